// npm run analyse: legal decisions, perft and the win of this turn of a position given as text. Prints JSON.
import { parseArgs } from 'node:util';
import { makeRng } from '../../engine/core/rng';
import { bestLine, legalKeys, perft, winThisTurn } from '../../engine/games/leaders/analysis';
import { makePosition, parsePosition } from '../../engine/games/leaders/notation';

const USAGE = 'npm run analyse -- leaders "<position>" [--depth n] [--json]';
const MAX_DEPTH = 6;
const THINKING_MILLIS = 3000;

interface Wish {
  readonly game: string;
  readonly position: string;
  readonly depth: number;
  readonly json: boolean;
}

function readWish(args: readonly string[]): Wish | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { depth: { type: 'string' }, json: { type: 'boolean' } },
    });
    const [game, position, ...rest] = positionals;
    const depth = Number(values.depth ?? 2);
    if (game === undefined || position === undefined || rest.length > 0) return `usage: ${USAGE}`;
    if (game !== 'leaders') return `no positions of "${game}" can be analysed, only of "leaders"`;
    if (!Number.isInteger(depth) || depth < 1 || depth > MAX_DEPTH) return `--depth must be 1 to ${MAX_DEPTH}`;
    return { game, position, depth, json: values.json === true };
  } catch (error) {
    return `${error instanceof Error ? error.message.split('\n')[0] : String(error)}; usage: ${USAGE}`;
  }
}

function analyse(wish: Wish): object | string {
  const parsed = parsePosition(wish.position);
  if (!parsed.ok) return parsed.message;
  const state = parsed.value;
  const started = performance.now();
  const spent = () => performance.now() - started;
  const win = winThisTurn(state);
  const searchMillis = Math.round(spent());
  const perftByDepth = Array.from({ length: wish.depth }, (_, index) => perft(state, index + 1));
  const thinkingSince = performance.now();
  const budget = { millis: THINKING_MILLIS, spent: () => performance.now() - thinkingSince, isCancelled: () => false };
  return {
    game: wish.game,
    position: makePosition(state),
    seat: state.seat,
    decisions: legalKeys(state),
    depth: wish.depth,
    perft: perftByDepth.at(-1),
    perftByDepth,
    winThisTurn: win,
    bestLine: win ?? bestLine(state, budget, makeRng(1)),
    searchMillis,
  };
}

const wish = readWish(process.argv.slice(2));
const answer = typeof wish === 'string' ? wish : analyse(wish);
if (typeof answer === 'string') {
  process.stderr.write(`analyse: ${answer}\n`);
  process.exitCode = 1;
} else {
  const isCompact = typeof wish !== 'string' && wish.json;
  process.stdout.write(`${JSON.stringify(answer, null, isCompact ? 0 : 2)}\n`);
}
