// Legal decisions of a turn in the deployment phase: the turn request, its free steps and the sending (MON-40 to MON-45, MON-70 to MON-75).
import { known } from '../../../core/invariant';
import { canHire, canVisit } from '../citadel/prices';
import {
  canBeSent,
  clanOf,
  hasFreeMember,
  landsToSettle,
  prevailingGlory,
  settlersFor,
  trophiesOn,
  trophyValues,
  wasUsed,
} from '../clan/clan';
import { canFill, diceForNext, dieColour, hasColour, poolSize } from '../clan/dice';
import { effectIn, isRookie, landOf, lootOf, memberOf, scenarioRule } from '../data/lookup';
import { BUILDING_IDS, COLOURS, type Colour, type FeatureResult } from '../data/records';
import { GATE, LIMITS } from '../data/tables';
import { decide } from '../notation';
import {
  fitsTrail,
  hasOpenTrail,
  isGate,
  isQuest,
  openTrails,
  parseTrailKey,
  requiredDice,
  trailRecord,
} from '../outlands/trails';
import type { Clan, Decision, PublicState, Work } from '../types';

const BACK = decide('back');

export const workOf = (state: PublicState): Work => known(state.work, 'work under way');

export function legalTurn(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const list: Decision[] = [];
  if (poolSize(clan) > 0) addActions(state, clan, seat, list);
  // MON-41: only when nothing else can be done with the dice, or there are none.
  if (list.length === 0) list.push(decide('pass'));
  addFreeSteps(state, clan, list);
  return list;
}

function addActions(state: PublicState, clan: Clan, seat: number, list: Decision[]): void {
  for (const building of BUILDING_IDS) if (canVisit(state, seat, building)) list.push(decide('visit', building));
  if (clan.members.some(canBeSent) && hasOpenTrail(state, clan)) {
    for (const member of clan.members) if (canBeSent(member)) list.push(decide('send', member.id));
  }
  for (const land of clan.lands) if (canUseFeature(state, clan, land.id)) list.push(decide('feature', land.id));
}

// MON-41: a seat without dice is asked while a free step could still bring one: a free hire, or a die bought with what it
// has or can turn into coins first.
export function couldGainDie(state: PublicState, clan: Clan): boolean {
  let coins = clan.coins;
  let cheapest = Number.POSITIVE_INFINITY;
  for (const member of clan.members) {
    const { ability } = memberOf(member.id);
    if (wasUsed(state, member.id)) continue;
    coins += effectIn(ability, 'roundGift')?.gain.coins ?? 0;
    if (!member.away) cheapest = Math.min(cheapest, effectIn(ability, 'buyDie')?.coins ?? cheapest);
  }
  for (const token of clan.loot) {
    for (const effect of lootOf(token).effects) {
      if (effect.effect === 'freeHire') {
        if (freeHires(state, clan).some((slot) => memberOf(known(state.tavern[slot])).dice.length > 0)) return true;
      } else if (effect.effect === 'gain') coins += effect.gain.coins ?? 0;
      else if (effect.effect === 'trophyToken') coins += effect.coins;
    }
  }
  for (const monster of clan.trophies) coins += LIMITS.trophyCoins * trophiesOn(monster);
  return coins >= cheapest;
}

export const featureOf = (land: string) => known(effectIn(landOf(land).feature, 'landAction'));

export function canUseFeature(state: PublicState, clan: Clan, land: string): boolean {
  const own = clan.lands.find((held) => held.id === land);
  if (own === undefined || own.settler === '' || own.used) return false;
  const feature = featureOf(land);
  return canFill(clan, feature.cost) && isPossible(state, clan, feature.result);
}

function isPossible(state: PublicState, clan: Clan, result: FeatureResult): boolean {
  if (result.effect === 'takeLoot') return state.lootShown.some((token) => token !== '');
  if (result.effect === 'freeHire') return freeHires(state, clan).length > 0;
  if (result.effect === 'freeEquipment') return hasFreeMember(clan) && state.market.some((card) => card !== '');
  // MON-224: defence tokens do not exist.
  if (result.effect === 'gain' && result.gain.defence !== undefined) {
    return scenarioRule(state.config.scenario, 'noDefence') === null;
  }
  return true;
}

// MON-267: slots of displayed mercenaries whom the clan's prevailing glory allows.
export function freeHires(state: PublicState, clan: Clan): number[] {
  const prevailing = prevailingGlory(clan);
  const slots: number[] = [];
  state.tavern.forEach((card, slot) => {
    if (card !== '' && canHire(prevailing, card)) slots.push(slot);
  });
  return slots;
}

// MON-44
function addFreeSteps(state: PublicState, clan: Clan, list: Decision[]): void {
  if (poolSize(clan) > 0 && freeRookie(state, clan) !== null) list.push(decide('swap'));
  for (const member of clan.members) {
    const ability = memberOf(member.id).ability;
    if (wasUsed(state, member.id)) continue;
    if (effectIn(ability, 'roundGift') !== null) list.push(decide('collect', member.id));
    const buy = effectIn(ability, 'buyDie');
    if (buy !== null && !member.away && clan.coins >= buy.coins) list.push(decide('buyDie', member.id));
  }
  if (movableCards(state, clan).length > 0) list.push(decide('equip'));
  addHealing(clan, list);
  for (const land of landsToSettle(clan)) list.push(decide('settle', land.id));
  addSales(clan, list);
  for (const token of clan.loot) if (isUsableInTurn(state, clan, token)) list.push(decide('loot', token));
}

export function freeRookie(state: PublicState, clan: Clan): string | null {
  for (const member of clan.members) if (isRookie(member.id) && !wasUsed(state, member.id)) return member.id;
  return null;
}

// Each card moves once per turn, between unassigned members.
export function movableCards(state: PublicState, clan: Clan): string[] {
  const cards: string[] = [];
  for (const member of clan.members) {
    if (member.away) continue;
    for (const card of member.gear) if (!state.moved.includes(card)) cards.push(card);
  }
  return cards;
}

export function addHealing(clan: Clan, list: Decision[]): void {
  if (clan.potion === 0) return;
  for (const member of clan.members) if (member.wounded && !member.away) list.push(decide('heal', member.id));
}

export function addSales(clan: Clan, list: Decision[]): void {
  for (const value of trophyValues(clan)) list.push(decide('sellTrophy', value));
}

// MON-287: loot of window `any`; a free hire needs somebody who would come (MON-267).
export function isUsableAnytime(state: PublicState, clan: Clan, token: string): boolean {
  const record = lootOf(token);
  if (record.window !== 'any') return false;
  return effectIn(record.effects, 'freeHire') === null || freeHires(state, clan).length > 0;
}

export function addAnyLoot(state: PublicState, clan: Clan, list: Decision[]): void {
  for (const token of clan.loot) if (isUsableAnytime(state, clan, token)) list.push(decide('loot', token));
}

export function isUsableInTurn(state: PublicState, clan: Clan, token: string): boolean {
  const record = lootOf(token);
  if (record.window !== 'turn') return isUsableAnytime(state, clan, token);
  return hasColour(clan, known(effectIn(record.effects, 'convertDice')).from);
}

// Die fields that must be filled, one list of colours each: by a trail, by a land's feature, by a token.
type Slots = readonly (readonly Colour[])[];

export function trailSlots(state: PublicState): Slots {
  const [place, index] = parseTrailKey(workOf(state).trail);
  return requiredDice(state, place, index);
}

export const featureSlots = (state: PublicState): Slots => featureOf(workOf(state).subject).cost;
const convertSlots = (state: PublicState): Slots => [
  [known(effectIn(lootOf(workOf(state).subject).effects, 'convertDice')).from],
];

function diceFor(state: PublicState, seat: number, slots: Slots): Decision[] {
  const dice = diceForNext(clanOf(state, seat), slots, workOf(state).dice);
  return [...dice.map((die) => decide('give', die)), BACK];
}

export const legalTrailDie = (state: PublicState, seat: number): Decision[] => diceFor(state, seat, trailSlots(state));
export const legalFeatureDie = (state: PublicState, seat: number): Decision[] => diceFor(state, seat, featureSlots(state));
export const legalSwapDie = (state: PublicState, seat: number): Decision[] => diceFor(state, seat, [COLOURS]);
export const legalConvertDie = (state: PublicState, seat: number): Decision[] => diceFor(state, seat, convertSlots(state));

export function legalTakeColour(state: PublicState): Decision[] {
  const given = dieColour(known(workOf(state).dice[0]));
  return [...COLOURS.filter((colour) => colour !== given).map((colour) => decide('take', colour)), BACK];
}

// Shown loot to take: by whoever comes back without a deed, or by a land's feature.
export function legalTakeLoot(state: PublicState): Decision[] {
  const list: Decision[] = [];
  state.lootShown.forEach((token, slot) => {
    if (token !== '') list.push(decide('take', slot));
  });
  return list;
}

export const legalLandLoot = (state: PublicState): Decision[] => [...legalTakeLoot(state), BACK];

export function legalFreeHire(state: PublicState, seat: number): Decision[] {
  return [...freeHires(state, clanOf(state, seat)).map((slot) => decide('hire', slot)), BACK];
}

export function legalFreeCard(state: PublicState): Decision[] {
  const list: Decision[] = [];
  state.market.forEach((card, slot) => {
    if (card !== '') list.push(decide('card', slot));
  });
  list.push(BACK);
  return list;
}

export function legalEquip(state: PublicState, seat: number): Decision[] {
  return [...movableCards(state, clanOf(state, seat)).map((card) => decide('card', card)), BACK];
}

// Who gets a card: unassigned members, and dropping for a card that already belongs to the clan.
export function legalBearer(state: PublicState, seat: number): Decision[] {
  const list: Decision[] = [];
  for (const member of clanOf(state, seat).members) if (!member.away) list.push(decide('to', member.id));
  list.push(BACK);
  return list;
}

export function legalNewBearer(state: PublicState, seat: number): Decision[] {
  const { subject } = workOf(state);
  const list: Decision[] = [];
  for (const member of clanOf(state, seat).members) {
    if (!member.away && !member.gear.includes(subject)) list.push(decide('to', member.id));
  }
  list.push(decide('drop'), BACK);
  return list;
}

export function legalSettle(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  return [...settlersFor(clan, workOf(state).subject).map((member) => decide('with', member.id)), BACK];
}

export function legalSend(state: PublicState, seat: number): Decision[] {
  return [...openTrails(state, clanOf(state, seat)).map((key) => decide('trail', key)), BACK];
}

const countOf = (dice: readonly string[], die: string): number => dice.reduce((sum, each) => (each === die ? sum + 1 : sum), 0);

// MON-72, MON-74: what may still be laid on the trail.
export function legalLoad(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const work = workOf(state);
  const [place, index] = parseTrailKey(work.trail);
  const list: Decision[] = [];
  if (!isQuest(place)) {
    const dice = work.dice.length;
    const tokens = work.tokens.length + work.defence;
    const record = trailRecord(state, place, index);
    const room = record === null || dice - record.required.length < record.reinforce.max;
    const colours = record?.reinforce.colours ?? GATE.colours;
    if (room && fitsTrail(place, dice + 1, tokens)) {
      if (colours.includes('S') && clan.S > countOf(work.dice, 'S')) list.push(decide('add', 'S'));
      if (colours.includes('M') && clan.M > countOf(work.dice, 'M')) list.push(decide('add', 'M'));
    }
    if (fitsTrail(place, dice, tokens + 1)) {
      for (const trap of distinctTraps(clan, work.tokens)) list.push(decide('add', trap));
      if (clan.defence > work.defence) list.push(decide('add', 'defence'));
    }
    if (work.potion < Math.min(clan.potion, LIMITS.ownPotionsPerTrail)) list.push(decide('add', 'potion'));
    if (work.venom < Math.min(clan.venom, LIMITS.ownVenomsPerTrail)) list.push(decide('add', 'venom'));
    if (!isGate(place) || dice + tokens >= GATE.minimumPieces) list.push(decide('confirm'));
  } else {
    list.push(decide('confirm'));
  }
  list.push(BACK);
  return list;
}

// Kinds of traps in the supply that were not taken yet, sorted.
export function distinctTraps(clan: Clan, taken: readonly string[]): string[] {
  const kinds: string[] = [];
  for (const trap of clan.traps) {
    if (!kinds.includes(trap) && countOf(clan.traps, trap) > countOf(taken, trap)) kinds.push(trap);
  }
  return kinds.sort();
}
