// How well a fact will be remembered when the match is over, 0 to 1.
import type { Event } from './events';

export function weighEvent(event: Event): number {
  switch (event.type) {
    case 'conquestEnded':
      return event.success ? 0.95 : 0.5;
    case 'fightEnded':
      return 0.8;
    case 'tournamentEnded':
      return Math.min(0.9, 0.5 + Math.max(0, ...event.results.map((result) => result.points)) * 0.06);
    case 'favourTaken':
      return event.from === null ? 0.3 : 0.55;
    case 'memberLeft':
      return event.why === 'morale' || event.why === 'lost' ? 0.45 : 0;
    case 'warrantTaken':
      return 0.25;
    case 'eventEnded':
      return event.success ? 0.2 + event.rows.length * 0.05 : 0;
    default:
      return 0;
  }
}
