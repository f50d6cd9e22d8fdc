// Playing on in thought: everyone by the quick policy, or one seat as by somebody who looks at its actions before it takes one.
import { makeRng, mixSeed } from '../../../core/rng';
import { poolSize } from '../clan/dice';
import { cloneState } from '../clone';
import { kernel, kernelToStageEnd } from '../kernel';
import { stageOf } from '../requests';
import type { Decision, State } from '../types';
import { variety } from './ideas';
import { type Act, type Course, newCourse, quickDecision } from './policy';
import { bestAction, turnPlans } from './quick';
import { shareOf, type Value } from './value';

const MOST_STEPS = 1000;

// Says what to do with a turn; null leaves it to the quick policy.
type KeenAct = (...turn: Parameters<Act>) => readonly Decision[] | null;

// To where the adventure begins, before anything is rolled.
export function playDeployment(state: State, course: Course, error: number, luck: number, keen?: KeenAct): void {
  playOn(state, course, error, luck, kernelToStageEnd(state), () => false, keen);
}

// To the first turn of the next round, or to the end of the match.
export function playRound(state: State, course: Course, error: number, luck: number): void {
  const { round } = state;
  playOn(state, course, error, luck, kernel, () => state.round !== round && stageOf(state) === 'deployment');
}

// Every turn and every trail has chance of its own, so that what falls there does not hang on what was drawn before: the same
// for all ideas that change nothing about it.
function playOn(
  state: State,
  course: Course,
  error: number,
  luck: number,
  game: typeof kernel,
  isThrough: () => boolean,
  keen?: KeenAct,
): void {
  let now = -1;
  let falls = makeRng(luck);
  const act: Act = (...turn) => keen?.(...turn) ?? bestAction(...turn, error, falls);
  for (let steps = 0; steps < MOST_STEPS && !isThrough(); steps++) {
    const mark = turnMark(state);
    if (mark !== now) {
      now = mark;
      falls = makeRng(mixSeed(luck, mark));
    }
    const decision = quickDecision(state, course, act);
    if (decision === null) return;
    game.apply(state, decision, falls);
  }
}

// Dice are laid with every action; in the adventure every trail is a turn of its own.
function turnMark({ round, turnSeat, scene, clans }: State): number {
  if (scene !== null) return 1000 * round + 500 + 10 * scene.place + scene.trail;
  let dice = 0;
  for (const clan of clans) dice += poolSize(clan);
  return 1000 * round + 100 * turnSeat + dice;
}

// Actions that are looked at, at most so many of a building or trail.
const KEEN_IDEAS = 6;
const KEEN_ALIKE = 2;
// What falls while it is looked is not what falls then.
const OTHER_CHANCE = 0x51ed270b;

// The best of a few actions, each followed once to where the adventure begins.
export function keenAct(seat: number, error: number, value: Value, luck: number): KeenAct {
  return (state, asked, legal) => {
    if (asked !== seat) return null;
    const own = mixSeed(luck ^ OTHER_CHANCE, turnMark(state));
    let most = Number.NEGATIVE_INFINITY;
    let best: readonly Decision[] | null = null;
    for (const { steps } of variety(turnPlans(state, seat, legal), KEEN_IDEAS, KEEN_ALIKE)) {
      const copy = cloneState(state);
      playDeployment(copy, newCourse(steps, seat), error, own);
      const share = shareOf(copy, seat, value);
      if (share <= most) continue;
      most = share;
      best = steps;
    }
    return best;
  };
}
