// The first match with a teacher: both commanders already have eight of twenty points, so that the last round is near.
import type { Teaching, TeachingPoint } from '../../core/teaching';
import { poseMember, poseSeat, poseTable, poseToken } from './lessons/pose';
import { type Decision, SOURCES, type State } from './types';
import type { RowView, SeatView, View } from './view-types';

type Point = TeachingPoint<View, Decision>;

const LEARNER = 0;
const RIVAL = 1;
const AHEAD = 8;
const COINS_A_POINT = 5;

const has = (decisions: readonly Decision[], type: Decision['type']): boolean => decisions.some((each) => each.type === type);
const own = (view: View): SeatView | undefined => view.seats[LEARNER];
const openRows = (view: View): readonly RowView[] => (view.event?.rows ?? []).filter((row) => row.possible && !row.done);
const moves = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap((each) => (each.type === 'move' ? [`space:${each.space}`] : []));
const members = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap((each) => (each.type === 'hireMember' || each.type === 'gain' ? [`member:${each.member}`] : []));
const inMenu = (decisions: readonly Decision[]): boolean => has(decisions, 'move') || has(decisions, 'end');

const points: readonly Point[] = [
  {
    id: 'turn',
    rules: ['ZIZ-35', 'ZIZ-45'],
    when: (_, decisions) => has(decisions, 'move'),
    about: (view, decisions) => [`space:${own(view)?.space ?? ''}`, ...moves(decisions)],
    words: (view) => ({ goal: view.goal, range: own(view)?.totals.range ?? 1 }),
  },
  {
    id: 'event',
    rules: ['ZIZ-50', 'ZIZ-51'],
    when: (_, decisions) => has(decisions, 'event'),
    about: (view) => [`space:${own(view)?.space ?? ''}`],
    isHoped: (decision) => decision.type === 'event',
  },
  {
    id: 'roll',
    rules: ['ZIZ-13', 'ZIZ-15'],
    when: (view, decisions) => view.roll?.seat === LEARNER && has(decisions, 'keep'),
    // The rows too: they say what is still wanted.
    about: (view, decisions) => [
      ...decisions.flatMap((each) => (each.type === 'reroll' ? [`die:${each.die}`] : [])),
      ...(view.event?.rows ?? []).map((_, index) => `row:${index + 1}`),
    ],
    words: (view) => ({ rerolls: view.roll?.rerolls ?? 0 }),
  },
  {
    id: 'rows',
    rules: ['ZIZ-54', 'ZIZ-55'],
    when: (view, decisions) => has(decisions, 'row') && openRows(view).length > 0,
    about: (_, decisions) => decisions.flatMap((each) => (each.type === 'row' ? [`row:${each.row}`] : [])),
    isHoped: (decision) => decision.type === 'row',
  },
  {
    id: 'luck',
    rules: ['ZIZ-70', 'ZIZ-71'],
    when: (view, decisions) => (has(decisions, 'fail') || has(decisions, 'luck')) && view.usable > 0,
    about: (view, decisions) => [
      ...decisions.flatMap((each) => (each.type === 'row' ? [`row:${each.row}`] : [])),
      ...(view.conquest === null ? [] : [`row:${view.conquest.row}`]),
    ],
    words: (view) => ({ tokens: view.usable }),
  },
  {
    id: 'tavern',
    rules: ['ZIZ-100', 'ZIZ-101'],
    when: (_, decisions) => has(decisions, 'hireMember'),
    about: (_, decisions) => members(decisions),
    words: (view) => ({ coins: own(view)?.coins ?? 0 }),
  },
  {
    id: 'gain',
    rules: ['ZIZ-59'],
    when: (_, decisions) => has(decisions, 'gain'),
    about: (_, decisions) => members(decisions),
  },
  {
    id: 'tournament',
    rules: ['ZIZ-85', 'ZIZ-92'],
    when: (_, decisions) => has(decisions, 'join'),
    about: () => ['pot', 'worth'],
    words: (view) => ({ pot: view.tournament?.pot ?? 0 }),
  },
  {
    id: 'joust',
    rules: ['ZIZ-87', 'ZIZ-88'],
    when: (view, decisions) => view.tournament !== null && has(decisions, 'aside'),
    about: (_, decisions) => [...decisions.flatMap((each) => (each.type === 'aside' ? [`lane:${each.face}`] : [])), 'worth'],
  },
  {
    id: 'castle',
    rules: ['ZIZ-75', 'ZIZ-77'],
    when: (_, decisions) => has(decisions, 'conquest'),
    about: (view) => [`space:${own(view)?.space ?? ''}`],
  },
  {
    id: 'warrant',
    rules: ['ZIZ-115', 'ZIZ-120'],
    when: (view, decisions) => inMenu(decisions) && (own(view)?.warrant ?? null) !== null,
    about: (view) => [`space:${own(view)?.space ?? ''}`],
    words: (view) => ({ coins: own(view)?.warrant ?? 0 }),
  },
  {
    id: 'attack',
    rules: ['ZIZ-120', 'ZIZ-123'],
    when: (_, decisions) => has(decisions, 'attack'),
    about: (view) => [`space:${own(view)?.space ?? ''}`],
  },
  {
    id: 'coins',
    rules: ['ZIZ-137'],
    // With an action left: without one nothing can be spent.
    when: (view, decisions) => has(decisions, 'move') && (own(view)?.coins ?? 0) >= COINS_A_POINT,
    about: () => [`purse:${LEARNER}`],
    words: (view) => ({ coins: own(view)?.coins ?? 0, points: own(view)?.projected.fromCoins ?? 0 }),
  },
  {
    id: 'rival',
    rules: ['ZIZ-50', 'ZIZ-130'],
    when: (view, decisions) => has(decisions, 'move') && view.round > 1,
    about: (view) => [`space:${view.seats[RIVAL]?.space ?? ''}`],
  },
  {
    id: 'last',
    rules: ['ZIZ-136'],
    when: (view, decisions) => view.lastRound && inMenu(decisions),
    about: (view) => [`space:${own(view)?.space ?? ''}`],
  },
];

export const teaching: Teaching<State, View, Decision> = {
  teacher: 'reinhold',
  opponent: 'hanka',
  seats: 2,
  seat: LEARNER,
  seed: 1420,
  options: { commanders: 'chosen' },
  start() {
    const state = poseTable(2);
    const seats = [
      poseSeat(state, LEARNER, { commander: 'zizka', space: 'pisek', members: ['jakub', 'vit'], coins: 4 }),
      poseSeat(state, RIVAL, { commander: 'bores', space: 'trebon', coins: 4 }),
    ];
    for (const seat of seats) {
      seat.vp = AHEAD;
      seat.sources[SOURCES.indexOf('event')] = AHEAD;
    }
    // Something to hire and something easy to try near the first steps.
    poseMember(state, 'matej');
    poseToken(state, 'zvikov', 'H1');
    return state;
  },
  points,
};
