// What things are worth to a seat now, in points: coins, luck, morale, favours, warrants, retinue (ZIZ-191, ZIZ-192).
import type { Rng } from '../../../core/rng';
import { CONSTANTS } from '../data/constants';
import type { Reward } from '../data/events';
import { COMMANDER_GIVES, DIE, EYE, MEMBER_DISLIKES, MEMBER_GIVES, MEMBER_SCROLL, REROLL, STEP } from '../data/tables';
import type { RollProfile } from '../dice-math';
import { gainable } from '../effects/common';
import { isDisgraced, seatAt, visibleMembers } from '../retinue';
import type { State } from '../types';
import type { Prices } from './prices';
import type { Skill } from './skill';
import { strengthOf } from './strength';

// One decision's thoughts: a possible state, whose they are, and prices reckoned once.
export interface Mind {
  readonly state: State;
  readonly seat: number;
  readonly skill: Skill;
  readonly rng: Rng;
  // Turns that are probably left to this seat, this one included.
  readonly turns: number;
  readonly coin: number;
  readonly luck: number;
  // True once the time for this decision is up: what is known by then decides.
  isLate(): boolean;
  // Worths reckoned already.
  readonly memory: Memory;
}

interface Memory {
  readonly companies: Map<string, number>;
  readonly rewards: Map<Reward, number>;
  readonly tokens: Map<number, number>;
  readonly hires: Map<number, number>;
}

const memories = new WeakMap<Prices, Map<string, Memory>>();
const ROOM = 4000;

const freshMemory = (): Memory => ({ companies: new Map(), rewards: new Map(), tokens: new Map(), hires: new Map() });

// In thought the same seat comes up again and again with the same company, purse and market: what is worth what is then
// remembered. Only where nothing errs and no clock cuts a reckoning short.
function memoryOf(state: State, seat: number, { prices, foresight }: Skill, turns: number): Memory {
  const shelf = memories.get(prices) ?? new Map<string, Memory>();
  memories.set(prices, shelf);
  const { commander, members, coins, luck, morale, warrant, won } = seatAt(state, seat);
  const own = `${commander}/${members.join()}/${coins}/${luck}/${morale}/${warrant}/${won[0] === -1}/${won[1] === -1}`;
  const holders = state.favours.map((holder) => (holder === seat ? 2 : holder >= 0 ? 1 : 0)).join('');
  const market = `${visibleMembers(state, 1).join()}/${visibleMembers(state, 2).join()}`;
  const key = `${foresight}/${state.side}/${state.seats.length}/${turns}/${holders}/${own}/${market}`;
  const held = shelf.get(key) ?? freshMemory();
  if (shelf.size >= ROOM) shelf.clear();
  shelf.set(key, held);
  return held;
}

const NEVER = (): boolean => false;

export function makeMind(state: State, seat: number, skill: Skill, rng: Rng, isLate: () => boolean = NEVER): Mind {
  const { prices } = skill;
  const lead = Math.max(state.solo?.vp ?? 0, ...state.seats.map((each) => each.vp));
  const turns = Math.max(1, Math.min(14, (state.goal - lead) / prices.pace));
  const far = Math.min(1, turns / 8) * skill.foresight;
  const end = state.solo === null ? prices.coinAtEnd : 0.04;
  return {
    state,
    seat,
    skill,
    rng,
    turns,
    coin: end + prices.coin * far,
    luck: turns > 1.5 ? prices.luckToken + prices.luck * far : prices.luckAtEnd,
    isLate,
    memory: isLate === NEVER && skill.blur === 0 && state.solo === null ? memoryOf(state, seat, skill, turns) : freshMemory(),
  };
}

// The error with which a weaker level sees a worth, in points; bell-shaped enough as a sum of uniforms.
export function fogOf(mind: Mind, spread: number): number {
  if (spread === 0) return 0;
  let sum = -2;
  for (let draws = 0; draws < 4; draws++) sum += mind.rng.float();
  return sum * spread * 1.7;
}

// Icons, dice and rerolls of a company; favour dice count as a die each.
function companyProfile(mind: Mind, members: readonly number[]): RollProfile {
  const { state, seat } = mind;
  const gives = COMMANDER_GIVES[state.side]?.[seatAt(state, seat).commander] ?? [];
  const sum = (ability: number): number => {
    let total = gives[ability] ?? 0;
    for (const member of members) total += MEMBER_GIVES[member]?.[ability] ?? 0;
    return total;
  };
  const favours = state.favours.filter((holder) => holder === seat).length;
  return {
    dice: Math.min(CONSTANTS.diceLimit, sum(DIE) + favours),
    wenceslas: false,
    sigismund: false,
    printed: [sum(0), sum(1), sum(2), sum(3)],
    rerolls: Math.min(6, sum(REROLL)),
  };
}

function plainSum(mind: Mind, members: readonly number[], ability: number): number {
  const gives = COMMANDER_GIVES[mind.state.side]?.[seatAt(mind.state, mind.seat).commander] ?? [];
  return members.reduce((total, member) => total + (MEMBER_GIVES[member]?.[ability] ?? 0), gives[ability] ?? 0);
}

// The worth of a company for the turns to come.
export function companyWorth(mind: Mind, members: readonly number[]): number {
  const key = members.join();
  const held = mind.memory.companies.get(key) ?? reckonCompany(mind, members);
  mind.memory.companies.set(key, held);
  return held;
}

function reckonCompany(mind: Mind, members: readonly number[]): number {
  const { state, seat, turns, skill } = mind;
  const { prices } = skill;
  const profile = companyProfile(mind, members);
  const strength = strengthOf(profile);
  const held = seatAt(state, seat);
  let perTurn = strength.event;
  const scrolls = members.filter((member) => (MEMBER_SCROLL[member] ?? -1) >= 0).length;
  if (scrolls > 0 && profile.dice < CONSTANTS.diceLimit) {
    perTurn += prices.scroll * scrolls * (strengthOf({ ...profile, dice: profile.dice + 1 }).event - strength.event);
  }
  perTurn += prices.step * Math.min(5, plainSum(mind, members, STEP)) + prices.eye * Math.min(2, plainSum(mind, members, EYE));
  const left = Math.max(0, turns - 1);
  let worth = prices.company * perTurn * left;
  const time = Math.min(1, left / prices.keepTurns);
  if (held.won[0] === -1) worth += prices.easyKeep * strength.keeps[0] * time;
  if (held.won[1] === -1) worth += prices.hardKeep * strength.keeps[1] * time;
  for (const member of members) {
    const dislikes = MEMBER_DISLIKES[member] ?? 0;
    // Who may leave is worth less, the nearer the margin.
    if (dislikes !== 0) worth -= prices.dislike + prices.dislikeNear * Math.max(0, Math.sign(dislikes) * held.morale);
  }
  return worth * skill.foresight;
}

export function moraleWorth(mind: Mind, by: 1 | -1): number {
  const held = seatAt(mind.state, mind.seat);
  const to = held.morale + by;
  if (Math.abs(to) > CONSTANTS.moraleMax) return 1;
  const { prices, foresight } = mind.skill;
  const height = (morale: number): number => [0, prices.heightOne, prices.heightTwo][Math.abs(morale)] ?? 0;
  const drift = (height(to) - height(held.morale)) * Math.min(1, mind.turns / prices.heightTurns) * foresight;
  if (Math.abs(to) < CONSTANTS.moraleMax) return drift;
  const staying = held.members.filter((member) => MEMBER_DISLIKES[member] !== to);
  if (staying.length === held.members.length) return drift;
  return drift + companyWorth(mind, staying) - companyWorth(mind, held.members);
}

function favourWorth(mind: Mind, sovereign: number): number {
  const { state, seat, turns, skill } = mind;
  if (isDisgraced(state)) return 0;
  const holder = state.favours[sovereign] ?? -1;
  if (holder === seat) return CONSTANTS.favourOwnedVp;
  const own = (skill.prices.favourNow + skill.prices.favour * turns) * skill.foresight;
  return holder >= 0 ? own + skill.prices.favourTaken : own;
}

// Coins at the end against a step and a hunter's prize; in the solo game only a burden.
export function warrantWorth(mind: Mind): number {
  const { state, seat, turns, skill } = mind;
  if (state.solo !== null) return -0.25 - 0.05 * turns;
  const held = seatAt(state, seat);
  const coins = CONSTANTS.warrantCoins * (1 / CONSTANTS.coinsPerPoint) * skill.prices.warrantCoins;
  return held.warrant === 1 ? coins : coins - skill.prices.warrantStep * turns - skill.prices.warrantRisk;
}

export interface Exchange {
  readonly member: number;
  // -1: nobody is replaced.
  readonly replaced: number;
  readonly worth: number;
}

// The best newcomer among these, with whom to replace; worth counts the company only.
export function bestExchange(mind: Mind, cards: readonly number[], members: readonly number[]): Exchange | null {
  const now = companyWorth(mind, members);
  let best: Exchange | null = null;
  for (const member of cards) {
    if (best !== null && mind.isLate()) break;
    const exchange = bestReplacement(mind, member, members, now);
    const seen = { ...exchange, worth: exchange.worth + fogOf(mind, mind.skill.blur) };
    if (best === null || seen.worth > best.worth) best = seen;
  }
  return best;
}

export function bestReplacement(
  mind: Mind,
  member: number,
  members: readonly number[],
  now = companyWorth(mind, members),
): Exchange {
  if (members.length < CONSTANTS.retinueLimit) {
    return { member, replaced: -1, worth: companyWorth(mind, [...members, member]) - now };
  }
  let best: Exchange = { member, replaced: members[0] ?? -1, worth: Number.NEGATIVE_INFINITY };
  for (const replaced of members) {
    const worth = companyWorth(mind, [...members.filter((each) => each !== replaced), member]) - now;
    if (worth > best.worth) best = { member, replaced, worth };
  }
  return best;
}

// Whose leaving hurts least, and how much.
export function weakest(mind: Mind, members: readonly number[]): { readonly member: number; readonly loss: number } {
  const now = companyWorth(mind, members);
  let best = { member: members[0] ?? -1, loss: Number.POSITIVE_INFINITY };
  for (const member of members) {
    const loss =
      now -
      companyWorth(
        mind,
        members.filter((each) => each !== member),
      );
    if (loss < best.loss) best = { member, loss };
  }
  return best;
}

export function rewardWorth(mind: Mind, reward: Reward): number {
  const held = mind.memory.rewards.get(reward) ?? reckonReward(mind, reward);
  mind.memory.rewards.set(reward, held);
  return held;
}

function reckonReward(mind: Mind, reward: Reward): number {
  let sum = (reward.vp ?? 0) + (reward.coins ?? 0) * mind.coin + (reward.luckToken ?? 0) * mind.luck;
  if (reward.virtue !== undefined) sum += moraleWorth(mind, 1);
  if (reward.vice !== undefined) sum += moraleWorth(mind, -1);
  if (reward.moraleChoice !== undefined) sum += Math.max(moraleWorth(mind, 1), moraleWorth(mind, -1));
  if (reward.wenceslas !== undefined) sum += favourWorth(mind, 0);
  if (reward.sigismund !== undefined) sum += favourWorth(mind, 1);
  if (reward.warrant !== undefined) sum += warrantWorth(mind);
  const level = reward.member1 !== undefined ? 1 : reward.member2 !== undefined ? 2 : reward.memberAny !== undefined ? 3 : 0;
  if (level > 0) {
    const { members } = seatAt(mind.state, mind.seat);
    sum += Math.max(0, bestExchange(mind, gainable(mind.state, mind.seat, level), members)?.worth ?? 0);
  }
  return sum;
}
