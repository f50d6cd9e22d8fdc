// Why something is not open in clean-up: healing, settling, leading, cashing in, deserting (MON-161 to MON-165).
import type { Refusal } from '../../../core/decision';
import { settledLand } from '../clan/clan';
import { deserters, heirs } from '../decisions/clean-up';
import { isUsableAnytime } from '../decisions/turn';
import type { Clan, State } from '../types';
import type { Ask } from '../view-types';
import { refuse } from './refuse';
import { againstHealing, againstLoot, againstSettling, againstTrophies } from './turn';

export const recover = (_state: State, clan: Clan): Refusal[] => [
  ...againstHealing(clan),
  ...clan.lands.flatMap((land) => againstSettling(clan, land)),
  ...clan.loot.map((token) => refuse(`loot:${token}`, 'beforeWages')),
  refuse('trophies', clan.trophies.length > 0 ? 'beforeWages' : 'noTrophies'),
];

export const wages = (state: State, clan: Clan): Refusal[] => [
  ...clan.lands.flatMap((land) => againstSettling(clan, land)),
  ...againstLoot(clan, (token) => isUsableAnytime(state, clan, token)),
  ...againstTrophies(clan),
];

export function heirsOrDeserters(_state: State, clan: Clan, ask: Ask): Refusal[] {
  const open = new Set((ask.kind === 'promote' ? heirs(clan) : deserters(clan)).map((member) => member.id));
  const found: Refusal[] = [];
  for (const member of clan.members) {
    if (open.has(member.id)) continue;
    const target = `member:${member.id}`;
    if (member.id === clan.leader) found.push(refuse(target, 'leads'));
    else if (settledLand(clan, member.id) !== null) found.push(refuse(target, 'settledStays'));
    else found.push(refuse(target, 'lowerReputation'));
  }
  return found;
}
