// An open book on the table, the ground of the settings: red boards, leaves, a gutter and a ribbon.
import { cornersBody } from './frame';
import { at, type Box, localDef, stops } from './svg';

export const BOOK: Box = { x: 0, y: 0, width: 1280, height: 720 };

const GUTTER = localDef(
  'linearGradient',
  'x1="0" x2="1" y1="0" y2="0"',
  stops([
    [0, '#3a2208', 0],
    [0.42, '#3a2208', 0.22],
    [0.5, '#1a0d02', 0.72],
    [0.58, '#3a2208', 0.2],
    [1, '#3a2208', 0],
  ]),
);

function leaves(): string {
  return [5, 4, 3, 2, 1]
    .map(
      (index) =>
        `<rect x="${56 - index * 1.7}" y="${66 + index * 0.4}" width="${1168 + index * 3.4}" height="${628 - index * 0.2}" rx="3" fill="${index % 2 ? '#bfa673' : '#e0cda0'}" stroke="#7d5c2c" stroke-width=".5"/>`,
    )
    .join('');
}

export function bookBody(): string {
  return (
    GUTTER.markup +
    '<ellipse cx="640" cy="700" rx="640" ry="60" fill="#000" opacity=".6" filter="url(#blur14)"/>' +
    '<rect x="34" y="52" width="1212" height="656" rx="12" fill="#4a1613" filter="url(#f-drop12)"/>' +
    '<rect x="34" y="52" width="1212" height="656" rx="12" fill="#4a1613" filter="url(#f-stone)" opacity=".75"/>' +
    '<rect x="40" y="58" width="1200" height="644" rx="8" fill="none" stroke="#c8a04a" stroke-opacity=".55"/>' +
    leaves() +
    '<rect x="58" y="66" width="582" height="628" fill="url(#parchment)" filter="url(#f-parchment)"/>' +
    '<rect x="640" y="66" width="582" height="628" fill="url(#parchment)" filter="url(#f-parchment)"/>' +
    `<rect x="560" y="66" width="160" height="628" fill="${GUTTER.url}"/>` +
    at(34, 52, cornersBody(1212, 656, 1.1)) +
    '<path d="M652 52V690L664 676L676 690V52Z" fill="#8E2420" stroke="#3d0b09"/>' +
    '<path d="M656 52V678" stroke="#ff9d84" stroke-opacity=".3" stroke-width="2"/>'
  );
}
