// Legality: every phase's list of decisions (ZIZ-170). Common decisions are shared objects, made once.
import { invariant, known } from '../../core/invariant';
import { SPACES } from './data/board';
import { SOLO_WARRANTS } from './data/solo';
import {
  COIN,
  COMMANDER_IDS,
  DISTANCE,
  EVENT_SPACES,
  EYE,
  IS_TAVERN,
  KEEP_SPACES,
  MEMBER_IDS,
  SPACE_COUNT,
  spaceId,
} from './data/tables';
import { gainable } from './effects/common';
import { tieGap } from './effects/fight';
import { canBuy } from './effects/rolls';
import { abilityOf, acceptsMorale, hireCost, rangeOf, seatAt, visibleMembers } from './retinue';
import { canFace, possibleRows, resolveOf } from './rows';
import { type Decision, type DieChoice, ICONS, KEEPS, type Roll, type State, type TournamentAction } from './types';

const MOVES: readonly Decision[] = SPACES.map((space) => ({ type: 'move', space: space.id }));
const REROLLS: readonly Decision[] = ICONS.map((die) => ({ type: 'reroll', die }));
const BUYS: readonly Decision[] = ICONS.map((die) => ({ type: 'buy', die }));
const FREES: readonly Decision[] = ICONS.map((face) => ({ type: 'free', face }));
const ASIDES: readonly Decision[] = ICONS.map((face) => ({ type: 'aside', face }));
const ROWS: readonly Decision[] = [1, 2, 3, 4].map((row) => ({ type: 'row', row }));
const forMembers = (type: 'give' | 'gain' | 'replace' | 'refresh' | 'hireMember' | 'lose'): readonly Decision[] =>
  MEMBER_IDS.map((member) => ({ type, member }));
const GIVES = forMembers('give');
const GAINS = forMembers('gain');
const REPLACES = forMembers('replace');
const REFRESHES = forMembers('refresh');
const HIRES = forMembers('hireMember');
const LOSES = forMembers('lose');
const EVENT: Decision = { type: 'event' };
const CONQUEST: Decision = { type: 'conquest' };
const HIRE: Decision = { type: 'hire' };
const PEEK: Decision = { type: 'peek' };
const END: Decision = { type: 'end' };
const BACK: Decision = { type: 'back' };
const COIN_TAKE: Decision = { type: 'coin' };
const KEEP: Decision = { type: 'keep' };
const FAIL: Decision = { type: 'fail' };
const DONE: Decision = { type: 'done' };
const DECLINE: Decision = { type: 'decline' };
const JOIN: Decision = { type: 'join' };
const PASS: Decision = { type: 'pass' };
const LUCK_ROW: Decision = { type: 'luck' };

export function legalDecisions(state: State): Decision[] {
  switch (state.phase) {
    case 'choosingCommander':
      return state.choosing.map((index) => ({ type: 'commander', commander: known(COMMANDER_IDS[index]) }));
    case 'menu':
      return menu(state);
    case 'peeking':
      return [...lookTargets(state).map((target): Decision => ({ type: 'peekAt', target })), BACK];
    case 'eventRolling':
    case 'conquestRolling':
    case 'attackRolling':
    case 'defenceRolling':
      return rollDecisions(state);
    case 'firstRow':
      return [known(ROWS[0]), resolveOf(known(state.event).token) === 'roll' ? FAIL : DECLINE];
    case 'rows':
      return [...possibleRows(state, known(state.event)).map((row) => known(ROWS[row])), DONE];
    case 'giving':
      return [...own(state, GIVES), BACK];
    case 'gaining':
      return [...gainable(state, state.turn, known(state.event).gaining).map((member) => known(GAINS[member])), DECLINE];
    case 'gainReplacing':
    case 'hireReplacing':
      return [...own(state, REPLACES), BACK];
    case 'conquestLuck':
      return [LUCK_ROW, FAIL];
    case 'choosingMorale':
      return [
        { type: 'morale', direction: 'virtue' },
        { type: 'morale', direction: 'vice' },
      ];
    case 'hiring':
      return hiring(state);
    case 'attackLuck':
      return Array.from({ length: state.usable + 1 }, (_, tokens): Decision => ({ type: 'spend', tokens }));
    case 'defenceLuck':
      // ZIZ-121: what makes it a tie, or none.
      return [
        { type: 'spend', tokens: 0 },
        { type: 'spend', tokens: tieGap(state) },
      ];
    case 'losing':
      return own(state, LOSES);
    case 'dropping':
      return known(state.solo).warrants.map((held) => ({ type: 'drop', warrant: known(SOLO_WARRANTS[held]).id }));
    case 'joining':
      return [JOIN, PASS];
    case 'tournamentRolling':
      return tournamentDecisions(known(state.tournament));
    case 'throwing':
      return [...throws(known(state.tournament)), BACK];
    case 'ended':
      return [];
    default:
      invariant(false, `no decisions in ${state.phase}`);
  }
}

function own(state: State, decisions: readonly Decision[]): Decision[] {
  return seatAt(state, state.turn).members.map((member) => known(decisions[member]));
}

// ZIZ-35, ZIZ-36: with no action left only looks and the end of the turn.
function menu(state: State): Decision[] {
  const list: Decision[] = [];
  if (state.actions > 0) {
    const seat = seatAt(state, state.turn);
    const reach = rangeOf(state, state.turn);
    const distances = DISTANCE[seat.space] as readonly number[];
    for (let space = 0; space < SPACE_COUNT; space++) {
      const far = distances[space] as number;
      if (far > 0 && far <= reach) list.push(MOVES[space] as Decision);
    }
    if (canFace(state, state.turn, seat.space)) list.push(EVENT);
    if (canConquer(state)) list.push(CONQUEST);
    if (IS_TAVERN[seat.space] === true) list.push(HIRE);
    addAttacks(state, list);
  }
  if (canLook(state)) list.push(PEEK);
  list.push(END);
  return list;
}

// ZIZ-75: each difficulty once.
export function canConquer(state: State): boolean {
  const seat = seatAt(state, state.turn);
  for (let keep = 0; keep < 2; keep++) {
    if (KEEP_SPACES[keep] === seat.space) return seat.won[keep] === -1 && known(state.keeps[keep]).length > 0;
  }
  return false;
}

function addAttacks(state: State, list: Decision[]): void {
  const { space } = seatAt(state, state.turn);
  if (state.solo !== null) {
    if (state.solo.space === space && state.solo.laid === 0) list.push({ type: 'attack', target: 'torak' });
    return;
  }
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (canAttack(state, seat)) list.push({ type: 'attack', target: seat });
  }
}

// ZIZ-120
export function canAttack(state: State, seat: number): boolean {
  if (seat === state.turn) return false;
  const other = seatAt(state, seat);
  return other.warrant === 1 && other.laid === 0 && other.space === seatAt(state, state.turn).space;
}

// ZIZ-18: an unused eye and something not yet known.
export function canLook(state: State): boolean {
  const looks = seatAt(state, state.turn).looks;
  return looks < abilityOf(state, state.turn, EYE) && lookTargets(state).length > 0;
}

export function lookTargets(state: State): string[] {
  const seat = seatAt(state, state.turn);
  const targets: string[] = [];
  for (const space of EVENT_SPACES) {
    if ((state.tokens[space] as number) < 0 || state.faceUp[space] === 1 || seat.seenSpaces.includes(space)) continue;
    targets.push(spaceId(space));
  }
  for (let keep = 0; keep < KEEPS.length; keep++) {
    const cards = known(state.keeps[keep]).length;
    if (cards > (state.keepsKnown[keep] as number) && !seat.seenTops.includes(keep)) targets.push(known(KEEPS[keep]));
  }
  return targets;
}

// ZIZ-13: which dice may be rolled again now.
function freeDice(roll: Roll): DieChoice[] {
  const dice: DieChoice[] = ICONS.filter((_, icon) => roll.dice.includes(icon));
  if (roll.wenceslas >= 0) dice.push('wenceslas');
  if (roll.sigismund >= 0 && roll.coinTaken === 0) dice.push('sigismund');
  return dice;
}

function canTakeCoin(roll: Roll): boolean {
  return roll.sigismund === COIN && roll.coinTaken === 0;
}

// A roll step without rerolls is no choice; a coin alone is one only if it can pay for a reroll (ZIZ-145).
export function hasRollChoice(state: State): boolean {
  const roll = known(state.roll);
  const canReroll = roll.rerolls > 0 || canBuy(state, roll);
  if (canReroll && (roll.dice.length > 0 || roll.wenceslas >= 0 || (roll.sigismund >= 0 && roll.coinTaken === 0))) return true;
  return state.experienced === 1 && canTakeCoin(roll) && (roll.dice.length > 0 || roll.wenceslas >= 0);
}

function rollDecisions(state: State): Decision[] {
  const roll = known(state.roll);
  const list: Decision[] = [];
  const type = roll.rerolls > 0 ? 'reroll' : canBuy(state, roll) ? 'buy' : null;
  if (type !== null) {
    const shared = type === 'reroll' ? REROLLS : BUYS;
    for (const die of freeDice(roll)) {
      list.push(die === 'wenceslas' || die === 'sigismund' ? { type, die } : known(shared[ICONS.indexOf(die)]));
    }
  }
  if (canTakeCoin(roll)) list.push(COIN_TAKE);
  list.push(KEEP);
  return list;
}

// ZIZ-100, ZIZ-101
export function hireable(state: State): number[] {
  const seat = seatAt(state, state.turn);
  const hires: number[] = [];
  for (let level = 1; level <= 2; level++) {
    for (const member of visibleMembers(state, level)) {
      if (hireCost(state, member) <= seat.coins && acceptsMorale(state, state.turn, member)) hires.push(member);
    }
  }
  return hires;
}

function hiring(state: State): Decision[] {
  const action = known(state.hire);
  const list = hireable(state).map((member) => known(HIRES[member]));
  if (action.refreshed === 0 && action.hired === 0) {
    for (let level = 1; level <= 2; level++) {
      for (const member of visibleMembers(state, level)) list.push(known(REFRESHES[member]));
    }
    list.push(BACK);
  } else list.push(DONE);
  return list;
}

// ZIZ-87: at least one die stays to be thrown.
export function hasTournamentChoice(tournament: TournamentAction): boolean {
  return tournament.free > 0 || tournament.dice.length > 1;
}

function tournamentDecisions(tournament: TournamentAction): Decision[] {
  const list: Decision[] = [];
  for (let face = 0; face < ICONS.length; face++) {
    if (!tournament.dice.includes(face)) continue;
    if (tournament.free > 0) list.push(FREES[face] as Decision);
    if (tournament.dice.length > 1) list.push(ASIDES[face] as Decision);
  }
  list.push(KEEP);
  return list;
}

// Every set of dice in play, by faces.
function throws(tournament: TournamentAction): Decision[] {
  const held = ICONS.map((_, face) => tournament.dice.filter((die) => die === face).length);
  const list: Decision[] = [];
  const counts = [0, 0, 0, 0];
  const grow = (face: number): void => {
    if (face === ICONS.length) {
      if (counts.some((count) => count > 0)) list.push({ type: 'throw', counts: counts.slice() });
      return;
    }
    for (let count = 0; count <= (held[face] as number); count++) {
      counts[face] = count;
      grow(face + 1);
    }
    counts[face] = 0;
  };
  grow(0);
  return list;
}
