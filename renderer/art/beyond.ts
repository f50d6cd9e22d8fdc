// Country around the table for windows wider or higher than it: each game's own land, cut out where the table stands,
// with a moulding of brass around the oak.
import { type Box, localDef } from './svg';

/** The table as designed, between the strips; what lies outside is seen only where the window has room. */
const TABLE_TOP: Box = { x: 0, y: 40, width: 1280, height: 608 };

/** `land` in the table's own pixels, around the table top; drawn from the corner of `ground`. */
export const beyondBody = (ground: Box, land: string): string => {
  const { x, y, width, height } = TABLE_TOP;
  const edge = `M${x - 3} ${y - 3}h${width + 6}v${height + 6}h${-width - 6}Z`;
  const around = localDef(
    'clipPath',
    '',
    `<path clip-rule="evenodd" d="M${ground.x} ${ground.y}h${ground.width}v${ground.height}h${-ground.width}Z${edge}"/>`,
  );
  return (
    `${around.markup}<g transform="translate(${-ground.x} ${-ground.y})"><g clip-path="${around.url}">${land}` +
    `<path d="${edge}" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="26" filter="url(#blur6)"/></g>` +
    `<path d="${edge}" fill="none" stroke="#2a1a0c" stroke-width="5"/><path d="${edge}" fill="none" stroke="#8a6c35" stroke-width="2"/></g>`
  );
};

/** A fill that darkens towards the edges of the ground. */
export const duskBody = (ground: Box, opacity = 0.72): string => {
  const shade = localDef(
    'radialGradient',
    'cx=".5" cy=".5" r=".62"',
    `<stop offset=".45" stop-color="#0d0704" stop-opacity="0"/><stop offset="1" stop-color="#0d0704" stop-opacity="${opacity}"/>`,
  );
  return `${shade.markup}<rect x="${ground.x}" y="${ground.y}" width="${ground.width}" height="${ground.height}" fill="${shade.url}"/>`;
};

/** Places strewn over the ground outside the table, from the top down so that nearer ones stand before farther ones. */
export const strewn = (ground: Box, step: number, next: () => number): readonly { readonly x: number; readonly y: number }[] => {
  const places: { x: number; y: number }[] = [];
  for (let y = ground.y + step; y < ground.y + ground.height; y += step)
    for (let x = ground.x; x < ground.x + ground.width; x += step * 1.5) {
      const place = { x: x + (next() - 0.5) * step * 1.2, y: y + (next() - 0.5) * step * 0.8 };
      if (!isUnderTable(place)) places.push(place);
    }
  return places.sort((one, other) => one.y - other.y);
};

function isUnderTable({ x, y }: { readonly x: number; readonly y: number }): boolean {
  const top = TABLE_TOP;
  return x > top.x - 4 && x < top.x + top.width + 4 && y > top.y - 4 && y < top.y + top.height + 20;
}
