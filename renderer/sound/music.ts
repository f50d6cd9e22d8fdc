// A lute plays in the hall: tune after tune with silence between, from the first gesture on, while music is wanted.
import { pluck } from './lute';
import { followWishes, levelOf, type Output, openOutput } from './output';
import { type Note, notesOf, TUNES, type Tune } from './tunes';

const TIMES_THROUGH = 2;
const REST = 9;
// How long a string is heard, and how far its buffer is made.
const RING = 3.2;
// A lute has little above ten kilohertz: half the usual rate makes a string in half the time.
const RATE = 22_050;
// Milliseconds between two looks at the clock of the sound, which stands still in the background.
const LOOK = 1500;
const MELODY = 0.34;
const BASS = 0.26;

const strings = new Map<number, AudioBuffer>();
let room: AudioNode | null = null;
let playing: AudioBufferSourceNode[] = [];
let timer: ReturnType<typeof setInterval> | null = null;
let next = 0;
// When the next tune may begin, by the clock of the sound.
let free = 0;

function stringOf({ context }: Output, frequency: number): AudioBuffer {
  const known = strings.get(frequency);
  if (known !== undefined) return known;
  const samples = pluck(frequency, RATE, RING, Math.random);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  strings.set(frequency, buffer);
  return buffer;
}

// The hall itself: stone walls that answer softly.
function roomOf({ context, channels }: Output): AudioNode {
  if (room !== null) return room;
  const entry = context.createGain();
  const wet = context.createGain();
  wet.gain.value = 0.22;
  const walls = context.createConvolver();
  const length = Math.floor(context.sampleRate * 1.8);
  walls.buffer = context.createBuffer(2, length, context.sampleRate);
  for (const side of [0, 1]) {
    const echo = Float32Array.from({ length }, (_, index) => (Math.random() * 2 - 1) * (1 - index / length) ** 3);
    walls.buffer.copyToChannel(echo, side);
  }
  entry.connect(channels.music);
  entry.connect(walls).connect(wet).connect(channels.music);
  room = entry;
  return entry;
}

function strike(output: Output, frequency: number, at: number, level: number): void {
  const source = output.context.createBufferSource();
  const gain = output.context.createGain();
  source.buffer = stringOf(output, frequency);
  gain.gain.setValueAtTime(level, at);
  gain.gain.setTargetAtTime(0, at + RING - 0.5, 0.12);
  source.connect(gain).connect(roomOf(output));
  source.start(at);
  playing.push(source);
}

/** A player's small unevenness, so that no two times through are alike. */
const human = (spread: number): number => (Math.random() - 0.5) * spread;

/** Answers when its last note is over, by the clock of the sound. */
function playTune(output: Output, tune: Tune): number {
  const melody = notesOf(tune.melody);
  const bass = notesOf(tune.bass);
  const start = output.context.currentTime + 0.4;
  const when = (note: Note, time: number) => start + (note.at + time * melody.length) * tune.eighth + 0.01 + human(0.016);
  for (let time = 0; time < TIMES_THROUGH; time++) {
    for (const note of melody.notes) {
      const stress = note.at % tune.bar === 0 ? 1.15 : 1;
      strike(output, note.frequency, when(note, time), MELODY * stress * (1 + human(0.3)));
    }
    for (const note of bass.notes) {
      strike(output, note.frequency, when(note, time), BASS * (1 + human(0.2)));
      const answer = Math.min(2, note.length / 2) * tune.eighth;
      strike(output, note.frequency * 1.5, when(note, time) + answer, BASS * 0.55 * (1 + human(0.3)));
    }
  }
  return start + melody.length * TIMES_THROUGH * tune.eighth;
}

function goOn(): void {
  const output = openOutput();
  const tune = TUNES[next % TUNES.length];
  if (output === null || tune === undefined || output.context.currentTime < free) return;
  next += 1;
  playing = [];
  free = playTune(output, tune) + REST;
}

function begin(): void {
  if (timer !== null) return;
  timer = setInterval(goOn, LOOK);
  goOn();
}

function stop(): void {
  if (timer === null) return;
  clearInterval(timer);
  timer = null;
  for (const source of playing) source.stop();
  playing = [];
  free = 0;
}

/** Starts and ends the music with the person's wishes; the first gesture lets it begin. */
export function followMusic(): () => void {
  let mayBegin = false;
  const follow = () => {
    if (!mayBegin) return;
    if (levelOf('music') > 0) begin();
    else stop();
  };
  const onGesture = () => {
    mayBegin = true;
    forgetGestures();
    follow();
  };
  const forgetGestures = () => {
    window.removeEventListener('pointerdown', onGesture);
    window.removeEventListener('keydown', onGesture);
  };
  window.addEventListener('pointerdown', onGesture);
  window.addEventListener('keydown', onGesture);
  const forgetWishes = followWishes(follow);
  return () => {
    stop();
    forgetGestures();
    forgetWishes();
  };
}
