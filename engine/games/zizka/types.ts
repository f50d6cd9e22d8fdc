// State, decisions and options of Jan Žižka. The state is small and flat: numbers index the tables in
// `data/tables.ts` (spaces, members, tokens, faces); -1 means "none". Facts for showing: `events.ts`.
export const FACES = ['sword', 'shield', 'speech', 'luck', 'coin', 'blank'] as const;
export type Face = (typeof FACES)[number];
export const ICONS = ['sword', 'shield', 'speech', 'luck'] as const;
export type Icon = (typeof ICONS)[number];
export const SOVEREIGNS = ['wenceslas', 'sigismund'] as const;
export type Sovereign = (typeof SOVEREIGNS)[number];
export type DieChoice = Icon | Sovereign;
const MORALES = ['virtue', 'vice'] as const;
export type Morale = (typeof MORALES)[number];
// The last is a house level, not of the box.
export const SOLO_LEVELS = ['easy', 'normal', 'hard', 'wrath'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];
export const KEEPS = ['easy', 'hard'] as const;
export type KeepName = (typeof KEEPS)[number];
// Where points come from, in the order of the reckoning (ZIZ-135, ZIZ-137).
export const SOURCES = ['event', 'conquest', 'tournament', 'morale', 'favour', 'fight', 'coins'] as const;
export type Source = (typeof SOURCES)[number];

export interface Options {
  readonly side: 'A' | 'B';
  readonly experienced: boolean;
  readonly goal: 20 | 30;
  readonly commanders: 'random' | 'chosen';
  readonly torak: SoloLevel;
}

export interface SeatState {
  commander: number;
  coins: number;
  luck: number;
  vp: number;
  // One number per SOURCES entry.
  sources: number[];
  morale: number;
  space: number;
  members: number[];
  // ZIZ-115: 1 while a warrant is held, and the coins frozen on it.
  warrant: number;
  warrantCoins: number;
  // ZIZ-124: laid down since the last attack.
  laid: number;
  // Conquest cards kept as a mark of victory, by keep (easy, hard); -1 none.
  won: number[];
  // ZIZ-18: eyes used this turn, spaces whose face-down token was seen, keeps whose top was seen.
  looks: number;
  seenSpaces: number[];
  seenTops: number[];
}

// Dice on the table of an event, conquest row or fight.
export interface Roll {
  seat: number;
  dice: number[];
  // Faces of the sovereign dice; -1 when the die is not rolled.
  wenceslas: number;
  sigismund: number;
  coinTaken: number;
  rerolls: number;
  bought: number;
  // Printed icons, by ICONS.
  printed: number[];
}

export interface EventAction {
  space: number;
  token: number;
  // Kept icons by ICONS; empty before keep.
  pool: number[];
  done: number[];
  // Luck tokens spent on the rows done.
  spent: number;
  // Member reward to be taken: 0 none, 1, 2, or 3 for either level.
  gaining: number;
  chosen: number;
  row: number;
}

export interface ConquestAction {
  keep: number;
  card: number;
  row: number;
}

export interface FightAction {
  // -1 is Torak.
  attacker: number;
  defender: number;
  attackLuck: number;
  attack: number;
  defenceLuck: number;
  defence: number;
  // Torak's dice, kept for showing.
  torakDice: number[];
}

export interface TournamentAction {
  space: number;
  token: number;
  pot: number;
  asking: number;
  // Seats in rolling order; the active seat is last.
  players: number[];
  scores: number[];
  // What those who are done kept and set aside, beside `scores`.
  ridden: { dice: number[]; aside: number[] }[];
  roller: number;
  dice: number[];
  aside: number[];
  // Free rerolls left to the roller (ZIZ-89).
  free: number;
  torakCard: number;
}

export interface HireAction {
  refreshed: number;
  hired: number;
  chosen: number;
}

export interface SoloState {
  level: SoloLevel;
  space: number;
  vp: number;
  laid: number;
  deck: number[];
  used: number[];
  // Torak's warrants held by the player (ZIZ-156).
  warrants: number[];
  // Loss to be borne by choice, and warrant to be dropped by choice.
  pending: number;
}

export interface State {
  phase: string;
  side: number;
  experienced: number;
  goal: number;
  round: number;
  start: number;
  turn: number;
  actions: number;
  seats: SeatState[];
  // Commanders still to be chosen (option "chosen"); empty otherwise.
  choosing: number[];
  // Token on every space (-1 none) and whether it lies face up.
  tokens: number[];
  faceUp: number[];
  pile: number[];
  used: number[];
  // Member decks by level (top is last), tables of three, discard piles, and starters out of the game.
  decks: number[][];
  tables: number[][];
  discards: number[][];
  gone: number[];
  // Conquest decks by keep (top is last) and how many cards from the bottom all have seen.
  keeps: number[][];
  keepsKnown: number[];
  // Holders of the favours, by SOVEREIGNS; -1 in the supply.
  favours: number[];
  // Luck tokens the active seat may still spend in this action (ZIZ-70).
  usable: number;
  roll: Roll | null;
  event: EventAction | null;
  conquest: ConquestAction | null;
  fight: FightAction | null;
  tournament: TournamentAction | null;
  hire: HireAction | null;
  solo: SoloState | null;
}

export type Decision =
  | { readonly type: 'commander'; readonly commander: string }
  | { readonly type: 'move'; readonly space: string }
  | { readonly type: 'event' }
  | { readonly type: 'conquest' }
  | { readonly type: 'hire' }
  | { readonly type: 'attack'; readonly target: number | 'torak' }
  | { readonly type: 'peek' }
  | { readonly type: 'end' }
  // `target` is a space id or a keep.
  | { readonly type: 'peekAt'; readonly target: string }
  | { readonly type: 'back' }
  | { readonly type: 'reroll'; readonly die: DieChoice }
  | { readonly type: 'buy'; readonly die: DieChoice }
  | { readonly type: 'coin' }
  | { readonly type: 'keep' }
  // Rows are counted from 1.
  | { readonly type: 'row'; readonly row: number }
  | { readonly type: 'fail' }
  | { readonly type: 'done' }
  | { readonly type: 'decline' }
  | { readonly type: 'give'; readonly member: string }
  | { readonly type: 'gain'; readonly member: string }
  | { readonly type: 'replace'; readonly member: string }
  | { readonly type: 'refresh'; readonly member: string }
  | { readonly type: 'hireMember'; readonly member: string }
  // Covers a conquest row with the luck tokens it lacks.
  | { readonly type: 'luck' }
  | { readonly type: 'morale'; readonly direction: Morale }
  | { readonly type: 'join' }
  | { readonly type: 'pass' }
  | { readonly type: 'free'; readonly face: Icon }
  | { readonly type: 'aside'; readonly face: Icon }
  // How many dice of each icon are thrown again, by ICONS.
  | { readonly type: 'throw'; readonly counts: readonly number[] }
  // Luck tokens spent in a fight.
  | { readonly type: 'spend'; readonly tokens: number }
  | { readonly type: 'lose'; readonly member: string }
  | { readonly type: 'drop'; readonly warrant: string };
