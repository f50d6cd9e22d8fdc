// What looks possible in a turn or in the tavern and is not, with the reason. Targets are the keys that are missing.
import type { Refusal } from '../../core/decision';
import { clanOf, prevailingGlory } from './clan';
import { isRookie, scenarioRule } from './data/lookup';
import { BUILDING_IDS, type BuildingId } from './data/records';
import { hasOpenTrail } from './outlands';
import { canHire, canVisit, fieldCount, freeField, mineField } from './prices';
import type { Clan, State } from './types';

export function refusals(state: State): readonly Refusal[] {
  const { ask } = state;
  if (ask === null) return [];
  const clan = clanOf(state, ask.seat);
  if (ask.kind === 'turn') return [...closedBuildings(state, clan, ask.seat), ...stayingMembers(state, clan)];
  return ask.kind === 'tavern' ? unwilling(state, clan) : [];
}

const refuse = (target: string, why: string): Refusal => ({ target, reason: { key: `why.${why}` } });

function closedBuildings(state: State, clan: Clan, seat: number): Refusal[] {
  return BUILDING_IDS.filter((building) => !canVisit(state, seat, building)).map((building) =>
    refuse(`visit:${building}`, reasonAgainst(state, clan, building)),
  );
}

function reasonAgainst(state: State, clan: Clan, building: BuildingId): string {
  if (state.panic.includes(building)) return 'panic';
  if (scenarioRule(state.config.scenario, 'closeBuilding')?.building === building) return 'closed';
  const full = building === 'mine' ? mineField(state, 1) < 0 && mineField(state, 2) < 0 : freeField(state, building) < 0;
  if (Number.isFinite(fieldCount(state, building)) && full) return 'full';
  if (building === 'alchemist' || building === 'mine') return 'dice';
  return clan.S + clan.I.length === 0 ? 'dice' : 'coins';
}

function stayingMembers(state: State, clan: Clan): Refusal[] {
  const open = hasOpenTrail(state, clan);
  const found: Refusal[] = [];
  for (const member of clan.members) {
    if (isRookie(member.id)) found.push(refuse(`send:${member.id}`, 'rookie'));
    else if (member.away) found.push(refuse(`send:${member.id}`, 'away'));
    else if (!open) found.push(refuse(`send:${member.id}`, 'trail'));
  }
  return found;
}

function unwilling(state: State, clan: Clan): Refusal[] {
  const prevailing = prevailingGlory(clan);
  const found: Refusal[] = [];
  state.tavern.forEach((card, slot) => {
    if (card !== '' && !canHire(prevailing, card)) found.push(refuse(`hire:${slot}`, 'glory'));
  });
  return found;
}
