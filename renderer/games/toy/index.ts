// The toy's table: the smallest one that uses the whole interface. Reached only where the host offers the toy.

import { defineTable, type Offered, type Spot } from '../../table/game-table';
import { provideGameTexts } from '../../text/game-texts';
import { ToyBoard } from './board';
import { cardBox, DIE_BOX, handPlace } from './layout';
import { Around, Track } from './parts';
import { texts } from './texts';
import type { ToyDecision, ToyEvent, ToyView } from './types';

provideGameTexts('toy', texts);

function spots(view: ToyView, offered: readonly Offered<ToyDecision>[]): readonly Spot[] {
  const found: Spot[] = [];
  for (const { key, decision } of offered) {
    if (decision.type === 'roll') {
      found.push({ id: 'die', place: DIE_BOX, keys: [key], style: 'plain', glow: 'disc', label: { key: 'decision.roll' } });
    } else if (decision.type === 'drawCard') {
      found.push({ id: 'deck', place: 'part', keys: [key], style: 'plain', label: { key: 'decision.drawCard' } });
    } else if (decision.type === 'play') {
      const place = cardBox(handPlace(view.hand.indexOf(decision.card), view.hand.length));
      found.push({ id: `card:${decision.card}`, place, keys: [key], style: 'plain', label: nameOf(decision) });
    }
  }
  return found;
}

function nameOf(decision: ToyDecision) {
  return decision.type === 'play'
    ? { key: 'decision.play', params: { card: decision.card } }
    : { key: `decision.${decision.type}` };
}

export const table = defineTable<ToyView, ToyDecision, ToyEvent>({
  id: 'toy',
  theme: { className: 'theme-toy' },
  createBoard: (stage) => new ToyBoard(stage),
  spots,
  placeOf: (target) => (target === 'die' ? DIE_BOX : null),
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
  tooltip: (id) => (id === 'die' ? { title: { key: 'die' }, text: { key: 'die.text' } } : null),
  tipZones: () => [{ id: 'die', place: DIE_BOX }],
  endKeys: (offered) => offered.filter(({ decision }) => decision.type === 'keep').map(({ key }) => key),
  isUseful: () => false,
});
