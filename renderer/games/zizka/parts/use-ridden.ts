// Remembers what everyone rolled in this tournament: the view knows only the dice of whoever rolls now.
import { useEffect, useState } from 'react';
import type { Icon, View, ZizkaEvent } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../game-table';

export interface Ridden {
  readonly dice: readonly Icon[];
  readonly aside: readonly Icon[];
}

const NOBODY: ReadonlyMap<number, Ridden> = new Map();

export function useRidden({ view, context, playing }: PartProps<View>): ReadonlyMap<number, Ridden> {
  const [ridden, setRidden] = useState(NOBODY);
  const token = view.tournament?.token ?? null;
  const { events } = context.table;
  const event = playing?.event ?? null;
  useEffect(() => {
    const facts = event === null ? events : [event];
    setRidden((known) => (token === null ? NOBODY : withRolls(known, facts)));
  }, [token, event, events]);
  return ridden;
}

function withRolls(known: ReadonlyMap<number, Ridden>, facts: readonly { readonly type: string }[]): ReadonlyMap<number, Ridden> {
  const rolls = facts.filter(isRoll);
  if (rolls.length === 0) return known;
  const next = new Map(known);
  for (const roll of rolls) {
    const aside =
      roll.type === 'tournamentThrown' ? roll.aside : roll.type === 'tournamentRolled' ? [] : next.get(roll.seat)?.aside;
    next.set(roll.seat, { dice: roll.dice, aside: aside ?? [] });
  }
  return next;
}

type Roll = Extract<ZizkaEvent, { type: 'tournamentRolled' | 'tournamentThrown' | 'tournamentKept' }>;

function isRoll(event: { readonly type: string }): event is Roll {
  return event.type === 'tournamentRolled' || event.type === 'tournamentThrown' || event.type === 'tournamentKept';
}
