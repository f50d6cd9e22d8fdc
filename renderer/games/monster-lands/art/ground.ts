// The board's ground: dusk over the citadel's roofs, its wall, and below it two wild lands beside the road to the gate.
import { seeded } from '../../../art/colour';
import { type Box, clippedRect, localDef, round, stops } from '../../../art/svg';
import type { Affinity } from './affinity';
import { MONSTER_DEFS } from './defs';

export const GROUND: Box = { x: 0, y: 0, width: 1104, height: 458 };

const LAND_COLOURS: Readonly<Record<Affinity, readonly [string, string, string]>> = {
  water: ['#123a50', '#1d6480', '#0d2c40'],
  fire: ['#2a0d0b', '#5d1f12', '#240a08'],
  air: ['#4a6172', '#7893a5', '#364a58'],
  jungle: ['#14301a', '#2f5a2c', '#0d2312'],
};

export const roofs = (next: () => number): string =>
  Array.from({ length: 26 }, (_, i) => {
    const x = round(i * 44 + next() * 20);
    const w = round(14 + next() * 18);
    const top = round(6 + next() * 46);
    const q = round(w * 0.2);
    const spire =
      next() > 0.45
        ? `<path d="M${x - 3} ${top + 10}L${round(x + w / 2)} ${top - 16}L${round(x + w + 3)} ${top + 10}Z" fill="#3a2233"/>`
        : '';
    return `<path d="M${x} 200V${top + 14}h${q}v-5h${q}v5h${q}v-5h${q}v5h${q}V200Z" fill="#2b1b2a" opacity=".85"/>${spire}<rect x="${round(x + w * 0.4)}" y="${top + 26}" width="3.500" height="6" fill="#FFC867" opacity=".8"/>`;
  }).join('');

const ripples = (left: number): string =>
  Array.from(
    { length: 9 },
    (_, k) =>
      `<path d="M${left - 20} ${205 + k * 29}${'q12 -9 24 -1q10 6 22 1'.repeat(10)}" fill="none" stroke="#9fdbe6" stroke-opacity=".25" stroke-width="2"/>`,
  ).join('');

const lava = (left: number, next: () => number): string =>
  Array.from({ length: 7 }, () => {
    let x = left + 30 + next() * 350;
    let y = 190 + next() * 60;
    let path = `M${round(x)} ${round(y)}`;
    for (let i = 0; i < 7; i++) {
      x += (next() - 0.5) * 50;
      y += 20 + next() * 22;
      path += `L${round(x)} ${round(y)}`;
    }
    return `<path d="${path}" fill="none" stroke="#FF7A2A" stroke-opacity=".55" stroke-width="${round(2 + next() * 3)}"/><path d="${path}" fill="none" stroke="#FFC866" stroke-opacity=".6"/>`;
  }).join('');

const mist = (left: number, next: () => number): string =>
  Array.from(
    { length: 16 },
    () =>
      `<ellipse cx="${round(left + next() * 410)}" cy="${round(205 + next() * 250)}" rx="${round(40 + next() * 50)}" ry="${round(10 + next() * 12)}" fill="#dbe7ee" opacity="${(0.12 + next() * 0.2).toFixed(2)}"/>`,
  ).join('');

const leaves = (left: number, next: () => number): string =>
  Array.from({ length: 46 }, () => {
    const x = round(left + next() * 410);
    const y = round(195 + next() * 260);
    return `<path d="M${x} ${y}q14 -18 30 -6q-10 14 -30 6z" transform="rotate(${Math.round(next() * 360)} ${x} ${y})" fill="${next() > 0.5 ? '#4f8a3c' : '#24501f'}" opacity=".5"/>`;
  }).join('');

const dressing = (affinity: Affinity, left: number, next: () => number): string => {
  switch (affinity) {
    case 'water':
      return ripples(left);
    case 'fire':
      return lava(left, next);
    case 'air':
      return mist(left, next);
    case 'jungle':
      return leaves(left, next);
  }
};

const land = (affinity: Affinity, side: 'left' | 'right', next: () => number): string => {
  const [one, two, three] = LAND_COLOURS[affinity];
  const fill = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="1" y2="1"',
    stops([
      [0, one],
      [0.6, two],
      [1, three],
    ]),
  );
  const outline =
    side === 'left' ? 'M0 180H440Q400 260 424 330Q438 400 410 470H0Z' : 'M664 180H1104V470H694Q672 400 688 330Q706 250 664 180Z';
  const clip = localDef('clipPath', '', `<path d="${outline}"/>`);
  return `${fill.markup}${clip.markup}<path d="${outline}" fill="${fill.url}"/><g clip-path="${clip.url}">${dressing(affinity, side === 'left' ? 0 : 690, next)}</g>`;
};

const wall = (): string => {
  const crenels = `M-4 200V176${'h12v7h12v-7'.repeat(47)}V200Z`;
  return `<path d="${crenels}" fill="#5c5148"/><rect y="183" width="1104" height="13" fill="#564b42"/><rect y="183" width="1104" height="13" fill="url(#ml-brick)"/><rect y="194" width="1104" height="10" fill="#000" opacity=".5" filter="url(#blur3)"/>`;
};

export interface GroundOptions {
  readonly left?: Affinity;
  readonly right?: Affinity;
}

/** The ground from its top left corner; the lands lie left (x 6) and right (x 690), the gate between them. */
export const groundBody = (options: GroundOptions = {}): string => {
  const next = seeded(41);
  const lands = land(options.left ?? 'water', 'left', next) + land(options.right ?? 'fire', 'right', next);
  return (
    MONSTER_DEFS +
    clippedRect(
      0,
      0,
      1104,
      458,
      8,
      `<rect width="1104" height="200" fill="url(#ml-dusk)"/><ellipse cx="620" cy="150" rx="420" ry="150" fill="url(#ml-sun)"/>${roofs(seeded(77))}` +
        `<g filter="url(#f-paint)"><rect y="180" width="1104" height="290" fill="#473a28"/>${lands}<path d="M510 184Q500 300 470 470H650Q610 300 600 184Z" fill="#8a6a45" opacity=".55"/></g>${wall()}`,
    )
  );
};
