// What moves players to words in Jan Žižka. Torak, whose seat is -1, keeps silent.
import type { Event } from '../../../engine/games/zizka/view-types';
import type { TalkCue } from '../cues';

const MANY_ROWS = 3;

export function cuesOf(event: Event): readonly TalkCue[] {
  switch (event.type) {
    case 'conquestEnded':
      return [{ seat: event.seat, cue: event.success ? 'gain' : 'loss' }];
    case 'fightEnded': {
      const [winner, loser] = event.won ? [event.attacker, event.defender] : [event.defender, event.attacker];
      return [
        { seat: winner, cue: 'strike' },
        { seat: loser, cue: 'hurt' },
      ];
    }
    case 'favourTaken': {
      const taken: TalkCue = { seat: event.seat, cue: event.from === null ? 'gain' : 'strike' };
      return event.from === null ? [taken] : [taken, { seat: event.from, cue: 'hurt' }];
    }
    case 'tournamentEnded': {
      const best = event.results.toSorted((a, b) => b.points - a.points)[0];
      return best === undefined || best.points <= 0 ? [] : [{ seat: best.seat, cue: 'gain' }];
    }
    case 'memberLeft':
      return event.why === 'morale' || event.why === 'lost' ? [{ seat: event.seat, cue: 'loss' }] : [];
    case 'eventEnded':
      if (!event.success) return [{ seat: event.seat, cue: 'loss' }];
      return event.rows.length >= MANY_ROWS ? [{ seat: event.seat, cue: 'gain' }] : [];
    default:
      return [];
  }
}
