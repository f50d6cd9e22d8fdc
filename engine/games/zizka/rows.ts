// Rows of the event under way: what they cost now and which may be completed (ZIZ-54, 55, 57, 65, 156).
import { addNeeds, tokensNeeded } from './allocation';
import { SOLO_WARRANTS } from './data/solo';
import { KIND_RESOLVE, type RowTable, TOKEN_KIND, TOKEN_ROWS } from './data/tables';
import { seatAt } from './retinue';
import type { EventAction, State } from './types';

export function rowsOf(token: number): readonly RowTable[] {
  return TOKEN_ROWS[token] as readonly RowTable[];
}

export function resolveOf(token: number): 'roll' | 'tournament' | 'pay' | 'discard' {
  return KIND_RESOLVE[TOKEN_KIND[token] as number] as 'roll' | 'tournament' | 'pay' | 'discard';
}

// Luck tokens that row `row` (from 0) costs on top of those already spent.
export function extraTokens(event: EventAction, row: number): number {
  const rows = rowsOf(event.token);
  let need = (rows[row] as RowTable).needs;
  for (const done of event.done) need = addNeeds(need, (rows[done] as RowTable).needs);
  return tokensNeeded(need, event.pool) - event.spent;
}

// ZIZ-156: with all warrants held no further one can be taken.
export function isBarred(state: State, row: RowTable): boolean {
  return row.warrant && state.solo !== null && state.solo.warrants.length >= SOLO_WARRANTS.length;
}

export function isRowPossible(state: State, event: EventAction, index: number): boolean {
  const row = rowsOf(event.token)[index];
  if (row === undefined || event.done.includes(index) || isBarred(state, row)) return false;
  const seat = seatAt(state, state.turn);
  if (row.pay > seat.coins || row.discard > seat.members.length) return false;
  if (resolveOf(event.token) !== 'roll') return true;
  return event.pool.length > 0 && extraTokens(event, index) <= state.usable;
}

// ZIZ-66: a donation or levy that lies open is faced only by who can pay its first row.
export function canFace(state: State, seat: number, space: number): boolean {
  const token = state.tokens[space] as number;
  if (token < 0) return false;
  return state.faceUp[space] !== 1 || isAffordable(state, seat, token);
}

// Whether the first row of a donation or levy can be paid; dice decide the others.
function isAffordable(state: State, seat: number, token: number): boolean {
  const [first] = rowsOf(token);
  const held = seatAt(state, seat);
  return first === undefined || (first.pay <= held.coins && first.discard <= held.members.length);
}

// Rows of a donation or levy that can come to be paid, row 1 first and the others in whichever order serves best; coins
// won on the way may pay (ZIZ-65).
export function payableRows(rows: readonly RowTable[], done: readonly number[], coins: number, members: number): number[] {
  const payable = new Set<number>();
  const grow = (paid: readonly number[], purse: number, company: number): void => {
    rows.forEach((row, index) => {
      if (paid.includes(index) || (index > 0 && !paid.includes(0)) || row.pay > purse || row.discard > company) return;
      payable.add(index);
      grow([...paid, index], purse - row.pay + (row.reward.coins ?? 0), company - row.discard);
    });
  };
  grow(done, coins, members);
  return [...payable];
}

export function possibleRows(state: State, event: EventAction): number[] {
  const possible: number[] = [];
  const count = rowsOf(event.token).length;
  for (let row = 0; row < count; row++) if (isRowPossible(state, event, row)) possible.push(row);
  return possible;
}
