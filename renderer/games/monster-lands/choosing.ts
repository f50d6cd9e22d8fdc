// Which offered decisions lie on the table: buildings, cards, dice, members, trails, tokens. The rest are buttons.

import { describeDecision } from '../../../engine/games/monster-lands/text/phrases';
import type { Decision } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { Offered, Spot, SpotStyle } from '../../table/game-table';
import { freeRookieOf } from './reading';

export function spotsOf(view: View, offered: readonly Offered<Decision>[], picks: readonly string[]): readonly Spot[] {
  const spots = new Map<string, Spot>();
  for (const { key, decision } of offered) {
    const id = spotIdOf(decision, view);
    if (id === null || picks.includes(id)) continue;
    const known = spots.get(id);
    if (known) spots.set(id, { ...known, keys: [...known.keys, key] });
    else spots.set(id, { id, place: 'part', keys: [key], style: styleOf(decision), label: describeDecision(decision, view) });
  }
  // Small places lie on large ones: what comes later is on top.
  return [...spots.values()].sort((left, right) => Number(isSmall(left.id)) - Number(isSmall(right.id)));
}

const SMALL = /^(ability|heal|gear|trap|merc|card|beer|mine|rolled):/;
const isSmall = (id: string): boolean => SMALL.test(id);

function styleOf(decision: Decision): SpotStyle {
  return decision.type === 'desert' || decision.type === 'discardTrap' ? 'danger' : 'plain';
}

export function spotIdOf({ type, of }: Decision, view: View): string | null {
  switch (type) {
    case 'visit':
      return `building:${of}`;
    case 'send':
    case 'with':
    case 'promote':
    case 'desert':
    case 'to':
      return `member:${of}`;
    case 'collect':
    case 'buyDie':
      return `ability:${of}`;
    case 'swap':
      return `ability:${freeRookieOf(view)}`;
    case 'heal':
      return `heal:${of}`;
    case 'feature':
    case 'settle':
      return `land:${of}`;
    case 'loot':
      return `loot:${of}`;
    case 'sellTrophy':
      return 'trophies';
    case 'die':
    case 'sell':
    case 'give':
      return `pool:${of}`;
    case 'trap':
      return `trap:${of}`;
    case 'hire':
      return `merc:${of}`;
    case 'beer':
      return 'beer:round';
    case 'mine':
      return `mine:${of}`;
    case 'card':
      return view.ask?.kind === 'equip' ? `gear:${of}` : `card:${of}`;
    case 'take':
      return /^\d+$/.test(of) ? `shownLoot:${of}` : null;
    case 'trail':
      return `trail:${of}`;
    case 'add':
      return addedId(of);
    case 'giveTrap':
    case 'discardTrap':
      return `ownTrap:${of}`;
    case 'reroll':
      return `rolled:${of}`;
    default:
      return null;
  }
}

function addedId(of: string): string {
  if (of === 'S' || of === 'M') return `pool:${of}`;
  return of === 'defence' || of === 'potion' || of === 'venom' ? `goods:${of}` : `ownTrap:${of}`;
}
