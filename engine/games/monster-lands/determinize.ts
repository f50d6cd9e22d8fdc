// A possible true state behind a view: piles shuffled, hidden traps dealt from what nobody showed (MON-330, MON-331).
import { known } from '../../core/invariant';
import { type Rng, shuffle } from '../../core/rng';
import { cloneState } from './clone';
import { askedSeat } from './requests';
import { HIDDEN, SAMBOR, type State } from './types';
import { allTrails } from './view';
import type { View } from './view-types';

export function determinize(view: View, seat: number | null, rng: Rng): State {
  const pile = <Item>(items: readonly Item[]): Item[] => shuffle(items.slice(), rng);
  const { ask, stage, viewer, piles, unseen, clanViews, buildingViews, trailViews, prices, attackTrack, sceneView, ...open } =
    view;
  const state = cloneState({
    ...open,
    mercenaryDeck: pile(unseen.mercenaries),
    equipmentDeck: pile(unseen.equipment),
    trapDeck: pile(unseen.traps),
    lootDeck: pile(unseen.loot),
    tileDeck: pile(unseen.tiles),
    monsterDeck: pile(unseen.monsters),
    landDeck: pile(unseen.lands),
    questBag: pile(unseen.quests),
    panicPile: pile(unseen.panic),
    trickPile: pile(unseen.tricks),
  });
  for (let owner = 0; owner < state.config.seats; owner++) if (owner !== seat) dealTraps(state, owner, rng);
  for (const trail of allTrails(state)) {
    if (trail.seat === SAMBOR) trail.tokens = trail.tokens.map(() => known(state.trickPile.pop()));
  }
  return state;
}

// The kinds seen being bought, and random ones for the rest, in any order.
function dealTraps(state: State, owner: number, rng: Rng): void {
  const clan = known(state.clans[owner]);
  const trails = allTrails(state).filter((trail) => trail.seat === owner);
  const count = trails.reduce((sum, trail) => sum + trail.tokens.length, clan.traps.length);
  const hand = clan.knownTraps.slice();
  while (hand.length < count) hand.push(known(state.trapDeck.pop()));
  shuffle(hand, rng);
  for (const trail of trails) trail.tokens = trail.tokens.map(() => known(hand.pop()));
  clan.traps = hand;
  // Tokens picked for a load still lie in the supply.
  if (state.work !== null && askedSeat(state) === owner && state.work.tokens.includes(HIDDEN)) {
    state.work.tokens = hand.slice(0, state.work.tokens.length);
  }
}
