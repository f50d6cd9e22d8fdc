// The dice pool phase: gate monsters, clans without members, dice, the Queen's Gift (MON-20 to MON-23, MON-191, MON-192, MON-226).
import { clanOf, gloryDice } from '../clan/clan';
import { addDie, dieColour, makeDie } from '../clan/dice';
import { memberOf, ROOKIE_IDS, scenarioRule } from '../data/lookup';
import { LIMITS, VARIANTS } from '../data/tables';
import { type Clan, type Colour, GATE_PLACE, type Of, type State } from '../types';
import { gainDice, gainResources, rollDie } from './gains';
import { drawMonsterFor, gateMonsterOfLevel, type MonsterStep } from './supply';

const rules = VARIANTS.flatMap((variant) => variant.rules);
const gift = rules.find((rule) => rule.effect === 'firstPlayerGift');
const monsters = rules.find((rule) => rule.effect === 'gateMonsterInRounds');

export function openRound(step: MonsterStep): void {
  const { state } = step;
  step.emit({ type: 'roundBegan', round: state.round, firstPlayer: state.firstPlayer });
}

export function fillPools(step: MonsterStep): void {
  const { state } = step;
  const level = scenarioRule(state.config.scenario, 'gateMonsterEachRound')?.level;
  if (level !== undefined) gateMonsterOfLevel(step, level);
  for (let seat = 0; seat < state.config.seats; seat++) refoundClan(step, seat);
  if (state.config.moreMonsters && monsters?.rounds.includes(state.round) && state.gate.monster === '') {
    drawMonsterFor(step, GATE_PLACE);
  }
  for (let turn = 0; turn < state.config.seats; turn++) rollPool(step, (state.firstPlayer + turn) % state.config.seats);
}

// MON-191
export const isGiftDue = (state: State): boolean =>
  state.config.queensGift && gift !== undefined && state.round >= gift.fromRound;

// MON-21: a clan without any member goes on with a rookie as its leader.
function refoundClan(step: MonsterStep, seat: number): void {
  const { state } = step;
  const clan = clanOf(state, seat);
  if (clan.members.length > 0) return;
  const member = state.rookies.shift() ?? spareRookie(state);
  clan.members.push({ id: member, wounded: false, away: false, gear: [] });
  clan.leader = member;
  clan.coins = Math.max(clan.coins, LIMITS.emergencyCoins);
  step.emit({ type: 'clanRefounded', seat, member, coins: clan.coins });
}

function spareRookie(state: State): string {
  let number = ROOKIE_IDS.length + 1;
  while (state.clans.some((clan) => clan.members.some((member) => member.id === `rookie${number}`))) number++;
  return `rookie${number}`;
}

// MON-22
function rollPool(step: MonsterStep, seat: number): void {
  const clan = clanOf(step.state, seat);
  for (const member of clan.members) rollDice(step, clan, memberOf(member.id).dice);
  rollDice(step, clan, gloryDice(clan.glory));
  if (!step.silent) step.emit({ type: 'dicePooled', seat, S: clan.S, M: clan.M, I: clan.I.slice() });
}

function rollDice(step: MonsterStep, clan: Clan, colours: readonly Colour[]): void {
  for (const colour of colours) addDie(clan, makeDie(colour, colour === 'I' ? rollDie(step) : 0));
}

export function takeGiftDie(step: MonsterStep, decision: Of<'gift'>, seat: number): void {
  gainDice(step, seat, [dieColour(decision.gift)], 'queensGift');
  step.emit({ type: 'giftTaken', seat, gift: decision.gift });
}

export function takeGift(step: MonsterStep, decision: Of<'gift'>, seat: number): void {
  const gain = decision.gift === 'coins' ? { coins: 2 } : { [decision.gift]: 1 };
  gainResources(step, seat, gain, 'queensGift');
  step.emit({ type: 'giftTaken', seat, gift: decision.gift });
}
