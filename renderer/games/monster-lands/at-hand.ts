// Beside a wide table: what the own members and what they bear can do, and what the monsters in sight do.
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { AtHand, Tip } from '../../table/game-table';
import { shownSeat } from './layout';
import { wordOf } from './tips';

export function atHand(view: View): readonly AtHand[] {
  const members = view.clans[shownSeat(view)]?.members ?? [];
  const monsters = [view.gate.monster, ...view.lands.map(({ monster }) => monster)];
  return [
    {
      side: 'right',
      heading: 'glossary.mercenaries',
      tips: told(
        'member',
        members.map(({ id }) => id),
      ),
    },
    {
      side: 'right',
      heading: 'glossary.equipment',
      tips: told(
        'gear',
        members.flatMap(({ gear }) => gear),
      ),
    },
    { side: 'right', heading: 'glossary.monsters', tips: told('monster', monsters) },
    {
      side: 'right',
      heading: 'glossary.quests',
      tips: told(
        'quest',
        view.quests.map(({ quest }) => quest),
      ),
    },
  ];
}

// Two of the same kind are told of once.
function told(kind: 'member' | 'gear' | 'monster' | 'quest', ids: readonly string[]): readonly Tip[] {
  const tips = ids.flatMap((id) => (id === '' ? [] : (wordOf(`${kind}:${id}`) ?? [])));
  return tips.filter((tip, index) => tips.findIndex(({ title }) => title.key === tip.title.key) === index);
}
