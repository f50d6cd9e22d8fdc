// What lies over the table now: the tray of a roll, the sheet with rows or fighters, the lists, the commanders to choose
// from. From the view alone, so that scene, words and flows agree.
import type { FightView, View } from '../../../engine/games/zizka/view-types';
import type { TableContext } from '../../table/game-table';
import { halfFor, spacePoint, type TrayHalf } from './layout';

// A member is chosen at the taverns: nothing may lie over them.
const AT_THE_TAVERNS = new Set(['gaining', 'gainReplacing']);

export type Sheet = 'rows' | 'fight';

export function sheetOf(view: View): Sheet | null {
  if (view.tournament !== null || AT_THE_TAVERNS.has(view.phase)) return null;
  if (view.fight !== null) return 'fight';
  // A tournament has no rows: the lists follow.
  if (view.event !== null) return view.event.kind === 'tournament' ? null : 'rows';
  return view.conquest === null ? null : 'rows';
}

export interface TrayStage {
  readonly half: TrayHalf;
  // Torak throws beside the seat.
  readonly isParted: boolean;
}

export function trayOf(view: View, context: TableContext): TrayStage | null {
  if (sheetOf(view) === null || (view.roll === null && view.fight === null)) return null;
  const roller = view.roll?.seat ?? view.turn;
  // A lesson's note lies at the foot of the table.
  const isLesson = context.table.mode.kind === 'lesson';
  return {
    half: isLesson ? 'above' : halfFor(spacePoint(view.seats[roller]?.space ?? 'tyn')),
    isParted: view.fight !== null && isWithTorak(view.fight),
  };
}

const isWithTorak = ({ attacker, defender }: FightView): boolean => attacker < 0 || defender < 0;

// Whoever is asked sees the commanders that are left.
export function isChoosing(view: View, context: TableContext): boolean {
  const { toMove, viewer } = context.table;
  return view.phase === 'choosingCommander' && view.choosing.length > 0 && toMove !== null && viewer === toMove;
}

// Who rides: all who have entered; while seats are still asked, who may be asked yet, the active seat last.
export function ridersOf(view: View): readonly number[] {
  const { tournament } = view;
  if (tournament === null) return [];
  if (tournament.asking === null && tournament.players.length > 0) return tournament.players.map(({ seat }) => seat);
  const order = view.seats.map((_, index) => (view.turn + 1 + index) % view.seats.length);
  const askedAt = tournament.asking === null ? order.length : order.indexOf(tournament.asking);
  return order.filter(
    (seat, place) => seat === view.turn || place >= askedAt || tournament.players.some((player) => player.seat === seat),
  );
}

// A lesson's note takes the room of the last lane.
export function lanesOf(view: View, context: TableContext): number {
  return Math.max(2, ridersOf(view).length, context.table.mode.kind === 'lesson' ? 3 : 0);
}
