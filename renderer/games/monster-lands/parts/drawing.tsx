// A painter's piece laid so that its origin falls on the parent's top left corner.
import { type Box, piece } from '../../../art/svg';
import { Markup, painted } from '../../../ui/art';

interface Props {
  // Equal names mean equal drawings.
  readonly name: string;
  readonly box: Box;
  readonly body: () => string;
  readonly scale?: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}

export function Drawing({ name, box, body, scale = 1, x = 0, y = 0, className }: Props) {
  const markup = painted(`ml ${name} ${scale}`, () => piece(box, body(), { scale }));
  return (
    <Markup
      className={`ml-drawing ${className ?? ''}`}
      style={{ left: x + box.x * scale, top: y + box.y * scale }}
      markup={markup}
    />
  );
}
