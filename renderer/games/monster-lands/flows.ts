// Where pieces come from and go to in one event, where they cannot know it themselves.
import type { Event, View } from '../../../engine/games/monster-lands/view-types';
import type { Flows } from '../../table/difference';
import { adventureFlows } from './flows-adventure';
import { type Held, holdings, type Laying } from './holdings';
import { shownSeat } from './layout';

// The building that something is bought from, sold to or made in.
const SHOP: Readonly<Partial<Record<Event['type'], string>>> = {
  trapsBought: 'building:hut',
  memberHired: 'building:tavern',
  beerPoured: 'building:tavern',
  defenceBought: 'building:armoury',
  potionsBrewed: 'building:alchemist',
  coinsMined: 'building:mine',
  diceSold: 'building:merchant',
  equipmentBought: 'building:market',
};

export function flows(event: Event, before: View, after: View): Flows {
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  const [was, is] = layingAround(event);
  pair(holdings(before, was), holdings(after, is), SHOP[event.type] ?? null, from, to);
  Object.assign(to, taken(event, after));
  toBuilding(event, before, after, from, to);
  const adventure = adventureFlows(event, before, after);
  return { from: { ...from, ...adventure.from }, to: { ...to, ...adventure.to } };
}

// Dice leave the pool before they are laid.
function layingAround({ type }: Event): readonly [Laying, Laying] {
  if (type === 'diceSpent') return ['offered', 'spent'];
  return type === 'diePlaced' || type === 'memberSent' ? ['spent', 'laid'] : ['laid', 'laid'];
}

// One alike that went is the one that came.
function pair(
  before: readonly Held[],
  after: readonly Held[],
  shop: string | null,
  from: Record<string, string>,
  to: Record<string, string>,
): void {
  const kept = new Set(after.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id));
  for (const arrived of after) {
    if (known.has(arrived.id)) continue;
    const index = gone.findIndex(({ like, zone }) => like === arrived.like && zone !== arrived.zone);
    const [twin] = index < 0 ? [] : gone.splice(index, 1);
    if (twin !== undefined) {
      from[arrived.id] = twin.zone;
      to[twin.id] = arrived.zone;
    } else if (shop !== null && !arrived.id.startsWith('ware')) from[arrived.id] = shop;
  }
  if (shop === null) return;
  for (const { id } of gone) if (id.startsWith('coin:')) to[id] = shop;
}

// A die that nobody had to choose is not shown on its field before it is laid: it goes to the building all the same.
function toBuilding(event: Event, before: View, after: View, from: Record<string, string>, to: Record<string, string>): void {
  if (event.type === 'diceSpent' && after.work?.action === 'visit' && after.work.dice.length === 0) {
    const kept = new Set(holdings(after, 'spent').map(({ id }) => id));
    for (const { id } of holdings(before, 'offered'))
      if (id.startsWith(`die:pool:${event.seat}:`) && !kept.has(id)) to[id] = `building:${after.work.subject}`;
  }
  if (event.type === 'diePlaced')
    for (const index of after.buildings[event.building].keys())
      from[`die:${event.building}:${index}`] ??= `building:${event.building}`;
}

// What a rival takes goes to its panel, where it is only counted.
function taken(event: Event, after: View): Readonly<Record<string, string>> {
  if (!('seat' in event) || event.seat < 0 || event.seat === shownSeat(after)) return {};
  const home = `seat:${event.seat}`;
  switch (event.type) {
    case 'trapsBought':
      return Object.fromEntries(event.slots.map((slot) => [`ware:${slot}`, home]));
    case 'lootTaken':
      return { [`loot:${event.token}`]: home };
    case 'conquestEnded':
      return event.won ? { [`land:${event.land}`]: home } : {};
    case 'strikeEnded':
      return event.result === 'killed' ? { [`monster:${event.monster}`]: home } : {};
    default:
      return {};
  }
}
