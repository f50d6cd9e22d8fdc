// Draws posed boards for the rules: figures, what they may do (disc and star), what is forbidden, counts and lines.
import { FIGURE_KINDS, type FigureKind } from '../../../engine/games/leaders/data/characters';
import { forbiddenMarkBody } from '../../art/marks';
import { at, clippedRect, type Point, piece, round } from '../../art/svg';
import { words } from '../../art/text';
import { FIGURE } from '../rule-figures';
import { boardBody, cellCentre, SQUASH } from './art/board';
import { LEADERS_DEFS } from './art/emblems';
import { type FigureState, figureBody } from './art/figure';
import { abilityBody, chosenBody, dangerBody, recruitBody, stepBody } from './art/marks';

// `0.king@0,3`, as the engine writes positions; cells are `q,r`.
export interface Pose {
  readonly position: string;
  // Legal decisions to be marked where they end.
  readonly keys?: readonly string[];
  // Only some of the figure's decisions of that sort are shown.
  readonly partial?: true;
  // Decisions that are not legal, crossed out where they would end.
  readonly forbidden?: readonly string[];
  // What figures on these cells count for a capture.
  readonly counts?: Readonly<Record<string, number>>;
  // The leader of this seat is captured or surrounded.
  readonly fallen?: 0 | 1;
  // Who is meant.
  readonly ring?: readonly string[];
  readonly recruit?: readonly string[];
  // Lines of sight or of a threat, and ways gone.
  readonly sight?: readonly (readonly [string, string])[];
  readonly ways?: readonly (readonly [string, string])[];
  // Trails of what has just moved.
  readonly trails?: readonly (readonly [string, string])[];
  readonly tired?: readonly string[];
  // Plain numbers on cells.
  readonly numbers?: Readonly<Record<string, string>>;
  // The middle of what is seen, in cells, and how large.
  readonly middle?: readonly [q: number, r: number];
  readonly zoom?: number;
}

interface PosedFigure {
  readonly seat: string;
  readonly kind: FigureKind;
  readonly cell: string;
}

function figuresOf(position: string): readonly PosedFigure[] {
  return position.split(' ').flatMap((word) => {
    const [, seat = '', name = '', cell = ''] = /^([01])\.(\w+)@(\S+)$/.exec(word) ?? [];
    const kind = FIGURE_KINDS.find((each) => each === name);
    return kind === undefined ? [] : [{ seat, kind, cell }];
  });
}

function cellOf(name: string): readonly [number, number] {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return [q, r];
}

function centreOf(name: string): Point {
  return cellCentre(...cellOf(name));
}

const STEPS = ['step', 'walk', 'react'];

// The cell next to `from` on the straight way to `to`.
function towards(from: string, to: string): string {
  const [q, r] = cellOf(from);
  const [tq, tr] = cellOf(to);
  return `${q + Math.sign(tq - q)},${r + Math.sign(tr - r)}`;
}

// Where a decision ends, as a mark is drawn for it.
export function endOf(key: string, position: string): { readonly cell: string; readonly isStep: boolean } {
  const [type = '', rest = ''] = key.split(':');
  const [name = '', ...cells] = rest.split('>');
  const target = cells.at(-1) ?? '';
  const own = figuresOf(position).find((figure) => figure.seat === '0' && figure.kind === name)?.cell ?? target;
  const cell = type === 'fly' ? towards(target, own) : type === 'drag' ? towards(own, target) : target;
  return { cell, isStep: STEPS.includes(type) };
}

function put(cell: string, body: string, scale = 1): string {
  const { x, y } = centreOf(cell);
  return at(x, y, body, { scale });
}

interface LineLook {
  readonly colour: string;
  readonly dashed: boolean;
}

function line([from, to]: readonly [string, string], { colour, dashed }: LineLook): string {
  const [a, b] = [centreOf(from), centreOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  // Between neighbours there is room for little more than the head.
  const gap = length < 100 ? 20 : 28;
  const tip = { x: b.x - ux * gap, y: b.y - uy * gap };
  const path = `M${round(a.x + ux * gap)} ${round(a.y + uy * gap)}L${round(tip.x - ux * 8)} ${round(tip.y - uy * 8)}`;
  const head = `M${round(tip.x)} ${round(tip.y)}L${round(tip.x - ux * 15 - uy * 8)} ${round(tip.y - uy * 15 + ux * 8)}L${round(tip.x - ux * 15 + uy * 8)} ${round(tip.y - uy * 15 - ux * 8)}Z`;
  return (
    `<path d="${path}" fill="none" stroke="#170f26" stroke-width="7" opacity=".6"/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="4"${dashed ? ' stroke-dasharray="9 7"' : ''}/>` +
    `<path d="${head}" fill="${colour}" stroke="#170f26"/>`
  );
}

// Fading footsteps of a move already made.
function trail(from: string, to: string): string {
  const [start, end] = [centreOf(from), centreOf(to)];
  const steps = [0, 1, 2, 3, 4].map((index) => {
    const share = index / 5;
    const size = 5 + index * 1.6;
    return `<ellipse cx="${round(start.x + (end.x - start.x) * share)}" cy="${round(start.y + (end.y - start.y) * share)}" rx="${round(size)}" ry="${round(size * SQUASH)}" fill="#FFE9B8" opacity="${round(0.3 + 0.12 * index)}" stroke="#7d5a1a" stroke-width=".7"/>`;
  });
  return `${steps.join('')}<ellipse cx="${round(start.x)}" cy="${round(start.y)}" rx="31" ry="25" fill="none" stroke="#7d5a1a" stroke-width="1.800" stroke-dasharray="4 5" opacity=".75"/>`;
}

// The count of a figure stands at its shoulder, as at the table.
export function countBody({ x, y }: Point, value: number): string {
  return at(
    x + 30,
    y - 48,
    `<circle r="17" fill="${value > 0 ? '#8E2420' : '#4B5057'}" stroke="#fff3d6" stroke-width="2"/>${words(0, 7.5, value, { size: 22, colour: '#fff3d6', anchor: 'middle' })}`,
  );
}

function number(cell: string, value: string): string {
  return put(
    cell,
    `<circle r="27" fill="#fff8e6" stroke="#8a6422" stroke-width="3"/>${words(0, 12, value, { face: 'gothic', size: 36, colour: '#3b1d10', anchor: 'middle' })}`,
  );
}

function stateOf(pose: Pose, cell: string): FigureState {
  if (pose.tired?.includes(cell)) return 'used';
  return pose.ring?.includes(cell) ? 'chosen' : 'rest';
}

function marksOf(pose: Pose): string {
  const ends = (pose.keys ?? []).map((key) => endOf(key, pose.position));
  const unique = [...new Map(ends.map((end) => [end.cell, end])).values()];
  return unique.map(({ cell, isStep }) => put(cell, isStep ? stepBody() : abilityBody())).join('');
}

// Board, marks, lines and figures from behind to the front, around the middle of the board.
export function poseBody(pose: Pose): string {
  const figures = figuresOf(pose.position).toSorted((a, b) => centreOf(a.cell).y - centreOf(b.cell).y);
  const fallen = figures.find(({ seat, kind }) => seat === String(pose.fallen) && (kind === 'king' || kind === 'queen'));
  return [
    boardBody('gules', 'azure'),
    fallen === undefined ? '' : put(fallen.cell, dangerBody()),
    ...(pose.ring ?? []).map((cell) => put(cell, chosenBody())),
    ...(pose.recruit ?? []).map((cell) => put(cell, recruitBody())),
    marksOf(pose),
    ...(pose.trails ?? []).map(([from, to]) => trail(from, to)),
    ...(pose.sight ?? []).map((each) => line(each, { colour: '#DCC8FF', dashed: true })),
    ...(pose.ways ?? []).map((each) => line(each, { colour: '#FFD98A', dashed: false })),
    ...figures.map(({ seat, kind, cell }) => put(cell, figureBody(kind, seat === '0' ? 'gules' : 'azure', stateOf(pose, cell)))),
    ...(pose.forbidden ?? []).map((key) => put(endOf(key, pose.position).cell, forbiddenMarkBody(20))),
    ...Object.entries(pose.counts ?? {}).map(([cell, value]) => countBody(centreOf(cell), value)),
    ...Object.entries(pose.numbers ?? {}).map(([cell, value]) => number(cell, value)),
  ].join('');
}

// The terrace at dusk, around boards and under cards.
const GROUND = `${LEADERS_DEFS}<rect width="500" height="284" fill="#241d33"/><rect width="500" height="284" fill="url(#ld-slate)" opacity=".45"/><rect width="500" height="284" fill="url(#ld-dusk)"/>`;

export function framed(body: string): string {
  return piece(FIGURE, `${GROUND}${clippedRect(0, 0, 500, 284, 0, body)}`);
}

export function drawPose(pose: Pose): string {
  const zoom = pose.zoom ?? 0.76;
  const { x, y } = cellCentre(...(pose.middle ?? [0, 0]));
  return framed(at(250 - x * zoom, 146 - y * zoom, poseBody(pose), { scale: zoom }));
}
