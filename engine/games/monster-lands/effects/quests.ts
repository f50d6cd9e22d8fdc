// Dice quest and contract quest (MON-92 to MON-95, MON-215).
import { known } from '../../../core/invariant';
import { rollOf, rollTarget, sceneOf, totalOf } from '../battle-math';
import { clanOf } from '../clan';
import { questOf } from '../data/lookup';
import { LIMITS } from '../data/tables';
import { trailAt, trailKey, trailsOf } from '../outlands';
import { type Ask, CONTRACT, type Decision, DICE_QUEST, SAMBOR, type State } from '../types';
import { ask } from './citadel';
import { playAnyLoot, sellTrophy } from './free-steps';
import { changeGlory, gainResources, payResources, throwTrapAway } from './gains';
import { rollOpenly, startRoll } from './rolls';
import type { MonsterStep } from './supply';

// The next trail of the quest with somebody on it, or -1.
export function nextOccupied(state: State): number {
  const scene = sceneOf(state);
  const trails = trailsOf(state, scene.place);
  for (let index = scene.trail + 1; index < trails.length; index++) if (known(trails[index]).member !== '') return index;
  return -1;
}

// Left completes before right; then both are compared.
export function continueDiceQuest(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  const next = nextOccupied(state);
  if (next < 0) {
    resolveDiceQuest(step);
    state.scene = null;
    state.at++;
    return;
  }
  scene.trail = next;
  const trail = trailAt(state, DICE_QUEST, next);
  if (trail.seat === SAMBOR) return;
  startRoll(state, 'quest');
  rollOpenly(step);
  const dice = rollOf(state).dice.map((die) => ({ ...die }));
  step.emit({
    type: 'questRolled',
    seat: trail.seat,
    trail: trailKey(DICE_QUEST, next),
    member: trail.member,
    dice,
    total: totalOf(state),
    target: rollTarget(state),
  });
  ask(state, 'openRoll', trail.seat);
}

export function endQuestRoll(state: State): void {
  const scene = sceneOf(state);
  scene.totals[scene.trail] = totalOf(state);
  scene.roll = null;
}

// MON-93: the higher success wins, the left one at equal totals; MON-215 for Sambor on the left.
function resolveDiceQuest(step: MonsterStep): void {
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

function rewardQuest(step: MonsterStep, seat: number, quest: string, reward: Parameters<typeof gainResources>[2]): void {
  clanOf(step.state, seat).quests++;
  gainResources(step, seat, reward, quest);
}

function discardQuest(state: State, index: number): void {
  const place = known(state.quests[index]);
  if (place.quest !== '') state.questDiscard.push(place.quest);
  place.quest = '';
}

// MON-94: left, then right.
export function continueContract(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  const next = nextOccupied(state);
  if (next < 0) {
    discardQuest(state, CONTRACT);
    state.scene = null;
    state.at++;
    return;
  }
  scene.trail = next;
  const seat = trailAt(state, CONTRACT, next).seat;
  if (seat >= 0) ask(state, 'contract', seat);
}

export function decideContract(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const { seat } = asked;
  if (decision.type === 'sellTrophy' || decision.type === 'loot') {
    // The contract is asked again behind whatever the token asks.
    state.queue.unshift({ kind: 'contract', seat, of: '' });
    if (decision.type === 'sellTrophy') sellTrophy(step, seat, Number(decision.of));
    else playAnyLoot(step, seat, decision.of);
    return;
  }
  const scene = sceneOf(state);
  const quest = questOf(known(state.quests[CONTRACT]).quest);
  const trail = trailKey(CONTRACT, scene.trail);
  const fulfilled = decision.type === 'fulfil';
  step.emit({ type: 'contractDecided', seat, quest: quest.id, trail, fulfilled });
  if (!fulfilled) return;
  payResources(step, seat, quest.b.price, quest.id);
  if (quest.b.price.trap !== undefined) ask(state, 'giveTrap', seat, String(quest.b.price.trap));
  else rewardContract(step, seat);
}

export function giveTrap(step: MonsterStep, decision: Decision, asked: Ask): void {
  throwTrapAway(step, asked.seat, decision.of);
  const left = Number(asked.of) - 1;
  if (left > 0) ask(step.state, 'giveTrap', asked.seat, String(left));
  else rewardContract(step, asked.seat);
}

function rewardContract(step: MonsterStep, seat: number): void {
  const { state } = step;
  const quest = questOf(known(state.quests[CONTRACT]).quest);
  rewardQuest(step, seat, quest.id, sceneOf(state).trail === 0 ? quest.b.left : quest.b.right);
}
