// The first match with a teacher: both sides begin with one character, so that the first turns already matter.
import { InvariantError } from '../../core/invariant';
import type { Teaching, TeachingPoint } from '../../core/teaching';
import { NEIGHBOUR_LISTS } from './hex';
import { parsePosition } from './notation';
import type { Decision, State } from './types';
import type { FigureView, View } from './view-types';

type Point = TeachingPoint<View, Decision>;

const LEARNER = 0;
const RIVAL = 1;
// Plain characters first: what can be taken in the first turns needs no second reading.
const START =
  '0.king@0,3 0.rider@2,1 1.queen@0,-3 1.archer@-2,-1 to=0 turn=5 display=bruiser,acrobat,vizier ' +
  'deck=nemesis,hermitAndCub,manipulator,assassin,clawLauncher,jailer,protector,wanderer,illusionist,royalGuard,brewmaster';

const TEAM = 5;

const leaderOf = (view: View, seat: number): readonly string[] =>
  view.figures.filter((figure) => figure.seat === seat && figure.card === null).map(({ id }) => `figure:${id}`);
const own = (view: View): readonly FigureView[] => view.figures.filter((figure) => figure.seat === LEARNER);
const ready = (view: View): readonly FigureView[] => (view.phase === 'acting' ? own(view).filter((figure) => !figure.acted) : []);
const figures = (list: readonly FigureView[]): readonly string[] => list.map(({ id }) => `figure:${id}`);
const withPower = (view: View): FigureView | undefined =>
  ready(view).find((figure) => figure.card !== null && figure.powers.length > 0);
const figureOf = (decision: Decision): string => ('figure' in decision ? decision.figure : '');
const pressing = (view: View, seat: number): readonly FigureView[] =>
  view.figures.filter((figure) => figure.seat !== seat && figure.pressure > 0);

// Empty cells around a leader.
function freeCellsOf(view: View, seat: number): readonly string[] {
  const at = view.figures.find((figure) => figure.seat === seat && figure.card === null)?.cell ?? 0;
  const taken = new Set(view.figures.map(({ cell }) => cell));
  return (NEIGHBOUR_LISTS[at] ?? []).filter((cell) => !taken.has(cell)).map((cell) => `cell:${cell}`);
}

const points: readonly Point[] = [
  {
    id: 'win',
    rules: ['LDR-17', 'LDR-18'],
    when: (view) => view.winning.length > 0,
    about: (view) => leaderOf(view, RIVAL),
    isHoped: (_, view) => view.winning.length > 0,
  },
  {
    id: 'danger',
    rules: ['LDR-17', 'LDR-19'],
    when: (view) => ready(view).length > 0 && (view.seats[LEARNER]?.pressure ?? 0) > 0,
    about: (view) => [...leaderOf(view, LEARNER), ...figures(pressing(view, LEARNER))],
    words: (view) => ({ figure: `@figure.${pressing(view, LEARNER)[0]?.kind ?? 'archer'}.name` }),
  },
  {
    id: 'goal',
    rules: ['LDR-9', 'LDR-17'],
    when: (view) => ready(view).length === own(view).length,
    about: (view) => [...leaderOf(view, RIVAL), ...figures(own(view))],
  },
  {
    id: 'power',
    rules: ['LDR-8', 'LDR-30'],
    when: (view) => withPower(view) !== undefined,
    about: (view) => figures([withPower(view)].filter((figure) => figure !== undefined)),
    words: (view) => {
      const kind = withPower(view)?.kind ?? 'rider';
      return { figure: `@figure.${kind}.name`, text: `@card.${kind}.text` };
    },
    isHoped: (decision, view) => figureOf(decision) === withPower(view)?.name && decision.type !== 'step',
  },
  {
    id: 'press',
    rules: ['LDR-17', 'LDR-40'],
    when: (view) => ready(view).length > 0 && (view.seats[RIVAL]?.pressure ?? 0) === 1,
    about: (view) => [...leaderOf(view, RIVAL), ...figures(pressing(view, RIVAL))],
    words: (view) => ({ figure: `@figure.${pressing(view, RIVAL)[0]?.kind ?? 'rider'}.name` }),
  },
  {
    id: 'rest',
    rules: ['LDR-8', 'LDR-9'],
    // While somebody is left of whom it speaks.
    when: (view) => ready(view).length > 0 && ready(view).length < own(view).length,
    about: (view) => figures(ready(view)),
  },
  {
    id: 'recruit',
    rules: ['LDR-10', 'LDR-11', 'LDR-13'],
    when: (view) => view.phase === 'recruiting',
    about: (view) => view.display.filter((card) => card !== null).map((card) => `card:${card}`),
  },
  {
    id: 'place',
    rules: ['LDR-14'],
    when: (view) => view.phase === 'placing',
    about: (_, decisions) => decisions.flatMap((each) => (each.type === 'place' ? [`cell:${each.to}`] : [])),
    words: (view) => ({ card: `@card.${view.chosen ?? 'bruiser'}.name` }),
  },
  {
    id: 'full',
    rules: ['LDR-13', 'LDR-22'],
    when: (view) => ready(view).length > 0 && (view.seats[LEARNER]?.cards.length ?? 0) === TEAM - 1,
    about: (view) => figures(own(view)),
  },
  {
    id: 'surround',
    rules: ['LDR-18'],
    when: (view) => ready(view).length > 0 && (view.seats[RIVAL]?.freeCells ?? TEAM) <= 2,
    about: (view) => [...leaderOf(view, RIVAL), ...freeCellsOf(view, RIVAL)],
    words: (view) => ({ count: view.seats[RIVAL]?.freeCells ?? 0 }),
  },
];

export const teaching: Teaching<State, View, Decision> = {
  teacher: 'bogumil',
  opponent: 'vojtech',
  seats: 2,
  seat: LEARNER,
  seed: 1410,
  options: { mode: 'standard' },
  start() {
    const parsed = parsePosition(START);
    if (!parsed.ok) throw new InvariantError(parsed.message);
    return parsed.value;
  },
  points,
};
