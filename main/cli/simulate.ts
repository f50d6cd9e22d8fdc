// npm run simulate: headless matches on all cores with rotated seats. See the architecture page for the flags.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AGENT_NAMES, TEMPERS } from '../../engine/core/agent';
import type { AnyGame } from '../../engine/core/game-module';
import { GAME_IDS, type GameId, games } from '../../engine/registry';
import type { HeadlessResult } from './headless-match';
import { isPlayerName, type PlayerName } from './player-name';
import type { ChildAnswer, ChildOrder } from './simulate-child';
import { type MatchTask, planMatches, type Summary, summarise } from './tournament';
import { heardWish } from './wish';

interface Wish {
  readonly id: GameId;
  readonly agents: readonly PlayerName[];
  readonly matches: number;
  readonly seed: number;
  readonly options: unknown;
  readonly processes: number;
  readonly json: boolean;
}

const USAGE = `npm run simulate -- --game <${GAME_IDS.join('|')}> --seats <agent,agent,…> [--matches 100] [--seed 1] [--options '{}'] [--processes n] [--json]
agents: ${AGENT_NAMES.join(', ')}; a level may have a temper, as in knight:bold (${TEMPERS.join(', ')})`;

function readWish(args: readonly string[]): Wish | string {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { game: text, seats: text, matches: text, seed: text, options: text, processes: text, json: { type: 'boolean' } },
  });
  const id = GAME_IDS.find((each) => each === values.game);
  if (id === undefined) return `no game "${values.game ?? ''}"`;
  const agents: PlayerName[] = [];
  for (const name of (values.seats ?? '').split(',')) {
    const agent = name.trim();
    if (!isPlayerName(agent)) return `no agent "${name}"`;
    agents.push(agent);
  }
  const matches = Number(values.matches ?? 100);
  const seed = Number(values.seed ?? 1);
  const processes = Number(values.processes ?? availableParallelism());
  if (![matches, seed, processes].every((each) => Number.isInteger(each) && each >= 0) || matches < 1 || processes < 1)
    return 'matches, seed and processes are whole numbers';
  const options = readOptions(values.options, games[id], agents.length);
  return typeof options === 'string'
    ? options
    : { id, agents, matches, seed, options: options.raw, processes, json: values.json ?? false };
}

function readOptions(text: string | undefined, game: AnyGame, seats: number): { readonly raw: unknown } | string {
  if (seats < game.seatRange.min || seats > game.seatRange.max) return `${game.id} has no table for ${seats}`;
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    const parsed = game.parseOptions(raw, seats);
    return parsed.ok ? { raw } : parsed.message;
  } catch {
    return 'the options are not JSON';
  }
}

type Played = { readonly task: MatchTask; readonly result: HeadlessResult };

// Every process takes the next match when it is done with one; a single failure fails the run.
function playAll(wish: Wish): Promise<readonly Played[]> {
  const tasks = planMatches(wish.agents, wish.matches, wish.seed);
  const played: (Played | undefined)[] = tasks.map(() => undefined);
  let next = 0;
  const playWith = () =>
    new Promise<void>((done, broken) => {
      const child = fork(fileURLToPath(new URL('./simulate-child.ts', import.meta.url)));
      let current = -1;
      const order = () => {
        const task = tasks[next];
        if (task === undefined) {
          child.disconnect();
          done();
          return;
        }
        current = next++;
        child.send({ game: wish.id, agents: wish.agents, options: wish.options, task } satisfies ChildOrder);
      };
      child.on('message', (answer: ChildAnswer) => {
        const task = tasks[current];
        if ('error' in answer || task === undefined) {
          child.kill();
          broken(new Error('error' in answer ? answer.error : 'an answer without a question'));
          return;
        }
        played[current] = { task, result: answer.result };
        if (!wish.json && process.stderr.isTTY) process.stderr.write(`\r${next}/${tasks.length} `);
        order();
      });
      child.on('error', broken);
      child.on('exit', (code) => {
        if (code !== 0 && code !== null) broken(new Error(`a process ended with ${code}`));
      });
      order();
    });
  const processes = Array.from({ length: Math.min(wish.processes, tasks.length) }, playWith);
  return Promise.all(processes).then(() => played.filter((each) => each !== undefined));
}

function print(summary: Summary): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(`${summary.game}: ${summary.matches} matches, ${summary.draws} without a sole winner`);
  for (const each of summary.agents)
    console.log(
      `  ${each.agent.padEnd(15)} ${percent(each.share).padStart(8)}  (95 %: ${percent(each.low)} to ${percent(each.high)})` +
        `  mean score ${each.meanScore}  ${each.meanMsPerTurn} ms a turn, at most ${each.maxMsPerTurn}`,
    );
  console.log(
    `  ${summary.meanTurns} turns and ${summary.meanDecisions} decisions a match, ${summary.matchesPerSecond} matches a second`,
  );
}

async function main(): Promise<number> {
  const wish = heardWish(readWish, USAGE);
  if (wish === null) return 2;
  const start = performance.now();
  const played = await playAll(wish);
  const summary = summarise(wish.id, wish.agents, played, (performance.now() - start) / 1000);
  if (wish.json) console.log(JSON.stringify(summary));
  else print(summary);
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
