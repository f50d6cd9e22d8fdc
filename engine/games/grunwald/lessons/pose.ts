// Poses a table for a lesson: wished cards where they are wanted, all others where such a round would have them.
import { known } from '../../../core/invariant';
import { makeRng } from '../../../core/rng';
import { CARD_INDEX, FIRST_CROWN, FIRST_MERCENARY, FIRST_TEUTON, PEASANT } from '../data/cards';
import { EVENT_INDEX } from '../data/events';
import { FIRST_BATTLE_ROUND, ROUNDS } from '../data/supplies';
import { legalDecisions } from '../decisions';
import { kernel } from '../kernel';
import { makeKey } from '../notation';
import { range, setup } from '../setup';
import { PILE, type State } from '../types';
import type { EventId } from '../view-types';

export interface Pose {
  readonly seats: number;
  readonly round: number;
  // Turned up now (from round 2 on), or in the round after this one.
  readonly event: EventId;
  readonly crown: readonly [string, string];
  readonly mercenary: readonly [string, string];
  readonly teutons?: readonly [string, string];
  readonly provisionCard?: number;
  readonly ducatCard?: number;
  readonly hand?: readonly (readonly string[])[];
  readonly camp?: readonly (readonly string[])[];
  readonly ducats?: readonly number[];
  readonly provision?: readonly number[];
  // Played before the lesson begins.
  readonly before?: readonly string[];
}

export function pose(wish: Pose): State {
  const rng = makeRng(1);
  const state = setup({}, wish.seats, rng);
  state.start = 0;
  state.round = wish.round;
  state.ducats = state.ducats.map((held, seat) => wish.ducats?.[seat] ?? held);
  state.provision = state.provision.map((held, seat) => wish.provision?.[seat] ?? held);
  state.hand = state.hand.map((_, seat) => indexes(wish.hand?.[seat] ?? []));
  state.camp = state.camp.map((_, seat) => indexes(wish.camp?.[seat] ?? []));
  const held = new Set([...state.hand.flat(), ...state.camp.flat()]);
  const pairs = ROUNDS - wish.round + 1;
  stack(state, PILE.crownLeft, range(FIRST_CROWN, FIRST_MERCENARY), wish.crown, pairs, held);
  stack(state, PILE.mercenaryLeft, range(FIRST_MERCENARY, FIRST_TEUTON), wish.mercenary, pairs, held);
  const battles = ROUNDS - Math.max(wish.round, FIRST_BATTLE_ROUND) + 1;
  // One Teuton more on each side: the spare one for an event.
  stack(state, PILE.teutonLeft, range(FIRST_TEUTON, PEASANT), wish.teutons ?? [], battles + 1, held);
  state.goneProvision = deal(state, PILE.provision, wish.provisionCard, pairs);
  state.goneDucats = deal(state, PILE.ducats, wish.ducatCard, pairs);
  state.goneEvents = deal(state, PILE.events, known(EVENT_INDEX[wish.event]), 16 - Math.max(wish.round, 2));
  kernel.begin(state, rng);
  for (const key of wish.before ?? []) play(state, key);
  return state;
}

function play(state: State, key: string): void {
  const decision = legalDecisions(state).find((each) => makeKey(each) === key);
  kernel.apply(state, known(decision, `${key} in ${state.phase}`), makeRng(1));
}

function indexes(ids: readonly string[]): number[] {
  return ids.map((id) => known(CARD_INDEX[id], id));
}

// Two piles of `height`, the wished pair on top; cards that nobody holds and no pile needs are out of the game.
function stack(
  state: State,
  left: number,
  cards: readonly number[],
  top: readonly string[],
  height: number,
  held: ReadonlySet<number>,
): void {
  const wished = indexes(top);
  const rest = cards.filter((card) => !held.has(card) && !wished.includes(card));
  const under = height - wished.length / 2;
  state.piles[left] = [...rest.splice(0, under), ...wished.slice(0, 1)];
  state.piles[left + 1] = [...rest.splice(0, under), ...wished.slice(1)];
  state.gone.push(...rest);
}

// Keeps `height` supply cards with the wished one on top and returns the others.
function deal(state: State, pile: number, top: number | undefined, height: number): number[] {
  const cards = known(state.piles[pile]);
  const first = top ?? known(cards[0]);
  const rest = cards.filter((card) => card !== first);
  state.piles[pile] = [...rest.splice(0, height - 1), first];
  return rest;
}
