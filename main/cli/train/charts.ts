// The pictures of a training, as SVG: strength by generation, what shares were worth, and what the number of matches did.

import type { Tenth } from './calibration';
import type { Strength } from './versus';

const SIZE = { width: 560, height: 360, left: 56, right: 16, top: 40, bottom: 48 } as const;
const INK = '#4a3b2a';
const plotWidth = SIZE.width - SIZE.left - SIZE.right;
const plotHeight = SIZE.height - SIZE.top - SIZE.bottom;
const across = (share: number) => (SIZE.left + share * plotWidth).toFixed(1);
const up = (share: number) => (SIZE.top + (1 - share) * plotHeight).toFixed(1);

function frame(title: string, below: string, marks: string): string {
  const lines = [0, 0.25, 0.5, 0.75, 1].map(
    (at) =>
      `<line x1="${across(0)}" x2="${across(1)}" y1="${up(at)}" y2="${up(at)}" stroke="${INK}" stroke-opacity=".18"/>` +
      `<text x="${SIZE.left - 8}" y="${up(at)}" text-anchor="end" dominant-baseline="middle">${at * 100} %</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="sans-serif" font-size="12" fill="${INK}">`,
    `<rect width="100%" height="100%" fill="#f6efe0"/>`,
    `<text x="${SIZE.left}" y="22" font-size="15">${title}</text>`,
    ...lines,
    `<text x="${SIZE.left + plotWidth / 2}" y="${SIZE.height - 10}" text-anchor="middle">${below}</text>`,
    marks,
    '</svg>\n',
  ].join('\n');
}

export function calibrationChart(game: string, tenths: readonly Tenth[], matches: number): string {
  const even = `<line x1="${across(0)}" y1="${up(0)}" x2="${across(1)}" y2="${up(1)}" stroke="${INK}" stroke-dasharray="4 4"/>`;
  const dots = tenths
    .filter(({ count }) => count > 0)
    .map(
      ({ predicted, observed, count }) =>
        `<circle cx="${across(predicted)}" cy="${up(observed)}" r="5" fill="#a3342c"/>` +
        `<text x="${across(predicted)}" y="${Number(up(observed)) - 10}" text-anchor="middle" font-size="10">${count}</text>`,
    );
  return frame(
    `${game}: shares thought and shares won, ${matches} fresh matches`,
    'share thought (dots: how often)',
    [even, ...dots].join('\n'),
  );
}

export interface StrengthRow {
  // Generation, or matches learned from.
  readonly at: number;
  readonly strength: Strength | null;
}

export function strengthChart(game: string, rows: readonly StrengthRow[], below: string): string {
  const measured = rows.flatMap(({ at, strength }) => (strength === null ? [] : [{ at, strength }]));
  const last = Math.max(1, measured.length - 1);
  const x = (index: number) => across(0.05 + (0.9 * index) / last);
  const fair = measured[0] === undefined ? [] : [1 / measured[0].strength.seats];
  const marks = [
    ...fair.map(
      (at) => `<line x1="${across(0)}" x2="${across(1)}" y1="${up(at)}" y2="${up(at)}" stroke="${INK}" stroke-dasharray="4 4"/>`,
    ),
    `<polyline fill="none" stroke="#a3342c" stroke-width="2" points="${measured.map(({ strength }, index) => `${x(index)},${up(strength.share)}`).join(' ')}"/>`,
    ...measured.map(
      ({ at, strength }, index) =>
        `<line x1="${x(index)}" x2="${x(index)}" y1="${up(strength.low)}" y2="${up(strength.high)}" stroke="#a3342c"/>` +
        `<circle cx="${x(index)}" cy="${up(strength.share)}" r="4" fill="#a3342c"/>` +
        `<text x="${x(index)}" y="${SIZE.height - 28}" text-anchor="middle">${at}</text>`,
    ),
  ];
  const matches = measured[0]?.strength.matches ?? 0;
  return frame(`${game}: wins of ${matches} against the old hetmans (dashed: fair)`, below, marks.join('\n'));
}

export interface MatchesRow {
  readonly matches: number;
  readonly loss: number;
  // Of knowing nothing.
  readonly blind: number;
}

// Doubt left by the number of matches learned from, as a part of knowing nothing; each step is twice as many.
export function matchesChart(game: string, rows: readonly MatchesRow[], judges: number): string {
  const blind = rows[0]?.blind ?? 1;
  const last = Math.max(1, rows.length - 1);
  const x = (index: number) => across(0.06 + (0.88 * index) / last);
  const points = rows.map(({ loss }, index) => `${x(index)},${up(loss / blind)}`);
  const marks = rows.map(
    ({ matches, loss }, index) =>
      `<circle cx="${x(index)}" cy="${up(loss / blind)}" r="4" fill="#a3342c"/>` +
      `<text x="${x(index)}" y="${Number(up(loss / blind)) - 10}" text-anchor="middle" font-size="10">${loss.toFixed(3)}</text>` +
      `<text x="${x(index)}" y="${SIZE.height - 28}" text-anchor="middle">${matches}</text>`,
  );
  return frame(
    `${game}: cross-entropy on ${judges} fresh matches, parts of knowing nothing (${blind.toFixed(3)})`,
    'matches learned from',
    [`<polyline fill="none" stroke="#a3342c" stroke-width="2" points="${points.join(' ')}"/>`, ...marks].join('\n'),
  );
}
