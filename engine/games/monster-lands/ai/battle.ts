// Quick choices in the adventure phase: warding, defending, striking, rolls, contracts and loot.
import { known } from '../../../core/invariant';
import { canPayResources, clanOf, findMember } from '../clan/clan';
import { effectIn, lootOf, monsterOf, questOf } from '../data/lookup';
import { LIMITS } from '../data/tables';
import { subjectOf } from '../notation';
import { diceSum, flatParts, perDie, reachOf, rollOf, rollTarget, sceneOf, sumOf, totalOf } from '../outlands/battle-math';
import { fallenGlory, trailAt } from '../outlands/trails';
import { CONTRACT, type Decision, type State } from '../types';
import type { Ask } from '../view-types';
import { fateOf, forceOf, guardOf, reaches, trapsToCapture } from './forces';
import { coinWish, questWish } from './solo-goals';
import { WEIGHTS } from './weights';
import { coinWorth, lootWorth, memberWorth, resourcesWorth, roundsLeft } from './worth';

const find = (legal: readonly Decision[], type: string, of?: string): Decision | undefined =>
  legal.find((decision) => decision.type === type && (of === undefined || subjectOf(decision) === of));

// Dice lying on revealed tokens count as laid on the trail.
function loadOn(state: State, index: number) {
  const { place } = sceneOf(state);
  const trail = trailAt(state, place, index);
  const load = {
    S: trail.S,
    M: trail.M,
    tokens: trail.tokens.slice(),
    defence: trail.defence,
    potion: trail.potion,
    venom: trail.venom,
  };
  let shownTraps = 0;
  for (const token of trail.shown) {
    load.S += token.S;
    load.M += token.M;
    // Their dice are counted above; what else they do works by the roll's own modifiers.
    shownTraps++;
  }
  return { load, shownTraps };
}

export function chooseWard(state: State, ask: Ask, legal: readonly Decision[]): Decision {
  const scene = sceneOf(state);
  const assault = known(scene.assaults[0]);
  const trail = trailAt(state, scene.place, assault.trail);
  const member = findMember(clanOf(state, ask.seat), trail.member);
  const { load, shownTraps } = loadOn(state, assault.trail);
  const record = monsterOf(scene.monster);
  const force = forceOf(state, member, scene.place, assault.trail, load, scene.monster);
  const clan = clanOf(state, ask.seat);
  const left = roundsLeft(state);
  const canCapture = force.traps + shownTraps >= trapsToCapture(scene.monster);
  const target = canCapture ? record.capture - force.captureBonus : record.kill - force.killBonus;
  const prize = record.glory + (canCapture ? 0.3 * record.captureCoins * Math.min(1, left) : record.trophies);
  const lost = fallenGlory(scene.place, assault.trail) - memberWorth(clan, member.id, left);
  const strikes = assault.cause === 'attack';
  const guard = guardOf(state, member, scene.place, assault.trail, scene.monster);
  let best = known(legal[0]);
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const decision of legal) {
    const ward = Number(subjectOf(decision));
    const fate = fateOf(guard, load, ward);
    const flat = shownFlat(state, assault.trail);
    const won = strikes ? reaches(scene.carry + flat + force.mean - ward * force.magicMean, force.variance, target) : 0;
    const alive = 1 - fate.fallen;
    const worth =
      alive * won * prize +
      alive * (1 - won) * WEIGHTS.wardAlive -
      WEIGHTS.wound * fate.wounded +
      fate.fallen * lost -
      WEIGHTS.wardDie * ward;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = decision;
    }
  }
  return best;
}

function shownFlat(state: State, index: number): number {
  const { place } = sceneOf(state);
  let sum = 0;
  for (const token of trailAt(state, place, index).shown) {
    if (token.id.startsWith('trapTotal')) sum += Number(token.id.slice(-1));
    // About two and a half dice gain by a bonus for each.
    else if (token.id.startsWith('trapEach')) sum += 2.5 * Number(token.id.slice(-1));
  }
  return sum;
}

export function chooseDefence(state: State, ask: Ask, legal: readonly Decision[]): Decision {
  const fall = find(legal, 'defend', 'fall');
  const stand = find(legal, 'defend', 'unhurt') ?? find(legal, 'defend', 'wounded');
  if (fall === undefined || stand === undefined) return known(stand ?? fall);
  const scene = sceneOf(state);
  const assault = known(scene.assaults[0]);
  const trail = trailAt(state, scene.place, assault.trail);
  const clan = clanOf(state, ask.seat);
  const kept = memberWorth(clan, trail.member, roundsLeft(state)) + (assault.cause === 'attack' ? 2 : 1);
  return fallenGlory(scene.place, assault.trail) > kept ? fall : stand;
}

// Worst die that a reroll would better on average, as a decision.
function worthwhileReroll(legal: readonly Decision[]): Decision | undefined {
  let best: Decision | undefined;
  let lowest = 4;
  for (const decision of legal) {
    if (decision.type !== 'reroll') continue;
    const face = Number(subjectOf(decision).slice(1));
    if (face < lowest) {
      lowest = face;
      best = decision;
    }
  }
  return best;
}

function usefulLoot(state: State, legal: readonly Decision[], gap: number): Decision | undefined {
  const roll = rollOf(state);
  for (const decision of legal) {
    if (decision.type !== 'loot') continue;
    const { effects } = lootOf(subjectOf(decision));
    const each = effectIn(effects, 'addPerDie');
    if (each !== null) {
      const count = roll.dice.filter((die) => die.colour === each.colour).length;
      if (count * each.amount >= gap) return decision;
      continue;
    }
    const kill = effectIn(effects, 'addTotal');
    if (kill !== null) {
      if (totalOf(state) + kill.amount >= monsterOf(sceneOf(state).monster).kill) return decision;
      continue;
    }
    if (effectIn(effects, 'reroll') !== null && gap <= 6 && roll.dice.some((die) => die.face <= 3)) return decision;
  }
  return undefined;
}

export function chooseStrike(state: State, ask: Ask, legal: readonly Decision[]): Decision {
  const scene = sceneOf(state);
  const record = monsterOf(scene.monster);
  const clan = clanOf(state, ask.seat);
  const reach = reachOf(state);
  const roll = rollOf(state);
  const left = roundsLeft(state);
  const coin = left > 0 || coinWish(state, left) !== null ? Math.max(0.2, coinWorth(state, clan)) : 0.02;
  const likesCoins = coin * record.captureCoins > record.trophies;
  const capture = find(legal, 'capture');
  const kill = find(legal, 'kill');
  if (capture !== undefined && kill !== undefined) return likesCoins ? capture : kill;
  if (kill !== undefined) return kill;
  const all = find(legal, 'rollAll');
  if (capture !== undefined) {
    // Once caught it stays caught below the kill value, so more dice can only make a kill of it.
    if (likesCoins || all === undefined) return capture;
    const more = roll.S * (3.5 + perDie(state, 'S')) + roll.M * (3.5 + perDie(state, 'M'));
    return reach.total + more >= record.kill - 1 ? all : capture;
  }
  if (all !== undefined) {
    if (!reach.traps || !likesCoins) return all;
    return find(legal, 'roll', 'S') ?? find(legal, 'roll', 'M') ?? all;
  }
  const target = reach.traps ? record.capture : record.kill;
  const gap = target - reach.total;
  const trail = trailAt(state, scene.place, scene.trail);
  const venom = find(legal, 'venom');
  if (venom !== undefined && gap <= LIMITS.venomBonus * trail.venom) return venom;
  const again = worthwhileReroll(legal);
  if (again !== undefined) return again;
  return usefulLoot(state, legal, gap) ?? find(legal, 'giveUp') ?? known(legal[0]);
}

export function chooseOpenRoll(state: State, legal: readonly Decision[]): Decision {
  const done = known(find(legal, 'done'));
  const roll = rollOf(state);
  const total = roll.purpose === 'quest' ? diceSum(state) + sumOf(flatParts(state)) : totalOf(state);
  const gap = rollTarget(state) - total;
  if (gap <= 0) return done;
  const again = worthwhileReroll(legal) ?? (gap <= 2 ? find(legal, 'reroll') : undefined);
  return again ?? usefulLoot(state, legal, gap) ?? done;
}

export function chooseContract(state: State, ask: Ask, legal: readonly Decision[]): Decision {
  const fulfil = find(legal, 'fulfil');
  const decline = known(find(legal, 'decline'));
  const clan = clanOf(state, ask.seat);
  const { b } = questOf(known(state.quests[CONTRACT]).quest);
  if (fulfil === undefined || !canPayResources(clan, b.price)) return decline;
  const coin = coinWorth(state, clan);
  const reward = sceneOf(state).trail === 0 ? b.left : b.right;
  const price = resourcesWorth(b.price, coin) * (roundsLeft(state) > 0 ? 1 : 0.1);
  return resourcesWorth(reward, coin) + questWish(state) > price ? fulfil : decline;
}

export function chooseLoot(state: State, legal: readonly Decision[]): Decision {
  const left = roundsLeft(state);
  let best = known(legal[0]);
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const decision of legal) {
    if (decision.type !== 'take') continue;
    const token = known(state.lootShown[Number(subjectOf(decision))]);
    const worth = token === 'greatTrophy' ? 3.2 : lootWorth(token, left);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = decision;
    }
  }
  return best;
}
