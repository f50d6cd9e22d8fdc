// What each temper likes. The quick policy believes in other prices; the look ahead, which knows better, decides by liking
// among plans that are nearly as good, told from the table and the decision.

import { bestOf, type Rated } from '../../../ai/plan-tree';
import { likingOf, mostLiked, type Tastes } from '../../../ai/temper';
import type { Temper } from '../../../core/agent';
import { distance, IS_TAVERN, KEEP_SPACES, spaceIndex, TOKEN_KIND, TOURNAMENT_KIND } from '../data/tables';
import { seatAt } from '../retinue';
import type { Decision, State } from '../types';
import { kindCoins } from './attempts';
import type { Prices } from './prices';
import type { Skill } from './skill';

// Times as much as everybody else believes.
export const TASTES: Readonly<Record<Temper, Readonly<Partial<Prices>>>> = {
  // Castles, and now rather than later.
  bold: { easyKeep: 1.5, hardKeep: 1.5, discount: 0.96 },
  // Spirits high and the company strong before the walls.
  careful: { heightOne: 1.6, heightTwo: 1.6, company: 1.2 },
  greedy: { coin: 2.2 },
  // What luck and the favour of others can do.
  sly: { favour: 1.8, luck: 1.8 },
  // Against the others in the lists.
  vengeful: { tournament: 1.4 },
  // A longer breath.
  steady: { discount: 1.05, company: 1.1 },
};

export type Part = 'walls' | 'tavern' | 'coins' | 'alone' | 'others' | 'here';

const LIKINGS: Tastes<Part> = {
  bold: { walls: 0.03 },
  careful: { tavern: 0.03 },
  greedy: { coins: 0.02 },
  sly: { alone: 0.02 },
  // Lists, and prey with a warrant.
  vengeful: { others: 0.03 },
  // What lies at hand is done.
  steady: { here: 0.025 },
};

export function withTemper(skill: Skill, temper: Temper | undefined): Skill {
  if (temper === undefined) return skill;
  const taste = TASTES[temper];
  const names = Object.keys(taste) as (keyof Prices)[];
  const swayed = Object.fromEntries(names.map((name) => [name, skill.prices[name] * (taste[name] ?? 1)]));
  return { ...skill, temper, prices: { ...skill.prices, ...swayed } };
}

// A plan with fewer worlds than the best one's by more than this is not known well enough to be liked.
const KNOWN = 10;

export function likedIdea(rated: readonly Rated<Decision>[], state: State, seat: number, temper: Temper | undefined): Decision {
  const best = bestOf(rated);
  if (temper === undefined || state.phase !== 'menu') return best.plan;
  const known = rated.filter((each) => each !== best && each.visits * KNOWN >= best.visits);
  return mostLiked([best, ...known], ({ plan }) => likingOf(LIKINGS, temper, (part) => partOf(part, state, plan, seat))).plan;
}

// At the menu.
export function partOf(part: Part, state: State, decision: Decision, seat: number): number {
  const own = seatAt(state, seat);
  const space = decision.type === 'move' ? spaceIndex(decision.space) : own.space;
  const acts = decision.type !== 'end' && decision.type !== 'peek';
  const token = decision.type === 'move' || decision.type === 'event' ? (state.tokens[space] ?? -1) : -1;
  const kind = token < 0 ? -1 : (TOKEN_KIND[token] ?? -1);
  switch (part) {
    case 'walls':
      return acts && KEEP_SPACES.some((keep, index) => keep === space && own.won[index] === -1) ? 1 : 0;
    case 'tavern':
      return acts && IS_TAVERN[space] === true ? 1 : 0;
    case 'coins':
      return kind < 0 ? 0 : kindCoins(kind);
    case 'alone':
      return acts && state.seats.every((other, index) => index === seat || distance(other.space, space) > 2) ? 1 : 0;
    case 'others':
      return kind === TOURNAMENT_KIND || decision.type === 'attack' || hasPrey(state, space, seat) ? 1 : 0;
    case 'here':
      return acts && decision.type !== 'move' ? 1 : 0;
  }
}

function hasPrey(state: State, space: number, seat: number): boolean {
  return state.seats.some((other, index) => index !== seat && other.warrant === 1 && other.laid === 0 && other.space === space);
}
