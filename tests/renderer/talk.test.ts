// Table talk: said of facts that everybody has seen, the same for all who look, and of nothing that somebody holds.
import { describe, expect, it } from 'vitest';
import { kernelFor } from '../../engine/core/kernel';
import { makeRng } from '../../engine/core/rng';
import { CHARACTER_IDS, CHARACTERS, type GameId, type SeatSpec, TINCTURES } from '../../engine/protocol';
import { cuesFor } from '../../renderer/games/cues';
import { spokenLines, wordsOf } from '../../renderer/screens/table/talk';
import type { LogLine } from '../../renderer/table/log-lines';
import { CUES, PEOPLE } from '../../renderer/text/people';
import { allGames, playRandomly, type Table, tablesOf } from '../contract/playing';

const played = allGames.filter(([id]) => id !== 'toy');

const seated = (count: number): readonly SeatSpec[] =>
  CHARACTER_IDS.slice(0, count).map((character, seat) => ({
    kind: 'ai',
    name: CHARACTERS[character].name,
    tincture: TINCTURES[seat] ?? 'gules',
    level: CHARACTERS[character].level,
    character,
  }));

describe.each(played)('%s', (id, game) => {
  const tables = tablesOf(game).filter((table) => Object.keys(table.options).length === 0 && table.seats > 1);

  it('cues come from what everybody may know, whoever looks', () => {
    const cuesOf = cuesFor(id as GameId);
    let heard = 0;
    const table = tables[0] as Table;
    playRandomly(game, table, 7, ({ state, legal, index }) => {
      const kernel = kernelFor(game);
      const copy = game.cloneState(state);
      const decision = legal[index % legal.length];
      kernel.apply(copy, decision as never, makeRng(index), (event: { readonly type: string }) => {
        const open = game.redactEvent(event, null);
        const told = open === null ? [] : cuesOf(open);
        heard += told.length;
        for (let viewer = 0; viewer < table.seats; viewer++) {
          const seen = game.redactEvent(event, viewer);
          expect(seen === null ? [] : cuesOf(seen), `${event.type} to ${viewer}`).toEqual(told);
        }
      });
    });
    expect(heard).toBeGreaterThan(0);
  });
});

describe('lines', () => {
  it('are fixed words: nothing of a match can get into them', () => {
    for (const people of Object.values(PEOPLE)) {
      for (const id of CHARACTER_IDS) {
        for (const cue of CUES) {
          expect(people[id].lines[cue].length).toBeGreaterThan(0);
          for (const line of people[id].lines[cue]) {
            expect(line).not.toMatch(/\{\{/);
            // Two lines of the slip.
            expect(line.length).toBeLessThanOrEqual(64);
          }
        }
      }
    }
  });

  it('are as many in both languages, so that a change of language changes words only', () => {
    for (const id of CHARACTER_IDS)
      for (const cue of CUES) expect(PEOPLE.pl[id].lines[cue]).toHaveLength(PEOPLE.en[id].lines[cue].length);
  });
});

describe('a line', () => {
  const log = (count: number, seat: number): readonly LogLine[] =>
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      entry: index,
      event: { type: 'memberFell', seat } as { readonly type: string },
      view: null,
      progress: 1,
      isLoose: false,
    }));
  const cuesOf = cuesFor('monster-lands');

  it('comes now and then, from named opponents only', () => {
    const spoken = spokenLines(log(400, 1), { match: 'm', seats: seated(2) }, cuesOf);
    expect(spoken.size).toBeGreaterThan(10);
    expect(spoken.size).toBeLessThanOrEqual(50);
    const person: SeatSpec = { kind: 'human', name: 'Tosia', tincture: 'gules' };
    expect(spokenLines(log(400, 0), { match: 'm', seats: [person, ...seated(1)] }, cuesOf).size).toBe(0);
  });

  it('depends on the public facts alone: another view behind them changes nothing', () => {
    const seats = seated(2);
    const one = spokenLines(log(200, 1), { match: 'm', seats }, cuesOf);
    const other = spokenLines(
      log(200, 1).map((line) => ({ ...line, view: { hand: ['a secret'] } })),
      { match: 'm', seats },
      cuesOf,
    );
    expect([...other]).toEqual([...one]);
  });

  it('is found in the words of its speaker', () => {
    for (const spoken of spokenLines(log(100, 1), { match: 'm', seats: seated(2) }, cuesOf).values())
      expect(PEOPLE.pl[spoken.character].lines[spoken.cue]).toContain(wordsOf(spoken, PEOPLE.pl[spoken.character]));
  });
});
