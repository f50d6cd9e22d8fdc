// This checkout beside another one, in turns, so that whatever else the machine does hits both alike.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROUNDS = 5;
const SECONDS = 1;

export interface Against {
  readonly here: number;
  readonly there: number;
  // Median of the rounds' ratios, with the least and the greatest.
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

export function benchAgainst(there: string): Record<string, Against> {
  const here = resolve(import.meta.dirname, '../..');
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    // Who begins changes too.
    const first = ratesOf(round % 2 === 0 ? here : resolve(there));
    const second = ratesOf(round % 2 === 0 ? resolve(there) : here);
    return round % 2 === 0 ? { here: first, there: second } : { here: second, there: first };
  });
  const ids = Object.keys(rounds[0]?.here ?? {}).filter((id) => rounds[0]?.there[id] !== undefined);
  return Object.fromEntries(
    ids.map((id) => {
      const ratios = rounds.map((round) => (round.here[id] ?? 0) / (round.there[id] ?? 1));
      return [
        id,
        {
          here: median(rounds.map((round) => round.here[id] ?? 0)),
          there: median(rounds.map((round) => round.there[id] ?? 0)),
          ratio: median(ratios),
          low: Math.min(...ratios),
          high: Math.max(...ratios),
        },
      ];
    }),
  );
}

function ratesOf(root: string): Record<string, number> {
  const script = resolve(import.meta.dirname, 'against-rates.ts');
  const args = ['--import', 'tsx', script, root, String(SECONDS)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
