// The shapes of the data tables and of the declared effects. Types only.
export const COLOURS = ['S', 'M', 'I'] as const;
export type Colour = (typeof COLOURS)[number];
export const AFFINITIES = ['fire', 'water', 'air', 'jungle'] as const;
export type Affinity = (typeof AFFINITIES)[number];
export const BUILDING_IDS = ['hut', 'alchemist', 'tavern', 'merchant', 'armoury', 'market', 'mine'] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];
export const DIFFICULTY_IDS = ['beginner', 'normal', 'high', 'cruel'] as const;
export type DifficultyId = (typeof DIFFICULTY_IDS)[number];
export const RANK_IDS = ['snack', 'adept', 'veteran', 'hero'] as const;
export type RankId = (typeof RANK_IDS)[number];

export interface Resources {
  readonly glory?: number;
  readonly coins?: number;
  readonly potion?: number;
  readonly venom?: number;
  readonly potionOrVenom?: number;
  readonly defence?: number;
  readonly trap?: number;
  readonly randomTrap?: number;
}

export type FeatureResult =
  | { readonly effect: 'gain'; readonly gain: Resources }
  | { readonly effect: 'gainDice'; readonly colour: Colour; readonly count: number }
  | { readonly effect: 'takeLoot'; readonly count: number }
  | { readonly effect: 'freeHire' }
  | { readonly effect: 'freeEquipment' };

export type Effect =
  | FeatureResult
  | { readonly effect: 'absorbHits'; readonly hits: number; readonly affinities?: readonly Affinity[] }
  | {
      readonly effect: 'addPerDie';
      readonly colour: Colour;
      readonly amount: number;
      readonly against: 'any' | 'monster' | 'conquest';
    }
  | { readonly effect: 'addTotal'; readonly amount: number; readonly against: 'monster' | 'capture' | 'kill' | 'conquest' }
  | {
      readonly effect: 'reroll';
      readonly colours: readonly Colour[];
      readonly times: number;
      readonly against: 'any' | 'quest';
    }
  | { readonly effect: 'trailDice'; readonly colour: Colour; readonly count: number }
  | { readonly effect: 'stealDice'; readonly colours: readonly Colour[]; readonly max: number }
  | { readonly effect: 'redirectAttack'; readonly dice: number }
  | { readonly effect: 'tokenBonus'; readonly gain: Resources }
  | { readonly effect: 'captureWithoutTrap' }
  | { readonly effect: 'gloryOn'; readonly event: 'capture' | 'defeat' | 'conquest'; readonly amount: number }
  | { readonly effect: 'gainOn'; readonly event: 'capture' | 'defeat' | 'conquest'; readonly gain: Resources }
  | { readonly effect: 'trapLimit'; readonly amount: number }
  | { readonly effect: 'buyDie'; readonly coins: number; readonly colour: Colour }
  | { readonly effect: 'rebate'; readonly building: BuildingId; readonly coins: number }
  | { readonly effect: 'buildingIncome'; readonly building: BuildingId; readonly coins: number }
  | { readonly effect: 'roundGift'; readonly gain: Resources }
  | { readonly effect: 'swapDie'; readonly times: number }
  | { readonly effect: 'convertDice'; readonly from: Colour; readonly to: Colour; readonly count: number }
  | { readonly effect: 'trophyToken'; readonly trophies: number; readonly coins: number }
  | { readonly effect: 'landAction'; readonly cost: readonly (readonly Colour[])[]; readonly result: FeatureResult }
  | { readonly effect: 'homeAttack'; readonly dice: number }
  | { readonly effect: 'attackAll'; readonly dice: number }
  | { readonly effect: 'deathBlow'; readonly hits: number }
  | { readonly effect: 'forbid'; readonly things: readonly ('potion' | 'venom' | 'defenceAbility' | 'weapon')[] }
  | { readonly effect: 'trapsToCapture'; readonly count: number }
  | { readonly effect: 'extraHits'; readonly hits: number }
  | { readonly effect: 'extraPanic'; readonly tokens: number }
  | { readonly effect: 'gateOnReveal' }
  | { readonly effect: 'escapeToGate' }
  | { readonly effect: 'gateAttack'; readonly dice: number }
  | { readonly effect: 'gloryPerWound'; readonly amount: number };

export type ScenarioRule =
  | { readonly effect: 'deckFilter'; readonly colour: Colour }
  | { readonly effect: 'startAffinity'; readonly affinity: Affinity }
  | { readonly effect: 'roundLimit'; readonly rounds: number }
  | { readonly effect: 'startResources'; readonly gain: Resources }
  | { readonly effect: 'closeBuilding'; readonly building: BuildingId }
  | { readonly effect: 'noDefence' }
  | { readonly effect: 'gateMonsterAtSetup'; readonly level: 'A' | 'B' }
  | { readonly effect: 'gateMonsterEachRound'; readonly level: 'A' | 'B' }
  | { readonly effect: 'beerPrice'; readonly coins: number }
  | { readonly effect: 'samborTricks'; readonly count: number }
  | { readonly effect: 'samborOutlands'; readonly byYellow: readonly string[] }
  | { readonly effect: 'minimumDifficulty'; readonly difficulty: DifficultyId }
  | { readonly effect: 'rerollMisses'; readonly times: number }
  | { readonly effect: 'firstPlayerGift'; readonly fromRound: number; readonly options: readonly Resources[] }
  | { readonly effect: 'gateMonsterInRounds'; readonly rounds: readonly number[] }
  | { readonly effect: 'addTrapKinds'; readonly kinds: readonly string[] };

export interface TermRecord {
  readonly id: string;
  readonly en: string;
  readonly pl: string;
}

export interface MonsterRecord {
  readonly id: string;
  readonly name: string;
  readonly affinity: Affinity;
  readonly level: 'A' | 'B';
  readonly attack: number;
  readonly capture: number;
  readonly kill: number;
  readonly glory: number;
  readonly captureCoins: number;
  readonly trophies: number;
  readonly power: readonly Effect[];
}

export interface MemberRecord {
  readonly id: string;
  readonly name: string;
  readonly affinity: Affinity | null;
  readonly reputation: number;
  readonly cost: number;
  readonly dice: readonly Colour[];
  readonly ability: readonly Effect[];
}

export interface StartingMemberRecord extends MemberRecord {
  readonly role: 'leader' | 'first';
}

export interface RookieRecord extends MemberRecord {
  readonly en: string;
  readonly pl: string;
  readonly copies: number;
  readonly assignable: boolean;
}

export interface TrapRecord {
  readonly id: string;
  readonly kind: 'starting' | 'improved' | 'secured' | 'trick';
  readonly copies: number;
  readonly cost: number;
  readonly effects: readonly Effect[];
}

export interface EquipmentRecord {
  readonly id: string;
  readonly name: string;
  readonly type: 'weapon' | 'garment' | 'spell';
  readonly copies: number;
  readonly cost: number;
  readonly feature: readonly Effect[];
}

export interface LandRecord {
  readonly id: string;
  readonly name: string;
  readonly affinity: Affinity;
  readonly conquest: number;
  readonly glory: number;
  readonly feature: readonly Effect[];
}

export interface QuestRecord {
  readonly id: string;
  readonly a: {
    readonly dice: readonly (readonly Colour[])[];
    readonly target: number;
    readonly reward: Resources;
    readonly penalty: number;
  };
  readonly b: {
    readonly dice: readonly (readonly Colour[])[];
    readonly price: Resources;
    readonly left: Resources;
    readonly right: Resources;
  };
}

export interface TrailRecord {
  readonly required: readonly Colour[];
  readonly reinforce: { readonly colours: readonly Colour[]; readonly max: number };
  readonly bonus: readonly Effect[];
}

export interface TileRecord {
  readonly id: string;
  readonly faces: { readonly a: readonly TrailRecord[]; readonly b: readonly TrailRecord[] };
}

export interface LootRecord {
  readonly id: string;
  readonly window: 'turn' | 'any' | 'roll' | 'strike' | 'event';
  readonly effects: readonly Effect[];
}

export interface BuildingRecord {
  readonly id: BuildingId;
  readonly en: string;
  readonly pl: string;
  readonly accepts: readonly Colour[];
  readonly discount: boolean;
  readonly fields: Readonly<Record<string, number>> | null;
  readonly display?: Readonly<Record<string, number>>;
  readonly tokensByField?: readonly number[];
  readonly coinsPerDie?: number;
  readonly maxTokens?: number;
  readonly coinsPerToken?: number;
  readonly incomeByField?: readonly { readonly dice: number; readonly coins: number }[];
}

export interface Components {
  readonly cards: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, number>>;
  readonly dice: Readonly<Record<string, number>>;
  readonly finite: readonly string[];
}

export interface StartTable {
  readonly glory: number;
  readonly coins: number;
  readonly trap: string;
  readonly members: number;
  readonly expectedPool: Readonly<Record<string, number>>;
}

export interface LimitsTable {
  readonly rounds: number;
  readonly gloryToEnd: number;
  readonly traps: number;
  readonly defence: number;
  readonly potion: number;
  readonly venom: number;
  readonly ownPotionsPerTrail: number;
  readonly ownVenomsPerTrail: number;
  readonly wounds: number;
  readonly hitFrom: number;
  readonly venomBonus: number;
  readonly beerCoins: number;
  readonly trophyCoins: number;
  readonly questScraps: number;
  readonly minimumPrice: number;
  readonly emergencyCoins: number;
  readonly lootDisplay: number;
}

export interface DiceTier {
  readonly upTo: number | null;
  readonly dice: readonly Colour[];
}

export interface WageTier {
  readonly upTo: number | null;
  readonly coins: number;
}

export interface RoundTracks {
  readonly sideA: readonly number[];
  readonly printed: readonly number[];
  readonly sideB: readonly number[];
}

export interface DifficultyRecord {
  readonly id: DifficultyId;
  readonly en: string;
  readonly pl: string;
  readonly roundTrack: keyof RoundTracks;
  readonly firstMonsters: 'A' | 'any';
}

export interface LandTrailTable {
  readonly trails: number;
  readonly diceFields: number;
  readonly tokenFields: number;
  readonly diceFieldsPerExtraToken: number;
  readonly colours: readonly Colour[];
}

export interface GateTable {
  readonly diceFields: number;
  readonly diceFieldsPerToken: number;
  readonly colours: readonly Colour[];
  readonly minimumPieces: number;
  readonly trails: readonly { readonly id: string; readonly bonus: readonly Effect[] }[];
}

export interface VariantRecord extends TermRecord {
  readonly rules: readonly ScenarioRule[];
}

export interface VirtualPlayerTable {
  readonly name: string;
  readonly assignmentTokens: number;
  readonly areaByRed: readonly string[];
  readonly citadelByYellow: readonly BuildingId[];
  readonly outlandsByYellow: readonly string[];
  readonly dieByBuilding: Readonly<Record<string, Colour>>;
  readonly removesByRed: Readonly<Record<string, { readonly what: string; readonly index: readonly number[] }>>;
}

export interface RankRecord {
  readonly id: RankId;
  readonly en: string;
  readonly pl: string;
}

export interface RankCondition {
  readonly vp?: number;
  readonly coins?: number;
  readonly quests?: number;
  readonly spread?: readonly number[];
  readonly full?: boolean;
}

export interface ScenarioRecord extends TermRecord {
  readonly number: number;
  readonly rules: readonly ScenarioRule[];
  readonly ranks: { readonly adept: RankCondition; readonly veteran: RankCondition; readonly hero: RankCondition };
}

export interface CampaignTable {
  readonly firstScenario: number;
  readonly lastScenario: number;
  readonly order: readonly DifficultyId[];
  readonly byRank: Readonly<
    Record<RankId, { readonly scenario: string; readonly difficulty: string; readonly atLowest?: string }>
  >;
  readonly wonBy: {
    readonly scenario: number;
    readonly ranks: readonly RankId[];
    readonly difficulties: readonly DifficultyId[];
  };
}
