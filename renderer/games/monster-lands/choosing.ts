// Which offered decisions lie on the table: buildings, cards, dice, members, trails, tokens. The rest are buttons.

import { describeDecision } from '../../../engine/games/monster-lands/text/phrases';
import type { Decision } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';
import { sharedName, spotsAlike } from '../../table/alike';
import type { Box, Hung, Offered, OfferedSpot, SpotStyle } from '../../table/game-table';
import { poolKinds, trapKinds } from './holdings';
import { shownSeat } from './layout';
import { freeRookieOf } from './reading';
import { rolledPieces } from './scene-adventure';

export function spotsOf(view: View, offered: readonly Offered<Decision>[], picks: readonly string[]): readonly OfferedSpot[] {
  const spots = new Map<string, OfferedSpot>();
  const picked = new Set(picks.map(sharedName));
  for (const { key, decision } of offered) {
    const id = spotIdOf(decision, view);
    if (id === null || picked.has(id)) continue;
    const known = spots.get(id);
    if (known) spots.set(id, { ...known, keys: [...known.keys, key] });
    else
      spots.set(id, {
        id,
        place: placeOf(id, view) ?? { zone: `seat:${shownSeat(view)}` },
        keys: [key],
        style: styleOf(decision),
        label: describeDecision(decision, view),
        ...(id.startsWith('building:') ? { glow: 'none' as const } : {}),
        ...(decision.type === 'add' ? { isBaggage: true as const } : {}),
        // They stand shoulder to shoulder: the light between them is not seen.
        ...(id.startsWith('member:') ? { isOnCard: true as const } : {}),
      });
  }
  for (const spot of mineFields(view, spots.get('building:mine'))) spots.set(spot.id, spot);
  // Small places lie on large ones: what comes later is on top.
  const placed = [...spots.values()].flatMap((spot) => spotsAlike(spot, rolledPieces(view, spot.id)));
  return placed.sort((left, right) => Number(isSmall(left.id)) - Number(isSmall(right.id)));
}

// A free field of the mine is a click away in the turn itself: the visit and the field are one thing (MON-60).
function mineFields(view: View, mine: OfferedSpot | undefined): readonly OfferedSpot[] {
  const fields = view.buildingViews.find(({ id }) => id === 'mine')?.fields ?? [];
  const strength = view.clans[shownSeat(view)]?.S ?? 0;
  if (mine === undefined) return [];
  return (['double', 'single'] as const).flatMap((field): OfferedSpot[] => {
    const dice = field === 'double' ? 2 : 1;
    if (strength < dice || !fields.some((each) => each.dice === dice && each.placed.length === 0)) return [];
    const decision: Decision = { type: 'mine', field };
    const id = `mine:${field}`;
    const label = describeDecision(decision, view);
    return [{ id, place: { zone: id }, keys: mine.keys, onward: [id], style: 'plain', label }];
  });
}

const SMALL = /^(ability|heal|gear|trap|merc|card|beer|mine|rolled):/;
const isSmall = (id: string): boolean => SMALL.test(id);

function styleOf(decision: Decision): SpotStyle {
  return decision.type === 'desert' || decision.type === 'discardTrap' ? 'danger' : 'plain';
}

export function spotIdOf(decision: Decision, view: View): string | null {
  switch (decision.type) {
    case 'visit':
      return `building:${decision.building}`;
    case 'send':
    case 'with':
    case 'promote':
    case 'desert':
    case 'to':
      return `member:${decision.member}`;
    case 'collect':
    case 'buyDie':
      return `ability:${decision.member}`;
    case 'swap':
      return `ability:${freeRookieOf(view)}`;
    case 'heal':
      return `heal:${decision.member}`;
    case 'feature':
    case 'settle':
      return `land:${decision.land}`;
    case 'loot':
      return `loot:${decision.token}`;
    case 'sellTrophy':
      return 'trophies';
    case 'die':
    case 'sell':
    case 'give':
      return `pool:${decision.die}`;
    case 'trap':
      return `trap:${decision.slot}`;
    case 'hire':
      return `merc:${decision.slot}`;
    case 'beer':
      return 'beer:round';
    case 'mine':
      return `mine:${decision.field}`;
    case 'card':
      return view.ask?.kind === 'equip' ? `gear:${decision.card}` : `card:${decision.card}`;
    case 'take':
      return typeof decision.what === 'number' ? `shownLoot:${decision.what}` : null;
    case 'trail':
      return `trail:${decision.trail}`;
    case 'add':
      return addedId(decision.what);
    case 'giveTrap':
    case 'discardTrap':
      return `ownTrap:${decision.trap}`;
    case 'reroll':
      return `rolled:${decision.colour}${decision.face}`;
    default:
      return null;
  }
}

function addedId(of: string): string {
  if (of === 'S' || of === 'M') return `pool:${of}`;
  return of === 'defence' || of === 'potion' || of === 'venom' ? `goods:${of}` : `ownTrap:${of}`;
}

/** Where something that a spot, a refusal or a line of the log names lies. */
// The scale of a roll, as adventure.css lays it.
const GAUGE: Box = { x: 258, y: 405, width: 594, height: 88 };

export function placeOf(target: string, view: View): Box | Hung | null {
  const [kind = '', name = ''] = target.split(/:(.*)/);
  const seat = view.ask?.seat ?? shownSeat(view);
  switch (kind) {
    case 'building':
    case 'trail':
    case 'ability':
    case 'heal':
    case 'mine':
      return { zone: target };
    case 'member':
    case 'land':
    case 'loot':
    case 'gear':
      return { piece: target };
    case 'quest':
    case 'contract':
      return { piece: `quest:${name}` };
    case 'trophies':
      return { zone: `trophies:${seat}` };
    case 'pool':
      return { zone: hasLeft(poolKinds(view, seat, 'offered'), name) ? `pool:${seat}:${name}` : `pool:${seat}` };
    case 'goods':
      return { zone: `${name}:${seat}` };
    case 'ownTrap':
      return hasLeft(trapKinds(view, seat, 'offered'), name) ? { piece: `trap:${seat}:${name}:0` } : { zone: `traps:${seat}` };
    case 'trap':
      return { piece: `ware:${name}` };
    case 'merc':
      return { piece: name === 'rookie' ? 'rookies' : `member:${view.tavern[Number(name)] ?? ''}` };
    case 'card':
      return { piece: `gear:${view.market[Number(name)] ?? name}` };
    case 'shownLoot':
      return { piece: `loot:${view.lootShown[Number(name)] ?? ''}` };
    case 'beer':
      return { zone: 'beer' };
    case 'gauge':
      return GAUGE;
    case 'rolled': {
      const [die] = rolledPieces(view, target);
      return die === undefined ? null : { piece: die };
    }
    default:
      return null;
  }
}

// Where all of a kind are laid already, the store they came from speaks for them.
const hasLeft = (kinds: readonly { readonly kind: string; readonly held: number }[], name: string): boolean =>
  kinds.some(({ kind, held }) => kind === name && held > 0);
