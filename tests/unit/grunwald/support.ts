// Poses a table for rule tests: chosen cards on top of the piles, then the real flow from `begin`.
import { expect } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import { CARDS } from '../../../engine/games/grunwald/data/cards';
import { EVENT_INDEX } from '../../../engine/games/grunwald/data/events';
import { PILE, type State } from '../../../engine/games/grunwald/types';
import type { Event, EventId } from '../../../engine/games/grunwald/view-types';

export const kernel = compileKernel(grunwald);
const rng = makeRng(7);

// Cards are written as C5, M2, T3: kind and strength.
export interface Pose {
  readonly round?: number;
  readonly start?: number;
  readonly event?: EventId;
  readonly crown?: readonly [string, string];
  readonly mercenary?: readonly [string, string];
  readonly teutons?: readonly [string, string];
  // The Teuton an event turns up.
  readonly prize?: string;
  // Indexes into the data tables.
  readonly provisionCard?: number;
  readonly ducatCard?: number;
  readonly hand?: readonly (readonly string[])[];
  readonly camp?: readonly (readonly string[])[];
  readonly ducats?: readonly number[];
  readonly provision?: readonly number[];
  readonly helpers?: readonly number[];
}

export interface Table {
  readonly state: State;
  readonly events: Event[];
}

export function pose(seats: number, wish: Pose = {}): Table {
  const state = grunwald.setup({}, seats, makeRng(3));
  state.start = wish.start ?? 0;
  state.round = wish.round ?? 1;
  wish.hand?.forEach((cards, seat) => {
    for (const card of cards) known(state.hand[seat]).push(draw(state, card));
  });
  wish.camp?.forEach((cards, seat) => {
    for (const card of cards) known(state.camp[seat]).push(draw(state, card));
  });
  wish.ducats?.forEach((amount, seat) => {
    state.ducats[seat] = amount;
  });
  wish.provision?.forEach((amount, seat) => {
    state.provision[seat] = amount;
  });
  wish.helpers?.forEach((amount, seat) => {
    state.helpers[seat] = amount;
    state.helpersFree[seat] = amount;
  });
  stack(state, PILE.crownLeft, wish.crown);
  stack(state, PILE.mercenaryLeft, wish.mercenary);
  stack(state, PILE.teutonLeft, wish.teutons);
  const side = wish.event === 'ransom' ? PILE.teutonRight : PILE.teutonLeft;
  if (wish.prize !== undefined) known(state.piles[side]).push(draw(state, wish.prize));
  raise(state, PILE.provision, wish.provisionCard);
  raise(state, PILE.ducats, wish.ducatCard);
  // Without a wish the gentlest event: it asks nobody anything.
  raise(state, PILE.events, EVENT_INDEX[wish.event ?? 'gifts']);
  const events: Event[] = [];
  kernel.begin(state, rng, (event) => events.push(event));
  return { state, events };
}

function stack(state: State, left: number, pair: readonly [string, string] | undefined): void {
  if (pair === undefined) return;
  const cards = pair.map((card) => draw(state, card));
  known(state.piles[left]).push(known(cards[0]));
  known(state.piles[left + 1]).push(known(cards[1]));
}

function raise(state: State, pile: number, card: number | undefined): void {
  if (card === undefined) return;
  const cards = known(state.piles[pile]);
  cards.splice(cards.indexOf(card), 1);
  cards.push(card);
}

const KINDS: Record<string, string> = { C: 'crown', M: 'mercenary', T: 'teuton' };

function draw(state: State, name: string): number {
  for (const pile of state.piles.slice(0, PILE.provision)) {
    const at = pile.findIndex((card) => isNamed(card, name));
    if (at >= 0) return known(pile.splice(at, 1)[0]);
  }
  throw new Error(`no ${name} left`);
}

function isNamed(card: number, name: string): boolean {
  const view = known(CARDS[card]);
  return view.kind === KINDS[name.charAt(0)] && view.strength === Number(name.slice(1));
}

// Plays keys that must be legal. `C5` after a colon means the asked seat's own card of that kind.
export function play(table: Table, ...keys: string[]): void {
  for (const key of keys) {
    const full = spell(table.state, key);
    const legal = grunwald.legalDecisions(table.state);
    const decision = legal.find((each) => grunwald.makeKey(each) === full);
    expect(decision, `${full} among ${legal.map(grunwald.makeKey).join(' ')} in ${table.state.phase}`).toBeDefined();
    kernel.apply(table.state, known(decision), rng, (event) => table.events.push(event));
    expect(grunwald.checkInvariants(table.state)).toEqual([]);
  }
}

export function spell(state: State, key: string): string {
  const [type, rest = ''] = key.split(':');
  if (!/^[CMT]\d$/.test(rest)) return key;
  const seat = known(grunwald.requestFor(state)).seat;
  const own = [...known(state.hand[seat]), ...known(state.camp[seat])];
  const card = own.find((each) => isNamed(each, rest) && !state.given.includes(each));
  return `${type}:${known(CARDS[known(card, `${rest} of seat ${seat}`)]).id}`;
}

export function legal(table: Table): string[] {
  return grunwald.legalDecisions(table.state).map(grunwald.makeKey);
}

export function asked(table: Table): number | null {
  return grunwald.requestFor(table.state)?.seat ?? null;
}

// Everybody passes until the placing of this round is over.
export function passAll(table: Table): void {
  const { round } = table.state;
  while (table.state.phase === 'placing' && table.state.round === round) play(table, 'pass');
}

// Distinct cards by their names, for states whose piles do not matter.
export function pick(...wanted: readonly (readonly string[])[]): number[][] {
  const used = new Set<number>();
  return wanted.map((list) =>
    list.map((name) => {
      const card = CARDS.findIndex((_, index) => !used.has(index) && isNamed(index, name));
      if (card < 0) throw new Error(`no ${name} left`);
      used.add(card);
      return card;
    }),
  );
}

export function names(cards: readonly number[] | undefined): string[] {
  return (cards ?? []).map((card) => {
    const { kind, strength } = known(CARDS[card]);
    return `${kind.charAt(0).toUpperCase()}${strength}`;
  });
}

export function last<Type extends Event['type']>(table: Table, type: Type): Extract<Event, { type: Type }> {
  const found = table.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  return known(found.at(-1), `an event ${type}`);
}
