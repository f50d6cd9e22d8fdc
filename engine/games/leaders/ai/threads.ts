// Several threads over one turn. All imagine the same deck and look at the same turns two deep; from there each goes into
// turns of its own. Shares are only compared at one depth.
import type { Opinion, Part } from '../../../core/agent';
import { known } from '../../../core/invariant';
import { makeRng } from '../../../core/rng';
import { cloneState } from '../clone';
import { kernel } from '../kernel';
import { makeKey, parseKey } from '../notation';
import type { Decision, State } from '../types';
import type { RatedTurn } from './look';
import { choosePlan, findWin, LOST, leavesWin, lookOf, marginOf, rescue, type Thinker } from './planner';
import { lineOf } from './quick';
import { temperLiking } from './tempers';

// What a thread finds out about the turn; what it would take by itself comes first.
export function ponderTurn(state: State, thinker: Thinker, part: Part): readonly Opinion[] {
  const win = findWin(state, thinker);
  if (win !== null) return [{ plan: win.map(makeKey), share: 1, spread: 0, visits: 1, depth: 0 }];
  const rated = thinker.search.rate(state, lookOf(thinker, 1, marginOf(thinker), part));
  const best = known(rated[0]);
  const saving = best.share > LOST ? null : rescue(state, thinker);
  const opinions = rated.flatMap((each) => opinionsOn(state, each));
  if (saving === null) return opinions;
  const plan = lineOf(state, saving).map(makeKey);
  return [{ plan, share: LOST, spread: 0, visits: 1, depth: best.depth }, ...opinions];
}

// The last look first.
function opinionsOn(state: State, { turn, shares, spread, work, depth, share }: RatedTurn): readonly Opinion[] {
  const plan = lineOf(state, turn).map(makeKey);
  const told = { plan, spread, visits: work };
  const earlier = shares.flatMap((each, deep) => (deep === depth ? [] : [{ ...told, share: each, depth: deep }]));
  return [{ ...told, share, depth }, ...earlier];
}

interface Told {
  readonly plan: readonly string[];
  share: number;
}

// The plan to follow: what the first thread would take, unless others know better turns at the same depth or deeper.
export function concludeTurn(state: State, opinions: readonly (readonly Opinion[])[], thinker: Thinker): readonly Decision[] {
  const decisionsOf = (plan: readonly string[]) => plan.map((key) => known(parseKey(key)));
  const win = opinions.flat().find(({ share }) => share === 1);
  if (win !== undefined) return decisionsOf(win.plan);
  const own = known(opinions[0]?.[0]);
  const told = comparable(opinions.flat(), own.depth ?? 0);
  const liking = ({ plan }: Told) => temperLiking(thinker.temper, state, after(state, decisionsOf(plan)), state.seat);
  for (;;) {
    told.sort((left, right) => right.share - left.share);
    const chosen = choosePlan(told, thinker, liking);
    const line = decisionsOf(chosen.plan);
    // What the first thread would take it has made sure of.
    const isKnown = chosen.share <= LOST || nameOf(chosen) === nameOf(own);
    if (isKnown || !leavesWin({ state: after(state, line) }, thinker, lookOf(thinker))) return line;
    chosen.share = 0;
  }
}

// All that was looked at as deep as can be compared: from the first thread's depth on, as long as the best of one depth was
// looked at one turn deeper too.
function comparable(opinions: readonly Opinion[], from: number): Told[] {
  const byDepth = new Map<number, Map<string, Told>>();
  for (const { plan, share, depth = 0 } of opinions) {
    const told = byDepth.get(depth) ?? new Map<string, Told>();
    byDepth.set(depth, told);
    const known = told.get(nameOf({ plan }));
    // A share that lies below the best is only known to be no higher, so the lower one says more.
    if (known === undefined) told.set(nameOf({ plan }), { plan, share });
    else known.share = Math.min(known.share, share);
  }
  let told = byDepth.get(from) as Map<string, Told>;
  for (let depth = from + 1; ; depth++) {
    const deeper = byDepth.get(depth);
    const best = [...told.values()].reduce((left, right) => (right.share > left.share ? right : left));
    if (deeper?.has(nameOf(best)) !== true) return [...told.values()];
    told = deeper;
  }
}

function nameOf({ plan }: Pick<Told, 'plan'>): string {
  return plan.join(' ');
}

// The table as the turn leaves it, before its end.
function after(state: State, line: readonly Decision[]): State {
  const at = cloneState(state);
  for (const decision of line) if (decision.type !== 'end') kernel.apply(at, decision, makeRng(1));
  return at;
}
