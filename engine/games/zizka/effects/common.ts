// Changes that many actions share: points, coins, luck, morale, members, favours, warrants, rewards.
import { known } from '../../../core/invariant';
import { pick, shuffle } from '../../../core/rng';
import type { Step } from '../../../core/step';
import { CONSTANTS } from '../data/constants';
import type { Reward } from '../data/events';
import { SOLO_WARRANTS } from '../data/solo';
import { MEMBER_DISLIKES, memberId } from '../data/tables';
import type { Event, IconCounts } from '../events';
import { acceptsMorale, isDisgraced, isStarter, levelOf, seatAt, visibleMembers } from '../retinue';
import { ICONS, type Icon, type Morale, SOURCES, SOVEREIGNS, type Source, type State } from '../types';

export type GameStep = Step<State, Event>;

export function iconCounts(list: readonly number[]): IconCounts {
  return { sword: list[0] ?? 0, shield: list[1] ?? 0, speech: list[2] ?? 0, luck: list[3] ?? 0 };
}

export function iconNames(faces: readonly number[]): Icon[] {
  return faces.map((face) => known(ICONS[face]));
}

// A number drawn where something hidden is turned up: it bars the way back (ZIZ-172).
export function markReveal(step: GameStep): void {
  step.rng.int(2);
}

export function score(step: GameStep, seat: number, points: number, source: Source): void {
  if (points === 0) return;
  const held = seatAt(step.state, seat);
  const first = held.vp < step.state.goal;
  held.vp += points;
  const index = SOURCES.indexOf(source);
  held.sources[index] = (held.sources[index] as number) + points;
  step.emit({ type: 'pointsScored', seat, points, source, total: held.vp });
  if (first && held.vp >= step.state.goal && source !== 'coins') step.emit({ type: 'lastRound', seat });
}

export function gainCoins(step: GameStep, seat: number, coins: number): void {
  if (coins === 0) return;
  seatAt(step.state, seat).coins += coins;
  step.emit({ type: 'coinsGained', seat, coins });
}

export function loseCoins(step: GameStep, seat: number, coins: number): void {
  if (coins === 0) return;
  seatAt(step.state, seat).coins -= coins;
  step.emit({ type: 'coinsLost', seat, coins });
}

export function gainLuck(step: GameStep, seat: number, tokens: number): void {
  if (tokens === 0) return;
  seatAt(step.state, seat).luck += tokens;
  step.emit({ type: 'luckGained', seat, tokens });
}

export function spendLuck(step: GameStep, seat: number, tokens: number): void {
  if (tokens === 0) return;
  seatAt(step.state, seat).luck -= tokens;
  if (seat === step.state.turn) step.state.usable -= tokens;
  step.emit({ type: 'luckSpent', seat, tokens });
}

// ZIZ-28, ZIZ-29: a step off the track is a point; a margin drives away who dislikes it.
export function moveMorale(step: GameStep, seat: number, direction: Morale): void {
  const held = seatAt(step.state, seat);
  const from = held.morale;
  const to = from + (direction === 'virtue' ? 1 : -1);
  if (to > CONSTANTS.moraleMax || to < CONSTANTS.moraleMin) {
    step.emit({ type: 'moraleMoved', seat, direction, from, to: from });
    score(step, seat, CONSTANTS.offTrackVp, 'morale');
    return;
  }
  held.morale = to;
  step.emit({ type: 'moraleMoved', seat, direction, from, to });
  for (const member of held.members.slice()) {
    if (MEMBER_DISLIKES[member] === to && to !== 0) discardMember(step, seat, member, 'morale');
  }
}

// ZIZ-30: to its level's discard pile; a starter leaves the game.
export function discardMember(step: GameStep, seat: number, member: number, why: 'morale' | 'replaced' | 'given' | 'lost'): void {
  const members = seatAt(step.state, seat).members;
  members.splice(members.indexOf(member), 1);
  if (isStarter(member)) step.state.gone.push(member);
  else known(step.state.discards[levelOf(member) - 1]).push(member);
  step.emit({ type: 'memberLeft', seat, member: memberId(member), why });
}

// Takes a visible card off its place; the refill is the caller's, once an exchange is finished (ZIZ-31).
// Gives the slot it lay on, 3 for the deck's top.
export function takeVisible(step: GameStep, member: number): number {
  const level = levelOf(member) - 1;
  const table = known(step.state.tables[level]);
  const slot = table.indexOf(member);
  if (slot >= 0) {
    table[slot] = -1;
    return slot;
  }
  known(step.state.decks[level]).pop();
  return CONSTANTS.tableSlots;
}

// ZIZ-31: tops move to empty slots from left to right; an empty deck is formed anew from its discard pile.
export function refill(step: GameStep, level: number): void {
  const table = known(step.state.tables[level]);
  renewDeck(step, level);
  for (let slot = 0; slot < table.length; slot++) {
    if (table[slot] !== -1) continue;
    const top = known(step.state.decks[level]).pop();
    if (top === undefined) break;
    table[slot] = top;
    renewDeck(step, level);
  }
  // A new card comes to light.
  markReveal(step);
  if (step.silent) return;
  const deck = known(step.state.decks[level]);
  const top = deck[deck.length - 1];
  step.emit({
    type: 'tableRefilled',
    level: level === 0 ? 1 : 2,
    table: table.map((member) => (member < 0 ? '' : memberId(member))),
    top: top === undefined ? null : memberId(top),
  });
}

function renewDeck(step: GameStep, level: number): void {
  const { decks, discards } = step.state;
  if (known(decks[level]).length > 0 || known(discards[level]).length === 0) return;
  decks[level] = shuffle(known(discards[level]), step.rng);
  discards[level] = [];
}

// ZIZ-59, ZIZ-101: a visible card joins; the replaced one (-1 none) is discarded before the refill.
export function takeMember(step: GameStep, seat: number, member: number, replaced: number, paid: number): void {
  loseCoins(step, seat, paid);
  if (replaced >= 0) discardMember(step, seat, replaced, 'replaced');
  const slot = takeVisible(step, member);
  seatAt(step.state, seat).members.push(member);
  step.emit({ type: 'memberJoined', seat, member: memberId(member), level: levelOf(member) === 1 ? 1 : 2, slot, paid });
  refill(step, levelOf(member) - 1);
}

// ZIZ-110; in disgrace favour rewards lapse (ZIZ-156).
function takeFavour(step: GameStep, seat: number, sovereign: number): void {
  const { state } = step;
  if (isDisgraced(state)) return;
  const holder = state.favours[sovereign] as number;
  if (holder === seat) {
    score(step, seat, CONSTANTS.favourOwnedVp, 'favour');
    return;
  }
  state.favours[sovereign] = seat;
  step.emit({ type: 'favourTaken', seat, sovereign: known(SOVEREIGNS[sovereign]), from: holder < 0 ? null : holder });
  if (holder >= 0) score(step, holder, CONSTANTS.favourLostVp, 'favour');
}

export function returnFavour(step: GameStep, seat: number, sovereign: number): void {
  step.state.favours[sovereign] = -1;
  step.emit({ type: 'favourReturned', seat, sovereign: known(SOVEREIGNS[sovereign]) });
  score(step, seat, CONSTANTS.favourLostVp, 'favour');
}

// ZIZ-115: three frozen coins; in the solo game a random one of Torak's warrants (ZIZ-156).
function takeWarrant(step: GameStep, seat: number): void {
  const { state } = step;
  if (state.solo !== null) {
    takeSoloWarrant(step, seat);
    return;
  }
  const held = seatAt(state, seat);
  held.warrant = 1;
  held.warrantCoins += CONSTANTS.warrantCoins;
  step.emit({ type: 'warrantTaken', seat, coins: held.warrantCoins, warrant: null });
}

function takeSoloWarrant(step: GameStep, seat: number): void {
  const solo = known(step.state.solo);
  const free = SOLO_WARRANTS.map((_, index) => index).filter((index) => !solo.warrants.includes(index));
  if (free.length === 0) return;
  const drawn = pick(free, step.rng);
  solo.warrants.push(drawn);
  const warrant = known(SOLO_WARRANTS[drawn]);
  step.emit({ type: 'warrantTaken', seat, coins: 0, warrant: warrant.id });
  if (warrant.effect !== 'noFavour') return;
  for (let sovereign = 0; sovereign < SOVEREIGNS.length; sovereign++) {
    if (step.state.favours[sovereign] === seat) returnFavour(step, seat, sovereign);
  }
}

// ZIZ-58: morale, favour, coins, points, luck token, warrant; a member is offered afterwards. Gives its level
// (0 none, 3 either) for the caller to ask.
export function payReward(step: GameStep, seat: number, reward: Reward, source: Source): number {
  for (let left = reward.virtue ?? 0; left > 0; left--) moveMorale(step, seat, 'virtue');
  for (let left = reward.vice ?? 0; left > 0; left--) moveMorale(step, seat, 'vice');
  if (reward.wenceslas !== undefined) takeFavour(step, seat, 0);
  if (reward.sigismund !== undefined) takeFavour(step, seat, 1);
  gainCoins(step, seat, reward.coins ?? 0);
  score(step, seat, reward.vp ?? 0, source);
  gainLuck(step, seat, reward.luckToken ?? 0);
  if (reward.warrant !== undefined) takeWarrant(step, seat);
  if (reward.member1 !== undefined) return 1;
  if (reward.member2 !== undefined) return 2;
  return reward.memberAny !== undefined ? 3 : 0;
}

// ZIZ-59: cards that a member reward of this level (3 either) may bring.
export function gainable(state: State, seat: number, level: number): number[] {
  const visible = level === 3 ? [...visibleMembers(state, 1), ...visibleMembers(state, 2)] : visibleMembers(state, level);
  return visible.filter((member) => acceptsMorale(state, seat, member));
}
