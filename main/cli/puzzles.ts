// npm run puzzles: looks for puzzles of Leaders in matches of agents against each other and prints or writes the data file.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compileKernel } from '../../engine/core/kernel';
import { makeRng, type Rng } from '../../engine/core/rng';
import { leaders } from '../../engine/games/leaders';
import type { Puzzle } from '../../engine/games/leaders/data/puzzle-types';
import { makePuzzle } from '../../engine/games/leaders/puzzle-maker';
import type { LeadersState } from '../../engine/games/leaders/types';

const USAGE = 'npm run puzzles -- [--each 24] [--seed 1] [--write engine/games/leaders/data/puzzles.ts]';
const GRADES = [1, 2, 3] as const;

type Found = Omit<Puzzle, 'id'>;

const kernel = compileKernel(leaders);

// Positions at the starts of turns of a match in which both sides play carelessly enough to leave chances.
function* positionsOf(rng: Rng): Generator<LeadersState> {
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

function search(each: number, seed: number): Found[] {
  const found: Found[] = [];
  const count = (grade: number) => found.filter((puzzle) => puzzle.grade === grade).length;
  for (let match = 0; GRADES.some((grade) => count(grade) < each); match++) {
    for (const state of positionsOf(makeRng(seed * 100_003 + match))) {
      const puzzle = makePuzzle(state);
      if (puzzle === null || count(puzzle.grade) >= each) continue;
      found.push(puzzle);
      process.stderr.write(`match ${match}: grade ${puzzle.grade}, ${GRADES.map(count).join(' / ')}\n`);
      // One puzzle a match keeps them different.
      break;
    }
  }
  return found;
}

function makeFile(found: readonly Found[]): string {
  const puzzles = GRADES.flatMap((grade) => found.filter((puzzle) => puzzle.grade === grade)).map((puzzle, index, all) => {
    const number = index + 1 - all.findIndex((other) => other.grade === puzzle.grade);
    return [
      '  {',
      `    id: '${puzzle.grade}-${String(number).padStart(2, '0')}',`,
      `    grade: ${puzzle.grade},`,
      `    position:\n      '${puzzle.position}',`,
      `    solution: [${puzzle.solution.map((key) => `'${key}'`).join(', ')}],`,
      '  },',
    ].join('\n');
  });
  return [
    '// Puzzles made by `npm run puzzles`; a test proves each of them.',
    "import type { Puzzle } from './puzzle-types';",
    '',
    'export const puzzles: readonly Puzzle[] = [',
    ...puzzles,
    '];',
    '',
  ].join('\n');
}

function main(): void {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { each: text, seed: text, write: text } });
  const each = Number(values.each ?? 24);
  const seed = Number(values.seed ?? 1);
  if (!Number.isInteger(each) || each < 1 || !Number.isInteger(seed)) throw new Error('--each and --seed must be whole numbers');
  const file = makeFile(search(each, seed));
  if (values.write === undefined) process.stdout.write(file);
  else writeFileSync(values.write, file);
}

try {
  main();
} catch (error) {
  process.stderr.write(`puzzles: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}; usage: ${USAGE}\n`);
  process.exitCode = 1;
}
