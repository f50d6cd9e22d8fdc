// npm run puzzles: looks for puzzles of Leaders in matches of agents against each other and prints or
// writes the data files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileKernel } from '../../engine/core/kernel';
import { makeRng, type Rng, shuffle } from '../../engine/core/rng';
import { leaders } from '../../engine/games/leaders';
import type { Puzzle } from '../../engine/games/leaders/data/puzzle-types';
import { makePuzzle, variationsOf } from '../../engine/games/leaders/puzzle-maker';
import type { State } from '../../engine/games/leaders/types';

const USAGE = 'npm run puzzles -- [--each 24] [--seed 1] [--write engine/games/leaders/data]';
const GRADES = [1, 2, 3] as const;

type Found = Omit<Puzzle, 'id'>;

const kernel = compileKernel(leaders);

// Positions at the starts of turns of a match in which both sides play carelessly enough to leave chances.
function* positionsOf(rng: Rng): Generator<State> {
  const state = leaders.setup({ mode: rng.int(2) === 0 ? 'standard' : 'advanced' }, 2, rng);
  kernel.begin(state, rng);
  const agent = leaders.createAgent?.('page');
  while (state.phase !== 'over' && state.turn < 40) {
    const request = leaders.requestFor(state);
    const decisions = leaders.legalDecisions(state);
    if (request === null || agent === undefined || agent === null) return;
    if (state.phase === 'acting' && state.acted === 0 && state.turn >= 6) yield leaders.cloneState(state);
    const isWild = rng.int(3) > 0;
    const budget = { millis: 1000, spent: () => 0, isCancelled: () => false };
    const asked = { seat: request.seat, prompt: request.prompt, decisions };
    const index = isWild ? rng.int(decisions.length) : agent.choose(leaders.viewFor(state, request.seat), asked, budget, rng);
    const decision = decisions[index];
    if (decision !== undefined) kernel.apply(state, decision, rng);
  }
}

// A puzzle as it is, or, for the highest grade, a longer one made by moving a figure of it.
function findIn(state: State, isWanted: (grade: number) => boolean, rng: Rng): Found | null {
  const puzzle = makePuzzle(state);
  if (puzzle === null) return null;
  if (puzzle.grade === 2 && isWanted(3)) {
    for (const variation of shuffle([...variationsOf(state)], rng)) {
      const longer = makePuzzle(variation);
      if (longer?.grade === 3) return longer;
    }
  }
  return isWanted(puzzle.grade) ? puzzle : null;
}

function search(each: number, seed: number, tell: (found: readonly Found[]) => void): void {
  const found: Found[] = [];
  const count = (grade: number) => found.filter((puzzle) => puzzle.grade === grade).length;
  const isWanted = (grade: number) => count(grade) < each;
  for (let match = 0; GRADES.some(isWanted); match++) {
    const rng = makeRng(seed * 100_003 + match);
    for (const state of positionsOf(rng)) {
      const puzzle = findIn(state, isWanted, rng);
      if (puzzle === null) continue;
      found.push(puzzle);
      tell(found);
      process.stderr.write(`match ${match}: grade ${puzzle.grade}, ${GRADES.map(count).join(' / ')}\n`);
      // One puzzle a match keeps them different.
      break;
    }
  }
}

function makeFile(grade: number, found: readonly Found[]): string {
  const puzzles = found.map((puzzle, index) =>
    [
      '  {',
      `    id: '${grade}-${String(index + 1).padStart(2, '0')}',`,
      `    grade: ${grade},`,
      `    position:\n      '${puzzle.position}',`,
      `    solution: [${puzzle.solution.map((key) => `'${key}'`).join(', ')}],`,
      '  },',
    ].join('\n'),
  );
  return [
    '// Puzzles of one grade, made by `npm run puzzles`; a test proves each of them.',
    "import type { Puzzle } from './puzzle-types';",
    '',
    `export const puzzles${grade}: readonly Puzzle[] = [`,
    ...puzzles,
    '];',
    '',
  ].join('\n');
}

// One file per grade in the folder; without a folder all goes to the screen.
function save(found: readonly Found[], folder: string | undefined): void {
  for (const grade of GRADES) {
    const file = makeFile(
      grade,
      found.filter((puzzle) => puzzle.grade === grade),
    );
    if (folder === undefined) process.stdout.write(file);
    else writeFileSync(join(folder, `puzzles-${grade}.ts`), file);
  }
}

function main(): void {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { each: text, seed: text, write: text } });
  const each = Number(values.each ?? 24);
  const seed = Number(values.seed ?? 1);
  if (!Number.isInteger(each) || each < 1 || !Number.isInteger(seed)) throw new Error('--each and --seed must be whole numbers');
  search(each, seed, (found) => {
    // A folder is kept up to date while the search goes on; the screen gets everything at the end.
    if (values.write !== undefined || found.length === each * GRADES.length) save(found, values.write);
  });
}

try {
  main();
} catch (error) {
  process.stderr.write(`puzzles: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}; usage: ${USAGE}\n`);
  process.exitCode = 1;
}
