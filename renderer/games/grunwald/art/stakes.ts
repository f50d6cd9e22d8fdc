// What an event is about: the prize of an auction, what is bought or paid, as one picture of 84 × 84.
import { assertNever } from '../../../../engine/core/invariant';
import type { EventId } from '../../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../../engine/protocol';
import { iconAt } from '../../../art/game-icons';
import { at } from '../../../art/svg';
import { ducatBody, ducatStackBody, helperBody, officerBody, provisionTokenBody } from './pieces';

/** Nothing for events that turn a card up instead. */
export function stakesBody(id: EventId, tincture: Tincture): string {
  switch (id) {
    case 'grain':
      return at(42, 42, provisionTokenBody(3, 32));
    case 'hunt':
      return at(28, 30, provisionTokenBody(1, 20)) + at(54, 54, provisionTokenBody(2, 25));
    case 'samogitia':
      return at(30, 32, provisionTokenBody(2, 25)) + at(60, 60, provisionTokenBody(1, 18));
    case 'dobrzyn':
    case 'pomerania':
      return at(28, 32, provisionTokenBody(1, 22)) + at(58, 56, ducatBody(20));
    case 'joust':
    case 'gifts':
    case 'wartax':
      return at(26, 60, ducatStackBody(4, 17)) + at(60, 64, ducatStackBody(2, 17));
    case 'winter':
      return at(42, 74, officerBody(tincture), { scale: 1.5 });
    case 'brzesc':
    case 'bridge':
      return at(42, 70, helperBody(tincture), { scale: 2 });
    case 'favour':
      return `<circle cx="42" cy="42" r="34" fill="#c8a04a" stroke="#4e390f" stroke-width="2"/><circle cx="42" cy="42" r="28" fill="#7a1f1b" stroke="#f3dfae"/>${iconAt('queen-crown', 42, 42, 38, '#f3dfae')}`;
    case 'bydgoszcz':
    case 'ransom':
      return '';
    default:
      return assertNever(id);
  }
}
