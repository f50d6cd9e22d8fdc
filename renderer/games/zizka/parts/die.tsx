// A die in the page; it tumbles when its face is news.
import type { Face } from '../../../../engine/games/zizka/view-types';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { type Material, zizkaDieBody, zizkaDieBox } from '../art/dice';

interface Props {
  readonly face: Face;
  readonly size?: number;
  readonly material?: Material;
  readonly turn?: number;
}

export function Die({ face, size = 76, material = 'bone', turn = 0 }: Props) {
  const box = zizkaDieBox(size);
  const markup = painted(`zizka die ${face} ${size} ${material} ${turn}`, () =>
    pieceOfWidth(box, zizkaDieBody(face, { size, material, rotation: turn }), box.width),
  );
  return (
    <span className="zizka-die" style={{ width: size + 14, height: size + 20 }}>
      <Markup style={{ left: box.x + size / 2 + 7, top: box.y + size / 2 + 6 }} markup={markup} />
    </span>
  );
}
