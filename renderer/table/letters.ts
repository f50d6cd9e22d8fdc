// Whether a panel is arranged for ordinary letters or for large ones: from some size on words and numbers get the room of
// drawings, and a sheet of their own makes them large (`data-own-letters`, `--grown`).
import type { CSSProperties } from 'react';
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

/** The mark of a part whose own sheet makes its words large. */
export function ownLetters(settings: Pick<Settings, 'textScale'>): { readonly 'data-own-letters'?: '' } {
  return lettersOf(settings) === 'large' ? { 'data-own-letters': '' } : {};
}

/** The same growth for its sheet, as `--grown`. */
export function grownStyle(settings: Pick<Settings, 'textScale'>, most?: number): CSSProperties {
  return { ['--grown' as string]: grownOf(settings, most) };
}
