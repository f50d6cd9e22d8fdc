// Why a free step or a sending is not open in a turn (MON-41, MON-44, MON-64, MON-75, MON-131).
import type { Refusal } from '../../../core/decision';
import { canBeSent, settlersFor, wasUsed } from '../clan/clan';
import { canFill, poolSize } from '../clan/dice';
import { effectIn, isRookie, landOf, lootOf, memberOf, scenarioRule } from '../data/lookup';
import type { Effect } from '../data/records';
import { canUseFeature, featureOf, isUsableInTurn } from '../decisions/turn';
import { hasOpenTrail } from '../outlands/trails';
import type { Clan, Member, OwnLand, State } from '../types';
import { refuse } from './refuse';

export function members(state: State, clan: Clan): Refusal[] {
  const open = hasOpenTrail(state, clan);
  const found: Refusal[] = [];
  for (const member of clan.members) {
    const target = `member:${member.id}`;
    if (isRookie(member.id)) found.push(refuse(target, 'rookie'));
    else if (!canBeSent(member)) found.push(refuse(target, 'away'));
    else if (poolSize(clan) === 0) found.push(refuse(target, 'noDice'));
    else if (!open) found.push(refuse(target, 'trail'));
  }
  return found;
}

export function freeSteps(state: State, clan: Clan): Refusal[] {
  return [
    ...clan.members.flatMap((member) => againstAbility(state, clan, member)),
    ...againstHealing(clan),
    ...clan.lands.flatMap((land) => againstLand(state, clan, land)),
    ...againstLoot(clan, (token) => isUsableInTurn(state, clan, token)),
    ...againstTrophies(clan),
    ...clan.members.flatMap((member) =>
      member.gear.map((card) =>
        refuse(`gear:${card}`, member.away ? 'awayGear' : state.moved.includes(card) ? 'moved' : 'equipFirst'),
      ),
    ),
  ];
}

// What works by itself, or elsewhere, is no step of a turn.
const ELSEWHERE: Readonly<Partial<Record<Effect['effect'], string>>> = {
  rebate: 'abilityRebate',
  buildingIncome: 'abilityAlways',
  trapLimit: 'abilityAlways',
};

function againstAbility(state: State, clan: Clan, member: Member): Refusal[] {
  const target = `ability:${member.id}`;
  const { ability } = memberOf(member.id);
  const [effect] = ability;
  if (effect === undefined) return [];
  if (wasUsed(state, member.id)) return [refuse(target, 'used')];
  if (effect.effect === 'roundGift') return [];
  if (effect.effect === 'swapDie') return poolSize(clan) > 0 ? [] : [refuse(target, 'noDice')];
  if (effect.effect !== 'buyDie') return [refuse(target, ELSEWHERE[effect.effect] ?? 'abilityOutlands')];
  if (member.away) return [refuse(target, 'away')];
  return clan.coins >= effect.coins ? [] : [refuse(target, 'price', { price: effect.coins, coins: clan.coins })];
}

export function againstHealing(clan: Clan): Refusal[] {
  const found: Refusal[] = [];
  for (const member of clan.members) {
    const target = `heal:${member.id}`;
    if (!member.wounded) found.push(refuse(target, 'unhurt'));
    else if (member.away) found.push(refuse(target, 'away'));
    else if (clan.potion === 0) found.push(refuse(target, 'noPotion'));
  }
  return found;
}

function againstLand(state: State, clan: Clan, land: OwnLand): Refusal[] {
  const target = `land:${land.id}`;
  if (land.settler === '') return againstSettling(clan, land);
  if (canUseFeature(state, clan, land.id) && poolSize(clan) > 0) return [];
  if (land.used) return [refuse(target, 'used')];
  const { cost, result } = featureOf(land.id);
  if (!canFill(clan, cost)) return [refuse(target, 'featureDice')];
  if (result.effect === 'takeLoot') return [refuse(target, 'noLootShown')];
  if (result.effect === 'freeHire') return [refuse(target, 'nobodyComes')];
  if (result.effect === 'freeEquipment')
    return [refuse(target, clan.members.every((member) => member.away) ? 'allAway' : 'marketEmpty')];
  return scenarioRule(state.config.scenario, 'noDefence') === null ? [] : [refuse(target, 'closed')];
}

export function againstSettling(clan: Clan, land: OwnLand): Refusal[] {
  if (land.settler !== '') return [refuse(`land:${land.id}`, 'settled', { member: `@card.${land.settler}.name` })];
  if (settlersFor(clan, land.id).length > 0) return [];
  return [refuse(`land:${land.id}`, 'noSettler', { affinity: `@affinity.${landOf(land.id).affinity}` })];
}

// Each token has its time (MON-132).
export function againstLoot(clan: Clan, isUsable: (token: string) => boolean): Refusal[] {
  return clan.loot.filter((token) => !isUsable(token)).map((token) => refuse(`loot:${token}`, whyNotLoot(token)));
}

export function whyNotLoot(token: string): string {
  const { window, effects } = lootOf(token);
  if (window === 'any') return effectIn(effects, 'freeHire') !== null ? 'nobodyComes' : 'lootTurn';
  if (window === 'turn') return effectIn(effects, 'convertDice')?.from === 'I' ? 'lootTurnI' : 'lootTurnM';
  return window === 'roll' ? 'lootRoll' : window === 'strike' ? 'lootStrike' : 'lootEvent';
}

export const againstTrophies = (clan: Clan): Refusal[] => (clan.trophies.length > 0 ? [] : [refuse('trophies', 'noTrophies')]);
