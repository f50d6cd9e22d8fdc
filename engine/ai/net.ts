// A small network in plain arrays: dense layers, rectified between them, nothing after the last. Weights lie input by
// input, so that a zero input (half of the features, half of the rectified units) costs nothing.
import { invariant } from '../core/invariant';
import type { Rng } from '../core/rng';

export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  // weights[input * outputs + output]
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

export interface Net {
  readonly layers: readonly Layer[];
}

// A fresh net with weights of the usual size for rectified units; the last layer begins small, so that at first everyone is
// thought about equal.
export function createNet(sizes: readonly number[], rng: Rng): Net {
  const layers: Layer[] = [];
  for (let index = 0; index + 1 < sizes.length; index++) {
    const inputs = sizes[index] as number;
    const outputs = sizes[index + 1] as number;
    const weights = new Float32Array(inputs * outputs);
    const spread = Math.sqrt(6 / inputs) * (index + 2 === sizes.length ? 0.1 : 1);
    for (let each = 0; each < weights.length; each++) weights[each] = (rng.float() * 2 - 1) * spread;
    layers.push({ inputs, outputs, weights, biases: new Float32Array(outputs) });
  }
  return { layers };
}

// Runs a net on one input. The answer lies in a buffer that the next call overwrites; nothing is allocated.
export type Runner = (input: Float32Array) => Float32Array;

export function createRunner(net: Net): Runner {
  const buffers = net.layers.map((layer) => new Float32Array(layer.outputs));
  const last = net.layers.length - 1;
  invariant(last >= 0, 'a net with layers');
  return (input) => {
    let from = input;
    for (let index = 0; index <= last; index++) {
      const layer = net.layers[index] as Layer;
      const to = buffers[index] as Float32Array;
      applyLayer(layer, from, to);
      if (index < last) rectify(to);
      from = to;
    }
    return from;
  };
}

export function applyLayer(layer: Layer, from: Float32Array, to: Float32Array): void {
  const { inputs, outputs, weights, biases } = layer;
  to.set(biases);
  for (let input = 0, at = 0; input < inputs; input++, at += outputs) {
    const held = from[input] as number;
    if (held === 0) continue;
    for (let output = 0; output < outputs; output++) {
      to[output] = (to[output] as number) + held * (weights[at + output] as number);
    }
  }
}

export function rectify(values: Float32Array): void {
  for (let index = 0; index < values.length; index++) if ((values[index] as number) < 0) values[index] = 0;
}

// Shares that add up to one, in place, over the first `count` values.
export function softmax(values: Float32Array, count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index++) most = Math.max(most, values[index] as number);
  let sum = 0;
  for (let index = 0; index < count; index++) {
    const held = Math.exp((values[index] as number) - most);
    values[index] = held;
    sum += held;
  }
  for (let index = 0; index < count; index++) values[index] = (values[index] as number) / sum;
}
