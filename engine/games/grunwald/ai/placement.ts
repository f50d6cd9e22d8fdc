// Placements as whole moves (pieces, field, ducats) and a quick guess of what each gains.
import { known } from '../../../core/invariant';
import { teutonicStrength } from '../battle';
import { strengthOf } from '../data/cards';
import { ducatPrizes, provisionPrizes } from '../data/supplies';
import { canPlace, goTo, PASS, stake, TAKE_OFFICER, takeHelpers } from '../decisions';
import { officerWorth, pointsOn, stakeIndex } from '../ranking';
import { FIELD, FIELD_COUNT, type GrunwaldDecision, type OpenTable } from '../types';
import { ducatWorth, helperWorth, knightWorth, provisionWorth } from './worth';

export interface Placement {
  readonly officer: number;
  readonly helpers: number;
  readonly field: number;
  readonly ducats: number;
  gain: number;
}

// What a piece could earn elsewhere, so that two are not spent where one does.
const PIECE_COST = 0.9;
const OFFICER_COST = 1.3;
const MOST_STAKED = 7;
// The hope that an opponent who could overtake will do so.
const OVERTAKEN = 0.22;
const OVERTAKEN_FAR = 0.1;
const CAPTIVE_HOPE = 0.6;
const DEFICIT_SHARE = 0.12;

// Every sensible placement of the active seat with its guessed gain; passing is not among them.
export function placements(state: OpenTable): Placement[] {
  const seat = state.active;
  const list: Placement[] = [];
  for (let field = 0; field < FIELD_COUNT; field++) {
    const prizes = prizesFor(state, seat, field);
    const now = hope(state, seat, field, prizes, pointsOn(state, field, seat));
    const add = (officer: number, helpers: number) => {
      if (canPlace(state, seat, officer, helpers, field)) addStakes(list, state, seat, field, officer, helpers, prizes, now);
    };
    if (state.takeOfficer + state.takeHelpers > 0) add(state.takeOfficer, state.takeHelpers);
    else {
      if (state.officerFree[seat] === 1) add(1, 0);
      for (let helpers = 1; helpers <= known(state.helpersFree[seat]); helpers++) add(0, helpers);
    }
  }
  return list;
}

function addStakes(
  list: Placement[],
  state: OpenTable,
  seat: number,
  field: number,
  officer: number,
  helpers: number,
  prizes: readonly number[],
  now: number,
): void {
  const takesDucats = field === FIELD.provision || field === FIELD.mercenaries;
  const most = takesDucats ? Math.min(known(state.ducats[seat]), MOST_STAKED) : 0;
  const pieces = officer * officerWorth(state) + helpers;
  const cost = officer * OFFICER_COST + helpers * PIECE_COST;
  const before = pointsOn(state, field, seat);
  for (let ducats = field === FIELD.mercenaries ? 1 : 0; ducats <= most; ducats++) {
    const after = field === FIELD.mercenaries ? ducats : before + pieces + ducats;
    const staked = ducats + (takesDucats ? known(state.ducatsOn[stakeIndex(field, seat)]) : 0);
    const fee = staked * ducatWorth(state) * winningChance(state, seat, field, prizes.length, after);
    const gain = hope(state, seat, field, prizes, after) - now - fee - cost;
    list.push({ officer, helpers, field, ducats, gain });
  }
}

// What each rank on a field is worth to this seat.
function prizesFor(state: OpenTable, seat: number, field: number): number[] {
  switch (field) {
    case FIELD.crown:
      return knightPrizes(state, seat, state.crown);
    case FIELD.mercenaries:
      return knightPrizes(state, seat, state.mercenary);
    case FIELD.provision:
      return provisionPrizes(state.provisionCard, state.seats).map((prize) => prize * provisionWorth(state, seat));
    case FIELD.ducats:
      return ducatPrizes(state.ducatCard, state.seats).map((prize) => prize * ducatWorth(state));
    case FIELD.helpers: {
      const worth = helperWorth(state, seat);
      const price = known(state.helpers[seat]);
      const affordable = known(state.ducats[seat]) >= price;
      return [worth, affordable ? Math.max(0, worth - price * ducatWorth(state)) : 0];
    }
    default:
      return [skirmishWorth(state, seat)];
  }
}

function knightPrizes(state: OpenTable, seat: number, open: readonly number[]): number[] {
  const prizes: number[] = [];
  const most = state.seats === 2 ? 1 : 2;
  for (let rank = 0; rank < most; rank++) {
    const card = open[rank];
    if (card !== undefined) prizes.push(Math.max(0, knightWorth(state, seat, card)));
  }
  return prizes;
}

// A captive to hope for, and a smaller defeat.
function skirmishWorth(state: OpenTable, seat: number): number {
  const [strong, weak] = state.teutons;
  if (strong === undefined || weak === undefined) return 0;
  let best = 0;
  for (const card of known(state.hand[seat])) best = Math.max(best, strengthOf(card));
  let sent = 0;
  let stronger = 0;
  for (const other of known(state.queue[FIELD.teutons])) {
    let theirs = 0;
    for (const card of known(state.hand[other])) theirs = Math.max(theirs, strengthOf(card));
    sent += theirs;
    if (theirs >= best) stronger++;
  }
  const target = best > strengthOf(strong) && stronger === 0 ? strong : best > strengthOf(weak) && stronger < 2 ? weak : -1;
  const captive = target < 0 ? 0 : strengthOf(target) * CAPTIVE_HOPE;
  const deficit = Math.max(0, teutonicStrength(state).total - sent);
  return best === 0 ? 0 : captive + PIECE_COST * 0.5 + Math.min(best, deficit) * DEFICIT_SHARE;
}

// Places held ahead of these points, and how likely one more opponent gets past.
function standing(state: OpenTable, seat: number, field: number, points: number): { ahead: number; risk: number } {
  const queue = known(state.queue[field]);
  const place = queue.indexOf(seat);
  let ahead = 0;
  let safe = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const at = queue.indexOf(other);
    const theirs = at < 0 ? 0 : pointsOn(state, field, other);
    const earlier = at >= 0 && (place < 0 || at < place);
    if (at >= 0 && (theirs > points || (theirs === points && earlier))) {
      ahead++;
      continue;
    }
    if (state.out[other] === 1) continue;
    const reach = field === FIELD.mercenaries ? known(state.ducats[other]) : theirs + reserveOf(state, other, field);
    const needed = points + (earlier ? 0 : 1);
    if (field === FIELD.mercenaries && at >= 0) continue;
    if (reach >= needed) safe *= 1 - (needed - theirs > 2 ? OVERTAKEN_FAR : OVERTAKEN);
  }
  return { ahead, risk: 1 - safe };
}

function reserveOf(state: OpenTable, seat: number, field: number): number {
  const pieces = known(state.officerFree[seat]) * officerWorth(state) + known(state.helpersFree[seat]);
  return pieces + (field === FIELD.provision ? known(state.ducats[seat]) : 0);
}

function hope(state: OpenTable, seat: number, field: number, prizes: readonly number[], points: number): number {
  if (points === 0) return 0;
  if (field === FIELD.teutons) return prizes[0] ?? 0;
  const { ahead, risk } = standing(state, seat, field, points);
  return (prizes[ahead] ?? 0) * (1 - risk) + (prizes[ahead + 1] ?? 0) * risk;
}

function winningChance(state: OpenTable, seat: number, field: number, prizes: number, points: number): number {
  const { ahead, risk } = standing(state, seat, field, points);
  if (ahead >= prizes) return 0;
  return ahead + 1 < prizes ? 1 : 1 - risk;
}

// A placement as the steps that make it, from wherever the placing stands.
export function placementSteps(state: OpenTable, placement: Placement): GrunwaldDecision[] {
  const steps: GrunwaldDecision[] = [];
  if (state.takeOfficer + state.takeHelpers === 0) {
    steps.push(placement.officer === 1 ? TAKE_OFFICER : takeHelpers(placement.helpers));
  }
  steps.push(goTo(placement.field));
  const asksDucats =
    placement.field === FIELD.mercenaries || (placement.field === FIELD.provision && known(state.ducats[state.active]) > 0);
  if (asksDucats) steps.push(stake(placement.ducats));
  return steps;
}

export const PASSING: readonly GrunwaldDecision[] = [PASS];
