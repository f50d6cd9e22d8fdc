// Everything decided away from the menu: rerolls, rows, members, luck, tournaments (ZIZ-190).
import { known } from '../../../core/invariant';
import { poolOf, tokensNeeded } from '../allocation';
import { SOLO_WARRANTS } from '../data/solo';
import { KEEP_ROWS, LUCK, memberId, SHIELD, SWORD, TOKEN_KIND } from '../data/tables';
import { type Fallen, fightHits, plainHits, type RollProfile, type Solution } from '../dice-math';
import { gainable } from '../effects/common';
import { combatRow } from '../effects/fight';
import { seatAt } from '../retinue';
import { extraTokens, isRowPossible, rowsOf } from '../rows';
import { type Decision, type DieChoice, ICONS, type Roll } from '../types';
import {
  attackStake,
  choicesOf,
  conquestStages,
  type EventStakes,
  eventStakes,
  hirePlan,
  type KeepStakes,
  keepStakes,
  profileOf,
  solveEvent,
} from './attempts';
import { countsOf, joiningWorth, solveLists } from './lists';
import { bestExchange, bestReplacement, fogOf, type Mind, moraleWorth, rewardWorth, weakest } from './worth';

const DICE: readonly DieChoice[] = [...ICONS, 'wenceslas', 'sigismund'];

// The best that dice can show: luck stands in for everything.
function allLuck(fallen: Fallen): Fallen {
  const dice = fallen.counts.reduce((sum, count) => sum + count, 0);
  const lucky = (face: number): number => (face < 0 ? face : LUCK);
  return { counts: [0, 0, 0, dice], wenceslas: lucky(fallen.wenceslas), sigismund: lucky(fallen.sigismund) };
}

function fallenOf(roll: Roll): Fallen {
  return { counts: countsOf(roll.dice), wenceslas: roll.wenceslas, sigismund: roll.sigismund };
}

// Dice as they were rolled, whatever happened to the company since.
function rollProfile(mind: Mind, roll: Roll, kind: number, rerolls: number): RollProfile {
  return { ...profileOf(mind.state, roll.seat, kind), dice: roll.dice.length, printed: roll.printed, rerolls };
}

// However thick the fog, nobody throws away more than this many points for a die.
const PLAIN_LOSS = 1;

function chooseReroll(mind: Mind, roll: Roll, solution: Solution, legal: readonly Decision[], price: number): Decision {
  const fallen = fallenOf(roll);
  const kept = solution.keep(fallen);
  let best: Decision = { type: 'keep' };
  // What cannot fall better is kept, by everybody.
  if (kept >= solution.keep(allLuck(fallen)) - 1e-9) return best;
  let bestWorth = kept + fogOf(mind, mind.skill.blur) + 1e-9;
  const rerolls = Math.max(1, roll.rerolls);
  for (const decision of legal) {
    if (decision.type !== 'reroll' && decision.type !== 'buy') continue;
    const exact = solution.reroll(fallen, DICE.indexOf(decision.die), rerolls) - (decision.type === 'buy' ? price : 0);
    if (exact < kept - PLAIN_LOSS) continue;
    const worth = exact + fogOf(mind, mind.skill.blur);
    if (worth > bestWorth) {
      best = decision;
      bestWorth = worth;
    }
  }
  return best;
}

export function chooseEventRoll(
  mind: Mind,
  legal: readonly Decision[],
  stakes: EventStakes = eventStakes(mind, known(mind.state.event).token),
): Decision {
  const { state } = mind;
  const roll = known(state.roll);
  const { token } = known(state.event);
  const profile = rollProfile(mind, roll, TOKEN_KIND[token] ?? 0, Math.max(1, Math.min(8, roll.rerolls)));
  return chooseReroll(mind, roll, solveEvent(stakes, profile, state.usable), legal, stakes.coin);
}

export function chooseConquestRoll(
  mind: Mind,
  legal: readonly Decision[],
  stakes: KeepStakes = keepStakes(mind, known(mind.state.conquest).keep),
): Decision {
  const { state } = mind;
  const roll = known(state.roll);
  const { keep, card, row } = known(state.conquest);
  const profile = profileOf(state, mind.seat, -1);
  const tokens = Math.min(4, state.usable);
  // The rows after this one come with all rerolls again.
  const full = { ...profile, rerolls: Math.max(1, profile.rerolls) };
  const stage = conquestStages(stakes, known(KEEP_ROWS[keep]?.[card]), full, tokens)[row];
  return chooseReroll(mind, roll, known(stage?.solutions[tokens]), legal, stakes.coin);
}

// In a fight every die that does not hit is thrown again; a defence that holds is enough, and a throw that costs a coin
// has to be worth it.
export function chooseFightRoll(mind: Mind, legal: readonly Decision[]): Decision {
  const { state } = mind;
  const roll = known(state.roll);
  const fight = known(state.fight);
  const attacking = fight.attacker === roll.seat;
  const icon = attacking ? SWORD : SHIELD;
  const pool = poolOf(roll);
  const hits = (pool[icon] ?? 0) + (pool[LUCK] ?? 0);
  if (!attacking && hits >= fight.attack) return { type: 'keep' };
  const gain = attacking ? attackGain(mind, fight.defender, hits) : defenceStake(mind) * 0.5 ** (fight.attack - hits);
  const isHit = (face: number): boolean => face === icon || face === LUCK;
  for (const decision of legal) {
    if (decision.type !== 'reroll' && decision.type !== 'buy') continue;
    const { die } = decision;
    const face = die === 'wenceslas' || die === 'sigismund' ? roll[die] : ICONS.indexOf(die);
    if (!isHit(face) && (decision.type === 'reroll' || gain > mind.coin)) return decision;
  }
  return { type: 'keep' };
}

// What one more throw of a die is worth to the attacker.
function attackGain(mind: Mind, defender: number, hits: number): number {
  const stake = attackStake(mind, defender);
  const better = chanceAgainst(mind, defender, hits + 1) - chanceAgainst(mind, defender, hits);
  return 0.5 * better * (stake.won - stake.lost);
}

export function chooseRow(mind: Mind): Decision {
  const { state } = mind;
  const event = known(state.event);
  const rows = rowsOf(event.token);
  const started = event.done.length > 0;
  if (event.pool.length === 0) return choosePaidRow(mind);
  // The best set of rows that contains what is done; any of it that is possible now comes next.
  let best: readonly number[] = event.done;
  let bestWorth = started ? 0 : mind.luck;
  for (const choice of choicesOf(mind, event.token)) {
    if (!event.done.every((row) => choice.rows.includes(row))) continue;
    const spent = tokensNeeded(choice.needs, event.pool) - event.spent;
    if (spent > state.usable) continue;
    const fresh = choice.rows.filter((row) => !event.done.includes(row));
    const gain = fresh.reduce((sum, row) => sum + rewardWorth(mind, known(rows[row]).reward), 0);
    // Fog lies over which rows to take, not over whether to take any.
    const worth = gain - spent * mind.luck + (fresh.length > 1 ? fogOf(mind, mind.skill.blur) : 0);
    if (worth > bestWorth + 1e-9) {
      best = choice.rows;
      bestWorth = worth;
    }
  }
  const next = best.find((row) => !event.done.includes(row) && isRowPossible(state, event, row));
  if (next !== undefined && (started || extraTokens(event, 0) >= 0)) return { type: 'row', row: started ? next + 1 : 1 };
  return { type: started ? 'done' : 'fail' };
}

// Donations and levies: a row is taken when its reward beats its price.
function choosePaidRow(mind: Mind): Decision {
  const { state } = mind;
  const event = known(state.event);
  const { members } = seatAt(state, mind.seat);
  let best = -1;
  let bestNet = 0;
  rowsOf(event.token).forEach((row, index) => {
    if (!isRowPossible(state, event, index) || (event.done.length === 0 && index > 0)) return;
    const price = row.discard > 0 ? weakest(mind, members).loss : row.pay * mind.coin;
    const net = rewardWorth(mind, row.reward) - price + (event.done.length === 0 ? mind.skill.prices.giving : 0);
    if (net > bestNet) {
      best = index;
      bestNet = net;
    }
  });
  if (best >= 0) return { type: 'row', row: best + 1 };
  return { type: event.done.length > 0 ? 'done' : 'decline' };
}

export function chooseGain(mind: Mind): Decision {
  const { state, seat } = mind;
  const best = bestExchange(mind, gainable(state, seat, known(state.event).gaining), seatAt(state, seat).members);
  return best !== null && best.worth > 0 ? { type: 'gain', member: memberId(best.member) } : { type: 'decline' };
}

export function chooseReplaced(mind: Mind, newcomer: number): Decision {
  const { replaced } = bestReplacement(mind, newcomer, seatAt(mind.state, mind.seat).members);
  return { type: 'replace', member: memberId(replaced) };
}

export function chooseMember(mind: Mind, type: 'give' | 'lose'): Decision {
  return { type, member: memberId(weakest(mind, seatAt(mind.state, mind.seat).members).member) };
}

export function chooseHire(mind: Mind, legal: readonly Decision[]): Decision {
  const { state, seat } = mind;
  const plan = hirePlan(mind, seatAt(state, seat).coins);
  if (plan.first !== null) return { type: 'hireMember', member: memberId(plan.first.member) };
  return legal.find((decision) => decision.type === 'done') ?? { type: 'back' };
}

export function chooseConquestLuck(mind: Mind): Decision {
  const { state } = mind;
  const { keep, card, row } = known(state.conquest);
  const tokens = Math.min(4, state.usable);
  const rows = known(KEEP_ROWS[keep]?.[card]);
  const stage = known(conquestStages(keepStakes(mind, keep), rows, profileOf(state, mind.seat, -1), tokens)[row]);
  // A covered row was passed by itself, so some tokens are lacking here.
  const lacking = Math.max(1, lackingTokens(mind, known(state.roll)));
  const going = stage.after[tokens - lacking] ?? 0;
  return { type: going > (tokens + 1) * mind.luck ? 'luck' : 'fail' };
}

function lackingTokens(mind: Mind, roll: Roll): number {
  const { keep, card, row } = known(mind.state.conquest);
  return tokensNeeded(known(KEEP_ROWS[keep]?.[card]?.[row]), poolOf(roll));
}

export function chooseMorale(mind: Mind): Decision {
  return { type: 'morale', direction: moraleWorth(mind, 1) >= moraleWorth(mind, -1) ? 'virtue' : 'vice' };
}

// Chance that so many hits beat the defender.
function chanceAgainst(mind: Mind, defender: number, hits: number): number {
  const { state } = mind;
  const row = state.solo === null ? null : combatRow(state.solo);
  const defence =
    defender < 0 && row !== null ? plainHits(row.dice, row.luck) : fightHits(profileOf(state, defender, -1), SHIELD);
  return defence.slice(0, hits).reduce((sum, chance) => sum + chance, 0);
}

// Tokens for an attack: as many as pay for themselves in chance.
export function chooseAttackLuck(mind: Mind): Decision {
  const { state } = mind;
  const fight = known(state.fight);
  const pool = poolOf(known(state.roll));
  const hits = (pool[SWORD] ?? 0) + (pool[LUCK] ?? 0);
  const stake = attackStake(mind, fight.defender);
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let tokens = 0; tokens <= state.usable; tokens++) {
    const chance = chanceAgainst(mind, fight.defender, hits + tokens);
    const worth = chance * (stake.won - stake.lost) - tokens * mind.luck;
    if (worth > bestWorth + 1e-9) {
      best = tokens;
      bestWorth = worth;
    }
  }
  return { type: 'spend', tokens: best };
}

export function chooseDefenceLuck(mind: Mind, legal: readonly Decision[]): Decision {
  const spend = legal.find((decision) => decision.type === 'spend' && decision.tokens > 0);
  if (spend === undefined || spend.type !== 'spend') return { type: 'spend', tokens: 0 };
  return spend.tokens * mind.luck < defenceStake(mind) ? spend : { type: 'spend', tokens: 0 };
}

// What a lost defence costs: the prize and the warrant's coins, against Torak a part of what is held.
function defenceStake(mind: Mind): number {
  const held = seatAt(mind.state, mind.seat);
  return mind.state.solo === null
    ? mind.skill.prices.defenceLost + held.warrantCoins * mind.coin
    : 0.5 + 0.5 * held.coins * mind.coin;
}

export function chooseDrop(mind: Mind): Decision {
  const order = ['ownStep', 'torakStep', 'noFavour', 'hireCost'];
  const rank = (index: number): number => order.indexOf(SOLO_WARRANTS[index]?.effect ?? 'hireCost');
  const held = [...known(mind.state.solo).warrants].sort((left, right) => rank(left) - rank(right));
  return { type: 'drop', warrant: known(SOLO_WARRANTS[known(held[0])]).id };
}

export function chooseJoin(mind: Mind): Decision {
  return { type: joiningWorth(mind, known(mind.state.tournament)) + fogOf(mind, mind.skill.blur) > 0 ? 'join' : 'pass' };
}

export function chooseLists(mind: Mind): Decision {
  const tournament = known(mind.state.tournament);
  const counts = countsOf(tournament.dice);
  // A free throw of a low die gains on average.
  const low = (counts[1] ?? 0) > 0 ? SHIELD : SWORD;
  if (tournament.free > 0 && (counts[low] ?? 0) > 0) return { type: 'free', face: known(ICONS[low]) };
  const lists = solveLists(mind, tournament);
  let best: Decision = { type: 'keep' };
  let bestWorth = lists.keep(counts) + 1e-9;
  if (tournament.dice.length < 3) return best;
  for (let face = 0; face < 4; face++) {
    if ((counts[face] ?? 0) === 0) continue;
    const { worth: exact } = lists.bestThrow(counts.map((count, index) => count - (index === face ? 1 : 0)));
    const worth = exact + fogOf(mind, mind.skill.blur);
    if (worth > bestWorth) {
      best = { type: 'aside', face: known(ICONS[face]) };
      bestWorth = worth;
    }
  }
  return best;
}

export function chooseThrow(mind: Mind): Decision {
  const tournament = known(mind.state.tournament);
  return { type: 'throw', counts: solveLists(mind, tournament).bestThrow(countsOf(tournament.dice)).thrown };
}
