// Why a trail, a die, a token, a card or a member does not fit (MON-59, MON-64, MON-65, MON-70 to MON-74, MON-131).
import type { Refusal } from '../../../core/decision';
import { canBeSent, settledLand } from '../clan/clan';
import { distinctDice, poolSize } from '../clan/dice';
import { landOf, memberOf } from '../data/lookup';
import { GATE, LIMITS } from '../data/tables';
import { movableCards, workOf } from '../decisions/turn';
import {
  fitsTrail,
  isGate,
  isQuest,
  openTrails,
  PLACE_INDEXES,
  parseTrailKey,
  requiredDice,
  trailKey,
  trailRecord,
  trailsOf,
} from '../outlands/trails';
import { actionOf } from '../requests';
import { type Clan, DICE_QUEST, NOBODY, type PlaceIndex, type State } from '../types';
import { refuse } from './refuse';

export function sending(state: State, clan: Clan): Refusal[] {
  const open = openTrails(state, clan);
  const found: Refusal[] = [];
  for (const place of PLACE_INDEXES) {
    trailsOf(state, place).forEach((trail, index) => {
      const key = trailKey(place, index);
      if (open.includes(key)) return;
      if (trail.seat !== NOBODY) found.push(refuse(`trail:${key}`, 'taken'));
      else found.push(againstTrail(state, place, index));
    });
  }
  return found;
}

// In a turn nobody is on the way yet: whoever points at a trail or a quest is told how one gets there (MON-64).
export function trailsBefore(state: State, clan: Clan): Refusal[] {
  const open = openTrails(state, clan);
  const isAnyoneFree = poolSize(clan) > 0 && clan.members.some(canBeSent);
  const cards = state.quests.flatMap(({ quest }, place) => {
    if (quest === '') return [];
    const card = `${place === DICE_QUEST ? 'quest' : 'contract'}:${quest}`;
    const isOpen = open.some((key) => parseTrailKey(key)[0] === place);
    return [refuse(card, !isOpen ? 'questClosed' : isAnyoneFree ? 'memberFirst' : 'nobodyFree')];
  });
  const trails = open.map((key) => refuse(`trail:${key}`, isAnyoneFree ? 'memberFirst' : 'nobodyFree'));
  return [...cards, ...sending(state, clan), ...trails];
}

function againstTrail(state: State, place: PlaceIndex, index: number): Refusal {
  const target = `trail:${trailKey(place, index)}`;
  if (isGate(place)) return refuse(target, state.gate.monster === '' ? 'noMonster' : 'gateEmptyHanded');
  if (isQuest(place) && (state.quests[place]?.quest ?? '') === '') return refuse(target, 'noQuest');
  const dice = requiredDice(state, place, index).map((colours) => colours.map((colour) => `@dice.${colour}`).join(' / '));
  return refuse(target, 'trailDice', { dice: dice.join(' + ') });
}

// MON-72, MON-74: room, colours and what is left in the supply.
export function loading(state: State, clan: Clan): Refusal[] {
  const work = workOf(state);
  const [place, index] = parseTrailKey(work.trail);
  const record = trailRecord(state, place, index);
  const dice = work.dice.length;
  const tokens = work.tokens.length + work.defence;
  const colours = record?.reinforce.colours ?? GATE.colours;
  const isFull = record !== null && dice - record.required.length >= record.reinforce.max;
  const found: Refusal[] = [];
  for (const die of distinctDice(clan)) {
    const target = `pool:${die}`;
    const laid = work.dice.filter((each) => each === die).length;
    if (die !== 'S' && die !== 'M') found.push(refuse(target, 'noInfluence'));
    else if (!colours.includes(die)) found.push(refuse(target, 'notReinforcing'));
    else if (clan[die] <= laid) found.push(refuse(target, 'allLaid'));
    else if (isFull) found.push(refuse(target, 'reinforced', { max: record.reinforce.max }));
    else if (!fitsTrail(place, dice + 1, tokens)) found.push(refuse(target, 'noRoom'));
  }
  const hasRoom = fitsTrail(place, dice, tokens + 1);
  for (const trap of new Set(clan.traps)) {
    const left = clan.traps.filter((each) => each === trap).length - work.tokens.filter((each) => each === trap).length;
    if (left <= 0) found.push(refuse(`ownTrap:${trap}`, 'allLaid'));
    else if (!hasRoom) found.push(refuse(`ownTrap:${trap}`, 'noRoom'));
  }
  if (clan.defence <= work.defence) found.push(refuse('goods:defence', clan.defence === 0 ? 'none' : 'allLaid'));
  else if (!hasRoom) found.push(refuse('goods:defence', 'noRoom'));
  for (const [good, most] of [
    ['potion', LIMITS.ownPotionsPerTrail],
    ['venom', LIMITS.ownVenomsPerTrail],
  ] as const) {
    if (work[good] >= most) found.push(refuse(`goods:${good}`, 'oneEach'));
    else if (clan[good] <= work[good]) found.push(refuse(`goods:${good}`, 'none'));
  }
  return found;
}

export function settling(state: State, clan: Clan): Refusal[] {
  const { affinity } = landOf(workOf(state).subject);
  const found: Refusal[] = [];
  for (const member of clan.members) {
    const target = `member:${member.id}`;
    if (memberOf(member.id).affinity !== affinity)
      found.push(refuse(target, 'otherAffinity', { affinity: `@affinity.${affinity}` }));
    else if (member.away) found.push(refuse(target, 'away'));
    else if (settledLand(clan, member.id) !== null) found.push(refuse(target, 'settledAlready'));
  }
  return found;
}

export function equip(state: State, clan: Clan): Refusal[] {
  const movable = movableCards(state, clan);
  return clan.members.flatMap((member) =>
    member.gear
      .filter((card) => !movable.includes(card))
      .map((card) => refuse(`gear:${card}`, member.away ? 'awayGear' : 'moved')),
  );
}

export function bearer(state: State, clan: Clan): Refusal[] {
  const work = workOf(state);
  const found: Refusal[] = [];
  for (const member of clan.members) {
    if (member.away) found.push(refuse(`member:${member.id}`, 'awayGear'));
    else if (actionOf(state) === 'equip' && member.gear.includes(work.subject))
      found.push(refuse(`member:${member.id}`, 'wearsIt'));
  }
  return found;
}
