// The second line of the request bar: what the player should know for this choice.
import type { Decision } from '../../../engine/games/grunwald/types';
import type { View } from '../../../engine/games/grunwald/view-types';
import type { Phrase } from '../../../engine/protocol';
import type { Offered } from '../../table/game-table';

export function noteOf(view: View, offered: readonly Offered<Decision>[]): Phrase | null {
  switch (view.phase) {
    case 'placing':
      return { key: view.event?.id === 'winter' ? 'note.winter' : 'note.placing' };
    case 'choosingField':
      return { key: 'note.choosingField' };
    case 'choosingDucats':
      return { key: view.placement?.field === 'mercenaries' ? 'note.stakeMercenaries' : 'note.stakeProvision' };
    case 'bidding':
    case 'buying':
    case 'buyingHelper':
      return purseNote(view);
    case 'choosingTask':
    case 'choosingFighter':
      return { key: 'note.secret' };
    case 'choosingLoss':
    case 'dismissing':
      if (offered.some(({ decision }) => decision.type === 'done')) return { key: 'note.enough' };
      return { key: view.phase === 'dismissing' ? 'note.dismissing' : 'note.giving' };
    default:
      return null;
  }
}

function purseNote(view: View): Phrase | null {
  const asked = view.players.find((player) => player.seat === view.active);
  return asked ? { key: 'note.bidding', params: { count: asked.ducats } } : null;
}
