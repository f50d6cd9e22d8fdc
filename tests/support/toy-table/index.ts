// The toy's table: the smallest one that uses the whole interface, as a model and for the kit's tests.
import type { GameId } from '../../../engine/protocol';

import { defineTable, type Offered, type OfferedSpot } from '../../../renderer/table/game-table';
import { LivingBoard } from '../../../renderer/table/living-board';
import { motions } from './motions';
import { Around, Track } from './parts';
import { sceneOf } from './scene';
import type { ToyDecision, ToyEvent, ToyView } from './types';

function spots(_view: ToyView, offered: readonly Offered<ToyDecision>[]): readonly OfferedSpot[] {
  return offered.flatMap(({ key, decision }): OfferedSpot[] => {
    const label = nameOf(decision);
    switch (decision.type) {
      case 'roll':
        return [{ id: 'die', place: { piece: 'die' }, keys: [key], style: 'plain', glow: 'disc', label }];
      case 'drawCard':
        return [{ id: 'deck', place: { piece: 'deck' }, keys: [key], style: 'plain', label }];
      case 'play':
        return [{ id: `card:${decision.card}`, place: { piece: `card:${decision.card}` }, keys: [key], style: 'plain', label }];
      default:
        return [];
    }
  });
}

function nameOf(decision: ToyDecision) {
  return decision.type === 'play'
    ? { key: 'decision.play', params: { card: decision.card } }
    : { key: `decision.${decision.type}` };
}

export const table = defineTable<ToyView, ToyDecision, ToyEvent>({
  // None of the product's games: here alone it passes for one.
  id: 'toy' as string as GameId,
  theme: { className: 'theme-toy' },
  createBoard: (stage) =>
    new LivingBoard<ToyView, ToyEvent, null>(stage, {
      sceneOf,
      motions,
      rolled: (event) => (event.type === 'dieRolled' ? ['die'] : []),
    }),
  spots,
  placeOf: (target) => (target === 'die' ? { piece: 'die' } : null),
  parts: { Around, Track },
  describeDecision: nameOf,
  describeEvent(event) {
    switch (event.type) {
      case 'dieRolled':
        return { key: 'log.dieRolled', params: { face: event.face } };
      case 'cardsRevealed':
        return { key: 'log.cardsRevealed', params: { seat: event.winner } };
      case 'pointsTaken':
        return { key: 'log.pointsTaken', params: { seat: event.seat, points: event.points } };
      default:
        return { key: `log.${event.type}`, params: { seat: event.seat } };
    }
  },
  eventSeat: (event) => ('seat' in event ? event.seat : null),
  eventTargets: (event) => (event.type === 'dieRolled' ? ['die'] : []),
  tooltip(id) {
    if (id === 'die') return { title: { key: 'die' }, text: { key: 'die.text' } };
    return id === 'deck' ? { title: { key: 'zone.deck' } } : null;
  },
  endKeys: (offered) => offered.filter(({ decision }) => decision.type === 'keep').map(({ key }) => key),
  leftUndone: () => new Set(),
});
