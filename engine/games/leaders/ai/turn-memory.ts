// What the turn search remembers of positions, by fingerprint.
import type { State } from '../types';
import type { Turn } from './turn-list';
import { type Fingerprint, fingerprint } from './zobrist';

// How a remembered share is meant.
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

export interface Entry {
  // Whether the seat to move wins in this turn; null: not yet known.
  wins: boolean | null;
  share: number;
  bound: number;
  depth: number;
  resting: number;
  turns: Child[] | null;
  // How widely they were listed.
  breadth: number;
  // How often ways out have been looked for.
  rescues: number;
  // That the seat to move does not win has been searched to the end.
  isSure: boolean;
  // Every turn looked at loses; and whether a way out has been looked for very widely.
  isCornered: boolean;
  isBesieged: boolean;
}

export interface Child {
  readonly turn: Turn;
  readonly next: State;
  // The same with a recruitment of the mover, if he has one; made when it is first gone into.
  recruited: State | null;
  // Share as it looks without searching, for the order.
  guess: number;
}

export interface TurnMemory {
  entryOf(state: State): Entry;
  clear(): void;
}

const UNKNOWN: Entry = {
  ...{ wins: null, share: 0, bound: EXACT, depth: -1, resting: -1, turns: null, breadth: 0 },
  ...{ rescues: 0, isSure: false, isCornered: false, isBesieged: false },
};

export function makeTurnMemory(): TurnMemory {
  const entries = new Map<number, Entry>();
  const print: Fingerprint = { low: 0, high: 0 };
  return {
    entryOf(state) {
      fingerprint(state, print);
      const key = (print.low >>> 0) * 0x200000 + (print.high & 0x1fffff);
      const present = entries.get(key);
      if (present !== undefined) return present;
      const fresh = { ...UNKNOWN };
      entries.set(key, fresh);
      return fresh;
    },
    clear: () => entries.clear(),
  };
}
