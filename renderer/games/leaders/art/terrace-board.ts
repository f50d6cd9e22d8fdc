import type { Tincture } from '../../../art/palette';
import { type Box, localDef, type Point, polygon, stops } from '../../../art/svg';
import { CELLS, clothStrip, crownRays, edgeOf, ellipse, isRecruitment, noise, slabColour } from './board-parts';
import { LEADERS_DEFS } from './emblems';
import { CELL_FLATNESS, CELL_WIDTH, DISTANCE, seen, seenCell } from './projection';

export const BOARD: Box = { x: 220, y: 120, width: 840, height: 580 };

const REACH = 346;
const STEP = (DISTANCE * Math.sqrt(3)) / 2;

const LIGHT = localDef(
  'linearGradient',
  '',
  stops([
    [0, '#ffcf94', 0.42],
    [0.45, '#fff', 0],
    [1, '#1a0f38', 0.58],
  ]),
);

const hexagon = (reach: number): readonly Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + Math.PI / 2;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });

const shown = (points: readonly Point[], drop = 0): string =>
  polygon(
    points.map(({ x, y }) => {
      const at = seen(x, y);
      return { x: at.x, y: at.y + drop };
    }),
  );

const edgeStrip = (index: number, tincture: Tincture): string =>
  clothStrip(shown(edgeOf(hexagon(REACH - 5), hexagon(REACH - 17), index, 0.05)), tincture);

const cell = (q: number, r: number): string => {
  const { x, y, scale } = seenCell(q, r);
  const golden = isRecruitment(q, r);
  const [rx, ry] = [CELL_WIDTH * scale, CELL_WIDTH * CELL_FLATNESS * scale];
  const inset = golden ? 3 : 0;
  return (
    ellipse(x, y + 2, rx + 3, ry + 3, 'fill="#17131f" opacity=".75"') +
    (golden ? ellipse(x, y, rx + 1.5, ry + 1.5, 'fill="url(#gold)" stroke="#4a3210" stroke-width=".8"') : '') +
    ellipse(x, y, rx - inset, ry - inset, 'fill="#5d5563"') +
    ellipse(
      x,
      y + 1.4,
      rx - inset - 1,
      ry - inset - 1.5,
      `fill="url(#ld-stone)" opacity="${(0.86 + 0.14 * noise(q, r)).toFixed(2)}"`,
    ) +
    ellipse(x, y + 1, rx - 9, ry - 7.5, 'fill="none" stroke="#fff" stroke-opacity=".28"') +
    ellipse(x, y, rx - 9, ry - 7.5, 'fill="none" stroke="#6a5f6c" stroke-opacity=".45"') +
    (q === 0 && Math.abs(r) === 3 ? crownRays(x, y, { scale, flatness: CELL_FLATNESS, crown: 28 }) : '')
  );
};

const slab = (q: number, r: number): string => {
  const [x, y] = [q * STEP, (r + q / 2) * DISTANCE];
  const reach = DISTANCE / Math.sqrt(3) - 0.5;
  const points = Array.from({ length: 6 }, (_, i) => ({
    x: x + reach * Math.cos((i * Math.PI) / 3),
    y: y + reach * Math.sin((i * Math.PI) / 3),
  }));
  return `<path d="${shown(points)}" fill="${slabColour(q, r)}" stroke="#2a2536" stroke-width="1.300"/>`;
};

/** Tinctures of the seat in front and of the seat behind. */
export const boardBody = (front: Tincture = 'gules', behind: Tincture = 'azure'): string => {
  const [dais, top] = [hexagon(REACH + 26), hexagon(REACH)];
  const seenPits = CELLS.map(({ x, y }) => {
    const at = seenCell(x, y);
    return ellipse(at.x, at.y, (CELL_WIDTH - 4) * at.scale, (CELL_WIDTH - 5) * CELL_FLATNESS * at.scale, 'fill="#fff"');
  });
  return (
    `${LEADERS_DEFS}${LIGHT.markup}<path d="${shown(dais, 34)}" transform="translate(10 0)" fill="#0a0418" opacity=".55" filter="url(#blur8)"/>` +
    `<path d="${shown(dais, 24)}" fill="#3a2f4a"/><path d="${shown(dais, 14)}" fill="#8a6f7e" stroke="#2a1f3a"/><path d="${shown(dais, 14)}" fill="${LIGHT.url}"/>` +
    `<path d="${shown(top, 14)}" fill="#1d172a"/><path d="${shown(top, 8)}" fill="#2e273e"/><path d="${shown(top)}" fill="url(#ld-slate)" stroke="#c8a04a" stroke-width="1.500"/>` +
    [5, 0].map((index) => edgeStrip(index, front)).join('') +
    [2, 3].map((index) => edgeStrip(index, behind)).join('') +
    CELLS.map(({ x, y }) => slab(x, y)).join('') +
    CELLS.map(({ x, y }) => cell(x, y)).join('') +
    `<g filter="url(#f-pitted)" opacity=".6">${seenPits.join('')}</g><path d="${shown(top)}" fill="${LIGHT.url}"/>`
  );
};
