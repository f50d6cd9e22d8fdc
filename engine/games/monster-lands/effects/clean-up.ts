// The clean-up phase in its eight steps (MON-160 to MON-169) and the end check (MON-180).
import { known } from '../../../core/invariant';
import { clanOf, findMember, paidMembers, reputationOf, settledLand, wagesOwed } from '../clan';
import { effectIn, monsterOf } from '../data/lookup';
import { VIRTUAL_PLAYER } from '../data/solo';
import { LIMITS } from '../data/tables';
import { deserters, isShort, legalRecover, legalWages } from '../decisions/clean-up';
import { PLACE_INDEXES, trailKey, trailsOf } from '../outlands';
import { totalScore } from '../scoring';
import { type Ask, type BuildingId, type Decision, LAND_A, NOBODY, type PlaceIndex, type State, type Trail } from '../types';
import { clearTrail } from './battle';
import { ask } from './citadel';
import { heal, playAnyLoot, sellTrophy, startSettling } from './free-steps';
import { trimStores, trimTraps } from './gains';
import { discardMember, drawLandFor, drawMonsterFor, drawQuests, type MonsterStep } from './supply';

// `state.at` counts step and seat: ten for each step, then the seat's turn from the first player.
const RETURN = 0;
const RECOVER = 10;
const GATE_STEP = 20;
const PROMOTE = 30;
const WAGES_STEP = 40;
const END_CHECK = 50;
const REFILL = 60;
export const MATCH_OVER = 100;
export const ROUND_OVER = 200;

export function openCleanUp(step: MonsterStep): void {
  step.state.stage = 'cleanUp';
  step.state.at = RETURN;
}

export function continueCleanUp(step: MonsterStep): boolean {
  const { state } = step;
  const turn = state.at % 10;
  const phase = state.at - turn;
  if (state.at >= MATCH_OVER) return false;
  if (phase === RETURN) bringHome(step);
  else if (phase === RECOVER) eachSeat(step, turn, GATE_STEP, recover);
  else if (phase === GATE_STEP) contestGate(step);
  else if (phase === PROMOTE) eachSeat(step, turn, WAGES_STEP, promote);
  else if (phase === WAGES_STEP) eachSeat(step, turn, END_CHECK, payWages);
  else if (phase === END_CHECK) checkEnd(step);
  else if (phase === REFILL) prepareNextRound(step);
  return true;
}

function eachSeat(step: MonsterStep, turn: number, next: number, act: (step: MonsterStep, seat: number) => void): void {
  const { state } = step;
  if (turn >= state.config.seats) state.at = next;
  else act(step, (state.firstPlayer + turn) % state.config.seats);
}

// MON-160
function bringHome(step: MonsterStep): void {
  const { state } = step;
  for (const place of PLACE_INDEXES) {
    trailsOf(state, place).forEach((trail, index) => {
      if (trail.seat !== NOBODY) returnFrom(step, trail, trailKey(place, index));
    });
  }
  if (state.config.seats === 1) state.samborTokens = VIRTUAL_PLAYER.assignmentTokens;
  state.at = RECOVER;
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
function recover(step: MonsterStep, seat: number): void {
  const { state } = step;
  const request: Ask = { kind: 'recover', seat, of: '' };
  if (legalRecover(state, request).length > 1) state.ask = request;
  else endRecovery(step, seat);
}

function endRecovery(step: MonsterStep, seat: number): void {
  trimStores(step, seat);
  step.state.at++;
}

export function decideRecover(step: MonsterStep, decision: Decision, asked: Ask): void {
  if (decision.type === 'heal') heal(step, asked.seat, decision.of);
  else if (decision.type === 'settle') startSettling(step.state, asked.seat, decision.of);
  else endRecovery(step, asked.seat);
}

// MON-162: highest attack, then kill value, then who is there already, then land A.
function contestGate(step: MonsterStep): void {
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
  if (best !== '') spreadPanic(step, best);
  state.at = PROMOTE;
}

const might = (monster: string): number => monsterOf(monster).attack * 1000 + monsterOf(monster).kill;

// MON-163
function spreadPanic(step: MonsterStep, monster: string): void {
  const { state } = step;
  const tokens = effectIn(monsterOf(monster).power, 'extraPanic')?.tokens ?? 1;
  for (let count = 0; count < tokens; count++) {
    const building: BuildingId | undefined = state.panicPile.pop();
    if (building === undefined) return;
    state.panic.push(building);
    step.emit({ type: 'panicSpread', building });
  }
}

// MON-164
function promote(step: MonsterStep, seat: number): void {
  const { state } = step;
  const clan = clanOf(state, seat);
  if (clan.leader !== '' || clan.members.length === 0) state.at++;
  else ask(state, 'promote', seat);
}

// MON-164: a settled member who must lead leaves his land.
export function decidePromote(step: MonsterStep, decision: Decision, asked: Ask): void {
  const clan = clanOf(step.state, asked.seat);
  const land = settledLand(clan, decision.of);
  clan.leader = decision.of;
  if (land !== null) land.settler = '';
  step.emit({ type: 'leaderPromoted', seat: asked.seat, member: decision.of, left: land?.id ?? '' });
}

// MON-165
function payWages(step: MonsterStep, seat: number): void {
  const { state } = step;
  const request: Ask = { kind: 'wages', seat, of: '' };
  if (legalWages(state, request).length > 1) state.ask = request;
  else settleWages(step, seat);
}

export function decideWages(step: MonsterStep, decision: Decision, asked: Ask): void {
  if (decision.type === 'settle') startSettling(step.state, asked.seat, decision.of);
  else if (decision.type === 'sellTrophy') sellTrophy(step, asked.seat, Number(decision.of));
  else if (decision.type === 'loot') playAnyLoot(step, asked.seat, decision.of);
  else settleWages(step, asked.seat);
}

function settleWages(step: MonsterStep, seat: number): void {
  const { state } = step;
  const clan = clanOf(state, seat);
  const owed = wagesOwed(clan);
  const short = isShort(clan);
  const coins = Math.min(clan.coins, owed);
  clan.coins -= coins;
  state.at++;
  if (owed > 0) step.emit({ type: 'wagesPaid', seat, coins, owed, members: paidMembers(clan).length });
  if (short && deserters(clan).length > 0) ask(state, 'desert', seat);
}

export function decideDesert(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const { seat } = asked;
  const clan = clanOf(state, seat);
  const member = findMember(clan, decision.of);
  clan.members.splice(clan.members.indexOf(member), 1);
  const land = settledLand(clan, member.id);
  if (land !== null) land.settler = '';
  discardMember(state, member.id);
  step.emit({ type: 'memberDeserted', seat, member: member.id });
  for (const card of member.gear) state.queue.push({ kind: 'inherit', seat, of: card });
  trimTraps(state, seat);
}

// MON-166, MON-180; MON-210: glory does not end a solo game.
function checkEnd(step: MonsterStep): void {
  const { state } = step;
  const { seats, rounds } = state.config;
  const glorious = seats > 1 && state.clans.some((clan) => clan.glory >= LIMITS.gloryToEnd);
  if (state.round < rounds && !glorious) {
    state.at = REFILL;
    return;
  }
  state.at = MATCH_OVER;
  step.emit({ type: 'matchEnded', scores: state.clans.map((clan) => totalScore(clan)) });
}

// MON-167 to MON-169
function prepareNextRound(step: MonsterStep): void {
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
  drawQuests(step);
  state.lands.forEach((land, index) => {
    if (land.monster === '') drawMonsterFor(step, (LAND_A + index) as PlaceIndex);
  });
  state.lands.forEach((land, index) => {
    if (land.land === '') drawLandFor(step, index);
  });
  passFirstPlayer(step);
  state.round++;
  state.at = ROUND_OVER;
}

// MON-168: lowest reputation; ties go to the right of the present first player, himself last.
function passFirstPlayer(step: MonsterStep): void {
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

export const isOver = (state: State): boolean => state.stage === 'cleanUp' && state.at === MATCH_OVER;
