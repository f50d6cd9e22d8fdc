// What comes into question in a request, the quick policy's choice first. Null: the exact arithmetic of the policy decides
// (dice), or there is little to think about.
import type { Rng } from '../../../core/rng';
import { makeKey } from '../notation';
import type { Decision, State } from '../types';
import { menuIdeas } from './plan';
import { asDecision, policyDecision } from './policy';
import type { Skill } from './skill';
import { makeMind } from './worth';

// Requests of a few plain alternatives.
const PLAIN: ReadonlySet<string> = new Set([
  'firstRow',
  'rows',
  'giving',
  'gaining',
  'gainReplacing',
  'hireReplacing',
  'hiring',
  'conquestLuck',
  'choosingMorale',
  'attackLuck',
  'defenceLuck',
  'joining',
]);

export function isLookedAhead(phase: string): boolean {
  return phase === 'menu' || PLAIN.has(phase);
}

export function ideasFor(
  state: State,
  seat: number,
  legal: readonly Decision[],
  skill: Skill,
  count: number,
  rng: Rng,
): readonly Decision[] | null {
  if (!isLookedAhead(state.phase)) return null;
  const isMenu = state.phase === 'menu';
  const first = policyDecision(state, seat, skill, rng);
  if (isMenu && (first.type === 'peek' || first.type === 'end')) return [first];
  const rest = isMenu ? menuIdeas(makeMind(state, seat, skill, rng)).map((idea) => asDecision(idea.step)) : legal;
  const keys = new Set(legal.map(makeKey));
  const ideas = new Map([[makeKey(first), first]]);
  for (const idea of rest) {
    if (ideas.size >= count) break;
    if (idea.type !== 'back' && keys.has(makeKey(idea))) ideas.set(makeKey(idea), idea);
  }
  return [...ideas.values()];
}
