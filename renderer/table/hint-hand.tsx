// The hand that shows where a hint leads: over a place of the board, or on a button.
import type { CSSProperties } from 'react';
import { pointerBody } from '../art/marks';
import { piece } from '../art/svg';
import { Markup, painted } from '../ui/art';

const HAND = { x: -3, y: -3, width: 32, height: 46 };

export function HintHand({ style }: { readonly style?: CSSProperties }) {
  const markup = painted('hint hand', () => piece(HAND, pointerBody(1.7)));
  return (
    <span className="hint-hand" style={style} aria-hidden="true">
      <Markup markup={markup} />
    </span>
  );
}
