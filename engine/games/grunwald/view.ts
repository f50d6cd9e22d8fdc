// What a seat may know: the whole table but pile orders and the others' hidden cards (GRU-80).
import { known } from '../../core/invariant';
import { teutonicStrength } from './battle';
import { copyTable } from './clone';
import { CARDS, isCrown, isKnight, isMercenary, PROVISION_UNIT, strengthOf } from './data/cards';
import { EVENTS } from './data/events';
import { ALL_HELPERS, DUCAT_CARDS, ducatPrizes, PROVISION_CARDS, provisionPrizes, ROUNDS } from './data/supplies';
import { askedSeat, countKnights, givenWorth, hungry } from './decisions';
import { isTruce } from './flow';
import { pointsOn, rankField, stakeIndex } from './ranking';
import { projectionOf } from './scoring';
import { FIELD, HIDDEN, PILE, type PublicTable, type State } from './types';
import {
  type AuctionView,
  type BattleView,
  type CardView,
  type Event,
  FIELDS,
  type FieldId,
  type FieldView,
  type GivingView,
  type PlacementView,
  type PlayerView,
  type ReckoningRow,
  type Stage,
  type View,
} from './view-types';

const NO_CARDS: readonly number[] = [];

export function viewFor(state: State, seat: number | null): View {
  const projection = projectionOf(state);
  const asked = askedSeat(state);
  const event = EVENTS[state.event];
  const stage = stageOf(state.phase);
  return {
    phase: state.phase,
    stage,
    you: seat,
    seats: state.seats,
    round: state.round,
    rounds: ROUNDS,
    truce: isTruce(state),
    start: state.start,
    active: asked < 0 ? null : asked,
    event: event === undefined ? null : { id: event.id, kind: event.kind },
    prize: cardOrNull(state.prize),
    fields: FIELDS.map((id, field) => viewField(state, id, field)),
    players: projection.map((row) => viewPlayer(state, row, seat)),
    placement: viewPlacement(state),
    auction: viewAuction(state),
    battle: viewBattle(state),
    giving: viewGiving(state),
    piles: viewPiles(state),
    reckoning: stage === 'reckoning' ? projection : null,
    table: publicTable(state, seat),
  };
}

function publicTable(state: State, seat: number | null): PublicTable {
  const secret = state.secret.map((card, owner) => (card < 0 || owner === seat ? card : HIDDEN));
  return { ...copyTable(state), pileSizes: state.piles.map((pile) => pile.length), secret };
}

// GRU-80: only the owner sees which card was laid down.
export function redactEvent(event: Event, seat: number | null): Event | null {
  return event.type === 'cardHidden' && event.seat !== seat ? { ...event, card: null } : event;
}

export function hasSecret(state: State, seat: number): boolean {
  if ((state.secret[seat] ?? -1) >= 0) return true;
  const choosesSecretly = state.phase === 'choosingTask' || state.phase === 'choosingFighter';
  return choosesSecretly && askedSeat(state) === seat;
}

function stageOf(phase: string): Stage {
  switch (phase) {
    case 'startingRound':
    case 'resolvingEvent':
    case 'resolvingTask':
    case 'resolvingAuction':
    case 'resolvingPurchase':
    case 'resolvingDues':
    case 'choosingTask':
    case 'bidding':
    case 'buying':
    case 'payingDue':
      return 'events';
    case 'boot':
    case 'openingCards':
    case 'turning':
    case 'placing':
    case 'choosingField':
    case 'choosingDucats':
      return 'officers';
    case 'mustering':
    case 'feeding':
    case 'dismissing':
    case 'countingStrength':
    case 'namingCrownCommander':
    case 'namingMercenaryCommander':
    case 'namingQuartermaster':
    case 'countingDucats':
    case 'finished':
      return 'reckoning';
    default:
      return 'resolution';
  }
}

function cardOrNull(card: number | undefined): CardView | null {
  return card === undefined ? null : (CARDS[card] ?? null);
}

function cardsOf(cards: readonly number[]): CardView[] {
  return cards.map((card) => known(CARDS[card]));
}

function viewField(state: State, id: FieldId, field: number): FieldView {
  const ranked = rankField(state, field);
  const queue = known(state.queue[field]).map((seat) => {
    const at = stakeIndex(field, seat);
    return {
      seat,
      officer: state.officersOn[at] === 1,
      helpers: known(state.helpersOn[at]),
      ducats: known(state.ducatsOn[at]),
      points: pointsOn(state, field, seat),
      rank: ranked.indexOf(seat) + 1,
    };
  });
  return {
    id,
    number: field + 1,
    open: field !== FIELD.teutons || !isTruce(state),
    queue,
    cards: cardsOf(openCardsOf(state, id)),
    ...prizesOf(state, id),
  };
}

function openCardsOf(state: State, id: FieldId): readonly number[] {
  if (id === 'teutons') return state.teutons;
  if (id === 'crown') return state.crown;
  return id === 'mercenaries' ? state.mercenary : NO_CARDS;
}

function prizesOf(state: State, id: FieldId): { readonly prizes: readonly number[]; readonly printed: readonly number[] } {
  if (id === 'provision' && state.provisionCard >= 0) {
    return { prizes: provisionPrizes(state.provisionCard, state.seats), printed: known(PROVISION_CARDS[state.provisionCard]) };
  }
  if (id === 'ducats' && state.ducatCard >= 0) {
    return { prizes: ducatPrizes(state.ducatCard, state.seats), printed: known(DUCAT_CARDS[state.ducatCard]) };
  }
  return { prizes: [], printed: [] };
}

function viewPlayer(state: State, row: ReckoningRow, viewer: number | null): PlayerView {
  const { seat } = row;
  const hand = known(state.hand[seat]);
  const camp = known(state.camp[seat]);
  const all = [...hand, ...camp];
  const secret = known(state.secret[seat]);
  const paid = known(state.paid[seat]);
  const paidCards = paid.filter((card) => card !== PROVISION_UNIT);
  return {
    seat,
    ducats: known(state.ducats[seat]),
    provision: known(state.provision[seat]),
    helpers: known(state.helpers[seat]),
    extraHelper: state.extra[seat] === 1,
    reserve: ALL_HELPERS - known(state.helpers[seat]) - known(state.extra[seat]),
    officerFree: state.officerFree[seat] === 1,
    helpersFree: known(state.helpersFree[seat]),
    out: state.out[seat] === 1,
    start: state.start === seat,
    hand: cardsOf(hand),
    camp: cardsOf(camp),
    knights: countKnights(state, seat),
    strength: all.reduce((sum, card) => sum + strengthOf(card), 0),
    crownCount: all.filter(isCrown).length,
    mercenaryCount: all.filter(isMercenary).length,
    projected: {
      strength: row.strength,
      commands: row.crownCommander + row.mercenaryCommander,
      quartermaster: row.quartermaster,
      ducats: row.ducatPoints,
      total: row.total,
      cards: row.cardCount,
      place: row.place,
    },
    hidden: secret >= 0,
    hiddenCard: viewer === seat ? cardOrNull(secret) : null,
    played: cardOrNull(state.played[seat]),
    captive: cardOrNull(state.captives[seat]),
    paidCards: cardsOf(paidCards),
    paidProvision: paid.length - paidCards.length,
  };
}

function viewPlacement(state: State): PlacementView | null {
  if (state.takeOfficer + state.takeHelpers === 0) return null;
  const field = FIELDS[state.takeField] ?? null;
  return { seat: state.active, officer: state.takeOfficer === 1, helpers: state.takeHelpers, field };
}

function viewAuction(state: State): AuctionView | null {
  const runs = state.phase === 'bidding' || state.phase === 'resolvingAuction' || state.phase === 'resolvingEvent';
  if (!runs || EVENTS[state.event]?.kind !== 'auction') return null;
  const leader = state.leader < 0 ? null : state.leader;
  return { event: known(EVENTS[state.event]).id, bid: state.bid, leader, bidders: state.asked.slice() };
}

function viewBattle(state: State): BattleView | null {
  const fighting = state.teutons.length > 0 || state.battle >= 0;
  if (!fighting || isTruce(state)) return null;
  const { cards, bonus, event, total: strength } = teutonicStrength(state);
  const fought = state.battle >= 0;
  return {
    cards,
    bonus,
    event,
    strength,
    ours: fought ? state.battle : null,
    won: fought ? state.debt === 0 : null,
    debt: state.debt,
  };
}

function viewGiving(state: State): GivingView | null {
  const feeding = state.phase === 'dismissing';
  if (!feeding && state.phase !== 'choosingLoss') return null;
  const seat = askedSeat(state);
  // Between two who are asked.
  if (seat < 0) return null;
  const cards = state.given.filter((card) => card !== PROVISION_UNIT);
  const all = [...known(state.hand[seat]), ...known(state.camp[seat])];
  return {
    purpose: feeding ? 'feeding' : 'loss',
    seat,
    owed: feeding ? hungry(state, seat) : state.debt,
    given: feeding ? state.given.length : givenWorth(state),
    cards: cardsOf(cards),
    provision: state.given.length - cards.length,
    eligible: cardsOf(feeding ? all.filter(isKnight) : all),
    eligibleProvision: feeding ? 0 : known(state.provision[seat]),
  };
}

function viewPiles(state: State): View['piles'] {
  const size = (pile: number) => known(state.piles[pile]).length;
  return {
    crown: [size(PILE.crownLeft), size(PILE.crownRight)],
    mercenary: [size(PILE.mercenaryLeft), size(PILE.mercenaryRight)],
    teutons: [size(PILE.teutonLeft), size(PILE.teutonRight)],
    provision: size(PILE.provision),
    ducats: size(PILE.ducats),
    events: size(PILE.events),
  };
}
