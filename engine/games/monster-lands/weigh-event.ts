// How well a fact will be remembered when the match is over, 0 to 1.
import type { Event } from './events';

export function weighEvent(event: Event): number {
  switch (event.type) {
    case 'strikeEnded':
      return event.result === 'failed' ? 0.2 : Math.min(0.95, 0.4 + event.glory * 0.05);
    case 'conquestEnded':
      return event.won ? Math.min(0.95, 0.6 + event.glory * 0.03) : 0.35;
    case 'memberFell':
      return 0.7;
    case 'memberDeserted':
      return 0.55;
    case 'samborTookLand':
      return 0.6;
    case 'questResolved':
      return event.result === 'reward' ? 0.45 : 0;
    case 'trickPlayed':
      return event.result === 'stolen' ? 0.5 : 0.3;
    default:
      return 0;
  }
}
