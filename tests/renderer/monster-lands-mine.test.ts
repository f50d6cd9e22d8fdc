// MON-60: the mine in one click: each field lit in a turn leads through the visit to exactly that field.
import './navigator';
import { expect, it } from 'vitest';
import { known } from '../../engine/core/invariant';
import { makeRng } from '../../engine/core/rng';
import { monsterLands } from '../../engine/games/monster-lands';
import type { View } from '../../engine/games/monster-lands/view-types';
import { createMatch } from '../../engine/match/match';
import { spotsOf } from '../../renderer/games/monster-lands/choosing';

it('MON-60: a lit field of the mine is offered after the visit, and every field offered then was lit', () => {
  const rng = makeRng(1);
  let seen = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const match = createMatch({ game: monsterLands, seats: 3, seed });
    while (match.request !== null) {
      const { seat, decisions } = match.request;
      const lit = spotsOf(match.view(seat) as View, decisions as never, []).filter(({ onward }) => onward !== undefined);
      const visit = decisions.find(({ key }) => key === 'visit:mine');
      if (visit === undefined) expect(lit).toEqual([]);
      const goesIn = visit !== undefined && rng.int(2) === 0;
      match.decide(goesIn ? visit.key : known(decisions[rng.int(decisions.length)]).key);
      if (!goesIn) continue;
      seen += 1;
      const fields = (match.request?.decisions ?? []).flatMap(({ key }) => (key.startsWith('mine:') ? [key] : []));
      // A single way is taken by the game itself.
      if (fields.length === 0) expect(lit).toHaveLength(1);
      else expect(lit.flatMap(({ onward }) => onward ?? []).toSorted()).toEqual(fields.toSorted());
    }
  }
  expect(seen).toBeGreaterThan(10);
});
