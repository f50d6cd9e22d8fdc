// Legal decisions of the clean-up phase (MON-318, MON-320).
import { clanOf, landsToSettle, paidMembers, settledLand, wagesOwed } from '../clan/clan';
import { memberOf } from '../data/lookup';
import { decide } from '../notation';
import type { Clan, Decision, Member, PublicState } from '../types';
import { addAnyLoot, addHealing, addSales } from './turn';

function addSettling(clan: Clan, list: Decision[]): void {
  for (const land of landsToSettle(clan)) list.push(decide('settle', land.id));
}

export function legalRecover(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const list: Decision[] = [];
  addHealing(clan, list);
  addSettling(clan, list);
  list.push(decide('done'));
  return list;
}

export const isShort = (clan: Clan): boolean => clan.coins < wagesOwed(clan);

// MON-17, MON-165: settling, selling and loot, short of wages or not.
export function legalWages(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const list: Decision[] = [];
  addSettling(clan, list);
  addSales(clan, list);
  addAnyLoot(state, clan, list);
  list.push(decide(isShort(clan) ? 'payShort' : 'done'));
  return list;
}

// Highest reputation, then cost; all that are equal in both.
function foremost(members: readonly Member[]): Member[] {
  let best: Member[] = [];
  let mark = -1;
  for (const member of members) {
    const record = memberOf(member.id);
    const rank = record.reputation * 1000 + record.cost;
    if (rank > mark) {
      mark = rank;
      best = [member];
    } else if (rank === mark) {
      best.push(member);
    }
  }
  return best;
}

// MON-164: settled members only if there is nobody else.
export function heirs(clan: Clan): Member[] {
  const free = clan.members.filter((member) => settledLand(clan, member.id) === null);
  return foremost(free.length > 0 ? free : clan.members);
}

export const deserters = (clan: Clan): Member[] => foremost(paidMembers(clan));

export const legalPromote = (state: PublicState, seat: number): Decision[] =>
  heirs(clanOf(state, seat)).map((member) => decide('promote', member.id));

export const legalDesert = (state: PublicState, seat: number): Decision[] =>
  deserters(clanOf(state, seat)).map((member) => decide('desert', member.id));

export const legalInherit = (state: PublicState, seat: number): Decision[] => [
  ...clanOf(state, seat).members.map((member) => decide('to', member.id)),
  decide('drop'),
];
