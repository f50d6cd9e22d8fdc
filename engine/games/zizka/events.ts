// Facts of a match, for showing only. Ids are those of the data tables; spaces, members and tokens by id.
import type { Face, Icon, KeepName, Morale, Source, Sovereign } from './types';

export interface DiceFaces {
  readonly dice: readonly Icon[];
  readonly wenceslas: Face | null;
  readonly sigismund: Face | null;
}

export type IconCounts = Readonly<Record<Icon, number>>;

export type Event =
  | { readonly type: 'commanderTaken'; readonly seat: number; readonly commander: string; readonly members: readonly string[] }
  | { readonly type: 'turnStarted'; readonly seat: number; readonly round: number }
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly from: string;
      readonly to: string;
      readonly path: readonly string[];
    }
  // `token` is null for all who did not look themselves.
  | { readonly type: 'looked'; readonly seat: number; readonly target: string; readonly token: string | null }
  | {
      readonly type: 'tokenRevealed';
      readonly seat: number;
      readonly space: string;
      readonly token: string;
      readonly kind: string;
    }
  | {
      readonly type: 'keepRevealed';
      readonly seat: number;
      readonly keep: KeepName;
      readonly card: string;
      readonly space: string;
    }
  | ({
      readonly type: 'diceRolled';
      readonly seat: number;
      readonly purpose: 'event' | 'conquest' | 'attack' | 'defence';
      readonly row: number | null;
      readonly printed: IconCounts;
      readonly rerolls: number;
    } & DiceFaces)
  | {
      readonly type: 'dieRerolled';
      readonly seat: number;
      // Index among the retinue dice, or the sovereign die.
      readonly die: number | Sovereign;
      readonly from: Face;
      readonly to: Face;
      readonly paid: boolean;
      readonly rerollsLeft: number;
    }
  | { readonly type: 'sovereignCoinTaken'; readonly seat: number; readonly coins: number }
  | { readonly type: 'diceKept'; readonly seat: number; readonly pool: IconCounts }
  | { readonly type: 'luckSpent'; readonly seat: number; readonly tokens: number }
  | { readonly type: 'rowCompleted'; readonly seat: number; readonly token: string; readonly row: number; readonly paid: number }
  | {
      readonly type: 'eventEnded';
      readonly seat: number;
      readonly space: string;
      readonly token: string;
      readonly success: boolean;
      readonly rows: readonly number[];
    }
  | { readonly type: 'coinsGained'; readonly seat: number; readonly coins: number }
  | { readonly type: 'coinsLost'; readonly seat: number; readonly coins: number }
  | { readonly type: 'luckGained'; readonly seat: number; readonly tokens: number }
  // `seat` -1 is Torak in the solo game.
  | {
      readonly type: 'pointsScored';
      readonly seat: number;
      readonly points: number;
      readonly source: Source;
      readonly total: number;
    }
  | {
      readonly type: 'moraleMoved';
      readonly seat: number;
      readonly direction: Morale;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'memberLeft';
      readonly seat: number;
      readonly member: string;
      readonly why: 'morale' | 'replaced' | 'given' | 'lost';
    }
  | {
      readonly type: 'memberJoined';
      readonly seat: number;
      readonly member: string;
      readonly level: 1 | 2;
      readonly slot: number;
      readonly paid: number;
    }
  | {
      readonly type: 'memberDiscarded';
      readonly seat: number;
      readonly member: string;
      readonly level: 1 | 2;
      readonly slot: number;
    }
  | { readonly type: 'tableRefilled'; readonly level: 1 | 2; readonly table: readonly string[]; readonly top: string | null }
  | { readonly type: 'favourTaken'; readonly seat: number; readonly sovereign: Sovereign; readonly from: number | null }
  | { readonly type: 'favourReturned'; readonly seat: number; readonly sovereign: Sovereign }
  | { readonly type: 'warrantTaken'; readonly seat: number; readonly coins: number; readonly warrant: string | null }
  | { readonly type: 'warrantReturned'; readonly seat: number; readonly coins: number; readonly warrant: string | null }
  | { readonly type: 'conquestRowPassed'; readonly seat: number; readonly keep: KeepName; readonly row: number }
  | {
      readonly type: 'conquestEnded';
      readonly seat: number;
      readonly keep: KeepName;
      readonly card: string;
      readonly success: boolean;
    }
  | { readonly type: 'hireOpened'; readonly seat: number; readonly space: string }
  // Seats are -1 for Torak in fights and tournaments.
  | { readonly type: 'fightStarted'; readonly attacker: number; readonly defender: number; readonly space: string }
  | {
      readonly type: 'torakRolled';
      readonly dice: readonly Icon[];
      readonly luck: number;
      readonly attacking: boolean;
      readonly score: number;
    }
  | {
      readonly type: 'fightScored';
      readonly seat: number;
      readonly attacking: boolean;
      readonly score: number;
      readonly luck: number;
    }
  | {
      readonly type: 'fightEnded';
      readonly attacker: number;
      readonly defender: number;
      readonly attack: number;
      readonly defence: number;
      readonly won: boolean;
    }
  | {
      readonly type: 'tournamentOpened';
      readonly seat: number;
      readonly space: string;
      readonly token: string;
      readonly pot: number;
    }
  | { readonly type: 'tournamentJoined'; readonly seat: number; readonly pot: number }
  | { readonly type: 'tournamentPassed'; readonly seat: number }
  | {
      readonly type: 'tournamentRolled';
      readonly seat: number;
      readonly dice: readonly Icon[];
      readonly score: number;
      readonly free: number;
    }
  | { readonly type: 'tournamentAside'; readonly seat: number; readonly face: Icon }
  | {
      readonly type: 'tournamentThrown';
      readonly seat: number;
      // Indexes among the dice in play that were thrown again.
      readonly thrown: readonly number[];
      readonly dice: readonly Icon[];
      readonly aside: readonly Icon[];
      readonly score: number;
      readonly free: boolean;
    }
  | { readonly type: 'tournamentKept'; readonly seat: number; readonly dice: readonly Icon[]; readonly score: number }
  | {
      readonly type: 'tournamentEnded';
      readonly token: string;
      readonly results: readonly {
        readonly seat: number;
        readonly score: number;
        readonly points: number;
        readonly coins: number;
      }[];
      readonly goalMet: boolean;
      readonly pot: number;
    }
  | { readonly type: 'tokensPlaced'; readonly spaces: readonly { readonly space: string; readonly kind: string }[] }
  | { readonly type: 'pileReshuffled'; readonly tokens: number }
  | { readonly type: 'torakCardDrawn'; readonly card: string; readonly purpose: 'turn' | 'loss' | 'tournament' }
  | { readonly type: 'torakMoved'; readonly path: readonly string[] }
  | { readonly type: 'torakStoodUp' }
  | { readonly type: 'torakLaidDown' }
  | { readonly type: 'torakSwapped'; readonly space: string; readonly discarded: string; readonly kind: string | null }
  | { readonly type: 'tavernsRefreshed' }
  | { readonly type: 'turnEnded'; readonly seat: number }
  | { readonly type: 'lastRound'; readonly seat: number }
  | { readonly type: 'gameEnded'; readonly scores: readonly number[]; readonly torak: number | null };
