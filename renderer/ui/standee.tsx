// A miniature in the page, standing on its base.
import type { Tincture } from '../../engine/protocol';
import { standeeBody, standeeBox } from '../art/standee';
import { piece } from '../art/svg';
import { type IconName, Markup, painted } from './art';

export function Standee({
  tincture,
  icon,
  height,
}: {
  readonly tincture: Tincture;
  readonly icon: IconName;
  readonly height: number;
}) {
  const markup = painted(`standee ${tincture} ${icon} ${height}`, () =>
    piece(standeeBox(height), standeeBody(height, tincture, icon)),
  );
  return <Markup markup={markup} />;
}
