// What the toy's view, decisions and events look like from the table. The toy itself lives in the tests.
export type ToyDecision =
  | { readonly type: 'roll' }
  | { readonly type: 'keep' }
  | { readonly type: 'play'; readonly card: number }
  | { readonly type: 'takePoints' }
  | { readonly type: 'drawCard' };

export interface ToyView {
  readonly phase: string;
  readonly seat: number | null;
  readonly round: number;
  readonly starter: number;
  readonly die: number;
  readonly deck: number;
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly laid: readonly (number | 'hidden' | null)[];
  readonly spent: readonly number[];
  readonly scores: readonly number[];
}

export type ToyEvent =
  | { readonly type: 'dieRolled'; readonly face: number }
  | { readonly type: 'cardLaid'; readonly seat: number; readonly card: number | null }
  | { readonly type: 'cardsRevealed'; readonly cards: readonly number[]; readonly winner: number }
  | { readonly type: 'pointsTaken'; readonly seat: number; readonly points: number }
  | { readonly type: 'cardDrawn'; readonly seat: number; readonly card: number | null };
