// Turning up traps, and the Trickery clash with its tricks (MON-101, MON-200 to MON-205, MON-228).
import { known } from '../../../core/invariant';
import { clanOf } from '../clan/clan';
import { effectIn, trapOf } from '../data/lookup';
import { looseDice, stealChoices } from '../decisions/adventure';
import { sceneOf } from '../outlands/battle-math';
import { neighbour, trailAt, trailKey, trailsOf } from '../outlands/trails';
import { type Of, SAMBOR, type ShownToken, type State, type Trail } from '../types';
import { discardSamborTrick, discardTrapToken, type MonsterStep, showTrap } from './supply';

// Without Trickery all traps of the place are turned up at once.
export function revealTraps(step: MonsterStep): void {
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

export function beginClash(step: MonsterStep): void {
  sceneOf(step.state).trail = 0;
}

export function clashOn(step: MonsterStep): void {
  sceneOf(step.state).trail++;
}

export function revealNext(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  const token = turnUp(state, trail);
  const sides = trickTargets(state);
  scene.aim = sides.length === 1 ? known(sides[0]) : -1;
  step.emit({ type: 'trapsRevealed', seat: trail.seat, trail: trailKey(scene.place, scene.trail), tokens: [token.id] });
}

// MON-202: the trails beside the present one that a trick may hit; Sambor's hit humans only (MON-228).
export function trickTargets(state: State): number[] {
  const scene = sceneOf(state);
  const trails = trailsOf(state, scene.place);
  const trail = known(trails[scene.trail]);
  return (['left', 'right'] as const)
    .map((side) => neighbour(trails, scene.trail, side))
    .filter((index) => index >= 0 && (trail.seat !== SAMBOR || known(trails[index]).seat !== SAMBOR));
}

export const loseTrick = (step: MonsterStep): void => discardTrick(step, 'lost');

// MON-202: without anybody beside it the trick is lost; a cancelled one too.
function discardTrick(step: MonsterStep, result: 'lost' | 'cancelled'): void {
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

export function chooseTarget(step: MonsterStep, decision: Of<'target'>): void {
  const scene = sceneOf(step.state);
  scene.aim = neighbour(trailsOf(step.state, scene.place), scene.trail, decision.side);
}

// The only trail beside it, or one of Sambor's two at random.
export function aimTrick(step: MonsterStep): void {
  const sides = trickTargets(step.state);
  const scene = sceneOf(step.state);
  const isSambor = trailAt(step.state, scene.place, scene.trail).seat === SAMBOR;
  scene.aim = known(sides[isSambor ? step.rng.int(sides.length) : 0]);
}

// MON-203: a defence token of the target's trail stops it.
export function cancelTrick(step: MonsterStep): void {
  const scene = sceneOf(step.state);
  trailAt(step.state, scene.place, scene.aim).defence--;
  discardTrick(step, 'cancelled');
}

// MON-205: a redirection waits for the attack.
export function layRedirection(step: MonsterStep): void {
  const scene = sceneOf(step.state);
  const token = trickUp(step.state);
  token.target = scene.aim;
  tellTrick(step, token.id, 'waiting', []);
}

// The token turned up last.
export function trickUp(state: State): ShownToken {
  const scene = sceneOf(state);
  return known(trailAt(state, scene.place, scene.trail).shown.at(-1));
}

// MON-228: magic before strength.
export function samborSteals(step: MonsterStep): void {
  const scene = sceneOf(step.state);
  const { colours, max } = known(effectIn(trapOf(trickUp(step.state).id).effects, 'stealDice'));
  steal(step, known(stealChoices(trailAt(step.state, scene.place, scene.aim), colours, max)[0]));
}

export const stealDice = (step: MonsterStep, decision: Of<'steal'>): void => steal(step, decision.dice);

// Dice come from the trail first, then from revealed traps and tricks, never from secured ones.
function steal(step: MonsterStep, dice: string): void {
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
