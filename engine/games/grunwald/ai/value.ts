// The learned value: every seat's share of winning, by the network between rounds, by the reckoning at the end.
import type { Net } from '../../../ai/net';
import { type Judge, learnedValueOf, type Value as SharedValue } from '../../../ai/value';
import { readWeights, type WeightFile } from '../../../ai/weights';
import { reckoningOf } from '../scoring';
import type { OpenTable } from '../types';
import { FEATURE_COUNT, readTable, writeFeatures } from './features';
import weights from './weights.json' with { type: 'json' };

export type Value = SharedValue<OpenTable>;

export const netValue = (net: Net): Value => learnedValueOf(net, judge);

const judge: Judge<OpenTable> = {
  features: FEATURE_COUNT,
  seatsOf: (table) => table.seats,
  isOver: (table) => table.phase === 'finished',
  reckon: reckonShares,
  read: readTable,
  write: writeFeatures,
};

function reckonShares(table: OpenTable, shares: Float32Array): void {
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
