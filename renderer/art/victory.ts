// The winner's banner of the results: cloth in the tincture, laurels, crown and rays.
import { badgeBody } from './badge';
import { icon, iconAt } from './icons';
import { TINCTURE, type Tincture } from './palette';
import { at, type Box, clippedRect, localDef, stops } from './svg';

export const VICTORY: Box = { x: 0, y: 0, width: 380, height: 400 };

const CLOTH = 'M96 22H284V300L252 344L221 308L190 356L159 308L128 344L96 300Z';
const HEM = 'M102 28H278V298L252 334L221 298L190 345L159 298L128 334L102 298Z';
const FRINGE = 'M96 300L128 344L159 308L190 356L221 308L252 344L284 300';

const RAY = localDef(
  'radialGradient',
  '',
  stops([
    [0, '#ffe7ae', 0.8],
    [0.6, '#ffc766', 0.2],
    [1, '#ffc766', 0],
  ]),
);

const FOLDS = localDef(
  'linearGradient',
  'x1="0" x2="1" y1="0" y2="0"',
  stops([
    [0, '#000', 0.45],
    [0.2, '#fff', 0.16],
    [0.36, '#000', 0.28],
    [0.54, '#fff', 0.16],
    [0.7, '#000', 0.26],
    [0.86, '#fff', 0.12],
    [1, '#000', 0.5],
  ]),
);

// Rays behind the banner, for a panel of the given height.
export function raysBody(height: number): string {
  const rays = Array.from(
    { length: 24 },
    (_, index) => `<path transform="rotate(${index * 15} 190 196)" d="M190 196L168 -420H212Z" fill="#ffd98a" opacity=".075"/>`,
  ).join('');
  return (
    RAY.markup +
    clippedRect(8, 8, 364, height - 16, 3, `${rays}<circle cx="190" cy="196" r="200" fill="${RAY.url}" opacity=".55"/>`)
  );
}

// Null draws the banner of a match that nobody won: undyed cloth and no crown.
export function victoryBody(tincture: Tincture | null): string {
  const colour = tincture === null ? '#5d564b' : TINCTURE[tincture].colour;
  const hatch = tincture === null ? '' : `<path d="${CLOTH}" fill="url(#hatch-${tincture})" opacity=".2"/>`;
  const charge =
    tincture === null
      ? iconAt('crossed-swords', 190, 170, 90, '#e2d2a8')
      : `${at(190, 170, badgeBody(tincture, 42, { icon: 'eagle-emblem' }))}<g filter="url(#f-drop2)">${icon('queen-crown', 166, 40, 48, '#f3dc95')}</g>`;
  return (
    FOLDS.markup +
    `<path d="${CLOTH}" fill="#000" opacity=".5" filter="url(#blur6)" transform="translate(5 10)"/>` +
    `<path d="${FRINGE}" fill="none" stroke="#c79a3e" stroke-width="16" stroke-dasharray="1.7 1.2"/>` +
    `<path d="${CLOTH}" fill="${colour}" filter="url(#f-cloth)"/>${hatch}` +
    `<path d="${HEM}" fill="none" stroke="#e8cc7a" stroke-width="5"/><path d="${CLOTH}" fill="${FOLDS.url}"/>` +
    '<rect x="80" y="14" width="220" height="10" rx="5" fill="url(#iron)" stroke="#0c0a09"/>' +
    '<circle cx="78" cy="19" r="8" fill="url(#brass)" stroke="#3a270b"/><circle cx="302" cy="19" r="8" fill="url(#brass)" stroke="#3a270b"/>' +
    `<g filter="url(#f-emboss)">${icon('laurels', 104, 84, 172, '#e2bd68')}</g>${charge}`
  );
}
