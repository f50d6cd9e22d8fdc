// The table of Leaders against the game itself: every decision can be reached by picks and named in both languages;
// what pointing shows; what the chronicle remembers.
import './navigator';
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../engine/core/rng';
import { cellAt } from '../../engine/games/leaders/hex';
import { parsePosition } from '../../engine/games/leaders/position';
import { texts as gameTexts } from '../../engine/games/leaders/text';
import type { View } from '../../engine/games/leaders/view-types';
import { createMatch, type Match, type MatchBeat } from '../../engine/match/match';
import type { OfferedDecision, Phrase, TablePush } from '../../engine/protocol';
import { table } from '../../renderer/games/leaders';
import { freshWays, lastDeeds, turnsTold } from '../../renderer/games/leaders/chronicle';
import { reachOf } from '../../renderer/games/leaders/reach';
import { texts as tableTexts } from '../../renderer/games/leaders/text';
import { decides, narrow } from '../../renderer/table/choices';
import { extendLog, type LogLine } from '../../renderer/table/log-lines';

const texts = { en: { ...gameTexts.en, ...tableTexts.en }, pl: { ...gameTexts.pl, ...tableTexts.pl } };

function keysSaid(phrase: Phrase | null | undefined): string[] {
  if (!phrase) return [];
  const inner = Object.values(phrase.params ?? {}).filter((value) => typeof value === 'string' && value.startsWith('@'));
  return [phrase.key, ...inner.map((value) => String(value).slice(1))];
}

// Every way of picks that ends in a decision.
function reachable(view: View, offered: readonly OfferedDecision[], picks: readonly string[] = []): string[] {
  const { spots, rest } = narrow(table, view, offered, picks);
  const deeper = spots.flatMap((spot) => (decides(spot) ? spot.keys : reachable(view, offered, [...picks, spot.id])));
  return [...deeper, ...rest.map(({ key }) => key)];
}

function pose(position: string): Match {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(parsed.message);
  return createMatch({
    game: 'leaders',
    seats: 2,
    seed: 1,
    start: { name: { kind: 'puzzle', id: 'posed' }, state: parsed.value },
  });
}

const viewOf = (match: Match): View => match.view(null) as View;

describe.each(['standard', 'advanced'])('a table of the %s game', (mode) => {
  it('reaches every decision once, and has words for all of it', { timeout: 60_000 }, () => {
    const said = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const match = createMatch({ game: 'leaders', seats: 2, seed, options: { mode } });
      const rng = rngFor(seed, 3);
      for (let count = 0; match.request !== null && count < 400; count++) {
        const { decisions, prompt } = match.request;
        const view = viewOf(match);
        expect(reachable(view, decisions).sort()).toEqual(decisions.map(({ key }) => key).sort());
        for (const key of keysSaid(prompt)) said.add(key);
        for (const { decision } of decisions) for (const key of keysSaid(table.describeDecision(decision, view))) said.add(key);
        for (const spot of narrow(table, view, decisions, []).spots) for (const key of keysSaid(spot.label)) said.add(key);
        const key = decisions[Math.floor(rng.float() * decisions.length)]?.key ?? '';
        const played = match.decide(key);
        if (!played.ok) throw new Error(played.message);
        for (const { event } of played.value)
          for (const each of keysSaid(table.describeEvent(event, viewOf(match)))) said.add(each);
      }
    }
    for (const key of said) expect([key, key in texts.en, key in texts.pl]).toEqual([key, true, true]);
    expect(said.size).toBeGreaterThan(40);
  });
});

describe('choosing', () => {
  it('a figure with a single way is taken in hand first, never moved by the first click', () => {
    const match = pose('0.king@-3,0 0.rider@-3,1 1.queen@0,-3 1.jailer@-2,0 1.archer@3,-3 to=0');
    const offered = match.request?.decisions.filter(({ key }) => key === 'step:king>-2,-1' || key === 'end') ?? [];
    expect(offered).toHaveLength(2);
    const view = viewOf(match);
    const spot = narrow(table, view, offered, []).spots.find(({ id }) => id === 'figure:0.king');
    expect([spot?.keys.length, spot && decides(spot)]).toEqual([1, false]);
    const after = narrow(table, view, offered, ['figure:0.king']);
    expect(after.spots.map(({ id, keys }) => [id, keys])).toEqual([[`cell:${cellAt(-2, -1)}`, ['step:king>-2,-1']]]);
  });
});

describe('pointing', () => {
  const bound = viewOf(
    pose(
      '0.king@0,2 1.queen@0,-2 0.illusionist@-2,2 0.protector@0,1 0.manipulator@1,1 0.vizier@-1,2 1.jailer@2,0 1.nemesis@3,-3 1.archer@0,0 1.bruiser@-1,0 to=0',
    ),
  );

  it('LDR-42, LDR-43: shows whom the Jailer binds and the Protector shields', () => {
    expect(reachOf(bound, 'figure:1.jailer')?.jailed).toEqual([cellAt(1, 1)]);
    const free = viewOf(pose('0.king@0,2 0.archer@1,1 1.jailer@1,2 1.queen@0,-2 to=0'));
    expect(reachOf(free, 'figure:1.jailer')?.jailed).toEqual([]);
    expect(reachOf(bound, 'figure:0.protector')?.shielded.toSorted()).toEqual(
      [cellAt(0, 1), cellAt(0, 2), cellAt(-1, 2), cellAt(1, 1)].toSorted(),
    );
  });

  it('LDR-25, LDR-34: draws the lines of sight to whom the ability picks', () => {
    const reach = reachOf(bound, 'figure:0.illusionist');
    expect(reach?.sights.map(([, to]) => to).toSorted()).toEqual(reach?.powers.toSorted());
    expect(reach?.powers).toContain(cellAt(0, 0));
  });

  it('LDR-40: shows the six cells an Archer threatens, and the leader in her line', () => {
    const reach = reachOf(bound, 'figure:1.archer');
    expect(reach?.hunted).toHaveLength(6);
    expect(reach?.threats).toEqual([[cellAt(0, 0), cellAt(0, 2)]]);
    expect(reachOf(bound, 'figure:0.king')?.threats).toEqual([[cellAt(0, 0), cellAt(0, 2)]]);
  });

  it('LDR-44: a Vizier shows the two steps of the leader', () => {
    const king = bound.figures.find(({ id }) => id === '0.king');
    expect(reachOf(bound, 'team:0.vizier')?.powers).toEqual(king?.powers);
    expect(king?.powers.length).toBeGreaterThan(0);
  });

  it('a card to be had shows the free golden rings', () => {
    const match = pose('0.king@0,3 1.queen@0,-3 to=0 display=archer,rider,jailer deck=vizier turn=3');
    match.decide('end');
    expect(reachOf(viewOf(match), 'card:rider')?.rings).toHaveLength(6);
    expect(reachOf(viewOf(match), 'cell:3')).toBeNull();
  });
});

describe('the chronicle', () => {
  it('shows the turn under way, before it the last one, and forgets what is taken back', () => {
    const match = pose('0.king@0,2 1.queen@0,-2 0.rider@1,1 1.archer@-1,-2 to=1 turn=5');
    let lines: readonly LogLine[] = [];
    let last: TablePush | null = null;
    const tell = (beats: readonly MatchBeat[]): void => {
      const push = {
        match: 'one',
        entry: match.played.length,
        beats: beats.map(({ event, state }) => ({ event, view: match.game.viewFor(state, null) })),
        view: match.view(null),
        progress: { unit: 'turn', number: 1 },
      };
      lines = extendLog(lines, push as unknown as TablePush, last);
      last = push as unknown as TablePush;
    };
    const decide = (key: string): void => {
      const played = match.decide(key);
      if (!played.ok) throw new Error(played.message);
      tell(played.value);
    };
    decide('step:queen>0,-1');
    decide('step:archer>-1,-1');
    decide('end');
    expect(freshWays(lines).map(({ name }) => name)).toEqual(['queen', 'archer']);
    expect(lastDeeds(lines, 1).map(({ event }) => event.type)).toEqual(['figureStepped', 'figureStepped', 'recruitmentSkipped']);
    decide('ride:rider>1,-1');
    expect(freshWays(lines).map(({ name }) => name)).toEqual(['rider']);
    expect(turnsTold(lines).map(({ seat }) => seat)).toEqual([0, 1]);
    match.undo(0);
    tell([]);
    expect(freshWays(lines).map(({ name }) => name)).toEqual(['queen', 'archer']);
  });
});
