// The first match with a teacher: three rounds instead of six, two clans.
import { known } from '../../core/invariant';
import { makeRng } from '../../core/rng';
import type { Teaching, TeachingPoint } from '../../core/teaching';
import { kernel } from './kernel';
import { poseLand, poseTavern } from './lessons/pose';
import { parseOptions } from './options';
import { setup } from './setup';
import type { Decision, State } from './types';
import type { Ask, ClanView, View } from './view-types';

type Point = TeachingPoint<View, Decision>;

const LEARNER = 0;
const ROUNDS = 3;
const OPTIONS = { difficulty: 'normal', affinity1: 'air', affinity2: 'fire' } as const;

const has = (decisions: readonly Decision[], type: Decision['type']): boolean => decisions.some((each) => each.type === type);
const asks = (kind: Ask['kind']) => (view: View) => view.ask?.kind === kind;
const own = (view: View): ClanView | undefined => view.clanViews[LEARNER];
const buildings = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap((each) => (each.type === 'visit' ? [`building:${each.building}`] : []));
const pool = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap((each) =>
    each.type === 'die' || each.type === 'give' || each.type === 'sell'
      ? [`pool:${each.die}`]
      : each.type === 'add' && (each.what === 'S' || each.what === 'M')
        ? [`pool:${each.what}`]
        : [],
  );
const senders = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap((each) => (each.type === 'send' ? [`member:${each.member}`] : []));
const trails = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap((each) => (each.type === 'trail' ? [`trail:${each.trail}`] : []));

const points: readonly Point[] = [
  {
    id: 'dice',
    rules: ['MON-22', 'MON-40', 'MON-41'],
    when: asks('turn'),
    about: () => ['building:tavern'],
    words: (view) => ({ rounds: view.config.rounds }),
    isHoped: (decision) => decision.type === 'visit' && decision.building === 'tavern',
  },
  {
    id: 'die',
    rules: ['MON-50', 'MON-52'],
    when: asks('die'),
    about: (_, decisions) => pool(decisions),
  },
  {
    id: 'hire',
    rules: ['MON-13', 'MON-55'],
    when: asks('tavern'),
    about: (_, decisions) => decisions.flatMap((each) => (each.type === 'hire' ? [`merc:${each.slot}`] : [])),
    words: (view) => ({ prevailing: own(view)?.prevailing ?? 0 }),
    isHoped: (decision) => decision.type === 'hire',
  },
  {
    id: 'send',
    rules: ['MON-40', 'MON-70'],
    when: (view, decisions) => asks('turn')(view) && senders(decisions).length > 0,
    about: (_, decisions) => senders(decisions),
    isHoped: (decision) => decision.type === 'send',
  },
  {
    id: 'trail',
    rules: ['MON-70', 'MON-71'],
    when: asks('send'),
    about: (_, decisions) => trails(decisions),
  },
  {
    id: 'load',
    rules: ['MON-71', 'MON-113'],
    when: asks('load'),
    about: (view, decisions) => [...pool(decisions), `trail:${view.work?.trail ?? ''}`, 'odds'],
  },
  {
    id: 'citadel',
    rules: ['MON-42', 'MON-50'],
    when: (view, decisions) => asks('turn')(view) && buildings(decisions).length > 0,
    about: (_, decisions) => buildings(decisions),
  },
  { id: 'mine', rules: ['MON-42'], when: asks('mine'), about: () => ['mine:double', 'mine:single'] },
  {
    id: 'market',
    rules: ['MON-15'],
    when: asks('market'),
    about: (_, decisions) => decisions.flatMap((each) => (each.type === 'card' ? [`card:${each.card}`] : [])),
  },
  { id: 'ward', rules: ['MON-111'], when: asks('ward'), about: () => [], words: (view) => ({ dice: attackDice(view) }) },
  {
    id: 'defend',
    rules: ['MON-113', 'MON-114'],
    when: asks('defend'),
    about: () => [],
    words: (view) => ({ hits: view.sceneView?.attack?.hits ?? 0 }),
  },
  {
    id: 'strike',
    rules: ['MON-120', 'MON-123', 'MON-124'],
    when: asks('strike'),
    about: () => ['gauge'],
    words: (view) => ({
      capture: view.sceneView?.strike?.capture ?? 0,
      kill: view.sceneView?.strike?.kill ?? 0,
    }),
  },
  { id: 'contract', rules: ['MON-94'], when: asks('contract'), about: () => [] },
  { id: 'recover', rules: ['MON-14', 'MON-131', 'MON-161'], when: asks('recover'), about: () => [] },
  {
    id: 'wages',
    rules: ['MON-17', 'MON-165'],
    when: asks('wages'),
    about: () => [],
    words: (view) => ({ wages: own(view)?.wages ?? 0 }),
  },
  {
    id: 'glory',
    rules: ['MON-10', 'MON-13', 'MON-180'],
    when: (view, decisions) => asks('turn')(view) && view.round > 1 && !has(decisions, 'back'),
    about: () => ['points'],
    words: (view) => ({ score: own(view)?.score ?? 0 }),
  },
];

function attackDice(view: View): number {
  return view.sceneView?.attack?.dice ?? 0;
}

export const teaching: Teaching<State, View, Decision> = {
  teacher: 'dobroslawa',
  opponent: 'hanka',
  seats: 2,
  seat: LEARNER,
  seed: 12,
  options: OPTIONS,
  start() {
    const parsed = parseOptions(OPTIONS, 2);
    const rng = makeRng(12);
    const laid = setup(known(parsed.ok ? parsed.value : null, 'options of the first match'), 2, rng);
    const state: State = { ...laid, config: { ...laid.config, rounds: ROUNDS }, firstPlayer: LEARNER, turnSeat: LEARNER };
    poseLand(state, 'kyzhul', 'tile1', 'a', 'sckon');
    poseTavern(state, 0, 'nimra');
    kernel.begin(state, rng);
    return state;
  },
  points,
};
