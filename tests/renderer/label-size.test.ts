// Larger words and numbers on pieces: as large as asked, never over the piece's edge and never over each other.
import { describe, expect, it } from 'vitest';
import { STANDARD_SETTINGS } from '../../engine/protocol';
import { labelFactors, letteringOf } from '../../renderer/table/label-size';
import type { PieceLabel } from '../../renderer/table/scene';

const label = (text: string, x: number, y: number): PieceLabel => ({ text, x, y, size: 10, font: 'data', colour: 0 });
// Letters half as wide as high.
const measure = ({ text }: PieceLabel, size: number) => ({ width: text.length * size * 0.5, height: size });
const card = { size: { width: 100, height: 140 } };

describe('label sizes', () => {
  it('asks for nothing at the ordinary size', () => {
    expect(labelFactors(card, [label('Jagna', 0, 0)], letteringOf(STANDARD_SETTINGS), measure)).toEqual([1]);
  });

  it('grows where there is room', () => {
    expect(labelFactors(card, [label('Jagna', 0, 0)], letteringOf({ textScale: 1.6, largeNumbers: false }), measure)).toEqual([
      1.25,
    ]);
  });

  it('makes only numbers large when only they are asked for', () => {
    const wish = letteringOf({ textScale: 1, largeNumbers: true });
    const [word, number] = labelFactors(card, [label('Jagna', 0, -30), label('12', 0, 30)], wish, measure);
    expect(word).toBe(1);
    expect(number).toBeGreaterThan(1.3);
  });

  it('stays within the piece', () => {
    const wish = letteringOf({ textScale: 1.6, largeNumbers: false });
    const [factor = 0] = labelFactors(card, [label('a rather long name', 0, 0)], wish, measure);
    expect(factor).toBeGreaterThanOrEqual(1);
    expect(18 * 10 * 0.5 * factor).toBeLessThanOrEqual(100);
  });

  it('covers no other label', () => {
    const wish = letteringOf({ textScale: 1.6, largeNumbers: false });
    const lines = [label('one', 0, 0), label('two', 0, 11)];
    const [upper = 0, lower = 0] = labelFactors(card, lines, wish, measure);
    expect((10 * upper) / 2).toBeLessThanOrEqual(11 - (10 * lower) / 2);
  });
});
