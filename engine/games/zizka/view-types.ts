// What a seat may know, in the terms of the table: ids and faces instead of indexes. Types only.

import type { IconCounts } from './events';
import type { Face, Icon, KeepName, SoloLevel, Source, Sovereign } from './types';

export type { Event, IconCounts } from './events';
export type { Decision, DieChoice, Face, Icon, KeepName, SoloLevel, Source, Sovereign } from './types';

// All icons and abilities that commander and members show (ZIZ-10); `range` is the reach of one move now.
export interface TotalsView {
  readonly die: number;
  readonly reroll: number;
  readonly eye: number;
  readonly step: number;
  readonly icons: IconCounts;
  readonly range: number;
  // Extra dice by event kind, and free rerolls in tournaments (ZIZ-27).
  readonly scrolls: Readonly<Record<string, number>>;
}

export interface SeatView {
  readonly seat: number;
  // Null before it is chosen.
  readonly commander: string | null;
  readonly coins: number;
  readonly luck: number;
  readonly vp: number;
  readonly sources: Readonly<Record<Source, number>>;
  readonly morale: number;
  readonly space: string;
  readonly members: readonly string[];
  // Frozen coins on the warrant; null without one.
  readonly warrant: number | null;
  readonly laid: boolean;
  readonly won: Readonly<Record<KeepName, string | null>>;
  readonly favours: readonly Sovereign[];
  readonly looks: number;
  readonly totals: TotalsView;
  readonly projected: ProjectionView;
}

// What the match would bring if it ended now: `coins` break a tie (ZIZ-137). Alone coins bring nothing (ZIZ-161).
export interface ProjectionView {
  readonly points: number;
  readonly fromCoins: number;
  readonly coins: number;
  readonly place: number;
}

export interface SpaceView {
  readonly id: string;
  // Kind of the token that lies here; null without one.
  readonly kind: string | null;
  // The token itself when this viewer knows it.
  readonly token: string | null;
  readonly faceUp: boolean;
}

export interface TavernView {
  readonly level: 1 | 2;
  readonly table: readonly string[];
  readonly top: string | null;
  // Cards below the top.
  readonly below: number;
  readonly discard: readonly string[];
}

export interface KeepView {
  readonly keep: KeepName;
  readonly cards: number;
  // From the top down: cards this viewer knows, null for the rest.
  readonly known: readonly (string | null)[];
  // How many from the bottom everybody knows.
  readonly publicBottom: number;
}

// How a row stands against the icons: `covered` now, `tokens` luck tokens needed (beyond those spent),
// `missing` icons after the jokers, `possible` within the usable tokens, `done` already completed.
export interface RowView {
  readonly row: number;
  readonly needs: IconCounts;
  readonly pay: number;
  readonly discard: number;
  readonly reward: Readonly<Record<string, number>>;
  readonly tokens: number;
  readonly missing: IconCounts;
  readonly covered: boolean;
  readonly possible: boolean;
  readonly done: boolean;
  // A warrant that cannot be taken (ZIZ-156) or another bar that icons do not lift.
  readonly barred: boolean;
}

export interface RollView {
  readonly seat: number;
  readonly dice: readonly Icon[];
  readonly wenceslas: Face | null;
  readonly sigismund: Face | null;
  readonly coinTaken: boolean;
  readonly rerolls: number;
  readonly bought: number;
  readonly printed: IconCounts;
  // Dice and printed icons together.
  readonly pool: IconCounts;
}

export interface EventView {
  readonly space: string;
  readonly token: string;
  readonly kind: string;
  readonly kept: boolean;
  readonly pool: IconCounts | null;
  readonly usable: number;
  readonly spent: number;
  readonly rows: readonly RowView[];
  // Level of the member being gained: 1, 2, 'any'; null otherwise.
  readonly gaining: 1 | 2 | 'any' | null;
  readonly chosenMember: string | null;
  readonly chosenRow: number | null;
}

export interface ConquestView {
  readonly keep: KeepName;
  readonly space: string;
  readonly card: string;
  // Row being attempted, from 1.
  readonly row: number;
  readonly kept: boolean;
  readonly usable: number;
  readonly rows: readonly RowView[];
  readonly reward: Readonly<Record<string, number>>;
}

export interface FightView {
  // -1 is Torak.
  readonly attacker: number;
  readonly defender: number;
  readonly attackLuck: number;
  // Null before it is known.
  readonly attack: number | null;
  readonly defenceLuck: number;
  readonly defence: number | null;
  readonly torakDice: readonly Icon[];
  readonly torakLuck: number;
}

export interface RiderView {
  readonly seat: number;
  // Null until kept.
  readonly score: number | null;
  readonly rolling: boolean;
  // What was kept and set aside; empty until then, and for Torak, who rides by his card.
  readonly dice: readonly Icon[];
  readonly aside: readonly Icon[];
  // Points of the place as the scores stand now; null for those who have not rolled.
  readonly points: number | null;
}

export interface TournamentView {
  readonly space: string;
  readonly token: string;
  readonly pot: number;
  readonly goal: { readonly count: 'score' | 'sword' | 'luck'; readonly atLeast: number };
  readonly reward: Readonly<Record<string, number>>;
  readonly asking: number | null;
  // In rolling order; -1 is Torak.
  readonly players: readonly RiderView[];
  readonly dice: readonly Icon[];
  readonly aside: readonly Icon[];
  readonly free: number;
  readonly score: number;
  readonly torakCard: string | null;
}

export interface HireView {
  readonly refreshed: boolean;
  readonly hired: number;
  readonly chosen: string | null;
  readonly surcharge: number;
}

export interface SoloView {
  readonly level: SoloLevel;
  readonly space: string;
  readonly vp: number;
  readonly laid: boolean;
  readonly deck: number;
  readonly used: readonly string[];
  readonly warrants: readonly string[];
  readonly dice: number;
  readonly luck: number;
  readonly pending: 'lose' | 'drop' | null;
}

export interface View {
  // Whose view: null is the onlooker.
  readonly viewer: number | null;
  readonly phase: string;
  readonly side: 'A' | 'B';
  readonly experienced: boolean;
  readonly goal: number;
  readonly round: number;
  readonly start: number;
  readonly turn: number;
  readonly actions: number;
  // Commanders still to be chosen.
  readonly choosing: readonly string[];
  readonly lastRound: boolean;
  readonly seats: readonly SeatView[];
  readonly spaces: readonly SpaceView[];
  // Reach of one move of the seat that is to move: space id to distance. Empty in other phases than the menu.
  readonly reach: Readonly<Record<string, number>>;
  readonly pile: number;
  readonly used: readonly string[];
  readonly taverns: readonly TavernView[];
  readonly gone: readonly string[];
  readonly keeps: readonly KeepView[];
  // Holder's seat, null in the supply.
  readonly favours: Readonly<Record<Sovereign, number | null>>;
  readonly usable: number;
  readonly roll: RollView | null;
  readonly event: EventView | null;
  readonly conquest: ConquestView | null;
  readonly fight: FightView | null;
  readonly tournament: TournamentView | null;
  readonly hire: HireView | null;
  readonly solo: SoloView | null;
}
