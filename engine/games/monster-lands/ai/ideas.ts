// What comes into question in a request, the quick policy's choice first.
import { known } from '../../../core/invariant';
import { makeKey } from '../notation';
import { askOf } from '../requests';
import type { Decision, State } from '../types';
import type { Plan } from './plan';
import { freeStep, quickChoice, turnPlans } from './quick';
import type { Skill } from './skill';

// Requests whose answer is clear, or that only carry out what was planned.
const ROUTINE: ReadonlySet<string> = new Set([
  'success',
  'recover',
  'promote',
  'desert',
  'clash',
  'cancel',
  'discardTrap',
  'giveTrap',
]);

// Where the other answers mostly make no sense (to fall unhurt, to let a beaten monster go, to roll a success again, to
// leave wages unpaid): whoever sees through fog does not go astray there.
const PLAIN: ReadonlySet<string> = new Set(['defend', 'strike', 'openRoll', 'wages', 'contract', 'load', 'recover']);

// Free steps that may be kept for later, or done although the quick policy would not.
const OPTIONAL: ReadonlySet<string> = new Set(['buyDie', 'loot', 'swap', 'sellTrophy']);

export function ideasFor(
  state: State,
  seat: number,
  legal: readonly Decision[],
  { ideas, thorough, temperature }: Pick<Skill, 'ideas' | 'thorough' | 'temperature'>,
): readonly Plan[] {
  const ask = known(askOf(state), 'an open request');
  const isClear = !thorough || ROUTINE.has(ask.kind) || (temperature > 0 && PLAIN.has(ask.kind));
  if (ask.kind !== 'turn' && isClear) return [plain(quickChoice(state, ask, legal))];
  const free = ask.kind === 'turn' ? freeStep(state, seat, legal) : null;
  if (free !== null && (!thorough || !OPTIONAL.has(free.type))) return [plain(free)];
  const plans = allIdeas(state, seat, legal, ideas, thorough);
  const steps = ask.kind === 'turn' && thorough ? legal.filter((each) => OPTIONAL.has(each.type)) : [];
  return [...plans, ...steps.map(plain)];
}

function allIdeas(state: State, seat: number, legal: readonly Decision[], count: number, thorough: boolean): readonly Plan[] {
  const ask = known(askOf(state), 'an open request');
  if (ask.kind === 'turn') {
    const plans = variety(turnPlans(state, seat, legal, thorough), count, thorough ? 3 : 2);
    return plans.length > 0 ? plans : [plain(quickChoice(state, ask, legal))];
  }
  const quick = quickChoice(state, ask, legal);
  const key = makeKey(quick);
  return [quick, ...legal.filter((each) => each.type !== 'back' && makeKey(each) !== key)].slice(0, count).map(plain);
}

// Also what is clear and what nobody sensible would do: somebody may want to know its price.
export function everyIdea(state: State, seat: number, legal: readonly Decision[], count: number): readonly Plan[] {
  const ideas = allIdeas(state, seat, legal, count, true);
  const begun = new Set(ideas.map(({ steps }) => makeKey(known(steps[0]))));
  const others = legal.filter((each) => each.type !== 'back' && !begun.has(makeKey(each)));
  return [...ideas, ...others.map(plain)];
}

const plain = (decision: Decision): Plan => ({ steps: [decision], worth: 0 });

// The best plans, but not many of one kind: the same building or trail a few times at most in the first choice.
export function variety(plans: readonly Plan[], count: number, alike: number): readonly Plan[] {
  const chosen: Plan[] = [];
  const seen = new Map<string, number>();
  const rest: Plan[] = [];
  for (const each of plans) {
    const [first, second] = each.steps;
    const kind = first?.type === 'send' ? makeKey(known(second)) : makeKey(known(first));
    const times = seen.get(kind) ?? 0;
    seen.set(kind, times + 1);
    if (times < alike) chosen.push(each);
    else rest.push(each);
  }
  return [...chosen, ...rest].slice(0, count);
}
