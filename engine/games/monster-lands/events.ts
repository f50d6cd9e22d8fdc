// The facts of a match, to be shown and told. Types only.
import type { BuildingId, Colour, RolledDie } from './types';
import type { Part } from './view-types';

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
  | (At & { readonly type: 'leaderPromoted'; readonly member: string; readonly left: string })
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
