// Looking ahead: every idea is carried out in the same imagined worlds with the same luck, everyone plays on, and the learned
// value says what has become of it.
import { compareInLooks, type Look } from '../../../ai/looks';
import type { Rated } from '../../../ai/plan-tree';
import { makeRng, mixSeed, type Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { LIMITS } from '../data/tables';
import { beginAdventure } from '../kernel';
import { stageOf } from '../requests';
import type { State } from '../types';
import type { Plan } from './plan';
import { keenAct, playDeployment, playRound } from './playout';
import { newCourse } from './policy';
import type { Skill } from './skill';
import { shareOf, type Value } from './value';

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
  // Told where every trial of the quick look has led, in deployment to where the adventure begins.
  watch?: (state: State, idea: Plan) => void,
): readonly Rated<Plan>[] {
  const { samples, doubt, first, doubtful, error, keen } = skill;
  const quick: Look<State, Plan> = {
    ...{ samples: keen?.after ?? samples, ideas: ideas.length, error: doubtful, isHasty: true },
    tryOut: (world, idea, luck) => {
      const state = cloneState(world);
      const course = newCourse(idea.steps, seat);
      if (stageOf(state) !== 'deployment') {
        playRound(state, course, error, luck);
        watch?.(state, idea);
        return shareOf(state, seat, value);
      }
      playDeployment(state, course, error, luck);
      watch?.(state, idea);
      return skill.thorough ? shareWithDice(state, seat, error, value, luck) : shareOf(state, seat, value);
    },
  };
  const looks = [quick];
  if (keen !== null) {
    looks.push({
      ...{ samples: keen.samples, ideas: keen.ideas, error: keen.doubtful },
      tryOut: (world, idea, luck) => {
        const state = cloneState(world);
        playDeployment(state, newCourse(idea.steps, seat), error, luck, keenAct(seat, error, value, luck));
        return shareWithDice(state, seat, error, value, luck);
      },
    });
  }
  return compareInLooks(imagine, looks, ideas, { doubt, first, isOver }, rng);
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
    const own = mixSeed(luck, DICE + each);
    beginAdventure(thrown, makeRng(own));
    playRound(thrown, newCourse(), error, own);
    came += shareOf(thrown, seat, value);
  }
  return (expected + came / throws) / 2;
}

// Glory that a round may well bring.
const GLORY_OF_ROUND = 9;

function mayEnd({ round, config, clans }: State): boolean {
  return round >= config.rounds || clans.some((clan) => clan.glory >= LIMITS.gloryToEnd - GLORY_OF_ROUND);
}
