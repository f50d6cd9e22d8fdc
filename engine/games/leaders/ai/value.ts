// The learned value: the share of winning of the seat to move, who has no win in this turn.
import { createRunner, type Net } from '../../../ai/net';
import { readWeights, type WeightFile } from '../../../ai/weights';
import type { State } from '../types';
import { FEATURE_COUNT, swapSeats, writeFeatures } from './features';
import weights from './weights.json' with { type: 'json' };

export type Value = (state: State) => number;

// One number a seat; the difference makes the share. The second output only helps the training.
export function netValue(net: Net): Value {
  const run = createRunner(net);
  const input = new Float32Array(FEATURE_COUNT);
  return (state) => {
    writeFeatures(state, state.seat, false, input);
    const own = run(input)[0] as number;
    swapSeats(input);
    return 1 / (1 + Math.exp((run(input)[0] as number) - own));
  };
}

export function learnedNet(): Net {
  return readWeights(weights as WeightFile, 'leaders', FEATURE_COUNT);
}

let learned: Value | null = null;

// Read when it is first asked for: a host that never thinks never unpacks it.
export function learnedValue(): Value {
  learned ??= netValue(learnedNet());
  return learned;
}
