// Torak's cards, combat table and warrants (ZIZ-151 to ZIZ-160).
export type TorakDeed =
  | { readonly do: 'move'; readonly n: number }
  | { readonly do: 'vp'; readonly n: number }
  | { readonly do: 'swapEvent' }
  | { readonly do: 'refreshTavern' }
  | { readonly do: 'favour'; readonly of: 'wenceslas' | 'sigismund' };

export interface TorakCard {
  readonly id: string;
  readonly set: 'basic' | 'easy' | 'hard';
  readonly actions: readonly TorakDeed[];
  readonly loss: 'half' | 'all' | 'member';
  readonly tournament: number;
}

export interface CombatRow {
  readonly from: number;
  readonly to: number | null;
  readonly dice: number;
  readonly luck: number;
}

export interface SoloWarrant {
  readonly id: string;
  readonly en: string;
  readonly pl: string;
  readonly effect: 'torakStep' | 'ownStep' | 'noFavour' | 'hireCost';
  readonly n?: number;
}

export const TORAK_CARDS: readonly TorakCard[] = [
  {
    id: 'torak-b1',
    set: 'basic',
    actions: [
      { do: 'move', n: 1 },
      { do: 'vp', n: 1 },
    ],
    loss: 'half',
    tournament: 8,
  },
  {
    id: 'torak-b2',
    set: 'basic',
    actions: [{ do: 'move', n: 2 }, { do: 'vp', n: 1 }, { do: 'swapEvent' }],
    loss: 'half',
    tournament: 9,
  },
  {
    id: 'torak-b3',
    set: 'basic',
    actions: [
      { do: 'move', n: 2 },
      { do: 'favour', of: 'wenceslas' },
    ],
    loss: 'member',
    tournament: 10,
  },
  {
    id: 'torak-b4',
    set: 'basic',
    actions: [
      { do: 'move', n: 1 },
      { do: 'favour', of: 'sigismund' },
    ],
    loss: 'half',
    tournament: 7,
  },
  {
    id: 'torak-b5',
    set: 'basic',
    actions: [
      { do: 'move', n: 3 },
      { do: 'vp', n: 1 },
    ],
    loss: 'all',
    tournament: 11,
  },
  {
    id: 'torak-b6',
    set: 'basic',
    actions: [{ do: 'move', n: 2 }, { do: 'vp', n: 1 }, { do: 'refreshTavern' }],
    loss: 'member',
    tournament: 9,
  },
  {
    id: 'torak-b7',
    set: 'basic',
    actions: [{ do: 'move', n: 3 }, { do: 'vp', n: 2 }, { do: 'swapEvent' }],
    loss: 'half',
    tournament: 12,
  },
  {
    id: 'torak-b8',
    set: 'basic',
    actions: [{ do: 'move', n: 1 }, { do: 'vp', n: 2 }, { do: 'refreshTavern' }],
    loss: 'all',
    tournament: 10,
  },
  { id: 'torak-easy', set: 'easy', actions: [{ do: 'move', n: 1 }], loss: 'half', tournament: 6 },
  {
    id: 'torak-hard',
    set: 'hard',
    actions: [{ do: 'move', n: 3 }, { do: 'vp', n: 3 }, { do: 'swapEvent' }],
    loss: 'all',
    tournament: 13,
  },
];

export const TORAK_DECKS = {
  easy: ['basic', 'easy'],
  normal: ['basic'],
  hard: ['basic', 'hard'],
} as const;

export const COMBAT_SIDE = { easy: 'normal', normal: 'normal', hard: 'hard' } as const;

// Torak's wrath, a house level: he fights and draws as on the hard one, begins ahead, and a card that brings him two
// points or more brings another. The numbers were found by simulation (docs/zizka-balance.md).
export const WRATH = { like: 'hard', start: 2, gain: 1, from: 2 } as const;

// The level of the box whose cards and combat table he uses.
export const boxLevel = (level: keyof typeof TORAK_DECKS | 'wrath'): keyof typeof TORAK_DECKS =>
  level === 'wrath' ? WRATH.like : level;

export const COMBAT: Readonly<Record<'normal' | 'hard', readonly CombatRow[]>> = {
  normal: [
    { from: 0, to: 5, dice: 4, luck: 0 },
    { from: 6, to: 10, dice: 5, luck: 0 },
    { from: 11, to: 15, dice: 5, luck: 1 },
    { from: 16, to: null, dice: 6, luck: 2 },
  ],
  hard: [
    { from: 0, to: 5, dice: 5, luck: 0 },
    { from: 6, to: 10, dice: 6, luck: 0 },
    { from: 11, to: 15, dice: 6, luck: 1 },
    { from: 16, to: null, dice: 7, luck: 2 },
  ],
};

export const SOLO_WARRANTS: readonly SoloWarrant[] = [
  { id: 'pursuit', en: 'Pursuit', pl: 'Pościg', effect: 'torakStep', n: 1 },
  { id: 'watched-roads', en: 'Watched roads', pl: 'Strzeżone drogi', effect: 'ownStep', n: -1 },
  { id: 'disgrace', en: 'Disgrace', pl: 'Niełaska', effect: 'noFavour' },
  { id: 'ill-fame', en: 'Ill fame', pl: 'Zła sława', effect: 'hireCost', n: 1 },
];
