// Odds of single options at the moment of decision: every way on in a strike, and every number of magic dice given up
// against an attack. They stand for an owner who then plays on for the one thing in question with dice, rerolls and
// venoms; loot comes on top. Exact for that play.
import { clanOf, findMember, livesOf } from './clan/clan';
import { effectIn, monsterOf, scenarioRule } from './data/lookup';
import type { Colour } from './data/records';
import { LIMITS } from './data/tables';
import { absorbersOn, magicOn, rerollSources, strengthOn } from './outlands/battle-math';
import { chanceOf, type RerollSource, type Verdict } from './outlands/dice-odds';
import { hitOdds } from './outlands/hit-odds';
import { trailAt } from './outlands/trails';
import { sceneView } from './scene-view';
import type { Decision, Roll, RolledDie } from './types';
import type { StrikeView, View } from './view-types';

export interface StrikeOdds {
  // 0 without the traps for it.
  readonly capture: number;
  readonly kill: number;
}

export interface WardOdds extends StrikeOdds {
  readonly unhurt: number;
  readonly wounded: number;
  readonly fallen: number;
}

// How a strike stands: what lies there, what is left to be rolled, what may be rolled again.
interface Standing {
  readonly flat: number;
  readonly lying: readonly RolledDie[];
  readonly left: { readonly S: number; readonly M: number };
  readonly rerolls: readonly RerollSource[];
  readonly venoms: number;
}

// MON-121 to MON-126: the chances after a way on in a strike; null for decisions that are none.
export function strikeOdds(strike: StrikeView, decision: Decision): StrikeOdds | null {
  const now = standingOf(strike);
  switch (decision.type) {
    case 'rollAll':
      return oddsFrom(strike, now, true);
    case 'roll': {
      const left = { ...now.left, [decision.colour]: now.left[decision.colour] - 1 };
      return meanOdds((face) => oddsFrom(strike, { ...now, left, lying: [...now.lying, { colour: decision.colour, face }] }));
    }
    case 'reroll': {
      const { colour } = decision;
      const at = now.lying.findIndex((die) => die.colour === colour && die.face === decision.face);
      const rerolls = withoutOne(now.rerolls, colour);
      return meanOdds((face) => oddsFrom(strike, { ...now, rerolls, lying: now.lying.with(at, { colour, face }) }));
    }
    case 'venom':
      return oddsFrom(strike, { ...now, flat: now.flat + LIMITS.venomBonus, venoms: now.venoms - 1 });
    default:
      return null;
  }
}

function standingOf(strike: StrikeView): Standing {
  return {
    flat: strike.total - strike.values.reduce((sum, value) => sum + value, 0),
    lying: strike.dice,
    left: strike.left,
    rerolls: strike.rerolls.map(({ colours, left }) => ({ colours, times: left })),
    venoms: strike.venomsLeft,
  };
}

// MON-253: the source with fewest colours is used up first.
function withoutOne(rerolls: readonly RerollSource[], colour: Colour): readonly RerollSource[] {
  let used = -1;
  rerolls.forEach((source, index) => {
    if (source.times === 0 || !source.colours.includes(colour)) return;
    if (used < 0 || source.colours.length < (rerolls[used]?.colours.length ?? 0)) used = index;
  });
  return rerolls.map((source, index) => (index === used ? { ...source, times: source.times - 1 } : source));
}

function meanOdds(of: (face: number) => StrikeOdds): StrikeOdds {
  let [capture, kill] = [0, 0];
  for (let face = 1; face <= 6; face++) {
    const odds = of(face);
    capture += odds.capture / 6;
    kill += odds.kill / 6;
  }
  return { capture, kill };
}

function oddsFrom(strike: StrikeView, standing: Standing, atOnce = false): StrikeOdds {
  const bonus = { S: bonusOf(strike, 'S'), M: bonusOf(strike, 'M'), I: 0 };
  const { flat, lying, rerolls } = standing;
  const thrown = { dice: { ...standing.left, I: 0 }, bonus, rerolls, lying, atOnce };
  const canCapture = strike.traps >= strike.trapsNeeded;
  return {
    capture: canCapture ? chanceOf(thrown, flat, captureVerdict(strike, standing.venoms)) : 0,
    kill: chanceOf(thrown, flat, killVerdict(strike, standing.venoms)),
  };
}

const bonusOf = (strike: StrikeView, colour: 'S' | 'M'): number =>
  strike.perDie[colour].reduce((sum, part) => sum + part.amount, 0);

// MON-123, MON-125: below the kill value, with as many venoms as needed; once T reaches it the capture is lost.
function captureVerdict({ capture, captureBonus, kill }: StrikeView, venoms: number): Verdict {
  return (total) => {
    for (let spent = 0; spent <= venoms; spent++) {
      const raised = total + spent * LIMITS.venomBonus;
      if (raised < kill && raised + captureBonus >= capture) return 1;
    }
    return total >= kill ? 0 : null;
  };
}

// MON-124
function killVerdict({ kill, killBonus }: StrikeView, venoms: number): Verdict {
  return (total) => (total + venoms * LIMITS.venomBonus + killBonus >= kill ? 1 : null);
}

// MON-111 to MON-114: the chances of the member under attack when so many magic dice are given up; all that can absorbs.
export function wardOdds(view: View, count: number): WardOdds | null {
  const { scene } = view;
  const attack = view.sceneView?.attack ?? null;
  const assault = scene?.assaults[0];
  if (scene === null || attack === null || assault === undefined || attack.rolled) return null;
  const trail = trailAt(view, scene.place, assault.trail);
  const member = findMember(clanOf(view, trail.seat), trail.member);
  const fate = hitOdds({
    dice: assault.dice - count,
    extra: assault.extra,
    capacity: attack.abilities + attack.tokens + attack.potions,
    lives: livesOf(member),
    again: scenarioRule(view.config.scenario, 'rerollMisses')?.times ?? 0,
  });
  // Dice sent at a neighbour, or at everyone, are answered by no strike of his.
  if (assault.cause !== 'attack') return { ...fate, capture: 0, kill: 0 };
  const strike = strikeAfter(view, count);
  const odds = strike === null ? { capture: 0, kill: 0 } : oddsFrom(strike, standingOf(strike));
  const alive = fate.unhurt + fate.wounded;
  return { ...fate, capture: alive * odds.capture, kill: alive * odds.kill };
}

// The strike that would follow, before its first die.
function strikeAfter(view: View, warded: number): StrikeView | null {
  const { scene } = view;
  if (scene === null) return null;
  const trail = trailAt(view, scene.place, scene.trail);
  const roll: Roll = {
    purpose: 'monster',
    dice: [],
    S: strengthOn(trail),
    M: magicOn(trail) - warded,
    rerolls: rerollSources(view, 'monster'),
    plusS: 0,
    plusM: 0,
    plusKill: 0,
    venoms: 0,
  };
  return sceneView({ ...view, scene: { ...scene, roll } })?.strike ?? null;
}

// MON-272: whether the last blow of a monster killed now fells the killer, all that can absorbing.
export function fallsByKill(view: View): boolean {
  const { scene } = view;
  const blow = scene === null || scene.monster === '' ? null : effectIn(monsterOf(scene.monster).power, 'deathBlow');
  if (scene === null || blow === null) return false;
  const trail = trailAt(view, scene.place, scene.trail);
  const { abilities, tokens, potions } = absorbersOn(view, scene.place, scene.trail, scene.monster);
  return blow.hits - abilities - tokens - potions >= livesOf(findMember(clanOf(view, trail.seat), trail.member));
}
