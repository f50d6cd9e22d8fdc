// Every moment of a match can be shown: to every seat, without a broken table, and the last one is the truth.
import { describe, expect, it } from 'vitest';
import { hashState } from '../../engine/core/hash';
import { createLiveDriver } from '../../engine/core/live-driver';
import { makeRng } from '../../engine/core/rng';
import { createMatch, type Match, type MatchBeat } from '../../engine/match/match';
import { allGames, type Table, tablesOf } from './playing';

// Limits that hold at rest only: what is too much goes right after the fact that brought it, by a fact of its own or a choice.
const AT_REST: Readonly<Record<string, RegExp>> = {
  'monster-lands': /^seat \d: too many (potions or venoms|defence tokens|traps)$/,
};

// Plays at random to the end; `visit` gets the beats of the set-up and of every decision.
function playBeats(match: Match, seed: number, visit: (beats: readonly MatchBeat[]) => void): void {
  const rng = makeRng(seed);
  visit(match.firstBeats);
  while (match.request !== null) {
    const { decisions } = match.request;
    const decided = match.decide((decisions[rng.int(decisions.length)] as { key: string }).key);
    if (!decided.ok) throw new Error(decided.message);
    visit(decided.value);
  }
}

describe.each(allGames)('%s', (id, game) => {
  const tables = tablesOf(game).filter((table) => Object.keys(table.options).length === 0);

  it.each(tables.map((table) => [table.seats, table] as const))(
    '%i seats: the table is whole at every beat, for whoever looks, and the last beat is the true state',
    (_seats, table: Table) => {
      const viewers = [...Array(table.seats).keys(), null];
      const match = createMatch({ game, options: table.options, seats: table.seats, seed: 51 });
      let between = 0;
      playBeats(match, 51, (beats) => {
        for (const { event, state } of beats) {
          const broken = game.checkInvariants(state).filter((fault) => AT_REST[id]?.test(fault) !== true);
          expect(broken, event.type).toEqual([]);
          for (const viewer of viewers) expect(game.viewFor(state, viewer)).toBeTruthy();
        }
        between += Math.max(0, beats.length - 1);
        if (beats.length > 0) expect(beats.at(-1)?.state).toBe(match.state);
      });
      expect(between).toBeGreaterThan(0);
    },
  );

  it('what is shown later was not changed after it was told', () => {
    const table = tables.at(-1) as Table;
    const match = createMatch({ game, options: table.options, seats: table.seats, seed: 52 });
    const told: { readonly beat: MatchBeat; readonly hash: string }[] = [];
    playBeats(match, 52, (beats) => {
      for (const beat of beats) told.push({ beat, hash: hashState(beat.state) });
    });
    for (const { beat, hash } of told) expect(hashState(beat.state), beat.event.type).toBe(hash);
  });

  it('beats of a redone decision are those of the decision', () => {
    const table = tables.at(-1) as Table;
    const match = createMatch({ game, options: table.options, seats: table.seats, seed: 53 });
    const rng = makeRng(53);
    let redone = 0;
    while (match.request !== null && match.played.length < 200) {
      const { seat, decisions } = match.request;
      const decided = match.decide((decisions[rng.int(decisions.length)] as { key: string }).key);
      if (!decided.ok || decided.value.length === 0 || !match.canUndo(seat)) continue;
      match.undo(seat);
      expect(match.redo()).toEqual(decided);
      redone++;
    }
    expect(redone).toBeGreaterThan(0);
  });

  it('the live driver leaves the state it was given as it was', () => {
    const table = tables[0] as Table;
    const match = createMatch({ game, options: table.options, seats: table.seats, seed: 54 });
    const live = createLiveDriver(game);
    const before = hashState(match.state);
    const decision = match.request?.decisions[0]?.decision;
    if (decision === undefined) throw new Error('no choice');
    const { state, beats } = live.apply(match.state, decision, makeRng(1));
    expect(hashState(match.state)).toBe(before);
    expect(beats.every((beat) => beat.state === state || beat.state !== match.state)).toBe(true);
  });
});
