// What a hint says of its shares: «clearly the best» only where the figures on the cards say so too.
import { describe, expect, it } from 'vitest';
import type { Advice } from '../../engine/protocol';
import { doubtOf, hintNote, plainReason } from '../../renderer/screens/table/hint-note';
import { t } from '../../renderer/text/i18n';

const way = (share: number, spread: number): Advice => ({ key: String(share), share, spread, reasons: [], steps: [] });

describe('a hint’s note', () => {
  it('does not call the first clearly the best where both cards show the same', () => {
    // Fifteen thousand visits: hardly any chance is left, but no card says more than whole hundredths.
    expect(hintNote([way(0.484, 0.001), way(0.476, 0.001), way(0.44, 0.001)])).toBe(t('hint.levelFirst'));
  });

  it('tells what is apart, what is level and what stands alone', () => {
    expect(hintNote([way(0.5, 0.001), way(0.47, 0.001), way(0.44, 0.001)])).toBe(t('hint.apart'));
    expect(hintNote([way(0.5, 0.03), way(0.47, 0.03), way(0.44, 0.03)])).toBe(t('hint.levelAll'));
    expect(hintNote([way(0.6, 0.005), way(0.47, 0.005), way(0.465, 0.005)])).toBe(t('hint.levelOthers'));
    // The second is unsure; the third is not level with the first.
    expect(hintNote([way(0.61, 0.02), way(0.59, 0.05), way(0.49, 0.02)])).toBe(t('hint.levelFirst'));
    expect(hintNote([way(0.6, 0.01)])).toBe(t('hint.alone'));
    expect(hintNote([])).toBeNull();
  });

  it('has a word for every way, also where nothing that can be counted sets it apart', () => {
    const best = [way(0.5, 0.01), way(0.49, 0.01), way(0.3, 0.01)];
    expect(best.map((_, index) => plainReason(best, index))).toEqual([t('hint.even'), t('hint.evenWithFirst'), t('hint.worse')]);
    expect(plainReason([way(0.6, 0.01), way(0.4, 0.01)], 0)).toBe(t('hint.better'));
    expect(plainReason([way(0.6, 0.01)], 0)).toBeNull();
  });

  it('is never surer than a hundredth', () => {
    expect(doubtOf(way(0.5, 0.0001))).toBe(1);
    expect(doubtOf(way(0.5, 0.02))).toBe(4);
  });
});
