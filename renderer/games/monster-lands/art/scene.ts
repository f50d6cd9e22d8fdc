// Painted landscapes of the four affinities: volcano, sea, clouds with flying islands, jungle. Seeded, never twice the same.

import { clippedRect, localDef, round, stops } from '../../../art/svg';
import { AFFINITY, type Affinity } from './affinity';

type Chance = () => number;

/** A stream of shares, the same for the same seed. */
export const chanceOf = (seed: number): Chance => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const ridge = (next: Chance, w: number, y: number, height: number, peaks: number): string => {
  let path = `M0 ${round(y)}`;
  for (let i = 0; i <= peaks; i++) {
    const x = (w * i) / peaks + (((next() - 0.5) * w) / peaks) * 0.5;
    path += `L${round(x)} ${round(y - height * (0.15 + next() * 0.85) * (i % 2 === 1 ? 1 : 0.35))}`;
  }
  return `${path}L${w} ${round(y)}`;
};

const fire = (next: Chance, w: number, h: number): string => {
  const far = `<path d="${ridge(next, w, h, h * 0.5, 9)}V${h}H0Z" fill="#6b2016" opacity=".7"/>`;
  const x = w * (0.55 + next() * 0.3);
  const p = (dx: number, y: number): string => `${round(x + w * dx)} ${round(h * y)}`;
  const sparks = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${round(next() * w)}" cy="${round(next() * h * 0.8)}" r="${round(0.4 + next() * h * 0.008)}" fill="#FFC66B" opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`,
  );
  return (
    `${far}<path d="M${round(x - w * 0.38)} ${h}L${p(-0.07, 0.3)}L${p(-0.03, 0.35)}L${p(0.02, 0.32)}L${p(0.06, 0.29)}L${round(x + w * 0.4)} ${h}Z" fill="#2a0d0b"/>` +
    `<path d="M${p(0, 0.33)}L${p(-0.03, 0.5)}L${p(0.02, 0.62)}L${p(-0.04, 0.8)}L${p(0.03, 1)}" fill="none" stroke="#FF8A2E" stroke-width="${round(h * 0.022)}" stroke-linejoin="round"/><path d="M${p(0.03, 0.33)}L${p(0.1, 0.55)}L${p(0.07, 0.7)}L${p(0.16, 0.95)}" fill="none" stroke="#FFC259" stroke-width="${round(h * 0.013)}"/>` +
    `<ellipse cx="${round(x)}" cy="${round(h * 0.27)}" rx="${round(w * 0.14)}" ry="${round(h * 0.12)}" fill="#FFB04A" opacity=".6" filter="url(#blur6)"/><path d="${ridge(next, w, h * 1.02, h * 0.26, 14)}V${h}H0Z" fill="#160706"/>${sparks.join('')}`
  );
};

const WAVES = ['#1c6a86', '#175a78', '#124a68', '#0d3a55', '#082a40'] as const;

const water = (next: Chance, w: number, h: number, moonX: number): string => {
  const coast = `<circle cx="${round(moonX)}" cy="${round(h * 0.33)}" r="${round(h * 0.1)}" fill="#E9F7EE" opacity=".85"/><path d="${ridge(next, w, h * 0.62, h * 0.25, 7)}V${round(h * 0.66)}H0Z" fill="#123c55" opacity=".9"/>`;
  const waves = WAVES.map((colour, k) => {
    const swell = h * (0.022 + k * 0.009);
    const length = w / (7 - k * 0.8);
    let path = `M${round(-length)} ${h}V${round(h * (0.58 + k * 0.1))}`;
    for (let x = -length; x < w + length; x += length) {
      path += `q${round(length * 0.3)} ${round(-swell * 2.6)} ${round(length * 0.62)} ${round(-swell * 0.4)}q${round(length * 0.16)} ${round(swell * 0.9)} ${round(length * 0.38)} ${round(swell * 0.4)}`;
    }
    return `<path d="${path}V${h}Z" fill="${colour}" stroke="#bfeaf0" stroke-opacity="${round(0.5 - k * 0.06)}" stroke-width="${round(h * 0.008)}"/>`;
  });
  return coast + waves.join('');
};

const air = (next: Chance, w: number, h: number): string => {
  const cloud = (x: number, y: number, size: number, opacity: number, colour: string): string =>
    `<g opacity="${opacity}">${Array.from({ length: 7 }, (_, i) => `<ellipse cx="${round(x + (i - 3) * size * 0.5)}" cy="${round(y - (3 - Math.abs(i - 3)) * size * 0.16 * next())}" rx="${round(size * (0.45 + next() * 0.3))}" ry="${round(size * (0.2 + next() * 0.18))}" fill="${colour}"/>`).join('')}</g>`;
  const island = (x: number, y: number, q: number): string =>
    `<path d="M${round(x - q)} ${round(y)}Q${round(x)} ${round(y - q * 0.5)} ${round(x + q)} ${round(y)}L${round(x + q * 0.5)} ${round(y + q * 0.7)}L${round(x + q * 0.15)} ${round(y + q * 1.4)}L${round(x - q * 0.2)} ${round(y + q * 0.8)}L${round(x - q * 0.6)} ${round(y + q * 0.6)}Z" fill="#4b5f6d"/><path d="M${round(x - q)} ${round(y)}Q${round(x)} ${round(y - q * 0.5)} ${round(x + q)} ${round(y)}Q${round(x)} ${round(y + q * 0.25)} ${round(x - q)} ${round(y)}Z" fill="#7d9472"/>`;
  const winds = Array.from({ length: 5 }, () => {
    const y = round(h * (0.15 + next() * 0.6));
    return `<path d="M${round(w * next() * 0.4)} ${y}q${round(w * 0.2)} ${round(-h * 0.06)} ${round(w * 0.35)} 0t${round(w * 0.3)} ${round(h * 0.02)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="${round(h * 0.008)}"/>`;
  });
  return (
    cloud(w * 0.2, h * 0.3, h * 0.26, 0.5, '#dbe7ee') +
    island(w * 0.78, h * 0.36, h * 0.14) +
    cloud(w * 0.8, h * 0.55, h * 0.3, 0.75, '#e9f0f3') +
    island(w * 0.2, h * 0.5, h * 0.1) +
    cloud(w * 0.3, h * 0.72, h * 0.36, 0.85, '#cfdde6') +
    cloud(w * 0.75, h * 0.9, h * 0.42, 0.95, '#b4c8d6') +
    cloud(w * 0.15, h * 0.98, h * 0.4, 1, '#9db6c7') +
    winds.join('')
  );
};

export const palm = (next: Chance, w: number, h: number, x: number, top: number, thick: number, colour: string): string => {
  const trunk = `<path d="M${round(x - thick)} ${h}Q${round(x - thick * 0.2 + w * 0.02)} ${round(h * 0.6)} ${round(x)} ${round(top)}L${round(x + thick)} ${round(top)}Q${round(x + thick + w * 0.02)} ${round(h * 0.6)} ${round(x + thick * 1.4)} ${h}Z" fill="${colour}"/>`;
  const fronds = Array.from({ length: 8 }, (_, f) => {
    const angle = -Math.PI * (f / 7) + (next() - 0.5) * 0.3;
    const length = h * (0.16 + next() * 0.09);
    const ex = x + Math.cos(angle) * length * 1.2;
    const ey = top + Math.sin(angle) * length * 0.6 + length * 0.3;
    const high = Math.min(top, ey);
    return `<path d="M${round(x)} ${round(top)}Q${round((x + ex) / 2)} ${round(high - length * 0.35)} ${round(ex)} ${round(ey)}Q${round((x + ex) / 2)} ${round(high - length * 0.05)} ${round(x)} ${round(top)}Z" fill="${colour}"/>`;
  });
  return trunk + fronds.join('');
};

const jungle = (next: Chance, w: number, h: number): string => {
  const beams = Array.from({ length: 4 }, () => {
    const x = w * (0.1 + next() * 0.8);
    return `<path d="M${round(x)} 0L${round(x + w * 0.05)} 0L${round(x - w * 0.12)} ${h}L${round(x - w * 0.28)} ${h}Z" fill="#F3F0A8" opacity=".13"/>`;
  });
  const palms = ['#3c7034', '#24501f', '#0f2a10'].flatMap((colour, k) =>
    [0, 1, 2, 3, 4].map((i) =>
      palm(
        next,
        w,
        h,
        w * (i / 4 + (next() - 0.5) * 0.18),
        h * (0.18 + k * 0.16 + next() * 0.16),
        w * (0.01 + 0.004 * k),
        colour,
      ),
    ),
  );
  return `${beams.join('')}${palms.join('')}<path d="${ridge(next, w, h * 1.03, h * 0.16, 26)}V${h}H0Z" fill="#07170a"/>`;
};

const SKY: Readonly<Record<Affinity, readonly [string, string, string]>> = {
  fire: ['#1b0b12', '#5b1a16', '#E0622B'],
  water: ['#0a1c2e', '#155a78', '#8fd3d6'],
  air: ['#3c5266', '#86a5bc', '#F1E4CB'],
  jungle: ['#0e2413', '#2f5f2c', '#cfd98a'],
};

/** A landscape from its top left corner, cut to its size. */
export const sceneBody = (affinity: Affinity, width: number, height: number, seed = 1): string => {
  const next = chanceOf(seed * 977 + Math.round(width));
  const [top, middle, low] = SKY[affinity];
  const sky = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, top],
      [0.45, middle],
      [0.8, low],
    ]),
  );
  const sunX = width * (0.3 + next() * 0.4);
  const land = { fire, air, jungle, water: (chance: Chance, w: number, h: number) => water(chance, w, h, sunX) }[affinity];
  return clippedRect(
    0,
    0,
    width,
    height,
    0,
    `${sky.markup}<g filter="url(#f-paint)"><rect x="-6" y="-6" width="${width + 12}" height="${height + 12}" fill="${sky.url}"/><circle cx="${round(sunX)}" cy="${round(height * 0.5)}" r="${round(height * 0.42)}" fill="${AFFINITY[affinity].light}" opacity=".35" filter="url(#blur14)"/>${land(next, width, height)}</g>`,
  );
};

/** A seed that follows from a name. */
export const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
