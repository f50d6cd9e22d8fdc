// How decisions look as buttons of the request bar.
import { describeDecision } from '../../../engine/games/grunwald/text/phrases';
import type { GrunwaldDecision } from '../../../engine/games/grunwald/types';
import type { GrunwaldView } from '../../../engine/games/grunwald/view-types';
import { at, svg } from '../../art/svg';
import type { ChoiceFace } from '../game-table';
import { ducatBody, helperBody, officerBody, provisionBody } from './art/pieces';

const icon = (body: string): string => svg(28, 32, body);

export function faceOf(decision: GrunwaldDecision, view: GrunwaldView): ChoiceFace {
  const label = describeDecision(decision, view);
  switch (decision.type) {
    case 'take':
      return {
        label,
        weight: 'paper',
        group: 'pieces',
        icon: icon(
          decision.pieces === 'officer' ? at(14, 30, officerBody('gules'), { scale: 0.66 }) : at(14, 28, helperBody('gules')),
        ),
      };
    case 'stake':
    case 'bid':
      return { label, group: 'ducats', icon: icon(at(14, 16, ducatBody(10))), weight: 'paper' };
    case 'pay':
      return { label, weight: 'paper', icon: icon(at(14, 16, decision.with === 'ducats' ? ducatBody(10) : provisionBody(10))) };
    case 'buy':
      return { label, weight: 'confirm' };
    case 'done':
      return { label, weight: 'danger' };
    case 'pass':
    case 'drop':
    case 'decline':
      return { label, weight: 'danger' };
    default:
      return { label };
  }
}
