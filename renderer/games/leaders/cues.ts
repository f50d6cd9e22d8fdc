// What moves players to words in Starcie Wodzów.
import type { Event } from '../../../engine/games/leaders/view-types';
import type { TalkCue } from '../cues';

export function cuesOf(event: Event): readonly TalkCue[] {
  switch (event.type) {
    case 'figureRecruited':
      return [{ seat: event.seat, cue: 'gain' }];
    case 'cardBanished':
      return [{ seat: 1 - event.seat, cue: 'loss' }];
    case 'abilityUsed': {
      // Somebody else's figure was pushed, dragged or led away.
      const hurt = event.ways.find((way) => way.seat !== event.seat);
      if (hurt === undefined) return [];
      return [
        { seat: event.seat, cue: 'strike' },
        { seat: hurt.seat, cue: 'hurt' },
      ];
    }
    case 'leaderFell':
      return [
        { seat: 1 - event.seat, cue: 'won' },
        { seat: event.seat, cue: 'lost' },
      ];
    default:
      return [];
  }
}
