// Tables for the rule tests: a begun match that a test may rearrange, dice that fall as written, and play by keys.

import { known } from '../../../engine/core/invariant';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng, type Rng } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import { parseTrailKey, trailAt } from '../../../engine/games/monster-lands/outlands/trails';
import type { Clan, Member, State, Trail } from '../../../engine/games/monster-lands/types';
import type { Event } from '../../../engine/games/monster-lands/view-types';

const kernel = compileKernel(monsterLands);

// Dice fall as listed, then by seed.
export function loaded(faces: readonly number[], seed = 1): Rng {
  const rest = makeRng(seed);
  const left = faces.slice();
  return {
    int: (bound) => (bound === 6 && left.length > 0 ? known(left.shift()) - 1 : rest.int(bound)),
    float: () => rest.float(),
    get draws() {
      return rest.draws;
    },
  };
}

export function fresh(seats = 2, options: Record<string, unknown> = {}, seed = 5): State {
  const affinities = Object.fromEntries(
    ['fire', 'water', 'air', 'jungle'].slice(0, seats).map((id, seat) => [`affinity${seat + 1}`, id]),
  );
  const parsed = monsterLands.parseOptions({ ...affinities, ...options }, seats);
  if (!parsed.ok) throw new Error(parsed.message);
  return monsterLands.setup(parsed.value, seats, makeRng(seed));
}

// A match as dealt, with all its surprises.
export function begun(seats: number, seed: number): State {
  const parsed = monsterLands.parseOptions({}, seats);
  if (!parsed.ok) throw new Error(parsed.message);
  const rng = makeRng(seed);
  const state = monsterLands.setup(parsed.value, seats, rng);
  kernel.begin(state, rng);
  return state;
}

// A match at its first turn, seat 0 first, pools empty, an ordinary table without surprises.
export function table(seats = 2, options: Record<string, unknown> = {}, seed = 5): State {
  const state = fresh(seats, options, seed);
  state.firstPlayer = 0;
  kernel.begin(state, makeRng(seed));
  for (const clan of state.clans) pool(clan, '');
  const land = known(state.lands[0]);
  setLand(state, 'kyzhul');
  place(state, 'A', 'sckon');
  for (const other of state.lands) if (other.tile === 'tile1') other.tile = land.tile;
  if (land.tile !== 'tile1') swapIn(state.tileDeck, land, 'tile', 'tile1');
  land.tile = 'tile1';
  land.face = 'a';
  return state;
}

function swapIn<Key extends string>(pile: string[], holder: Record<Key, unknown>, key: Key, wanted: string): void {
  const index = pile.indexOf(wanted);
  if (index < 0) return;
  pile[index] = holder[key] as string;
  holder[key] = wanted;
}

// Puts a monster on a place, exchanging it with wherever it lies.
export function place(state: State, where: 'A' | 'B' | 'gate', monster: string): void {
  const holder = where === 'gate' ? state.gate : known(state.lands[where === 'A' ? 0 : 1]);
  const old = holder.monster;
  if (old === monster) return;
  for (const other of [...state.lands, state.gate]) if (other.monster === monster) other.monster = old;
  const index = state.monsterDeck.indexOf(monster);
  if (index >= 0) {
    if (old === '') state.monsterDeck.splice(index, 1);
    else state.monsterDeck[index] = old;
  }
  holder.monster = monster;
}

export function setLand(state: State, land: string, where: 'A' | 'B' = 'A'): void {
  const holder = known(state.lands[where === 'A' ? 0 : 1]);
  for (const other of state.lands) if (other !== holder && other.land === land) other.land = holder.land;
  swapIn(state.landDeck, holder, 'land', land);
}

export function show(display: string[], slot: number, wanted: string, pile: string[]): void {
  const at = display.indexOf(wanted);
  const old = known(display[slot]);
  if (at >= 0) display[at] = old;
  else pile[pile.indexOf(wanted)] = old;
  display[slot] = wanted;
}

// `SSMI5` for two strength, one magic and an influence die showing 5.
export function pool(holder: Clan, dice: string): void {
  holder.S = (dice.match(/S/g) ?? []).length;
  holder.M = (dice.match(/M/g) ?? []).length;
  holder.I = [...dice.matchAll(/I(\d)/g)].map((match) => Number(match[1])).sort();
}

export const clan = (state: State, seat = 0): Clan => known(state.clans[seat]);
export const member = (state: State, id: string): Member =>
  known(
    state.clans.flatMap((each) => each.members).find((each) => each.id === id),
    id,
  );

// A mercenary joins a clan without further ado.
export function enlist(state: State, seat: number, id: string): Member {
  for (const pile of [state.mercenaryDeck, state.tavern]) {
    const index = pile.indexOf(id);
    if (index >= 0 && pile === state.tavern) pile[index] = state.mercenaryDeck.pop() ?? '';
    else if (index >= 0) pile.splice(index, 1);
  }
  const rookie = state.rookies.indexOf(id);
  if (rookie >= 0) state.rookies.splice(rookie, 1);
  const joined: Member = { id, wounded: false, away: false, gear: [] };
  clan(state, seat).members.push(joined);
  return joined;
}

export function arm(state: State, id: string, card: string): void {
  const deck = state.equipmentDeck.indexOf(card);
  if (deck >= 0) state.equipmentDeck.splice(deck, 1);
  const shown = state.market.indexOf(card);
  if (shown >= 0) state.market[shown] = state.equipmentDeck.pop() ?? '';
  member(state, id).gear.push(card);
}

export function giveLoot(state: State, seat: number, token: string): void {
  const deck = state.lootDeck.indexOf(token);
  if (deck >= 0) state.lootDeck.splice(deck, 1);
  const shown = state.lootShown.indexOf(token);
  if (shown >= 0) state.lootShown[shown] = state.lootDeck.pop() ?? '';
  clan(state, seat).loot.push(token);
}

export function giveTrap(state: State, seat: number, trap: string): void {
  takeTrapFromPool(state, trap);
  clan(state, seat).traps.push(trap);
  clan(state, seat).knownTraps.push(trap);
}

function takeTrapFromPool(state: State, trap: string): void {
  const index = state.trapDeck.indexOf(trap);
  if (index >= 0) state.trapDeck.splice(index, 1);
}

export function ownLand(state: State, seat: number, land: string, settler = ''): void {
  const index = state.landDeck.indexOf(land);
  if (index >= 0) state.landDeck.splice(index, 1);
  clan(state, seat).lands.push({ id: land, settler, used: false });
}

// Somebody stands on a trail with dice and tokens.
export function send(state: State, key: string, seat: number, id: string, dice: string, more: Partial<Trail> = {}): Trail {
  const [where, index] = parseTrailKey(key);
  const trail = trailAt(state, where, index);
  Object.assign(trail, {
    seat,
    member: id,
    S: (dice.match(/S/g) ?? []).length,
    M: (dice.match(/M/g) ?? []).length,
    I: [...dice.matchAll(/I(\d)/g)].map((match) => Number(match[1])),
    ...more,
  });
  for (const token of trail.tokens) {
    takeTrapFromPool(state, token);
    if (seat >= 0) clan(state, seat).knownTraps.push(token);
  }
  if (seat >= 0) member(state, id).away = true;
  return trail;
}

export const keys = (state: State): string[] => monsterLands.legalDecisions(state).map(monsterLands.makeKey);

// Plays keys, each of which must be legal; gives back what happened.
export function play(state: State, list: readonly string[], faces: readonly number[] = [], rng = loaded(faces)): Event[] {
  const events: Event[] = [];
  for (const key of list) {
    const decision = monsterLands.legalDecisions(state).find((each) => monsterLands.makeKey(each) === key);
    if (decision === undefined) throw new Error(`${key} is not among ${keys(state).join(' ')} (${state.phase})`);
    kernel.apply(state, decision, rng, (event) => events.push(event));
  }
  return events;
}

// Ends the deployment phase with one die sold by seat `state.turnSeat`, whoever could still gain a die passes; dice then fall as listed.
export function adventure(state: State, faces: readonly number[] = []): Event[] {
  for (const each of state.clans) pool(each, '');
  pool(clan(state, state.turnSeat), 'S');
  const rng = loaded(faces);
  const events = play(state, ['visit:merchant', 'sell:S', 'done'], [], rng);
  while (keys(state).includes('pass')) events.push(...play(state, ['pass'], [], rng));
  return events;
}

// Goes on with the first of the wished keys that is legal until a turn request opens.
export function untilTurn(state: State, wishes: readonly string[] = [], faces: readonly number[] = []): Event[] {
  const rng = loaded(faces);
  const events: Event[] = [];
  for (let steps = 0; steps < 200 && state.phase !== 'deployment.choosingAction' && state.phase !== 'finished'; steps++) {
    const legal = monsterLands.legalDecisions(state);
    const wished = wishes
      .map((wish) => legal.find((each) => monsterLands.makeKey(each) === wish))
      .find((each) => each !== undefined);
    kernel.apply(state, wished ?? known(legal.at(-1)), rng, (event) => events.push(event));
  }
  return events;
}

export const last = <Type extends Event['type']>(events: readonly Event[], type: Type): Extract<Event, { type: Type }> =>
  known(events.filter((event) => event.type === type).at(-1), type) as Extract<Event, { type: Type }>;

export const all = <Type extends Event['type']>(events: readonly Event[], type: Type): Extract<Event, { type: Type }>[] =>
  events.filter((event) => event.type === type) as Extract<Event, { type: Type }>[];
