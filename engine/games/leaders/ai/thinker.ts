// Who thinks about a turn: how well, with what in mind, and for how long.
import type { Budget, Opinion, Temper } from '../../../core/agent';
import type { Rng } from '../../../core/rng';
import type { Decision } from '../types';
import type { Skill } from './levels';
import type { Look } from './look';
import { createTurnSearch, type TurnSearch } from './turn-search';
import type { Value } from './value';
import { createWinSearch, type WinSearch } from './win-search';

export interface Thinker {
  readonly skill: Skill;
  readonly temper: Temper | undefined;
  readonly value: Value;
  readonly rng: Rng;
  readonly budget: Budget;
  readonly search: TurnSearch;
  // Another one, that remembers nothing.
  newSearch(): TurnSearch;
}

// How to go on, and what may be laid together with what other threads have found out; null: it stands without them.
export interface Thought {
  readonly line: readonly Decision[];
  readonly opinions: readonly Opinion[] | null;
}

let shared: WinSearch | null = null;

export function winSearch(): WinSearch {
  shared ??= createWinSearch(19);
  return shared;
}

export function makeThinker(skill: Skill, value: Value, budget: Budget, rng: Rng, temper?: Temper): Thinker {
  const newSearch = () => createTurnSearch(limited(skill), value);
  return { skill, temper, value, rng, budget, search: newSearch(), newSearch };
}

// Levels see only wins of so many actions coming; their own they always find.
export function limited(skill: Skill): WinSearch {
  const whole = winSearch();
  return {
    find: (state, nodeLimit, shouldStop) => {
      const line = whole.find(state, nodeLimit, shouldStop);
      return line !== null && line.length <= skill.sight ? line : null;
    },
    winsWithin: whole.winsWithin,
    get nodes() {
      return whole.nodes;
    },
    get isExhausted() {
      return whole.isExhausted;
    },
  };
}

// How to look, for this share of the pace from now on.
export function lookOf({ skill, budget }: Thinker, share = 1, margin = 0): Look {
  const begun = budget.spent();
  const { depth, nodes, width, roots, answers, widening, winNodes, sureNodes } = skill;
  return {
    ...{ depth, nodes, width, roots, answers, widening, winNodes, sureNodes, margin },
    isOver: (patience = 1) => {
      const spent = budget.spent();
      const allowed = budget.millis * skill.pace * share * patience;
      return budget.isCancelled() || spent - begun > allowed || spent > budget.millis * 0.95;
    },
  };
}
