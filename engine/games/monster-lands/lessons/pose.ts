// Posed tables for lessons and scenes: a match at a turn of seat 0, rearranged by exchanging components, so that none is lost.
import { known } from '../../../core/invariant';
import { makeRng } from '../../../core/rng';
import { parseOptions } from '../options';
import { parseTrailKey, trailAt } from '../outlands/trails';
import { setup } from '../setup';
import type { Clan, Member, State, Trail } from '../types';

const AFFINITY_ORDER = ['fire', 'water', 'air', 'jungle'];

// Deployment phase, seat 0 to act, nobody else has dice.
export function poseTable(seats: number, options: Record<string, unknown> = {}, seed = 5): State {
  const affinities = Object.fromEntries(AFFINITY_ORDER.slice(0, seats).map((id, seat) => [`affinity${seat + 1}`, id]));
  const parsed = parseOptions({ ...affinities, ...options }, seats);
  const state = setup(known(parsed.ok ? parsed.value : null, 'options of a posed table'), seats, makeRng(seed));
  state.firstPlayer = 0;
  state.turnSeat = 0;
  state.phase = 'deployment.choosingAction';
  state.clans.forEach((clan, seat) => {
    clan.passed = seat > 0;
  });
  poseLand(state, 'kyzhul', 'tile1', 'a', 'sckon');
  return state;
}

export const clanAt = (state: State, seat = 0): Clan => known(state.clans[seat]);

// `SSMI5` for two strength, one magic and an influence die showing 5.
export function poseDice(state: State, seat: number, dice: string): void {
  const clan = clanAt(state, seat);
  clan.S = [...dice.matchAll(/S/g)].length;
  clan.M = [...dice.matchAll(/M/g)].length;
  clan.I = [...dice.matchAll(/I(\d)/g)].map((match) => Number(match[1])).sort((left, right) => left - right);
}

// Exchanges what lies in a slot with the wanted piece, wherever in the given lists that is.
function exchange(lists: readonly string[][], list: string[], slot: number, wanted: string): void {
  if (list[slot] === wanted) return;
  for (const other of lists) {
    const index = other.indexOf(wanted);
    if (index < 0) continue;
    other[index] = known(list[slot]);
    list[slot] = wanted;
    return;
  }
}

export function poseLand(state: State, land: string, tile: string, face: 'a' | 'b', monster: string): void {
  const place = known(state.lands[0]);
  const lands = state.lands.map((each) => each.land);
  const tiles = state.lands.map((each) => each.tile);
  exchange([lands, state.landDeck], lands, 0, land);
  exchange([tiles, state.tileDeck], tiles, 0, tile);
  state.lands.forEach((each, index) => {
    each.land = known(lands[index]);
    each.tile = known(tiles[index]);
  });
  place.face = face;
  poseMonster(state, 0, monster);
}

// Place 0 and 1 are the lands, 2 is the gate; '' empties it.
export function poseMonster(state: State, place: number, monster: string): void {
  const standing = [...state.lands.map((each) => each.monster), state.gate.monster];
  const at = place === 2 ? standing.length - 1 : place;
  if (monster === '') {
    const gone = known(standing[at]);
    if (gone !== '') state.monsterDiscard.push(gone);
    standing[at] = '';
  } else if (standing[at] === '') {
    state.monsterDeck.splice(state.monsterDeck.indexOf(monster), 1);
    standing[at] = monster;
  } else {
    exchange([standing, state.monsterDeck], standing, at, monster);
  }
  state.lands.forEach((each, index) => {
    each.monster = known(standing[index]);
  });
  state.gate.monster = known(standing.at(-1));
}

export const poseHut = (state: State, slot: number, trap: string): void =>
  exchange([state.hut.slice(slot + 1), state.trapDeck], state.hut, slot, trap);
export const poseTavern = (state: State, slot: number, card: string): void =>
  exchange([state.tavern, state.mercenaryDeck], state.tavern, slot, card);

export function poseQuest(state: State, place: number, quest: string): void {
  const quests = state.quests.map((each) => each.quest);
  exchange([quests, state.questBag], quests, place, quest);
  state.quests.forEach((each, index) => {
    each.quest = known(quests[index]);
  });
}

export function poseMember(state: State, seat: number, id: string): Member {
  const rookie = state.rookies.indexOf(id);
  if (rookie >= 0) state.rookies.splice(rookie, 1);
  const deck = state.mercenaryDeck.indexOf(id);
  const shown = state.tavern.indexOf(id);
  if (deck >= 0) state.mercenaryDeck.splice(deck, 1);
  else if (shown >= 0) state.tavern[shown] = known(state.mercenaryDeck.pop());
  const member: Member = { id, wounded: false, away: false, gear: [] };
  clanAt(state, seat).members.push(member);
  return member;
}

export function poseTrap(state: State, seat: number, trap: string): void {
  takeFromPool(state, trap);
  clanAt(state, seat).traps.push(trap);
  clanAt(state, seat).knownTraps.push(trap);
}

function takeFromPool(state: State, trap: string): void {
  const deck = state.trapDeck.indexOf(trap);
  const shown = state.hut.indexOf(trap);
  if (deck >= 0) state.trapDeck.splice(deck, 1);
  else if (shown >= 0) state.hut[shown] = known(state.trapDeck.pop());
}

export function poseTrophy(state: State, seat: number, monster: string): void {
  state.monsterDeck.splice(state.monsterDeck.indexOf(monster), 1);
  clanAt(state, seat).trophies.push(monster);
}

// A member already stands on a trail with dice and tokens.
export function poseTrail(state: State, key: string, seat: number, member: string, load: Partial<Trail>): void {
  const [place, index] = parseTrailKey(key);
  Object.assign(trailAt(state, place, index), { seat, member, ...load });
  for (const trap of load.tokens ?? []) {
    takeFromPool(state, trap);
    clanAt(state, seat).knownTraps.push(trap);
  }
  known(clanAt(state, seat).members.find((each) => each.id === member)).away = true;
}
