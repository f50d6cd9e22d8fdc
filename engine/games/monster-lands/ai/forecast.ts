// What the members already out on trails may be expected to bring every seat, without rolling: for leaves at the end of deployment.
import { known } from '../../../core/invariant';
import { canPayResources, clanOf } from '../clan/clan';
import { landOf, monsterOf, questOf } from '../data/lookup';
import { fallenGlory } from '../outlands/trails';
import { CONTRACT, DICE_QUEST, GATE_PLACE, LAND_A, LAND_B, type PlaceIndex, SAMBOR, type State, type Trail } from '../types';
import { fateOf, forceOf, guardOf, memberIn, reaches, trapsToCapture } from './forces';
import { stakesOf } from './sending';
import { questWish } from './solo-goals';
import { WEIGHTS } from './weights';
import { coinsWorth, memberWorth, potionsWorth, resourcesWorth, roundsLeft, venomsWorth, wagesDue } from './worth';

const DIE_VARIANCE = 35 / 12;

function addQuest(state: State, gains: number[]): void {
  const { quest, trails } = known(state.quests[DICE_QUEST]);
  if (quest === '') return;
  const { a } = questOf(quest);
  const chances = trails.map((trail, index) => {
    if (trail.seat === SAMBOR) return index === 0 ? 1 : 0;
    const member = trail.seat >= 0 ? memberIn(state, trail.seat, trail.member) : null;
    if (member === null) return 0;
    const force = forceOf(state, member, DICE_QUEST, index, trail, '');
    return reaches(force.mean + 3.5 * trail.I.length, force.variance + DIE_VARIANCE * trail.I.length, a.target);
  });
  trails.forEach((trail, index) => {
    if (trail.seat < 0) return;
    const chance = known(chances[index]);
    const rival = chances[1 - index] ?? 0;
    const alone = 1 - rival * (trails[1 - index]?.seat === SAMBOR ? 1 : 0.5);
    const extra = questWish(state);
    const reward = resourcesWorth(a.reward, 0.3) + extra;
    gains[trail.seat] = known(gains[trail.seat]) + chance * (alone * reward + (1 - alone) * 0.6) - (1 - chance) * a.penalty;
  });
}

function addContract(state: State, gains: number[]): void {
  const { quest, trails } = known(state.quests[CONTRACT]);
  if (quest === '') return;
  const { b } = questOf(quest);
  const left = roundsLeft(state);
  trails.forEach((trail, index) => {
    if (trail.seat < 0 || !canPayResources(clanOf(state, trail.seat), b.price)) return;
    const extra = questWish(state);
    const price = resourcesWorth(b.price, 0.3) * (left > 0 ? 1 : WEIGHTS.usedLast);
    const gain = resourcesWorth(index === 0 ? b.left : b.right, 0.3) + extra - price;
    gains[trail.seat] = known(gains[trail.seat]) + Math.max(0, gain);
  });
}

function addBattle(
  state: State,
  place: PlaceIndex,
  trails: readonly Trail[],
  monster: string,
  land: string,
  gains: number[],
): void {
  const left = roundsLeft(state);
  let gone = monster === '' ? 1 : 0;
  let carry = 0;
  let variance = 0;
  let landFree = land === '' ? 0 : 1;
  let conquerCarry = 0;
  for (let index = 0; index < trails.length; index++) {
    const trail = known(trails[index]);
    if (trail.seat === SAMBOR) {
      landFree *= 1 - gone;
      gone = 1;
      continue;
    }
    if (trail.seat < 0) continue;
    const member = memberIn(state, trail.seat, trail.member);
    if (member === null) continue;
    const clan = clanOf(state, trail.seat);
    const stakes = stakesOf(state, clan, place, monster);
    let gain = left > 0 ? 0.3 * trail.coins + 0.4 * (potionsWorth(trail.potion) + venomsWorth(trail.venom)) : 0;
    let deed = 0;
    let alive = 1;
    const stood = gone;
    if (monster !== '' && gone < 1) {
      const force = forceOf(state, member, place, index, trail, monster);
      const { capture, kill } = monsterOf(monster);
      const canCapture = force.traps >= trapsToCapture(monster);
      const target = canCapture ? capture - force.captureBonus : kill - force.killBonus;
      const guard = guardOf(state, member, place, index, monster);
      let chosen = { worth: Number.NEGATIVE_INFINITY, won: 0, fallen: 0, wounded: 0, mean: 0 };
      for (let ward = 0; ward <= Math.min(2, force.magic); ward++) {
        const { wounded, fallen } = fateOf(guard, trail, ward);
        const mean = force.mean - ward * force.magicMean;
        const won = (1 - fallen) * reaches(carry + mean, variance + force.variance, target);
        const worth = won * stakes.kill - WEIGHTS.wound * wounded - fallen * memberWorth(clan, member.id, left);
        if (worth > chosen.worth) chosen = { worth, won, fallen, wounded, mean };
      }
      const killed = reaches(carry + chosen.mean, variance + force.variance, kill - force.killBonus) * (1 - chosen.fallen);
      const step = Math.max(0, chosen.won - gone);
      const prize = canCapture ? Math.max(stakes.capture, (killed / Math.max(0.01, chosen.won)) * stakes.kill) : stakes.kill;
      gain += step * prize;
      deed += step;
      const met = 1 - gone;
      gain -= met * WEIGHTS.wound * chosen.wounded;
      gain += met * chosen.fallen * (fallenGlory(place, index) - memberWorth(clan, member.id, left) - WEIGHTS.fall);
      alive -= met * chosen.fallen;
      carry += (1 - chosen.fallen) * chosen.mean;
      variance += force.variance + chosen.fallen * (1 - chosen.fallen) * chosen.mean * chosen.mean;
      gone = Math.max(gone, chosen.won);
    }
    if (stood > 0 && landFree > 0) {
      const force = forceOf(state, member, place, index, trail, '');
      const won = stood * landFree * reaches(force.mean + conquerCarry, force.variance, landOf(land).conquest);
      gain += won * stakes.conquest;
      deed += won;
      landFree -= won;
      conquerCarry += stood * force.mean;
    }
    gain += Math.max(0, alive - deed) * stakes.loot;
    gains[trail.seat] = known(gains[trail.seat]) + gain;
  }
}

// Coins that wages take, and the member who leaves when they fall short (MON-165).
function addWages(state: State, gains: number[]): void {
  const left = roundsLeft(state);
  state.clans.forEach((clan, seat) => {
    const owed = wagesDue(clan);
    const paid = Math.min(owed, clan.coins);
    let loss = coinsWorth(clan.coins, left) - coinsWorth(clan.coins - paid, left);
    if (paid < owed) {
      let dearest = 0;
      for (const member of clan.members) {
        if (member.id !== clan.leader) dearest = Math.max(dearest, memberWorth(clan, member.id, left));
      }
      // A good contract or a capture may still bring the coins.
      loss += Math.min(1, 0.5 + 0.15 * (owed - paid)) * dearest;
    }
    gains[seat] = known(gains[seat]) - loss;
  });
}

export function forecast(state: State): number[] {
  const gains = state.clans.map(() => 0);
  addQuest(state, gains);
  addContract(state, gains);
  state.lands.forEach((place, index) => {
    addBattle(state, index === 0 ? LAND_A : LAND_B, place.trails, place.monster, place.land, gains);
  });
  if (state.gate.monster !== '') addBattle(state, GATE_PLACE, state.gate.trails, state.gate.monster, '', gains);
  addWages(state, gains);
  return gains;
}
