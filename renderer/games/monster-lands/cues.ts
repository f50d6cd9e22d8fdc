// What moves players to words in Monster Lands.
import type { Event } from '../../../engine/games/monster-lands/view-types';
import type { TalkCue } from '../cues';

export function cuesOf(event: Event): readonly TalkCue[] {
  switch (event.type) {
    case 'strikeEnded':
      return [{ seat: event.seat, cue: event.result === 'failed' ? 'loss' : 'gain' }];
    case 'conquestEnded':
      return [{ seat: event.seat, cue: event.won ? 'gain' : 'loss' }];
    case 'questResolved':
      if (event.result === 'scraps') return [];
      return [{ seat: event.seat, cue: event.result === 'reward' ? 'gain' : 'loss' }];
    case 'memberFell':
    case 'memberDeserted':
      return [{ seat: event.seat, cue: 'loss' }];
    case 'trickPlayed':
      return event.result === 'stolen' ? [{ seat: event.seat, cue: 'strike' }] : [];
    default:
      return [];
  }
}
