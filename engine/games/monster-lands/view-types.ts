// What the renderer and the AI get: the view of a seat and the facts to animate. Types only.
export type { Event } from './events';

import type { Affinity, BuildingId, Colour, Member, PublicState, RolledDie, Work } from './types';
import type { AskKind } from './words';

export interface Odds {
  // Chance of each outcome of the member's own trail, 0 to 1.
  readonly unhurt: number;
  readonly wounded: number;
  readonly fallen: number;
  readonly capture: number;
  readonly kill: number;
  // Chance of reaching the kill or capture value at all.
  readonly success: number;
  readonly conquest: number;
  // Expected attack dice and mean strike total.
  readonly attackDice: number;
  readonly meanTotal: number;
}

export interface Part {
  // Text key of the source: `sum.carry`, `sum.dice`, `sum.venom`, `card.<id>.name` …
  readonly key: string;
  readonly amount: number;
}

export interface MemberView extends Member {
  readonly name: string;
  readonly affinity: Affinity | null;
  readonly reputation: number;
  readonly cost: number;
  readonly dice: readonly Colour[];
  readonly leader: boolean;
  // Land where settled, or ''.
  readonly land: string;
  // Trail key where the member stands, or ''.
  readonly trail: string;
  // Hits that own abilities and gear can still absorb this round (any monster).
  readonly absorbs: number;
}

export interface ClanView {
  readonly seat: number;
  readonly reputation: number;
  // MON-13: glory minus reputation.
  readonly prevailing: number;
  readonly members: readonly MemberView[];
  readonly diceTier: readonly Colour[];
  readonly wagePerMember: number;
  readonly wages: number;
  // MON-165: who could leave if the wages cannot be paid.
  readonly deserters: readonly string[];
  readonly trapLimit: number;
  readonly trophyCount: number;
  readonly symbols: Readonly<Record<Affinity, number>>;
  readonly score: number;
  // MON-182: if the match ended now, and the first thing that decides a tie.
  readonly place: number;
  readonly leaderReputation: number;
  readonly scoreParts: readonly { readonly key: string; readonly points: number }[];
  // Traps nobody saw being drawn, wherever they lie.
  readonly unknownTraps: number;
}

export interface FieldView {
  readonly dice: number;
  // Coins of the mine, tokens of the alchemist; 0 elsewhere.
  readonly gain: number;
  // Dice lying here.
  readonly placed: readonly { readonly seat: number; readonly colour: Colour; readonly value: number }[];
}

export interface BuildingView {
  readonly id: BuildingId;
  readonly closed: boolean;
  readonly panic: boolean;
  // Empty for the merchant, whose dice are in `loose`.
  readonly fields: readonly FieldView[];
  readonly loose: readonly { readonly seat: number; readonly colour: Colour; readonly value: number }[];
  // Latest influence die, 0 for none: a lower one placed now adds it to the discount.
  readonly chain: number;
}

export interface TrailView {
  // `A1` … `gate2`.
  readonly key: string;
  readonly required: readonly (readonly Colour[])[];
  readonly reinforceColours: readonly Colour[];
  readonly reinforceMax: number;
  // Hits that the trail bonus or guard still absorbs.
  readonly absorbs: number;
  readonly rerolls: readonly { readonly colours: readonly Colour[]; readonly times: number }[];
  readonly tokenBonus: Readonly<Record<string, number>>;
  readonly fallenGlory: number;
}

export interface AttackView {
  readonly trail: number;
  readonly cause: 'attack' | 'redirected' | 'everyone' | 'deathBlow';
  // How the number of dice came about; sums up to `dice` plus wards and redirections.
  readonly parts: readonly Part[];
  readonly dice: number;
  readonly faces: readonly number[];
  readonly hits: number;
  readonly rolled: boolean;
  // Hits that abilities, tokens and potions could absorb now.
  readonly abilities: number;
  readonly tokens: number;
  readonly potions: number;
}

export interface StrikeView {
  readonly purpose: 'quest' | 'monster' | 'conquest';
  readonly dice: readonly RolledDie[];
  // Value of each die with its modifiers.
  readonly values: readonly number[];
  // What each colour gets per die.
  readonly perDie: Readonly<Record<Colour, readonly Part[]>>;
  readonly left: { readonly S: number; readonly M: number };
  readonly parts: readonly Part[];
  readonly total: number;
  // Bonuses that count for one goal only.
  readonly captureBonus: number;
  readonly killBonus: number;
  // 0 when the goal does not exist.
  readonly capture: number;
  readonly kill: number;
  readonly target: number;
  readonly traps: number;
  readonly trapsNeeded: number;
  readonly rerolls: readonly { readonly id: string; readonly colours: readonly Colour[]; readonly left: number }[];
  readonly venomsLeft: number;
}

export interface SceneView {
  readonly place: string;
  readonly trail: string;
  readonly monster: string;
  readonly attack: AttackView | null;
  readonly strike: StrikeView | null;
}

export interface PileCounts {
  readonly mercenaries: number;
  readonly equipment: number;
  readonly traps: number;
  readonly loot: number;
  readonly tiles: number;
  readonly monsters: number;
  readonly lands: number;
  readonly quests: number;
  readonly panic: number;
  readonly tricks: number;
}

// What lies face down somewhere, sorted: known from all that is open, but not in which order or where.
export interface Unseen {
  readonly mercenaries: readonly string[];
  readonly equipment: readonly string[];
  // Pile and the tokens that this seat has never seen.
  readonly traps: readonly string[];
  readonly loot: readonly string[];
  readonly tiles: readonly string[];
  readonly monsters: readonly string[];
  readonly lands: readonly string[];
  readonly quests: readonly string[];
  readonly panic: readonly BuildingId[];
  readonly tricks: readonly string[];
}

// What is asked, of whom, and what it is about: an amount, a card or a token, by kind.
export interface Ask {
  readonly kind: AskKind;
  readonly seat: number;
  readonly of: string;
}

// The phases of a round (MON-20).
export const STAGES = ['pool', 'deployment', 'adventure', 'cleanUp'] as const;
export type Stage = (typeof STAGES)[number];

export type Action = 'visit' | 'send' | 'feature' | 'swap' | 'convert' | 'equip' | 'settle';

export interface View extends PublicState {
  readonly ask: Ask | null;
  readonly stage: Stage;
  readonly work: (Work & { readonly action: Action }) | null;
  readonly viewer: number | null;
  readonly piles: PileCounts;
  readonly unseen: Unseen;
  readonly clanViews: readonly ClanView[];
  readonly buildingViews: readonly BuildingView[];
  // By place (questA, questB, A, B, gate), then by trail; lands not in play are empty.
  readonly trailViews: readonly (readonly TrailView[])[];
  // Prices before any die: slots of hut, tavern and market; -1 for an empty one.
  readonly prices: { readonly hut: readonly number[]; readonly tavern: readonly number[]; readonly market: readonly number[] };
  readonly attackTrack: number;
  readonly sceneView: SceneView | null;
}
