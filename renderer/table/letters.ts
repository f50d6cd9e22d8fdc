// Whether a panel is arranged for ordinary letters or for large ones: from some size on words and numbers get the room of
// drawings, and a sheet of their own makes them large (`data-own-letters`, `--grown`).
import type { Settings } from '../../engine/protocol';

const LARGE_FROM = 1.3;

export type Letters = 'plain' | 'large';

export function lettersOf({ textScale }: Pick<Settings, 'textScale'>): Letters {
  return textScale >= LARGE_FROM ? 'large' : 'plain';
}

/** How much larger words are written where room was made for them; where the place leaves less, `most` says how much. */
export function grownOf(settings: Pick<Settings, 'textScale'>, most = Number.POSITIVE_INFINITY): number {
  return lettersOf(settings) === 'large' ? Math.min(settings.textScale, most) : 1;
}
