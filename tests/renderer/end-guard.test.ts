// The question before a turn's end: it counts things, not ways or steps, and never contradicts a hint. Over positions of
// whole matches of all four games, with the advice that a hint gives.
import './navigator';
import { describe, expect, it } from 'vitest';
import { makeBudget } from '../../engine/ai/budget';
import { createAgentFor } from '../../engine/ai/levels';
import { known } from '../../engine/core/invariant';
import { makeRng } from '../../engine/core/rng';
import type { View as ZizkaView } from '../../engine/games/zizka/view-types';
import { createMatch, type MatchRequest } from '../../engine/match/match';
import { GAME_IDS, type GameId } from '../../engine/registry';
import { table as grunwald } from '../../renderer/games/grunwald';
import { table as leaders } from '../../renderer/games/leaders';
import { table as monsterLands } from '../../renderer/games/monster-lands';
import { table as zizka } from '../../renderer/games/zizka';
import { advisedGuard, guardOf } from '../../renderer/table/end-guard';
import type { AnyTable } from '../../renderer/table/game-table';

const TABLES = { leaders, grunwald, zizka, 'monster-lands': monsterLands } as unknown as Readonly<Record<GameId, AnyTable>>;

interface Position {
  readonly view: unknown;
  readonly request: MatchRequest;
  // The keys that end.
  readonly ends: readonly string[];
}

// A clock of its own: the positions must not depend on how busy the machine is.
function budget(millis: number) {
  let ticks = 0;
  return makeBudget(millis, () => (ticks += 1));
}

const asked = (request: MatchRequest) => ({ ...request, decisions: request.decisions.map(({ decision }) => decision) });

// Where a turn can be ended but need not.
function* positions(game: GameId, seed: number, most: number): Generator<Position> {
  const match = createMatch({ game, seats: game === 'leaders' ? 2 : 3, seed });
  const agent = createAgentFor(match.game, 'page');
  for (let found = 0, step = 0; match.request !== null && found < most; step++) {
    const { request } = match;
    const view = match.view(request.seat);
    const ends = known(TABLES[game]).endKeys(request.decisions);
    if (ends.length > 0 && ends.length < request.decisions.length) {
      found++;
      yield { view, request, ends };
    }
    const index = agent.choose(view, asked(request), budget(20), makeRng(seed * 1000 + step));
    match.decide(known(request.decisions[index]).key);
  }
}

describe.each(GAME_IDS)('the guard of %s', (game) => {
  const table = known(TABLES[game]);

  it('never speaks against the hint', { timeout: 300_000 }, () => {
    const adviser = createAgentFor(createMatch({ game, seats: 2, seed: 1 }).game, 'hetman');
    let guarded = 0;
    for (const { view, request, ends } of positions(game, 61, 16)) {
      const best = adviser.assess?.(view, asked(request), budget(40), makeRng(3)) ?? [];
      const index = best[0]?.index ?? adviser.choose(view, asked(request), budget(40), makeRng(3));
      const advised = known(request.decisions[index]).key;
      for (const key of ends) {
        const unasked = guardOf(table, view, request.decisions, { key, advised: null });
        if (unasked === null) continue;
        guarded++;
        expect(unasked.wiser).toBeNull();
        const isEnd = advised === key;
        expect(guardOf(table, view, request.decisions, { key, advised }) === null).toBe(isEnd);
        expect(advisedGuard(unasked, { key, advised }).wiser).toBe(isEnd ? 'end' : 'play on');
      }
    }
    expect(guarded).toBeGreaterThan(0);
  });
});

describe('what is left undone', () => {
  it('GRU-23: the officer and the helpers at home are two things, however many ways there are to place them', () => {
    const seen = new Set<string>();
    for (const { view, request } of positions('grunwald', 62, 80)) {
      const takes = request.decisions.map(({ key }) => key).filter((key) => key.startsWith('take:'));
      const kinds = new Set(takes.map((key) => (key === 'take:officer' ? 'officer' : 'helpers')));
      expect(known(TABLES.grunwald).leftUndone(request.decisions, view)).toEqual(kinds);
      seen.add(`${kinds.size} ${takes.length > kinds.size}`);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['1 false', '2 true']));
  });

  it('ZIZ-35: not more than the actions that are left', () => {
    const seen = new Set<number>();
    for (const { view, request } of positions('zizka', 63, 80)) {
      const left = known(TABLES.zizka).leftUndone(request.decisions, view).size;
      expect(left).toBeLessThanOrEqual((view as ZizkaView).actions);
      seen.add(left);
    }
    expect([...seen].sort()).toEqual([1, 2]);
  });

  it('a figure is one thing wherever it may go, and a fight is one thing with its dice and its venom', () => {
    for (const { view, request } of positions('leaders', 64, 30)) {
      const figures = new Set(request.decisions.flatMap(({ decision }) => ('figure' in decision ? [decision.figure] : [])));
      expect([0, figures.size]).toContain(known(TABLES.leaders).leftUndone(request.decisions, view).size);
    }
    const fight = ['rollAll', 'venom', 'giveUp'].map((type) => ({ key: type, decision: { type } }));
    expect(known(TABLES['monster-lands']).leftUndone(fight, {}).size).toBe(1);
  });

  it('MON-165: whoever is short of wages may sell trophies first', () => {
    const wages = [{ type: 'sellTrophy', trophies: 1 }, { type: 'sellTrophy', trophies: 2 }, { type: 'payShort' }];
    const offered = wages.map((decision, index) => ({ key: String(index), decision }));
    expect(known(TABLES['monster-lands']).leftUndone(offered, {}).size).toBe(1);
    expect(known(TABLES['monster-lands']).leftUndone(offered.slice(0, 2), {}).size).toBe(0);
  });
});
