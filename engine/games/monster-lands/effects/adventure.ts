// The adventure phase place by place, and each scene step by step: battle, conquest, loot (MON-90 to MON-141).

import { known } from '../../../core/invariant';
import { shuffle } from '../../../core/rng';
import { diceSum, dieWorth, flatParts, perDie, rollOf, rollTarget, sceneOf, totalOf } from '../battle-math';
import { clanOf } from '../clan';
import { landOf } from '../data/lookup';
import { isGate, landAt, monsterAt, occupied, trailAt, trailKey, trailsOf } from '../outlands';
import { type Ask, CONTRACT, type Decision, DICE_QUEST, PLACES, type PlaceIndex, SAMBOR, type Scene } from '../types';
import { clearTrail, continueAssault, continueRedirect, faceNextTrail, lineUpDeathBlow } from './battle';
import { ask } from './citadel';
import { continueClash, revealAll } from './clash';
import { changeGlory } from './gains';
import { continueContract, continueDiceQuest, endQuestRoll, nextOccupied } from './quests';
import { playRollLoot, reroll, rollOpenly, startRoll } from './rolls';
import { offerEventLoot, startStrike } from './strike';
import { type MonsterStep, refillLoot } from './supply';

export function openAdventure(step: MonsterStep): void {
  step.state.stage = 'adventure';
  step.state.at = 0;
}

// One move of the flow while nobody is asked; false when all places are done.
export function continueAdventure(step: MonsterStep): boolean {
  const { state } = step;
  const { scene } = state;
  if (scene === null) return openNextPlace(step);
  if (scene.place === DICE_QUEST) continueDiceQuest(step);
  else if (scene.place === CONTRACT) continueContract(step);
  else continueBattle(step, scene);
  return true;
}

// MON-90: places without a member are skipped.
function openNextPlace(step: MonsterStep): boolean {
  const { state } = step;
  while (state.at < PLACES.length && !occupied(state, state.at as PlaceIndex)) state.at++;
  if (state.at >= PLACES.length) return false;
  const place = state.at as PlaceIndex;
  const monster = monsterAt(state, place);
  state.scene = {
    place,
    step: 'open',
    monster,
    trail: -1,
    carry: 0,
    totals: [-1, -1],
    roll: null,
    attack: 0,
    redirects: 0,
    assaults: [],
    aim: -1,
    result: '',
  };
  const quest = place <= CONTRACT ? known(state.quests[place]).quest : '';
  if (!step.silent) step.emit({ type: 'placeOpened', place: PLACES[place], quest, monster });
  return true;
}

function goTo(scene: Scene, next: Scene['step']): void {
  scene.step = next;
  scene.trail = -1;
}

function continueBattle(step: MonsterStep, scene: Scene): void {
  const { state } = step;
  switch (scene.step) {
    case 'open':
      openBattle(step, scene);
      return;
    case 'clash':
      if (!continueClash(step)) startFighting(scene);
      return;
    case 'nextTrail':
      if (!faceNextTrail(step)) scene.step = 'battleEnd';
      return;
    case 'redirect':
      continueRedirect(step);
      return;
    case 'assault':
      if (!continueAssault(step)) afterAssaults(step, scene);
      return;
    case 'strike':
      startStrike(step);
      return;
    case 'reward':
      scene.step = 'deathBlow';
      return;
    case 'deathBlow':
      lineUpDeathBlow(state);
      scene.step = 'assault';
      return;
    case 'battleEnd':
      endBattle(step, scene);
      return;
    case 'conquest':
      continueConquest(step, scene);
      return;
    case 'loot':
      continueLoot(step, scene);
      return;
    default:
      state.scene = null;
      state.at++;
  }
}

function openBattle(step: MonsterStep, scene: Scene): void {
  if (step.state.config.clash) {
    scene.step = 'clash';
    scene.trail = 0;
    return;
  }
  revealAll(step);
  startFighting(scene);
}

// A land without a monster can be conquered at once.
function startFighting(scene: Scene): void {
  goTo(scene, scene.monster === '' ? 'conquest' : 'nextTrail');
}

function afterAssaults(step: MonsterStep, scene: Scene): void {
  const trail = trailAt(step.state, scene.place, scene.trail);
  if (scene.result !== '') scene.step = 'battleEnd';
  else if (trail.seat === SAMBOR) driveAway(step, scene);
  else scene.step = trail.member === '' ? 'nextTrail' : 'strike';
}

// MON-216: at Sambor's trail the monster is discarded; no kill, no powers.
function driveAway(step: MonsterStep, scene: Scene): void {
  const { state } = step;
  landAt(state, scene.place).monster = '';
  state.monsterDiscard.push(scene.monster);
  scene.result = 'discarded';
  scene.step = 'battleEnd';
  step.emit({ type: 'monsterDriven', monster: scene.monster, to: 'discard' });
}

// MON-127, MON-141
function endBattle(step: MonsterStep, scene: Scene): void {
  const { state } = step;
  for (const trail of trailsOf(state, scene.place)) if (trail.fought) clearTrail(step, trail);
  scene.carry = 0;
  if (isGate(scene.place)) {
    if (scene.result !== '') calmDown(step);
    scene.step = 'end';
    return;
  }
  if (scene.result === '') landAt(state, scene.place).unbeaten = true;
  goTo(scene, scene.result === '' ? 'loot' : 'conquest');
}

function calmDown(step: MonsterStep): void {
  const { state } = step;
  if (state.panic.length === 0) return;
  step.emit({ type: 'panicCleared', buildings: state.panic.slice() });
  state.panicPile.push(...state.panic);
  state.panic = [];
  shuffle(state.panicPile, step.rng);
}

// MON-130: members who did not fight, from left to right.
function continueConquest(step: MonsterStep, scene: Scene): void {
  const { state } = step;
  const next = nextOccupied(state);
  if (next < 0 || landAt(state, scene.place).land === '') {
    goTo(scene, 'loot');
    return;
  }
  scene.trail = next;
  const trail = trailAt(state, scene.place, next);
  if (trail.fought) return;
  if (trail.seat === SAMBOR) {
    samborTakesLand(step, scene);
    return;
  }
  startRoll(state, 'conquest');
  rollOpenly(step);
  if (!step.silent) {
    const roll = rollOf(state);
    step.emit({
      type: 'conquestRolled',
      seat: trail.seat,
      trail: trailKey(scene.place, next),
      member: trail.member,
      dice: roll.dice.map((die) => ({ ...die })),
      values: roll.dice.map((die) => dieWorth(die.face, perDie(state, die.colour))),
      parts: [{ key: 'sum.carry', amount: scene.carry }, ...flatParts(state), { key: 'sum.dice', amount: diceSum(state) }],
      total: totalOf(state),
      target: rollTarget(state),
    });
  }
  goOnConquering(step, trail.seat);
}

// A conquest that is reached needs no further decision.
function goOnConquering(step: MonsterStep, seat: number): void {
  if (totalOf(step.state) >= rollTarget(step.state)) endConquest(step, seat);
  else ask(step.state, 'openRoll', seat);
}

function endConquest(step: MonsterStep, seat: number): void {
  const { state } = step;
  const scene = sceneOf(state);
  const place = landAt(state, scene.place);
  const trail = trailAt(state, scene.place, scene.trail);
  const total = totalOf(state);
  const target = rollTarget(state);
  const won = total >= target;
  const { land } = place;
  const glory = won ? landOf(land).glory : 0;
  scene.roll = null;
  scene.carry = total;
  step.emit({
    type: 'conquestEnded',
    seat,
    trail: trailKey(scene.place, scene.trail),
    member: trail.member,
    land,
    total,
    target,
    won,
    glory,
  });
  if (!won) return;
  place.land = '';
  trail.deed = 'conquered';
  clanOf(state, seat).lands.push({ id: land, settler: '', used: false });
  changeGlory(step, seat, glory, land);
  offerEventLoot(state, seat, 'conquered');
}

function samborTakesLand(step: MonsterStep, scene: Scene): void {
  const place = landAt(step.state, scene.place);
  step.state.landDiscard.push(place.land);
  step.emit({ type: 'samborTookLand', land: place.land });
  place.land = '';
}

// MON-312: an open quest or conquest roll.
export function decideOpenRoll(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const quest = rollOf(state).purpose === 'quest';
  if (decision.type === 'done') {
    if (quest) endQuestRoll(state);
    else endConquest(step, asked.seat);
    return;
  }
  if (decision.type === 'reroll') reroll(step, asked.seat, decision.of);
  else playRollLoot(step, asked.seat, decision.of);
  if (quest) ask(state, 'openRoll', asked.seat);
  else goOnConquering(step, asked.seat);
}

// MON-132: survivors without a deed take loot from left to right; then the display is refilled.
function continueLoot(step: MonsterStep, scene: Scene): void {
  const { state } = step;
  const next = nextOccupied(state);
  if (next < 0) {
    refillLoot(step);
    scene.step = 'end';
    return;
  }
  scene.trail = next;
  const trail = trailAt(state, scene.place, next);
  if (trail.seat < 0 || trail.deed !== '' || state.lootShown.every((token) => token === '')) return;
  ask(state, 'takeLoot', trail.seat, trail.member);
}
