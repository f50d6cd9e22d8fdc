// How decisions look as buttons of the request bar.
import { describeDecision } from '../../../engine/games/grunwald/text/phrases';
import type { Decision } from '../../../engine/games/grunwald/types';
import type { View } from '../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../engine/protocol';
import { at, svg } from '../../art/svg';
import type { ChoiceFace } from '../../table/game-table';
import { ducatBody, helperBody, officerBody, provisionBody } from './art/pieces';

export const ENDINGS: ReadonlySet<string> = new Set(['pass', 'drop', 'decline', 'done']);

const icon = (body: string, width = 28): string => svg(width, 32, body);

export function faceOf(decision: Decision, view: View, tincture: Tincture = 'gules'): ChoiceFace {
  const label = describeDecision(decision, view);
  switch (decision.type) {
    case 'take':
      return { label, weight: 'paper', group: 'pieces', icon: pieces(decision, tincture) };
    case 'stake':
    case 'bid':
      return { label, group: 'ducats', icon: icon(at(14, 16, ducatBody(10))), weight: 'paper' };
    case 'pay':
      return { label, weight: 'paper', icon: icon(at(14, 16, decision.with === 'ducats' ? ducatBody(10) : provisionBody(10))) };
    case 'buy':
      return { label, weight: 'confirm' };
    case 'done':
    case 'pass':
    case 'drop':
    case 'decline':
      return { label, weight: 'danger' };
    default:
      return { label };
  }
}

function pieces(decision: Extract<Decision, { type: 'take' }>, tincture: Tincture): string {
  if (decision.pieces === 'officer') return icon(at(15, 25, officerBody(tincture), { scale: 0.66 }), 30);
  const step = decision.count > 3 ? 10 : 14;
  const figures = Array.from({ length: decision.count }, (_, index) =>
    at(16 + index * step, 25, helperBody(tincture), { scale: 0.95 }),
  );
  return icon(figures.join(''), 32 + (decision.count - 1) * step);
}

// One of a row of coins: the prompt beside it says what they are for.
export function coinFace(count: number): ChoiceFace {
  return { label: { key: 'table.coins', params: { amount: count } }, icon: icon(at(14, 16, ducatBody(11))), weight: 'paper' };
}
