// A match being prepared: who sits where, which options, and the changes people make. Pure.
import {
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  type GameInfo,
  type Level,
  type OptionSpec,
  type SaveInfo,
  SEAT_NAMES,
  type SeatSpec,
  TINCTURES,
  type Tincture,
} from '../../../engine/protocol';

export type OptionValue = string | number | boolean;

export interface TablePlan {
  readonly game: GameInfo['id'];
  readonly seats: readonly SeatSpec[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

const STANDARD_LEVEL: Level = 'squire';

function freeTincture(seats: readonly SeatSpec[]): Tincture {
  return TINCTURES.find((tincture) => seats.every((seat) => seat.tincture !== tincture)) ?? 'gules';
}

export type SeatKind = 'human' | 'character' | 'ai';

export const kindOf = (seat: SeatSpec): SeatKind =>
  seat.kind === 'ai' && seat.character !== undefined ? 'character' : seat.kind;

function seatedCharacter(id: CharacterId, tincture: Tincture): SeatSpec {
  const { name, level } = CHARACTERS[id];
  return { kind: 'ai', name, tincture, level, character: id };
}

// Nobody sits at a table twice: the first of the standard level who is still free, then anybody.
function freeCharacter(seats: readonly SeatSpec[]): CharacterId {
  const free = CHARACTER_IDS.filter((id) => !seats.some((seat) => seat.kind === 'ai' && seat.character === id));
  return free.find((id) => CHARACTERS[id].level === STANDARD_LEVEL) ?? free[0] ?? 'hanka';
}

export function addCharacter(seats: readonly SeatSpec[], id = freeCharacter(seats)): readonly SeatSpec[] {
  return [...seats, seatedCharacter(id, freeTincture(seats))];
}

export function addPerson(seats: readonly SeatSpec[], name: string): readonly SeatSpec[] {
  return [...seats, { kind: 'human', name, tincture: freeTincture(seats) }];
}

// Who sits elsewhere already changes places with whoever is here.
export function withCharacter(seats: readonly SeatSpec[], index: number, id: CharacterId): readonly SeatSpec[] {
  const here = seats[index];
  const elsewhere = seats.findIndex((seat) => seat.kind === 'ai' && seat.character === id);
  if (here === undefined || elsewhere === index) return seats;
  return seats.map((seat, at) => {
    if (at === index) return seatedCharacter(id, seat.tincture);
    return at === elsewhere ? { ...here, tincture: seat.tincture } : seat;
  });
}

export function withCount(seats: readonly SeatSpec[], count: number): readonly SeatSpec[] {
  let next = seats.slice(0, count);
  while (next.length < count) next = [...addCharacter(next)];
  return next;
}

export function freshPlan(game: GameInfo, playerName: string): TablePlan {
  const you: SeatSpec = { kind: 'human', name: playerName, tincture: 'gules' };
  return { game: game.id, seats: withCount([you], Math.max(game.seatRange.min, 2)), options: standardOptions(game.options) };
}

function standardOptions(specs: readonly OptionSpec[]): Record<string, OptionValue> {
  return Object.fromEntries(specs.map((spec) => [spec.id, spec.standard]));
}

// The last table of this game is laid again; options that no longer exist fall back to their standard.
export function rememberedPlan(game: GameInfo, saves: readonly SaveInfo[]): TablePlan | null {
  const last = saves.find((save) => save.game === game.id && save.problem === null && save.campaign === null);
  if (last === undefined) return null;
  const options = standardOptions(game.options);
  for (const spec of game.options) {
    const value = last.options[spec.id];
    if (value !== undefined && spec.values.includes(value)) options[spec.id] = value;
  }
  const count = Math.min(game.seatRange.max, Math.max(game.seatRange.min, last.seats.length));
  return { game: game.id, seats: withCount(last.seats, count), options };
}

function replaceSeat(seats: readonly SeatSpec[], index: number, seat: SeatSpec): readonly SeatSpec[] {
  return seats.map((each, at) => (at === index ? seat : each));
}

export function withKind(seats: readonly SeatSpec[], index: number, kind: SeatKind, humanName: string): readonly SeatSpec[] {
  const seat = seats[index];
  if (seat === undefined || kindOf(seat) === kind) return seats;
  const { tincture } = seat;
  if (kind === 'human') return replaceSeat(seats, index, { kind, name: humanName, tincture });
  if (kind === 'character') return replaceSeat(seats, index, seatedCharacter(freeCharacter(seats), tincture));
  const level = seat.kind === 'ai' ? seat.level : STANDARD_LEVEL;
  return replaceSeat(seats, index, { kind, name: SEAT_NAMES[tincture], tincture, level });
}

export function withName(seats: readonly SeatSpec[], index: number, name: string): readonly SeatSpec[] {
  return seats.map((seat, at) => (at === index ? { ...seat, name } : seat));
}

export function withLevel(seats: readonly SeatSpec[], index: number, level: Level): readonly SeatSpec[] {
  return seats.map((seat, at) =>
    at === index && seat.kind === 'ai' && seat.character === undefined ? { ...seat, level } : seat,
  );
}

// A tincture that somebody has is swapped, so that no two seats share one.
export function withTincture(seats: readonly SeatSpec[], index: number, tincture: Tincture): readonly SeatSpec[] {
  const old = seats[index]?.tincture;
  if (old === undefined) return seats;
  return seats.map((seat, at) => {
    if (at === index) return { ...seat, tincture };
    return seat.tincture === tincture ? { ...seat, tincture: old } : seat;
  });
}

export function isOffered(spec: OptionSpec, seats: number): boolean {
  return spec.seats === undefined || spec.seats.includes(seats);
}

// The value before or after this one, round and round.
export function neighbour(values: readonly OptionValue[], value: OptionValue, by: 1 | -1): OptionValue {
  const at = values.indexOf(value);
  return values[(at + by + values.length) % values.length] ?? value;
}

// What is sent: options not offered at this number of seats are left to the game.
export function offeredOptions(plan: TablePlan, specs: readonly OptionSpec[]): Record<string, OptionValue> {
  const offered = specs.filter((spec) => isOffered(spec, plan.seats.length));
  return Object.fromEntries(offered.map((spec) => [spec.id, plan.options[spec.id] ?? spec.standard]));
}

export function isComplete(seats: readonly SeatSpec[]): boolean {
  return seats.every((seat) => seat.name.trim() !== '');
}
