// The learned value: every seat's share of winning while dice are being laid.
import { type Net, softmax } from '../../../ai/net';
import { type Judge, learnedValueOf, type Value as SharedValue } from '../../../ai/value';
import { readWeights, type WeightFile } from '../../../ai/weights';
import { known } from '../../../core/invariant';
import { isOver } from '../effects/clean-up';
import { outcomeOf, totalScore } from '../scoring';
import type { State } from '../types';
import { FEATURE_COUNT, readTable, writeFeatures } from './features';
import weights from './weights.json' with { type: 'json' };

export type Value = SharedValue<State>;

export const netValue = (net: Net): Value => learnedValueOf(net, judge);

const judge: Judge<State> = {
  features: FEATURE_COUNT,
  seatsOf: (state) => state.config.seats,
  isOver,
  reckon: (state, shares) => {
    const { winners } = outcomeOf(state);
    for (let seat = 0; seat < state.config.seats; seat++) shares[seat] = winners.includes(seat) ? 1 / winners.length : 0;
  },
  read: readTable,
  write: writeFeatures,
};

export const learnedNet = (): Net => readWeights(weights as WeightFile, 'monster-lands', FEATURE_COUNT);

let learned: Value | null = null;

// Read when it is first asked for: a host that never thinks never unpacks it.
export function learnedValue(): Value {
  learned ??= netValue(learnedNet());
  return learned;
}

const shares = new Float32Array(4);
// By so many points a match that ended in thought is won nearly three times in four: all that was rolled could have fallen
// otherwise.
const LEAD = 1;

// A seat's share where a look has ended.
export function shareOf(state: State, seat: number, value: Value): number {
  if (isOver(state)) {
    state.clans.forEach((clan, owner) => {
      shares[owner] = totalScore(clan) / LEAD;
    });
    softmax(shares, state.clans.length);
  } else value(state, shares);
  return known(shares[seat]);
}
