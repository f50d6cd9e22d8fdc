// The state of a match and its decisions. Plain data: it survives JSON, holds no seed and no undefined.
import type { Affinity, BuildingId, Colour, DifficultyId } from './data/records';

export type { Affinity, BuildingId, Colour, DifficultyId } from './data/records';
export { DECISION_TYPES } from './words';

// A token whose kind the viewer may not know.
export const HIDDEN = '?';
// Owner of a trail: a seat, nobody, or the virtual player.
export const NOBODY = -1;
export const SAMBOR = -2;

// Places of the outlands in the order in which they are resolved (MON-90).
export const PLACES = ['questA', 'questB', 'A', 'B', 'gate'] as const;
export type PlaceIndex = 0 | 1 | 2 | 3 | 4;
export const DICE_QUEST = 0;
export const CONTRACT = 1;
export const LAND_A = 2;
export const LAND_B = 3;
export const GATE_PLACE = 4;

export interface Options {
  readonly difficulty: DifficultyId;
  // 1–10 for one seat, 0 for a free solo game and for more seats.
  readonly scenario: number;
  readonly queensGift: boolean;
  readonly moreMonsters: boolean;
  readonly trickery: boolean;
  // Affinity of each seat's starting clan.
  readonly affinities: readonly (Affinity | 'random')[];
}

export interface Config {
  readonly seats: number;
  readonly difficulty: DifficultyId;
  readonly scenario: number;
  readonly queensGift: boolean;
  readonly moreMonsters: boolean;
  // True when the clash replaces the reveal (Trickery, scenario 8).
  readonly clash: boolean;
  readonly trickery: boolean;
  readonly rounds: number;
  // Attack dice added in each round.
  readonly track: readonly number[];
}

export interface Member {
  id: string;
  wounded: boolean;
  // Away on a trail in this round.
  away: boolean;
  gear: string[];
}

export interface OwnLand {
  id: string;
  // Member settled here; '' for nobody.
  settler: string;
  // Its feature was used in this round.
  used: boolean;
}

export interface Clan {
  affinity: Affinity;
  // '' while the clan has none.
  leader: string;
  members: Member[];
  glory: number;
  coins: number;
  S: number;
  M: number;
  // Rolled influence dice, ascending.
  I: number[];
  traps: string[];
  // Kinds bought in the open and not shown since, wherever they lie (MON-331).
  knownTraps: string[];
  defence: number;
  potion: number;
  venom: number;
  loot: string[];
  // Killed monsters.
  trophies: string[];
  lands: OwnLand[];
  passed: boolean;
  // Quests whose reward was taken.
  quests: number;
}

export interface ShownToken {
  id: string;
  // Unrolled dice lying on it.
  S: number;
  M: number;
  // Trail that a redirecting trick aims at; -1 for none.
  target: number;
}

export interface Trail {
  // Seat, NOBODY or SAMBOR.
  seat: number;
  // '' when nobody stands here (any more).
  member: string;
  S: number;
  M: number;
  I: number[];
  // Face down, first placed first.
  tokens: string[];
  shown: ShownToken[];
  defence: number;
  // On the assignment token.
  potion: number;
  venom: number;
  coins: number;
  // Hits taken by the trail bonus or the guard so far.
  absorbed: number;
  // The monster was faced on this trail.
  fought: boolean;
  // What the member achieved here.
  deed: '' | 'captured' | 'killed' | 'conquered';
}

export interface QuestPlace {
  // '' when no quest lies here.
  quest: string;
  trails: Trail[];
}

export interface LandPlace {
  land: string;
  tile: string;
  face: 'a' | 'b';
  monster: string;
  trails: Trail[];
  // The monster fought in this round and was not beaten.
  unbeaten: boolean;
}

export interface GatePlace {
  monster: string;
  trails: Trail[];
}

// A die laid on a building in this round. `seat` may be SAMBOR; `value` is 0 for S and M.
export interface PlacedDie {
  seat: number;
  colour: Colour;
  value: number;
  field: number;
}

// Potions and venoms in any mix that a seat still has to divide.
export interface Mix {
  seat: number;
  count: number;
}

// What the asked seat has picked so far and may still take back.
export interface Work {
  // Building, member, land, rookie, loot token or equipment card.
  subject: string;
  // Trail key of a sending.
  trail: string;
  // Dice given so far, as `S`, `M` or `I5`.
  dice: string[];
  tokens: string[];
  picks: number[];
  rebates: string[];
  defence: number;
  potion: number;
  venom: number;
  // Influence discount of the die chosen (MON-51), reckoned before it is laid.
  discount: number;
}

export interface RolledDie {
  colour: Colour;
  face: number;
}

export interface RerollSource {
  // Card, `trail` or loot token.
  id: string;
  colours: Colour[];
  left: number;
}

export interface Roll {
  purpose: 'quest' | 'monster' | 'conquest';
  dice: RolledDie[];
  // Unrolled dice left.
  S: number;
  M: number;
  rerolls: RerollSource[];
  // From loot played for this roll.
  plusS: number;
  plusM: number;
  plusKill: number;
  // Venoms spent.
  venoms: number;
}

export interface Assault {
  trail: number;
  dice: number;
  // Hits without dice: extra hits, death blow.
  extra: number;
  cause: 'attack' | 'redirected' | 'everyone' | 'deathBlow';
  faces: number[];
  hits: number;
  rolled: boolean;
}

// What is being resolved in the adventure phase.
export interface Scene {
  place: PlaceIndex;
  // Who is fought here; stays after it is beaten. '' for a quest or an empty land.
  monster: string;
  trail: number;
  carry: number;
  // Dice quest: total of each trail, -1 for none.
  totals: number[];
  roll: Roll | null;
  // Attack dice still aimed at the present trail; redirected ones are taken off.
  attack: number;
  // Redirecting sources already asked.
  redirects: number;
  assaults: Assault[];
  // Trail that a trick in the clash aims at; -1 for none chosen yet.
  aim: number;
  // Contract: traps that its price still asks for.
  owed: number;
  result: '' | 'captured' | 'killed' | 'discarded';
}

// What everybody at the table sees. In views the kinds of hidden tokens are '?'.
export interface PublicState {
  phase: string;
  readonly config: Config;
  round: number;
  firstPlayer: number;
  // Whose turn it is in deployment, and in each step of clean-up.
  turnSeat: number;
  mix: Mix | null;
  // Equipment of a deserter that lies between its bearers.
  heirlooms: string[];
  work: Work | null;
  scene: Scene | null;
  clans: Clan[];
  // Uses of abilities and features in this round, by card.
  uses: Record<string, number>;
  // Equipment moved in this turn.
  moved: string[];
  tavern: string[];
  rookies: string[];
  market: string[];
  hut: string[];
  lootShown: string[];
  // Dice on the buildings, in the order placed.
  buildings: Record<BuildingId, PlacedDie[]>;
  panic: BuildingId[];
  quests: QuestPlace[];
  lands: LandPlace[];
  gate: GatePlace;
  // Monsters on their way to the gate in clean-up.
  escaped: string[];
  samborTokens: number;
  mercenaryDiscard: string[];
  equipmentDiscard: string[];
  trapDiscard: string[];
  lootDiscard: string[];
  tileDiscard: string[];
  monsterDiscard: string[];
  landDiscard: string[];
  questDiscard: string[];
  trickDiscard: string[];
  // Cards and traps that left the game.
  gone: string[];
}

// Face-down piles; the last entry is the top.
export interface HiddenPiles {
  mercenaryDeck: string[];
  equipmentDeck: string[];
  trapDeck: string[];
  lootDeck: string[];
  tileDeck: string[];
  monsterDeck: string[];
  landDeck: string[];
  questBag: string[];
  panicPile: BuildingId[];
  // Scenario 8: tricks for Sambor.
  trickPile: string[];
}

export interface State extends PublicState, HiddenPiles {}

// MON-301 to MON-319. A key is the type, or the type and what it names.
export type Decision =
  | { readonly type: 'visit'; readonly building: BuildingId }
  | { readonly type: 'send' | 'collect' | 'buyDie' | 'heal'; readonly member: string }
  | { readonly type: 'feature' | 'settle'; readonly land: string }
  | { readonly type: 'sellTrophy'; readonly trophies: number }
  | { readonly type: 'loot'; readonly token: string }
  | { readonly type: 'pass' | 'swap' | 'equip' | 'back' }
  // `S`, `M` or an influence die with its value, `I5`.
  | { readonly type: 'die' | 'sell' | 'give'; readonly die: string }
  | { readonly type: 'rebate'; readonly card: string }
  | { readonly type: 'trap'; readonly slot: number }
  | { readonly type: 'hire'; readonly slot: number | 'rookie' }
  | { readonly type: 'buy'; readonly count: number }
  | { readonly type: 'brew'; readonly potions: number }
  | { readonly type: 'mine'; readonly field: 'double' | 'single' }
  // A slot of the market or a card that somebody carries.
  | { readonly type: 'card'; readonly card: number | string }
  | { readonly type: 'to' | 'with' | 'promote' | 'desert'; readonly member: string }
  // A slot of the shown loot or a colour.
  | { readonly type: 'take'; readonly what: number | Colour }
  | { readonly type: 'trail'; readonly trail: string }
  // A die, a good or a trap.
  | { readonly type: 'add'; readonly what: string }
  | { readonly type: 'reroll'; readonly colour: Colour; readonly face: number }
  | { readonly type: 'giveTrap' | 'discardTrap'; readonly trap: string }
  | { readonly type: 'target'; readonly side: Side }
  // Colours one after the other, `SM`; '' when there is nothing to take.
  | { readonly type: 'steal'; readonly dice: string }
  | { readonly type: 'redirect'; readonly dice: number; readonly side: Side }
  | { readonly type: 'ward'; readonly count: number }
  | { readonly type: 'defend'; readonly outcome: 'unhurt' | 'wounded' | 'fall' }
  | { readonly type: 'roll'; readonly colour: 'S' | 'M' }
  // A colour, or a good.
  | { readonly type: 'gift'; readonly gift: string }
  | { readonly type: 'pay' | 'beer' | 'leave' | 'drop' | 'done' | 'confirm' | 'fulfil' | 'decline' | 'payShort' }
  | { readonly type: 'reveal' | 'stop' | 'cancel' | 'allow' | 'keep' | 'rollAll' | 'venom' | 'capture' | 'kill' | 'giveUp' };

export type DecisionType = Decision['type'];
// The decision of one type.
export type Of<Type extends DecisionType> = Naming<Decision, Type>;
type Naming<Each, Type> = Each extends { readonly type: infer Types } ? (Type extends Types ? Each : never) : never;
export type Side = 'left' | 'right';
