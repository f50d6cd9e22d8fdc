// What the renderer and the AI get: the view of a seat and the facts to animate. Types only.
import type { Affinity, BuildingId, Colour, Member, PublicState, RolledDie } from './types';

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
  readonly trapLimit: number;
  readonly trophyCount: number;
  readonly symbols: Readonly<Record<Affinity, number>>;
  readonly score: number;
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

export interface View extends PublicState {
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

type At = { readonly seat: number };

export type Event =
  | { readonly type: 'roundBegan'; readonly round: number; readonly firstPlayer: number }
  | (At & { readonly type: 'dicePooled'; readonly S: number; readonly M: number; readonly I: readonly number[] })
  | (At & { readonly type: 'diceGained'; readonly dice: readonly string[]; readonly source: string })
  | (At & { readonly type: 'diceSpent'; readonly dice: readonly string[] })
  | (At & { readonly type: 'clanRefounded'; readonly member: string; readonly coins: number })
  | { readonly type: 'gateFilled'; readonly monster: string; readonly ousted: string }
  | (At & { readonly type: 'giftTaken'; readonly gift: string })
  | (At & { readonly type: 'turnBegan' })
  | (At & { readonly type: 'seatPassed'; readonly lost: readonly string[] })
  | (At & { readonly type: 'diePlaced'; readonly building: BuildingId; readonly dice: readonly string[]; readonly field: number })
  | (At & {
      readonly type: 'trapsBought';
      readonly traps: readonly string[];
      readonly slots: readonly number[];
      readonly coins: number;
      readonly rebates: readonly string[];
    })
  | { readonly type: 'hutRefilled'; readonly hut: readonly string[] }
  | (At & { readonly type: 'beerPoured'; readonly coins: number; readonly discarded: readonly string[] })
  | { readonly type: 'tavernRefilled'; readonly tavern: readonly string[] }
  | (At & {
      readonly type: 'memberHired';
      readonly member: string;
      readonly slot: number;
      readonly coins: number;
      readonly reputation: number;
    })
  | (At & { readonly type: 'defenceBought'; readonly count: number; readonly coins: number })
  | (At & { readonly type: 'potionsBrewed'; readonly potions: number; readonly venoms: number })
  | (At & { readonly type: 'coinsMined'; readonly coins: number; readonly bonus: number; readonly field: number })
  | (At & { readonly type: 'diceSold'; readonly dice: readonly string[]; readonly coins: number })
  | (At & {
      readonly type: 'equipmentBought';
      readonly card: string;
      readonly member: string;
      readonly coins: number;
      readonly slot: number;
      readonly replaced: string;
    })
  | { readonly type: 'marketRefilled'; readonly market: readonly string[] }
  | (At & { readonly type: 'equipmentMoved'; readonly card: string; readonly from: string; readonly to: string })
  | (At & { readonly type: 'resourcesGained'; readonly gain: Readonly<Record<string, number>>; readonly source: string })
  | (At & { readonly type: 'resourcesSpent'; readonly price: Readonly<Record<string, number>>; readonly source: string })
  | (At & { readonly type: 'gloryChanged'; readonly amount: number; readonly glory: number; readonly source: string })
  | (At & { readonly type: 'surplusDiscarded'; readonly goods: Readonly<Record<string, number>> })
  | (At & { readonly type: 'trapDiscarded'; readonly trap: string })
  | (At & { readonly type: 'trapDrawn'; readonly trap: string })
  | (At & { readonly type: 'memberHealed'; readonly member: string })
  | (At & { readonly type: 'landSettled'; readonly land: string; readonly member: string })
  | (At & { readonly type: 'trophySold'; readonly monster: string; readonly coins: number })
  | (At & { readonly type: 'lootUsed'; readonly token: string })
  | (At & { readonly type: 'featureUsed'; readonly land: string; readonly dice: readonly string[] })
  | (At & {
      readonly type: 'memberSent';
      readonly member: string;
      readonly trail: string;
      readonly dice: readonly string[];
      readonly tokens: readonly string[];
      readonly defence: number;
      readonly potion: number;
      readonly venom: number;
      readonly bonus: Readonly<Record<string, number>>;
    })
  | {
      readonly type: 'samborActed';
      readonly red: number;
      readonly yellow: number;
      readonly place: string;
      readonly die: string;
      readonly removed: readonly string[];
      readonly skipped: boolean;
    }
  | { readonly type: 'placeOpened'; readonly place: string; readonly quest: string; readonly monster: string }
  | (At & {
      readonly type: 'questRolled';
      readonly trail: string;
      readonly member: string;
      readonly dice: readonly RolledDie[];
      readonly total: number;
      readonly target: number;
    })
  | (At & {
      readonly type: 'questResolved';
      readonly quest: string;
      readonly trail: string;
      readonly total: number;
      readonly target: number;
      readonly result: 'reward' | 'scraps' | 'failed';
    })
  | { readonly type: 'samborWonQuest'; readonly quest: string }
  | (At & { readonly type: 'contractDecided'; readonly quest: string; readonly trail: string; readonly fulfilled: boolean })
  | (At & { readonly type: 'trapsRevealed'; readonly trail: string; readonly tokens: readonly string[] })
  | (At & {
      readonly type: 'trickPlayed';
      readonly trick: string;
      readonly trail: string;
      readonly target: string;
      readonly result: 'lost' | 'cancelled' | 'stolen' | 'waiting';
      readonly dice: readonly string[];
    })
  | (At & {
      readonly type: 'attackRedirected';
      readonly from: string;
      readonly to: string;
      readonly dice: number;
      readonly source: string;
    })
  | (At & {
      readonly type: 'attackRolled';
      readonly trail: string;
      readonly member: string;
      readonly monster: string;
      readonly cause: 'attack' | 'redirected' | 'everyone' | 'deathBlow';
      readonly parts: readonly Part[];
      readonly warded: number;
      readonly faces: readonly number[];
      readonly rerolled: number;
      readonly extra: number;
      readonly hits: number;
    })
  | (At & {
      readonly type: 'hitsTaken';
      readonly trail: string;
      readonly member: string;
      readonly hits: number;
      readonly abilities: number;
      readonly tokens: number;
      readonly potions: number;
      readonly wounds: number;
      readonly outcome: 'unhurt' | 'wounded' | 'fall';
    })
  | (At & { readonly type: 'memberFell'; readonly member: string; readonly trail: string; readonly glory: number })
  | (At & {
      readonly type: 'strikeBegan';
      readonly trail: string;
      readonly member: string;
      readonly carry: number;
      readonly parts: readonly Part[];
      readonly total: number;
      readonly capture: number;
      readonly kill: number;
      readonly traps: number;
      readonly trapsNeeded: number;
    })
  | (At & {
      readonly type: 'strikeRolled';
      readonly trail: string;
      readonly dice: readonly RolledDie[];
      readonly values: readonly number[];
      readonly total: number;
    })
  | (At & {
      readonly type: 'dieRerolled';
      readonly colour: Colour;
      readonly from: number;
      readonly to: number;
      readonly source: string;
      readonly total: number;
    })
  | (At & { readonly type: 'venomSpent'; readonly total: number })
  | (At & {
      readonly type: 'strikeEnded';
      readonly trail: string;
      readonly member: string;
      readonly monster: string;
      readonly total: number;
      readonly result: 'captured' | 'killed' | 'failed';
      readonly glory: number;
      readonly coins: number;
      readonly trophies: number;
    })
  | { readonly type: 'monsterDriven'; readonly monster: string; readonly to: 'gate' | 'discard' }
  | (At & {
      readonly type: 'conquestRolled';
      readonly trail: string;
      readonly member: string;
      readonly dice: readonly RolledDie[];
      readonly values: readonly number[];
      readonly parts: readonly Part[];
      readonly total: number;
      readonly target: number;
    })
  | (At & {
      readonly type: 'conquestEnded';
      readonly trail: string;
      readonly member: string;
      readonly land: string;
      readonly total: number;
      readonly target: number;
      readonly won: boolean;
      readonly glory: number;
    })
  | { readonly type: 'samborTookLand'; readonly land: string }
  | (At & { readonly type: 'lootTaken'; readonly token: string; readonly slot: number; readonly member: string })
  | { readonly type: 'lootRefilled'; readonly loot: readonly string[] }
  | { readonly type: 'panicCleared'; readonly buildings: readonly BuildingId[] }
  | (At & {
      readonly type: 'memberReturned';
      readonly member: string;
      readonly trail: string;
      readonly coins: number;
      readonly potion: number;
      readonly venom: number;
    })
  | { readonly type: 'trailsCleared'; readonly tokens: readonly string[] }
  | { readonly type: 'gateContested'; readonly monster: string; readonly discarded: readonly string[] }
  | { readonly type: 'panicSpread'; readonly building: BuildingId }
  | (At & { readonly type: 'leaderPromoted'; readonly member: string })
  | (At & { readonly type: 'wagesPaid'; readonly coins: number; readonly owed: number; readonly members: number })
  | (At & { readonly type: 'memberDeserted'; readonly member: string })
  | { readonly type: 'questsDrawn'; readonly quests: readonly string[] }
  | { readonly type: 'monsterDrawn'; readonly place: string; readonly monster: string }
  | {
      readonly type: 'landDrawn';
      readonly place: string;
      readonly land: string;
      readonly tile: string;
      readonly face: 'a' | 'b';
    }
  | { readonly type: 'firstPlayerChanged'; readonly seat: number }
  | { readonly type: 'matchEnded'; readonly scores: readonly number[] };
