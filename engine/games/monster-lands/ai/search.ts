// Looking ahead: every idea is carried out in the same imagined worlds with the same luck, the quick policy plays on, and
// the learned value says what has become of it.
import { compare } from '../../../ai/halving';
import { softmax } from '../../../ai/net';
import type { Rated } from '../../../ai/plan-tree';
import { known } from '../../../core/invariant';
import { makeRng, mixSeed, type Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { LIMITS } from '../data/tables';
import { isOver as hasEnded } from '../effects/clean-up';
import { beginAdventure, kernel, kernelToStageEnd } from '../kernel';
import { stageOf } from '../requests';
import { totalScore } from '../scoring';
import type { State } from '../types';
import type { Plan } from './plan';
import { type Act, type Course, newCourse, quickDecision } from './policy';
import { bestAction } from './quick';
import type { Skill } from './skill';
import type { Value } from './value';

const MOST_STEPS = 1000;
// The adventure's dice are the same for every idea, whatever was drawn before.
const DICE = 0x3c6ef372;

export function lookAhead(
  imagine: (rng: Rng) => State,
  seat: number,
  ideas: readonly Plan[],
  skill: Skill,
  value: Value,
  isOver: () => boolean,
  rng: Rng,
  // Told where every trial has led, in deployment to where the adventure begins.
  watch?: (state: State, idea: Plan) => void,
): readonly Rated<Plan>[] {
  const { samples, doubt, first } = skill;
  const game = {
    imagine,
    tryOut: (world: State, idea: Plan, luck: number): number => {
      const state = cloneState(world);
      const course = newCourse(idea.steps, seat);
      if (stageOf(state) !== 'deployment') {
        playRound(state, course, skill.error, makeRng(luck));
        watch?.(state, idea);
        return shareOf(state, seat, value);
      }
      playDeployment(state, course, skill.error, makeRng(luck));
      watch?.(state, idea);
      return skill.thorough ? shareWithDice(state, seat, skill.error, value, luck) : shareOf(state, seat, value);
    },
  };
  return compare(game, ideas, { samples, doubt, first, isOver }, rng);
}

// The dice are thrown more than once, most often where the match may end with the round: there all hangs on them.
const THROWS = { usual: 2, last: 4 } as const;

// Where the adventure begins the value knows what those who are out may be expected to bring; what it thinks when the dice
// have fallen is as good a guess and errs otherwise, so the mean of both is better than either.
function shareWithDice(state: State, seat: number, error: number, value: Value, luck: number): number {
  const expected = shareOf(state, seat, value);
  const throws = mayEnd(state) ? THROWS.last : THROWS.usual;
  let came = 0;
  for (let each = 0; each < throws; each++) {
    const thrown = each === throws - 1 ? state : cloneState(state);
    const rng = makeRng(mixSeed(luck, DICE + each));
    beginAdventure(thrown, rng);
    playRound(thrown, newCourse(), error, rng);
    came += shareOf(thrown, seat, value);
  }
  return (expected + came / throws) / 2;
}

// Glory that a round may well bring.
const GLORY_OF_ROUND = 9;

function mayEnd({ round, config, clans }: State): boolean {
  return round >= config.rounds || clans.some((clan) => clan.glory >= LIMITS.gloryToEnd - GLORY_OF_ROUND);
}

const shares = new Float32Array(4);
// By so many points a match that ended in thought is won nearly three times in four: all that was rolled could have fallen
// otherwise.
const LEAD = 1;

function shareOf(state: State, seat: number, value: Value): number {
  if (hasEnded(state)) {
    state.clans.forEach((clan, owner) => {
      shares[owner] = totalScore(clan) / LEAD;
    });
    softmax(shares, state.clans.length);
  } else value(state, shares);
  return known(shares[seat]);
}

// To where the adventure begins, before anything is rolled.
function playDeployment(state: State, course: Course, error: number, rng: Rng): void {
  playOn(state, course, error, rng, kernelToStageEnd(state), () => false);
}

// To the first turn of the next round, or to the end of the match.
function playRound(state: State, course: Course, error: number, rng: Rng): void {
  const { round } = state;
  playOn(state, course, error, rng, kernel, () => state.round !== round && stageOf(state) === 'deployment');
}

function playOn(state: State, course: Course, error: number, rng: Rng, game: typeof kernel, isThrough: () => boolean): void {
  const act: Act = (...turn) => bestAction(...turn, error, rng);
  for (let steps = 0; steps < MOST_STEPS && !isThrough(); steps++) {
    const decision = quickDecision(state, course, act);
    if (decision === null) return;
    game.apply(state, decision, rng);
  }
}
