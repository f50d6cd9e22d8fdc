// What every game must keep, checked on every registered game and the toy.
import { describe, expect, it } from 'vitest';
import { createAgentFor } from '../../engine/ai/levels';
import { AGENT_NAMES } from '../../engine/core/agent';
import type { DecisionBase } from '../../engine/core/decision';
import { canonical, hashState } from '../../engine/core/hash';
import { kernelFor } from '../../engine/core/kernel';
import { createLiveDriver } from '../../engine/core/live-driver';
import { makeRng, rngFor } from '../../engine/core/rng';
import { createMatch } from '../../engine/match/match';
import { replayJournal } from '../../engine/match/replay';
import { allGames, freshState, playRandomly, type Table, tablesOf } from './playing';

const name = (table: Table) => `${table.seats} seats ${JSON.stringify(table.options)}`;

describe.each(allGames)('%s', (_id, game) => {
  const tables = tablesOf(game);
  const bySeats = tables.filter((table) => Object.keys(table.options).length === 0);

  it.each(tables.map((table) => [name(table), table] as const))(
    '%s: ends, never a dead end, components kept, keys unique and stable',
    (_name, table) => {
      for (let seed = 1; seed <= 2; seed++) {
        const end = playRandomly(game, table, seed, ({ state, legal, seat }) => {
          const keys = legal.map((decision) => game.makeKey(decision));
          expect(new Set(keys).size).toBe(keys.length);
          expect(keys.length).toBeLessThanOrEqual(200);
          for (const [index, key] of keys.entries()) expect(canonical(game.parseKey(key))).toBe(canonical(legal[index]));
          expect(game.checkInvariants(state)).toEqual([]);
          expect(seat).toBeGreaterThanOrEqual(0);
          expect(seat).toBeLessThan(table.seats);
          expect(game.outcome(state)).toBeNull();
        });
        const outcome = game.outcome(end);
        expect(outcome?.standings.length).toBe(table.seats);
        expect(
          outcome?.winners.every((seat) => outcome.standings.some((standing) => standing.seat === seat && standing.place === 1)),
        ).toBe(true);
      }
    },
  );

  it.each(bySeats.map((table) => [name(table), table] as const))(
    '%s: both drivers go in lockstep and states survive JSON',
    (_name, table) => {
      const live = createLiveDriver(game);
      const kernel = kernelFor(game);
      let steps = 0;
      playRandomly(game, table, 3, ({ state, legal, index }) => {
        if (index > 400) return;
        const decision = legal[index % legal.length] as DecisionBase;
        const fast = game.cloneState(state);
        kernel.apply(fast, decision, rngFor(9, index));
        const slow = live.apply(JSON.parse(JSON.stringify(state)), decision, rngFor(9, index));
        expect(slow.state.phase).toBe(fast.phase);
        expect(hashState(slow.state)).toBe(hashState(fast));
        steps++;
      });
      expect(steps).toBeGreaterThan(3);
    },
  );

  it.each(bySeats.map((table) => [name(table), table] as const))(
    '%s: clones are deep and play changes nothing else',
    (_name, table) => {
      const kernel = kernelFor(game);
      playRandomly(game, table, 4, ({ state, legal, index }) => {
        if (index % 7 !== 0) return;
        const before = hashState(state);
        const clone = game.cloneState(state);
        expect(hashState(clone)).toBe(before);
        kernel.apply(clone, legal[0] as DecisionBase, makeRng(index + 1));
        expect(hashState(state)).toBe(before);
      });
    },
  );

  it.each(bySeats.map((table) => [name(table), table] as const))(
    '%s: an imagined past has the same view and the same choices',
    (_name, table) => {
      playRandomly(game, table, 5, ({ state, legal, seat, index }) => {
        if (index % 5 !== 0) return;
        const viewers = [...Array(table.seats).keys(), null];
        for (const viewer of viewers) {
          const view = game.viewFor(state, viewer);
          expect(canonical(JSON.parse(JSON.stringify(view)))).toBe(canonical(view));
          const imagined = game.determinize(view, viewer, makeRng(index + 77));
          expect(canonical(game.viewFor(imagined, viewer))).toBe(canonical(view));
          expect(game.checkInvariants(imagined)).toEqual([]);
        }
        const own = game.determinize(game.viewFor(state, seat), seat, makeRng(index + 5));
        expect(game.requestFor(own)).toEqual(game.requestFor(state));
        expect(game.legalDecisions(own).map(game.makeKey)).toEqual(legal.map(game.makeKey));
      });
    },
  );

  it('the same seed plays the same match, another one a different match', () => {
    const table = bySeats[0] as Table;
    const first = hashState(playRandomly(game, table, 11));
    expect(hashState(playRandomly(game, table, 11))).toBe(first);
    const others = [12, 13, 14, 15].map((seed) => hashState(playRandomly(game, table, seed)));
    expect(others.some((hash) => hash !== first)).toBe(true);
  });

  it('an illegal key changes nothing and says so', () => {
    const match = createMatch({ game, seats: (bySeats.at(-1) as Table).seats, seed: 21 });
    const before = hashState(match.state);
    for (const key of ['', 'nonsense', '__proto__', match.request?.decisions[0]?.key.concat('x') ?? 'x']) {
      expect(match.decide(key)).toMatchObject({ ok: false, code: 'decision.illegal' });
    }
    expect(hashState(match.state)).toBe(before);
    expect(match.journal.entries).toEqual([]);
  });

  it('undo and redo come back to the same state, and a journal replays to its hashes', () => {
    const match = createMatch({ game, seats: (bySeats.at(-1) as Table).seats, seed: 22 });
    const rng = makeRng(22);
    let undone = 0;
    while (match.request !== null && match.played.length < 250) {
      const decisions = match.request.decisions;
      const before = hashState(match.state);
      const seat = match.request.seat;
      match.decide((decisions[rng.int(decisions.length)] as { key: string }).key);
      const after = hashState(match.state);
      if (match.played.length % 3 === 0 && match.canUndo(seat)) {
        expect(match.undo(seat).ok).toBe(true);
        expect(hashState(match.state)).toBe(before);
        expect(match.redo().ok).toBe(true);
        expect(hashState(match.state)).toBe(after);
        undone++;
      }
      expect(match.played.at(-1)?.draws === 0 || !match.canUndo(seat)).toBe(true);
    }
    expect(undone).toBeGreaterThan(0);
    const replayed = replayJournal(game, JSON.parse(JSON.stringify(match.journal)));
    expect(replayed.ok && hashState(replayed.value.state)).toBe(hashState(match.state));
    const forged = JSON.parse(JSON.stringify(match.journal));
    forged.entries[0].hash = '0000000000000000';
    expect(replayJournal(game, forged)).toMatchObject({ ok: false, code: 'replay.mismatch' });
  });

  it('every agent answers with a legal index', () => {
    const table = bySeats.at(-1) as Table;
    for (const agentName of AGENT_NAMES) {
      const agent = createAgentFor(game, agentName);
      const state = freshState(game, table, 31);
      const kernel = kernelFor(game);
      const rng = makeRng(31);
      for (let index = 0; index < 8; index++) {
        const asked = game.requestFor(state);
        if (asked === null) break;
        const decisions: DecisionBase[] = game.legalDecisions(state);
        // The clock runs out at once: even then the answer must be legal.
        let clock = 0;
        const budget = { millis: 40, spent: () => ++clock, isCancelled: () => false };
        const chosen = agent.choose(game.viewFor(state, asked.seat), { ...asked, decisions }, budget, rng);
        expect(decisions[chosen], agentName).toBeDefined();
        kernel.apply(state, decisions[chosen] as DecisionBase, rng);
      }
    }
  });

  it('says truly whether its strongest agent assesses', () => {
    expect(createAgentFor(game, 'hetman').assess !== undefined).toBe(game.assesses === true);
  });

  it('bad options are refused with a reason', () => {
    for (const option of game.options) {
      expect(game.parseOptions({ [option.id]: 'no such value' }, option.seats?.[0] ?? game.seatRange.max)).toMatchObject({
        ok: false,
      });
    }
    expect(game.parseOptions(null, game.seatRange.max).ok === false || game.parseOptions({}, game.seatRange.max).ok).toBe(true);
  });
});
