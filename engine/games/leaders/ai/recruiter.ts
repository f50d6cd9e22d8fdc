// Choices outside the action phase: which card to take and where to put it, what to banish, how Nemesis answers.
import { cloneState } from '../clone';
import { CARDS, type CardId } from '../data/characters';
import { legalDecisions } from '../decisions';
import { kernel } from '../kernel';
import type { Decision as LeadersDecision, State as LeadersState } from '../types';
import { judge } from './judge';
import { GUARD_NODES } from './levels';
import { isLate, leavesWin, type Thinker } from './planner';
import { createWinSearch } from './win-search';

// Share of matches won by teams with the card, in 300 matches of Squires who recruited at random.
const WIN_SHARES: Readonly<Record<CardId, number>> = {
  acrobat: 0.57,
  rider: 0.59,
  bruiser: 0.55,
  royalGuard: 0.47,
  illusionist: 0.63,
  clawLauncher: 0.75,
  manipulator: 0.42,
  wanderer: 0.57,
  brewmaster: 0.38,
  archer: 0.48,
  assassin: 0.43,
  jailer: 0.52,
  protector: 0.35,
  vizier: 0.49,
  hermitAndCub: 0.43,
  nemesis: 0.4,
};

// In the measure of `judge`.
const WORTH = 6;

function worthOf(card: CardId, thinker: Thinker): number {
  return WORTH * thinker.skill.taste * (WIN_SHARES[card] - 0.5);
}

interface Option {
  readonly line: readonly LeadersDecision[];
  readonly state: LeadersState;
  readonly score: number;
}

// Every way to finish the open recruitment, best first.
function listRecruitments(state: LeadersState, thinker: Thinker): Option[] {
  const options: Option[] = [];
  const seat = state.seat;
  const cards = state.cards[seat] as number;
  const blur = () => (thinker.rng.float() - 0.5) * thinker.skill.noise * 0.5;
  const visit = (at: LeadersState, line: readonly LeadersDecision[], worth: number) => {
    if (at.loser >= 0 || (at.cards[seat] as number) > cards) {
      const score = at.loser === 1 - seat ? 1000 : worth + judge(at, seat) + blur();
      options.push({ line, state: at, score });
      return;
    }
    for (const decision of legalDecisions(at)) {
      if (decision.type === 'back') continue;
      const next = cloneState(at);
      kernel.apply(next, decision, thinker.rng);
      visit(next, [...line, decision], decision.type === 'take' ? worthOf(decision.card, thinker) : worth);
    }
  };
  visit(state, [], 0);
  return options.sort((left, right) => right.score - left.score);
}

export function planRecruitment(state: LeadersState, thinker: Thinker): readonly LeadersDecision[] {
  const options = listRecruitments(state, thinker);
  const best = options[0];
  if (best === undefined) return [];
  if (thinker.skill.guarded === 0 || best.score >= 1000) return best.line;
  for (const option of options) {
    if (isLate(thinker, 0.8)) break;
    if (!leavesWinAfterRecruiting(option.state, state.seat, thinker)) return option.line;
  }
  return best.line;
}

function leavesWinAfterRecruiting(state: LeadersState, seat: number, thinker: Thinker): boolean {
  const own = cloneState(state);
  own.seat = seat;
  return leavesWin(own, thinker);
}

export function chooseBanishment(state: LeadersState, thinker: Thinker): LeadersDecision {
  const score = (card: CardId) => worthOf(card, thinker) + thinker.rng.float() * (0.05 + thinker.skill.noise * 0.3);
  let best: CardId = CARDS[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const card of state.display) {
    const value = card === null ? Number.NEGATIVE_INFINITY : score(card);
    if (card === null || value <= bestScore) continue;
    best = card;
    bestScore = value;
  }
  return { type: 'banish', card: best };
}

let search: ReturnType<typeof createWinSearch> | null = null;

// Her answer in either turn: a capture if there is one, else the best that leaves the moving enemy no win.
export function chooseReaction(state: LeadersState, seat: number, thinker: Thinker): LeadersDecision {
  const options = legalDecisions(state).map((decision) => {
    const next = cloneState(state);
    kernel.apply(next, decision, thinker.rng);
    return { decision, next, score: next.loser === 1 - seat ? 1000 : judge(next, seat) };
  });
  options.sort((left, right) => right.score - left.score);
  const best = options[0] as (typeof options)[number];
  if (state.seat === seat || best.score >= 1000 || thinker.skill.guarded === 0) return best.decision;
  search ??= createWinSearch(18);
  for (const { decision, next } of options) {
    if (isLate(thinker, 0.8)) break;
    if (search.find(next, GUARD_NODES, () => isLate(thinker, 0.9)) === null) return decision;
  }
  return best.decision;
}
