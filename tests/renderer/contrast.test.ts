// Words are readable: the inks of the palette on the grounds they are written on have a contrast of at least 4.5 : 1.
import './navigator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PALETTE, TINCTURE } from '../../renderer/art/palette';
import { CELL_NAME } from '../../renderer/games/leaders/cell-names';

const LEAST = 4.5;

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Name = keyof typeof PALETTE;
const PARCHMENT: readonly Name[] = ['parch', 'parch-l', 'paper', 'paper-lit', 'milk', 'vellum'];
const OAK: readonly Name[] = ['oak0', 'oak1', 'oak-d', 'soot'];
const ON_PARCHMENT: readonly Name[] = [
  'ink',
  'ink2',
  'ink-warm',
  'ink-red',
  'ink-brass',
  'ink-deep',
  'umber',
  'umber-d',
  'leather',
  'seal',
  'seal-d',
];
const ON_OAK: readonly Name[] = ['cream', 'linen', 'vellum', 'gilt', 'gilt-l', 'candle', 'brass-l', 'parch', 'flame', 'straw'];

const pairs = (inks: readonly Name[], grounds: readonly Name[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

describe('contrast', () => {
  it.each([...pairs(ON_PARCHMENT, PARCHMENT), ...pairs(ON_OAK, OAK)])('%s on %s', (ink, ground) => {
    expect(contrast(PALETTE[ink], PALETTE[ground])).toBeGreaterThanOrEqual(LEAST);
  });

  it.each(Object.entries(TINCTURE))('the ink of %s on its colour', (_, { ink, colour }) => {
    expect(contrast(ink, colour)).toBeGreaterThanOrEqual(LEAST);
  });

  it('names of cells on their rim', () => {
    expect(contrast(CELL_NAME.ink, CELL_NAME.rim)).toBeGreaterThanOrEqual(LEAST);
  });

  it('tempers on their chips', () => {
    const css = readFileSync(join(import.meta.dirname, '../../renderer/styles/screen-opponents.css'), 'utf8');
    const chips = [...css.matchAll(/--chip: var\(--([\w-]+)\)/g)].map(([, name]) => PALETTE[name as Name]);
    expect(chips).toHaveLength(6);
    for (const chip of chips) expect(contrast('#fff4d6', chip), chip).toBeGreaterThanOrEqual(LEAST);
  });
});
