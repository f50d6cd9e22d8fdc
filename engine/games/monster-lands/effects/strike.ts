// Our side of a battle: the strike, captures and kills with their rewards (MON-120 to MON-127).
import { known } from '../../../core/invariant';
import { clanOf } from '../clan/clan';
import { effectIn, lootOf, memberOf, monsterOf } from '../data/lookup';
import { flatParts, reachOf, rollOf, sceneOf, totalOf, trapsNeeded, trapsOn } from '../outlands/battle-math';
import { isGate, isLand, landAt, trailAt, trailKey } from '../outlands/trails';
import type { Decision, Of, State } from '../types';
import { dropLoot } from './free-steps';
import { changeGlory, gainResources } from './gains';
import { startRoll } from './rolls';
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
}

// MON-122
export function spendVenom(step: MonsterStep, _decision: Decision, seat: number): void {
  const scene = sceneOf(step.state);
  trailAt(step.state, scene.place, scene.trail).venom--;
  rollOf(step.state).venoms++;
  if (!step.silent) step.emit({ type: 'venomSpent', seat, total: totalOf(step.state) });
}

function tellEnd(step: MonsterStep, total: number, result: 'captured' | 'killed' | 'failed'): void {
  const scene = sceneOf(step.state);
  const { seat, member } = trailAt(step.state, scene.place, scene.trail);
  const record = monsterOf(scene.monster);
  step.emit({
    type: 'strikeEnded',
    seat,
    trail: trailKey(scene.place, scene.trail),
    member,
    monster: scene.monster,
    total,
    result,
    glory: result === 'failed' ? 0 : record.glory,
    coins: result === 'captured' ? record.captureCoins : 0,
    trophies: result === 'killed' ? record.trophies : 0,
  });
}

// MON-126: the total goes on to the next trail.
export function giveUp(step: MonsterStep): void {
  const scene = sceneOf(step.state);
  scene.carry = reachOf(step.state).total;
  scene.roll = null;
  tellEnd(step, scene.carry, 'failed');
}

export const capture = (step: MonsterStep): void => beat(step, 'captured');
export const kill = (step: MonsterStep): void => beat(step, 'killed');

// MON-123, MON-124 and the abilities that pay for them.
function beat(step: MonsterStep, deed: 'captured' | 'killed'): void {
  const { state } = step;
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  const { seat, member } = trail;
  const clan = clanOf(state, seat);
  const record = monsterOf(scene.monster);
  const { total } = reachOf(state);
  scene.roll = null;
  scene.result = deed;
  trail.deed = deed;
  if (deed === 'captured') clan.coins += record.captureCoins;
  else clan.trophies.push(scene.monster);
  const escapes = removeMonster(state, deed);
  tellEnd(step, total, deed);
  changeGlory(step, seat, record.glory, scene.monster);
  if (deed === 'captured') step.emit({ type: 'monsterDriven', monster: scene.monster, to: escapes ? 'gate' : 'discard' });
  const { ability } = memberOf(member);
  const glory = effectIn(ability, 'gloryOn');
  if (glory !== null && deed === 'captured') changeGlory(step, seat, glory.amount, member);
  const gain = effectIn(ability, 'gainOn');
  if (gain !== null) gainResources(step, seat, gain.gain, member);
}

// MON-278: captured in a land, one monster escapes and waits for clean-up.
function removeMonster(state: State, deed: 'captured' | 'killed'): boolean {
  const scene = sceneOf(state);
  if (isGate(scene.place)) state.gate.monster = '';
  else landAt(state, scene.place).monster = '';
  if (deed === 'killed') return false;
  const escapes = isLand(scene.place) && effectIn(monsterOf(scene.monster).power, 'escapeToGate') !== null;
  if (escapes) state.escaped.push(scene.monster);
  else state.monsterDiscard.push(scene.monster);
  return escapes;
}

// MON-255, MON-287
export function playDeedLoot(step: MonsterStep, decision: Of<'loot'>, seat: number): void {
  const glory = known(effectIn(lootOf(decision.token).effects, 'gloryOn'));
  dropLoot(step, seat, decision.token);
  changeGlory(step, seat, glory.amount, decision.token);
}
