// The music of the hall: tunes whose bars add up and whose voices end together, and strings that are in tune.
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../engine/core/rng';
import { pluck } from '../../renderer/sound/lute';
import { notesOf, TUNES } from '../../renderer/sound/tunes';

const RATE = 22_050;

describe.each(TUNES)('$name', (tune) => {
  it.each(['melody', 'bass'] as const)('has full bars in its %s', (voice) => {
    const wrong = tune[voice].split('|').filter((bar) => notesOf(bar).length !== tune.bar);
    expect(wrong).toEqual([]);
  });

  it('ends melody and bass together, on the same tone', () => {
    const [melody, bass] = [notesOf(tune.melody), notesOf(tune.bass)];
    expect(melody.length).toBe(bass.length);
    const octaves = Math.log2((melody.notes.at(-1)?.frequency ?? 0) / (bass.notes.at(-1)?.frequency ?? 1));
    expect(octaves).toBeCloseTo(Math.round(octaves), 6);
  });
});

describe('a plucked string', () => {
  const frequencies = [
    ...new Set(
      TUNES.flatMap((tune) => [tune.melody, tune.bass].flatMap((voice) => notesOf(voice).notes)).map((note) => note.frequency),
    ),
  ];

  it.each(frequencies)('of %d Hz is in tune, loud enough and dies away', (frequency) => {
    const rng = makeRng(7);
    const samples = pluck(frequency, RATE, 3, () => rng.float());
    const cents = 1200 * Math.log2(pitchOf(samples, frequency) / frequency);
    expect(Math.abs(cents)).toBeLessThan(6);
    expect(loudest(samples, 0, 0.1)).toBeGreaterThan(0.2);
    expect(loudest(samples, 0, 3)).toBeLessThanOrEqual(1);
    expect(loudest(samples, 2.8, 3)).toBeLessThan(0.35 * loudest(samples, 0, 0.1));
  });
});

function loudest(samples: Float32Array, from: number, to: number): number {
  return samples.subarray(from * RATE, to * RATE).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

// The shift at which the sound is most like itself, near many waves of what is wanted, so that a fraction of a sample shows.
function pitchOf(samples: Float32Array, frequency: number): number {
  const waves = 20;
  const near = (RATE / frequency) * waves;
  const start = Math.floor(0.2 * RATE);
  const likeness = (shift: number) => {
    let sum = 0;
    for (let index = start; index < start + 6000; index++) sum += (samples[index] ?? 0) * (samples[index + shift] ?? 0);
    return sum;
  };
  const spread = Math.ceil(near * 0.02);
  let best = Math.round(near);
  for (let shift = best - spread; shift <= Math.round(near) + spread; shift++) if (likeness(shift) > likeness(best)) best = shift;
  const [before, at, after] = [likeness(best - 1), likeness(best), likeness(best + 1)];
  const peak = best + (before - after) / (2 * (before - 2 * at + after));
  return (RATE * waves) / peak;
}
