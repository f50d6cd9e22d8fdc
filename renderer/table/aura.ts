// The light around what can be chosen, as markup: soft candle glow and a thin brass line.

// Candle light around an ellipse or a rounded box of this size, `MARGIN` wider on every side.
export const AURA_MARGIN = 22;

export function auraMark(shape: 'disc' | 'box', width: number, height: number, colour: string): string {
  const [w, h] = [width + 2 * AURA_MARGIN, height + 2 * AURA_MARGIN];
  const outline = (grow: number): string =>
    shape === 'disc'
      ? `<ellipse cx="${w / 2}" cy="${h / 2}" rx="${width / 2 + grow}" ry="${height / 2 + grow}"`
      : `<rect x="${AURA_MARGIN - grow}" y="${AURA_MARGIN - grow}" width="${width + 2 * grow}" height="${height + 2 * grow}" rx="${7 + grow}"`;
  return `<svg viewBox="0 0 ${w} ${h}"><defs><filter id="far" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter><filter id="near" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2.4"/></filter></defs>${outline(3)} fill="none" stroke="${colour}" stroke-width="13" opacity=".6" filter="url(#far)"/>${outline(2)} fill="none" stroke="${colour}" stroke-width="6" opacity=".85" filter="url(#near)"/></svg>`;
}

export function lineMark(shape: 'disc' | 'box', width: number, height: number, colour: string, thickness: number): string {
  const [w, h] = [width + 2 * AURA_MARGIN, height + 2 * AURA_MARGIN];
  const form =
    shape === 'disc'
      ? `<ellipse cx="${w / 2}" cy="${h / 2}" rx="${width / 2}" ry="${height / 2}"`
      : `<rect x="${AURA_MARGIN}" y="${AURA_MARGIN}" width="${width}" height="${height}" rx="7"`;
  return `<svg viewBox="0 0 ${w} ${h}">${form} fill="none" stroke="#3a270b" stroke-opacity=".55" stroke-width="${thickness + 1.6}"/>${form} fill="none" stroke="${colour}" stroke-width="${thickness}"/></svg>`;
}
