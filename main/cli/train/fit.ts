// Fitting a net to matches: shares by cross-entropy over the seats of a moment, points beside them, Adam. Targets are
// TD(λ): between what the net now thinks of the next moment and how the match ended.
import type { AnyLearning } from '../../../engine/ai/learning';
import { applyLayer, createNet, createRunner, type Layer, type Net, rectify, softmax } from '../../../engine/ai/net';
import { makeRng, type Rng, shuffle } from '../../../engine/core/rng';
import type { MatchRecord } from './self-play';

export interface Moment {
  readonly match: MatchRecord;
  // First row of the moment in the match's features.
  readonly row: number;
  readonly target: Float32Array;
}

interface FitWish {
  readonly epochs: number;
  readonly rate: number;
  readonly lambda: number;
  readonly batch: number;
  readonly decay: number;
}

// A fresh net first learns how matches ended, then, pass by pass, what it thinks itself of the next moment.
const FIT: FitWish = { epochs: 5, rate: 0.0015, lambda: 0.8, batch: 64, decay: 0.01 };
const PASSES = 10;
const PASS = { ...FIT, epochs: 1, rate: 0.0005 } as const;
const OUTPUTS = 2;
const FRESH_SEED = 3;

// A net that has learned from these matches: a fresh one, or one that goes on from what it knew before.
export function fitTo(matches: readonly MatchRecord[], learning: AnyLearning, before: Net | null, seed: number): Net {
  const { features, hidden, decay = FIT.decay, passes = PASSES } = learning;
  const net = before ?? createNet([features, ...hidden, OUTPUTS], makeRng(FRESH_SEED));
  const rng = makeRng(seed);
  if (before === null) fitNet(net, momentsOf(null, matches, features, 1), features, { ...FIT, decay }, rng);
  for (let pass = 0; pass < passes; pass++)
    fitNet(net, momentsOf(net, matches, features, FIT.lambda), features, { ...PASS, decay }, rng);
  return net;
}

const POINTS_SCALE = 15;
const POINTS_WEIGHT = 0.15;

export function momentsOf(net: Net | null, matches: readonly MatchRecord[], features: number, lambda: number): Moment[] {
  const run = net === null ? null : createRunner(net);
  const list: Moment[] = [];
  for (const match of matches) {
    const { seats } = match;
    const count = match.features.length / features / seats;
    let target = Float32Array.from(match.shares);
    for (let moment = count - 1; moment >= 0; moment--) {
      const row = moment * seats;
      list.push({ match, row, target });
      if (run === null) continue;
      const thought = new Float32Array(seats);
      for (let seat = 0; seat < seats; seat++) thought[seat] = run(rowOf(match, row + seat, features))[0] as number;
      softmax(thought, seats);
      target = target.map((share, seat) => lambda * share + (1 - lambda) * (thought[seat] as number));
    }
  }
  return list;
}

function rowOf(match: MatchRecord, row: number, features: number): Float32Array {
  return match.features.subarray(row * features, (row + 1) * features);
}

// Mean cross-entropy of what the net thinks against how matches ended, and of knowing nothing.
export function lossOf(net: Net, matches: readonly MatchRecord[], features: number): { loss: number; blind: number } {
  const run = createRunner(net);
  let loss = 0;
  let blind = 0;
  let count = 0;
  for (const { match, row } of momentsOf(null, matches, features, 1)) {
    const thought = new Float32Array(match.seats);
    for (let seat = 0; seat < match.seats; seat++) thought[seat] = run(rowOf(match, row + seat, features))[0] as number;
    softmax(thought, match.seats);
    match.shares.forEach((share, seat) => {
      loss -= share * Math.log(Math.max(1e-6, thought[seat] as number));
    });
    blind += Math.log(match.seats);
    count++;
  }
  return { loss: loss / count, blind: blind / count };
}

interface Slope {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

const BETA = { mean: 0.9, square: 0.999 } as const;

export function fitNet(net: Net, moments: readonly Moment[], features: number, wish: FitWish, rng: Rng): void {
  const zeros = (): Slope[] =>
    net.layers.map((layer) => ({
      weights: new Float32Array(layer.weights.length),
      biases: new Float32Array(layer.biases.length),
    }));
  const slopes = zeros();
  const means = zeros();
  const squares = zeros();
  const order = moments.map((_, index) => index);
  const work = makeWork(net);
  let steps = 0;
  const batches = Math.ceil(order.length / wish.batch);
  for (let epoch = 0; epoch < wish.epochs; epoch++) {
    shuffle(order, rng);
    for (let batch = 0; batch < batches; batch++) {
      const part = order.slice(batch * wish.batch, (batch + 1) * wish.batch);
      for (const index of part) learnMoment(net, moments[index] as Moment, features, work, slopes, 1 / part.length);
      steps++;
      // Falls to a tenth over the whole fit.
      const rate = wish.rate * (1 - (0.9 * steps) / (wish.epochs * batches));
      net.layers.forEach((layer, index) => {
        const [slope, mean, square] = [slopes[index], means[index], squares[index]] as [Slope, Slope, Slope];
        step(layer.weights, slope.weights, mean.weights, square.weights, rate, steps, wish.decay);
        step(layer.biases, slope.biases, mean.biases, square.biases, rate, steps, 0);
      });
    }
  }
}

function step(
  values: Float32Array,
  slope: Float32Array,
  mean: Float32Array,
  square: Float32Array,
  rate: number,
  steps: number,
  decay: number,
): void {
  const meanScale = 1 / (1 - BETA.mean ** steps);
  const squareScale = 1 / (1 - BETA.square ** steps);
  for (let index = 0; index < values.length; index++) {
    const now = slope[index] as number;
    const first = BETA.mean * (mean[index] as number) + (1 - BETA.mean) * now;
    const second = BETA.square * (square[index] as number) + (1 - BETA.square) * now * now;
    mean[index] = first;
    square[index] = second;
    slope[index] = 0;
    const held = values[index] as number;
    values[index] = held - rate * ((first * meanScale) / (Math.sqrt(second * squareScale) + 1e-8) + decay * held);
  }
}

// Values of every layer for every seat of a moment, and the slopes that come back.
interface Work {
  readonly values: readonly (readonly Float32Array[])[];
  readonly back: readonly Float32Array[];
  readonly thought: Float32Array;
}

const MOST_SEATS = 4;

function makeWork(net: Net): Work {
  const values = Array.from({ length: MOST_SEATS }, () => net.layers.map((layer) => new Float32Array(layer.outputs)));
  return { values, back: net.layers.map((layer) => new Float32Array(layer.outputs)), thought: new Float32Array(MOST_SEATS) };
}

function learnMoment(net: Net, moment: Moment, features: number, work: Work, slopes: readonly Slope[], weight: number): void {
  const { match, row, target } = moment;
  const last = net.layers.length - 1;
  for (let seat = 0; seat < match.seats; seat++) {
    let from = rowOf(match, row + seat, features);
    net.layers.forEach((layer, index) => {
      const to = work.values[seat]?.[index] as Float32Array;
      applyLayer(layer, from, to);
      if (index < last) rectify(to);
      from = to;
    });
    work.thought[seat] = from[0] as number;
  }
  softmax(work.thought, match.seats);
  for (let seat = 0; seat < match.seats; seat++) {
    const values = work.values[seat] as readonly Float32Array[];
    const out = work.back[last] as Float32Array;
    const guessed = (values[last] as Float32Array)[1] as number;
    out[0] = ((work.thought[seat] as number) - (target[seat] as number)) * weight;
    out[1] = (guessed - (match.points[seat] as number) / POINTS_SCALE) * POINTS_WEIGHT * weight;
    for (let index = last; index >= 0; index--) {
      const from = index === 0 ? rowOf(match, row + seat, features) : (values[index - 1] as Float32Array);
      const under = index === 0 ? null : (work.back[index - 1] as Float32Array);
      goBack(net.layers[index] as Layer, from, work.back[index] as Float32Array, under, slopes[index] as Slope);
    }
  }
}

function goBack(layer: Layer, from: Float32Array, back: Float32Array, under: Float32Array | null, slope: Slope): void {
  const { inputs, outputs, weights } = layer;
  const slopes = slope.weights;
  for (let output = 0; output < outputs; output++) {
    slope.biases[output] = (slope.biases[output] as number) + (back[output] as number);
  }
  for (let input = 0, at = 0; input < inputs; input++, at += outputs) {
    const held = from[input] as number;
    if (held === 0) {
      // A rectified unit at rest passes nothing on.
      if (under !== null) under[input] = 0;
      continue;
    }
    for (let output = 0; output < outputs; output++) {
      slopes[at + output] = (slopes[at + output] as number) + (back[output] as number) * held;
    }
    // Nothing lies under the first layer, which is by far the largest.
    if (under === null) continue;
    let sum = 0;
    for (let output = 0; output < outputs; output++) sum += (back[output] as number) * (weights[at + output] as number);
    under[input] = sum;
  }
}
