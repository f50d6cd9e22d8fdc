// What the table shows: the view of a seat and the facts it animates. Types only, no logic.
// Cards come whole (kind, strength, arms), so nobody has to look them up.
import type { PublicTable } from './types';

export const FIELDS = ['teutons', 'crown', 'provision', 'ducats', 'mercenaries', 'helpers'] as const;
export type FieldId = (typeof FIELDS)[number];

export type CardKind = 'crown' | 'mercenary' | 'teuton' | 'peasant';

export interface CardView {
  // Also the text key: `card.<id>.name`.
  readonly id: string;
  readonly kind: CardKind;
  readonly strength: number;
  // Coat of arms, for the picture only.
  readonly arms: string;
}

export type EventId =
  | 'samogitia'
  | 'dobrzyn'
  | 'pomerania'
  | 'hunt'
  | 'grain'
  | 'bydgoszcz'
  | 'ransom'
  | 'brzesc'
  | 'favour'
  | 'wartax'
  | 'gifts'
  | 'joust'
  | 'winter'
  | 'bridge';
export type EventKind = 'task' | 'auction' | 'purchase' | 'modifier' | 'levy' | 'income';

export type Stage = 'events' | 'officers' | 'resolution' | 'reckoning';

// One player's pieces on a field; `queue` is ordered by place, the leftmost first.
export interface StakeView {
  readonly seat: number;
  readonly officer: boolean;
  readonly helpers: number;
  readonly ducats: number;
  // Points on this field as they count now (on Mercenaries: the ducats).
  readonly points: number;
  // 1 for the leader as things stand.
  readonly rank: number;
}

// What the match would bring if it ended now, the weakest knights without provision gone; `cards` break a tie (GRU-65).
export interface ProjectionView {
  readonly strength: number;
  readonly commands: number;
  readonly quartermaster: number;
  readonly ducats: number;
  readonly total: number;
  readonly cards: number;
  readonly place: number;
}

export interface FieldView {
  readonly id: FieldId;
  // 1 to 6, the order of settling.
  readonly number: number;
  readonly open: boolean;
  readonly queue: readonly StakeView[];
  // Open cards: Teutons, crown or mercenary knights, the stronger first. Empty elsewhere.
  readonly cards: readonly CardView[];
  // Prizes by rank as they apply to this seat count: Provision and Ducats. Empty elsewhere.
  readonly prizes: readonly number[];
  // What the open provision or ducat card says in full.
  readonly printed: readonly number[];
}

export interface PlayerView {
  readonly seat: number;
  readonly ducats: number;
  readonly provision: number;
  // Owned for good; `extraHelper` is lent for this round (Bridge at Czerwińsk).
  readonly helpers: number;
  readonly extraHelper: boolean;
  readonly reserve: number;
  readonly officerFree: boolean;
  readonly helpersFree: number;
  // Passed or without pieces in this round's placing.
  readonly out: boolean;
  readonly start: boolean;
  // The peasant is not listed: everyone holds one, and while it is sent out it lies with `hidden` or `played`.
  readonly hand: readonly CardView[];
  readonly camp: readonly CardView[];
  // Knights of hand and camp, their strength with the captives', and the crown and mercenary counts.
  readonly knights: number;
  readonly strength: number;
  readonly crownCount: number;
  readonly mercenaryCount: number;
  readonly projected: ProjectionView;
  // A secret card lies face down; `hiddenCard` is known to its owner only.
  readonly hidden: boolean;
  readonly hiddenCard: CardView | null;
  // Played in this round's skirmish, face up, and the captive of that duel.
  readonly played: CardView | null;
  readonly captive: CardView | null;
  // Given up after this round's lost battle.
  readonly paidCards: readonly CardView[];
  readonly paidProvision: number;
}

export interface PlacementView {
  readonly seat: number;
  readonly officer: boolean;
  readonly helpers: number;
  readonly field: FieldId | null;
}

export interface AuctionView {
  readonly event: EventId;
  readonly bid: number;
  readonly leader: number | null;
  // Seats still in, the one asked first.
  readonly bidders: readonly number[];
}

// The Teutonic side, also before the battle so that the table can show what is to be met.
export interface BattleView {
  readonly cards: number;
  readonly bonus: number;
  readonly event: number;
  readonly strength: number;
  // Null until the cards are turned up.
  readonly ours: number | null;
  readonly won: boolean | null;
  // What everyone has to give after a lost battle.
  readonly debt: number;
}

// Cards being chosen for a loss or for feeding.
export interface GivingView {
  readonly purpose: 'loss' | 'feeding';
  readonly seat: number;
  readonly owed: number;
  readonly given: number;
  readonly cards: readonly CardView[];
  readonly provision: number;
  // What may be given at all (before the choice).
  readonly eligible: readonly CardView[];
  readonly eligibleProvision: number;
}

export interface ReckoningRow {
  readonly seat: number;
  readonly provisionBefore: number;
  readonly knightsBefore: number;
  readonly dismissed: readonly CardView[];
  readonly surplus: number;
  readonly crownStrength: number;
  readonly mercenaryStrength: number;
  readonly teutonStrength: number;
  readonly strength: number;
  readonly crownCount: number;
  readonly crownCommander: number;
  readonly mercenaryCount: number;
  readonly mercenaryCommander: number;
  readonly quartermaster: number;
  readonly ducats: number;
  readonly ducatPoints: number;
  readonly total: number;
  // Knights and captives: breaks ties.
  readonly cardCount: number;
  readonly place: number;
}

export interface View {
  readonly phase: string;
  readonly stage: Stage;
  readonly you: number | null;
  readonly seats: number;
  readonly round: number;
  readonly rounds: number;
  readonly truce: boolean;
  readonly start: number;
  // Whose decision is open.
  readonly active: number | null;
  readonly event: { readonly id: EventId; readonly kind: EventKind } | null;
  // The Teuton that an event is about.
  readonly prize: CardView | null;
  // In the order 1 to 6.
  readonly fields: readonly FieldView[];
  readonly players: readonly PlayerView[];
  readonly placement: PlacementView | null;
  readonly auction: AuctionView | null;
  readonly battle: BattleView | null;
  readonly giving: GivingView | null;
  // Cards left in the piles: two of each knight kind, left and right.
  readonly piles: {
    readonly crown: readonly number[];
    readonly mercenary: readonly number[];
    readonly teutons: readonly number[];
    readonly provision: number;
    readonly ducats: number;
    readonly events: number;
  };
  // The last reckoning while it is told, as it will come out as things stand; the phase says how far it has come.
  readonly reckoning: readonly ReckoningRow[] | null;
  // The same knowledge in the engine's own form, for the AI; of it the table reads only who is still to be asked.
  readonly table: PublicTable;
}

export interface RankedStake extends StakeView {
  // What was won, in words of the field: a card, an amount, or nothing.
  readonly card: CardView | null;
  readonly amount: number;
}

// The occasion of a gain or payment: a field or an event.
export type Source = FieldId | EventId;
export type SecretPurpose = 'skirmish' | 'task';

export type Event =
  | { readonly type: 'matchBegan'; readonly start: number }
  | { readonly type: 'roundBegan'; readonly round: number; readonly start: number }
  | { readonly type: 'eventTurned'; readonly event: EventId; readonly kind: EventKind }
  | { readonly type: 'prizeTurned'; readonly event: EventId; readonly card: CardView }
  | {
      readonly type: 'cardsOpened';
      readonly crown: readonly CardView[];
      readonly mercenaries: readonly CardView[];
      readonly teutons: readonly CardView[];
      readonly provision: readonly number[];
      readonly ducats: readonly number[];
    }
  | {
      readonly type: 'piecesPlaced';
      readonly seat: number;
      readonly field: FieldId;
      readonly officer: boolean;
      readonly helpers: number;
      readonly ducats: number;
      // Place in the queue, 0 is the leftmost.
      readonly place: number;
    }
  | { readonly type: 'seatPassed'; readonly seat: number }
  // `card` is null for all but the owner.
  | { readonly type: 'cardHidden'; readonly seat: number; readonly purpose: SecretPurpose; readonly card: CardView | null }
  | {
      readonly type: 'cardsRevealed';
      readonly purpose: SecretPurpose;
      readonly cards: readonly { readonly seat: number; readonly card: CardView }[];
    }
  | { readonly type: 'duelFought'; readonly seat: number; readonly card: CardView; readonly teuton: CardView | null }
  | {
      readonly type: 'battleFought';
      readonly cards: number;
      readonly bonus: number;
      readonly event: number;
      readonly teutonic: number;
      readonly ours: number;
      readonly won: boolean;
      readonly debt: number;
    }
  | {
      readonly type: 'lossPaid';
      readonly seat: number;
      readonly owed: number;
      readonly cards: readonly CardView[];
      readonly provision: number;
      // Had not enough and lost all there was.
      readonly all: boolean;
    }
  | { readonly type: 'knightsRested'; readonly cards: readonly { readonly seat: number; readonly card: CardView }[] }
  | { readonly type: 'teutonTaken'; readonly seat: number; readonly card: CardView; readonly source: Source }
  | { readonly type: 'teutonLeft'; readonly card: CardView; readonly source: Source }
  | { readonly type: 'fieldSettled'; readonly field: FieldId; readonly ranks: readonly RankedStake[] }
  | { readonly type: 'knightTaken'; readonly seat: number; readonly card: CardView; readonly source: Source }
  | { readonly type: 'provisionGained'; readonly seat: number; readonly amount: number; readonly source: Source }
  | { readonly type: 'ducatsGained'; readonly seat: number; readonly amount: number; readonly source: Source }
  | { readonly type: 'ducatsPaid'; readonly seat: number; readonly amount: number; readonly source: Source }
  | { readonly type: 'provisionPaid'; readonly seat: number; readonly amount: number; readonly source: Source }
  | { readonly type: 'ducatsReturned'; readonly seat: number; readonly amount: number; readonly source: Source }
  | { readonly type: 'helperGained'; readonly seat: number; readonly source: Source; readonly lent: boolean }
  | { readonly type: 'offerDeclined'; readonly seat: number; readonly source: Source }
  | { readonly type: 'bidMade'; readonly seat: number; readonly amount: number; readonly event: EventId }
  | { readonly type: 'bidderLeft'; readonly seat: number; readonly event: EventId }
  | { readonly type: 'auctionWon'; readonly seat: number; readonly amount: number; readonly event: EventId }
  | { readonly type: 'auctionFailed'; readonly event: EventId }
  | {
      readonly type: 'jointTaskEnded';
      readonly event: EventId;
      readonly sum: number;
      readonly needed: number;
      readonly done: boolean;
    }
  | { readonly type: 'startTaken'; readonly seat: number; readonly source: EventId }
  | { readonly type: 'roundEnded'; readonly round: number; readonly start: number }
  | { readonly type: 'reckoningBegan' }
  | {
      readonly type: 'troopsFed';
      readonly seat: number;
      readonly knights: number;
      readonly provision: number;
      readonly dismissed: readonly CardView[];
      readonly surplus: number;
    }
  | {
      readonly type: 'strengthCounted';
      readonly seat: number;
      readonly crown: number;
      readonly mercenary: number;
      readonly teutons: number;
      readonly points: number;
    }
  | {
      readonly type: 'commanderNamed';
      readonly kind: 'crown' | 'mercenary';
      readonly seats: readonly number[];
      readonly points: number;
    }
  | { readonly type: 'quartermasterNamed'; readonly seats: readonly number[]; readonly points: number }
  | { readonly type: 'ducatsCounted'; readonly seat: number; readonly ducats: number; readonly points: number }
  | { readonly type: 'matchEnded'; readonly winners: readonly number[]; readonly totals: readonly number[] };
