// What stands beside a wide table: in every game and seat count, all along a match, words that exist in both languages.
import './navigator';
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../engine/core/rng';
import type { View as GrunwaldView } from '../../engine/games/grunwald/view-types';
import type { View as LeadersView } from '../../engine/games/leaders/view-types';
import type { View as MonsterLandsView } from '../../engine/games/monster-lands/view-types';
import type { View as ZizkaView } from '../../engine/games/zizka/view-types';
import { createMatch } from '../../engine/match/match';
import type { GameId, Phrase } from '../../engine/protocol';
import { games } from '../../engine/registry';
import { atHand as grunwald } from '../../renderer/games/grunwald/at-hand';
import { atHand as leaders } from '../../renderer/games/leaders/at-hand';
import { LeadersOwn } from '../../renderer/games/leaders/own';
import { atHand as monsterLands } from '../../renderer/games/monster-lands/at-hand';
import { atHand as zizka } from '../../renderer/games/zizka/at-hand';
import { besideOf } from '../../renderer/screens/table/beside';
import type { AnyTable, AtHand, TableContext } from '../../renderer/table/game-table';
import { loadGameTexts } from '../../renderer/text/game-texts';
import { expectSound } from './markup';
import { makeContext, makeTable, peopleOf } from './support';

const AT_HAND: Readonly<Record<GameId, (view: unknown, context: TableContext) => readonly AtHand[]>> = {
  leaders: (view, context) => leaders(view as LeadersView, { ...context, own: new LeadersOwn() }),
  grunwald: (view, context) => grunwald(view as GrunwaldView, context),
  zizka: (view) => zizka(view as ZizkaView),
  'monster-lands': (view) => monsterLands(view as MonsterLandsView),
};

const keysOf = ({ key, params }: Phrase): readonly string[] => [
  key,
  ...Object.values(params ?? {}).flatMap((value) => (typeof value === 'string' && value.startsWith('@') ? [value.slice(1)] : [])),
];

// Everything that is said in a match of 120 decisions.
function saidIn(game: GameId, seats: number): readonly AtHand[] {
  const match = createMatch({ game, seats, seed: 4100 + seats, options: {} });
  const rng = makeRng(seats);
  const said: AtHand[] = [];
  for (let decision = 0; decision < 120 && match.request !== null; decision += 1) {
    const { decisions, seat } = match.request;
    match.decide(decisions[rng.int(decisions.length)]?.key ?? '');
    said.push(...AT_HAND[game](match.view(0), makeContext(makeTable({ game, seats: peopleOf(seats), viewer: 0, toMove: seat }))));
  }
  return said;
}

describe.each(Object.keys(AT_HAND) as GameId[])('beside the table of %s', (game) => {
  const { min, max } = games[game].seatRange;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  it.each(counts)('stand words of both languages with sound pictures, for %i', async (seats) => {
    const { en, pl } = await loadGameTexts(game);
    const said = saidIn(game, seats);
    const tips = said.flatMap((each) => each.tips);
    expect(tips.length).toBeGreaterThan(100);
    const headings = said.map(({ heading }) => (typeof heading === 'string' ? { key: heading } : heading));
    const asked = new Set(
      [...headings, ...tips.flatMap(({ title, text }) => [title, ...(text === undefined ? [] : [text])])].flatMap(keysOf),
    );
    expect([...asked].filter((key) => en[key] === undefined || pl[key] === undefined)).toEqual([]);
    for (const icon of new Set(tips.flatMap((tip) => tip.icon ?? []))) expectSound(icon);
  });
});

describe('the chronicle', () => {
  const stand = (sides: readonly AtHand['side'][], room: 'wings' | 'band') => {
    const shown = makeTable();
    const table = {
      atHand: () => sides.map((side): AtHand => ({ side, heading: 'x', tips: [{ title: { key: 'x' } }] })),
    } as unknown as AnyTable;
    return besideOf({ table, shown, context: makeContext(shown) }, room).chronicle;
  };

  it('stands where no words do, and in a band always', () => {
    expect(stand(['right'], 'wings')).toBe('left');
    expect(stand(['left'], 'wings')).toBe('right');
    expect(stand(['left', 'right'], 'wings')).toBeNull();
    expect(stand(['left', 'right'], 'band')).toBe('left');
  });
});
