// Tournament play by expectation (ZIZ-87 to ZIZ-92): a small programme over the multisets of dice in play.
import { known } from '../../../core/invariant';
import { CONSTANTS } from '../data/constants';
import { EVENTS } from '../data/events';
import { TORAK_CARDS } from '../data/solo';
import { RETINUE_FACES } from '../data/tables';
import { meetsGoal, tournamentScore } from '../effects/tournament';
import type { TournamentAction } from '../types';
import { type Mind, rewardWorth } from './worth';

// Chances that a rival who plays well ends below, or level with, a score; measured over many tournaments.
const RIVAL_MEAN = 9.6;
const RIVAL_SPREAD = 2;

function below(score: number): number {
  return 1 / (1 + Math.exp((-1.7 * (score - 0.5 - RIVAL_MEAN)) / RIVAL_SPREAD));
}

// All that decides what a final set of dice is worth, worths to a part of a point: the same lists are solved once.
interface Stand {
  readonly settled: readonly number[];
  readonly toCome: number;
  // The pot in points.
  readonly pot: number;
  // The personal goal's token, -1 for those who have none, and its reward in points.
  readonly token: number;
  readonly reward: number;
}

const GRAIN = 20;
const coarse = (worth: number): number => Math.round(worth * GRAIN) / GRAIN;

function standOf(mind: Mind, tournament: TournamentAction): Stand {
  const settled = [...tournament.scores];
  if (tournament.torakCard >= 0) settled.push(known(TORAK_CARDS[tournament.torakCard]).tournament);
  const hasGoal = mind.seat === mind.state.turn;
  return {
    settled: settled.sort((left, right) => left - right),
    toCome: tournament.players.length - 1 - Math.max(0, tournament.roller),
    pot: coarse(tournament.pot * mind.coin),
    token: hasGoal ? tournament.token : -1,
    reward: hasGoal ? coarse(rewardWorth(mind, EVENTS[tournament.token]?.reward ?? {})) : 0,
  };
}

// What a final set of dice is worth: places, pot and the personal goal.
function finalWorth({ settled, toCome, pot, token, reward }: Stand, dice: readonly number[]): number {
  const score = tournamentScore(dice);
  let points = settled.filter((each) => each < score).length;
  let best = settled.every((each) => each < score) ? 1 : settled.some((each) => each > score) ? 0 : 0.5;
  for (let left = 0; left < toCome; left++) {
    points += below(score);
    best *= below(score) + 0.1;
  }
  const goal = token >= 0 && meetsGoal(token, dice) ? reward : 0;
  return points + Math.min(1, best) * pot + goal + 0.001 * score;
}

const codeOf = (counts: readonly number[]): number =>
  (((counts[0] as number) * 7 + (counts[1] as number)) * 7 + (counts[2] as number)) * 7 + (counts[3] as number);
const diceOfCounts = (counts: readonly number[]): number[] =>
  counts.flatMap((count, face) => Array.from({ length: count }, () => face));
const FACE_WEIGHTS = [0, 1, 2, 3].map((face) => RETINUE_FACES.filter((each) => each === face).length / 6);

// Every outcome of `dice` dice with its chance.
const outcomes: { readonly counts: readonly number[]; readonly chance: number }[][] = [];
function outcomesOf(dice: number) {
  for (let size = outcomes.length; size <= dice; size++) {
    if (size === 0) {
      outcomes.push([{ counts: [0, 0, 0, 0], chance: 1 }]);
      continue;
    }
    const merged = new Map<number, { counts: number[]; chance: number }>();
    for (const smaller of known(outcomes[size - 1])) {
      for (let face = 0; face < 4; face++) {
        const counts = smaller.counts.map((count, index) => count + (index === face ? 1 : 0));
        const held = merged.get(codeOf(counts)) ?? { counts, chance: 0 };
        held.chance += smaller.chance * (FACE_WEIGHTS[face] as number);
        merged.set(codeOf(counts), held);
      }
    }
    outcomes.push([...merged.values()]);
  }
  return known(outcomes[dice]);
}

export interface Lists {
  // Worth of standing with these dice, keeping or going on.
  value(counts: readonly number[]): number;
  keep(counts: readonly number[]): number;
  // Worth of throwing `thrown` of the dice in play again.
  throwing(counts: readonly number[], thrown: readonly number[]): number;
  // The best set to throw after a die was set aside, with its worth.
  bestThrow(counts: readonly number[]): { readonly thrown: readonly number[]; readonly worth: number };
}

const solved = new Map<string, Lists>();
const ROOM = 500;

export function solveLists(mind: Mind, tournament: TournamentAction): Lists {
  const stand = standOf(mind, tournament);
  const key = `${stand.settled.join()}/${stand.toCome}/${stand.pot}/${stand.token}/${stand.reward}`;
  const held = solved.get(key);
  if (held !== undefined) return held;
  if (solved.size >= ROOM) solved.clear();
  const lists = reckonLists(stand);
  solved.set(key, lists);
  return lists;
}

function reckonLists(stand: Stand): Lists {
  const values = new Map<number, number>();
  const keep = (counts: readonly number[]): number => finalWorth(stand, diceOfCounts(counts));
  const throwing = (counts: readonly number[], thrown: readonly number[]): number => {
    const dice = thrown.reduce((sum, count) => sum + count, 0);
    let worth = 0;
    const next = [0, 0, 0, 0];
    for (const outcome of outcomesOf(dice)) {
      for (let face = 0; face < 4; face++)
        next[face] = (counts[face] as number) - (thrown[face] as number) + (outcome.counts[face] as number);
      worth += outcome.chance * (values.get(codeOf(next)) ?? value(next.slice()));
    }
    return worth;
  };
  const throws = new Map<number, ReturnType<Lists['bestThrow']>>();
  const bestThrow = (counts: readonly number[]) => {
    const code = codeOf(counts);
    const known = throws.get(code);
    if (known !== undefined) return known;
    let best: { thrown: readonly number[]; worth: number } = { thrown: [0, 0, 0, 0], worth: Number.NEGATIVE_INFINITY };
    for (const thrown of subsets(counts)) {
      const worth = throwing(counts, thrown);
      if (worth > best.worth) best = { thrown, worth };
    }
    throws.set(code, best);
    return best;
  };
  const value = (counts: readonly number[]): number => {
    const code = codeOf(counts);
    const held = values.get(code);
    if (held !== undefined) return held;
    let best = keep(counts);
    const dice = counts.reduce((sum, count) => sum + count, 0);
    // Setting aside costs a die, so only the small end of the tree is worth a look beyond three in play.
    if (dice > 2) {
      for (let face = 0; face < 4; face++) {
        if ((counts[face] ?? 0) === 0) continue;
        best = Math.max(best, bestThrow(counts.map((count, index) => count - (index === face ? 1 : 0))).worth);
      }
    }
    values.set(code, best);
    return best;
  };
  return { value, keep, throwing, bestThrow };
}

// Sets worth throwing: low faces first, never a luck without need.
function subsets(counts: readonly number[]): number[][] {
  const list: number[][] = [];
  for (let sword = 0; sword <= (counts[0] ?? 0); sword++) {
    for (let shield = 0; shield <= (counts[1] ?? 0); shield++) {
      for (const speech of new Set([0, counts[2] ?? 0])) {
        for (const luck of new Set([0, counts[3] ?? 0])) {
          if (sword + shield + speech + luck > 0) list.push([sword, shield, speech, luck]);
        }
      }
    }
  }
  return list;
}

export function countsOf(dice: readonly number[]): number[] {
  return [0, 1, 2, 3].map((face) => dice.filter((each) => each === face).length);
}

// ZIZ-192: enter when the expected place and share beat the coin.
export function joiningWorth(mind: Mind, tournament: TournamentAction): number {
  const rivals = tournament.players.length + 1;
  const share = (tournament.pot + CONSTANTS.tournamentFee) / (rivals + 1);
  return mind.skill.prices.joining * rivals + (share - CONSTANTS.tournamentFee) * mind.coin;
}
