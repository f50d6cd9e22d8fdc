import type { CardId } from '../data/characters';

// Share of matches won by teams with the card, in 300 matches of squires who recruited at random.
const WIN_SHARES: Readonly<Record<CardId, number>> = {
  acrobat: 0.57,
  rider: 0.59,
  bruiser: 0.55,
  royalGuard: 0.47,
  illusionist: 0.63,
  clawLauncher: 0.75,
  manipulator: 0.42,
  wanderer: 0.57,
  brewmaster: 0.38,
  archer: 0.48,
  assassin: 0.43,
  jailer: 0.52,
  protector: 0.35,
  vizier: 0.49,
  hermitAndCub: 0.43,
  nemesis: 0.4,
};

export function winShareOf(card: CardId): number {
  return WIN_SHARES[card];
}
