// Beside a wide table: what the commander, the hired of the own retinue and everybody at the taverns bring. Companions
// from the start show all of it on their cards.
import { STARTING_MEMBERS } from '../../../engine/games/zizka/data/commanders';
import type { View } from '../../../engine/games/zizka/view-types';
import type { AtHand, Tip } from '../../table/game-table';
import { painted, pieceOfWidth } from '../../ui/art';
import { PORTRAIT, portraitBody } from './art/portrait';
import { seatOrder } from './order';
import { wordOf } from './tips';

const WIDTH = 30;

export function atHand(view: View): readonly AtHand[] {
  const own = view.seats[seatOrder(view)[0] ?? 0];
  const commander = own?.commander ?? null;
  return [
    {
      side: 'right',
      heading: 'glossary.retinue',
      tips: [...(commander === null ? [] : [['commander', commander] as const]), ...members(hiredOf(own?.members ?? []))].flatMap(
        told,
      ),
    },
    ...view.taverns.map(
      ({ level, table, top }): AtHand => ({
        side: 'right',
        heading: level === 1 ? 'table.common' : 'table.lords',
        tips: members([...table, ...(top === null ? [] : [top])]).flatMap(told),
      }),
    ),
  ];
}

const hiredOf = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => STARTING_MEMBERS.every((starter) => starter.id !== id));

type Person = readonly [kind: 'commander' | 'member', id: string];

const members = (ids: readonly string[]): readonly Person[] => ids.map((id) => ['member', id]);

function told([kind, id]: Person): readonly Tip[] {
  const tip = wordOf(`${kind}:${id}`);
  return tip === null ? [] : [{ ...tip, icon: faceOf(id) }];
}

const faceOf = (id: string): string => painted(`zizka beside ${id}`, () => pieceOfWidth(PORTRAIT, portraitBody(id, 0), WIDTH));
