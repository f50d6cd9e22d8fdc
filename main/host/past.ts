// What was told last, for a page that opens a match in the middle: its log and the last moves do not begin at nothing.
import type { Match } from '../../engine/match/match';
import type { PastBeat } from '../../engine/protocol';

// Enough to see what everybody did since one's own last turn; each carries a view.
const MOST = 40;

// As the viewer saw it, oldest first.
export function pastOf(match: Match, viewer: number | null): readonly PastBeat[] {
  const { game, played } = match;
  const past: PastBeat[] = [];
  for (let index = played.length - 1; index >= 0 && past.length < MOST; index--) {
    const entry = played[index];
    if (entry === undefined) break;
    for (const { event, state } of entry.beats.toReversed()) {
      const seen: PastBeat['event'] | null = game.redactEvent(event, viewer);
      if (seen !== null && past.length < MOST)
        past.push({
          ...{ event: seen, view: game.viewFor(state, viewer), entry: index + 1, seat: entry.seat },
          progress: game.progress(state).number,
        });
    }
  }
  return past.reverse();
}
