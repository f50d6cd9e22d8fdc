// What moves players to words in Na Grunwald!
import type { Event } from '../../../engine/games/grunwald/view-types';
import type { TalkCue } from '../cues';

// Captives, knights and prices of this size are worth a word.
const STRONG = 4;
const DEAR = 3;

export function cuesOf(event: Event): readonly TalkCue[] {
  switch (event.type) {
    case 'teutonTaken':
    case 'knightTaken':
      return event.card.strength >= STRONG ? [{ seat: event.seat, cue: 'gain' }] : [];
    case 'auctionWon':
      return event.amount >= DEAR ? [{ seat: event.seat, cue: 'gain' }] : [];
    case 'bidderLeft':
      return [{ seat: event.seat, cue: 'hurt' }];
    case 'commanderNamed':
    case 'quartermasterNamed':
      return event.seats.map((seat) => ({ seat, cue: 'gain' }));
    case 'lossPaid':
      return event.all || event.cards.length > 0 ? [{ seat: event.seat, cue: 'loss' }] : [];
    case 'troopsFed':
      return event.dismissed.length > 0 ? [{ seat: event.seat, cue: 'loss' }] : [];
    case 'matchEnded':
      return event.totals.map((_, seat) => ({ seat, cue: event.winners.includes(seat) ? 'won' : 'lost' }));
    default:
      return [];
  }
}
