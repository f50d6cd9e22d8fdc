// Odds of a trail before one commits, from what a seat can see. They stand for an owner who gives up no magic dice, absorbs
// all he can and plays on for the one thing in question with dice, rerolls and venoms, all
// his tokens turned up; loot comes on top. Exact for that play.

import { clanOf, findMember, type Source, sourcesOf } from './clan/clan';
import { dieColour } from './clan/dice';
import { effectIn, equipmentOf, landOf, memberOf, monsterOf, questOf, scenarioRule, trapOf } from './data/lookup';
import { COLOURS, type Colour, type Effect } from './data/records';
import { LIMITS } from './data/tables';
import { attackParts, forbids, sumOf } from './outlands/battle-math';
import { chanceOf, meanOf, type RerollSource, type Throw } from './outlands/dice-odds';
import { type Fate, hitOdds } from './outlands/hit-odds';
import { isLand, isQuest, landAt, monsterAt, parseTrailKey, trailAbsorbs, trailBonus } from './outlands/trails';
import { DICE_QUEST, HIDDEN, type PlaceIndex, type PublicState } from './types';
import type { Odds, View } from './view-types';

export interface TrailPlan {
  readonly seat: number;
  readonly member: string;
  readonly trail: string;
  // `S`, `M` or `I5`.
  readonly dice: readonly string[];
  readonly tokens: readonly string[];
  readonly defence: number;
  readonly potion: number;
  readonly venom: number;
  // Magic dice to be given up against the attack.
  readonly ward: number;
  // Total carried over from trails before this one.
  readonly carry: number;
}

// The plan that the asked seat is loading; null when there is none or its tokens are hidden from the viewer.
export function planOf(view: View): TrailPlan | null {
  const { work, ask } = view;
  if (work === null || ask === null || work.action !== 'send' || work.trail === '' || work.tokens.includes(HIDDEN)) return null;
  const { subject, trail, dice, tokens, defence, potion, venom } = work;
  const plan = { seat: ask.seat, member: subject, trail, dice, tokens, defence, potion, venom, ward: 0, carry: 0 };
  return withBonus(view, plan);
}

// MON-73: what the trail itself lays on the token.
export function withBonus(view: View, plan: TrailPlan): TrailPlan {
  let { potion, venom } = plan;
  const [place, index] = parseTrailKey(plan.trail);
  for (const effect of trailBonus(view, place, index)) {
    if (effect.effect !== 'tokenBonus') continue;
    potion += effect.gain.potion ?? 0;
    venom += effect.gain.venom ?? 0;
  }
  return { ...plan, potion, venom };
}

const NOTHING: Odds = {
  unhurt: 1,
  wounded: 0,
  fallen: 0,
  capture: 0,
  kill: 0,
  success: 0,
  conquest: 0,
  attackDice: 0,
  meanTotal: 0,
};

export function oddsForTrail(view: View, plan: TrailPlan | null = planOf(view)): Odds {
  if (plan === null) return NOTHING;
  const [place] = parseTrailKey(plan.trail);
  const monster = monsterAt(view, place);
  if (isQuest(place)) return place === DICE_QUEST ? questOdds(view, plan) : NOTHING;
  const conquest = isLand(place) ? conquestOdds(view, plan, place) : 0;
  if (monster === '') return { ...NOTHING, conquest };
  return { ...battleOdds(view, plan, place, monster), conquest };
}

interface Dice {
  readonly S: number;
  readonly M: number;
  readonly I: number;
}

function diceOf(plan: TrailPlan): Dice {
  const count = { S: 0, M: 0, I: 0 };
  for (const die of plan.dice) count[dieColour(die)]++;
  for (const token of plan.tokens) {
    const extra = effectIn(trapOf(token).effects, 'trailDice');
    if (extra !== null) count[extra.colour] += extra.count;
  }
  return count;
}

type Purpose = 'quest' | 'monster' | 'conquest';

function sourcesFor(view: PublicState, plan: TrailPlan, purpose: Purpose, monster: string): Source[] {
  const own = sourcesOf(findMember(clanOf(view, plan.seat), plan.member));
  if (purpose !== 'monster' || !forbids(monster, 'weapon')) return own;
  return own.filter((source, index) => index === 0 || equipmentOf(source.card).type !== 'weapon');
}

function bonusOf(effects: readonly Effect[], colour: Colour, purpose: Purpose): number {
  let sum = 0;
  for (const effect of effects) {
    if (effect.effect !== 'addPerDie' || effect.colour !== colour) continue;
    if (effect.against === 'any' || effect.against === purpose) sum += effect.amount;
  }
  return sum;
}

function perDie(view: PublicState, plan: TrailPlan, colour: Colour, purpose: Purpose, monster: string): number {
  let sum = 0;
  for (const source of sourcesFor(view, plan, purpose, monster)) sum += bonusOf(source.effects, colour, purpose);
  for (const token of plan.tokens) sum += bonusOf(trapOf(token).effects, colour, purpose);
  if (purpose === 'monster') sum += bonusOf(monsterOf(monster).power, colour, purpose);
  return sum;
}

function rerollsOf(view: PublicState, plan: TrailPlan, purpose: Purpose, monster: string): RerollSource[] {
  const [place, index] = parseTrailKey(plan.trail);
  const lists = [...sourcesFor(view, plan, purpose, monster).map((source) => source.effects), trailBonus(view, place, index)];
  const found: RerollSource[] = [];
  for (const effects of lists) {
    for (const effect of effects) {
      if (effect.effect !== 'reroll' || (effect.against === 'quest' && purpose !== 'quest')) continue;
      found.push({ colours: effect.colours, times: effect.times });
    }
  }
  return found;
}

function throwOf(view: PublicState, plan: TrailPlan, purpose: Purpose, monster: string, dice: Dice): Throw {
  const bonus = { S: 0, M: 0, I: 0 };
  for (const colour of COLOURS) if (colour !== 'I') bonus[colour] = perDie(view, plan, colour, purpose, monster);
  return { dice, bonus, rerolls: rerollsOf(view, plan, purpose, monster) };
}

const reaches = (target: number) => (total: number) => (total >= target ? 1 : null);

function questOdds(view: View, plan: TrailPlan): Odds {
  const quest = view.quests[DICE_QUEST]?.quest ?? '';
  if (quest === '') return NOTHING;
  const thrown = throwOf(view, plan, 'quest', '', diceOf(plan));
  return { ...NOTHING, success: chanceOf(thrown, 0, reaches(questOf(quest).a.target)), meanTotal: meanOf(thrown) };
}

function conquestOdds(view: View, plan: TrailPlan, place: PlaceIndex): number {
  const { land } = landAt(view, place);
  if (land === '') return 0;
  const thrown = throwOf(view, plan, 'conquest', '', diceOf(plan));
  let flat = 0;
  for (const source of sourcesFor(view, plan, 'conquest', '')) flat += totalBonus(source.effects, 'conquest');
  return chanceOf(thrown, flat, reaches(landOf(land).conquest));
}

function totalBonus(effects: readonly Effect[], against: 'conquest' | 'capture' | 'kill' | 'monster'): number {
  const bonus = effectIn(effects, 'addTotal');
  return bonus !== null && bonus.against === against ? bonus.amount : 0;
}

function battleOdds(view: View, plan: TrailPlan, place: PlaceIndex, monster: string): Odds {
  const loaded = diceOf(plan);
  const parts = sumOf(attackParts(view, place, monster));
  const ward = Math.min(plan.ward, loaded.M, parts);
  const fate = fateOf(view, plan, place, monster, parts - ward);
  let flat = plan.carry;
  for (const token of plan.tokens) flat += totalBonus(trapOf(token).effects, 'monster');
  for (const source of sourcesFor(view, plan, 'monster', monster)) flat += totalBonus(source.effects, 'monster');
  const thrown = throwOf(view, plan, 'monster', monster, { S: loaded.S, M: loaded.M - ward, I: 0 });
  const alive = fate.unhurt + fate.wounded;
  const goal = goalsOf(view, plan, monster);
  const strike = (wins: (total: number) => boolean, lost: (total: number) => boolean) =>
    alive * chanceOf(thrown, flat, (total) => (wins(total) ? 1 : lost(total) ? 0 : null));
  const never = () => false;
  return {
    ...fate,
    capture: goal.traps ? strike(goal.captures, goal.isFull) : 0,
    kill: strike(goal.kills, never),
    success: strike((total) => goal.kills(total) || (goal.traps && goal.captures(total)), never),
    conquest: 0,
    attackDice: parts - ward,
    meanTotal: flat + meanOf(thrown),
  };
}

interface Goals {
  readonly traps: boolean;
  // Whether venoms, as many as needed of those there, make the total a capture or a kill (MON-123, MON-124).
  readonly captures: (total: number) => boolean;
  readonly kills: (total: number) => boolean;
  // T itself has reached the kill value: no more dice and venoms (MON-125).
  readonly isFull: (total: number) => boolean;
}

function goalsOf(view: View, plan: TrailPlan, monster: string): Goals {
  const record = monsterOf(monster);
  const { ability } = memberOf(plan.member);
  const venoms = forbids(monster, 'venom') ? 0 : plan.venom;
  const captureFrom = record.capture - totalBonus(ability, 'capture');
  const killFrom = record.kill - totalBonus(ability, 'kill');
  return {
    traps: canCapture(view, plan, monster),
    captures: (total) => {
      for (let spent = 0; spent <= venoms; spent++) {
        const raised = total + spent * LIMITS.venomBonus;
        if (raised < record.kill && raised >= captureFrom) return true;
      }
      return false;
    },
    kills: (total) => total + venoms * LIMITS.venomBonus >= killFrom,
    isFull: (total) => total >= record.kill,
  };
}

// MON-113, MON-114: hits against everything that absorbs.
function fateOf(view: View, plan: TrailPlan, place: PlaceIndex, monster: string, dice: number): Fate {
  const [, index] = parseTrailKey(plan.trail);
  const record = monsterOf(monster);
  const member = findMember(clanOf(view, plan.seat), plan.member);
  const noDefence = scenarioRule(view.config.scenario, 'noDefence') !== null;
  let capacity = noDefence ? 0 : plan.defence;
  if (!forbids(monster, 'potion')) capacity += plan.potion;
  if (!noDefence && !forbids(monster, 'defenceAbility')) {
    capacity += trailAbsorbs(view, place, index);
    for (const source of sourcesOf(member)) {
      const absorb = effectIn(source.effects, 'absorbHits');
      if (absorb === null || (absorb.affinities !== undefined && !absorb.affinities.includes(record.affinity))) continue;
      capacity += absorb.hits - (view.uses[source.card] ?? 0);
    }
  }
  return hitOdds({
    dice,
    extra: effectIn(record.power, 'extraHits')?.hits ?? 0,
    capacity,
    lives: member.wounded ? 1 : 2,
    again: scenarioRule(view.config.scenario, 'rerollMisses')?.times ?? 0,
  });
}

function canCapture(view: View, plan: TrailPlan, monster: string): boolean {
  const own = sourcesOf(findMember(clanOf(view, plan.seat), plan.member));
  if (own.some((source) => effectIn(source.effects, 'captureWithoutTrap') !== null)) return true;
  const traps = plan.tokens.filter((token) => trapOf(token).kind !== 'trick').length;
  return traps >= (effectIn(monsterOf(monster).power, 'trapsToCapture')?.count ?? 1);
}
