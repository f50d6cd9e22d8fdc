// What a decision is called on a button and what an event is called in the log. Pure, from view data only.
// A parameter that begins with @ is itself a text key; parameters named seat… are seats.
import type { Phrase } from '../../../core/decision';
import type { Decision } from '../types';
import type { CardView, Event, View } from '../view-types';

export function describeDecision(decision: Decision, view: View): Phrase {
  switch (decision.type) {
    case 'take':
      return decision.pieces === 'officer'
        ? { key: 'decision.take.officer' }
        : { key: 'decision.take.helpers', params: { count: decision.count } };
    case 'goTo':
      return { key: 'decision.goTo', params: { field: `@field.${decision.field}.name` } };
    case 'stake':
    case 'bid':
      return { key: `decision.${decision.type}`, params: { count: decision.ducats } };
    case 'send':
    case 'dismiss':
      return { key: `decision.${decision.type}`, params: cardParams(findCard(decision.card, view)) };
    case 'give':
      return decision.card === 'provision'
        ? { key: 'decision.give.provision' }
        : { key: 'decision.give.card', params: cardParams(findCard(decision.card, view)) };
    case 'buy':
      return describePurchase(decision.amount, view);
    case 'pay': {
      const ducats = view.event?.id === 'dobrzyn' ? 2 : 1;
      return { key: `decision.pay.${decision.with}`, params: { count: decision.with === 'ducats' ? ducats : 1 } };
    }
    case 'done':
      return { key: view.phase === 'dismissing' ? 'decision.done.feeding' : 'decision.done.loss' };
    default:
      return { key: `decision.${decision.type}` };
  }
}

function describePurchase(amount: number, view: View): Phrase {
  if (view.phase === 'buyingHelper') {
    const buyer = view.players.find((player) => player.seat === view.active);
    return { key: 'decision.buy.helper', params: { count: buyer?.helpers ?? 0 } };
  }
  if (view.event?.id === 'bridge') return { key: 'decision.buy.bridge', params: { price: 2 } };
  return { key: 'decision.buy.hunt', params: { count: amount, price: amount + 1 } };
}

function findCard(id: string, view: View): CardView {
  for (const player of view.players) {
    for (const card of [...player.hand, ...player.camp]) if (card.id === id) return card;
  }
  return { id, kind: 'peasant', strength: 0, arms: id };
}

function cardParams(card: CardView): Record<string, string | number> {
  return { card: `@card.${card.id}.name`, kind: `@kind.${card.kind}`, strength: card.strength };
}

// Null: not worth a line of its own.
export function describeEvent(event: Event, _view: View): Phrase | null {
  const key = `log.${event.type}`;
  switch (event.type) {
    case 'matchBegan':
      return { key, params: { seat: event.start } };
    case 'roundBegan':
      return { key, params: { round: event.round, season: `@round.${event.round}` } };
    case 'roundEnded':
      return { key, params: { round: event.round, seat: event.start } };
    case 'eventTurned':
      return { key, params: { event: `@event.${event.event}.name` } };
    case 'prizeTurned':
    case 'teutonLeft':
      return { key, params: cardParams(event.card) };
    case 'teutonTaken':
    case 'knightTaken':
      return { key, params: { seat: event.seat, ...cardParams(event.card) } };
    case 'cardsOpened':
    case 'auctionFailed':
    case 'reckoningBegan':
      return { key };
    case 'piecesPlaced':
      return describePlacement(event);
    case 'cardHidden':
      return event.card === null
        ? { key, params: { seat: event.seat } }
        : { key: `${key}.own`, params: { seat: event.seat, ...cardParams(event.card) } };
    case 'cardsRevealed':
      if (event.cards.length === 0) return null;
      return { key, params: { strengths: event.cards.map(({ card }) => card.strength).join(', ') } };
    case 'duelFought':
      return event.teuton === null
        ? { key: `${key}.lost`, params: { seat: event.seat, strength: event.card.strength } }
        : { key: `${key}.won`, params: { seat: event.seat, strength: event.card.strength, teuton: event.teuton.strength } };
    case 'battleFought':
      return {
        key: event.won ? `${key}.won` : `${key}.lost`,
        params: { ours: event.ours, teutonic: event.teutonic, debt: event.debt },
      };
    case 'lossPaid':
      return describeLoss(event);
    case 'knightsRested':
      return { key, params: { count: event.cards.length } };
    case 'fieldSettled':
      return describeSettling(event);
    case 'provisionGained':
    case 'provisionPaid':
    case 'ducatsGained':
    case 'ducatsPaid':
    case 'ducatsReturned':
    case 'bidMade':
    case 'auctionWon':
      return { key, params: { seat: event.seat, count: event.amount } };
    case 'helperGained':
      return { key: event.lent ? `${key}.lent` : key, params: { seat: event.seat } };
    case 'seatPassed':
    case 'offerDeclined':
    case 'bidderLeft':
    case 'startTaken':
      return { key, params: { seat: event.seat } };
    case 'jointTaskEnded':
      return { key: event.done ? `${key}.done` : `${key}.failed`, params: { sum: event.sum, needed: event.needed } };
    case 'troopsFed':
      return describeFeeding(event);
    case 'strengthCounted':
      return { key, params: { seat: event.seat, points: event.points } };
    case 'commanderNamed':
      return describeTitle(`${key}.${event.kind}`, event.seats, event.points);
    case 'quartermasterNamed':
      return describeTitle(key, event.seats, event.points);
    case 'ducatsCounted':
      return { key, params: { seat: event.seat, ducats: event.ducats, points: event.points } };
    case 'matchEnded':
      return describeTitle(key, event.winners, event.totals[event.winners[0] ?? 0] ?? 0);
  }
}

function describePlacement(event: Extract<Event, { type: 'piecesPlaced' }>): Phrase {
  const pieces = event.officer ? 'officer' : 'helpers';
  const key = `log.piecesPlaced.${pieces}${event.ducats === 0 ? '' : event.ducats === 1 ? '.ducat' : '.ducats'}`;
  const params = { seat: event.seat, field: `@field.${event.field}.name`, ducats: event.ducats };
  return { key, params: event.officer ? params : { ...params, count: event.helpers } };
}

function describeLoss(event: Extract<Event, { type: 'lossPaid' }>): Phrase {
  const strength = event.cards.reduce((sum, card) => sum + card.strength, 0);
  const params = { seat: event.seat, strength, provision: event.provision };
  if (strength + event.provision === 0) return { key: 'log.lossPaid.nothing', params: { seat: event.seat } };
  return { key: event.all ? 'log.lossPaid.all' : 'log.lossPaid', params };
}

function describeSettling(event: Extract<Event, { type: 'fieldSettled' }>): Phrase {
  const field = `@field.${event.field}.name`;
  const [first] = event.ranks;
  if (first === undefined) return { key: 'log.fieldSettled.empty', params: { field } };
  return { key: 'log.fieldSettled', params: { field, seat: first.seat, points: first.points } };
}

function describeFeeding(event: Extract<Event, { type: 'troopsFed' }>): Phrase {
  if (event.dismissed.length > 0) {
    return { key: 'log.troopsFed.short', params: { seat: event.seat, count: event.dismissed.length } };
  }
  const { seat, provision, surplus } = event;
  return { key: 'log.troopsFed', params: { seat, provision, surplus, count: event.knights } };
}

function describeTitle(key: string, seats: readonly number[], points: number): Phrase {
  const [first, second] = seats;
  if (first === undefined) return { key: `${key}.none` };
  if (second === undefined) return { key, params: { seat: first, points } };
  return { key: `${key}.shared`, params: { seat: first, seatOther: second, points } };
}
