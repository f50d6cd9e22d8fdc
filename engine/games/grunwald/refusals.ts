// Why a field that looks possible does not take the pieces in hand. `target` is the field's id.
import type { Phrase, Refusal } from '../../core/decision';
import { ALL_HELPERS } from './data/supplies';
import { canPlace } from './decisions';
import { isTruce } from './flow';
import { isOn } from './ranking';
import { FIELD, type State } from './types';
import { FIELDS } from './view-types';

export function refusals(state: State): readonly Refusal[] {
  if (state.phase !== 'choosingField') return [];
  const list: Refusal[] = [];
  FIELDS.forEach((target, field) => {
    if (canPlace(state, state.active, state.takeOfficer, state.takeHelpers, field)) return;
    list.push({ target, reason: reasonFor(state, field) });
  });
  return list;
}

function reasonFor(state: State, field: number): Phrase {
  const seat = state.active;
  const onePieceOnly = field === FIELD.teutons || field === FIELD.mercenaries;
  if (field === FIELD.teutons && isTruce(state)) return { key: 'why.truce' };
  if (field === FIELD.helpers && (state.helpers[seat] ?? 0) >= ALL_HELPERS) return { key: 'why.allHelpers' };
  if (onePieceOnly && isOn(state, field, seat)) return { key: 'why.oneAlready' };
  if (onePieceOnly && state.takeOfficer + state.takeHelpers > 1) return { key: 'why.onePiece' };
  if (field === FIELD.mercenaries) return { key: 'why.noDucats' };
  return { key: 'why.helpersThere' };
}
