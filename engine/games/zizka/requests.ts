// What the asked seat is told, phase by phase; texts in `text/`.
import type { Phrase } from '../../core/decision';
import { known } from '../../core/invariant';
import { KIND_IDS, memberId, TOKEN_KIND } from './data/tables';
import { resolveOf } from './rows';
import { askedSeat } from './seats';
import type { State } from './types';

export function requestFor(state: State): { seat: number; prompt: Phrase } | null {
  if (state.phase === 'ended') return null;
  return { seat: askedSeat(state), prompt: promptFor(state) };
}

function promptFor(state: State): Phrase {
  switch (state.phase) {
    case 'menu':
      return state.actions > 0 ? { key: 'prompt.menu', params: { count: state.actions } } : { key: 'prompt.menuEnd' };
    case 'eventRolling':
    case 'rows':
      return { key: `prompt.${state.phase}`, params: { kind: `@kind.${kindOf(state)}` } };
    case 'firstRow':
      return { key: `prompt.firstRow.${resolveOf(known(state.event).token)}` };
    case 'conquestRolling':
    case 'conquestLuck':
      return { key: `prompt.${state.phase}`, params: { row: known(state.conquest).row + 1 } };
    case 'hiring': {
      const { refreshed, hired } = known(state.hire);
      return { key: refreshed + hired > 0 ? 'prompt.hiringMore' : 'prompt.hiring' };
    }
    case 'gainReplacing':
      return { key: 'prompt.replacing', params: { member: `@member.${memberId(known(state.event).chosen)}.name` } };
    case 'hireReplacing':
      return { key: 'prompt.replacing', params: { member: `@member.${memberId(known(state.hire).chosen)}.name` } };
    case 'defenceLuck': {
      const fight = known(state.fight);
      return { key: 'prompt.defenceLuck', params: { attack: fight.attack, defence: fight.defence } };
    }
    case 'joining':
      return { key: 'prompt.joining', params: { pot: known(state.tournament).pot } };
    default:
      return { key: `prompt.${state.phase}` };
  }
}

function kindOf(state: State): string {
  return known(KIND_IDS[known(TOKEN_KIND[known(state.event).token])]);
}
