// The music of the hall: our own tunes for a lute, in the old modes. Notes are pitch:eighths, a dash is a rest, bars are
// parted by a stroke; every bass note is answered by its fifth.
export interface Tune {
  readonly name: string;
  // Seconds of an eighth.
  readonly eighth: number;
  readonly bar: number;
  readonly melody: string;
  readonly bass: string;
}

export const TUNES: readonly Tune[] = [
  {
    name: 'The hall at evening',
    eighth: 0.4,
    bar: 8,
    melody: `d4:2 a4:2 a4:1 g4:1 a4:2 | c5:2 b4:1 a4:1 g4:2 a4:2 | f4:2 g4:1 a4:1 g4:1 f4:1 e4:2 | d4:6 -:2 |
      f4:2 f4:1 g4:1 a4:2 c5:2 | b4:2 a4:1 g4:1 a4:4 | f4:1 e4:1 d4:1 e4:1 f4:2 e4:1 c4:1 | d4:6 -:2`,
    bass: 'd3:4 a2:4 | c3:4 g2:2 d3:2 | f2:4 c3:4 | d3:4 a2:4 | f2:4 c3:4 | g2:4 d3:4 | d3:2 g2:2 a2:4 | d3:8',
  },
  {
    name: 'The road to Bohemia',
    eighth: 0.29,
    bar: 6,
    melody: `a4:3 g4:2 f4:1 | e4:2 f4:1 g4:3 | a4:2 b4:1 c5:2 a4:1 | g4:3 -:3 |
      f4:2 g4:1 a4:2 f4:1 | e4:2 d4:1 e4:2 c4:1 | d4:2 e4:1 f4:2 e4:1 | d4:5 -:1 |
      d5:3 c5:2 b4:1 | a4:2 g4:1 a4:3 | c5:2 a4:1 g4:2 f4:1 | g4:3 e4:3 |
      f4:2 g4:1 a4:2 f4:1 | e4:2 d4:1 e4:2 c4:1 | d4:2 e4:1 f4:2 e4:1 | d4:5 -:1`,
    bass: `d3:6 | c3:6 | f2:3 a2:3 | c3:6 | f2:6 | c3:3 a2:3 | d3:3 a2:3 | d3:6 |
      d3:3 g2:3 | d3:6 | f2:6 | c3:6 | f2:6 | c3:3 a2:3 | d3:3 a2:3 | d3:6`,
  },
  {
    name: 'Vigil',
    eighth: 0.46,
    bar: 6,
    melody: `e4:2 a4:2 b4:2 | c5:3 b4:1 a4:2 | g4:2 e4:2 g4:2 | a4:6 | c5:2 b4:2 a4:2 | g4:3 f4:1 e4:2 |
      f4:2 e4:2 d4:2 | e4:6 | a4:2 g4:2 e4:2 | f4:3 e4:1 d4:2 | e4:2 c4:2 b3:2 | a3:6`,
    bass: 'a2:6 | a2:4 e3:2 | c3:6 | a2:6 | a2:6 | c3:6 | d3:6 | a2:6 | a2:6 | d3:6 | e3:6 | a2:6',
  },
];

export interface Note {
  // Eighths from the start of the tune.
  readonly at: number;
  readonly length: number;
  readonly frequency: number;
}

const STEPS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

function frequencyOf(pitch: string): number {
  const step = STEPS[pitch.charAt(0)];
  const octave = Number(pitch.slice(1));
  if (step === undefined || !Number.isInteger(octave)) throw new Error(`${pitch} is no pitch.`);
  const semitonesFromA4 = step - 9 + (octave - 4) * 12;
  return 440 * 2 ** (semitonesFromA4 / 12);
}

/** A voice's notes with their places; rests only take time. */
export function notesOf(voice: string): { readonly notes: readonly Note[]; readonly length: number } {
  const notes: Note[] = [];
  let at = 0;
  for (const word of voice.split(/[\s|]+/).filter(Boolean)) {
    const [pitch = '', eighths = ''] = word.split(':');
    const length = Number(eighths);
    if (pitch !== '-') notes.push({ at, length, frequency: frequencyOf(pitch) });
    at += length;
  }
  return { notes, length: at };
}
