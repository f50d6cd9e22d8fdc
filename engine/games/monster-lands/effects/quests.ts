// Dice quest and contract quest (MON-92 to MON-95, MON-215).
import { known } from '../../../core/invariant';
import { clanOf } from '../clan/clan';
import { questOf } from '../data/lookup';
import type { Resources } from '../data/records';
import { LIMITS } from '../data/tables';
import { rollOf, rollTarget, sceneOf, totalOf } from '../outlands/battle-math';
import { nextMember, trailAt, trailKey } from '../outlands/trails';
import { CONTRACT, type Decision, DICE_QUEST, type Of, SAMBOR, type State } from '../types';
import { changeGlory, gainResources, payResources, throwTrapAway } from './gains';
import { rollOpenly, startRoll } from './rolls';
import type { MonsterStep } from './supply';

export function faceNextMember(step: MonsterStep): void {
  sceneOf(step.state).trail = nextMember(step.state);
}

// Left completes before right; then both are compared.
export function rollQuest(step: MonsterStep): void {
  const { state } = step;
  faceNextMember(step);
  const scene = sceneOf(state);
  const trail = trailAt(state, DICE_QUEST, scene.trail);
  startRoll(state, 'quest');
  rollOpenly(step);
  step.emit({
    type: 'questRolled',
    seat: trail.seat,
    trail: trailKey(DICE_QUEST, scene.trail),
    member: trail.member,
    dice: rollOf(state).dice.map((die) => ({ ...die })),
    total: totalOf(state),
    target: rollTarget(state),
  });
}

export function endQuestRoll(step: MonsterStep): void {
  const scene = sceneOf(step.state);
  scene.totals[scene.trail] = totalOf(step.state);
  scene.roll = null;
}

// MON-93: the higher success wins, the left one at equal totals; MON-215 for Sambor on the left.
export function resolveQuest(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  const place = known(state.quests[DICE_QUEST]);
  const quest = questOf(place.quest);
  const totals = place.trails.map((trail, index) => (trail.seat >= 0 ? known(scene.totals[index]) : -1));
  let winner = -1;
  totals.forEach((total, index) => {
    if (total >= quest.a.target && (winner < 0 || total > known(totals[winner]))) winner = index;
  });
  const samborWins = known(place.trails[0]).seat === SAMBOR;
  if (samborWins) {
    winner = -1;
    step.emit({ type: 'samborWonQuest', quest: quest.id });
  }
  place.trails.forEach((trail, index) => {
    const total = known(totals[index]);
    if (trail.seat < 0) return;
    const result = index === winner ? 'reward' : total >= quest.a.target ? 'scraps' : 'failed';
    step.emit({
      type: 'questResolved',
      seat: trail.seat,
      quest: quest.id,
      trail: trailKey(DICE_QUEST, index),
      total,
      target: quest.a.target,
      result,
    });
    if (result === 'reward') rewardQuest(step, trail.seat, quest.id, quest.a.reward);
    else if (result === 'scraps') gainResources(step, trail.seat, { coins: LIMITS.questScraps }, 'scraps');
    else changeGlory(step, trail.seat, -quest.a.penalty, quest.id);
  });
  discardQuest(state, DICE_QUEST);
}

function rewardQuest(step: MonsterStep, seat: number, quest: string, reward: Resources): void {
  clanOf(step.state, seat).quests++;
  gainResources(step, seat, reward, quest);
}

function discardQuest(state: State, index: number): void {
  const place = known(state.quests[index]);
  if (place.quest !== '') state.questDiscard.push(place.quest);
  place.quest = '';
}

export const discardContract = (step: MonsterStep): void => discardQuest(step.state, CONTRACT);

function tellContract(step: MonsterStep, seat: number, fulfilled: boolean): void {
  const { quest } = known(step.state.quests[CONTRACT]);
  step.emit({ type: 'contractDecided', seat, quest, trail: trailKey(CONTRACT, sceneOf(step.state).trail), fulfilled });
}

export const declineContract = (step: MonsterStep, _decision: Decision, seat: number): void => tellContract(step, seat, false);

// MON-94: the traps of the price are chosen one by one.
export function payContract(step: MonsterStep, _decision: Decision, seat: number): void {
  const { price } = contractOf(step.state).b;
  sceneOf(step.state).owed = price.trap ?? 0;
  tellContract(step, seat, true);
  payResources(step, seat, price, contractOf(step.state).id);
}

const contractOf = (state: State) => questOf(known(state.quests[CONTRACT]).quest);

export function giveTrap(step: MonsterStep, decision: Of<'giveTrap'>, seat: number): void {
  sceneOf(step.state).owed--;
  throwTrapAway(step, seat, decision.trap);
}

// The reward is that of the member's side.
export function rewardContract(step: MonsterStep): void {
  const { state } = step;
  const { trail } = sceneOf(state);
  const { id, b } = contractOf(state);
  rewardQuest(step, trailAt(state, CONTRACT, trail).seat, id, trail === 0 ? b.left : b.right);
}
