// How often a page that ended is loaded again by itself: a page that ends at once would otherwise do so for ever.
const MAX_RELOADS = 3;
const WITHIN_MILLIS = 60_000;

// Answers whether to load once more, given the time of each end.
export function makeReloadLimit(): (now: number) => boolean {
  let ends: number[] = [];
  return (now) => {
    ends = [...ends.filter((end) => now - end < WITHIN_MILLIS && end <= now), now];
    return ends.length <= MAX_RELOADS;
  };
}
