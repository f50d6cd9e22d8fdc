// Around the table the evening goes on: the citadel's roofs and wall under the stars, and below them the wilds, burning
// in the west and under jungle in the east.
import { beyondBody, duskBody, strewn } from '../../../art/beyond';
import { seeded } from '../../../art/colour';
import { type Box, localDef, round, stops } from '../../../art/svg';
import { roofs } from './ground';
import { palm } from './scene';

const WALL = 218;
const MIDDLE = 640;

const sky = ({ x, y, width }: Box, next: () => number): string => {
  const dusk = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, '#0d0b1a'],
      [0.55, '#2a1c38'],
      [0.85, '#6d3a44'],
      [1, '#B9603A'],
    ]),
  );
  const stars = Array.from(
    { length: 130 },
    () =>
      `<circle cx="${round(x + next() * width)}" cy="${round(y + next() * 440)}" r="${round(0.6 + next() * 1.2)}" fill="#fff3d0" opacity="${round(0.3 + next() * 0.6)}"/>`,
  );
  return `${dusk.markup}<rect x="${x}" y="${y}" width="${width}" height="${WALL - y}" fill="${dusk.url}"/>${stars.join('')}<circle cx="1490" cy="-30" r="26" fill="#f6ecd3" opacity=".85"/>`;
};

// The roofs are drawn for a board of some width: further quarters of the town stand beside it.
const town = (): string =>
  [-1120, 1104].map((x, i) => `<g transform="translate(${x} 30)">${roofs(seeded(91 + i))}</g>`).join('') +
  `<g transform="translate(60 -64)">${roofs(seeded(17))}</g>`;

const wall = ({ x, width }: Box): string => {
  const crenels = `M${x} ${WALL + 24}V${WALL}${'h12v7h12v-7'.repeat(Math.ceil(width / 24))}V${WALL + 24}Z`;
  return `<path d="${crenels}" fill="#5c5148"/><rect x="${x}" y="${WALL + 7}" width="${width}" height="30" fill="#564b42"/><rect x="${x}" y="${WALL + 7}" width="${width}" height="30" fill="url(#ml-brick)"/><rect x="${x}" y="${WALL + 35}" width="${width}" height="12" fill="#000" opacity=".5" filter="url(#blur3)"/>`;
};

const crack = (x: number, y: number, next: () => number): string => {
  let path = `M${round(x)} ${round(y)}`;
  for (let i = 0; i < 5; i++) path += `l${round((next() - 0.5) * 44)} ${round(12 + next() * 16)}`;
  return `<path d="${path}" fill="none" stroke="#FF7A2A" stroke-opacity=".5" stroke-width="${round(1.5 + next() * 2.5)}"/><path d="${path}" fill="none" stroke="#FFC866" stroke-opacity=".55"/>`;
};

const wilds = (ground: Box, next: () => number): string => {
  const { x, width } = ground;
  const earth = localDef(
    'linearGradient',
    '',
    stops([
      [0, '#2a0d0b'],
      [0.3, '#5d2a16'],
      [0.5, '#473a28'],
      [0.7, '#2f5a2c'],
      [1, '#0d2312'],
    ]),
  );
  const low = ground.y + ground.height;
  const things = strewn(ground, 70, next)
    .filter(({ y }) => y > WALL + 60)
    .map((place) => {
      if (place.x < MIDDLE - 120) return crack(place.x, place.y, next);
      const colour = next() > 0.5 ? '#24501f' : '#3c7034';
      return `<g transform="translate(${round(place.x)} ${round(place.y - 60)})">${palm(next, 60, 70, 20, 12, 2, colour)}</g>`;
    });
  return `${earth.markup}<rect x="${x}" y="${WALL}" width="${width}" height="${low - WALL}" fill="${earth.url}"/>${things.join('')}`;
};

export const countryBody = (ground: Box): string => {
  const next = seeded(77);
  return beyondBody(ground, sky(ground, next) + town() + wilds(ground, next) + wall(ground) + duskBody(ground, 0.6));
};
