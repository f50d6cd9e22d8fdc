// Where a hint's plan is marked on the table: where it happens, not at what is taken along.
import './navigator';
import { expect, it } from 'vitest';
import { monsterLands } from '../../engine/games/monster-lands';
import type { View } from '../../engine/games/monster-lands/view-types';
import { createMatch } from '../../engine/match/match';
import type { Advice } from '../../engine/protocol';
import { spotsOf } from '../../renderer/games/monster-lands/choosing';
import { endOfPlan } from '../../renderer/screens/table/lit-places';
import type { Open } from '../../renderer/table/session-context';

const spot = (id: string, isBaggage?: true) => ({ id, ...(isBaggage ? { isBaggage } : {}) });
const ways: Record<string, readonly unknown[]> = {
  send: [spot('member:nuduru')],
  trail: [spot('trail:0:1')],
  add: [spot('goods:potion', true)],
  confirm: [],
};
const session = { wayTo: (key: string) => ways[key], wayOf: ({ key }: { key: string }) => ways[key] };
const endOf = (...[key, ...steps]: readonly string[]) =>
  endOfPlan({ session } as unknown as Open, { key, steps: steps.map((each) => ({ key: each })) } as unknown as Advice)?.id;

it('a member sent out with things is marked at the trail, whatever is loaded after it', () => {
  expect(endOf('send', 'trail', 'add', 'confirm')).toBe('trail:0:1');
  expect(endOf('trail', 'add', 'add')).toBe('trail:0:1');
});

it('where loading is all that is left it is marked there, and a plan of buttons nowhere', () => {
  expect(endOf('add', 'confirm')).toBe('goods:potion');
  expect(endOf('confirm')).toBeUndefined();
});

it('what a member takes along is baggage, and nothing else of Monster Lands is', () => {
  const match = createMatch({ game: monsterLands, seats: 3, seed: 5 });
  const seen = new Set<string>();
  for (let step = 0; step < 120 && match.request !== null; step++) {
    const { seat, decisions } = match.request;
    for (const { isBaggage, keys } of spotsOf(match.view(seat) as View, decisions as never, [])) {
      for (const key of keys) expect(isBaggage === true).toBe(key.startsWith('add:'));
      seen.add(String(isBaggage === true));
    }
    match.decide(
      (decisions.find(({ key }) => key.startsWith('send:')) ?? decisions[step % decisions.length] ?? decisions[0])?.key as string,
    );
  }
  expect([...seen].toSorted()).toEqual(['false', 'true']);
});
