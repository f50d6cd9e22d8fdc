// Gradients, hatchings and filters that many drawings share. `svg` copies only those a drawing refers to.
// Game-specific ones live beside the game's art in a `<defs>` of their own.

const gradient = (id: string, direction: string, rows: readonly (readonly [number, string, number?])[]): string =>
  `<linearGradient id="${id}" ${direction}>${stopRows(rows)}</linearGradient>`;

const glow = (id: string, place: string, rows: readonly (readonly [number, string, number?])[]): string =>
  `<radialGradient id="${id}" ${place}>${stopRows(rows)}</radialGradient>`;

const stopRows = (rows: readonly (readonly [number, string, number?])[]): string =>
  rows
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';

// Heraldic hatching: white lines on the three dark tinctures, dark dots on or.
const HATCHINGS =
  '<pattern id="hatch-gules" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M2.500 0V5" stroke="#fff" stroke-width="1.100"/></pattern>' +
  '<pattern id="hatch-azure" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 2.500H5" stroke="#fff" stroke-width="1.100"/></pattern>' +
  '<pattern id="hatch-vert" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M2.500 0V5" stroke="#fff" stroke-width="1.100"/></pattern>' +
  '<pattern id="hatch-or" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="1.500" cy="1.500" r="1" fill="#3a2503"/><circle cx="4.500" cy="4.500" r="1" fill="#3a2503"/></pattern>' +
  '<pattern id="diaper" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h8v8" fill="none" stroke="#8b6a25" stroke-opacity=".35" stroke-width=".8"/></pattern>' +
  '<pattern id="damask" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M13 2c3 4 6 6 6 11s-3 7-6 11c-3-4-6-6-6-11s3-7 6-11zM0 -11c3 4 6 6 6 11s-3 7-6 11M26 -11c-3 4-6 6-6 11s3 7 6 11M0 15c3 4 6 6 6 11M26 15c-3 4-6 6-6 11" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="1.400"/></pattern>';

const METALS =
  gradient('brass', DOWN, [
    [0, '#fbe9af'],
    [0.35, '#d9b45e'],
    [0.55, '#a87a2a'],
    [0.8, '#c89f48'],
    [1, '#7a571c'],
  ]) +
  gradient('brass-across', ACROSS, [
    [0, '#7a571c'],
    [0.22, '#d9b45e'],
    [0.38, '#fbe9af'],
    [0.6, '#b98b35'],
    [1, '#5e4213'],
  ]) +
  gradient('brass-slant', 'x1="0" y1="0" x2="1" y2="1"', [
    [0, '#FBEBB4'],
    [0.35, '#C8A04A'],
    [0.6, '#8A6526'],
    [1, '#E8CC7A'],
  ]) +
  gradient('gold', DOWN, [
    [0, '#FFEFB8'],
    [0.5, '#DDB04E'],
    [1, '#9A6F22'],
  ]) +
  gradient('iron', DOWN, [
    [0, '#8d949c'],
    [0.4, '#565c64'],
    [1, '#2a2d31'],
  ]) +
  glow('coin', 'cx=".4" cy=".3" r=".9"', [
    [0, '#fff0b8'],
    [0.5, '#E0B64E'],
    [1, '#9a6d18'],
  ]);

const MATERIALS =
  gradient('oak', DOWN, [
    [0, '#4f3522'],
    [1, '#2a1b11'],
  ]) +
  gradient('oak-frame', DOWN, [
    [0, '#73502f'],
    [0.5, '#432c1b'],
    [1, '#24170d'],
  ]) +
  gradient('parchment', 'x1="0" y1="0" x2=".25" y2="1"', [
    [0, '#F6ECD3'],
    [0.5, '#EADBB8'],
    [1, '#dac594'],
  ]) +
  glow('wax', 'cx=".38" cy=".3" r=".8"', [
    [0, '#d8493e'],
    [0.45, '#9d2a25'],
    [1, '#5c110f'],
  ]) +
  glow('wax-dead', 'cx=".38" cy=".3" r=".8"', [
    [0, '#a9a299'],
    [0.45, '#77716a'],
    [1, '#45413c'],
  ]);

const LIGHT =
  glow('glow', '', [
    [0, '#ffe3a3', 0.95],
    [0.25, '#ffc766', 0.5],
    [0.6, '#ff9f38', 0.14],
    [1, '#ff8a20', 0],
  ]) +
  glow('candle-glow', '', [
    [0, '#FFE9B8', 0.95],
    [0.45, '#FFD98A', 0.55],
    [1, '#FFC55A', 0],
  ]) +
  glow('violet-glow', '', [
    [0, '#E6D6FF', 0.9],
    [0.5, '#A07BE8', 0.5],
    [1, '#7A4FD0', 0],
  ]) +
  glow('red-glow', '', [
    [0.55, '#E0352B', 0],
    [0.78, '#E0352B', 0.75],
    [1, '#E0352B', 0],
  ]) +
  glow('shadow', '', [
    [0, '#000', 0.75],
    [0.55, '#000', 0.42],
    [1, '#000', 0],
  ]) +
  glow('gloss', 'cx=".35" cy=".2" r=".75"', [
    [0, '#fff', 0.55],
    [0.5, '#fff', 0.08],
    [1, '#000', 0.25],
  ]) +
  gradient('sheen', ACROSS, [
    [0, '#fff', 0.28],
    [0.5, '#fff', 0],
    [1, '#000', 0.3],
  ]) +
  glow('disc', 'cx=".4" cy=".3"', [
    [0, '#FFF6D8'],
    [0.6, '#FFD98A'],
    [1, '#D9A23C'],
  ]) +
  glow('star', 'cx=".45" cy=".35"', [
    [0, '#F3EAFF'],
    [0.55, '#B48CF2'],
    [1, '#6C45B4'],
  ]) +
  glow('star-gold', 'cx=".5" cy=".4"', [
    [0, '#FFFBE6'],
    [0.45, '#FFE08A'],
    [1, '#E8A42C'],
  ]) +
  glow('table-light', 'cx=".5" cy=".42" r=".75"', [
    [0, '#ffb55a', 0.2],
    [0.5, '#1a0d05', 0.2],
    [1, '#060302', 0.86],
  ]);

const blur = (size: number): string =>
  `<filter id="blur${size}" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="${size}"/></filter>`;

const drop = (id: string, offset: number, size: number, opacity: number): string =>
  `<filter id="${id}" x="-.3" y="-.3" width="1.600" height="1.800"><feDropShadow dx="0" dy="${offset}" stdDeviation="${size}" flood-color="#000" flood-opacity="${opacity}"/></filter>`;

const texture = (id: string, steps: string): string =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${steps}<feComposite in="o" in2="SourceGraphic" operator="in"/></filter>`;

const noise = (frequency: string, octaves: number, seed: number, result: string): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="${result}"/>`;

const tint = (source: string, values: string, result: string): string =>
  `<feColorMatrix in="${source}" values="${values}" result="${result}"/>`;

const merge = (...layers: string[]): string =>
  `<feMerge result="o">${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge>`;

const TEXTURES =
  texture(
    'f-parchment',
    noise('.009 .012', 4, 11, 'n') +
      tint('n', '0 0 0 0 .52  0 0 0 0 .36  0 0 0 0 .14  1 0 0 0 -.44', 'b') +
      noise('.35 .5', 2, 4, 'm') +
      tint('m', '0 0 0 0 .36  0 0 0 0 .24  0 0 0 0 .09  .4 0 0 0 -.17', 'g') +
      merge('SourceGraphic', 'b', 'g'),
  ) +
  texture(
    'f-wood',
    noise('.004 .11', 4, 21, 'n') +
      tint('n', '0 0 0 0 .06  0 0 0 0 .03  0 0 0 0 .01  2.6 0 0 0 -1.05', 'b') +
      tint('n', '0 0 0 0 .78  0 0 0 0 .52  0 0 0 0 .28  0 1.6 0 0 -.84', 'c') +
      merge('SourceGraphic', 'b', 'c'),
  ) +
  texture(
    'f-wood-upright',
    noise('.11 .004', 4, 8, 'n') +
      tint('n', '0 0 0 0 .06  0 0 0 0 .03  0 0 0 0 .01  2.6 0 0 0 -1.05', 'b') +
      merge('SourceGraphic', 'b'),
  ) +
  texture(
    'f-stone',
    noise('.035 .045', 5, 5, 'n') +
      '<feDiffuseLighting in="n" surfaceScale="3.200" diffuseConstant="1.150" lighting-color="#fff" result="l"><feDistantLight azimuth="250" elevation="52"/></feDiffuseLighting>' +
      '<feBlend in="SourceGraphic" in2="l" mode="multiply" result="o"/>',
  ) +
  texture(
    'f-cloth',
    noise('.55 .18', 2, 9, 'n') + tint('n', '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  .9 0 0 0 -.36', 'b') + merge('SourceGraphic', 'b'),
  ) +
  texture('f-slate', noise('.03 .045', 3, 7, 'n') + tint('n', '0 0 0 0 .1  0 0 0 0 .08  0 0 0 0 .14  1.5 0 0 0 -.55', 'o')) +
  texture('f-pitted', noise('.06', 3, 21, 'n') + tint('n', '0 0 0 0 .25  0 0 0 0 .2  0 0 0 0 .22  1.2 0 0 0 -.56', 'o')) +
  texture('f-paper', noise('.012 .016', 4, 11, 'n') + tint('n', '0 0 0 0 .36  0 0 0 0 .22  0 0 0 0 .08  .9 .5 0 0 -.52', 'o'));

const RELIEF =
  '<filter id="f-emboss" x="-.1" y="-.1" width="1.200" height="1.200" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.100" result="a"/><feSpecularLighting in="a" surfaceScale="3" specularConstant="1.100" specularExponent="38" lighting-color="#fff4cf" result="s"><feDistantLight azimuth="235" elevation="42"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/><feDropShadow in="SourceGraphic" dx="0" dy="1.600" stdDeviation="1.400" flood-color="#000" flood-opacity=".75" result="d"/><feMerge><feMergeNode in="d"/><feMergeNode in="s2"/></feMerge></filter>' +
  '<filter id="f-wax" x="-.15" y="-.15" width="1.300" height="1.300" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="2.200" result="a"/><feSpecularLighting in="a" surfaceScale="4.500" specularConstant=".9" specularExponent="30" lighting-color="#ffe2cf" result="s"><feDistantLight azimuth="235" elevation="40"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s2"/></feMerge></filter>' +
  '<filter id="f-used" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values=".62"/><feComponentTransfer><feFuncR type="linear" slope=".88"/><feFuncG type="linear" slope=".88"/><feFuncB type="linear" slope=".92"/></feComponentTransfer></filter>' +
  '<filter id="f-off" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values=".5"/><feComponentTransfer><feFuncR type="linear" slope=".8"/><feFuncG type="linear" slope=".8"/><feFuncB type="linear" slope=".8"/></feComponentTransfer></filter>' +
  '<filter id="f-lit" x="-.3" y="-.3" width="1.600" height="1.600"><feDropShadow dx="0" dy="0" stdDeviation="3" flood-color="#FFE7A8" flood-opacity="1"/><feDropShadow dx="0" dy="0" stdDeviation="9" flood-color="#FFC85A" flood-opacity=".95"/></filter>' +
  '<filter id="f-rough" x="-.05" y="-.05" width="1.100" height="1.100"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="7"/></filter>' +
  '<filter id="f-wobble" x="-.05" y="-.05" width="1.100" height="1.100"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="9"/><feDisplacementMap in="SourceGraphic" scale="4"/></filter>' +
  '<filter id="f-paint" x="-.02" y="-.02" width="1.040" height="1.040"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="3" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="7" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".5 .12" numOctaves="2" seed="9" result="t"/><feColorMatrix in="t" values="0 0 0 0 .5  0 0 0 0 .45  0 0 0 0 .38  .9 0 0 0 -.38" result="tt"/><feComposite in="tt" in2="d" operator="in" result="ttt"/><feBlend in="ttt" in2="d" mode="soft-light"/></filter>';

export const SHARED_DEFS: string =
  HATCHINGS +
  METALS +
  MATERIALS +
  LIGHT +
  TEXTURES +
  RELIEF +
  drop('f-drop1', 1.5, 1.4, 0.55) +
  drop('f-drop2', 2, 1.8, 0.6) +
  drop('f-drop6', 6, 6, 0.6) +
  drop('f-drop12', 10, 12, 0.65) +
  [1, 2, 3, 6, 8, 14, 16, 30].map(blur).join('');
