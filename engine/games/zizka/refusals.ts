// Why something that a player would expect is not on offer, in the table's own terms: actions of the menu, spaces, dice,
// rows and cards. What is legal is listed in `decisions.ts`.
import type { Phrase, Refusal } from '../../core/decision';
import { known } from '../../core/invariant';
import { SPACES } from './data/board';
import { DISTANCE, EYE, IS_TAVERN, KEEP_ROWS, KEEP_SPACES, memberId, spaceId } from './data/tables';
import { canAttack, canConquer, canLook, lookTargets } from './decisions';
import { gainable } from './effects/common';
import { conquestTokens } from './effects/conquest';
import { canBuy } from './effects/rolls';
import { abilityOf, acceptsMorale, hireCost, levelOf, rangeOf, seatAt, visibleMembers } from './retinue';
import { canFace, extraTokens, isBarred, isRowPossible, resolveOf, rowsOf } from './rows';
import { type EventAction, ICONS, KEEPS, type Roll, type SeatState, SOVEREIGNS, type State } from './types';

const refuse = (target: string, key: string, params?: Phrase['params']): Refusal => ({
  target,
  reason: params === undefined ? { key } : { key, params },
});

export function refusals(state: State): Refusal[] {
  switch (state.phase) {
    case 'menu':
      return menuRefusals(state);
    case 'peeking':
      return lookRefusals(state);
    case 'hiring':
      return hireRefusals(state);
    case 'gaining':
      return gainRefusals(state, known(state.event));
    case 'eventRolling':
    case 'conquestRolling':
    case 'attackRolling':
    case 'defenceRolling':
      return [...diceRefusals(state, known(state.roll)), ...rowsInRoll(state)];
    case 'firstRow':
    case 'rows':
      return rowRefusals(state, known(state.event));
    case 'conquestLuck':
      return laterRows(state);
    default:
      return [];
  }
}

function menuRefusals(state: State): Refusal[] {
  const seat = seatAt(state, state.turn);
  const looks = lookRefusal(state);
  if (state.actions === 0) {
    const actions = ['move', 'event', 'conquest', 'hire', 'attack'].map((target) => refuse(target, 'why.noAction'));
    const cards = cardsInMenu(state, seat).map(({ target }) => refuse(target, 'why.noAction'));
    return [...actions, ...SPACES.map(({ id }) => refuse(`space:${id}`, 'why.noAction')), ...looks, ...cards];
  }
  const found = [...farSpaces(state, seat), ...attackRefusals(state, seat), ...looks, ...cardsInMenu(state, seat)];
  if (!canFace(state, state.turn, seat.space)) found.push({ target: 'event', reason: whyNoEvent(state, seat) });
  if (IS_TAVERN[seat.space] !== true) found.push(refuse('hire', 'why.noTavern'));
  if (!canConquer(state)) {
    found.push(refuse('conquest', KEEP_SPACES.some((space) => space === seat.space) ? 'why.conquered' : 'why.noKeep'));
  }
  return found;
}

// ZIZ-45
function farSpaces(state: State, seat: SeatState): Refusal[] {
  const range = rangeOf(state, state.turn);
  return known(DISTANCE[seat.space]).flatMap((steps, space) =>
    steps > range ? [refuse(`space:${spaceId(space)}`, 'why.far', { steps, range })] : [],
  );
}

// ZIZ-100: cards lie in sight all the time, but hiring is an action of its own, and one for taverns.
function cardsInMenu(state: State, seat: SeatState): Refusal[] {
  const why = IS_TAVERN[seat.space] === true ? 'why.hireFirst' : 'why.noTavern';
  return [...visibleMembers(state, 1), ...visibleMembers(state, 2)].map((member) => refuse(`member:${memberId(member)}`, why));
}

// ZIZ-120, ZIZ-159
function attackRefusals(state: State, seat: SeatState): Refusal[] {
  if (state.solo !== null) {
    if (state.solo.space !== seat.space) return [refuse('attack', 'why.torakAway')];
    return state.solo.laid === 1 ? [refuse('attack', 'why.torakLaid')] : [];
  }
  const here = state.seats.flatMap((other, index) => (index !== state.turn && other.space === seat.space ? [index] : []));
  if (here.length === 0) return [refuse('attack', 'why.nobodyHere')];
  return here.flatMap((index) =>
    canAttack(state, index) ? [] : [refuse(`attack:${index}`, seatAt(state, index).warrant === 1 ? 'why.laid' : 'why.noWarrant')],
  );
}

// ZIZ-66
function whyNoEvent(state: State, seat: SeatState): Phrase {
  const token = state.tokens[seat.space] as number;
  if (token < 0) return { key: 'why.noToken' };
  const cost = known(rowsOf(token)[0]).pay;
  return cost > seat.coins ? { key: 'why.cannotPay', params: { cost, coins: seat.coins } } : { key: 'why.nobodyToGive' };
}

// ZIZ-18: only who has an eye expects to look.
function lookRefusal(state: State): Refusal[] {
  const eyes = abilityOf(state, state.turn, EYE);
  if (eyes === 0 || canLook(state)) return [];
  return [refuse('peek', seatAt(state, state.turn).looks >= eyes ? 'why.looked' : 'why.allSeen')];
}

function lookRefusals(state: State): Refusal[] {
  const open = lookTargets(state);
  return SPACES.flatMap(({ id, kind }, space) => {
    const keep = KEEP_SPACES.findIndex((each) => each === space);
    const target = keep >= 0 ? known(KEEPS[keep]) : id;
    if (open.includes(target)) return [];
    const isHiding = keep >= 0 || (kind === 'event' && (state.tokens[space] as number) >= 0);
    return [refuse(`space:${id}`, isHiding ? 'why.seen' : 'why.nothingHidden')];
  });
}

// ZIZ-100, ZIZ-101; any card can be sent away, whatever it costs, once that was picked.
function hireRefusals(state: State): Refusal[] {
  const seat = seatAt(state, state.turn);
  const visible = [...visibleMembers(state, 1), ...visibleMembers(state, 2)];
  return visible.flatMap((member) => {
    const target = `member:${memberId(member)}`;
    if (!acceptsMorale(state, state.turn, member)) return [{ ...refuse(target, 'why.morale'), after: [] }];
    const cost = hireCost(state, member);
    return cost <= seat.coins ? [] : [{ ...refuse(target, 'why.cost', { cost, coins: seat.coins }), after: [] }];
  });
}

// ZIZ-59
function gainRefusals(state: State, event: EventAction): Refusal[] {
  const open = gainable(state, state.turn, event.gaining);
  return [...visibleMembers(state, 1), ...visibleMembers(state, 2)].flatMap((member) => {
    if (open.includes(member)) return [];
    const isOther = event.gaining !== 3 && levelOf(member) !== event.gaining;
    return [refuse(`member:${memberId(member)}`, isOther ? 'why.level' : 'why.morale')];
  });
}

// ZIZ-13, ZIZ-14, ZIZ-145
function diceRefusals(state: State, roll: Roll): Refusal[] {
  const canThrow = roll.rerolls > 0 || canBuy(state, roll);
  const dice: string[] = ICONS.filter((_, icon) => roll.dice.includes(icon));
  SOVEREIGNS.forEach((sovereign) => {
    if (roll[sovereign] >= 0) dice.push(sovereign);
  });
  return dice.flatMap((die) => {
    if (die === 'sigismund' && roll.coinTaken === 1) return [refuse('die:sigismund', 'why.coinTaken')];
    if (canThrow) return [];
    return [refuse(`die:${die}`, state.experienced === 1 ? 'why.noCoins' : 'why.noRerolls')];
  });
}

// Rows are done after keep, and a keep's rows one after another (ZIZ-54, ZIZ-76).
function rowsInRoll(state: State): Refusal[] {
  if (state.event !== null) {
    const rows = rowsOf(state.event.token);
    return rows.map((row, index) => refuse(`row:${index + 1}`, isBarred(state, row) ? 'why.barred' : 'why.keepFirst'));
  }
  return laterRows(state);
}

function laterRows(state: State): Refusal[] {
  const { conquest } = state;
  if (conquest === null) return [];
  const count = known(known(KEEP_ROWS[conquest.keep])[conquest.card]).length;
  const short = conquestTokens(state) - state.usable;
  return Array.from({ length: count }, (_, row) => {
    if (row < conquest.row) return refuse(`row:${row + 1}`, 'why.rowDone');
    if (row > conquest.row) return refuse(`row:${row + 1}`, 'why.rowLater');
    return short > 0 ? refuse(`row:${row + 1}`, 'why.rowShort', { count: short }) : refuse(`row:${row + 1}`, 'why.keepFirst');
  });
}

// ZIZ-54, ZIZ-55, ZIZ-57, ZIZ-65, ZIZ-156
function rowRefusals(state: State, event: EventAction): Refusal[] {
  const seat = seatAt(state, state.turn);
  return rowsOf(event.token).flatMap((row, index) => {
    const target = `row:${index + 1}`;
    if (event.done.includes(index)) return [refuse(target, 'why.rowDone')];
    if (isBarred(state, row)) return [refuse(target, 'why.barred')];
    if (index > 0 && !event.done.includes(0)) return [refuse(target, 'why.rowFirst')];
    if (isRowPossible(state, event, index)) return [];
    if (row.pay > seat.coins) return [refuse(target, 'why.cost', { cost: row.pay, coins: seat.coins })];
    if (row.discard > seat.members.length) return [refuse(target, 'why.nobodyToGive')];
    if (resolveOf(event.token) !== 'roll') return [];
    return [refuse(target, 'why.rowShort', { count: extraTokens(event, index) - state.usable })];
  });
}
