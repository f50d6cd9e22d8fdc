// Who is asked and in which words.
import { known } from '../../core/invariant';
import type { State } from './types';

export function requestFor(state: State) {
  switch (state.phase) {
    case 'acting':
    case 'recruiting':
    case 'placingCub':
      return { seat: state.seat, prompt: { key: `prompt.${state.phase}` } };
    case 'placing':
      return { seat: state.seat, prompt: placingPrompt(state) };
    case 'reacting':
      return { seat: known(state.owner[known(state.reactors[0])]), prompt: { key: 'prompt.reacting' } };
    case 'banishing':
      return { seat: banishingSeat(state), prompt: { key: 'prompt.banishing' } };
    default:
      return null;
  }
}

function placingPrompt(state: State) {
  if (state.chosen === 'hermitAndCub') return { key: 'prompt.placingHermit' };
  return { key: 'prompt.placing', params: { card: `@card.${known(state.chosen)}.name` } };
}

// LDR-61, LDR-62: first player, then second, both times.
function banishingSeat(state: State): number {
  return state.banished.length % 2 === 0 ? state.first : 1 - state.first;
}
