// The two marks of targets: a brass disc for a step, a violet star for an ability. Told apart by form, not by colour.
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
