// Small questions to the view that several parts ask.
import { equipmentOf, isRookie, memberOf } from '../../../engine/games/monster-lands/data/lookup';
import { HIDDEN, PLACES, type PlaceIndex, SAMBOR, type Trail } from '../../../engine/games/monster-lands/types';
import type { TrailView, View } from '../../../engine/games/monster-lands/view-types';
import type { Tincture } from '../../../engine/protocol';
import type { TableContext } from '../../table/game-table';
import { shownSeat } from './layout';

export const memberName = (id: string): string => `card.${memberOf(id).id}.name`;
export const equipmentName = (card: string): string => `card.${equipmentOf(card).id}.name`;

// The rookie whose swap is still open, as the engine picks it.
export function freeRookieOf(view: View): string {
  const clan = view.clans[view.ask?.seat ?? shownSeat(view)];
  return clan?.members.find((member) => isRookie(member.id) && (view.uses[member.id] ?? 0) === 0)?.id ?? '';
}

export interface PlacedTrail {
  readonly key: string;
  readonly trail: Trail;
  readonly facts: TrailView;
  // Being loaded just now; nothing is laid yet.
  readonly isPending: boolean;
}

export function trailsAt(view: View, place: PlaceIndex): readonly PlacedTrail[] {
  const trails = place === 4 ? view.gate.trails : place < 2 ? view.quests[place]?.trails : view.lands[place - 2]?.trails;
  return (trails ?? []).flatMap((trail, index) => {
    const facts = view.trailViews[place]?.[index];
    if (facts === undefined) return [];
    const pending = pendingOn(view, facts.key);
    return [{ key: facts.key, trail: pending ?? trail, facts, isPending: pending !== null }];
  });
}

// Whose work is under way; between two questions it is still the one whose turn it is.
export const workerOf = (view: View): number => view.ask?.seat ?? view.turnSeat;

function pendingOn(view: View, key: string): Trail | null {
  const { work } = view;
  if (work === null || work.action !== 'send' || work.trail !== key) return null;
  const count = (colour: string): number => work.dice.filter((die) => die === colour).length;
  return {
    seat: workerOf(view),
    member: work.subject,
    S: count('S'),
    M: count('M'),
    I: work.dice.filter((die) => die.startsWith('I')).map((die) => Number(die.slice(1))),
    tokens: work.tokens,
    shown: [],
    defence: work.defence,
    potion: work.potion,
    venom: work.venom,
    coins: 0,
    absorbed: 0,
    fought: false,
    deed: '',
  };
}

export const tinctureOf = (context: TableContext, seat: number): Tincture =>
  seat === SAMBOR ? 'or' : (context.table.seats[seat]?.tincture ?? 'gules');

// A die pool as the engine names its dice.
export function poolOf(clan: { readonly S: number; readonly M: number; readonly I: readonly number[] }): readonly string[] {
  return [...Array<string>(clan.S).fill('S'), ...Array<string>(clan.M).fill('M'), ...clan.I.map((value) => `I${value}`)];
}

export const isHidden = (token: string): boolean => token === HIDDEN;

export const placeIndexOf = (place: string): PlaceIndex => {
  const index = (PLACES as readonly string[]).indexOf(place);
  return isPlaceIndex(index) ? index : 0;
};

const isPlaceIndex = (index: number): index is PlaceIndex => index >= 0 && index < PLACES.length;

// Where a trail lies, short: `Kyzhul 2`, `Gate 1`.
export function trailName(view: View, key: string, say: (key: string) => string): string {
  const place = placeIndexOf(key.slice(0, -1));
  const name = place === 2 || place === 3 ? placeTitle(view, place) : place === 4 ? 'table.gate' : 'table.quest';
  return `${say(name)} ${key.slice(-1)}`;
}

export function placeTitle(view: View, place: PlaceIndex): string {
  const id = PLACES[place];
  const land = place === 2 || place === 3 ? view.lands[place - 2]?.land : '';
  const quest = place < 2 ? view.quests[place]?.quest : '';
  if (land) return `card.${land}.name`;
  return quest ? `card.${quest}.name` : `place.${id}`;
}
