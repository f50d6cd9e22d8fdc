// A sheet of parchment behind a panel, painted once for its size.
import { svg } from '../../../art/svg';
import { painted } from '../../../ui/art';
import { Painting } from '../../../ui/painting';

export function Paper({ width, height }: { readonly width: number; readonly height: number }) {
  const markup = painted(`ml paper ${width} ${height}`, () =>
    svg(width, height, `<rect width="${width}" height="${height}" fill="url(#parchment)" filter="url(#f-parchment)"/>`),
  );
  return (
    <div className="ml-paper">
      <Painting markup={markup} />
    </div>
  );
}
