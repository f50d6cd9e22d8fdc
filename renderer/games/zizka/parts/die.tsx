// A die in the page; thrown, it rolls as a cube over several faces before it settles on its own.
import { FACES } from '../../../../engine/games/zizka/types';
import type { Face } from '../../../../engine/games/zizka/view-types';
import { piece } from '../../../art/svg';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { type Material, zizkaCubeBody, zizkaDieBody, zizkaDieBox } from '../art/dice';

interface Props {
  readonly face: Face;
  readonly size?: number;
  readonly material?: Material;
  readonly turn?: number;
  // Its place among the dice in the air; absent for a die that lies still.
  readonly thrown?: number | undefined;
}

const TUMBLES = [0, 1, 2] as const;

export function Die({ face, size = 76, material = 'bone', turn = 0, thrown }: Props) {
  const box = zizkaDieBox(size);
  const markup = painted(`zizka die ${face} ${size} ${material} ${turn}`, () =>
    pieceOfWidth(box, zizkaDieBody(face, { size, material, rotation: turn }), box.width),
  );
  const place = { left: box.x + size / 2 + 7, top: box.y + size / 2 + 6 };
  const isThrown = thrown !== undefined;
  return (
    <span
      className={`zizka-die ${isThrown ? 'thrown' : ''}`}
      style={{ width: size + 14, height: size + 20, animationDelay: `${(thrown ?? 0) * 45}ms` }}
    >
      <Markup style={place} markup={markup} />
      {isThrown &&
        TUMBLES.map((step) => (
          <Markup
            key={step}
            className={`cube step-${step}`}
            style={{ ...place, animationDelay: `${(thrown ?? 0) * 45}ms` }}
            markup={cube(step + (thrown ?? 0), size, material)}
          />
        ))}
    </span>
  );
}

function cube(step: number, size: number, material: Material): string {
  const shown = step % 4;
  const faceAt = (offset: number): Face => FACES[(shown + offset) % 4] ?? 'sword';
  return painted(`zizka cube ${shown} ${size} ${material}`, () =>
    piece(zizkaDieBox(size), zizkaCubeBody([faceAt(0), faceAt(1), faceAt(2)], size, shown * 37 - 20, material)),
  );
}
