// Narrowing: a spot with one key decides, with several it becomes a pick, picks can be taken back or changed.
import { describe, expect, it } from 'vitest';
import type { DecisionBase, OfferedDecision } from '../../engine/protocol';
import { answerTo, narrow } from '../../renderer/table/choices';
import type { Offered, Spot } from '../../renderer/table/game-table';

const box = { x: 0, y: 0, width: 10, height: 10 };
const offer = (...keys: string[]): OfferedDecision[] =>
  keys.map((key) => ({ key, decision: { type: key.split(':')[0] ?? key } }));

// Figures first, then their cells.
const figures = {
  spots(_view: unknown, offered: readonly Offered<DecisionBase>[], picks: readonly string[]): readonly Spot[] {
    const steps = offered.filter(({ key }) => key.startsWith('step:'));
    const part = picks.length === 0 ? 1 : 2;
    const ids = [...new Set(steps.map(({ key }) => key.split(':')[part] ?? ''))];
    return ids.map((id) => ({
      id: `${part === 1 ? 'figure' : 'cell'}:${id}`,
      place: box,
      keys: steps.filter(({ key }) => key.split(':')[part] === id).map(({ key }) => key),
      style: 'step',
      label: { key: id },
    }));
  },
};
const offered = offer('step:rider:a', 'step:rider:b', 'step:king:a', 'step:monk:a', 'step:monk:c', 'end');

describe('narrowing', () => {
  it('offers a spot for every figure and a button for what has none', () => {
    const choices = narrow(figures, null, offered, []);
    expect(choices.spots.map(({ id }) => id)).toEqual(['figure:rider', 'figure:king', 'figure:monk']);
    expect(choices.rest.map(({ key }) => key)).toEqual(['end']);
    expect(answerTo(choices, 'figure:king')).toEqual({ kind: 'decide', key: 'step:king:a' });
    expect(answerTo(choices, 'figure:rider')).toEqual({ kind: 'pick', picks: ['figure:rider'] });
    expect(answerTo(choices, 'figure:nobody')).toBeNull();
  });

  it('an opening spot is a pick even with one key left', () => {
    const opening = {
      spots: (...asked: Parameters<typeof figures.spots>) =>
        figures.spots(...asked).map((spot): Spot => (spot.id.startsWith('figure:') ? { ...spot, opens: true } : spot)),
    };
    expect(answerTo(narrow(opening, null, offered, []), 'figure:king')).toEqual({ kind: 'pick', picks: ['figure:king'] });
    const choices = narrow(opening, null, offered, ['figure:king']);
    expect(choices.picks).toEqual(['figure:king']);
    expect(answerTo(choices, 'cell:a')).toEqual({ kind: 'decide', key: 'step:king:a' });
    expect(answerTo(choices, 'figure:king')).toEqual({ kind: 'pick', picks: [] });
  });

  it('asks for the cells of the picked figure only', () => {
    const choices = narrow(figures, null, offered, ['figure:rider']);
    expect(choices.spots.map(({ id }) => id)).toEqual(['cell:a', 'cell:b']);
    expect(choices.rest).toEqual([]);
    expect(answerTo(choices, 'cell:b')).toEqual({ kind: 'decide', key: 'step:rider:b' });
  });

  it('lets the player take the pick back or pick another figure', () => {
    const choices = narrow(figures, null, offered, ['figure:rider']);
    expect(answerTo(choices, 'figure:rider')).toEqual({ kind: 'pick', picks: [] });
    expect(answerTo(choices, 'figure:monk')).toEqual({ kind: 'pick', picks: ['figure:monk'] });
    expect(answerTo(choices, 'figure:king')).toEqual({ kind: 'decide', key: 'step:king:a' });
  });

  it('drops picks that a new request no longer knows', () => {
    const choices = narrow(figures, null, offer('step:king:a', 'step:king:b'), ['figure:rider', 'cell:a']);
    expect(choices.picks).toEqual([]);
    expect(choices.spots).toHaveLength(1);
  });

  it('never offers a picked spot as the next pick', () => {
    const stubborn = {
      spots: (_view: unknown, all: readonly Offered<DecisionBase>[]): readonly Spot[] => [
        { id: 'field', place: box, keys: all.map(({ key }) => key), style: 'plain', label: { key: 'field' } },
      ],
    };
    const choices = narrow(stubborn, null, offer('one', 'two'), ['field']);
    expect(choices.picks).toEqual(['field']);
    expect(choices.spots).toEqual([]);
    expect(choices.rest.map(({ key }) => key)).toEqual(['one', 'two']);
  });

  it('leaves out keys that are not offered', () => {
    const wishful = {
      spots: (): readonly Spot[] => [{ id: 'x', place: box, keys: ['other'], style: 'plain', label: { key: 'x' } }],
    };
    expect(narrow(wishful, null, offer('one'), []).spots).toEqual([]);
  });
});
