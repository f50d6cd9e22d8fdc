// What a difference between two tables cannot tell: how long a round's steps are looked at, glory that rises.
import type { Event, View } from '../../../engine/games/monster-lands/view-types';
import type { Motions } from '../../table/living-board';
import { cue, pause, sequence, together } from '../../table/motion';
import type { LitBuildings } from './extras';
import { holdings } from './holdings';
import { adventureMotions, adventureRolled } from './motions-adventure';

const GOLD = 0xffd98a;
const RED = 0xd9362c;

export const motions: Motions<View, Event, LitBuildings> = {
  ...adventureMotions,
  roundBegan: (_event, { others }) => sequence(others(), pause(300)),
  dicePooled: (_event, { others }) => sequence(others(), pause(250)),
  panicSpread: (_event, { others, context }) =>
    sequence(
      cue(() => context.sound('strike')),
      others(),
      pause(450),
    ),
  gloryChanged(event, { others, effects, place }) {
    const at = place(`glory:${event.seat}`);
    const amount = event.amount > 0 ? `+${event.amount}` : `−${-event.amount}`;
    return together(
      others(),
      at === null ? null : effects.float(amount, { x: at.x, y: at.y - 10 }, event.amount > 0 ? GOLD : RED),
    );
  },
  memberHired: (_event, { others, context }) =>
    sequence(
      cue(() => context.sound('coin')),
      others(),
      pause(250),
    ),
  samborActed: (_event, { others }) => sequence(others(), pause(450)),
};

// The pool is thrown whole; dice won later are thrown as they come.
export function rolled(event: Event, after: View, before: View): readonly string[] | undefined {
  const inPool = (view: View, seat: number): readonly string[] =>
    holdings(view, 'laid').flatMap(({ id }) => (id.startsWith(`die:pool:${seat}:`) ? [id] : []));
  if (event.type === 'dicePooled') return inPool(after, event.seat);
  if (event.type === 'diceGained') {
    const known = new Set(inPool(before, event.seat));
    return inPool(after, event.seat).filter((id) => !known.has(id) && /:I\d/.test(id));
  }
  return adventureRolled(event, after, before) ?? [];
}
