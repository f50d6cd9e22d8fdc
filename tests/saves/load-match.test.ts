// From a save back to a match: agreeing, disagreeing and hand-edited files.
import { describe, expect, it } from 'vitest';
import { hashState } from '../../engine/core/hash';
import { makeSave, parseSave, type SaveBody } from '../../engine/core/save-format';
import { createMatch } from '../../engine/match/match';
import { loadMatch } from '../../main/host/load-match';
import { toy } from '../support/toy-game';
import type { ToyState } from '../support/toy-game/types';

function saved(): SaveBody {
  const match = createMatch({ game: toy, seats: 2, seed: 11, options: { bonus: true } });
  for (let played = 0; played < 6; played++) match.decide(match.request?.decisions[0]?.key ?? '');
  const body = { name: 'x', savedAt: '', campaign: null, journal: match.journal, snapshot: { ...match.state } };
  const parsed = parseSave(makeSave(body));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

describe('loading a save', () => {
  it('replays the journal up to the snapshot, with its past', () => {
    const body = saved();
    const loaded = loadMatch(toy, body);
    expect(loaded).toMatchObject({ ok: true, value: { warning: null } });
    if (loaded.ok) expect(loaded.value.match.played).toHaveLength(6);
  });

  it('keeps a sound snapshot when the journal leads elsewhere, and says so', () => {
    const body = saved();
    const entries = body.journal.entries.map((entry, index) => (index === 2 ? { ...entry, hash: '0'.repeat(16) } : entry));
    const loaded = loadMatch(toy, { ...body, journal: { ...body.journal, entries } });
    expect(loaded).toMatchObject({
      ok: true,
      value: { warning: { code: 'save.noReplay', message: expect.stringContaining('Entry 3') } },
    });
    if (!loaded.ok) return;
    expect(hashState(loaded.value.match.state)).toBe(hashState(body.snapshot));
    expect(loaded.value.match.request).not.toBeNull();
  });

  it('keeps a sound snapshot of other rules', () => {
    const body = saved();
    const journal = { ...body.journal, header: { ...body.journal.header, rulesVersion: 99 } };
    expect(loadMatch(toy, { ...body, journal })).toMatchObject({
      ok: true,
      value: { warning: { code: 'save.otherRules', message: expect.stringContaining('other rules') } },
    });
  });

  it('lets the game lift a snapshot of older rules into today’s shape, and refuses what cannot be lifted', () => {
    const body = saved();
    const newer = { ...toy, rulesVersion: 2, liftSnapshot: (raw: unknown) => ({ ...(raw as { old: ToyState }).old }) };
    const old = { ...body, snapshot: { phase: 'x', old: body.snapshot } };
    const loaded = loadMatch(newer, old);
    expect(loaded).toMatchObject({ ok: true, value: { warning: { code: 'save.otherRules' } } });
    if (loaded.ok) expect(hashState(loaded.value.match.state)).toBe(hashState(body.snapshot));
    expect(loadMatch({ ...newer, liftSnapshot: () => null }, old)).toMatchObject({ ok: false, code: 'save.wrongGame' });
  });

  it('refuses a snapshot that breaks the game’s own laws', () => {
    const body = saved();
    const state = body.snapshot as unknown as ToyState;
    const doubled = { ...state, deck: [...state.deck, ...state.deck] };
    const wrong: readonly unknown[] = [doubled, { phase: 'nowhere' }, { phase: 'rolling' }, { ...state, hands: 'none' }];
    for (const snapshot of wrong) {
      const edited = { ...body, snapshot: snapshot as SaveBody['snapshot'], journal: { ...body.journal, entries: [] } };
      expect(loadMatch(toy, edited)).toMatchObject({ ok: false, code: 'save.wrongGame' });
    }
  });

  it('refuses lessons and puzzles', () => {
    const body = saved();
    const header = { ...body.journal.header, start: { kind: 'lesson' as const, id: 'x' } };
    expect(loadMatch(toy, { ...body, journal: { ...body.journal, header } })).toMatchObject({ ok: false, code: 'save.posed' });
  });
});
