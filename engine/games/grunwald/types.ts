// The true state of a match and every decision. Flat numbers and short arrays: search copies it all the time.
// Flags are 0 or 1; -1 means none. Cards are indexes into `data/cards`, fields into FIELDS.
import type { StateBase } from '../../core/game-module';
import type { FieldId } from './view-types';

export const FIELD = { teutons: 0, crown: 1, provision: 2, ducats: 3, mercenaries: 4, helpers: 5 } as const;
export const FIELD_COUNT = 6;
// Stakes of a field lie side by side: index = field * MAX_SEATS + seat.
export const MAX_SEATS = 4;

export const PILE = {
  crownLeft: 0,
  crownRight: 1,
  mercenaryLeft: 2,
  mercenaryRight: 3,
  teutonLeft: 4,
  teutonRight: 5,
  provision: 6,
  ducats: 7,
  events: 8,
} as const;
export const PILE_COUNT = 9;

// GRU-80: everything but the order of piles and the secret choices is public.
export interface OpenTable extends StateBase {
  seats: number;
  round: number;
  start: number;

  ducats: number[];
  provision: number[];
  helpers: number[];
  // Lent for this round by the Bridge at Czerwińsk.
  extra: number[];
  officerFree: number[];
  helpersFree: number[];
  out: number[];
  hand: number[][];
  camp: number[][];

  queue: number[][];
  officersOn: number[];
  helpersOn: number[];
  ducatsOn: number[];

  crown: number[];
  mercenary: number[];
  teutons: number[];
  provisionCard: number;
  ducatCard: number;
  event: number;
  prize: number;

  // Whose placement it is, and the pieces and field it has chosen so far.
  active: number;
  takeOfficer: number;
  takeHelpers: number;
  takeField: number;

  // Seats still to be asked in the step under way; the first is asked now.
  asked: number[];
  bid: number;
  leader: number;

  // The skirmish: cards face up and captives by seat, our sum (-1 before the reveal), what everybody owes.
  played: number[];
  captives: number[];
  battle: number;
  debt: number;
  // Chosen so far for a loss or at feeding, and what each seat has paid after this battle.
  given: number[];
  paid: number[][];
  // Feeding: provision and knights before it, and who rode home.
  larder: number[];
  troops: number[];
  dismissed: number[][];

  // Cards out of the game, all seen by everyone; supplies are provision, ducat and event cards.
  gone: number[];
  goneProvision: number[];
  goneDucats: number[];
  goneEvents: number[];
}

export interface State extends OpenTable {
  // Face-down piles, the top at the end.
  piles: number[][];
  // The face-down card of each seat, -1 for none.
  secret: number[];
}

// What all know, plus the own secret. In `secret` a card that one may not see is HIDDEN.
export interface PublicTable extends OpenTable {
  pileSizes: number[];
  secret: number[];
}
export const HIDDEN = -2;

export type Decision =
  // Officers: which pieces, which field, how many ducats.
  | { readonly type: 'take'; readonly pieces: 'officer' | 'helpers'; readonly count: number }
  | { readonly type: 'goTo'; readonly field: FieldId }
  | { readonly type: 'stake'; readonly ducats: number }
  | { readonly type: 'pass' }
  | { readonly type: 'back' }
  // A secret card for the skirmish or a task.
  | { readonly type: 'send'; readonly card: string }
  | { readonly type: 'bid'; readonly ducats: number }
  | { readonly type: 'drop' }
  // An offer: an event's purchase or the second place on Helpers.
  | { readonly type: 'buy'; readonly amount: number }
  | { readonly type: 'decline' }
  // A due of an event.
  | { readonly type: 'pay'; readonly with: 'provision' | 'ducats' }
  // A loss or feeding, card by card; `card` may be 'provision' (one point of it) in a loss.
  | { readonly type: 'give'; readonly card: string }
  | { readonly type: 'dismiss'; readonly card: string }
  | { readonly type: 'done' };

export type Options = Readonly<Record<string, never>>;
