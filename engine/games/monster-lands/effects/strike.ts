// Our side of a battle: the strike, captures and kills with their rewards (MON-120 to MON-127).
import { known } from '../../../core/invariant';
import { flatParts, reachOf, rollOf, sceneOf, totalOf, trapsNeeded, trapsOn } from '../battle-math';
import { clanOf } from '../clan';
import { effectIn, lootOf, memberOf, monsterOf } from '../data/lookup';
import { eventLoot } from '../decisions/adventure';
import { isGate, isLand, landAt, trailAt, trailKey } from '../outlands';
import type { Ask, Decision, State } from '../types';
import { ask } from './citadel';
import { dropLoot } from './free-steps';
import { changeGlory, gainResources } from './gains';
import { playRollLoot, reroll, rollStrike, startRoll } from './rolls';
import type { MonsterStep } from './supply';

export function startStrike(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  startRoll(state, 'monster');
  if (!step.silent) {
    const record = monsterOf(scene.monster);
    step.emit({
      type: 'strikeBegan',
      seat: trail.seat,
      trail: trailKey(scene.place, scene.trail),
      member: trail.member,
      carry: scene.carry,
      parts: flatParts(state),
      total: totalOf(state),
      capture: record.capture,
      kill: record.kill,
      traps: trapsOn(trail),
      trapsNeeded: trapsNeeded(state),
    });
  }
  ask(state, 'strike', trail.seat);
}

export function decideStrike(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  switch (decision.type) {
    case 'rollAll':
      rollStrike(step, null);
      break;
    case 'roll':
      rollStrike(step, decision.of as 'S' | 'M');
      break;
    case 'reroll':
      reroll(step, asked.seat, decision.of);
      break;
    case 'venom':
      spendVenom(step, asked.seat);
      break;
    case 'loot':
      playRollLoot(step, asked.seat, decision.of);
      break;
    default:
      endStrike(step, asked.seat, decision.type === 'capture' ? 'captured' : decision.type === 'kill' ? 'killed' : 'failed');
      return;
  }
  ask(state, 'strike', asked.seat);
}

// MON-122
function spendVenom(step: MonsterStep, seat: number): void {
  const scene = sceneOf(step.state);
  trailAt(step.state, scene.place, scene.trail).venom--;
  rollOf(step.state).venoms++;
  if (!step.silent) step.emit({ type: 'venomSpent', seat, total: totalOf(step.state) });
}

function endStrike(step: MonsterStep, seat: number, result: 'captured' | 'killed' | 'failed'): void {
  const { state } = step;
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  const record = monsterOf(scene.monster);
  const { total } = reachOf(state);
  scene.roll = null;
  step.emit({
    type: 'strikeEnded',
    seat,
    trail: trailKey(scene.place, scene.trail),
    member: trail.member,
    monster: scene.monster,
    total,
    result,
    glory: result === 'failed' ? 0 : record.glory,
    coins: result === 'captured' ? record.captureCoins : 0,
    trophies: result === 'killed' ? record.trophies : 0,
  });
  if (result === 'failed') {
    // MON-126: the total goes on to the next trail.
    scene.carry = total;
    scene.step = 'nextTrail';
    return;
  }
  scene.result = result;
  scene.step = 'reward';
  trail.deed = result;
  reward(step, seat, trail.member, result);
}

// MON-123, MON-124 and the abilities that pay for them.
function reward(step: MonsterStep, seat: number, member: string, deed: 'captured' | 'killed'): void {
  const { state } = step;
  const scene = sceneOf(state);
  const record = monsterOf(scene.monster);
  const clan = clanOf(state, seat);
  if (deed === 'captured') clan.coins += record.captureCoins;
  else clan.trophies.push(scene.monster);
  changeGlory(step, seat, record.glory, scene.monster);
  removeMonster(step, deed);
  const { ability } = memberOf(member);
  const glory = effectIn(ability, 'gloryOn');
  if (glory !== null && deed === 'captured') changeGlory(step, seat, glory.amount, member);
  const gain = effectIn(ability, 'gainOn');
  if (gain !== null) gainResources(step, seat, gain.gain, member);
  offerEventLoot(state, seat, deed);
}

// MON-278: captured in a land, one monster escapes and waits for clean-up.
function removeMonster(step: MonsterStep, deed: 'captured' | 'killed'): void {
  const { state } = step;
  const scene = sceneOf(state);
  if (isGate(scene.place)) state.gate.monster = '';
  else landAt(state, scene.place).monster = '';
  if (deed === 'killed') return;
  const escapes = isLand(scene.place) && effectIn(monsterOf(scene.monster).power, 'escapeToGate') !== null;
  if (escapes) state.escaped.push(scene.monster);
  else state.monsterDiscard.push(scene.monster);
  step.emit({ type: 'monsterDriven', monster: scene.monster, to: escapes ? 'gate' : 'discard' });
}

export function offerEventLoot(state: State, seat: number, deed: string): void {
  if (eventLoot(clanOf(state, seat), deed).length > 0) state.queue.push({ kind: 'success', seat, of: deed });
}

export function decideSuccess(step: MonsterStep, decision: Decision, asked: Ask): void {
  if (decision.type === 'done') return;
  const glory = known(effectIn(lootOf(decision.of).effects, 'gloryOn'));
  dropLoot(step, asked.seat, decision.of);
  changeGlory(step, asked.seat, glory.amount, decision.of);
  if (eventLoot(clanOf(step.state, asked.seat), asked.of).length > 0) ask(step.state, 'success', asked.seat, asked.of);
}
