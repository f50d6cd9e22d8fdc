// Choices outside the action phase: which card to take and where to put it, what to banish, how Nemesis answers.
import { cloneState } from '../clone';
import { CARDS, type CardId } from '../data/characters';
import { legalDecisions } from '../decisions';
import { kernel } from '../kernel';
import { makeKey } from '../notation';
import type { Decision, State } from '../types';
import { worldsOf } from './decks';
import { enlist } from './enlist';
import { judge } from './judge';
import { GUARD_NODES } from './levels';
import { choosePlan, marginOf } from './planner';
import { afterTurn } from './quick';
import { temperLiking } from './tempers';
import { lookOf, type Thinker, type Thought } from './thinker';
import { opinionOn } from './threads';
import { createWinSearch } from './win-search';
import { winShareOf } from './win-shares';

// A way to finish the open recruitment and what it is worth to the recruiting seat.
export interface Recruitment {
  readonly line: readonly Decision[];
  readonly state: State;
  readonly share: number;
  // How much the last look changed it.
  readonly spread: number;
  // Positions looked at behind the share.
  readonly work: number;
  // Imagined decks that it was compared with; 0: it was only seen at rest.
  readonly decks: number;
}

// All of them, as they look at rest, the best first.
function listRecruitments(state: State, thinker: Thinker): Recruitment[] {
  const options: Recruitment[] = [];
  const seat = state.seat;
  const cards = state.cards[seat] as number;
  const visit = (at: State, line: readonly Decision[]) => {
    if (at.loser >= 0 || (at.cards[seat] as number) > cards) {
      const share = at.loser === 1 - seat ? 1 : 1 - thinker.value(enemyTurn(at, seat, thinker));
      options.push({ line, state: at, share, spread: 0.5, work: 1, decks: 0 });
      return;
    }
    for (const decision of legalDecisions(at)) {
      if (decision.type === 'back') continue;
      const next = cloneState(at);
      kernel.apply(next, decision, thinker.rng);
      visit(next, [...line, decision]);
    }
  };
  visit(state, []);
  return options.sort((left, right) => right.share - left.share);
}

// A second recruitment of the turn that is open yet is thought of.
function enemyTurn(state: State, seat: number, { value }: Thinker): State {
  const own = cloneState(state);
  own.seat = seat;
  const next = afterTurn(own);
  enlist(next, value, state.seat === seat ? state.recruits : 0);
  return next;
}

const PACE = 0.3;
const DEEPEST = 4;

// With several decks, so far below the best a share is told exactly: the best of all may lie below another with some deck.
const SLACK = 0.2;

interface World {
  readonly search: Thinker['search'];
  // Where each way to recruit leads with this deck.
  readonly ends: ReadonlyMap<string, State>;
}

const nameOf = ({ line }: Recruitment): string => line.map(makeKey).join(' ');

// The likeliest, looked at turn by turn as deep as the time allows, with several imagined decks: what comes into the display
// is not known. The rest follows as it looked at rest.
export function rateRecruitments(state: State, thinker: Thinker, margin: number): Recruitment[] {
  const options = listRecruitments(state, thinker);
  const { skill } = thinker;
  if ((options[0]?.share ?? 1) === 1) return options;
  const look = lookOf(thinker, PACE, margin);
  const worlds = worldsOf(state, thinker, PACE).map(({ state: world, search }, each): World => {
    const found = each === 0 ? options : listRecruitments(world, thinker);
    return { search, ends: new Map(found.map((way) => [nameOf(way), way.state])) };
  });
  const slack = worlds.length > 1 ? SLACK : 0;
  let rated: Recruitment[] = [];
  for (let depth = 0; depth < Math.min(skill.depth, DEEPEST); depth++) {
    const wanted = skill.roots[Math.min(depth + 1, skill.roots.length - 1)] as number;
    const best = (rated.length === 0 ? options : rated).slice(0, wanted);
    const deeper: Recruitment[] = [];
    let most = 0;
    for (const option of best) {
      const enough = 1 - Math.max(0, most - look.margin - slack);
      let sum = 0;
      let { work } = option;
      for (const { search, ends } of worlds) {
        if (look.isOver()) break;
        const end = enemyTurn(ends.get(nameOf(option)) ?? option.state, state.seat, thinker);
        sum += 1 - search.shareOf(end, depth, look, enough);
        work += search.nodes;
      }
      if (look.isOver()) break;
      const share = sum / worlds.length;
      most = Math.max(most, share);
      deeper.push({ ...option, share, spread: Math.abs(share - option.share), work, decks: worlds.length });
    }
    // A look cut short would prefer whatever came first.
    if (deeper.length < best.length && rated.length > 0) break;
    if (deeper.length > 0) rated = deeper.sort((left, right) => right.share - left.share);
    if (look.isOver()) break;
  }
  return rated.length === 0 ? options : rated;
}

export function planRecruitment(state: State, thinker: Thinker): Thought {
  const rated = rateRecruitments(state, thinker, marginOf(thinker));
  const [best] = rated;
  if (best === undefined || best.share === 1) return { line: best?.line ?? [], opinions: null };
  // With one deck only the best is told exactly.
  const opinions = best.decks > 1 ? rated.map((each) => opinionOn(each.line, each)) : null;
  return { line: chooseRecruitment(state, rated, thinker).line, opinions };
}

type Candidate = Pick<Recruitment, 'state' | 'share'>;

// Of candidates given best first.
export function chooseRecruitment<Each extends Candidate>(state: State, rated: readonly Each[], thinker: Thinker): Each {
  return choosePlan(rated, thinker, (each) => temperLiking(thinker.temper, state, each.state, state.seat));
}

// Nobody gets the card: away with what would be worth most to whoever takes it first, which is the enemy.
export function chooseBanishment(state: State, { skill, rng }: Thinker): Decision {
  let best: CardId = CARDS[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const card of state.display) {
    if (card === null) continue;
    const worth = winShareOf(card) + (rng.float() - 0.5) * (0.02 + skill.blur);
    if (worth <= most) continue;
    best = card;
    most = worth;
  }
  return { type: 'banish', card: best };
}

let search: ReturnType<typeof createWinSearch> | null = null;

// Her answer in either turn: a capture if there is one, else the best that leaves the moving enemy no win.
export function chooseReaction(state: State, seat: number, thinker: Thinker): Decision {
  const options = legalDecisions(state).map((decision) => {
    const next = cloneState(state);
    kernel.apply(next, decision, thinker.rng);
    return { decision, next, score: next.loser === 1 - seat ? 1000 : judge(next, seat) };
  });
  options.sort((left, right) => right.score - left.score);
  const best = options[0] as (typeof options)[number];
  if (state.seat === seat || best.score >= 1000) return best.decision;
  search ??= createWinSearch(18);
  const { isOver } = lookOf(thinker, PACE);
  for (const { decision, next } of options) {
    if (isOver()) break;
    const line = search.find(next, GUARD_NODES, isOver);
    if (line === null || line.length > thinker.skill.sight) return decision;
  }
  return best.decision;
}
