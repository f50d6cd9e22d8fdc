// Where members can be sent: trails, their keys, demands and bonuses. Reads only.
import { known } from '../../../core/invariant';
import { canFill } from '../clan/dice';
import { questOf, scenarioRule, trailsOfTile } from '../data/lookup';
import type { Effect, TrailRecord } from '../data/records';
import { FALLEN_GLORY, GATE, LAND_TRAIL } from '../data/tables';
import {
  type Clan,
  CONTRACT,
  type Colour,
  DICE_QUEST,
  GATE_PLACE,
  LAND_A,
  LAND_B,
  type LandPlace,
  NOBODY,
  PLACES,
  type PlaceIndex,
  type PublicState,
  type Trail,
} from '../types';

export const PLACE_INDEXES: readonly PlaceIndex[] = [DICE_QUEST, CONTRACT, LAND_A, LAND_B, GATE_PLACE];
export const isQuest = (place: PlaceIndex): boolean => place <= CONTRACT;
export const isLand = (place: PlaceIndex): boolean => place === LAND_A || place === LAND_B;

export const emptyTrail = (): Trail => ({
  seat: NOBODY,
  member: '',
  S: 0,
  M: 0,
  I: [],
  tokens: [],
  shown: [],
  defence: 0,
  potion: 0,
  venom: 0,
  coins: 0,
  absorbed: 0,
  fought: false,
  deed: '',
});

export const landAt = (state: PublicState, place: PlaceIndex): LandPlace => known(state.lands[place - LAND_A], 'a land place');

const NO_TRAILS: Trail[] = [];

export function trailsOf(state: PublicState, place: PlaceIndex): Trail[] {
  if (place === GATE_PLACE) return state.gate.trails;
  if (place <= CONTRACT) return known(state.quests[place]).trails;
  return state.lands[place - LAND_A]?.trails ?? NO_TRAILS;
}

export const trailAt = (state: PublicState, place: PlaceIndex, index: number): Trail => known(trailsOf(state, place)[index]);

export function monsterAt(state: PublicState, place: PlaceIndex): string {
  if (place === GATE_PLACE) return state.gate.monster;
  return place <= CONTRACT ? '' : (state.lands[place - LAND_A]?.monster ?? '');
}

const KEYS: readonly (readonly string[])[] = PLACES.map((place) => [1, 2, 3, 4].map((number) => `${place}${number}`));
const placeByKey: Readonly<Record<string, readonly [PlaceIndex, number]>> = Object.fromEntries(
  PLACE_INDEXES.flatMap((place) => known(KEYS[place]).map((key, index) => [key, [place, index] as const])),
);

export const trailKey = (place: PlaceIndex, index: number): string => known(known(KEYS[place])[index]);
export const parseTrailKey = (key: string): readonly [PlaceIndex, number] => known(placeByKey[key], key);

export function trailRecord(state: PublicState, place: PlaceIndex, index: number): TrailRecord | null {
  if (!isLand(place)) return null;
  const land = landAt(state, place);
  return land.tile === '' ? null : known(trailsOfTile(land.tile, land.face)[index]);
}

const NO_EFFECTS: readonly Effect[] = [];

export function trailBonus(state: PublicState, place: PlaceIndex, index: number): readonly Effect[] {
  if (place === GATE_PLACE) return known(GATE.trails[index]).bonus;
  return trailRecord(state, place, index)?.bonus ?? NO_EFFECTS;
}

// Hits that the trail bonus or the guard absorbs in all (MON-224 takes them away).
export function trailAbsorbs(state: PublicState, place: PlaceIndex, index: number): number {
  if (scenarioRule(state.config.scenario, 'noDefence') !== null) return 0;
  let hits = 0;
  for (const effect of trailBonus(state, place, index)) if (effect.effect === 'absorbHits') hits += effect.hits;
  return hits;
}

export const fallenGlory = (place: PlaceIndex, index: number): number =>
  place === GATE_PLACE ? FALLEN_GLORY.gate : (FALLEN_GLORY.land[index] ?? 0);

const NO_SLOTS: readonly (readonly Colour[])[] = [];

// One list of allowed colours for each die that must be laid.
export function requiredDice(state: PublicState, place: PlaceIndex, index: number): readonly (readonly Colour[])[] {
  if (place === GATE_PLACE) return NO_SLOTS;
  if (place <= CONTRACT) {
    const quest = known(state.quests[place]).quest;
    if (quest === '') return NO_SLOTS;
    return place === DICE_QUEST ? questOf(quest).a.dice : questOf(quest).b.dice;
  }
  return (trailRecord(state, place, index)?.required ?? []).map((colour) => [colour]);
}

// Dice fields that a load uses, and whether it fits (MON-72, MON-74).
export function fitsTrail(place: PlaceIndex, dice: number, tokens: number): boolean {
  if (place === GATE_PLACE) return dice + GATE.diceFieldsPerToken * tokens <= GATE.diceFields;
  const extra = Math.max(0, tokens - LAND_TRAIL.tokenFields);
  return dice + LAND_TRAIL.diceFieldsPerExtraToken * extra <= LAND_TRAIL.diceFields;
}

function isOpen(state: PublicState, clan: Clan, place: PlaceIndex, index: number): boolean {
  if (place === GATE_PLACE) {
    if (state.gate.monster === '') return false;
    return clan.S + clan.M + clan.traps.length + clan.defence >= GATE.minimumPieces;
  }
  if (place <= CONTRACT) {
    if (known(state.quests[place]).quest === '') return false;
    return canFill(clan, requiredDice(state, place, index));
  }
  const record = trailRecord(state, place, index);
  if (record === null) return false;
  let strength = 0;
  let magic = 0;
  for (const colour of record.required) colour === 'S' ? strength++ : magic++;
  return clan.S >= strength && clan.M >= magic;
}

// Free trails that the clan's dice can meet (MON-70 to MON-74).
export function openTrails(state: PublicState, clan: Clan): string[] {
  const keys: string[] = [];
  for (const place of PLACE_INDEXES) {
    const trails = trailsOf(state, place);
    for (let index = 0; index < trails.length; index++) {
      if (known(trails[index]).seat === NOBODY && isOpen(state, clan, place, index)) keys.push(trailKey(place, index));
    }
  }
  return keys;
}

export function hasOpenTrail(state: PublicState, clan: Clan): boolean {
  for (const place of PLACE_INDEXES) {
    const trails = trailsOf(state, place);
    for (let index = 0; index < trails.length; index++) {
      if (known(trails[index]).seat === NOBODY && isOpen(state, clan, place, index)) return true;
    }
  }
  return false;
}

// MON-202: the nearest trail with a member on that side, or -1.
export function neighbour(trails: readonly Trail[], index: number, side: 'left' | 'right'): number {
  const by = side === 'left' ? -1 : 1;
  for (let at = index + by; at >= 0 && at < trails.length; at += by) if (known(trails[at]).member !== '') return at;
  return -1;
}

function occupied(state: PublicState, place: PlaceIndex): boolean {
  return trailsOf(state, place).some((trail) => trail.member !== '');
}

// The next trail of the present scene with somebody on it of whom that holds, or -1.
function nextTrail(state: PublicState, holds: (trail: Trail) => boolean): number {
  const { place, trail: present } = known(state.scene, 'a scene under way');
  const trails = trailsOf(state, place);
  for (let index = present + 1; index < trails.length; index++) {
    const trail = known(trails[index]);
    if (trail.member !== '' && holds(trail)) return index;
  }
  return -1;
}

export const nextOccupied = (state: PublicState): number => nextTrail(state, () => true);
// Without Sambor, who has nothing to decide.
export const nextMember = (state: PublicState): number => nextTrail(state, (trail) => trail.seat >= 0);
export const nextConqueror = (state: PublicState): number => nextTrail(state, (trail) => !trail.fought);
export const nextLooter = (state: PublicState): number => nextTrail(state, (trail) => trail.seat >= 0 && trail.deed === '');

// MON-90: the next place with a member, in the order in which places are resolved.
export function nextPlace(state: PublicState): PlaceIndex | null {
  const done = state.scene?.place ?? -1;
  for (const place of PLACE_INDEXES) if (place > done && occupied(state, place)) return place;
  return null;
}

export const isGate = (place: PlaceIndex): boolean => place === GATE_PLACE;
