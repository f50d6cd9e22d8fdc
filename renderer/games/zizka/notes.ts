// The second line of the request bar: what counts for this choice now.

import type { Decision, View } from '../../../engine/games/zizka/view-types';
import type { Phrase } from '../../../engine/protocol';
import type { Offered } from '../../table/game-table';

export function noteOf(view: View, offered: readonly Offered<Decision>[], picks: readonly string[]): Phrase | null {
  const has = (type: Decision['type']): boolean => offered.some(({ decision }) => decision.type === type);
  const own = view.seats[view.viewer ?? view.turn];
  switch (view.phase) {
    case 'menu':
      return has('move') && own ? { key: 'table.note.menu', params: { count: own.totals.range } } : null;
    case 'eventRolling':
    case 'conquestRolling':
    case 'attackRolling':
    case 'defenceRolling':
      if (has('reroll')) return { key: 'table.note.reroll', params: { count: view.roll?.rerolls ?? 0 } };
      if (has('buy')) return { key: 'table.note.buy' };
      return has('coin') ? { key: 'table.note.coin' } : null;
    case 'firstRow':
    case 'rows':
      return { key: 'table.note.rows' };
    case 'hiring':
      if (picks.length > 0) return { key: 'table.note.send' };
      return { key: has('hireMember') ? 'table.note.hire' : 'table.note.hireNobody' };
    case 'gaining':
      return { key: 'table.note.gain' };
    case 'giving':
    case 'gainReplacing':
    case 'hireReplacing':
    case 'losing':
      return { key: 'table.note.own' };
    case 'peeking':
      return { key: 'table.note.peek' };
    case 'tournamentRolling':
      if (picks.length > 0) return null;
      return has('free')
        ? { key: 'table.note.asideOrFree', params: { count: view.tournament?.free ?? 0 } }
        : { key: 'table.note.aside' };
    case 'throwing':
      return picks.length === 0 ? { key: 'table.note.throw' } : { key: 'table.note.picked', params: { count: picks.length } };
    case 'attackLuck':
    case 'defenceLuck':
      return { key: 'table.note.fightLuck', params: { count: own?.luck ?? 0 } };
    default:
      return null;
  }
}
