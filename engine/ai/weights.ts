// Learned weights as data: whole numbers of sixteen bits with one scale a layer, as text, with where they come from.
// Games import their file as JSON, so every bundle that thinks carries it; the page has no way to one.
import { hashText } from '../core/hash';
import { invariant } from '../core/invariant';
import type { Layer, Net } from './net';

export interface WeightFile {
  readonly format: number;
  readonly game: string;
  // How it was made: again with these, it comes out the same.
  readonly made: {
    readonly command: string;
    readonly seeds: string;
    readonly matches: number;
    readonly on: string;
  };
  // Units of every layer, the inputs first.
  readonly sizes: readonly number[];
  readonly scales: readonly number[];
  // Of `data`.
  readonly checksum: string;
  readonly data: string;
}

const WEIGHT_FORMAT = 1;
const MOST = 32767;

export function readWeights(file: WeightFile, game: string, inputs: number): Net {
  invariant(file.format === WEIGHT_FORMAT, `weights of format ${file.format}`);
  invariant(file.game === game, `weights of ${file.game}, not of ${game}`);
  invariant(file.sizes[0] === inputs, `weights for ${file.sizes[0]} features, not ${inputs}`);
  invariant(hashText(file.data) === file.checksum, `weights of ${game} are damaged`);
  const numbers = new DataView(fromText(file.data).buffer);
  let at = 0;
  const take = (count: number, scale: number): Float32Array => {
    const values = new Float32Array(count);
    for (let index = 0; index < count; index++, at += 2) values[index] = numbers.getInt16(at, true) * scale;
    return values;
  };
  const layers: Layer[] = [];
  for (let index = 0; index + 1 < file.sizes.length; index++) {
    const inputsHere = file.sizes[index] as number;
    const outputs = file.sizes[index + 1] as number;
    const scale = file.scales[index] as number;
    layers.push({ inputs: inputsHere, outputs, weights: take(inputsHere * outputs, scale), biases: take(outputs, scale) });
  }
  invariant(at === numbers.byteLength, `weights of ${game} are incomplete`);
  return { layers };
}

export function writeWeights(net: Net, game: string, made: WeightFile['made']): WeightFile {
  const scales = net.layers.map((layer) => {
    let most = 0;
    for (const values of [layer.weights, layer.biases]) for (const value of values) most = Math.max(most, Math.abs(value));
    return most === 0 ? 1 : most / MOST;
  });
  const count = net.layers.reduce((sum, layer) => sum + layer.weights.length + layer.biases.length, 0);
  const numbers = new DataView(new ArrayBuffer(count * 2));
  let at = 0;
  net.layers.forEach((layer, index) => {
    for (const values of [layer.weights, layer.biases]) {
      for (const value of values) {
        numbers.setInt16(at, Math.round(value / (scales[index] as number)), true);
        at += 2;
      }
    }
  });
  const data = toText(new Uint8Array(numbers.buffer));
  const [first] = net.layers;
  const sizes = [first?.inputs ?? 0, ...net.layers.map((layer) => layer.outputs)];
  return { format: WEIGHT_FORMAT, game, made, sizes, scales, checksum: hashText(data), data };
}

// Base64; the engine has no host to ask for it.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let place = 0; place < 4; place++) text += at + place > bytes.length ? '=' : LETTERS[(three >> (18 - 6 * place)) & 63];
  }
  return text;
}

function fromText(text: string): Uint8Array {
  const bytes = new Uint8Array((text.replace(/=+$/, '').length * 3) >> 2);
  for (let at = 0, to = 0; at < text.length; at += 4) {
    let three = 0;
    for (let place = 0; place < 4; place++) three = (three << 6) | Math.max(0, LETTERS.indexOf(text[at + place] ?? '='));
    for (let place = 0; place < 3 && to < bytes.length; place++) bytes[to++] = (three >> (16 - 8 * place)) & 255;
  }
  return bytes;
}
