// How each sound is made: short bursts of filtered noise for wood and paper, sines for coin and horn.

type Voice = (context: AudioContext, output: AudioNode, at: number) => void;

interface Tone {
  readonly frequency: number;
  readonly to?: number;
  readonly at: number;
  readonly length: number;
  readonly level: number;
  readonly type?: OscillatorType;
  readonly attack?: number;
}

function tone(
  context: AudioContext,
  output: AudioNode,
  { frequency, to, at, length, level, type = 'sine', attack = 0.004 }: Tone,
): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, at);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + length);
  oscillator.connect(gain).connect(output);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}

interface Burst {
  readonly at: number;
  readonly length: number;
  readonly level: number;
  readonly frequency: number;
  readonly width: number;
  readonly attack?: number;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: AudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

function burst(context: AudioContext, output: AudioNode, { at, length, level, frequency, width, attack = 0.002 }: Burst): void {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = noise(context);
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = width;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + length);
  source.connect(filter).connect(gain).connect(output);
  source.start(at, Math.random() * 0.5);
  source.stop(at + length + 0.02);
}

// Dice: knocks on wood that come faster and softer.
const dice: Voice = (context, output, at) => {
  const knocks = [0, 0.09, 0.16, 0.24, 0.29, 0.36, 0.4, 0.45];
  for (const [index, delay] of knocks.entries()) {
    const start = at + delay + Math.random() * 0.015;
    const level = 0.5 * 0.84 ** index;
    burst(context, output, { at: start, length: 0.05, level, frequency: 1500 + Math.random() * 1300, width: 2.4 });
    tone(context, output, { frequency: 310 + Math.random() * 120, to: 160, at: start, length: 0.05, level: level * 0.35 });
  }
};

const piece: Voice = (context, output, at) => {
  tone(context, output, { frequency: 190, to: 88, at, length: 0.11, level: 0.55 });
  burst(context, output, { at, length: 0.045, level: 0.38, frequency: 950, width: 1.4 });
};

const card: Voice = (context, output, at) => {
  burst(context, output, { at, length: 0.16, level: 0.3, frequency: 3400, width: 0.7, attack: 0.06 });
  burst(context, output, { at: at + 0.12, length: 0.05, level: 0.24, frequency: 1900, width: 1.1 });
};

const coin: Voice = (context, output, at) => {
  for (const [delay, pitch] of [
    [0, 1],
    [0.07, 1.19],
  ] as const) {
    for (const [ratio, level] of [
      [1, 0.16],
      [1.51, 0.1],
      [2.32, 0.07],
    ] as const) {
      tone(context, output, { frequency: 2350 * pitch * ratio, at: at + delay, length: 0.32, level });
    }
  }
};

// Turn: two notes of a small bell.
const turn: Voice = (context, output, at) => {
  for (const [delay, frequency] of [
    [0, 523],
    [0.13, 784],
  ] as const) {
    tone(context, output, { frequency, at: at + delay, length: 0.7, level: 0.16 });
    tone(context, output, { frequency: frequency * 2.76, at: at + delay, length: 0.3, level: 0.05 });
  }
};

// Win: a short fanfare of three horns.
const win: Voice = (context, output, at) => {
  const melody = [
    [0, 392, 0.2],
    [0.2, 523, 0.2],
    [0.4, 659, 0.2],
    [0.6, 784, 0.95],
  ] as const;
  for (const [delay, frequency, length] of melody) {
    for (const [ratio, level] of [
      [1, 0.11],
      [0.5, 0.08],
      [1.498, 0.05],
    ] as const) {
      tone(context, output, { frequency: frequency * ratio, at: at + delay, length, level, type: 'triangle', attack: 0.03 });
      tone(context, output, {
        frequency: frequency * ratio * 1.003,
        at: at + delay,
        length,
        level: level * 0.3,
        type: 'sawtooth',
        attack: 0.05,
      });
    }
  }
};

// Lose: the fanfare's shadow, two falling notes.
const lose: Voice = (context, output, at) => {
  tone(context, output, { frequency: 330, at, length: 0.5, level: 0.14, type: 'triangle', attack: 0.04 });
  tone(context, output, { frequency: 262, to: 247, at: at + 0.4, length: 1.1, level: 0.14, type: 'triangle', attack: 0.05 });
};

// Strike: steel on steel over a thud.
const strike: Voice = (context, output, at) => {
  tone(context, output, { frequency: 130, to: 60, at, length: 0.16, level: 0.5 });
  burst(context, output, { at, length: 0.09, level: 0.4, frequency: 3200, width: 1.2 });
  for (const frequency of [1870, 2790, 4130]) tone(context, output, { frequency, at: at + 0.01, length: 0.42, level: 0.06 });
};

const press: Voice = (context, output, at) => {
  burst(context, output, { at, length: 0.03, level: 0.12, frequency: 1700, width: 1.8 });
};

// A wax seal that breaks.
const seal: Voice = (context, output, at) => {
  burst(context, output, { at, length: 0.09, level: 0.5, frequency: 620, width: 1.2 });
  burst(context, output, { at: at + 0.03, length: 0.06, level: 0.35, frequency: 2600, width: 1.6 });
  burst(context, output, { at: at + 0.12, length: 0.5, level: 0.16, frequency: 500, width: 0.5, attack: 0.18 });
};

export const VOICES = { dice, piece, card, coin, turn, win, lose, strike, press, seal } satisfies Record<string, Voice>;
export type VoiceName = keyof typeof VOICES;
