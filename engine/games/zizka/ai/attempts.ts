// What an attempt is worth: an event, a conquest, a visit to a tavern, an attack. Exact over the dice; unseen
// tokens and cards are averaged over those they may be (ZIZ-193).
import { tokensNeeded } from '../allocation';
import { CONSTANTS } from '../data/constants';
import { KEEP_REWARD, KIND_RESOLVE, REROLL, SHIELD, SWORD, TOKEN_IDS, TOKEN_KIND, TOKEN_ROWS } from '../data/tables';
import { fightHits, plainHits, type RollProfile, type Solution, solveRoll, winChance } from '../dice-math';
import { combatRow } from '../effects/fight';
import { abilityOf, acceptsMorale, diceOf, hireCost, seatAt, visibleMembers } from '../retinue';
import { isBarred } from '../rows';
import type { State } from '../types';
import { tokenRollWorth } from './rolls';
import { bestChoiceWorth, type RowChoice, rankedChoices } from './row-sets';
import { keepChance } from './strength';
import { bestReplacement, companyWorth, type Exchange, type Mind, rewardWorth, weakest } from './worth';

export function profileOf(state: State, seat: number, kind: number): RollProfile {
  return {
    dice: diceOf(state, seat, kind),
    wenceslas: state.favours[0] === seat,
    sigismund: state.favours[1] === seat,
    printed: [0, 1, 2, 3].map((icon) => abilityOf(state, seat, icon)),
    rerolls: Math.min(8, abilityOf(state, seat, REROLL)),
  };
}

// For planning a favour die counts as one more die: near enough, and far quicker.
function planProfile(mind: Mind, kind: number): RollProfile {
  const profile = profileOf(mind.state, mind.seat, kind);
  const favours = (profile.wenceslas ? 1 : 0) + (profile.sigismund ? 1 : 0);
  const dice = Math.min(CONSTANTS.diceLimit, profile.dice + favours);
  return { ...profile, dice, rerolls: Math.min(5, profile.rerolls), wenceslas: false, sigismund: false };
}

export interface EventPlan {
  readonly worth: number;
  readonly coins: number;
}

// What the ends of a roll are worth, in whatever measure: row sets of an event or the reward of a keep, a luck token, a coin.
// Failing is worth a luck token, as the rules have it (ZIZ-56, ZIZ-78).
interface Purse {
  readonly luck: number;
  readonly coin: number;
}

export interface EventStakes extends Purse {
  // The best first.
  readonly choices: readonly RowChoice[];
}

export interface KeepStakes extends Purse {
  readonly reward: number;
}

export function eventStakes(mind: Mind, token: number): EventStakes {
  return { choices: choicesOf(mind, token), luck: mind.luck, coin: mind.coin };
}

export function keepStakes(mind: Mind, keep: number): KeepStakes {
  return { reward: rewardWorth(mind, KEEP_REWARD[keep === 0 ? 0 : 1]), luck: mind.luck, coin: mind.coin };
}

// Row sets of a token with their worth to this seat; barred rows are worth nothing.
export function choicesOf(mind: Mind, token: number): RowChoice[] {
  const rows = TOKEN_ROWS[token] ?? [];
  const worths = rows.map((row) => (isBarred(mind.state, row) ? -9 : rewardWorth(mind, row.reward)));
  return rankedChoices(rows, (index) => worths[index] ?? 0);
}

export function solveEvent({ choices, luck, coin }: EventStakes, profile: RollProfile, tokens: number): Solution {
  return solveRoll(profile, (pool) => bestChoiceWorth(choices, pool, tokens, luck, luck), coin);
}

// Worths are told apart to this part of a point.
const GRAIN = 20;
const coarse = (worth: number): number => Math.round(worth * GRAIN) / GRAIN;

// The worth of a rolled token in planning.
function rolledWorth(mind: Mind, token: number, profile: RollProfile, tokens: number): number {
  const rows = TOKEN_ROWS[token] ?? [];
  const worths = rows.map((row) => (isBarred(mind.state, row) ? -9 : coarse(rewardWorth(mind, row.reward))));
  const luck = coarse(mind.luck);
  return tokenRollWorth(token, profile, worths, Math.min(6, tokens), luck, luck);
}

function paidWorth(mind: Mind, token: number): number {
  const rows = TOKEN_ROWS[token] ?? [];
  const { coins } = seatAt(mind.state, mind.seat);
  if ((rows[0]?.pay ?? 0) > coins) return mind.luck;
  let purse = coins;
  let sum = 0;
  rows.forEach((row, index) => {
    const net = rewardWorth(mind, row.reward) - row.pay * mind.coin;
    if ((index > 0 && net <= 0) || row.pay > purse) return;
    purse -= row.pay;
    sum += net;
  });
  return Math.max(0, sum);
}

function levyWorth(mind: Mind, token: number): number {
  const rows = TOKEN_ROWS[token] ?? [];
  let members = seatAt(mind.state, mind.seat).members;
  if (members.length === 0) return mind.luck;
  let best = 0;
  let sum = 0;
  for (const row of rows) {
    if (members.length === 0) break;
    const gone = weakest(mind, members);
    sum += rewardWorth(mind, row.reward) - gone.loss;
    members = members.filter((member) => member !== gone.member);
    best = Math.max(best, sum);
  }
  return best;
}

export function tokenWorth(mind: Mind, token: number): number {
  const { tokens } = mind.memory;
  const held = tokens.get(token) ?? reckonToken(mind, token);
  tokens.set(token, held);
  return held;
}

function reckonToken(mind: Mind, token: number): number {
  const kind = TOKEN_KIND[token] ?? 0;
  switch (KIND_RESOLVE[kind]) {
    case 'roll':
      return rolledWorth(mind, token, planProfile(mind, kind), seatAt(mind.state, mind.seat).luck);
    case 'pay':
      return paidWorth(mind, token);
    case 'discard':
      return levyWorth(mind, token);
    default:
      return mind.skill.prices.tournament + mind.skill.prices.tournamentSeat * mind.state.seats.length;
  }
}

// Mean coins that a token's rows bring, for counting on a later hire.
function meanCoins(token: number): number {
  const rows = TOKEN_ROWS[token] ?? [];
  return (rows[0]?.reward.coins ?? 0) * 0.8 + (rows[1]?.reward.coins ?? 0) * 0.4 - (rows[0]?.pay ?? 0);
}

const TOKENS_OF_KIND: readonly (readonly number[])[] = KIND_RESOLVE.map((_, kind) =>
  TOKEN_IDS.flatMap((_id, token) => (TOKEN_KIND[token] === kind ? [token] : [])),
);

// The same for a back of which only the kind is known.
export function kindCoins(kind: number): number {
  const tokens = TOKENS_OF_KIND[kind] ?? [];
  return tokens.reduce((sum, token) => sum + meanCoins(token), 0) / Math.max(1, tokens.length);
}

// Worth of the token on every space for this seat; backs it has not seen through are averaged.
export function eventPlans(mind: Mind): (EventPlan | null)[] {
  const { state, seat } = mind;
  const seen = seatAt(state, seat).seenSpaces;
  const isKnown = (space: number): boolean => state.faceUp[space] === 1 || seen.includes(space);
  const plans: EventPlan[] = [];
  const planOf = (token: number): EventPlan => {
    const held = plans[token] ?? { worth: mind.isLate() ? 0 : tokenWorth(mind, token), coins: meanCoins(token) };
    plans[token] = held;
    return held;
  };
  const isOpen = new Uint8Array(TOKEN_KIND.length);
  for (const token of state.used) isOpen[token] = 1;
  state.tokens.forEach((token, space) => {
    if (token >= 0 && isKnown(space)) isOpen[token] = 1;
  });
  const means: EventPlan[] = [];
  const meanOf = (kind: number): EventPlan => {
    const held = means[kind];
    if (held !== undefined) return held;
    let worth = 0;
    let coins = 0;
    let unseen = 0;
    for (const token of TOKENS_OF_KIND[kind] ?? []) {
      if (isOpen[token] === 1) continue;
      const plan = planOf(token);
      worth += plan.worth;
      coins += plan.coins;
      unseen++;
    }
    const plan = { worth: worth / unseen, coins: coins / unseen };
    means[kind] = plan;
    return plan;
  };
  return state.tokens.map((token, space) => {
    if (token < 0) return null;
    return isKnown(space) ? planOf(token) : meanOf(TOKEN_KIND[token] ?? 0);
  });
}

interface Stage {
  readonly solutions: readonly Solution[];
  readonly after: readonly number[];
}

// Who throws for a keep asks again with every die.
let lastStages: { readonly rows: unknown; readonly key: string; readonly stages: readonly Stage[] } | null = null;

// Solutions of a conquest card, row by row, by luck tokens held; `after[tokens]` is the whole from the next row on.
export function conquestStages(
  stakes: KeepStakes,
  rows: readonly (readonly number[])[],
  profile: RollProfile,
  tokens: number,
): readonly Stage[] {
  const { dice, wenceslas, sigismund, printed, rerolls } = profile;
  const key = [stakes.reward, stakes.luck, stakes.coin, tokens, dice, wenceslas, sigismund, printed, rerolls].join('/');
  if (lastStages?.rows !== rows || lastStages.key !== key) {
    lastStages = { rows, key, stages: solveConquest(stakes, rows, profile, tokens) };
  }
  return lastStages.stages;
}

function solveConquest(
  { reward, luck, coin }: KeepStakes,
  rows: readonly (readonly number[])[],
  profile: RollProfile,
  tokens: number,
): readonly Stage[] {
  let after = Array.from({ length: tokens + 1 }, (_, held) => reward + held * luck);
  const stages: Stage[] = [];
  for (const needs of [...rows].reverse()) {
    const later = after;
    const solutions = later.map((_, held) => {
      const worth = (pool: readonly number[]): number => {
        const spent = tokensNeeded(needs, pool);
        const failed = (held + 1) * luck;
        return spent > held ? failed : Math.max(failed, later[held - spent] ?? 0);
      };
      return solveRoll(profile, worth, coin);
    });
    stages.unshift({ solutions, after: later });
    after = solutions.map((solution) => solution.expected);
  }
  return stages;
}

export function conquestWorth(mind: Mind, keep: number): number {
  const { state, seat } = mind;
  const deck = state.keeps[keep] ?? [];
  const held = seatAt(state, seat);
  if (deck.length === 0 || held.won[keep] !== -1) return 0;
  const profile = planProfile(mind, -1);
  const tokens = Math.min(4, held.luck);
  const hidden = deck.length > (state.keepsKnown[keep] ?? 0) && !held.seenTops.includes(keep);
  // Of a hidden top any card above the known bottom may be it.
  const cards = hidden ? deck.slice(state.keepsKnown[keep] ?? 0) : deck.slice(-1);
  const chance = cards.reduce((sum, card) => sum + keepChance(profile, keep, card, tokens), 0) / cards.length;
  const bare = cards.reduce((sum, card) => sum + keepChance(profile, keep, card, 0), 0) / cards.length;
  // What the tokens add to the chance is what they are spent for.
  const spent = Math.min(tokens, chance > 0 ? tokens * (1 - bare / chance) : 0) * mind.luck * mind.skill.prices.keepLuck;
  const reward = rewardWorth(mind, KEEP_REWARD[keep === 0 ? 0 : 1]);
  return mind.skill.prices.conquest * (chance * reward + (1 - chance) * mind.luck - spent);
}

export interface HirePlan {
  readonly worth: number;
  readonly first: Exchange | null;
}

// What a visit to a tavern with these coins is worth.
export function hireWorth(mind: Mind, coins: number): number {
  const { hires } = mind.memory;
  const held = hires.get(coins) ?? mind.skill.prices.hire * hirePlan(mind, coins).worth;
  hires.set(coins, held);
  return held;
}

// The best hires that these coins allow, one after another, each worth more than it costs.
export function hirePlan(mind: Mind, coins: number): HirePlan {
  const { state, seat } = mind;
  let cards = [...visibleMembers(state, 1), ...visibleMembers(state, 2)].filter((member) => acceptsMorale(state, seat, member));
  let members = seatAt(state, seat).members;
  let purse = coins;
  let worth = 0;
  let first: Exchange | null = null;
  for (let hires = 0; hires < CONSTANTS.hiresPerAction; hires++) {
    const best = bestHire(mind, cards, members, purse);
    if (best === null) break;
    const { member, replaced } = best.exchange;
    first ??= best.exchange;
    worth += best.net;
    purse -= hireCost(state, member);
    members = [...members.filter((each) => each !== replaced), member];
    cards = cards.filter((each) => each !== member);
  }
  return { worth, first };
}

function bestHire(mind: Mind, cards: readonly number[], members: readonly number[], purse: number) {
  const now = companyWorth(mind, members);
  let best: { readonly exchange: Exchange; readonly net: number } | null = null;
  for (const member of cards) {
    const cost = hireCost(mind.state, member);
    if (cost > purse || mind.isLate()) continue;
    const exchange = bestReplacement(mind, member, members, now);
    const net = exchange.worth - cost * mind.coin;
    if (net > mind.skill.prices.hireLeast && (best === null || net > best.net)) best = { exchange, net };
  }
  return best;
}

function attackChance(mind: Mind, target: number, tokens: number): number {
  const { state, seat } = mind;
  const attack = fightHits(profileOf(state, seat, -1), SWORD);
  const lifted = [...Array.from({ length: tokens }, () => 0), ...attack];
  if (target >= 0) return winChance(lifted, fightHits(profileOf(state, target, -1), SHIELD));
  if (state.solo === null) return 0;
  const row = combatRow(state.solo);
  return winChance(lifted, plainHits(row.dice, row.luck));
}

// ZIZ-123, ZIZ-159: prey is worth its coins and two points; beating Torak also spares his card.
export function attackStake(mind: Mind, target: number): { readonly won: number; readonly lost: number } {
  const { state } = mind;
  const { prices } = mind.skill;
  if (target >= 0) {
    const prey = seatAt(state, target);
    return { won: CONSTANTS.attackWinVp + prey.warrantCoins * mind.coin + prices.prey, lost: prices.attackLost };
  }
  const warrants = state.solo?.warrants.length ?? 0;
  return { won: 1.5 + (warrants > 0 ? 0.6 : 0), lost: 0 };
}

export function attackWorth(mind: Mind, target: number): number {
  const chance = attackChance(mind, target, 0);
  const stake = attackStake(mind, target);
  return chance * stake.won + (1 - chance) * stake.lost;
}
