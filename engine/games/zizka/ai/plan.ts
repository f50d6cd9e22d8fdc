// The plan of a turn: a tour over the coming actions (destination × attempt), each attempt at its worth, later ones
// discounted. Only the first step is played; the next decision plans anew.
import { distance, IS_TAVERN, KEEP_SPACES, NEIGHBOURS, SPACE_COUNT } from '../data/tables';
import { canAttack } from '../decisions';
import { rangeOf, seatAt } from '../retinue';
import { canFace } from '../rows';
import { attackWorth, conquestWorth, type EventPlan, eventPlans, hireWorth } from './attempts';
import { fogOf, type Mind } from './worth';

export type Step =
  | { readonly do: 'move'; readonly space: number }
  | { readonly do: 'event' | 'conquest' | 'hire' }
  | { readonly do: 'attack'; readonly target: number }
  | { readonly do: 'end' };

interface Goal {
  readonly space: number;
  readonly do: 'event' | 'conquest' | 'hire' | 'attack';
  readonly target: number;
  readonly worth: number;
  readonly coins: number;
  // Who could be there before this seat's next turn.
  readonly rivals: number;
}

// Who can move to a space at once.
function rivalsNear({ state, seat }: Mind): (space: number) => number {
  const ranges = state.seats.map((_, other) => (other === seat ? -1 : rangeOf(state, other)));
  return (space) =>
    state.seats.reduce((sum, held, other) => (distance(held.space, space) <= (ranges[other] ?? -1) ? sum + 1 : sum), 0);
}

function goalsOf(mind: Mind, events: readonly (EventPlan | null)[]): Goal[] {
  const { state, seat } = mind;
  const goals: Goal[] = [];
  const near = rivalsNear(mind);
  const add = (space: number, doing: Goal['do'], worth: number, coins = 0, target = -1): void => {
    const rivals = doing === 'event' ? near(space) : 0;
    goals.push({ space, do: doing, target, worth: worth + fogOf(mind, mind.skill.noise), coins, rivals });
  };
  const hire = hireWorth(mind, seatAt(state, seat).coins);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const event = events[space] ?? null;
    if (event !== null && canFace(state, seat, space)) add(space, 'event', event.worth, event.coins);
    if (IS_TAVERN[space] === true) add(space, 'hire', hire);
  }
  KEEP_SPACES.forEach((space, keep) => {
    const worth = conquestWorth(mind, keep);
    if (seatAt(state, seat).won[keep] === -1) add(space, 'conquest', worth, keep === 0 ? 3 : 0);
  });
  for (let other = 0; other < state.seats.length; other++) {
    const held = seatAt(state, other);
    if (other !== seat && held.warrant === 1 && held.laid === 0) add(held.space, 'attack', attackWorth(mind, other), 0, other);
  }
  if (state.solo !== null && state.solo.laid === 0) add(state.solo.space, 'attack', attackWorth(mind, -1));
  return goals;
}

// Worth of hiring with the coins the tour brings.
function hireTable(mind: Mind): (coins: number) => number {
  const own = seatAt(mind.state, mind.seat).coins;
  return (extra) => hireWorth(mind, own + (mind.skill.counts ? Math.min(9, Math.floor(extra)) : 0));
}

// The best tours from here: every goal that one may begin with is told to `begin`, with the whole tour's worth.
function tours(mind: Mind, goals: readonly Goal[], range: number, begin: (goal: Goal, worth: number) => void): void {
  const { state, seat, skill } = mind;
  const { prices } = skill;
  const hires = hireTable(mind);
  const ownHire = hires(0);
  const used = new Uint8Array(goals.length);
  const horizon = Math.min(skill.horizon, Math.ceil(mind.turns) * 2) - (2 - state.actions);
  const grow = (at: number, spent: number, coins: number): number => {
    let best = 0;
    if (spent >= horizon || (spent > 0 && mind.isLate())) return best;
    for (let index = 0; index < goals.length; index++) {
      const goal = goals[index] as Goal;
      const cost = Math.ceil(distance(at, goal.space) / range) + 1;
      if (spent + cost > horizon || used[index] === 1 || (goal.do === 'attack' && spent >= state.actions)) continue;
      // A tavern at hand is no use while nobody there is worth the coins.
      if (goal.do === 'hire' && hires(coins) === 0) continue;
      const extra = goal.do === 'hire' ? hires(coins) - ownHire : 0;
      const soon = spent + cost > state.actions ? prices.nextTurn - prices.contested * goal.rivals : 1;
      const worth = (goal.worth + extra) * soon * prices.discount ** (spent + cost - 1);
      if (worth <= 0) continue;
      used[index] = 1;
      const rest = grow(goal.space, spent + cost, coins + (goal.do === 'hire' ? -coins : goal.coins));
      used[index] = 0;
      if (spent === 0) begin(goal, worth + rest);
      best = Math.max(best, worth + rest);
    }
    return best;
  };
  grow(seatAt(state, seat).space, 0, 0);
}

// The space within range that is nearest to the goal; among equals one with a token, so a change of mind costs little.
function towards(mind: Mind, from: number, to: number, range: number): number {
  let best = from;
  let bestRank = Number.POSITIVE_INFINITY;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (space === from || distance(from, space) > range) continue;
    const token = (mind.state.tokens[space] ?? -1) >= 0 ? 0 : 0.5;
    const rank = distance(space, to) + token;
    if (rank < bestRank) {
      best = space;
      bestRank = rank;
    }
  }
  return best === from ? (NEIGHBOURS[from]?.[0] ?? from) : best;
}

export interface Idea {
  readonly step: Step;
  // Of the whole tour that begins so, in points.
  readonly worth: number;
}

// What may be done now, at the menu, the best first; each way to begin once.
export function menuIdeas(mind: Mind): readonly Idea[] {
  const { state, seat } = mind;
  if (state.actions === 0) return [{ step: { do: 'end' }, worth: 0 }];
  const from = seatAt(state, seat).space;
  const range = rangeOf(state, seat);
  const goals = goalsOf(mind, eventPlans(mind));
  const ideas = new Map<string, Idea>();
  const add = (step: Step, worth: number): void => {
    const key = step.do === 'move' ? `move ${step.space}` : step.do === 'attack' ? `attack ${step.target}` : step.do;
    if (worth > (ideas.get(key)?.worth ?? Number.NEGATIVE_INFINITY)) ideas.set(key, { step, worth });
  };
  tours(mind, goals, range, (goal, worth) => add(stepTo(mind, goal, from, range), worth));
  if (ideas.size === 0) add(approach(mind, goals, from, range), 0);
  return [...ideas.values()].sort((one, other) => other.worth - one.worth);
}

function stepTo(mind: Mind, goal: Goal, from: number, range: number): Step {
  if (goal.space !== from) {
    const space = distance(from, goal.space) <= range ? goal.space : towards(mind, from, goal.space, range);
    return { do: 'move', space };
  }
  if (goal.do !== 'attack') return { do: goal.do };
  const legal = goal.target < 0 || canAttack(mind.state, goal.target);
  return legal ? { do: 'attack', target: goal.target } : { do: 'end' };
}

// With nothing within the horizon: the best goal per action, if a move brings it nearer.
function approach(mind: Mind, goals: readonly Goal[], from: number, range: number): Step {
  let best: Goal | null = null;
  let bestRate = 0;
  for (const goal of goals) {
    if (goal.space === from || goal.do === 'attack') continue;
    const rate = goal.worth / (Math.ceil(distance(from, goal.space) / range) + 1);
    if (rate > bestRate) {
      best = goal;
      bestRate = rate;
    }
  }
  return best === null ? { do: 'end' } : stepTo(mind, best, from, range);
}
