// The light around what can be chosen, as markup: soft candle glow and a thin brass line.

// Candle light around an ellipse or a rounded box of this size, `MARGIN` wider on every side.
export const AURA_MARGIN = 22;
// Below the light: on parchment candle light alone is not seen.
const EMBER = '#d07a12';

// How far the light reaches: 'near' leaves what stands beside it readable.
export type Reach = 'far' | 'near';

export function auraMark(shape: 'disc' | 'box', width: number, height: number, colour: string, reach: Reach): string {
  const [w, h] = [width + 2 * AURA_MARGIN, height + 2 * AURA_MARGIN];
  const outline = (grow: number): string =>
    shape === 'disc'
      ? `<ellipse cx="${w / 2}" cy="${h / 2}" rx="${width / 2 + grow}" ry="${height / 2 + grow}"`
      : `<rect x="${AURA_MARGIN - grow}" y="${AURA_MARGIN - grow}" width="${width + 2 * grow}" height="${height + 2 * grow}" rx="${7 + grow}"`;
  const blurred = (grow: number, thickness: number, opacity: number, blur: number, stroke = colour): string =>
    `<filter id="blur${blur}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>${outline(grow)} fill="none" stroke="${stroke}" stroke-width="${thickness}" opacity="${opacity}" filter="url(#blur${blur})"/>`;
  return `<svg viewBox="0 0 ${w} ${h}">${reach === 'far' ? blurred(4, 9, 0.7, 4, EMBER) + blurred(3, 13, 0.6, 6) : blurred(-1, 7, 0.7, 3, EMBER)}${blurred(reach === 'far' ? 2 : -2, 6, 0.85, 2.4)}</svg>`;
}

// Around a box the line runs outside, so that a card lying there does not cover half of it; on pale ground it is most of
// what is seen of the light.
export function lineMark(shape: 'disc' | 'box', width: number, height: number, colour: string, thickness: number): string {
  const [w, h] = [width + 2 * AURA_MARGIN, height + 2 * AURA_MARGIN];
  const at = AURA_MARGIN - thickness / 2;
  const form =
    shape === 'disc'
      ? `<ellipse cx="${w / 2}" cy="${h / 2}" rx="${width / 2}" ry="${height / 2}"`
      : `<rect x="${at}" y="${at}" width="${width + thickness}" height="${height + thickness}" rx="${7 + thickness / 2}"`;
  return `<svg viewBox="0 0 ${w} ${h}">${form} fill="none" stroke="#3a270b" stroke-opacity=".55" stroke-width="${thickness + 1.6}"/>${form} fill="none" stroke="${colour}" stroke-width="${thickness}"/></svg>`;
}
