// The knights, Teutons and the peasant: kind, strength and coat of arms. The arms are for the picture only.
// A state names a card by its index here; keys, views and events name it by its id.
import type { CardKind, CardView } from '../view-types';

// GRU-2: two of 1, three each of 2 to 5, two of 6.
const KNIGHT_STRENGTHS = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6] as const;
// GRU-2: three Teutons of every strength.
const TEUTON_STRENGTHS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4] as const;

const CROWN_ARMS = [
  'rola',
  'trzaska',
  'abdank',
  'korab',
  'lewart',
  'ostoja',
  'bogoria',
  'rawicz',
  'polkozic',
  'sreniawa',
  'gryf',
  'leliwa',
  'odrowaz',
  'jastrzebiec',
  'topor',
  'nalecz',
] as const;

const MERCENARY_ARMS = [
  'smirice',
  'dube',
  'zerotin',
  'boskovice',
  'lobkovic',
  'hasenburk',
  'valdstejn',
  'vartenberk',
  'cimburk',
  'kravare',
  'lichtenburk',
  'kunstat',
  'pernstejn',
  'sternberk',
  'rozmberk',
  'sokol',
] as const;

const TEUTON_ARMS = [
  'balga',
  'ragneta',
  'ostroda',
  'radzyn',
  'brodnica',
  'czluchow',
  'gdansk',
  'chelmno',
  'torun',
  'krolewiec',
  'elblag',
  'malbork',
] as const;

function makeCards(kind: CardKind, arms: readonly string[], strengths: readonly number[]): CardView[] {
  return arms.map((id, index) => ({ id, kind, strength: strengths[index] ?? 0, arms: id }));
}

export const CARDS: readonly CardView[] = [
  ...makeCards('crown', CROWN_ARMS, KNIGHT_STRENGTHS),
  ...makeCards('mercenary', MERCENARY_ARMS, KNIGHT_STRENGTHS),
  ...makeCards('teuton', TEUTON_ARMS, TEUTON_STRENGTHS),
  { id: 'peasant', kind: 'peasant', strength: 0, arms: 'peasant' },
];

export const FIRST_CROWN = 0;
export const FIRST_MERCENARY = 16;
export const FIRST_TEUTON = 32;
// Every seat owns one peasant; it never changes hands, so one number stands for all of them.
export const PEASANT = 44;
// Stands for one point of provision among things given up.
export const PROVISION_UNIT = 45;

const STRENGTHS: readonly number[] = CARDS.map((card) => card.strength);
export const CARD_INDEX: Readonly<Record<string, number>> = Object.fromEntries(CARDS.map((card, index) => [card.id, index]));

export function strengthOf(card: number): number {
  return STRENGTHS[card] ?? 0;
}

export function isCrown(card: number): boolean {
  return card < FIRST_MERCENARY;
}

export function isMercenary(card: number): boolean {
  return card >= FIRST_MERCENARY && card < FIRST_TEUTON;
}

export function isTeuton(card: number): boolean {
  return card >= FIRST_TEUTON && card < PEASANT;
}

export function isKnight(card: number): boolean {
  return card < FIRST_TEUTON;
}
