// What things are worth in victory points: goods, coins, members, and a whole position at the end of a round.
import { clanOf, prevailingGlory, reputationOf, settledLand, trophyCount, wageOf } from '../clan/clan';
import { dieColour, dieValue, poolSize } from '../clan/dice';
import { effectIn, equipmentOf, lootOf, memberOf, trapOf } from '../data/lookup';
import { AFFINITIES, type Resources } from '../data/records';
import { LIMITS } from '../data/tables';
import { isOver } from '../effects/clean-up';
import { stageOf } from '../requests';
import { affinityPoints, symbolsOf } from '../scoring';
import type { Clan, State } from '../types';
import { coinWish, goalWorth } from './solo-goals';
import { WEIGHTS } from './weights';

// Rounds that will still follow this one; the leader's glory may cut them short (MON-180).
export function roundsLeft(state: State): number {
  const left = state.config.rounds - state.round;
  if (state.config.seats === 1) return left;
  let most = 0;
  for (const clan of state.clans) most = Math.max(most, clan.glory);
  return Math.max(0, Math.min(left, (LIMITS.gloryToEnd - most) / WEIGHTS.gloryPerRound));
}

// Coins beyond wages buy members (two coins a point), so they lose their worth with the rounds.
export function coinsWorth(coins: number, left: number): number {
  const first = Math.min(coins, 14);
  const rest = Math.min(30, coins - first);
  return left <= 0 ? 0.01 * coins : Math.min(1, 0.5 + left) * (0.34 * first + 0.16 * rest);
}

// The worth of one coin more, now in the deployment phase.
export function coinWorth(state: State, clan: Clan): number {
  const left = roundsLeft(state);
  const wish = coinWish(state, left);
  if (wish !== null) return wish;
  const owed = wagesDue(clan);
  if (clan.coins < owed) return WEIGHTS.coinOwed;
  if (clan.coins > owed + 16) return left > 0 ? WEIGHTS.coinSpare : 0.02;
  if (left > 0) return WEIGHTS.coin + WEIGHTS.coinPerRound * (left - 1);
  return prevailingGlory(clan) > 1 ? WEIGHTS.coinLast : 0.02;
}

// What a die costs when it is spent: what else it would have brought.
export function dieCost(die: string): number {
  const colour = dieColour(die);
  return colour === 'S' ? WEIGHTS.dieS : colour === 'M' ? WEIGHTS.dieM : WEIGHTS.dieI + WEIGHTS.diePip * dieValue(die);
}

// How much of that it costs now: of many dice each is missed less, and after the last round none.
export function diceShare(clan: Clan, left: number): number {
  const plenty = WEIGHTS.dieOfMany * (poolSize(clan) - 4);
  return Math.max(0, 1 - plenty) * (left > 0 ? 1 : WEIGHTS.diceLast);
}

export function wagesDue(clan: Clan): number {
  let paid = 0;
  for (const member of clan.members) if (member.id !== clan.leader && settledLand(clan, member.id) === null) paid++;
  return paid * wageOf(clan.glory);
}

// What a member brings in a round.
function roundWorth(clan: Clan, id: string): number {
  const { dice, ability, affinity } = memberOf(id);
  const skill = ability.length > 0 && affinity !== null ? WEIGHTS.skillPerRound : 0;
  const hand = affinity === null ? 0 : WEIGHTS.handPerRound - WEIGHTS.crowdPerRound * clan.members.length;
  return WEIGHTS.diePerRound * dice.length + skill + hand;
}

// What would be lost with the member, dice of this round left out.
export function memberWorth(clan: Clan, id: string, left: number): number {
  const record = memberOf(id);
  const wage = id === clan.leader || settledLand(clan, id) !== null ? 0 : wageOf(clan.glory) * WEIGHTS.wagePerRound;
  const symbol = record.affinity === null ? 0 : WEIGHTS.symbol;
  return record.reputation + symbol + left * Math.max(0, roundWorth(clan, id) - wage);
}

export function symbolGain(clan: Clan, affinity: (typeof AFFINITIES)[number] | null): number {
  if (affinity === null) return 0;
  const count = symbolsOf(clan)[affinity];
  // A part of the step after next: sets grow towards ten points.
  return (
    affinityPoints(count + 1) -
    affinityPoints(count) +
    WEIGHTS.nextSymbol * (affinityPoints(count + 2) - affinityPoints(count + 1))
  );
}

export const trapWorth = (trap: string): number =>
  WEIGHTS.trap + WEIGHTS.trapCoin * (trap === 'startingTrap' ? 3 : trapOf(trap).cost);

type Weight = keyof typeof WEIGHTS;

const steps = (count: number, worths: readonly Weight[]): number => {
  let sum = 0;
  for (let index = 0; index < count && index < worths.length; index++) sum += WEIGHTS[worths[index] as Weight];
  return sum;
};

const POTIONS = ['potionFirst', 'potionSecond', 'potionThird'] as const;
const VENOMS = ['venomFirst', 'venomSecond', 'venomThird'] as const;
const DEFENCES = ['defenceFirst', 'defenceSecond', 'defenceThird', 'defenceFourth', 'defenceFifth'] as const;
export const potionsWorth = (count: number): number => steps(count, POTIONS);
export const venomsWorth = (count: number): number => steps(count, VENOMS);
export const defenceWorth = (count: number): number => steps(count, DEFENCES);

export function trapsWorth(traps: readonly string[]): number {
  const worths = traps.map(trapWorth).sort((one, other) => other - one);
  return worths.reduce(
    (sum, worth, index) => sum + worth * (index === 0 ? 1 : index === 1 ? WEIGHTS.secondTrap : WEIGHTS.furtherTrap),
    0,
  );
}

export function equipmentWorth(card: string, left: number): number {
  const record = equipmentOf(card);
  const fights = effectIn(record.feature, 'addPerDie') !== null || effectIn(record.feature, 'absorbHits') !== null;
  return (left + WEIGHTS.gearNow) * (fights ? WEIGHTS.gearFights : WEIGHTS.gearCoin * record.cost);
}

export function lootWorth(token: string, left: number): number {
  if (token === 'greatTrophy') return 0;
  if (left <= 0) return 0.05;
  const { effects, window } = lootOf(token);
  const glory = effectIn(effects, 'gloryOn');
  if (glory !== null) return WEIGHTS.lootGlory * glory.amount;
  const gain = effectIn(effects, 'gain')?.gain;
  if (gain !== undefined) return WEIGHTS.lootGain * resourcesWorth(gain, 0.28);
  return window === 'turn' ? WEIGHTS.lootTurn : WEIGHTS.lootElse;
}

export function resourcesWorth(gain: Resources, coin: number): number {
  return (
    WEIGHTS.gainGlory * (gain.glory ?? 0) +
    coin * (gain.coins ?? 0) +
    WEIGHTS.gainPotion * (gain.potion ?? 0) +
    WEIGHTS.gainVenom * (gain.venom ?? 0) +
    WEIGHTS.gainEither * (gain.potionOrVenom ?? 0) +
    WEIGHTS.gainDefence * (gain.defence ?? 0) +
    WEIGHTS.gainTrap * ((gain.trap ?? 0) + (gain.randomTrap ?? 0))
  );
}

export function clanWorth(clan: Clan, left: number): number {
  const symbols = symbolsOf(clan);
  let worth = clan.glory + reputationOf(clan) + trophyCount(clan);
  for (const affinity of AFFINITIES) worth += affinityPoints(symbols[affinity]);
  if (left <= 0) return worth + 0.01 * clan.coins;
  const wage = wageOf(clan.glory);
  for (const member of clan.members) {
    const settled = settledLand(clan, member.id) !== null;
    const paid = member.id === clan.leader || settled ? 0 : wage * WEIGHTS.wagePerRound;
    worth += left * (roundWorth(clan, member.id) - paid) + (settled ? 0.4 * left : 0);
    if (member.wounded) worth -= WEIGHTS.wound;
    for (const card of member.gear) worth += 0.8 * equipmentWorth(card, left);
  }
  worth += left * 0.8 * (clan.glory > 20 ? 2 : clan.glory > 10 ? 1 : 0);
  worth += 0.14 * Math.min(8, Math.max(-4, prevailingGlory(clan))) * Math.min(1, left);
  const fresh = Math.min(1, 0.4 + 0.6 * left);
  worth += fresh * (potionsWorth(clan.potion) + venomsWorth(clan.venom) + defenceWorth(clan.defence) + trapsWorth(clan.traps));
  for (const token of clan.loot) worth += lootWorth(token, left);
  worth += coinsWorth(clan.coins, left);
  for (const affinity of AFFINITIES)
    if (symbols[affinity] > 0) worth += 0.25 * Math.min(left, 3) * Math.min(4, symbols[affinity]);
  return worth;
}

// How the position stands for a seat, in points, against the others. `gains` is what each may still expect of this round.
export function positionWorth(state: State, seat: number, gains: readonly number[] | null = null): number {
  const over = isOver(state);
  // After clean-up the marker stands on the next round, whose dice are all to come.
  const fresh = gains === null && stageOf(state) !== 'adventure';
  const left = over ? 0 : roundsLeft(state) + (fresh ? 1 : 0);
  const own = clanWorth(clanOf(state, seat), left) + (gains?.[seat] ?? 0);
  if (state.config.seats === 1) return own + goalWorth(state, clanOf(state, 0), left);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  state.clans.forEach((clan, other) => {
    if (other === seat) return;
    const worth = clanWorth(clan, left) + (gains?.[other] ?? 0);
    sum += worth;
    best = Math.max(best, worth);
  });
  // A finished match is won or not; points only break the tie between lines.
  if (over) return own + 8 * Math.sign(own - best) - 0.3 * best;
  return own - 0.2 * best - (0.15 * sum) / (state.config.seats - 1);
}
