// Turning up traps, and the Trickery clash with its tricks (MON-101, MON-200 to MON-205, MON-228).
import { known } from '../../../core/invariant';
import { sceneOf } from '../battle-math';
import { clanOf } from '../clan';
import { effectIn, trapOf } from '../data/lookup';
import { looseDice, stealChoices } from '../decisions/adventure';
import { neighbour, trailAt, trailKey, trailsOf } from '../outlands';
import { type Decision, SAMBOR, type ShownToken, type State, type Trail } from '../types';
import { ask } from './citadel';
import { discardSamborTrick, discardTrapToken, type MonsterStep, showTrap } from './supply';

// Without Trickery all traps of the place are turned up at once.
export function revealAll(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  trailsOf(state, scene.place).forEach((trail, index) => {
    if (trail.tokens.length === 0) return;
    const tokens = trail.tokens.slice();
    while (trail.tokens.length > 0) turnUp(state, trail);
    step.emit({ type: 'trapsRevealed', seat: trail.seat, trail: trailKey(scene.place, index), tokens });
  });
}

// The token placed first comes up; trap dice are laid on it, beyond any limit.
function turnUp(state: State, trail: Trail): ShownToken {
  const id = known(trail.tokens.shift());
  const token: ShownToken = { id, S: 0, M: 0, target: -1 };
  const dice = effectIn(trapOf(id).effects, 'trailDice');
  if (dice !== null && dice.colour !== 'I') token[dice.colour] += dice.count;
  trail.shown.push(token);
  if (trail.seat >= 0) showTrap(clanOf(state, trail.seat), id);
  return token;
}

// One move of the clash; false when all trails are through.
export function continueClash(step: MonsterStep): boolean {
  const { state } = step;
  const scene = sceneOf(state);
  const trail = trailsOf(state, scene.place)[scene.trail];
  if (trail === undefined) return false;
  if (trail.member === '' || trail.tokens.length === 0) scene.trail++;
  else if (trail.seat === SAMBOR) revealNext(step);
  else ask(state, 'clash', trail.seat);
  return true;
}

export function decideClash(step: MonsterStep, decision: Decision): void {
  if (decision.type === 'reveal') revealNext(step);
  else sceneOf(step.state).trail++;
}

function revealNext(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  const trails = trailsOf(state, scene.place);
  const trail = known(trails[scene.trail]);
  const token = turnUp(state, trail);
  step.emit({ type: 'trapsRevealed', seat: trail.seat, trail: trailKey(scene.place, scene.trail), tokens: [token.id] });
  if (trapOf(token.id).kind !== 'trick') return;
  const sides = (['left', 'right'] as const)
    .map((side) => neighbour(trails, scene.trail, side))
    .filter((index) => index >= 0 && (trail.seat !== SAMBOR || known(trails[index]).seat !== SAMBOR));
  scene.aim = sides.length === 1 ? known(sides[0]) : -1;
  if (sides.length === 0) loseTrick(step, 'lost');
  else if (trail.seat === SAMBOR) aimTrick(step, known(sides[step.rng.int(sides.length)]));
  else if (sides.length === 2) ask(state, 'target', trail.seat);
  else aimTrick(step, known(sides[0]));
}

// MON-202: without anybody beside it the trick is lost; a cancelled one too.
function loseTrick(step: MonsterStep, result: 'lost' | 'cancelled'): void {
  const { state } = step;
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  const token = known(trail.shown.pop());
  if (trail.seat === SAMBOR) discardSamborTrick(state, token.id);
  else discardTrapToken(state, token.id);
  tellTrick(step, token.id, result, []);
}

function tellTrick(step: MonsterStep, trick: string, result: 'lost' | 'cancelled' | 'stolen' | 'waiting', dice: string[]): void {
  const scene = sceneOf(step.state);
  step.emit({
    type: 'trickPlayed',
    seat: trailAt(step.state, scene.place, scene.trail).seat,
    trick,
    trail: trailKey(scene.place, scene.trail),
    target: scene.aim < 0 ? '' : trailKey(scene.place, scene.aim),
    result,
    dice,
  });
}

export function chooseTarget(step: MonsterStep, decision: Decision): void {
  const scene = sceneOf(step.state);
  aimTrick(step, neighbour(trailsOf(step.state, scene.place), scene.trail, decision.of as 'left' | 'right'));
}

// MON-203: a defence token of the target's trail may stop it.
function aimTrick(step: MonsterStep, target: number): void {
  const { state } = step;
  const scene = sceneOf(state);
  scene.aim = target;
  const victim = trailAt(state, scene.place, target);
  if (victim.seat >= 0 && victim.defence > 0) ask(state, 'cancel', victim.seat);
  else playTrick(step);
}

export function decideCancel(step: MonsterStep, decision: Decision): void {
  const scene = sceneOf(step.state);
  if (decision.type === 'allow') {
    playTrick(step);
    return;
  }
  trailAt(step.state, scene.place, scene.aim).defence--;
  loseTrick(step, 'cancelled');
}

function playTrick(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  const token = known(trail.shown.at(-1));
  const steal = effectIn(trapOf(token.id).effects, 'stealDice');
  if (steal === null) {
    // MON-205: a redirection waits for the attack.
    token.target = scene.aim;
    tellTrick(step, token.id, 'waiting', []);
  } else if (trail.seat === SAMBOR) {
    // MON-228: magic before strength.
    stealDice(step, known(stealChoices(trailAt(state, scene.place, scene.aim), steal.colours, steal.max)[0]));
  } else {
    ask(state, 'steal', trail.seat);
  }
}

export function decideSteal(step: MonsterStep, decision: Decision): void {
  stealDice(step, decision.of);
}

// Dice come from the trail first, then from revealed traps and tricks, never from secured ones.
function stealDice(step: MonsterStep, dice: string): void {
  const { state } = step;
  const scene = sceneOf(state);
  const victim = trailAt(state, scene.place, scene.aim);
  const token = known(trailAt(state, scene.place, scene.trail).shown.at(-1));
  for (const colour of dice) {
    takeLoose(victim, colour as 'S' | 'M');
    token[colour as 'S' | 'M']++;
  }
  tellTrick(step, token.id, 'stolen', [...dice]);
}

function takeLoose(trail: Trail, colour: 'S' | 'M'): void {
  if (trail[colour] > 0) {
    trail[colour]--;
    return;
  }
  known(looseDice(trail)[colour] > 0 ? true : null, 'a die to steal');
  const token = known(trail.shown.find((each) => each[colour] > 0 && trapOf(each.id).kind !== 'secured'));
  token[colour]--;
}
