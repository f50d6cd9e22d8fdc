// The seven buildings of the citadel: facades with their roofs, and the name boards' places.
import { type Box, localDef, round, stops } from '../../../art/svg';
import { fitted, words } from '../../../art/text';
import { MONSTER_DEFS } from './defs';

export type Building = 'hut' | 'alchemist' | 'tavern' | 'merchant' | 'armoury' | 'market' | 'mine';

interface Facade {
  /** Left edge on the board; all stand at y 2 and are 184 high. */
  readonly x: number;
  readonly width: number;
  readonly wall: readonly [string, string];
  readonly pattern: 'brick' | 'planks';
}

export const BUILDINGS: Readonly<Record<Building, Facade>> = {
  hut: { x: 8, width: 152, wall: ['#7a5c33', '#3f2c18'], pattern: 'planks' },
  alchemist: { x: 166, width: 92, wall: ['#54436b', '#2a2038'], pattern: 'brick' },
  tavern: { x: 264, width: 306, wall: ['#7b5232', '#3d2615'], pattern: 'planks' },
  merchant: { x: 576, width: 88, wall: ['#6c4b3a', '#35231a'], pattern: 'planks' },
  armoury: { x: 670, width: 106, wall: ['#62666b', '#33363a'], pattern: 'brick' },
  market: { x: 782, width: 194, wall: ['#6d5a3a', '#372c1a'], pattern: 'planks' },
  mine: { x: 982, width: 114, wall: ['#57504a', '#292420'], pattern: 'brick' },
};

export const BUILDING_HEIGHT = 184;

export const buildingBox = (building: Building): Box => ({
  x: -10,
  y: -24,
  width: BUILDINGS[building].width + 20,
  height: BUILDING_HEIGHT + 26,
});

const both = (path: string, fill: string, pattern: string): string =>
  `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#ml-${pattern})"/>`;

const dormer = (x: number): string =>
  `<path d="M${round(x - 22)} 40L${round(x)} 12L${round(x + 22)} 40Z" fill="#5d2519" stroke="#C9744B" stroke-width="2"/><rect x="${round(x - 6)}" y="24" width="12" height="14" rx="5" fill="#FFC867"/><path d="M${round(x)} 24v14M${round(x - 6)} 31h12" stroke="#5d2519" stroke-width="1.500"/>`;

const ROOF: Readonly<Record<Building, (w: number) => string>> = {
  hut: (w) =>
    `${both(`M-4 48L${round(w * 0.28)} 6Q${w * 0.5} -4 ${round(w * 0.72)} 6L${w + 4} 48Q${w * 0.5} 40 -4 48Z`, '#B08A45', 'thatch')}<path d="M${round(w * 0.28)} 6Q${w * 0.5} -4 ${round(w * 0.72)} 6" stroke="#E5C67C" stroke-width="3" fill="none"/>`,
  alchemist: (w) => {
    const x = (share: number): number => round(w * share);
    return `${both(`M-4 48Q${x(0.3)} 36 ${x(0.36)} 14Q${x(0.42)} 2 ${x(0.5)} -16Q${x(0.58)} 2 ${x(0.64)} 14Q${x(0.7)} 36 ${w + 4} 48Z`, '#6B479A', 'tiles')}<circle cx="${x(0.5)}" cy="-18" r="3.500" fill="#E8CC7A"/><path d="M${x(0.36)} 14H${x(0.64)}" stroke="#C8A04A" stroke-width="2"/>`;
  },
  tavern: (w) =>
    `<path d="M${round(w * 0.8)} -14h16v30h-16z" fill="#4e3a2e"/><path d="M${round(w * 0.8 - 2)} -16h20v5h-20z" fill="#6b5243"/>${both(`M-6 48L${round(w * 0.1)} 4H${round(w * 0.9)}L${w + 6} 48Z`, '#94402C', 'tiles')}<path d="M${round(w * 0.1)} 4H${round(w * 0.9)}" stroke="#D98A5C" stroke-width="3"/>${dormer(w * 0.22)}${dormer(w * 0.78)}`,
  merchant: (w) => {
    const span = round((w + 8) / 6);
    const stripes = [0, 2, 4].map((i) => `<path d="M${w * 0.5} -6L${round(-4 + span * i)} 48h${span}Z" fill="#B4562F"/>`);
    return `<path d="M-4 48L${w * 0.5} -6L${w + 4} 48Z" fill="#E9D6A8"/>${stripes.join('')}<path d="M-4 48q${round(span / 2)} 9 ${span} 0${`t${span} 0`.repeat(5)}" fill="#8d3f20"/><path d="M${w * 0.5} -6v-14l14 5l-14 5" fill="#D6A21E" stroke="#3d2a10" stroke-width="1.500"/>`;
  },
  armoury: (w) =>
    `${both(`M-4 50V10h12v8h12v-8h14v8h${w - 68}v-8h14v8h10v-8h12V50Z`, '#7b8087', 'brick')}<path d="M${w * 0.5 - 9} 30h18" stroke="#22252a" stroke-width="4"/>`,
  market: (w) => {
    const span = (w + 8) / 10;
    const top = (w * 0.84) / 10;
    const stripes = Array.from(
      { length: 10 },
      (_, i) =>
        `<path d="M${round(-4 + i * span)} 44L${round(w * 0.08 + i * top)} 8h${round(top)}L${round(-4 + (i + 1) * span)} 44q${round(-span / 2)} 12 ${round(-span)} 0Z" fill="${i % 2 === 1 ? '#EBDDB6' : '#3F7A4A'}"/>`,
    );
    return `${stripes.join('')}<path d="M${round(w * 0.08)} 8h${round(w * 0.84)}" stroke="#8a6a34" stroke-width="4"/>`;
  },
  mine: (w) =>
    `<path d="M-6 50L6 24L22 14L30 2L52 -6L70 4L86 0L98 18L112 26L${w + 6} 50Z" fill="#6d655c"/><path d="M30 2L40 24L22 50M70 4L64 30L80 50M98 18L92 38" stroke="#2b2622" stroke-opacity=".6" stroke-width="2" fill="none"/><path d="M52 -6L44 16L60 28L70 4Z" fill="#8d8478"/><path d="M6 24L22 14L26 34Z" fill="#857c70"/>`,
};

export interface BuildingOptions {
  readonly name?: string;
  readonly state?: 'rest' | 'lit' | 'off';
}

const nameBoard = (name: string | undefined, width: number, lit: boolean): string => {
  if (name === undefined) return '';
  const board = Math.min(width + 8, name.length * 9.4 + 22);
  const x = round(width / 2 - board / 2);
  const glow = lit
    ? `<rect x="${x}" y="31" width="${round(board)}" height="21" rx="3" fill="#FFD98A" filter="url(#f-lit)"/>`
    : '';
  return `${glow}<rect x="${x}" y="31" width="${round(board)}" height="21" rx="3" fill="${lit ? '#FBE3A2' : 'url(#ml-page)'}" stroke="${lit ? '#E8CC7A' : '#6b4d1c'}"/>${words(width / 2, 46.5, name, { face: 'small', size: fitted(name, 15, board - 12, 0.6), anchor: 'middle' })}`;
};

/** A building from its wall's top left corner, its width × 184; the roof stands above y 50. */
export const buildingBody = (building: Building, options: BuildingOptions = {}): string => {
  const { width: w, wall, pattern } = BUILDINGS[building];
  const h = BUILDING_HEIGHT;
  const paint = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, wall[0]],
      [1, wall[1]],
    ]),
  );
  return (
    `${MONSTER_DEFS}${paint.markup}<g${options.state === 'off' ? ' filter="url(#f-off)"' : ''}><rect y="40" width="${w}" height="${h - 40}" fill="${paint.url}"/><rect y="40" width="${w}" height="${h - 40}" fill="url(#ml-${pattern})"/><path d="M1.500 42V${h}M${w - 1.5} 42V${h}" stroke="#1a0f08" stroke-opacity=".7" stroke-width="3"/>` +
    `<rect y="46" width="${w}" height="14" fill="#000" opacity=".35" filter="url(#blur3)"/><g transform="translate(0 11) scale(1 .78)">${ROOF[building](w)}</g>${nameBoard(options.name, w, options.state === 'lit')}</g>`
  );
};

/** A dark niche for cards and tokens on a facade. */
export const nicheBody = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" rx="5" fill="#120a05" fill-opacity=".62"/><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="4.500" fill="none" stroke="#E8CC7A" stroke-opacity=".25"/><path d="M3 2.500H${width - 3}" stroke="#000" stroke-width="4" opacity=".4"/>`;
