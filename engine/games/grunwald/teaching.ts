// The first match with a teacher: the last four of the eight rounds, both sides with a few knights, so that every part of
// a round comes up within half an hour.
import type { Teaching, TeachingPoint } from '../../core/teaching';
import { pose } from './lessons/pose';
import type { Decision, State } from './types';
import type { PlayerView, View } from './view-types';

type Point = TeachingPoint<View, Decision>;

const LEARNER = 0;

const has = (decisions: readonly Decision[], type: Decision['type']): boolean => decisions.some((each) => each.type === type);
const goes = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap((each) => (each.type === 'goTo' ? [`field:${each.field}`] : []));
const cards = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap((each) =>
    each.type === 'send' || each.type === 'give' || each.type === 'dismiss' ? [`card:${each.card}`] : [],
  );
const own = (view: View): PlayerView | undefined => view.players.find(({ seat }) => seat === LEARNER);
const opensTeutons = (decisions: readonly Decision[]): boolean =>
  decisions.some((each) => each.type === 'goTo' && each.field === 'teutons');

const points: readonly Point[] = [
  {
    id: 'goal',
    rules: ['GRU-20', 'GRU-61'],
    when: (_, decisions) => has(decisions, 'take'),
    about: () => ['piece:officer', 'piece:helpers'],
    words: (view) => ({ rounds: view.rounds - view.round + 1 }),
  },
  {
    id: 'fields',
    rules: ['GRU-30', 'GRU-31', 'GRU-50'],
    when: (_, decisions) => has(decisions, 'goTo'),
    about: (_, decisions) => goes(decisions),
  },
  {
    id: 'stake',
    rules: ['GRU-26', 'GRU-31', 'GRU-33'],
    when: (view, decisions) => has(decisions, 'stake') && view.placement?.field === 'provision',
    about: () => ['field:provision'],
  },
  {
    id: 'hire',
    rules: ['GRU-27', 'GRU-33', 'GRU-53'],
    when: (view, decisions) => has(decisions, 'stake') && view.placement?.field === 'mercenaries',
    about: () => ['field:mercenaries'],
  },
  {
    id: 'skirmish',
    rules: ['GRU-40', 'GRU-41', 'GRU-43'],
    when: (view, decisions) => has(decisions, 'send') && view.stage !== 'events',
    about: (_, decisions) => cards(decisions),
    words: (view) => ({ strength: view.battle?.strength ?? 0 }),
  },
  {
    id: 'task',
    rules: ['GRU-47', 'GRU-72'],
    when: (view, decisions) => has(decisions, 'send') && view.stage === 'events',
    about: (_, decisions) => cards(decisions),
  },
  {
    id: 'auction',
    rules: ['GRU-70'],
    when: (_, decisions) => has(decisions, 'bid'),
    about: () => ['goods:ducats'],
    words: (view) => ({ bid: view.auction?.bid ?? 0 }),
  },
  {
    id: 'loss',
    rules: ['GRU-44'],
    when: (view) => view.giving?.purpose === 'loss',
    about: (_, decisions) => cards(decisions),
    words: (view) => ({ owed: view.giving?.owed ?? 0 }),
  },
  {
    id: 'feeding',
    rules: ['GRU-60', 'GRU-63'],
    when: (view) => view.giving?.purpose === 'feeding',
    about: (_, decisions) => cards(decisions),
  },
  {
    id: 'offer',
    rules: ['GRU-54', 'GRU-71'],
    when: (_, decisions) => has(decisions, 'buy'),
    about: () => ['goods:ducats'],
  },
  {
    id: 'teutons',
    rules: ['GRU-25', 'GRU-42', 'GRU-45'],
    when: (_, decisions) => opensTeutons(decisions),
    about: () => ['field:teutons'],
    words: (view) => ({ strength: view.battle?.strength ?? 0 }),
  },
  {
    id: 'turns',
    rules: ['GRU-21', 'GRU-23'],
    when: (view, decisions) => has(decisions, 'take') && own(view)?.officerFree === false,
    about: () => ['piece:helpers'],
  },
  {
    id: 'provision',
    rules: ['GRU-51', 'GRU-60'],
    when: (view, decisions) => has(decisions, 'goTo') && (own(view)?.provision ?? 0) < (own(view)?.knights ?? 0),
    about: () => ['field:provision'],
    words: (view) => ({ knights: own(view)?.knights ?? 0, provision: own(view)?.provision ?? 0 }),
    isHoped: (decision) => decision.type === 'goTo' && decision.field === 'provision',
  },
  {
    id: 'standing',
    rules: ['GRU-62', 'GRU-63', 'GRU-64'],
    when: (view, decisions) => has(decisions, 'take') && view.round > 5 && own(view)?.officerFree === true,
    about: () => [`offices:${LEARNER}`],
    words: (view) => ({ points: own(view)?.projected.total ?? 0 }),
  },
];

export const teaching: Teaching<State, View, Decision> = {
  teacher: 'ulrike',
  opponent: 'hanka',
  seats: 2,
  seat: LEARNER,
  seed: 1410,
  options: {},
  start: () =>
    pose({
      seats: 2,
      round: 5,
      event: 'gifts',
      crown: ['odrowaz', 'korab'],
      mercenary: ['cimburk', 'zerotin'],
      hand: [
        ['topor', 'rozmberk', 'nalecz'],
        ['rola', 'dube', 'sternberk'],
      ],
      ducats: [5, 5],
      provision: [1, 1],
    }),
  points,
};
