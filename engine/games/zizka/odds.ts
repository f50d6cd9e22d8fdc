// Odds for people: the chance of every row of an event or conquest and of a fight, read off a view alone.
// Pure and exact; where the face of a token or card is not known, the mean over those it may be.
import { standingOf, tokensNeeded } from './allocation';
import { SPACES } from './data/board';
import { CONSTANTS } from './data/constants';
import {
  KEEP_CARDS,
  KEEP_ROWS,
  KIND_IDS,
  KIND_RESOLVE,
  RETINUE_FACES,
  SHIELD,
  SOVEREIGN_FACES,
  SWORD,
  TOKEN_IDS,
  TOKEN_KIND,
  TOKEN_ROWS,
  tokenIndex,
} from './data/tables';
import { type Fallen, fightHits, plainHits, type RollProfile, solveRoll, winChance } from './dice-math';
import { FACES, ICONS, SOVEREIGNS } from './types';
import type { DieChoice, IconCounts, KeepName, RollView, SeatView, View } from './view-types';

export interface Odds {
  readonly kind: string;
  // False: a mean over the faces the token or card may have.
  readonly exact: boolean;
  // Chance of each row from 0 to 1. In events a later row counts together with row 1, in conquests on its own.
  readonly rows: readonly number[];
  // Chance of success as a whole: row 1 of an event, all rows of a conquest.
  readonly whole: number;
}

const countsOf = (icons: IconCounts): number[] => ICONS.map((icon) => icons[icon]);

// What a seat would roll: `kind` is an event kind, null outside events.
export function profileFor(seat: SeatView, kind: string | null): RollProfile {
  const scroll = kind === null ? 0 : (seat.totals.scrolls[kind] ?? 0);
  return {
    dice: Math.min(CONSTANTS.diceLimit, seat.totals.die + scroll),
    wenceslas: seat.favours.includes('wenceslas'),
    sigismund: seat.favours.includes('sigismund'),
    printed: countsOf(seat.totals.icons),
    rerolls: seat.totals.reroll,
  };
}

// Pure numbers, remembered: a hovering hand asks for the same ones again and again.
const remembered = new Map<string, number>();

function remember(profile: RollProfile, target: string, reckon: () => number): number {
  const favours = `${profile.wenceslas ? 'w' : ''}${profile.sigismund ? 's' : ''}`;
  const key = `${profile.dice}${favours}/${profile.rerolls}/${profile.printed.join('.')}/${target}`;
  const held = remembered.get(key) ?? reckon();
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(key, held);
  return held;
}

function chanceOf(profile: RollProfile, needs: readonly number[], tokens: number): number {
  const reckon = (): number => solveRoll(profile, (pool) => (tokensNeeded(needs, pool) <= tokens ? 1 : 0)).expected;
  return remember(profile, `${needs.join('.')}+${tokens}`, reckon);
}

const sum = (left: readonly number[], right: readonly number[]): number[] => left.map((need, icon) => need + (right[icon] ?? 0));

function tokenRowOdds(seat: SeatView, token: number): number[] {
  const kind = TOKEN_KIND[token] ?? 0;
  const rows = TOKEN_ROWS[token] ?? [];
  const resolve = KIND_RESOLVE[kind];
  if (resolve === 'pay') return rows.map((row) => (row.pay <= seat.coins ? 1 : 0));
  if (resolve === 'discard') return rows.map((row) => (row.discard <= seat.members.length ? 1 : 0));
  const profile = profileFor(seat, KIND_IDS[kind] ?? null);
  const first = rows[0]?.needs ?? [0, 0, 0, 0];
  return rows.map((row, index) => chanceOf(profile, index === 0 ? first : sum(first, row.needs), seat.luck));
}

// The chance of a conquest as a whole: luck tokens are shared out best over the rows.
export function conquestChance(profile: RollProfile, rows: readonly (readonly number[])[], tokens: number): number {
  return remember(profile, `${rows.map((needs) => needs.join('.')).join('|')}+${tokens}`, () =>
    reckonConquest(profile, rows, tokens),
  );
}

// Worth of a pool against a row: the chance of the rows after it with the tokens that it leaves.
const rowWorth =
  (needs: readonly number[], held: number, after: readonly number[]) =>
  (pool: readonly number[]): number => {
    const spent = tokensNeeded(needs, pool);
    return spent > held ? 0 : (after[held - spent] ?? 0);
  };

function reckonConquest(profile: RollProfile, rows: readonly (readonly number[])[], tokens: number): number {
  let after: number[] = Array.from({ length: tokens + 1 }, () => 1);
  for (const needs of [...rows].reverse()) {
    after = after.map((_, held) => solveRoll(profile, rowWorth(needs, held, after)).expected);
  }
  return after[tokens] ?? 0;
}

function mean(lists: readonly (readonly number[])[]): number[] {
  const length = Math.min(...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) => lists.reduce((total, list) => total + (list[index] ?? 0), 0) / lists.length);
}

// Tokens of a kind that this viewer has not seen anywhere.
function unseenTokens(view: View, kind: string): number[] {
  const seen = new Set([...view.used, ...view.spaces.flatMap((space) => (space.token === null ? [] : [space.token]))]);
  return TOKEN_IDS.flatMap((id, index) => (KIND_IDS[TOKEN_KIND[index] ?? 0] === kind && !seen.has(id) ? [index] : []));
}

function eventOdds(view: View, seat: SeatView, kind: string, token: string | null): Odds | null {
  if (kind === 'tournament') return null;
  if (token !== null) {
    const rows = tokenRowOdds(seat, tokenIndex(token));
    return { kind, exact: true, rows, whole: rows[0] ?? 0 };
  }
  const unseen = unseenTokens(view, kind);
  if (unseen.length === 0) return null;
  const rows = mean(unseen.map((each) => tokenRowOdds(seat, each).slice(0, 1)));
  return { kind, exact: false, rows, whole: rows[0] ?? 0 };
}

function keepOdds(view: View, seat: SeatView, keep: KeepName): Odds | null {
  const index = keep === 'easy' ? 0 : 1;
  const deck = view.keeps[index];
  if (deck === undefined || deck.cards === 0) return null;
  const top = deck.known[0] ?? null;
  const taken = new Set([...deck.known, ...view.seats.map((each) => each.won[keep])]);
  const cards = KEEP_CARDS[index].flatMap((card, at) => (top === card.id || (top === null && !taken.has(card.id)) ? [at] : []));
  if (cards.length === 0) return null;
  const profile = profileFor(seat, null);
  const lists = cards.map((card) => {
    const rows = KEEP_ROWS[index]?.[card] ?? [];
    return [conquestChance(profile, rows, seat.luck), ...rows.map((needs) => chanceOf(profile, needs, seat.luck))];
  });
  const [whole = 0, ...rows] = mean(lists);
  return { kind: keep, exact: top !== null, rows, whole };
}

// Odds of what can be attempted on a space, for a seat as it stands now; null where nothing is rolled.
export function oddsFor(view: View, seat: number, spaceId: string): Odds | null {
  const held = view.seats[seat];
  const space = view.spaces.find((each) => each.id === spaceId);
  if (held === undefined || space === undefined) return null;
  if (space.kind !== null) return eventOdds(view, held, space.kind, space.token);
  const kind = SPACES.find((each) => each.id === spaceId)?.kind;
  if (kind === 'conquestEasy' && held.won.easy === null) return keepOdds(view, held, 'easy');
  if (kind === 'conquestHard' && held.won.hard === null) return keepOdds(view, held, 'hard');
  return null;
}

// What the rows of the roll under way ask for (row 1 included where it must come first) and the tokens at hand; null
// stands for a row that these dice do not decide.
function rowNeedsNow(view: View): { readonly needs: readonly (readonly number[] | null)[]; readonly usable: number } | null {
  if (view.event !== null && !view.event.kept) {
    const { rows, usable } = view.event;
    const first = countsOf(rows[0]?.needs ?? { sword: 0, shield: 0, speech: 0, luck: 0 });
    const needs = rows.map((row, index) => (row.barred ? null : index === 0 ? first : sum(first, countsOf(row.needs))));
    return { needs, usable };
  }
  if (view.conquest === null) return null;
  const { rows, row: current, usable } = view.conquest;
  return { needs: rows.map((row) => (row.row === current ? countsOf(row.needs) : null)), usable };
}

// The dice on the table, and the roll that they are part of. Once the free rerolls are gone, one that can be bought is
// reckoned with (ZIZ-145).
function rollNow(view: View, roll: RollView): { readonly profile: RollProfile; readonly fallen: Fallen } {
  const canBuy = view.experienced && (view.seats[roll.seat]?.coins ?? 0) >= CONSTANTS.paidRerollCost;
  // A coin that was taken can be thrown no more; the die then shows nothing.
  const isOut = roll.sigismund === null || roll.coinTaken;
  return {
    profile: {
      dice: roll.dice.length,
      wenceslas: roll.wenceslas !== null,
      sigismund: !isOut,
      printed: countsOf(roll.printed),
      rerolls: roll.rerolls > 0 || !canBuy ? roll.rerolls : 1,
    },
    fallen: {
      counts: ICONS.map((icon) => roll.dice.filter((die) => die === icon).length),
      wenceslas: roll.wenceslas === null ? -1 : FACES.indexOf(roll.wenceslas),
      sigismund: roll.sigismund === null || isOut ? -1 : FACES.indexOf(roll.sigismund),
    },
  };
}

// The roll under way: the chance of every row with the dice as they lie and the rerolls left, row 1 included.
export function oddsNow(view: View): readonly number[] | null {
  const asked = rowNeedsNow(view);
  if (view.roll === null || asked === null) return null;
  const { profile, fallen } = rollNow(view, view.roll);
  return asked.needs.map((needs, index) => {
    if (needs === null) return view.conquest?.rows[index]?.done === true ? 1 : 0;
    const solved = solveRoll(profile, (pool) => (tokensNeeded(needs, pool) <= asked.usable ? 1 : 0));
    return solved.value(fallen, profile.rerolls);
  });
}

// The conquest under way: the chance of this row and all that follow it; null when none is left.
export function conquestNow(view: View): number | null {
  const { conquest, roll } = view;
  const seat = view.seats[view.turn];
  if (conquest === null || roll === null || seat === undefined) return null;
  const [now, ...later] = conquest.rows.filter((row) => row.row >= conquest.row).map((row) => countsOf(row.needs));
  if (now === undefined) return null;
  const fresh = profileFor(seat, null);
  const after = Array.from({ length: conquest.usable + 1 }, (_, held) => conquestChance(fresh, later, held));
  const { profile, fallen } = rollNow(view, roll);
  return solveRoll(profile, rowWorth(now, conquest.usable, after)).value(fallen, profile.rerolls);
}

// The chance of every row if this die is thrown once more and all is kept then; null for rows it does not decide.
export function oddsAfterThrow(view: View, die: DieChoice): readonly (number | null)[] | null {
  const { roll } = view;
  const asked = rowNeedsNow(view);
  if (roll === null || asked === null) return null;
  const isSovereign = die === 'wenceslas' || die === 'sigismund';
  const lying = FACES.indexOf(isSovereign ? (roll[die] ?? 'blank') : die);
  const faces = isSovereign ? (SOVEREIGN_FACES[SOVEREIGNS.indexOf(die)] ?? []) : RETINUE_FACES;
  const rest = countsOf(roll.pool).map((count, icon) => count - (icon === lying ? 1 : 0));
  return asked.needs.map((needs) => {
    if (needs === null) return null;
    const met = faces.filter((face) => {
      const pool = rest.map((count, icon) => count + (icon === face ? 1 : 0));
      return tokensNeeded(needs, pool) <= asked.usable;
    });
    return met.length / faces.length;
  });
}

// The chance that an attack succeeds; a target of -1 is Torak. Luck tokens are left out on both sides.
export function fightOdds(view: View, attacker: number, target: number): number {
  const from = view.seats[attacker];
  if (from === undefined) return 0;
  const attack = fightHits(profileFor(from, null), SWORD);
  if (target === -1) return view.solo === null ? 0 : winChance(attack, plainHits(view.solo.dice, view.solo.luck));
  const against = view.seats[target];
  return against === undefined ? 0 : winChance(attack, fightHits(profileFor(against, null), SHIELD));
}

// The chance that an attack with so many hits beats the defender, whose luck tokens are left out.
export function hitOdds(view: View, defender: number, hits: number): number {
  const against = view.seats[defender];
  const solo = view.solo;
  const defence =
    defender === -1
      ? plainHits(solo?.dice ?? 0, solo?.luck ?? 0)
      : against === undefined
        ? []
        : fightHits(profileFor(against, null), SHIELD);
  return defence.slice(0, hits).reduce((total, chance) => total + chance, 0);
}

// How an event's row stands against a pool, for a table that shows dice the view does not have yet.
export function rowStanding(
  needs: readonly (readonly number[])[],
  done: readonly number[],
  index: number,
  pool: readonly number[],
): ReturnType<typeof standingOf> {
  return standingOf(needs, done, index, pool);
}

// The same for a keep's row, which stands alone (ZIZ-76).
export function keepStanding(needs: readonly number[], pool: readonly number[]): ReturnType<typeof standingOf> {
  return standingOf([needs], [], 0, pool);
}
