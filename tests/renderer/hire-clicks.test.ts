// Hiring takes three clicks at most from a turn's own choices, whoever has to leave for it; counted over whole matches
// with the spots that the tables offer.
import './navigator';
import { describe, expect, it } from 'vitest';
import { known } from '../../engine/core/invariant';
import { rngFor } from '../../engine/core/rng';
import { createMatch, type Match } from '../../engine/match/match';
import type { OfferedDecision } from '../../engine/protocol';
import type { GameId } from '../../engine/registry';
import { table as monsterLands } from '../../renderer/games/monster-lands';
import { table as zizka } from '../../renderer/games/zizka';
import { answerTo, narrow } from '../../renderer/table/choices';

const MOST = 3;

interface Hiring {
  readonly game: GameId;
  readonly table: Parameters<typeof narrow>[0];
  // What begins a hire in a turn's own choices, what goes on with it, and the fact that tells of it.
  readonly begins: (decision: object) => boolean;
  readonly onward: readonly string[];
  readonly hired: string;
}

const HIRINGS: readonly Hiring[] = [
  {
    game: 'zizka',
    table: zizka as never,
    begins: (decision) => 'type' in decision && decision.type === 'hire',
    onward: ['hireMember', 'replace'],
    hired: 'memberJoined',
  },
  {
    game: 'monster-lands',
    table: monsterLands as never,
    begins: (decision) => 'building' in decision && decision.building === 'tavern',
    onward: ['die', 'hire'],
    hired: 'memberHired',
  },
];

// Clicks on the table and its bar that lead to a decision.
function clicksTo(table: Hiring['table'], view: unknown, offered: readonly OfferedDecision[], key: string): number {
  const picks: string[] = [];
  for (let clicks = 1; ; clicks++) {
    const choices = narrow(table, view, offered, picks);
    if (choices.rest.some((offer) => offer.key === key)) return clicks;
    const spot = known(choices.spots.find(({ keys }) => keys.includes(key)));
    const answer = known(answerTo(choices as never, spot.id));
    if (answer.kind === 'decide') return clicks;
    picks.push(spot.id);
  }
}

function countHires(match: Match, { table, begins, onward, hired }: Hiring, most: number): readonly number[] {
  const counts: number[] = [];
  const rng = rngFor(7, 1);
  // Of the hire that is under way.
  let clicks: number | null = null;
  for (let step = 0; match.request !== null && step < most; step++) {
    const { decisions, seat } = match.request;
    const wish = decisions.filter(({ decision }) => begins(decision) || onward.includes(decision.type));
    const { key, decision } = known(wish[wish.length === 0 ? 0 : rng.int(wish.length)] ?? decisions[rng.int(decisions.length)]);
    // Who does something else in between, or leaves, hires by other ways.
    if (begins(decision)) clicks = 0;
    else if (wish.length === 0) clicks = null;
    if (clicks !== null) clicks += clicksTo(table, match.view(seat), decisions, key);
    const beats = match.decide(key);
    if (!beats.ok) throw new Error(beats.message);
    if (!beats.value.some(({ event }) => event.type === hired)) continue;
    if (clicks !== null) counts.push(clicks);
    clicks = null;
  }
  return counts;
}

describe.each(HIRINGS)('$game', (hiring) => {
  it('ZIZ-100, ZIZ-101, MON-56: a hire takes three clicks at most', { timeout: 120_000 }, () => {
    const seen = new Set<number>();
    for (const seed of [21, 22, 23])
      for (const count of countHires(createMatch({ game: hiring.game, seats: 3, seed }), hiring, 1500)) seen.add(count);
    // The longest way, with somebody who leaves or a die to choose, was among them.
    expect(Math.max(...seen)).toBe(MOST);
  });
});
