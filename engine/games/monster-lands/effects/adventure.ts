// The adventure phase place by place: opening a place, conquest and loot of a land (MON-90, MON-130 to MON-132).
import { known } from '../../../core/invariant';
import { clanOf } from '../clan/clan';
import { landOf } from '../data/lookup';
import { diceSum, dieWorth, flatParts, perDie, rollOf, rollTarget, sceneOf, totalOf } from '../outlands/battle-math';
import { landAt, monsterAt, nextConqueror, nextLooter, nextPlace, trailAt, trailKey } from '../outlands/trails';
import { CONTRACT, type Of, PLACES } from '../types';
import { takeShownLoot } from './deployment';
import { changeGlory } from './gains';
import { rollOpenly, startRoll } from './rolls';
import type { MonsterStep } from './supply';

export function openPlace(step: MonsterStep): void {
  const { state } = step;
  const place = known(nextPlace(state), 'another place');
  const monster = monsterAt(state, place);
  state.scene = {
    place,
    monster,
    trail: -1,
    carry: 0,
    totals: [-1, -1],
    roll: null,
    attack: 0,
    redirects: 0,
    assaults: [],
    aim: -1,
    owed: 0,
    result: '',
  };
  const quest = place <= CONTRACT ? known(state.quests[place]).quest : '';
  if (!step.silent) step.emit({ type: 'placeOpened', place: PLACES[place], quest, monster });
}

export function closeScene(step: MonsterStep): void {
  step.state.scene = null;
}

// The next step takes the trails from left to right again.
export function fromTheLeft(step: MonsterStep): void {
  sceneOf(step.state).trail = -1;
}

// MON-130: members who did not fight, from left to right.
export function rollConquest(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  scene.trail = nextConqueror(state);
  const trail = trailAt(state, scene.place, scene.trail);
  startRoll(state, 'conquest');
  rollOpenly(step);
  if (step.silent) return;
  const roll = rollOf(state);
  step.emit({
    type: 'conquestRolled',
    seat: trail.seat,
    trail: trailKey(scene.place, scene.trail),
    member: trail.member,
    dice: roll.dice.map((die) => ({ ...die })),
    values: roll.dice.map((die) => dieWorth(die.face, perDie(state, die.colour))),
    parts: [{ key: 'sum.carry', amount: scene.carry }, ...flatParts(state), { key: 'sum.dice', amount: diceSum(state) }],
    total: totalOf(state),
    target: rollTarget(state),
  });
}

export function endConquest(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  const place = landAt(state, scene.place);
  const trail = trailAt(state, scene.place, scene.trail);
  const { seat, member } = trail;
  const total = totalOf(state);
  const target = rollTarget(state);
  const won = total >= target;
  const { land } = place;
  const glory = won ? landOf(land).glory : 0;
  scene.roll = null;
  scene.carry = total;
  if (won) {
    place.land = '';
    trail.deed = 'conquered';
    clanOf(state, seat).lands.push({ id: land, settler: '', used: false });
  }
  step.emit({ type: 'conquestEnded', seat, trail: trailKey(scene.place, scene.trail), member, land, total, target, won, glory });
  changeGlory(step, seat, glory, land);
}

// MON-216
export function samborTakesLand(step: MonsterStep): void {
  const place = landAt(step.state, sceneOf(step.state).place);
  const { land } = place;
  step.state.landDiscard.push(land);
  place.land = '';
  step.emit({ type: 'samborTookLand', land });
}

// MON-132: survivors without a deed, from left to right.
export function faceNextLooter(step: MonsterStep): void {
  sceneOf(step.state).trail = nextLooter(step.state);
}

export function takeLoot(step: MonsterStep, decision: Of<'take'>, seat: number): void {
  const scene = sceneOf(step.state);
  takeShownLoot(step, seat, Number(decision.what), trailAt(step.state, scene.place, scene.trail).member);
}
