// How well a fact will be remembered when the match is over, 0 to 1. Who stood better when is told by the course itself.
import type { Event } from './view-types';

export function weighEvent(event: Event): number {
  return event.type === 'leaderFell' || event.type === 'matchDrawn' ? 1 : 0;
}
