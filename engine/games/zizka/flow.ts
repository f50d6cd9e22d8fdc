// Guards: which way the match goes. They read only and know nothing of legality.
import { known } from '../../core/invariant';
import { CONSTANTS } from './data/constants';
import { KEEP_ROWS } from './data/tables';
import { hasRollChoice, hasTournamentChoice, hireable } from './decisions';
import { gainable } from './effects/common';
import { conquestTokens } from './effects/conquest';
import { PENDING_DROP, PENDING_LOSS, TORAK, tieGap } from './effects/fight';
import { isFull, seatAt } from './retinue';
import { extraTokens, isRowPossible, possibleRows, resolveOf } from './rows';
import { hasTorakWon, isMatchOver } from './scoring';
import { chooserOf } from './seats';
import type { State } from './types';

export const guards = {
  lastCommander: (state: State): boolean => state.choosing.length === 1 && chooserOf(state) >= 0,
  commanderToChoose: (state: State): boolean => chooserOf(state) >= 0,

  hasRollChoice: (state: State): boolean => hasRollChoice(state),

  isTournament: (state: State): boolean => resolveOf(known(state.event).token) === 'tournament',
  isRolledEvent: (state: State): boolean => resolveOf(known(state.event).token) === 'roll',
  isLevy: (state: State): boolean => resolveOf(known(state.event).token) === 'discard',
  // ZIZ-54: row 1 is completed by itself when the pool suffices.
  rowOneCovered: (state: State): boolean => {
    const event = known(state.event);
    return isRowPossible(state, event, 0) && extraTokens(event, 0) === 0;
  },
  rowOnePossible: (state: State): boolean => isRowPossible(state, known(state.event), 0),
  rowOneDone: (state: State): boolean => known(state.event).done.includes(0),
  anotherRowPossible: (state: State): boolean => possibleRows(state, known(state.event)).length > 0,
  memberOffered: (state: State): boolean => {
    const { gaining } = known(state.event);
    return gaining > 0 && gainable(state, state.turn, gaining).length > 0;
  },
  retinueFull: (state: State): boolean => isFull(state, state.turn),

  conquestRowCovered: (state: State): boolean => conquestTokens(state) === 0,
  conquestRowPossible: (state: State): boolean => conquestTokens(state) <= state.usable,
  conquestRowLeft: (state: State): boolean => {
    const { keep, card, row } = known(state.conquest);
    return row < known(known(KEEP_ROWS[keep])[card]).length;
  },
  isEasyConquest: (state: State): boolean => known(state.conquest).keep === 0,

  canHireMore: (state: State): boolean => known(state.hire).hired < CONSTANTS.hiresPerAction && hireable(state).length > 0,

  attackerHasLuck: (state: State): boolean => state.usable > 0,
  torakDefends: (state: State): boolean => known(state.fight).defender === TORAK,
  defenderCanTie: (state: State): boolean => {
    const gap = tieGap(state);
    return gap > 0 && gap <= seatAt(state, known(state.fight).defender).luck;
  },
  memberToLose: (state: State): boolean => state.solo?.pending === PENDING_LOSS,
  warrantToDrop: (state: State): boolean => state.solo?.pending === PENDING_DROP,
  torakAttacked: (state: State): boolean => known(state.fight).attacker === TORAK,

  someoneInvited: (state: State): boolean => known(state.tournament).asking >= 0,
  rollerLeft: (state: State): boolean => {
    const tournament = known(state.tournament);
    return tournament.roller + 1 < tournament.players.length;
  },
  hasTournamentChoice: (state: State): boolean => hasTournamentChoice(known(state.tournament)),

  isSolo: (state: State): boolean => state.solo !== null,
  torakLies: (state: State): boolean => state.solo?.laid === 1,
  // ZIZ-158: also when he began there.
  torakReached: (state: State): boolean => state.solo?.space === seatAt(state, state.turn).space,
  torakWon: (state: State): boolean => hasTorakWon(state),
  matchOver: (state: State): boolean => isMatchOver(state),
};
