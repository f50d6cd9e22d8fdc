// The learned value: every seat's share of winning when a turn begins.
import type { Net } from '../../../ai/net';
import { type Judge, learnedValueOf, type Value as SharedValue } from '../../../ai/value';
import { readWeights, type WeightFile } from '../../../ai/weights';
import { outcome } from '../scoring';
import type { State } from '../types';
import { FEATURE_COUNT, readTable, writeFeatures } from './features';
import weights from './weights.json' with { type: 'json' };

export type Value = SharedValue<State>;

export const netValue = (net: Net): Value => learnedValueOf(net, judge);

const judge: Judge<State> = {
  features: FEATURE_COUNT,
  seatsOf: (state) => state.seats.length,
  isOver: (state) => state.phase === 'ended',
  reckon: (state, shares) => {
    const winners = outcome(state)?.winners ?? [];
    for (let seat = 0; seat < state.seats.length; seat++) shares[seat] = winners.includes(seat) ? 1 / winners.length : 0;
  },
  read: readTable,
  write: writeFeatures,
};

export function learnedNet(): Net {
  return readWeights(weights as WeightFile, 'zizka', FEATURE_COUNT);
}

let learned: Value | null = null;

// Read when it is first asked for: a host that never thinks never unpacks it.
export function learnedValue(): Value {
  learned ??= netValue(learnedNet());
  return learned;
}
