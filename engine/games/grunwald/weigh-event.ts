// How well a fact will be remembered when the war is over, 0 to 1.
import type { Event } from './view-types';

// A battle won or lost by so little was anybody's.
const NARROW = 2;

export function weighEvent(event: Event): number {
  switch (event.type) {
    case 'battleFought': {
      if (!event.won) return 0.9;
      return event.ours - event.teutonic <= NARROW ? 0.75 : 0.4;
    }
    case 'troopsFed':
      return event.dismissed.length === 0 ? 0 : Math.min(1, 0.7 + event.dismissed.length * 0.08);
    case 'lossPaid':
      return event.all ? 0.65 : 0;
    case 'jointTaskEnded':
      return event.done ? 0.5 : 0.6;
    case 'auctionWon':
      return Math.min(0.8, 0.4 + event.amount * 0.05);
    case 'teutonTaken':
      return 0.3 + event.card.strength * 0.05;
    default:
      return 0;
  }
}
