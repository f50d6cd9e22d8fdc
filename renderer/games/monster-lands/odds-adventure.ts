// Chances in a few words, for buttons and lists.
import type { StrikeOdds, WardOdds } from '../../../engine/games/monster-lands/option-odds';
import type { StrikeView } from '../../../engine/games/monster-lands/view-types';
import type { Phrase } from '../../../engine/protocol';

// Sums of chances are not quite whole.
const NOTHING = 1e-9;

// Never a round 0 or 100 that is none.
export const percent = (chance: number): number => {
  const rounded = Math.round(100 * chance);
  if (rounded === 0 && chance > NOTHING) return 1;
  return rounded === 100 && chance < 1 - NOTHING ? 99 : rounded;
};

export function chancesNote({ capture, kill }: StrikeOdds, strike: StrikeView): Phrase {
  if (strike.traps < strike.trapsNeeded) return { key: 'table.note.killChance', params: { percent: percent(kill) } };
  return { key: 'table.note.chances', params: { capture: percent(capture), kill: percent(kill) } };
}

export function wardNote({ fallen, capture, kill }: WardOdds): Phrase {
  const params = { fallen: percent(fallen), capture: percent(capture), kill: percent(kill) };
  if (capture > 0) return { key: 'table.note.wardAll', params };
  return { key: kill > 0 ? 'table.note.wardKill' : 'table.note.wardFall', params };
}
