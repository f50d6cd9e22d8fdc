// The learned value: every seat's share of winning, by the network between rounds, by the reckoning at the end.
import { createRunner, type Net, type Runner, softmax } from '../../../ai/net';
import { readWeights, type WeightFile } from '../../../ai/weights';
import { reckoningOf } from '../scoring';
import type { OpenTable } from '../types';
import { FEATURE_COUNT, readTable, writeFeatures } from './features';
import weights from './weights.json' with { type: 'json' };

export type Value = (table: OpenTable, shares: Float32Array) => void;

// The first output is the seat's weight against the others', the second its points; only training reads that one.
export function netValue(net: Net): Value {
  const run: Runner = createRunner(net);
  const input = new Float32Array(FEATURE_COUNT);
  return (table, shares) => {
    if (table.phase === 'finished') {
      reckonShares(table, shares);
      return;
    }
    readTable(table);
    for (let seat = 0; seat < table.seats; seat++) {
      writeFeatures(table, seat, input);
      shares[seat] = run(input)[0] as number;
    }
    softmax(shares, table.seats);
  };
}

export function reckonShares(table: OpenTable, shares: Float32Array): void {
  const rows = reckoningOf(table);
  let winners = 0;
  for (const row of rows) if (row.place === 1) winners++;
  rows.forEach((row, seat) => {
    shares[seat] = row.place === 1 ? 1 / winners : 0;
  });
}

export function learnedNet(): Net {
  return readWeights(weights as WeightFile, 'grunwald', FEATURE_COUNT);
}

let learned: Value | null = null;

// Read when it is first asked for: a host that never thinks never unpacks it.
export function learnedValue(): Value {
  learned ??= netValue(learnedNet());
  return learned;
}
