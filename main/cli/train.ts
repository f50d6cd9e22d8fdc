// npm run train: a game's learned value by self-play. Generation 0 plays by the quick policy, every later one by the search
// with the value learned so far; each generation is fitted on the last few. All work lies in training/<game>, match by
// match, so that an interrupted run goes on with --resume.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Net } from '../../engine/ai/net';
import { readWeights, type WeightFile, writeWeights } from '../../engine/ai/weights';
import { known } from '../../engine/core/invariant';
import { GAME_IDS, type GameId, games } from '../../engine/registry';
import { type Tenth, tenthsOf } from './train/calibration';
import { calibrationChart, type MatchesRow, matchesChart, type StrengthRow, strengthChart } from './train/charts';
import { fitTo, lossOf } from './train/fit';
import { learnings } from './train/learnings';
import { playChunks } from './train/play';
import { CHUNK, chunksOf, loadChunk, loadGeneration, saveChunk, writeWhole } from './train/pool';
import { readAgain } from './train/self-play';
import { playAgainst, type Strength } from './train/versus';
import { heardWish } from './wish';

const USAGE = `npm run train -- --game <${Object.keys(learnings).join('|')}> [--hours 1] [--resume] [--matches 1000] [--processes n]
  [--against <folder of another version>] [--calibrate <matches>] [--reread] [--curve] [--adopt]`;

// Seeds of a generation begin here; those of calibration and of strength lie apart and are never learned from.
const GENERATION_SEEDS = 1_000_000;
const CALIBRATION_SEEDS = 900_000_000;
const STRENGTH_SEED = 800_000_000;
const STRENGTH_MATCHES = 60;
// The first generation costs little: so many matches for each of a later one.
const FIRSTS = 12;
// Generations that a fit looks back on.
const WINDOW = 4;
// Matches of an older generation for each of the newest: the play is to be learned, the many first ones keep it steady.
const OLDER_FACTOR = 2;
interface Row {
  readonly generation: number;
  readonly matches: number;
  readonly cpuSeconds: number;
  readonly loss: number;
  readonly blind: number;
  readonly strength: Strength | null;
}

interface Course {
  generation: number;
  cpuSeconds: number;
  rows: Row[];
}

interface Wish {
  readonly game: GameId;
  readonly hours: number;
  readonly resume: boolean;
  readonly matches: number;
  readonly processes: number;
  readonly against: string | undefined;
  readonly calibrate: number;
  readonly reread: boolean;
  readonly curve: boolean;
  readonly adopt: boolean;
}

function readWish(args: readonly string[]): Wish | string {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ game: text, hours: text, matches: text, processes: text, against: text, calibrate: text },
      ...{ resume: flag, reread: flag, curve: flag, adopt: flag },
    },
  });
  const game = GAME_IDS.find((id) => id === values.game && learnings[id] !== undefined);
  if (game === undefined) return `no training for "${values.game ?? ''}"`;
  const hours = Number(values.hours ?? 1);
  const matches = Number(values.matches ?? 1000);
  const processes = Number(values.processes ?? Math.max(1, availableParallelism() - 1));
  const calibrate = Number(values.calibrate ?? 0);
  if (!(hours >= 0) || ![matches, processes, calibrate].every((each) => Number.isInteger(each) && each >= 0) || processes < 1)
    return 'hours, matches, processes and calibrate are numbers';
  const { against, resume = false, reread = false, curve = false, adopt = false } = values;
  return { game, hours, resume, matches, processes, against, calibrate, reread, curve, adopt };
}

const workOf = (game: GameId) => join('training', game);

function readCourse(wish: Wish): Course {
  const work = workOf(wish.game);
  const path = join(work, 'course.json');
  if (!wish.resume) rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { generation: 0, cpuSeconds: 0, rows: [] };
}

function saveCourse(game: GameId, course: Course): void {
  writeWhole(join(workOf(game), 'course.json'), JSON.stringify(course, null, 2));
}

function loadNet(game: GameId): WeightFile | null {
  const path = join(workOf(game), 'weights.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

async function playGeneration(wish: Wish, course: Course, isOver: () => boolean): Promise<boolean> {
  const { generation } = course;
  const work = workOf(wish.game);
  const { firsts = FIRSTS } = known(learnings[wish.game]);
  const count = Math.ceil((wish.matches * (generation === 0 ? firsts : 1)) / CHUNK);
  const done = new Set(chunksOf(work, generation));
  const chunks = Array.from({ length: count }, (_, chunk) => ({
    chunk,
    seeds: Array.from({ length: CHUNK }, (_each, index) => (generation + 1) * GENERATION_SEEDS + chunk * CHUNK + index),
  })).filter(({ chunk }) => !done.has(chunk));
  await playChunks({
    game: wish.game,
    weights: generation === 0 ? null : loadNet(wish.game),
    chunks,
    processes: wish.processes,
    isOver,
    done: (chunk, matches, millis) => {
      saveChunk(work, generation, chunk, matches);
      course.cpuSeconds += millis / 1000;
      saveCourse(wish.game, course);
    },
  });
  return chunksOf(work, generation).length >= count;
}

// Features have changed: the matches recorded so far are read again, and the generations' fits begin anew.
function readGenerations({ game }: Wish, course: Course): void {
  const work = workOf(game);
  const learning = known(learnings[game]);
  for (let generation = 0; chunksOf(work, generation).length > 0; generation++) {
    for (const chunk of chunksOf(work, generation)) {
      const again = loadChunk(work, generation, chunk).map((match) => readAgain(games[game], learning, match));
      saveChunk(work, generation, chunk, again);
    }
  }
  rmSync(join(work, 'weights.json'), { force: true });
  course.generation = 0;
  course.rows = [];
  saveCourse(game, course);
}

// Matches of the curve's first point, at least.
const FEWEST = 250;

// Every tenth match is never learned from; it judges.
const isFresh = (seed: number) => Math.floor(seed / 4) % 10 === 0;

function fitGeneration(wish: Wish, course: Course): Row {
  const { game } = wish;
  const learning = known(learnings[game]);
  const { generation } = course;
  const first = Math.max(0, generation - WINDOW + 1);
  const pool = Array.from({ length: generation - first + 1 }, (_, index) => loadGeneration(workOf(game), first + index));
  const newest = known(pool.at(-1));
  const learned = pool
    .flatMap((matches) => matches.slice(0, matches === newest ? undefined : newest.length * OLDER_FACTOR))
    .filter((match) => !isFresh(match.seed));
  const fresh = newest.filter((match) => isFresh(match.seed));
  const before = loadNet(game);
  const { features } = learning;
  const net = fitTo(learned, learning, before === null ? null : readWeights(before, game, features), generation + 1);
  const { loss, blind } = lossOf(net, fresh, features);
  const matches = learned.length + fresh.length;
  const last = (generation + 2) * GENERATION_SEEDS - 1;
  const made = {
    command: `npm run train -- --game ${game} --matches ${wish.matches}`,
    seeds: `${GENERATION_SEEDS} to ${last}, a million a generation; every tenth group of four only judges`,
    matches,
    on: new Date().toISOString().slice(0, 10),
  };
  const file = JSON.stringify(writeWeights(net, game, made));
  writeWhole(join(workOf(game), `weights-${generation}.json`), file);
  writeWhole(join(workOf(game), 'weights.json'), file);
  return { generation, matches, cpuSeconds: Math.round(course.cpuSeconds), loss, blind, strength: null };
}

// What the number of matches does: nets fitted anew to ever fewer of the first generation's, judged by the same others and,
// if there is another version, by matches against it.
async function drawCurve({ game, against }: Wish): Promise<void> {
  const learning = known(learnings[game]);
  const matches = loadGeneration(workOf(game), 0);
  const fresh = matches.filter((match) => isFresh(match.seed));
  const learned = matches.filter((match) => !isFresh(match.seed));
  const rows: (MatchesRow & StrengthRow)[] = [];
  for (let count = learned.length; count >= FEWEST; count >>= 1) {
    const net = fitTo(learned.slice(0, count), learning, null, 1);
    const strength = against === undefined ? null : await strengthOf(game, net, against);
    const row = { matches: count, at: count, ...lossOf(net, fresh, learning.features), strength };
    rows.unshift(row);
    console.log(JSON.stringify(row));
  }
  writeWhole(`docs/ai/${game}-matches.svg`, matchesChart(game, rows, fresh.length));
  if (against !== undefined) writeWhole(`docs/ai/${game}-curve.svg`, strengthChart(game, rows, 'matches learned from'));
}

// On fresh matches of the kind that the net has learned from last.
async function calibrate(wish: Wish, course: Course): Promise<void> {
  const chunks = Array.from({ length: Math.ceil(wish.calibrate / CHUNK) }, (_, chunk) => ({
    chunk,
    seeds: Array.from({ length: CHUNK }, (_each, index) => CALIBRATION_SEEDS + chunk * CHUNK + index),
  }));
  const weights = known(loadNet(wish.game), 'weights');
  const { features } = known(learnings[wish.game]);
  const net = readWeights(weights, wish.game, features);
  const work = join(workOf(wish.game), 'calibration');
  const done = new Set(wish.resume ? chunksOf(work, 0) : []);
  const left = chunks.filter(({ chunk }) => !done.has(chunk));
  const save = (chunk: number, matches: Parameters<typeof saveChunk>[3]) => saveChunk(work, 0, chunk, matches);
  const players = course.generation <= 1 ? null : weights;
  await playChunks({
    game: wish.game,
    weights: players,
    chunks: left,
    processes: wish.processes,
    isOver: () => false,
    done: save,
  });
  const matches = loadGeneration(work, 0);
  const tenths = tenthsOf(net, matches, features);
  for (const { from, predicted, observed, count } of tenths)
    console.log(`${from.toFixed(1)}: thought ${predicted.toFixed(3)}, came ${observed.toFixed(3)} (${count})`);
  mkdirSync('docs/ai', { recursive: true });
  writeWhole(`docs/ai/${wish.game}-calibration.svg`, calibrationChart(wish.game, tenths as readonly Tenth[], matches.length));
}

function strengthOf(game: GameId, net: Net, folder: string): Promise<Strength> {
  const player = known(learnings[game]).createPlayer(net);
  const seats = Math.min(3, games[game].seatRange.max);
  return playAgainst({ game, player, folder, seats, matches: STRENGTH_MATCHES, seed: STRENGTH_SEED });
}

async function main(): Promise<number> {
  const wish = heardWish(readWish, USAGE);
  if (wish === null) return 2;
  const { game, hours, against } = wish;
  const began = Date.now();
  const isOver = () => Date.now() - began > hours * 3_600_000;
  const course = readCourse(wish);
  if (wish.reread) readGenerations(wish, course);
  while (!isOver()) {
    if (!(await playGeneration(wish, course, isOver))) break;
    const row = fitGeneration(wish, course);
    const net = readWeights(known(loadNet(game)), game, known(learnings[game]).features);
    const strength = against === undefined ? null : await strengthOf(game, net, against);
    course.rows.push({ ...row, strength });
    course.generation++;
    saveCourse(game, course);
    console.log(JSON.stringify(course.rows.at(-1)));
  }
  if (wish.calibrate > 0) await calibrate(wish, course);
  if (wish.curve) await drawCurve(wish);
  if (wish.adopt) {
    writeWhole(`engine/games/${game}/ai/weights.json`, `${JSON.stringify(known(loadNet(game), 'weights'), null, 2)}\n`);
    mkdirSync('docs/ai', { recursive: true });
    const rows = course.rows.map(({ generation, strength }) => ({ at: generation, strength }));
    if (rows.length > 1) writeWhole(`docs/ai/${game}-curve.svg`, strengthChart(game, rows, 'generation'));
  }
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
