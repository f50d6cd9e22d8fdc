// Questions about one clan: who belongs to it, what it may do, what it owes. Reads only.
import { known } from '../../../core/invariant';
import { effectIn, equipmentOf, isRookie, landOf, memberOf, monsterOf } from '../data/lookup';
import type { Effect, Resources } from '../data/records';
import { GLORY_DICE, LIMITS, WAGES } from '../data/tables';
import type { Clan, Colour, Member, OwnLand, PublicState } from '../types';

export const clanOf = (state: PublicState, seat: number): Clan => known(state.clans[seat]);

// MON-10: every member counts; a starting leader's card says 0.
export function reputationOf(clan: Clan): number {
  let sum = 0;
  for (const member of clan.members) sum += memberOf(member.id).reputation;
  return sum;
}

// MON-13
export const prevailingGlory = (clan: Clan): number => clan.glory - reputationOf(clan);

export function findMember(clan: Clan, id: string): Member {
  for (const member of clan.members) if (member.id === id) return member;
  return known<Member>(null, `member ${id}`);
}

export function canPayResources(clan: Clan, price: Resources): boolean {
  return (
    clan.coins >= (price.coins ?? 0) &&
    clan.potion >= (price.potion ?? 0) &&
    clan.venom >= (price.venom ?? 0) &&
    clan.defence >= (price.defence ?? 0) &&
    clan.traps.length >= (price.trap ?? 0)
  );
}

export const hasFreeMember = (clan: Clan): boolean => clan.members.some((member) => !member.away);

// Rookies cannot be assigned (MON-64).
export const canBeSent = (member: Member): boolean => !member.away && !isRookie(member.id);

export function settledLand(clan: Clan, member: string): OwnLand | null {
  for (const land of clan.lands) if (land.settler === member) return land;
  return null;
}

// MON-131: available members of the land's affinity who are not settled yet.
export function settlersFor(clan: Clan, land: string): Member[] {
  const affinity = landOf(land).affinity;
  return clan.members.filter(
    (member) => !member.away && memberOf(member.id).affinity === affinity && settledLand(clan, member.id) === null,
  );
}

export const landsToSettle = (clan: Clan): OwnLand[] =>
  clan.lands.filter((land) => land.settler === '' && settlersFor(clan, land.id).length > 0);

// MON-257
export function trapLimit(clan: Clan): number {
  let limit = LIMITS.traps;
  for (const member of clan.members) limit += effectIn(memberOf(member.id).ability, 'trapLimit')?.amount ?? 0;
  return limit;
}

// MON-63: the seat with more traps than it may keep, -1 for none. Which one goes is its owner's choice.
export function seatWithTooManyTraps(state: PublicState): number {
  for (let seat = 0; seat < state.clans.length; seat++) {
    const clan = known(state.clans[seat]);
    if (clan.traps.length > LIMITS.traps && clan.traps.length > trapLimit(clan)) return seat;
  }
  return -1;
}

export function gloryDice(glory: number): readonly Colour[] {
  for (const tier of GLORY_DICE) if (tier.upTo === null || glory <= tier.upTo) return tier.dice;
  return [];
}

export function wageOf(glory: number): number {
  for (const tier of WAGES) if (tier.upTo === null || glory <= tier.upTo) return tier.coins;
  return 0;
}

// MON-165: everybody but the leader and settled members takes a wage.
export function paidMembers(clan: Clan): Member[] {
  return clan.members.filter((member) => member.id !== clan.leader && settledLand(clan, member.id) === null);
}

export const wagesOwed = (clan: Clan): number => paidMembers(clan).length * wageOf(clan.glory);

export const trophiesOn = (monster: string): number => monsterOf(monster).trophies;

// MON-17 and the loot token that counts as trophies.
export function trophyCount(clan: Clan): number {
  let sum = 0;
  for (const monster of clan.trophies) sum += trophiesOn(monster);
  if (clan.loot.includes('greatTrophy')) sum += 3;
  return sum;
}

// Distinct trophy values on killed monsters, ascending.
export function trophyValues(clan: Clan): number[] {
  const values: number[] = [];
  for (const monster of clan.trophies) {
    const value = trophiesOn(monster);
    if (!values.includes(value)) values.push(value);
  }
  return values.sort((left, right) => left - right);
}

export const livesOf = (member: Member): number => (member.wounded ? 1 : LIMITS.wounds);

export interface Source {
  readonly card: string;
  readonly effects: readonly Effect[];
}

// The member's own ability, then the features of what he carries.
export function sourcesOf(member: Member): Source[] {
  const sources: Source[] = [{ card: member.id, effects: memberOf(member.id).ability }];
  for (const card of member.gear) sources.push({ card, effects: equipmentOf(card).feature });
  return sources;
}

export const wasUsed = (state: PublicState, card: string): boolean => (state.uses[card] ?? 0) > 0;

export function markUsed(state: PublicState, card: string, times = 1): void {
  state.uses[card] = (state.uses[card] ?? 0) + times;
}

// MON-262: coins by which the card's rebate lowers a price in the building, 0 for none or a used one.
function openRebate(state: PublicState, card: string, effects: readonly Effect[], building: string): number {
  const rebate = effectIn(effects, 'rebate');
  return rebate === null || rebate.building !== building || wasUsed(state, card) ? 0 : rebate.coins;
}

// Rebates of the clan for a building that were not used in this round.
export function openRebates(state: PublicState, clan: Clan, building: string): { card: string; coins: number }[] {
  const found: { card: string; coins: number }[] = [];
  for (const member of clan.members) {
    const own = openRebate(state, member.id, memberOf(member.id).ability, building);
    if (own > 0) found.push({ card: member.id, coins: own });
    for (const card of member.gear) {
      const coins = openRebate(state, card, equipmentOf(card).feature, building);
      if (coins > 0) found.push({ card, coins });
    }
  }
  return found;
}

// The same, in coins: asked of every building at every turn.
export function openRebateCoins(state: PublicState, clan: Clan, building: string): number {
  let coins = 0;
  for (const member of clan.members) {
    coins += openRebate(state, member.id, memberOf(member.id).ability, building);
    for (const card of member.gear) coins += openRebate(state, card, equipmentOf(card).feature, building);
  }
  return coins;
}
