// The table while its events are being told: the view before them, moved on by what has been shown so far, so that
// purses, hands and figures change when the coin, the card or the piece arrives. The true view follows in any case.
import {
  type AuctionView,
  type CardView,
  FIELDS,
  type GrunwaldEvent,
  type GrunwaldView,
  type PlayerView,
} from '../../../engine/games/grunwald/view-types';

type Change = (player: PlayerView) => Partial<PlayerView>;

export function advance(view: GrunwaldView, event: GrunwaldEvent): GrunwaldView {
  switch (event.type) {
    case 'ducatsGained':
    case 'ducatsReturned':
      return changed(view, event.seat, ({ ducats }) => ({ ducats: ducats + event.amount }));
    case 'ducatsPaid':
      // Ducats on a field left the purse when they were staked there.
      return event.source === 'provision' || event.source === 'mercenaries'
        ? view
        : changed(view, event.seat, ({ ducats }) => ({ ducats: ducats - event.amount }));
    case 'provisionGained':
      return changed(view, event.seat, ({ provision }) => ({ provision: provision + event.amount }));
    case 'provisionPaid':
      return changed(view, event.seat, ({ provision }) => ({ provision: provision - event.amount }));
    case 'knightTaken':
      return changed(withoutOpen(view, event.card.id), event.seat, ({ hand, knights, strength }) => ({
        hand: [...hand, event.card],
        knights: knights + 1,
        strength: strength + event.card.strength,
      }));
    case 'teutonTaken':
      return changed(view, event.seat, ({ camp, strength }) => ({
        camp: [...camp, event.card],
        captive: null,
        strength: strength + event.card.strength,
      }));
    case 'helperGained':
      return changed(view, event.seat, ({ helpers, reserve, helpersFree }) => ({
        ...(event.lent ? { extraHelper: true } : { helpers: helpers + 1 }),
        reserve: Math.max(0, reserve - 1),
        helpersFree: helpersFree + 1,
      }));
    case 'cardsRevealed':
      return event.cards.reduce((shown, { seat, card }) => changed(shown, seat, (player) => sentOut(player, card)), view);
    case 'knightsRested':
      return event.cards.reduce((shown, { seat, card }) => changed(shown, seat, (player) => rested(player, card)), view);
    case 'lossPaid':
      return changed(view, event.seat, (player) => ({
        hand: without(player.hand, event.cards),
        camp: without(player.camp, event.cards),
        provision: player.provision - event.provision,
        knights: player.knights - event.cards.filter(({ kind }) => kind !== 'teuton').length,
        strength: player.strength - event.cards.reduce((sum, { strength }) => sum + strength, 0),
        paidCards: event.cards,
        paidProvision: event.provision,
      }));
    case 'piecesPlaced':
      return changed(view, event.seat, ({ officerFree, helpersFree, ducats }) => ({
        officerFree: officerFree && !event.officer,
        helpersFree: helpersFree - event.helpers,
        ducats: ducats - event.ducats,
      }));
    case 'seatPassed':
      return changed(view, event.seat, () => ({ out: true }));
    case 'fieldSettled':
      return { ...sentHome(view, FIELDS.indexOf(event.field)), stage: 'resolution' };
    case 'battleFought':
      return { ...view, stage: 'resolution' };
    case 'cardsOpened':
      return { ...view, stage: 'officers' };
    case 'roundEnded':
      return sentHome({ ...view, start: event.start, event: null }, FIELDS.length);
    case 'startTaken':
      return { ...view, players: view.players.map((player) => ({ ...player, start: player.seat === event.seat })) };
    case 'roundBegan':
      return {
        ...view,
        round: event.round,
        stage: 'events',
        players: view.players.map((player) => ({ ...player, out: false, start: player.seat === event.start })),
      };
    case 'eventTurned':
      return { ...view, event: { id: event.event, kind: event.kind }, auction: openingOf(view, event) };
    case 'prizeTurned':
      return { ...view, prize: event.card };
    case 'bidMade':
      return view.auction ? { ...view, auction: { ...view.auction, bid: event.amount, leader: event.seat } } : view;
    case 'bidderLeft':
      return view.auction
        ? { ...view, auction: { ...view.auction, bidders: view.auction.bidders.filter((seat) => seat !== event.seat) } }
        : view;
    default:
      return view;
  }
}

function openingOf(view: GrunwaldView, { event, kind }: Extract<GrunwaldEvent, { type: 'eventTurned' }>): AuctionView | null {
  return kind === 'auction' ? { event, bid: 0, leader: null, bidders: view.players.map(({ seat }) => seat) } : null;
}

// A card on its way to a hand has left its field already.
export function setOut(view: GrunwaldView, event: GrunwaldEvent | undefined): GrunwaldView {
  return event?.type === 'knightTaken' ? withoutOpen(view, event.card.id) : view;
}

// A card that was sent lies before its owner, in neither hand nor camp; a peasant counts nowhere.
function sentOut({ hand, knights, strength }: PlayerView, card: CardView): Partial<PlayerView> {
  const isKnight = card.kind !== 'peasant';
  return {
    hidden: false,
    played: card,
    hand: without(hand, [card]),
    knights: knights - (isKnight ? 1 : 0),
    strength: strength - card.strength,
  };
}

function rested({ camp, knights, strength }: PlayerView, card: CardView): Partial<PlayerView> {
  return { played: null, camp: [...camp, card], knights: knights + 1, strength: strength + card.strength };
}

function changed(view: GrunwaldView, seat: number, change: Change): GrunwaldView {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  };
}

function without<Card extends { readonly id: string }>(cards: readonly Card[], lost: readonly Card[]): readonly Card[] {
  return cards.filter(({ id }) => !lost.some((card) => card.id === id));
}

function withoutOpen(view: GrunwaldView, card: string): GrunwaldView {
  return { ...view, fields: view.fields.map((field) => ({ ...field, cards: field.cards.filter(({ id }) => id !== card) })) };
}

// GRU-33: pieces of the fields before this one are home again.
function sentHome(view: GrunwaldView, before: number): GrunwaldView {
  let shown = view;
  for (const field of view.fields.slice(0, before)) {
    for (const { seat, officer, helpers } of field.queue) {
      shown = changed(shown, seat, (player) => ({
        officerFree: player.officerFree || officer,
        helpersFree: player.helpersFree + helpers,
      }));
    }
  }
  return { ...shown, fields: shown.fields.map((field, index) => (index < before ? { ...field, queue: [] } : field)) };
}
