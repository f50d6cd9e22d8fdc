import { describe, expect, it } from 'vitest';
import { createNet, createRunner, softmax } from '../../../engine/ai/net';
import { readWeights, writeWeights } from '../../../engine/ai/weights';
import { makeRng } from '../../../engine/core/rng';
import { fitNet, lossOf, momentsOf } from '../../../main/cli/train/fit';
import type { MatchRecord } from '../../../main/cli/train/self-play';

const MADE = { command: 'npm run train', seeds: '1 to 2', matches: 2, on: '2026-11-17' };

function plainly(net: ReturnType<typeof createNet>, input: readonly number[]): number[] {
  let values = [...input];
  net.layers.forEach((layer, index) => {
    values = Array.from({ length: layer.outputs }, (_, output) => {
      let sum = layer.biases[output] ?? 0;
      for (let each = 0; each < layer.inputs; each++) {
        sum += (values[each] ?? 0) * (layer.weights[each * layer.outputs + output] ?? 0);
      }
      return index + 1 < net.layers.length ? Math.max(0, sum) : sum;
    });
  });
  return values;
}

// Whoever holds more of the first feature wins.
function makeMatches(count: number, seed: number): MatchRecord[] {
  const rng = makeRng(seed);
  return Array.from({ length: count }, (_, index) => {
    const seats = 2 + (index % 3);
    const features = Float32Array.from({ length: seats * 4 }, () => rng.float());
    const held = Array.from({ length: seats }, (_each, seat) => features[seat * 4] ?? 0);
    const best = held.indexOf(Math.max(...held));
    const shares = held.map((_each, seat) => (seat === best ? 1 : 0));
    return { seed: index, seats, shares, points: held.map((each) => each * 30), keys: [], features };
  });
}

describe('the net', () => {
  it('answers what plain sums say, also for inputs of zero', () => {
    const net = createNet([5, 7, 4, 2], makeRng(4));
    const run = createRunner(net);
    for (const input of [
      [1, 0, -2, 0.5, 0],
      [0, 0, 0, 0, 0],
      [0.3, -0.7, 1, 2, -1],
    ]) {
      const expected = plainly(net, input);
      run(Float32Array.from(input)).forEach((value, index) => {
        expect(value).toBeCloseTo(expected[index] ?? 0, 4);
      });
    }
  });

  it('softmax shares add up to one over the seats asked for', () => {
    const values = Float32Array.from([1, 2, 3, 99]);
    softmax(values, 3);
    expect((values[0] ?? 0) + (values[1] ?? 0) + (values[2] ?? 0)).toBeCloseTo(1, 5);
    expect(values[3]).toBe(99);
  });

  it('learns on some matches what holds on others', () => {
    const net = createNet([4, 16, 8, 2], makeRng(5));
    const fresh = makeMatches(200, 2);
    const before = lossOf(net, fresh, 4);
    const moments = momentsOf(null, makeMatches(600, 1), 4, 1);
    fitNet(net, moments, 4, { epochs: 8, rate: 0.01, lambda: 1, batch: 32, decay: 0 }, makeRng(6));
    const after = lossOf(net, fresh, 4);
    expect(after.loss).toBeLessThan(before.blind * 0.35);
    expect(after.loss).toBeLessThan(before.loss * 0.5);
  });

  it('blends how a match ended with what the net thinks of the next moment', () => {
    const net = createNet([4, 3, 2], makeRng(7));
    const two: MatchRecord = { seed: 1, seats: 2, shares: [1, 0], points: [1, 0], keys: [], features: new Float32Array(16) };
    const [last, first] = momentsOf(net, [two], 4, 0.6);
    expect([...(last?.target ?? [])]).toEqual([1, 0]);
    // Equal features: the net thinks a half each.
    expect(first?.target[0]).toBeCloseTo(0.6 + 0.4 * 0.5, 5);
    expect(first?.target[1]).toBeCloseTo(0.4 * 0.5, 5);
  });
});

describe('weights as data', () => {
  const net = createNet([5, 7, 2], makeRng(1));
  const file = writeWeights(net, 'grunwald', MADE);

  it('come back as they were, to a thirty-thousandth', () => {
    const back = readWeights(JSON.parse(JSON.stringify(file)), 'grunwald', 5);
    net.layers.forEach((layer, index) => {
      layer.weights.forEach((weight, at) => {
        expect(back.layers[index]?.weights[at]).toBeCloseTo(weight, 3);
      });
    });
    expect(file.made).toEqual(MADE);
  });

  it('are refused when damaged, of another game, or for other features', () => {
    const letter = file.data[3] === 'A' ? 'B' : 'A';
    const damaged = { ...file, data: file.data.slice(0, 3) + letter + file.data.slice(4) };
    expect(() => readWeights(damaged, 'grunwald', 5)).toThrow(/damaged/);
    expect(() => readWeights(file, 'zizka', 5)).toThrow(/grunwald/);
    expect(() => readWeights(file, 'grunwald', 6)).toThrow(/features/);
    expect(() => readWeights({ ...file, format: 9 }, 'grunwald', 5)).toThrow(/format/);
  });
});
