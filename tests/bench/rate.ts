// How many decisions a second of CPU time.
export function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

// A match set up and ready; running it returns how many decisions were made.
export type Ready = () => number;

const BATCH = 40;

// Prepares matches in batches and times only their play, for about the given CPU time.
export function rate(prepare: (seed: number) => Ready, duration: number): number {
  let decisions = 0;
  let spent = 0;
  let seed = 1;
  for (let warm = 0; warm < 2 || spent < duration; warm++) {
    const batch = Array.from({ length: BATCH }, () => prepare(seed++));
    const start = seconds();
    let played = 0;
    for (const run of batch) played += run();
    if (warm < 2) continue;
    spent += seconds() - start;
    decisions += played;
  }
  return decisions / spent;
}
