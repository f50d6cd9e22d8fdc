// How targets look: soft light around them, a brass disc for a step, a violet star for an ability. Told apart by form.
const GRADIENT = (id: string, light: string, dark: string): string =>
  `<radialGradient id="${id}" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#fff6d8"/><stop offset=".45" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

export function discMark(): string {
  return `<svg viewBox="0 0 40 40"><defs>${GRADIENT('disc', '#efc869', '#8f6a22')}</defs><ellipse cx="20" cy="24" rx="15" ry="12" fill="#241505" opacity=".35"/><ellipse cx="20" cy="20" rx="15" ry="12.5" fill="#7d5c1f"/><ellipse cx="20" cy="18" rx="15" ry="12.5" fill="url(#disc)" stroke="#3a270b"/><ellipse cx="20" cy="18" rx="10" ry="8" fill="none" stroke="#7d5c1f" stroke-opacity=".7"/></svg>`;
}

export function starMark(): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 === 0 ? 18 : 9.5;
    const angle = (index * Math.PI) / 8 - Math.PI / 2;
    return `${(20 + Math.cos(angle) * radius).toFixed(1)},${(20 + Math.sin(angle) * radius).toFixed(1)}`;
  }).join(' ');
  return `<svg viewBox="0 0 40 40"><defs>${GRADIENT('star', '#a98be0', '#55358f')}</defs><polygon points="${points}" transform="translate(0 2)" fill="#1c1030" opacity=".4"/><polygon points="${points}" fill="url(#star)" stroke="#2c1a50"/></svg>`;
}

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
