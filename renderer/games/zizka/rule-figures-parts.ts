// What the pictures of Žižka's rules are made of: rows with costs and rewards, members, dice, a piece of the map.
import { LINKS, SPACES } from '../../../engine/games/zizka/data/board';
import { STARTING_MEMBERS } from '../../../engine/games/zizka/data/commanders';
import { EVENTS, type IconNeeds, type Reward, type RewardName, type RowData } from '../../../engine/games/zizka/data/events';
import { MEMBERS } from '../../../engine/games/zizka/data/members';
import type { Face } from '../../../engine/games/zizka/types';
import { at } from '../../art/svg';
import { words } from '../../art/text';
import { cloth, onGround } from '../rule-figure-parts';
import type { Say } from '../rule-figures';
import { type ZizkaDieOptions, zizkaDieBody } from './art/dice';
import { mapBody } from './art/map';
import { reachBody, stepsBadgeBody } from './art/marks';
import { isEventKind, medallionBody } from './art/medallion';
import { memberCardBody } from './art/member-card';
import { spaceAt } from './art/spaces';
import { symbolAt, type ZizkaSymbol } from './art/symbols';
import { favourBody, luckTokenBody } from './art/tokens';

const GROUND = cloth('#567a49', '#1b2f1c');

export const paint = (body: string): string => onGround(GROUND, body);

const ICONS = ['sword', 'shield', 'speech', 'luck'] as const;

/** A symbol as often as it is asked for. */
export const symbolsOf = (needs: IconNeeds): readonly ZizkaSymbol[] =>
  ICONS.flatMap((icon) => new Array<ZizkaSymbol>(needs[icon] ?? 0).fill(icon));

export const symbols = (list: readonly ZizkaSymbol[], x: number, y: number, size = 24): string =>
  list.map((symbol, index) => symbolAt(symbol, x + index * (size + 4), y, size)).join('');

const numbered = (symbol: ZizkaSymbol, count: number): string =>
  symbolAt(symbol, 0, 0, 24) + (count > 1 ? words(19, 7, count, { face: 'gothic', size: 21, anchor: 'middle' }) : '');

const PRIZE: Readonly<Record<RewardName, (count: number) => string>> = {
  virtue: () => symbolAt('virtue', 0, 0, 25),
  vice: () => symbolAt('vice', 0, 0, 25),
  moraleChoice: () => symbolAt('virtue', -7, 0, 19) + symbolAt('vice', 11, 0, 19),
  wenceslas: () => at(0, 0, favourBody('wenceslas'), { scale: 0.75 }),
  sigismund: () => at(0, 0, favourBody('sigismund'), { scale: 0.75 }),
  coins: (count) => numbered('coin', count),
  vp: (count) => numbered('vp', count),
  luckToken: () => at(0, 0, luckTokenBody(), { scale: 0.9 }),
  warrant: () => symbolAt('warrant', 0, 0, 26),
  member1: () => symbolAt('member', 0, 0, 24),
  member2: () => symbolAt('member', 0, 0, 24),
  memberAny: () => symbolAt('member', 0, 0, 24),
};

export const prizes = (reward: Reward, x: number, y: number): string =>
  (Object.keys(PRIZE) as RewardName[])
    .filter((name) => (reward[name] ?? 0) > 0)
    .map((name, index) => at(x + index * 48, y, PRIZE[name](reward[name] ?? 0)))
    .join('');

type RowState = 'open' | 'done' | 'failed';

/** One row of a token or a keep, 302 × 42 from its top left corner. */
export const rowStrip = (row: RowData, number: number, state: RowState = 'open'): string => {
  const paper = { open: '#F6ECD3', done: '#d9e8c2', failed: '#d8c3b4' }[state];
  const cost =
    row.icons === undefined
      ? at(54, 21, numbered(row.pay === undefined ? 'member' : 'coin', row.pay ?? row.discard ?? 1))
      : symbols(symbolsOf(row.icons), 54, 21);
  const pays = Object.keys(row.reward).length > 0;
  const tick =
    state === 'done'
      ? '<path d="M270 21L278 30L292 12" fill="none" stroke="#2f6d36" stroke-width="5" stroke-linecap="round"/>'
      : state === 'failed'
        ? '<path d="M272 12L290 30M290 12L272 30" stroke="#8E2420" stroke-width="5" stroke-linecap="round"/>'
        : '';
  return (
    `<rect width="302" height="42" rx="6" fill="${paper}" stroke="#5b431f"/>${words(22, 29, number, { face: 'gothic', size: 24, colour: '#7a1f1a', anchor: 'middle' })}` +
    `${pays ? '<path d="M136 21H160M154 15L162 21L154 27" fill="none" stroke="#5b431f" stroke-width="2.500"/>' : ''}${cost}${prizes(row.reward, 188, 21)}${tick}`
  );
};

/** A token turned up: its medallion and its rows. */
export const tokenRows = (id: string, states: readonly RowState[] = []): string => {
  const token = EVENTS.find((each) => each.id === id);
  const kind = token?.kind ?? '';
  const rows = (token?.rows ?? []).map((row, index) => at(176, 40 + index * 52, rowStrip(row, index + 1, states[index])));
  return (isEventKind(kind) ? at(90, 132, medallionBody(kind, { faceUp: true, radius: 56 })) : '') + rows.join('');
};

/** A member as in the tavern, or a starting one. */
export const memberOf = (id: string): string => {
  const hired = MEMBERS.find((each) => each.id === id);
  if (hired !== undefined) return memberCardBody(id, hired);
  const starting = STARTING_MEMBERS.find((each) => each.id === id);
  return starting === undefined ? '' : memberCardBody(id, { level: 0, name: starting.name, gives: starting.gives });
};

export const dice = (faces: readonly Face[], x: number, y: number, size = 50, options: ZizkaDieOptions = {}): string =>
  faces
    .map((face, index) =>
      at(x + index * (size + 14), y, zizkaDieBody(face, { size, rotation: index % 2 === 0 ? -4 : 5, ...options })),
    )
    .join('');

/** Steps from a space to all others. */
function distancesFrom(start: string): ReadonlyMap<string, number> {
  const steps = new Map([[start, 0]]);
  for (const [space, far] of steps) {
    for (const [a, b] of LINKS) {
      const next = a === space ? b : b === space ? a : null;
      if (next !== null && !steps.has(next)) steps.set(next, far + 1);
    }
  }
  return steps;
}

const map = (say: Say): string => mapBody({ names: Object.fromEntries(SPACES.map(({ id }) => [id, say(`space.${id}.name`)])) });

/** A piece of the map around a space; `over` is drawn in the map's own places. */
export const mapAround = (say: Say, middle: string, zoom: number, over: string): string => {
  const { x, y } = spaceAt(middle);
  return paint(at(250 - x * zoom, 142 - y * zoom, map(say) + over, { scale: zoom }));
};

export const wholeMap = (say: Say, over = ''): string => paint(at(66, 2, map(say) + over, { scale: 0.468 }));

/** Marks on every space that a move of so many steps reaches. */
export const reach = (start: string, range: number): string =>
  SPACES.flatMap(({ id, kind }) => {
    const steps = distancesFrom(start).get(id) ?? 0;
    const { x, y } = spaceAt(id);
    return steps > 0 && steps <= range
      ? [at(x, y, reachBody(kind)) + at(x + 22, y - 18, stepsBadgeBody(steps), { scale: 1.15 })]
      : [];
  }).join('');

export const onSpace = (space: string, body: string, scale = 1): string => {
  const { x, y } = spaceAt(space);
  return at(x, y, body, { scale });
};
