// How weaker levels choose: they see every share as through fog and take one by what they see, the better the likelier.
// Nothing is ever drawn from all that is legal.
import type { Rng } from '../core/rng';

export interface Fog {
  // Spread of the error on every share.
  readonly blur: number;
  // How far below the best a choice may well lie; 0 takes what looks best.
  readonly temperature: number;
}

export interface Seen {
  readonly share: number;
  readonly visits: number;
}

// What was looked at this often is believed half; the rest is what the whole choice is worth.
const DISTRUST = 3;

// Index of the choice. What was never looked at is never chosen, unless nothing was.
export function chooseInFog(seen: readonly Seen[], { blur, temperature }: Fog, rng: Rng): number {
  let visits = 0;
  let sum = 0;
  for (const each of seen) {
    visits += each.visits;
    sum += each.share * each.visits;
  }
  if (visits === 0) return 0;
  const mean = sum / visits;
  const guesses = seen.map((each) =>
    each.visits === 0
      ? Number.NEGATIVE_INFINITY
      : (each.share * each.visits + mean * DISTRUST) / (each.visits + DISTRUST) + bell(rng) * blur,
  );
  const best = Math.max(...guesses);
  if (temperature === 0) return guesses.indexOf(best);
  const weights = guesses.map((guess) => Math.exp((guess - best) / temperature));
  let drawn = rng.float() * weights.reduce((total, weight) => total + weight, 0);
  for (let index = 0; index < weights.length; index++) {
    drawn -= weights[index] as number;
    if (drawn < 0) return index;
  }
  return guesses.indexOf(best);
}

// Spread of about one, bell-shaped enough.
function bell(rng: Rng): number {
  return (rng.float() + rng.float() + rng.float() - 1.5) * 2;
}
