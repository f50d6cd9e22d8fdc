// Placements as whole moves (pieces, field, ducats) and a quick guess of what each gains.
import { known } from '../../../core/invariant';
import { strengthOf } from '../data/cards';
import { ducatPrizes, provisionPrizes } from '../data/supplies';
import { canPlace, goTo, stake, TAKE_OFFICER, takeHelpers } from '../decisions';
import { officerWorth, pointsOn, stakeIndex } from '../ranking';
import { type Decision, FIELD, FIELD_COUNT, type OpenTable } from '../types';
import { bestStrength, breadWorth, ducatWorth, helperWorth, knightWorth, WEIGHTS } from './worth';

export interface Placement {
  readonly officer: number;
  readonly helpers: number;
  readonly field: number;
  readonly ducats: number;
  readonly gain: number;
}

export const MOST_STAKED = 7;

// Every sensible placement of the active seat with its guessed gain; passing is not among them.
export function placements(state: OpenTable): Placement[] {
  const list: Placement[] = [];
  eachPlacement(state, (officer, helpers, field, ducats, gain) => list.push({ officer, helpers, field, ducats, gain }));
  return list;
}

export type Visit = (officer: number, helpers: number, field: number, ducats: number, gain: number) => void;

// The same without a list: playouts call this all the time.
export function eachPlacement(state: OpenTable, visit: Visit): void {
  const seat = state.active;
  const officerFree = known(state.officerFree[seat]);
  const helpersFree = known(state.helpersFree[seat]);
  const taken = state.takeOfficer + state.takeHelpers;
  for (let field = 0; field < FIELD_COUNT; field++) {
    // One piece is the least that can come; where it cannot, nothing can.
    const officerCan = officerFree + state.takeOfficer > 0 && canPlace(state, seat, 1, 0, field);
    const helperCan = helpersFree + state.takeHelpers > 0 && canPlace(state, seat, 0, 1, field);
    if (!officerCan && !helperCan) continue;
    const outlook = outlookOn(state, seat, field);
    if (taken > 0) {
      visitStakes(state, outlook, state.takeOfficer, state.takeHelpers, visit);
      continue;
    }
    if (officerFree === 1) visitStakes(state, outlook, 1, 0, visit);
    for (let helpers = 1; helpers <= helpersFree; helpers++) visitStakes(state, outlook, 0, helpers, visit);
  }
}

function visitStakes(state: OpenTable, outlook: Outlook, officer: number, helpers: number, visit: Visit): void {
  const { seat, field } = outlook;
  if (!canPlace(state, seat, officer, helpers, field)) return;
  const bids = field === FIELD.mercenaries;
  const takesDucats = bids || field === FIELD.provision;
  const most = takesDucats ? Math.min(known(state.ducats[seat]), MOST_STAKED) : 0;
  const pieces = officer * officerWorth(state) + helpers;
  const cost = officer * WEIGHTS.officerCost + helpers * WEIGHTS.helperCost;
  const coin = ducatWorth(state);
  for (let ducats = bids ? 1 : 0; ducats <= most; ducats++) {
    const after = bids ? ducats : outlook.points + pieces + ducats;
    const fee = takesDucats ? (ducats + outlook.staked) * coin : 0;
    visit(officer, helpers, field, ducats, hope(outlook, after, fee) - outlook.now - cost);
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
      return provisionPrizes(state.provisionCard, state.seats).map((prize) => breadWorth(state, seat, prize));
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

// A captive to hope for.
function skirmishWorth(state: OpenTable, seat: number): number {
  const [strong, weak] = state.teutons;
  if (strong === undefined || weak === undefined) return 0;
  const best = bestStrength(state, seat);
  let stronger = 0;
  for (const other of known(state.queue[FIELD.teutons])) {
    if (bestStrength(state, other) >= best) stronger++;
  }
  const target = best > strengthOf(strong) && stronger === 0 ? strong : best > strengthOf(weak) && stronger < 2 ? weak : -1;
  const captive = target < 0 ? 0 : strengthOf(target) * WEIGHTS.captiveHope;
  return best === 0 ? 0 : captive + WEIGHTS.skirmish;
}

// What a field looks like to one seat: its prizes and the rivals who are or may come there.
interface Outlook {
  readonly seat: number;
  readonly field: number;
  readonly prizes: readonly number[];
  readonly points: number;
  readonly staked: number;
  // Hope as things stand.
  now: number;
  // By rival: points now, points needed to stand level, points within reach (-1: will not change).
  readonly theirs: number[];
  readonly earlier: boolean[];
  readonly reach: number[];
}

function outlookOn(state: OpenTable, seat: number, field: number): Outlook {
  const queue = known(state.queue[field]);
  const place = queue.indexOf(seat);
  const outlook: Outlook = {
    seat,
    field,
    prizes: prizesFor(state, seat, field),
    points: place < 0 ? 0 : pointsOn(state, field, seat),
    staked: known(state.ducatsOn[stakeIndex(field, seat)]),
    now: 0,
    theirs: [],
    earlier: [],
    reach: [],
  };
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat) continue;
    const at = queue.indexOf(rival);
    const theirs = at < 0 ? -1 : pointsOn(state, field, rival);
    outlook.theirs.push(theirs);
    outlook.earlier.push(at >= 0 && (place < 0 || at < place));
    outlook.reach.push(reachOf(state, rival, field, theirs));
  }
  if (place >= 0) outlook.now = hope(outlook, outlook.points, outlook.staked * ducatWorth(state));
  return outlook;
}

// Points a rival can still come to on a field.
function reachOf(state: OpenTable, rival: number, field: number, theirs: number): number {
  if (state.out[rival] === 1) return -1;
  if (field === FIELD.mercenaries) return theirs >= 0 ? -1 : known(state.ducats[rival]);
  const pieces = known(state.officerFree[rival]) * officerWorth(state) + known(state.helpersFree[rival]);
  return Math.max(theirs, 0) + pieces + (field === FIELD.provision ? known(state.ducats[rival]) : 0);
}

// The prize of the rank these points hold, minus the fee that winning costs, and the risk of being passed by one.
function hope(outlook: Outlook, points: number, fee: number): number {
  const { prizes, theirs, earlier, reach } = outlook;
  if (outlook.field === FIELD.teutons) return points > 0 ? (prizes[0] ?? 0) : 0;
  let ahead = 0;
  let safe = 1;
  for (let rival = 0; rival < theirs.length; rival++) {
    const held = theirs[rival] ?? 0;
    if (held > points || (held === points && earlier[rival] === true)) {
      ahead++;
      continue;
    }
    const needed = points + (earlier[rival] === true ? 0 : 1);
    if ((reach[rival] ?? 0) >= needed) safe *= 1 - (needed - held > 2 ? WEIGHTS.overtakenFar : WEIGHTS.overtaken);
  }
  const held = ahead < prizes.length ? (prizes[ahead] ?? 0) - fee : 0;
  const next = ahead + 1 < prizes.length ? (prizes[ahead + 1] ?? 0) - fee : 0;
  return held * safe + next * (1 - safe);
}

// A placement as the steps that make it, from wherever the placing stands.
export function placementSteps(state: OpenTable, placement: Placement): Decision[] {
  const steps: Decision[] = [];
  if (state.takeOfficer + state.takeHelpers === 0) {
    steps.push(placement.officer === 1 ? TAKE_OFFICER : takeHelpers(placement.helpers));
  }
  steps.push(goTo(placement.field));
  const asksDucats =
    placement.field === FIELD.mercenaries || (placement.field === FIELD.provision && known(state.ducats[state.active]) > 0);
  if (asksDucats) steps.push(stake(placement.ducats));
  return steps;
}
