// Illuminated fields behind a portrait.
import { mix, seeded } from '../colour';
import { localDef, stops } from '../svg';
import { type Detail, tenth } from './strokes';

const GOLD = '#d9b45e';

const rows = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => from + index * step);

const diaper = (width: number, height: number): string =>
  rows(-10, height + 20, 20)
    .flatMap((y, row) =>
      rows(-10, width + 20, 20).map((x) => {
        const left = x + (row % 2 === 0 ? 0 : 10);
        return `M${left} ${y - 10}l10 10-10 10-10-10zM${left} ${y - 2}l2 2-2 2-2-2z`;
      }),
    )
    .join('');

const rays = (): string =>
  rows(0, 40, 1)
    .map((index) => {
      const angle = (index / 40) * 2 * Math.PI;
      const at = (turn: number, radius: number): string =>
        `${tenth(100 + Math.cos(turn) * radius)} ${tenth(96 + Math.sin(turn) * radius)}`;
      return `M${at(angle - 0.02, 62)}L${at(angle, index % 2 === 0 ? 150 : 190)}L${at(angle + 0.02, 62)}z`;
    })
    .join('');

const vine = (): string =>
  [-1, 1]
    .flatMap((side) =>
      rows(0, 6, 1).map((index) => {
        const x = 100 + side * (82 - (index % 2) * 14);
        const y = 18 + index * 38;
        return `M${x} ${y}c${side * 14} -10 ${side * 24} 6 ${side * 10} 14c${side * -10} 5 ${side * -14} -8 ${side * -5} -9M${x} ${y}c${-side * 12} 8 ${-side * 16} 22 ${-side * 4} 36M${x - side * 6} ${y + 14}c${-side * 10} -4 ${-side * 14} 6 ${-side * 8} 10`;
      }),
    )
    .join('');

const barry = (height: number): string =>
  rows(4, height, 14)
    .map((y) => `M-5 ${y}q26 -7 52 0t52 0t52 0t52 0`)
    .join('');

const stars = (): string => {
  const chance = seeded(14);
  return rows(0, 30, 1)
    .map((index) => {
      const x = (index % 5) * 44 + 12 + chance() * 14;
      const y = Math.floor(index / 5) * 38 + 10 + chance() * 14;
      const size = 4 + chance() * 3;
      const [near, far] = [tenth(size * 0.28), tenth(size * 0.72)];
      return `M${tenth(x)} ${tenth(y - size)}l${near} ${far} ${far} ${near}-${far} ${near}-${near} ${far}-${near}-${far}-${far}-${near} ${far}-${near}z`;
    })
    .join('');
};

const checky = (width: number, height: number): string =>
  rows(0, height, 18)
    .flatMap((y, row) => rows((row % 2) * 18, width, 36).map((x) => `M${x} ${y}h18v18h-18z`))
    .join('');

const scale = (width: number, height: number): string =>
  rows(0, height + 16, 13)
    .flatMap((y, row) => rows((row % 2) * 13 - 13, width + 13, 26).map((x) => `M${x} ${y}a13 13 0 0 0 26 0`))
    .join('');

const gold = (width: number, height: number): string => {
  const chance = seeded(5);
  return rows(0, 90, 1)
    .map(() => `M${tenth(chance() * width)} ${tenth(chance() * height)}h1.6v1.6h-1.6z`)
    .join('');
};

interface Pattern {
  readonly path: (width: number, height: number) => string;
  // Drawn as lines where it is not filled.
  readonly filled: boolean;
  readonly opacity: number;
}

const PATTERNS = {
  diaper: { path: diaper, filled: false, opacity: 0.5 },
  rays: { path: rays, filled: true, opacity: 0.5 },
  vine: { path: vine, filled: false, opacity: 0.5 },
  barry: { path: (_width, height) => barry(height), filled: false, opacity: 0.5 },
  stars: { path: stars, filled: true, opacity: 0.5 },
  checky: { path: checky, filled: true, opacity: 0.35 },
  scale: { path: scale, filled: false, opacity: 0.5 },
  gold: { path: gold, filled: true, opacity: 0.8 },
} satisfies Record<string, Pattern>;

export type GroundId = keyof typeof PATTERNS;

export const ground = (id: GroundId, colour: string, detail: Detail, width: number, height: number): string => {
  const dark = mix(colour, '#0c0604', 0.62);
  const glow = localDef(
    'radialGradient',
    'cx=".46" cy=".4" r=".72"',
    stops([
      [0, mix(colour, '#f6dfa0', 0.38)],
      [0.45, colour],
      [1, dark],
    ]),
  );
  const field = `${glow.markup}<rect width="${width}" height="${height}" fill="${glow.url}"/>`;
  if (detail === 2) return field;
  const { path, filled, opacity }: Pattern = PATTERNS[id];
  const paint = filled
    ? `fill="${id === 'checky' ? dark : GOLD}"`
    : `fill="none" stroke="${GOLD}" stroke-width="1.300" stroke-linecap="round"`;
  return `${field}<path d="${path(width, height)}" ${paint} opacity="${opacity}"/>`;
};
