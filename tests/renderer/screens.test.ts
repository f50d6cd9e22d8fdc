// The pure parts behind the screens: seeds, the table being laid, finding rules, the chart's steps.
import { describe, expect, it } from 'vitest';
import { seatSchema } from '../../engine/core/seat-schema';
import type { GameInfo, RuleText, SaveInfo, SeatSpec } from '../../engine/protocol';
import { makeSeedCode, parseSeedCode } from '../../renderer/app/seed';
import { createStore } from '../../renderer/app/store';
import { bySection, findRules, markWords } from '../../renderer/screens/learn/find-rules';
import {
  addCharacter,
  freshPlan,
  offeredOptions,
  rememberedPlan,
  withCharacter,
  withCount,
  withKind,
  withLevel,
  withTincture,
} from '../../renderer/screens/new-match/table-plan';
import { turningPoints } from '../../renderer/screens/results/turning-points';
import { newestRunning } from '../../renderer/screens/title/continue-card';
import { readableRule } from '../../renderer/text/readable-rules';

const GAME: GameInfo = {
  id: 'zizka',
  campaign: null,
  coached: true,
  seatRange: { min: 1, max: 4 },
  options: [
    { id: 'goal', values: [20, 30], standard: 20 },
    { id: 'torak', values: ['easy', 'hard'], standard: 'easy', seats: [1] },
  ],
};
const YOU: SeatSpec = { kind: 'human', name: 'Tosia', tincture: 'gules' };

function save(change: Partial<SaveInfo>): SaveInfo {
  return {
    file: 'a.gonfalon',
    name: 'a',
    game: 'zizka',
    seats: [YOU],
    options: {},
    progress: { unit: 'turn', number: 1 },
    toMove: 0,
    finished: false,
    winners: [],
    scores: [],
    sketch: [],
    savedAt: '2026-01-01T10:00:00Z',
    entries: 1,
    autosave: false,
    taught: false,
    campaign: null,
    problem: null,
    ...change,
  };
}

describe('seed codes', () => {
  it('read back to the same seed', () => {
    for (const seed of [0, 1, 31, 32, 123456789, 0x7fffffff, 0xffffffff, 2 ** 52, 2 ** 53 - 1])
      expect(parseSeedCode(makeSeedCode(seed))).toBe(seed);
  });

  it('forgive small letters, spaces and look-alikes', () => {
    expect(parseSeedCode(' 7qk4 m2z')).toBe(parseSeedCode('7QK4-M2Z'));
    expect(parseSeedCode('OIL')).toBe(parseSeedCode('011'));
  });

  it('refuse what is no seed', () => {
    expect(parseSeedCode('')).toBeNull();
    expect(parseSeedCode('zbyt-długie')).toBeNull();
    expect(parseSeedCode('ZZZZ-ZZZ')).toBeNull();
    expect(parseSeedCode('ZZZZ-ZZZZ-ZZZ')).toBeNull();
  });
});

describe('the table being laid', () => {
  it('fills seats with AI players of different tinctures', () => {
    const seats = withCount([YOU], 4);
    expect(seats).toHaveLength(4);
    expect(new Set(seats.map((seat) => seat.tincture)).size).toBe(4);
    expect(seats.slice(1).every((seat) => seat.kind === 'ai')).toBe(true);
  });

  it('swaps tinctures, so that none is there twice', () => {
    const seats = withTincture(addCharacter([YOU]), 0, 'azure');
    expect(seats.map((seat) => seat.tincture)).toEqual(['azure', 'gules']);
  });

  it('keeps the tincture when a seat changes between human and AI', () => {
    const seats = withKind(addCharacter([YOU]), 1, 'human', 'Bartek');
    expect(seats[1]).toEqual({ kind: 'human', name: 'Bartek', tincture: 'azure' });
    expect(withLevel(seats, 1, 'hetman')).toEqual(seats);
  });

  it('seats characters once each, at their own level', () => {
    const seats = withCount([YOU], 4);
    const characters = seats.flatMap((seat) => (seat.kind === 'ai' && seat.character !== undefined ? [seat.character] : []));
    expect(new Set(characters).size).toBe(3);
    const changed = withCharacter(seats, 1, 'sidonie');
    expect(changed[1]).toMatchObject({ name: 'Sidonie', level: 'hetman', tincture: seats[1]?.tincture });
    // Who sits elsewhere changes places.
    const swapped = withCharacter(seats, 1, characters[2] ?? 'hanka');
    expect(swapped[1]).toMatchObject({ character: characters[2] });
    expect(swapped[3]).toMatchObject({ character: characters[0], tincture: seats[3]?.tincture });
    expect(withLevel(seats, 1, 'hetman')).toEqual(seats);
    expect(withKind(seats, 1, 'ai', '')[1]).not.toHaveProperty('character');
    for (const seat of [...changed, ...swapped]) expect(seatSchema.safeParse(seat).success).toBe(true);
  });

  it('sends only the options offered at this number of seats', () => {
    const plan = freshPlan(GAME, 'Tosia');
    expect(plan.seats).toHaveLength(2);
    expect(offeredOptions(plan, GAME.options)).toEqual({ goal: 20 });
    expect(offeredOptions({ ...plan, seats: [YOU] }, GAME.options)).toEqual({ goal: 20, torak: 'easy' });
  });

  it('remembers the newest good table of the same game and drops unknown values', () => {
    const saves = [
      save({ problem: { code: 'save.empty', message: '' } }),
      save({ game: 'leaders' }),
      save({ options: { goal: 30, torak: 'gone' } }),
      save({ options: { goal: 20 } }),
    ];
    expect(rememberedPlan(GAME, saves)?.options).toEqual({ goal: 30, torak: 'easy' });
    expect(rememberedPlan(GAME, [])).toBeNull();
  });
});

describe('the match to go on with', () => {
  it('is the first of the list that runs and is whole, whatever the clock said', () => {
    const saves = [
      save({ file: 'bad', problem: { code: 'x', message: '' }, savedAt: '2026-01-04T10:00:00Z' }),
      save({ file: 'over', finished: true, savedAt: '2026-01-03T10:00:00Z' }),
      save({ file: 'new', savedAt: '2026-01-01T10:00:00Z' }),
      save({ file: 'old', savedAt: '2026-01-02T10:00:00Z' }),
    ];
    expect(newestRunning(saves)?.file).toBe('new');
    expect(newestRunning([])).toBeUndefined();
  });
});

describe('finding rules', () => {
  const texts: readonly RuleText[] = [
    { id: 'ZIZ-1', section: 'setup', en: 'Jan Žižka leads.', pl: 'Prowadzi Jan Žižka; to podstęp.' },
    { id: 'ZIZ-2', section: 'end', en: 'Captured leaders lose.', pl: 'Schwytany wódz przegrywa.' },
    { id: 'ZIZ-3', section: 'setup', en: 'Draw a card.', pl: 'Dobierz kartę.' },
  ];
  const rules = texts.map((rule) => readableRule(rule, {}));
  const ids = (search: string, language: 'en' | 'pl') => findRules(rules, search, language, (key) => key).map((rule) => rule.id);

  it('ignores marks and case and wants every word', () => {
    expect(ids('zizka', 'en')).toEqual(['ZIZ-1']);
    expect(ids('PODSTEP', 'pl')).toEqual(['ZIZ-1']);
    expect(ids('captured lose', 'en')).toEqual(['ZIZ-2']);
    expect(ids('captured card', 'en')).toEqual([]);
  });

  it('finds by id and by section', () => {
    expect(ids('ziz-3', 'en')).toEqual(['ZIZ-3']);
    expect(ids('setup', 'en')).toEqual(['ZIZ-1', 'ZIZ-3']);
  });

  it('marks the found words and loses no letter', () => {
    const parts = markWords('Schwytany wódz przegrywa.', 'wodz');
    expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(['wódz']);
    expect(parts.map((part) => part.text).join('')).toBe('Schwytany wódz przegrywa.');
  });

  it('groups by section in reading order', () => {
    expect(bySection(rules).map(({ section, rules: own }) => [section, own.length])).toEqual([
      ['setup', 2],
      ['end', 1],
    ]);
  });
});

describe('turning points', () => {
  it('tell changes of the lead, the largest gain and the margin, in their order', () => {
    const course = [
      [3, 2],
      [4, 6],
      [5, 7],
      [15, 8],
    ];
    expect(turningPoints(course, 'points')).toEqual([
      { kind: 'lead', seat: 1, step: 2 },
      { kind: 'lead', seat: 0, step: 4 },
      { kind: 'gain', seat: 0, step: 4, points: 10 },
      { kind: 'margin', points: 7, step: 4 },
    ]);
  });

  it('of a match without points are clear advantages and the largest swing before the win', () => {
    const course = [
      [2, -2],
      [-5, 5],
      [20, -20],
      [-60, 60],
      [100, -100],
    ];
    expect(turningPoints(course, 'advantage')).toEqual([
      { kind: 'lead', seat: 1, step: 4 },
      { kind: 'gain', seat: 1, step: 4, points: 80 },
    ]);
  });

  it('are none in a match without points or for one seat', () => {
    expect(turningPoints([], 'points')).toEqual([]);
    expect(turningPoints([[1], [2], [3]], 'points')).toEqual([]);
  });
});

describe('the store', () => {
  it('tells its listeners and keeps what was not changed', () => {
    const store = createStore({ a: 1, b: 2 });
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    store.set({ a: 5 });
    stop();
    store.set({ b: 6 });
    expect(store.get()).toEqual({ a: 5, b: 6 });
    expect(told).toBe(1);
  });
});
