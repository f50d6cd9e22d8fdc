// The emblems of the four games: a rayed crown, an eagle's shield, a chalice between flails, a quartered dragon shield.
import { type IconName, icon } from './icons';
import { AFFINITY, type GameId } from './palette';
import { type Box, clipped, polygon, round } from './svg';

export const emblemBox = (radius: number): Box => ({
  x: -radius * 1.3,
  y: -radius * 1.3,
  width: radius * 2.6,
  height: radius * 2.6,
});

const hexagon = (reach: number): string =>
  polygon(
    Array.from({ length: 6 }, (_, i) => ({ x: Math.cos((Math.PI / 3) * i) * reach, y: Math.sin((Math.PI / 3) * i) * reach })),
  );

const crown = (r: number): string => {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const reach = round(-r * (i % 2 === 1 ? 1.02 : 1.2));
    return `<path transform="rotate(${i * 15})" d="M${round(-r * 0.035)} ${round(-r * 0.86)}L0 ${reach}L${round(r * 0.035)} ${round(-r * 0.86)}Z" fill="url(#brass)"/>`;
  });
  return (
    `${rays.join('')}<path d="${hexagon(r * 0.82)}" fill="none" stroke="url(#brass)" stroke-width="${round(r * 0.09)}" stroke-linejoin="round"/>` +
    `<path d="${hexagon(r * 0.66)}" fill="#1b1030" stroke="url(#brass)" stroke-width="${round(r * 0.025)}"/>` +
    icon('queen-crown', -r * 0.44, -r * 0.46, r * 0.88, '#e9cd7c')
  );
};

const eagle = (r: number): string =>
  icon('two-swords', -r * 0.95, -r * 0.9, r * 1.9, '#d9b45e') +
  `<path d="M0 ${round(-r * 1.02)}H${round(r * 0.62)}V${round(r * 0.15)}Q${round(r * 0.6)} ${round(r * 0.72)} 0 ${round(r * 1.02)}Q${round(-r * 0.6)} ${round(r * 0.72)} ${round(-r * 0.62)} ${round(r * 0.15)}V${round(-r * 1.02)}Z" transform="scale(.9)" fill="#7c1616" stroke="url(#brass)" stroke-width="${round(r * 0.08)}"/>` +
  icon('eagle-emblem', -r * 0.5, -r * 0.58, r, '#f8f1dc');

const chalice = (r: number): string => {
  const flail = icon('flail', -r * 1.08, -r * 1.02, r * 2.16, '#c9984a');
  return (
    `<g>${flail}</g><g transform="scale(-1 1)">${flail}</g>` +
    `<circle r="${round(r * 0.72)}" fill="#8c1f1c" stroke="url(#brass)" stroke-width="${round(r * 0.09)}"/>` +
    `<circle r="${round(r * 0.61)}" fill="none" stroke="url(#brass)" stroke-width="${round(r * 0.025)}" stroke-dasharray="${round(r * 0.05)} ${round(r * 0.05)}"/>` +
    icon('jeweled-chalice', -r * 0.47, -r * 0.47, r * 0.94, '#f3dc95')
  );
};

const QUARTERS: readonly (readonly [string, IconName, number, number])[] = [
  [AFFINITY.fire.colour, 'flame', -1, -1],
  [AFFINITY.water.colour, 'big-wave', 1, -1],
  [AFFINITY.air.colour, 'whirlwind', -1, 1],
  [AFFINITY.jungle.colour, 'monstera-leaf', 1, 1],
];

const dragon = (r: number): string => {
  const k = (factor: number): number => round(r * factor);
  const shield = `M0 ${k(-1.05)}Q${k(0.5)} ${k(-0.8)} ${k(0.92)} ${k(-0.92)}V${k(0.05)}Q${k(0.86)} ${k(0.75)} 0 ${k(1.12)}Q${k(-0.86)} ${k(0.75)} ${k(-0.92)} ${k(0.05)}V${k(-0.92)}Q${k(-0.5)} ${k(-0.8)} 0 ${k(-1.05)}Z`;
  const quarters = QUARTERS.map(
    ([colour, name, x, y]) =>
      `<rect x="${x < 0 ? k(-1.2) : 0}" y="${y < 0 ? k(-1.2) : 0}" width="${k(1.2)}" height="${k(1.2)}" fill="${colour}"/>` +
      icon(name, x < 0 ? -r * 0.86 : r * 0.44, y < 0 ? -r * 0.84 : r * 0.3, r * 0.42, '#0c141b', 'opacity=".55"'),
  ).join('');
  return (
    `${clipped(shield, quarters)}<path d="${shield}" fill="none" stroke="url(#brass)" stroke-width="${k(0.09)}"/>` +
    `<circle r="${k(0.56)}" fill="#0f1a22" stroke="url(#brass)" stroke-width="${k(0.05)}"/>` +
    icon('spiked-dragon-head', -r * 0.43, -r * 0.43, r * 0.86, '#f3dc95')
  );
};

const DRAWING: Readonly<Record<GameId, (radius: number) => string>> = {
  leaders: crown,
  grunwald: eagle,
  zizka: chalice,
  'monster-lands': dragon,
};

/** The game's emblem around (0,0); embossed when it is large enough to show it. */
export const emblemBody = (game: GameId, radius: number): string =>
  `<g${radius > 19 ? ' filter="url(#f-emboss)"' : ''}>${DRAWING[game](radius)}</g>`;
