// Several threads over one request, each with imagined decks of its own. A lucky deck is good for whatever is done: what one
// thread says of a way to go on is only held against what the same thread says of the others.
import type { Opinion } from '../../../core/agent';
import { known } from '../../../core/invariant';
import type { Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { legalDecisions } from '../decisions';
import { kernel } from '../kernel';
import { makeKey, parseKey } from '../notation';
import type { Decision, State } from '../types';

// What a thread says of a way to go on that it has compared with so many decks.
export function opinionOn(line: readonly Decision[], found: Pick<Opinion, 'share' | 'spread'> & { decks: number }): Opinion {
  return { plan: line.map(makeKey), share: found.share, spread: found.spread, visits: found.decks };
}

// A turn or a recruitment, and the table after it.
export interface Way {
  readonly line: readonly Decision[];
  readonly state: State;
  readonly share: number;
}

// What a thread has found out, by the name of the way.
interface Findings {
  readonly decks: number;
  readonly shares: ReadonlyMap<string, number>;
  // Of those compared; no better is what was not.
  readonly least: number;
}

// The best first; in the order of the first thread among equals.
export function laidTogether(state: State, opinions: readonly (readonly Opinion[])[], rng: Rng): readonly Way[] {
  const ways = new Map<string, Omit<Way, 'share'>>();
  const threads = opinions
    .filter((each) => each.length > 0)
    .map((each): Findings => {
      const decks = Math.max(...each.map(({ visits }) => visits));
      const least = Math.min(...each.flatMap(({ visits, share }) => (visits === decks ? [share] : [])));
      const shares = new Map<string, number>();
      for (const { plan, share } of each) {
        const line = plan.map((key) => known(parseKey(key)));
        const after = follow(state, line, rng);
        const name = nameOf(after);
        shares.set(name, share);
        if (!ways.has(name)) ways.set(name, { line, state: after });
      }
      return { decks, shares, least };
    });
  const total = threads.reduce((sum, { decks }) => sum + decks, 0);
  const shareOf = (name: string) =>
    threads.reduce((sum, { decks, shares, least }) => sum + (shares.get(name) ?? least) * (decks / total), 0);
  const rated = [...ways].map(([name, way]): Way => ({ ...way, share: shareOf(name) }));
  return rated.sort((one, other) => other.share - one.share);
}

// Lines that end with the same figures on the same cells are the same.
const nameOf = ({ cell, kind }: State): string => `${cell} ${kind}`;

// Plays a line in the mind and answers the table after it, before its `end`; stops where the match takes another way.
export function follow(state: State, line: readonly Decision[], rng: Rng, visit?: (at: State, key: string) => void): State {
  const at = cloneState(state);
  for (const decision of line) {
    const key = makeKey(decision);
    if (!legalDecisions(at).some((each) => makeKey(each) === key)) break;
    visit?.(at, key);
    if (decision.type === 'end') break;
    kernel.apply(at, decision, rng);
  }
  return at;
}
