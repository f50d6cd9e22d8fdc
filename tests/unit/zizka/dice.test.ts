// ZIZ-10 to ZIZ-19: icons, dice, the roll step, allocation; ZIZ-145 bought rerolls.
import { describe, expect, it } from 'vitest';
import { zizka } from '../../../engine/games/zizka';
import { tokensNeeded } from '../../../engine/games/zizka/allocation';
import { EXAMPLES } from '../../../engine/games/zizka/data/examples';
import { kindIndex, memberIndex, RETINUE_FACES, SOVEREIGN_FACES, spaceIndex } from '../../../engine/games/zizka/data/tables';
import { diceOf } from '../../../engine/games/zizka/retinue';
import { ICONS } from '../../../engine/games/zizka/types';
import { at, equip, facing, keysOf, newTable, play, putToken, seatOf } from './helpers';

const counts = (given: Record<string, number>) => ICONS.map((icon) => given[icon] ?? 0);

describe('icons and dice', () => {
  it('ZIZ-10: what commander and members show adds up (worked example 1)', () => {
    const example = EXAMPLES.totals[0];
    const state = equip(newTable(), 0, example.commander, example.retinue);
    const { totals } = zizka.viewFor(state, 0).seats[0] ?? { totals: null };
    expect(totals).toMatchObject({ die: 5, reroll: 2, eye: 1, range: 4, icons: { sword: 0, shield: 0, speech: 1, luck: 1 } });
  });

  it('ZIZ-11: at most eight dice, favours on top (worked example 12)', () => {
    const state = facing(equip(newTable(), 0, 'zizka', ['havel', 'vok', 'oldrich']), 'H1');
    state.favours = [0, 0];
    expect(diceOf(state, 0, -1)).toBe(8);
    const { events } = play(state, ['event']);
    const rolled = events.find((event) => event.type === 'diceRolled');
    expect(rolled).toMatchObject({ dice: { length: 8 } });
    if (rolled?.type === 'diceRolled') expect([rolled.wenceslas, rolled.sigismund]).not.toContain(null);
  });

  it('ZIZ-11: a matching scroll is one die more', () => {
    const state = equip(newTable(), 0, 'bores', ['dorota', 'vanek']);
    expect(diceOf(state, 0, kindIndex('pickpocketing'))).toBe(2);
    expect(diceOf(state, 0, kindIndex('hunting'))).toBe(2);
    expect(diceOf(state, 0, kindIndex('raid'))).toBe(1);
  });

  it('ZIZ-12: six sides each; only the sovereign dice have a blank', () => {
    expect(RETINUE_FACES).toEqual([0, 0, 1, 1, 2, 3]);
    expect(SOVEREIGN_FACES.map((faces) => faces.filter((face) => face === 5).length)).toEqual([1, 1]);
  });

  it('ZIZ-13: each reroll throws one die, the same again if wished, until none is left', () => {
    const state = facing(equip(newTable(), 0, 'bores', ['vojka', 'pavel']), 'C4');
    const rolled = play(state, ['event'], ['shield', 'speech']).state;
    expect(keysOf(rolled)).toEqual(['reroll:shield', 'reroll:speech', 'keep']);
    const once = play(rolled, ['reroll:speech'], ['shield']).state;
    expect(once.roll).toMatchObject({ dice: [1, 1], rerolls: 1 });
    const twice = play(once, ['reroll:shield'], ['sword']);
    expect(twice.state.phase).toBe('menu');
    expect(twice.events).toContainEqual(expect.objectContaining({ type: 'dieRerolled', die: 0, from: 'shield', to: 'sword' }));
  });

  it("ZIZ-14: Sigismund's coin is yours at keep, whatever comes of it; taking it locks the die", () => {
    const state = facing(equip(newTable(), 0, 'bores', ['vojka']), 'C4');
    state.favours[1] = 0;
    const coins = seatOf(state).coins;
    const rolled = play(state, ['event'], ['shield', 's.coin']).state;
    expect(keysOf(rolled)).toEqual(['reroll:shield', 'reroll:sigismund', 'coin', 'keep']);
    expect(seatOf(play(rolled, ['keep']).state).coins).toBe(coins + 1);
    const taken = play(rolled, ['coin']).state;
    expect(seatOf(taken).coins).toBe(coins + 1);
    expect(keysOf(taken)).toEqual(['reroll:shield', 'keep']);
    expect(seatOf(play(taken, ['keep']).state).coins).toBe(coins + 1);
    const away = play(rolled, ['reroll:sigismund', 'keep'], ['s.sword']).state;
    expect(seatOf(away).coins).toBe(coins);
  });

  it('ZIZ-15: the pool is fixed at keep, also when a member leaves afterwards', () => {
    const state = facing(equip(newTable(), 0, 'zizka', ['albrecht', 'jakub']), 'C1');
    seatOf(state).morale = 1;
    const played = play(state, ['event'], ['sword', 'shield']).state;
    // Row 1 moved morale to virtue, Albrecht left with his two swords; they still count.
    expect(seatOf(played).members).toEqual([memberIndex('jakub')]);
    expect(zizka.viewFor(played, 0).event).toMatchObject({ pool: { sword: 3, shield: 1, speech: 0, luck: 0 } });
    expect(keysOf(played)).toContain('row:3');
  });

  it('ZIZ-16, ZIZ-17: luck is a joker, a required luck needs luck or a token (worked example 5)', () => {
    for (const { have, need, tokens } of EXAMPLES.allocation) expect(tokensNeeded(counts(need), counts(have))).toBe(tokens);
    expect(tokensNeeded([0, 0, 0, 1], [3, 0, 0, 0])).toBe(1);
    expect(tokensNeeded([1, 1, 1, 0], [0, 0, 0, 3])).toBe(0);
    expect(tokensNeeded([0, 0, 0, 0], [0, 0, 0, 0])).toBe(0);
  });

  it('ZIZ-18: each eye looks once a turn at a face-down token or a conquest top', () => {
    const state = equip(newTable(), 0, 'katerina', ['adela']);
    const peeking = play(state, ['peek']).state;
    expect(keysOf(peeking)).toEqual(expect.arrayContaining(['peek:tabor', 'peek:easy', 'peek:hard', 'back']));
    expect(keysOf(play(peeking, ['back']).state)).toContain('peek');
    const seen = play(peeking, ['peek:tabor']).state;
    expect(keysOf(seen)).not.toContain('peek');
    expect(seen.actions).toBe(2);
    const next = play(seen, ['end', 'end']).state;
    expect(keysOf(play(next, ['peek']).state)).not.toContain('peek:tabor');
    expect(keysOf(equip(newTable(), 0, 'bores', ['vojka']))).not.toContain('peek');
  });

  it('ZIZ-19: each step lengthens every move', () => {
    const near = at(equip(newTable(), 0, 'zizka', []), 0, 'pisek');
    const far = at(equip(newTable(), 0, 'zizka', ['dubrava', 'hana']), 0, 'pisek');
    const reach = (state: typeof near) => Math.max(...Object.values(zizka.viewFor(state, 0).reach));
    expect([reach(near), reach(far)]).toEqual([2, 4]);
  });

  it('ZIZ-145: bought rerolls cost a coin each, once the free ones are gone, and never in tournaments', () => {
    const state = facing(equip(newTable(2, { experienced: true }), 0, 'zizka', ['vit']), 'C4');
    seatOf(state).coins = 1;
    const rolled = play(state, ['event'], ['shield']).state;
    expect(keysOf(rolled)).toEqual(['reroll:shield', 'keep']);
    const paying = play(rolled, ['reroll:shield'], ['speech']).state;
    expect(keysOf(paying)).toEqual(['buy:speech', 'keep']);
    const bought = play(paying, ['buy:speech'], ['sword']);
    expect(seatOf(bought.state).coins).toBe(0);
    expect(bought.state.phase).toBe('menu');
    const plain = facing(equip(newTable(), 0, 'zizka', ['jakub']), 'C4');
    expect(play(plain, ['event'], ['shield', 'speech']).state.phase).toBe('menu');
    const tournament = facing(equip(newTable(1, { experienced: true }), 0, 'zizka', ['jakub']), 'T1');
    expect(keysOf(play(tournament, ['event']).state).some((key) => key.startsWith('buy'))).toBe(false);
  });

  it("ZIZ-145: a coin just taken from Sigismund's die may pay", () => {
    const state = facing(equip(newTable(2, { experienced: true }), 0, 'zizka', ['jakub']), 'C4');
    seatOf(state).coins = 0;
    state.favours[1] = 0;
    const rolled = play(state, ['event'], ['shield', 'speech', 's.coin']).state;
    expect(keysOf(rolled)).toEqual(['coin', 'keep']);
    expect(keysOf(play(rolled, ['coin']).state)).toEqual(['buy:shield', 'buy:speech', 'keep']);
  });

  it('ZIZ-173: the view tells per row covered, tokens needed or icons missing', () => {
    const state = equip(newTable(), 0, 'bores', ['vojka', 'pavel']);
    seatOf(state).luck = 1;
    const rolled = play(facing(state, 'C1'), ['event'], ['sword', 'shield']).state;
    const rows = zizka.viewFor(rolled, 0).event?.rows ?? [];
    expect(rows[0]).toMatchObject({ covered: false, tokens: 1, possible: true, missing: { sword: 1 } });
    expect(rows[2]).toMatchObject({ covered: false, tokens: 1 });
    expect(rows[3]).toMatchObject({ tokens: 1, missing: { luck: 1 } });
    // H1 asks for a sword in row 1 and another in row 2: one sword covers row 1 only.
    const hunt = play(facing(equip(newTable(), 0, 'bores', ['vojka', 'pavel']), 'H1'), ['event'], ['sword', 'speech']).state;
    expect(zizka.viewFor(hunt, 0).event?.rows.slice(0, 2)).toMatchObject([
      { covered: true },
      { covered: false, tokens: 1, missing: { sword: 1 } },
    ]);
    const space = zizka.viewFor(putToken(state, 'pisek', 'H1'), 0).spaces[spaceIndex('pisek')];
    expect(space).toMatchObject({ kind: 'hunting', token: null });
  });
});
