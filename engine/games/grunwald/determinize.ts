// A possible true state behind a view: unseen cards shuffled into the piles, hidden choices guessed.
import { known } from '../../core/invariant';
import { type Rng, shuffle } from '../../core/rng';
import { copyTable } from './clone';
import { FIRST_CROWN, FIRST_MERCENARY, FIRST_TEUTON, PEASANT, strengthOf } from './data/cards';
import { EVENTS } from './data/events';
import { DUCAT_CARDS, PROVISION_CARDS } from './data/supplies';
import { range } from './setup';
import { HIDDEN, PILE, type PublicTable, type State } from './types';
import type { View } from './view-types';

export function determinize(view: View, _seat: number | null, rng: Rng): State {
  return imagine(view.table, rng);
}

export function imagine(table: PublicTable, rng: Rng): State {
  const open = copyTable(table);
  return {
    ...open,
    piles: imaginePiles(table, rng),
    secret: table.secret.map((card, seat) => guessSecret(table, seat, card, rng)),
  };
}

function imaginePiles(table: PublicTable, rng: Rng): number[][] {
  const seen = new Set<number>(table.gone);
  const zones = [table.crown, table.mercenary, table.teutons, [table.prize], table.played, table.captives];
  for (const zone of [...zones, ...table.hand, ...table.camp]) for (const card of zone) seen.add(card);
  const unseen = (from: number, to: number) =>
    shuffle(
      range(from, to).filter((card) => !seen.has(card)),
      rng,
    );
  const crown = unseen(FIRST_CROWN, FIRST_MERCENARY);
  const mercenary = unseen(FIRST_MERCENARY, FIRST_TEUTON);
  const teutons = unseen(FIRST_TEUTON, PEASANT);
  const size = (pile: number) => known(table.pileSizes[pile]);
  return [
    crown.splice(0, size(PILE.crownLeft)),
    crown,
    mercenary.splice(0, size(PILE.mercenaryLeft)),
    mercenary,
    teutons.splice(0, size(PILE.teutonLeft)),
    teutons,
    unseenSupplies(PROVISION_CARDS.length, table.goneProvision, table.provisionCard, rng),
    unseenSupplies(DUCAT_CARDS.length, table.goneDucats, table.ducatCard, rng),
    unseenSupplies(EVENTS.length, table.goneEvents, table.event, rng),
  ];
}

function unseenSupplies(count: number, gone: readonly number[], open: number, rng: Rng): number[] {
  return shuffle(
    range(0, count).filter((card) => card !== open && !gone.includes(card)),
    rng,
  );
}

// GRU-80: hands are public, so a hidden card is one of a few. Strong knights are sent more often than weak ones.
function guessSecret(table: PublicTable, seat: number, card: number, rng: Rng): number {
  if (card !== HIDDEN) return card;
  const hand = known(table.hand[seat]);
  let weights = PEASANT_WEIGHT;
  for (const knight of hand) weights += strengthOf(knight);
  let drawn = rng.float() * weights - PEASANT_WEIGHT;
  for (const knight of hand) {
    if (drawn < 0) break;
    drawn -= strengthOf(knight);
    if (drawn < 0) return knight;
  }
  return PEASANT;
}

const PEASANT_WEIGHT = 4;
