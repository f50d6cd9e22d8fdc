// The components of LDR-4: 16 recruit cards and the kinds of figures they and the leaders put on the board.
export const FIGURE_KINDS = [
  'king',
  'queen',
  'acrobat',
  'rider',
  'bruiser',
  'royalGuard',
  'illusionist',
  'clawLauncher',
  'manipulator',
  'wanderer',
  'brewmaster',
  'archer',
  'assassin',
  'jailer',
  'protector',
  'vizier',
  'hermit',
  'cub',
  'nemesis',
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const CARDS = [
  'acrobat',
  'rider',
  'bruiser',
  'royalGuard',
  'illusionist',
  'clawLauncher',
  'manipulator',
  'wanderer',
  'brewmaster',
  'archer',
  'assassin',
  'jailer',
  'protector',
  'vizier',
  'hermitAndCub',
  'nemesis',
] as const;
export type CardId = (typeof CARDS)[number];

export type CardSort = 'active' | 'passive' | 'special';

export const SORT_BY_CARD: Readonly<Record<CardId, CardSort>> = {
  acrobat: 'active',
  rider: 'active',
  bruiser: 'active',
  royalGuard: 'active',
  illusionist: 'active',
  clawLauncher: 'active',
  manipulator: 'active',
  wanderer: 'active',
  brewmaster: 'active',
  archer: 'passive',
  assassin: 'passive',
  jailer: 'passive',
  protector: 'passive',
  vizier: 'passive',
  hermitAndCub: 'special',
  nemesis: 'special',
};

// The state holds kinds as their place in FIGURE_KINDS: search reads them all the time.
export const KING = 0;
export const QUEEN = 1;
export const ACROBAT = 2;
export const RIDER = 3;
export const BRUISER = 4;
export const ROYAL_GUARD = 5;
export const ILLUSIONIST = 6;
export const CLAW_LAUNCHER = 7;
export const MANIPULATOR = 8;
export const WANDERER = 9;
export const BREWMASTER = 10;
export const ARCHER = 11;
export const ASSASSIN = 12;
export const JAILER = 13;
export const PROTECTOR = 14;
export const VIZIER = 15;
export const HERMIT = 16;
export const CUB = 17;
export const NEMESIS = 18;

// LDR-30 to LDR-38
export function hasActiveAbility(kind: number): boolean {
  return kind >= ACROBAT && kind <= BREWMASTER;
}

// LDR-13: a team is complete with five cards, the leader included.
export const TEAM_SIZE = 5;
export const DISPLAY_SIZE = 3;
// LDR-22
export const TURN_LIMIT = 200;
