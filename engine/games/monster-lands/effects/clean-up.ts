// The clean-up phase in its eight steps (MON-160 to MON-169) and the end check (MON-180).
import { known } from '../../../core/invariant';
import { clanOf, findMember, paidMembers, reputationOf, settledLand, wagesOwed } from '../clan/clan';
import { effectIn, monsterOf } from '../data/lookup';
import { VIRTUAL_PLAYER } from '../data/solo';
import { LIMITS } from '../data/tables';
import { PLACE_INDEXES, trailKey, trailsOf } from '../outlands/trails';
import { totalScore } from '../scoring';
import { type BuildingId, type Decision, LAND_A, NOBODY, type Of, type PlaceIndex, type State, type Trail } from '../types';
import { clearTrail } from './battle';
import { putOn } from './citadel';
import { trimStores } from './gains';
import { discardMember, drawLandFor, drawMonsterFor, drawQuests, type MonsterStep } from './supply';

// Decisions of clean-up go in seat order from the first player.
export function fromFirstSeat(step: MonsterStep): void {
  step.state.turnSeat = step.state.firstPlayer;
}

export function nextSeat(step: MonsterStep): void {
  step.state.turnSeat = seatAfter(step.state);
}

export const seatAfter = (state: State): number => (state.turnSeat + 1) % state.config.seats;

// MON-160
export function bringHome(step: MonsterStep): void {
  const { state } = step;
  for (const place of PLACE_INDEXES) {
    trailsOf(state, place).forEach((trail, index) => {
      if (trail.seat !== NOBODY) returnFrom(step, trail, trailKey(place, index));
    });
  }
  if (state.config.seats === 1) state.samborTokens = VIRTUAL_PLAYER.assignmentTokens;
}

function returnFrom(step: MonsterStep, trail: Trail, key: string): void {
  const { seat, member, coins, potion, venom } = trail;
  if (seat >= 0 && member !== '') {
    const clan = clanOf(step.state, seat);
    findMember(clan, member).away = false;
    clan.coins += coins;
    clan.potion += potion;
    clan.venom += venom;
    if (!step.silent) step.emit({ type: 'memberReturned', seat, member, trail: key, coins, potion, venom });
  }
  clearTrail(step, trail);
  trail.seat = NOBODY;
  trail.member = '';
  trail.coins = 0;
  trail.potion = 0;
  trail.venom = 0;
  trail.absorbed = 0;
  trail.fought = false;
  trail.deed = '';
}

// MON-161: healing and settling first; only then surplus goes.
export const discardSurplus = (step: MonsterStep): void => trimStores(step, step.state.turnSeat);

// MON-162: highest attack, then kill value, then who is there already, then land A.
export function contestGate(step: MonsterStep): void {
  const { state } = step;
  const rivals: string[] = state.gate.monster === '' ? [] : [state.gate.monster];
  const before = rivals.length;
  for (const land of state.lands) {
    // MON-278: the place that a captured monster escaped from has none; its turn is that of the place.
    if (land.unbeaten) rivals.push(land.monster);
    else if (land.monster === '') rivals.push(...state.escaped.splice(0));
    if (land.unbeaten) land.monster = '';
    land.unbeaten = false;
  }
  let best = rivals[0] ?? '';
  for (const rival of rivals) if (might(rival) > might(best)) best = rival;
  state.gate.monster = best;
  const discarded = rivals.filter((rival) => rival !== best);
  state.monsterDiscard.push(...discarded);
  if (rivals.length > before) step.emit({ type: 'gateContested', monster: best, discarded });
}

const might = (monster: string): number => monsterOf(monster).attack * 1000 + monsterOf(monster).kill;

// MON-163
export function spreadPanic(step: MonsterStep): void {
  const { state } = step;
  const { monster } = state.gate;
  if (monster === '') return;
  const tokens = effectIn(monsterOf(monster).power, 'extraPanic')?.tokens ?? 1;
  for (let count = 0; count < tokens; count++) {
    const building: BuildingId | undefined = state.panicPile.pop();
    if (building === undefined) return;
    state.panic.push(building);
    step.emit({ type: 'panicSpread', building });
  }
}

// MON-164: a settled member who must lead leaves his land.
export function promote(step: MonsterStep, decision: Of<'promote'>, seat: number): void {
  const clan = clanOf(step.state, seat);
  const land = settledLand(clan, decision.member);
  clan.leader = decision.member;
  if (land !== null) land.settler = '';
  step.emit({ type: 'leaderPromoted', seat, member: decision.member, left: land?.id ?? '' });
}

// MON-165
export function payWages(step: MonsterStep): void {
  const { state } = step;
  const seat = state.turnSeat;
  const clan = clanOf(state, seat);
  const owed = wagesOwed(clan);
  const coins = Math.min(clan.coins, owed);
  clan.coins -= coins;
  if (owed > 0) step.emit({ type: 'wagesPaid', seat, coins, owed, members: paidMembers(clan).length });
}

export function desert(step: MonsterStep, decision: Of<'desert'>, seat: number): void {
  const { state } = step;
  const clan = clanOf(state, seat);
  const member = findMember(clan, decision.member);
  clan.members.splice(clan.members.indexOf(member), 1);
  const land = settledLand(clan, member.id);
  if (land !== null) land.settler = '';
  discardMember(state, member.id);
  state.heirlooms = member.gear.slice();
  step.emit({ type: 'memberDeserted', seat, member: member.id });
}

// The equipment of a deserter may be given to others.
export function inherit(step: MonsterStep, decision: Of<'to'>, seat: number): void {
  const card = known(step.state.heirlooms.shift());
  putOn(step.state, seat, decision.member, card);
  step.emit({ type: 'equipmentMoved', seat, card, from: '', to: decision.member });
}

export function dropHeirloom(step: MonsterStep, _decision: Decision, seat: number): void {
  const card = known(step.state.heirlooms.shift());
  step.state.equipmentDiscard.push(card);
  step.emit({ type: 'equipmentMoved', seat, card, from: '', to: '' });
}

// MON-166, MON-180; MON-210: glory does not end a solo game.
export function hasEnded(state: State): boolean {
  const { seats, rounds } = state.config;
  return state.round >= rounds || (seats > 1 && state.clans.some((clan) => clan.glory >= LIMITS.gloryToEnd));
}

export function endMatch(step: MonsterStep): void {
  step.emit({ type: 'matchEnded', scores: step.state.clans.map((clan) => totalScore(clan)) });
}

// MON-167: dice return, quests left go.
export function clearTable(step: MonsterStep): void {
  const { state } = step;
  for (const clan of state.clans) {
    clan.S = 0;
    clan.M = 0;
    clan.I = [];
    for (const land of clan.lands) land.used = false;
  }
  for (const building of Object.keys(state.buildings) as BuildingId[]) state.buildings[building] = [];
  state.uses = {};
  for (const place of state.quests) if (place.quest !== '') state.questDiscard.push(place.quest);
}

export function refillPlaces(step: MonsterStep): void {
  const { state } = step;
  drawQuests(step);
  state.lands.forEach((land, index) => {
    if (land.monster === '') drawMonsterFor(step, (LAND_A + index) as PlaceIndex);
  });
  state.lands.forEach((land, index) => {
    if (land.land === '') drawLandFor(step, index);
  });
}

// MON-169
export function nextRound(step: MonsterStep): void {
  step.state.round++;
}

// MON-168: lowest reputation; ties go to the right of the present first player, himself last.
export function passFirstPlayer(step: MonsterStep): void {
  const { state } = step;
  const { seats } = state.config;
  let best = -1;
  for (let turn = 1; turn <= seats; turn++) {
    const seat = (state.firstPlayer - turn + seats * 2) % seats;
    if (best < 0 || reputationOf(clanOf(state, seat)) < reputationOf(clanOf(state, best))) best = seat;
  }
  state.firstPlayer = known(best);
  step.emit({ type: 'firstPlayerChanged', seat: best });
}

export const isOver = (state: State): boolean => state.phase === 'finished';
