// The face of a named opponent, drawn with the detail that fits its size.
import type { CharacterId, SeatSpec } from '../../engine/protocol';
import { OPPONENT_LOOKS } from '../art/opponents';
import { portrait } from '../art/portrait/portrait';
import { Markup, painted } from './art';

interface FaceProps {
  readonly character: CharacterId;
  readonly width: number;
  readonly height?: number;
  readonly round?: boolean;
  readonly className?: string;
}

export function Face({ character, width, height = width, round = false, className }: FaceProps) {
  const markup = painted(`face ${character} ${width} ${height} ${round}`, () =>
    portrait(OPPONENT_LOOKS[character], { width, height, round }),
  );
  // The frame's line stands two pixels around the drawing.
  return <Markup className={`face-art ${className ?? ''}`} style={{ width: width + 4, height: height + 4 }} markup={markup} />;
}

// The face of whoever sits there, if it is a named opponent.
export function SeatFace({ seat, size }: { readonly seat: SeatSpec | undefined; readonly size: number }) {
  const character = characterAt(seat);
  return character === null ? null : <Face character={character} width={size} />;
}

export function characterAt(seat: SeatSpec | undefined): CharacterId | null {
  return seat?.kind === 'ai' ? (seat.character ?? null) : null;
}
