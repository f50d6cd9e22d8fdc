// A plucked string, after Karplus and Strong: a burst of noise runs round a delay as long as one wave and loses its
// edges on every turn.

// How much of the string's movement is left after each turn; lower strings ring longer by themselves.
const KEPT = 0.9965;

export function pluck(frequency: number, rate: number, seconds: number, random: () => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.floor(rate * seconds));
  const wave = rate / frequency;
  // The averaging below delays by half a sample; an allpass filter gives the rest of the fraction, so that it is in tune.
  const whole = Math.floor(wave - 0.6);
  const part = wave - 0.5 - whole;
  const allpass = (1 - part) / (1 + part);
  const ring = softNoise(whole, random);
  let place = 0;
  let lastTaken = 0;
  let lastMean = 0;
  let lastPassed = 0;
  for (let index = 0; index < samples.length; index++) {
    const taken = ring[place] ?? 0;
    samples[index] = taken;
    const mean = KEPT * 0.5 * (taken + lastTaken);
    const passed = allpass * mean + lastMean - allpass * lastPassed;
    ring[place] = passed;
    place = place + 1 === whole ? 0 : place + 1;
    lastTaken = taken;
    lastMean = mean;
    lastPassed = passed;
  }
  return samples;
}

// Gut under a fingertip is no wire under a quill: the noise is smoothed before it starts.
function softNoise(length: number, random: () => number): Float32Array {
  const noise = Float32Array.from({ length }, () => random() * 2 - 1);
  const mean = noise.reduce((sum, value) => sum + value, 0) / length;
  return noise.map((value, index) => ((noise.at(index - 1) ?? 0) + value * 2 + (noise[(index + 1) % length] ?? 0)) / 4 - mean);
}
