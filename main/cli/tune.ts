// npm run tune: the weights of a game's quick policy by self-play. The work lies in training/<game>/taste.json, iteration by
// iteration, so that an interrupted run goes on with --resume; what comes out is printed, to be put where the weights stand.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed } from '../../engine/core/rng';
import { GAME_IDS, type GameId, games } from '../../engine/registry';
import { wilson } from './tournament';
import { learnings } from './train/learnings';
import { writeWhole } from './train/pool';
import { type Bout, playDuel, shiftedWeights } from './tune/duel';
import { EVOLVE, type Evolution, evolve, newEvolution } from './tune/evolve';
import { heardWish } from './wish';

const tunable = GAME_IDS.filter((id) => learnings[id]?.taste !== undefined);
const USAGE = `npm run tune -- --game <${tunable.join('|')}> [--minutes 15] [--pairs 150] [--resume] [--check <matches>]`;

// Far from the seeds of training; those of the check are never played while tuning.
const SEEDS = 3_000_000;
const SEEDS_EACH = 100_000;
const CHECK_SEEDS = 700_000_000;
const MATCHES_A_PAIR = 6;
const TELL_EVERY = 10;
// Points that are nearly a win: a narrow loss is better than a plain one.
const AHEAD = 6;

interface Wish {
  readonly game: GameId;
  readonly minutes: number;
  // Of changes, an iteration.
  readonly pairs: number;
  readonly resume: boolean;
  readonly check: number;
}

function readWish(args: readonly string[]): Wish | string {
  const text = { type: 'string' } as const;
  const options = { game: text, minutes: text, pairs: text, check: text, resume: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const game = tunable.find((id) => id === values.game);
  if (game === undefined) return `no weights to tune for "${values.game ?? ''}"`;
  const minutes = Number(values.minutes ?? 15);
  const pairs = Number(values.pairs ?? EVOLVE.pairs);
  const check = Number(values.check ?? 3000);
  if (!(minutes >= 0) || !Number.isInteger(pairs) || pairs < 1 || !Number.isInteger(check) || check < 0)
    return 'minutes, pairs and check are numbers';
  return { game, minutes, pairs, resume: values.resume ?? false, check };
}

const worthOf = ({ share, ahead }: Bout): number => 0.5 * share + 0.5 / (1 + Math.exp(-ahead / AHEAD));

function main(): number {
  const wish = heardWish(readWish, USAGE);
  if (wish === null) return 2;
  const game = games[wish.game];
  const learning = known(learnings[wish.game]);
  const taste = known(learning.taste);
  const start = taste.weights;
  const path = join('training', wish.game, 'taste.json');
  mkdirSync(dirname(path), { recursive: true });
  const fresh = newEvolution(Object.keys(start).length);
  const evolution: Evolution = wish.resume && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : fresh;
  const weightsAt = (moved: readonly number[]) => shiftedWeights(taste, start, moved);
  const tell = () => console.log(evolution.iteration, JSON.stringify(weightsAt(evolution.moved)));
  const until = Date.now() + wish.minutes * 60_000;
  while (Date.now() < until) {
    const { iteration, moved } = evolution;
    const rest = weightsAt(moved);
    const gap = (one: readonly number[], other: readonly number[], pair: number): number => {
      let sum = 0;
      for (let match = 0; match < MATCHES_A_PAIR; match++) {
        const seed = SEEDS + iteration * SEEDS_EACH + pair * MATCHES_A_PAIR + match;
        const seats = known(learning.seats[match % learning.seats.length]);
        const play = (own: readonly number[]) =>
          playDuel(game, learning, { seed, seats, seat: (pair + match) % seats, own: weightsAt(own), rest });
        sum += worthOf(play(one)) - worthOf(play(other));
      }
      return sum / MATCHES_A_PAIR;
    };
    evolve(evolution, gap, { ...EVOLVE, pairs: wish.pairs }, makeRng(mixSeed(SEEDS, iteration)));
    writeWhole(path, JSON.stringify(evolution));
    if (evolution.iteration % TELL_EVERY === 0) tell();
  }
  tell();
  const seats = Math.min(3, game.seatRange.max);
  let wins = 0;
  for (let match = 0; match < wish.check; match++) {
    const duel = { seed: CHECK_SEEDS + Math.floor(match / seats), seats, seat: match % seats };
    wins += playDuel(game, learning, { ...duel, own: weightsAt(evolution.moved), rest: start }).share;
  }
  if (wish.check > 0)
    console.log(JSON.stringify({ seats, matches: wish.check, share: wins / wish.check, ...wilson(wins, wish.check) }));
  return 0;
}

process.exitCode = main();
