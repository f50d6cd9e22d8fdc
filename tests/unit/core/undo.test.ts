// How far a player may take back, and where the barriers stand.
import { describe, expect, it } from 'vitest';
import { createMatch, type Match } from '../../../engine/match/match';
import { toy } from '../../support/toy-game';

const human = (name: string, tincture: 'gules' | 'azure') => ({ kind: 'human' as const, name, tincture });
const ai = (name: string, tincture: 'gules' | 'azure') => ({ kind: 'ai' as const, name, tincture, level: 'page' as const });
const firstKey = (match: Match) => match.request?.decisions[0]?.key ?? '';
const seatAsked = (match: Match) => match.request?.seat ?? -1;

function matchInPhase(phase: string): Match {
  const match = createMatch({ game: toy, seats: [human('A', 'gules'), human('B', 'azure')], seed: 5 });
  while (match.state.phase !== phase) match.decide(firstKey(match));
  return match;
}

describe('undo', () => {
  it('takes back a secret card before anybody else chose', () => {
    const match = matchInPhase('choosing');
    const seat = seatAsked(match);
    match.decide(firstKey(match));
    expect(match.undo(seat)).toMatchObject({ ok: true });
    expect(seatAsked(match)).toBe(seat);
  });

  it('never goes past a throw', () => {
    const match = createMatch({ game: toy, seats: 2, seed: 5 });
    const seat = seatAsked(match);
    match.decide('roll');
    expect(match.undo(seat)).toMatchObject({ ok: false, code: 'undo.barrier' });
  });

  it('never goes past the other player', () => {
    const match = matchInPhase('choosing');
    const first = seatAsked(match);
    match.decide(firstKey(match));
    match.decide(firstKey(match));
    expect(match.canUndo(first)).toBe(false);
  });

  it('never goes past a reveal: the last of the secret cards stays laid, a drawn card stays drawn', () => {
    const match = matchInPhase('choosing');
    match.decide(firstKey(match));
    const second = seatAsked(match);
    match.decide(firstKey(match));
    expect(match.canUndo(second)).toBe(false);
    const winner = seatAsked(match);
    match.decide('drawCard');
    expect(match.canUndo(winner)).toBe(false);
  });

  it('in practice against AI goes back over whole turns, and the dice fall as before', () => {
    const match = createMatch({ game: toy, seats: [human('A', 'gules'), ai('B', 'azure')], seed: 6 });
    while (match.played.filter((entry) => entry.seat === 0).length < 3 || match.played.at(-1)?.seat !== 1)
      match.decide(firstKey(match));
    const before = match.journal.entries;
    expect(match.canUndo(0)).toBe(false);
    expect(match.undo(0, true).ok).toBe(true);
    expect(match.played.length).toBeLessThan(before.length);
    for (const entry of before.slice(match.played.length)) match.decide(entry.key);
    expect(match.journal.entries).toEqual(before);
  });
});
