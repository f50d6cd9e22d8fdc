// Odds for people: the chance of every row of an event or conquest, read off a view alone, under the best play for it
// with all that the seat may really use: rerolls, luck tokens and, in the experienced variant, rerolls at a coin each.
// Exact; where the face of a token or card is not known, the mean over those it may be. Fights: `fight-odds.ts`.
import { leftOver, tokensNeeded } from './allocation';
import { type BestPlay, LOST, type Means, playRoll, type Stake, SURE, type Throw } from './best-play';
import { SPACES } from './data/board';
import { CONSTANTS } from './data/constants';
import { SOLO_WARRANTS } from './data/solo';
import { KEEP_CARDS, KEEP_ROWS, KIND_IDS, KIND_RESOLVE, TOKEN_IDS, TOKEN_KIND, TOKEN_ROWS, tokenIndex } from './data/tables';
import type { Fallen, RollProfile } from './dice-math';
import { payableRows } from './rows';
import { FACES, ICONS, SOVEREIGNS } from './types';
import type { DieChoice, IconCounts, KeepName, RollView, SeatView, View } from './view-types';

export type { Stake } from './best-play';

export interface Odds {
  readonly kind: string;
  // False: a mean over the faces the token or card may have.
  readonly exact: boolean;
  // Of each row. In events a later row counts together with row 1, in conquests on its own.
  readonly rows: readonly Stake[];
  // Of success as a whole: row 1 of an event, all rows of a conquest.
  readonly whole: Stake;
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
export function remembering<Value>(room: number): (key: string, make: () => Value) => Value {
  const held = new Map<string, Value>();
  return (key, make) => {
    const known = held.get(key);
    if (known !== undefined) return known;
    if (held.size >= room) held.clear();
    const made = make();
    held.set(key, made);
    return made;
  };
}

export function castKey({ dice, wenceslas, sigismund, printed }: Throw): string {
  return `${dice}${wenceslas ? 'w' : ''}${sigismund ? 's' : ''}/${printed.join('.')}`;
}

// Solved rolls are large with many coins: a turn needs a few dozen of them.
const PLAYS = 120;
const rowPlays = remembering<BestPlay>(PLAYS);

// One set of needs against one roll.
function rowPlay(cast: Throw, buys: boolean, needs: readonly number[], tokens: number): BestPlay {
  return rowPlays(`${castKey(cast)}/${buys}/${needs.join('.')}+${tokens}`, () =>
    playRoll(cast, buys, {
      classOf: (pool) => (tokensNeeded(needs, pool) <= tokens ? 1 : 0),
      worth: (met) => (met === 1 ? SURE : LOST),
    }),
  );
}

type Rows = readonly (readonly number[])[];
// By luck tokens and coins held.
type KeepTable = (tokens: number, coins: number) => Stake;

const keepTables = remembering<KeepTable>(1000);

// The rows of a conquest one after another, each with a fresh roll (ZIZ-76): tokens and coins that a row leaves go on to
// the next. Worked out only as far as it is asked for.
function keepTable(profile: RollProfile, buys: boolean, rows: Rows): KeepTable {
  if (rows.length === 0) return () => SURE;
  const key = `${castKey(profile)}/${profile.rerolls}/${buys}/${rows.map((needs) => needs.join('.')).join('|')}`;
  return keepTables(key, () => {
    const stakes = new Map<number, Stake>();
    return (tokens, coins) => {
      const purse = buys ? coins : 0;
      const at = tokens * 1000 + purse;
      const known = stakes.get(at);
      if (known !== undefined) return known;
      const stake = keepPlay(profile, profile, buys, rows, tokens).fresh(profile.rerolls, purse);
      stakes.set(at, stake);
      return stake;
    };
  });
}

const keepPlays = remembering<BestPlay>(PLAYS);

// The first of these rows, thrown as `cast`, and all that follow it as `fresh`.
function keepPlay(cast: Throw, fresh: RollProfile, buys: boolean, rows: Rows, tokens: number): BestPlay {
  const [now = [0, 0, 0, 0], ...later] = rows;
  const name = rows.map((needs) => needs.join('.')).join('|');
  return keepPlays(`${castKey(cast)}/${castKey(fresh)}/${fresh.rerolls}/${buys}/${name}+${tokens}`, () => {
    const after = keepTable(fresh, buys, later);
    return playRoll(cast, buys, {
      classOf: (pool) => Math.min(tokensNeeded(now, pool), tokens + 1),
      worth: (spent, coins) => (spent > tokens ? LOST : after(tokens - spent, coins)),
    });
  });
}

// The chance of a conquest as a whole without bought rerolls: luck tokens are shared out best over the rows.
export function conquestChance(profile: RollProfile, rows: Rows, tokens: number): number {
  return keepTable(profile, false, rows)(tokens, 0).chance;
}

const sum = (left: readonly number[], right: readonly number[]): number[] => left.map((need, icon) => need + (right[icon] ?? 0));

// ZIZ-156: with all warrants held a row that brings one cannot be done.
function isFullOfWarrants(view: View): boolean {
  return view.solo !== null && view.solo.warrants.length >= SOLO_WARRANTS.length;
}

function tokenRowOdds(view: View, seat: SeatView, token: number): Stake[] {
  const kind = TOKEN_KIND[token] ?? 0;
  const rows = TOKEN_ROWS[token] ?? [];
  const isBarred = (index: number): boolean => rows[index]?.warrant === true && isFullOfWarrants(view);
  if (KIND_RESOLVE[kind] !== 'roll') {
    const payable = payableRows(rows, [], seat.coins, seat.members.length);
    return rows.map((_, index) => (payable.includes(index) && !isBarred(index) && !isBarred(0) ? SURE : LOST));
  }
  const profile = profileFor(seat, KIND_IDS[kind] ?? null);
  const first = rows[0]?.needs ?? [0, 0, 0, 0];
  return rows.map((row, index) => {
    if (isBarred(index) || isBarred(0)) return LOST;
    const play = rowPlay(profile, view.experienced, index === 0 ? first : sum(first, row.needs), seat.luck);
    return play.fresh(profile.rerolls, purseOf(view, seat));
  });
}

// Coins that can buy rerolls.
export function purseOf(view: View, seat: SeatView): number {
  return view.experienced ? seat.coins : 0;
}

function mean(lists: readonly (readonly Stake[])[]): Stake[] {
  const length = Math.min(...lists.map((list) => list.length));
  const over = (index: number, of: (stake: Stake) => number): number =>
    lists.reduce((total, list) => total + of(list[index] ?? LOST), 0) / lists.length;
  return Array.from({ length }, (_, index) => ({
    chance: over(index, (stake) => stake.chance),
    coins: over(index, (stake) => stake.coins),
  }));
}

// Tokens of a kind that this viewer has not seen anywhere.
function unseenTokens(view: View, kind: string): number[] {
  const seen = new Set([...view.used, ...view.spaces.flatMap((space) => (space.token === null ? [] : [space.token]))]);
  return TOKEN_IDS.flatMap((id, index) => (KIND_IDS[TOKEN_KIND[index] ?? 0] === kind && !seen.has(id) ? [index] : []));
}

function eventOdds(view: View, seat: SeatView, kind: string, token: string | null): Odds | null {
  if (kind === 'tournament') return null;
  if (token !== null) {
    const rows = tokenRowOdds(view, seat, tokenIndex(token));
    return { kind, exact: true, rows, whole: rows[0] ?? LOST };
  }
  const unseen = unseenTokens(view, kind);
  if (unseen.length === 0) return null;
  const rows = mean(unseen.map((each) => tokenRowOdds(view, seat, each).slice(0, 1)));
  return { kind, exact: false, rows, whole: rows[0] ?? LOST };
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
  const purse = purseOf(view, seat);
  const lists = cards.map((card) => {
    const rows = KEEP_ROWS[index]?.[card] ?? [];
    const alone = rows.map((needs) => rowPlay(profile, view.experienced, needs, seat.luck).fresh(profile.rerolls, purse));
    return [keepTable(profile, view.experienced, rows)(seat.luck, purse), ...alone];
  });
  const [whole = LOST, ...rows] = mean(lists);
  return { kind: keep, exact: top !== null, rows, whole };
}

// The long reckonings of a state, one by one: with coins to buy rerolls a keep takes its time, and a pointer should find
// the answer there. Each card of each keep that may still be stormed.
export function longReckonings(view: View, seat: number): (() => void)[] {
  const held = view.seats[seat];
  if (held === undefined || !view.experienced) return [];
  const profile = profileFor(held, null);
  return KEEP_ROWS.flatMap((cards, keep) =>
    held.won[keep === 0 ? 'easy' : 'hard'] !== null
      ? []
      : cards.map((rows) => () => {
          keepTable(profile, true, rows)(held.luck, held.coins);
        }),
  );
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

// The dice on the table and what may still be done with them.
export function lyingRoll(view: View, roll: RollView): { readonly cast: Throw; readonly fallen: Fallen; readonly means: Means } {
  const seat = view.seats[roll.seat];
  return {
    cast: {
      dice: roll.dice.length,
      wenceslas: roll.wenceslas !== null,
      sigismund: roll.sigismund !== null,
      printed: countsOf(roll.printed),
    },
    fallen: {
      counts: ICONS.map((icon) => roll.dice.filter((die) => die === icon).length),
      wenceslas: roll.wenceslas === null ? -1 : FACES.indexOf(roll.wenceslas),
      sigismund: roll.sigismund === null ? -1 : FACES.indexOf(roll.sigismund),
    },
    means: { rerolls: roll.rerolls, coins: seat === undefined ? 0 : purseOf(view, seat), locked: roll.coinTaken },
  };
}

// How the roll under way may go on: best play, all kept now, or one die thrown first.
export type Onward = 'best' | 'keep' | DieChoice;

export function onward(play: BestPlay, view: View, roll: RollView, way: Onward): Stake | null {
  const { fallen, means } = lyingRoll(view, roll);
  if (way === 'best') return play.lying(fallen, means);
  if (way === 'keep') return play.kept(fallen, means);
  const die = ICONS.findIndex((icon) => icon === way);
  return play.thrown(fallen, die >= 0 ? die : 4 + SOVEREIGNS.findIndex((each) => each === way), means);
}

// What the rows of the roll under way ask for (row 1 included where it must come first) and the tokens at hand; null
// stands for a row that these dice do not decide.
function rowNeedsNow(view: View): { readonly needs: readonly (readonly number[] | null)[]; readonly usable: number } | null {
  if (view.event !== null && !view.event.kept) {
    const { rows, usable } = view.event;
    const first = countsOf(rows[0]?.needs ?? { sword: 0, shield: 0, speech: 0, luck: 0 });
    const isLost = rows[0]?.barred === true;
    const needs = rows.map((row, index) => (row.barred || isLost ? null : index === 0 ? first : sum(first, countsOf(row.needs))));
    return { needs, usable };
  }
  if (view.conquest === null) return null;
  const { rows, row: current, usable } = view.conquest;
  return { needs: rows.map((row) => (row.row === current ? countsOf(row.needs) : null)), usable };
}

// The odds of every row if the roll under way goes on so; null for rows it does not decide.
export function rowsOnward(view: View, way: Onward): (Stake | null)[] | null {
  const asked = rowNeedsNow(view);
  const { roll } = view;
  if (roll === null || asked === null) return null;
  const { cast } = lyingRoll(view, roll);
  return asked.needs.map((needs) =>
    needs === null ? null : onward(rowPlay(cast, view.experienced, needs, asked.usable), view, roll, way),
  );
}

// A conquest's row that was kept waits for luck tokens only: what rerolls it had are gone.
const wayNow = (view: View): Onward => (view.conquest?.kept === true ? 'keep' : 'best');

// The roll under way: the odds of every row with the dice as they lie, row 1 included.
export function oddsNow(view: View): readonly Stake[] | null {
  const stakes = rowsOnward(view, wayNow(view));
  return stakes === null ? null : stakes.map((stake, index) => stake ?? (view.conquest?.rows[index]?.done ? SURE : LOST));
}

// The odds of every row if this die is thrown once more and the best is made of it; null for rows it does not decide.
export function oddsAfterThrow(view: View, die: DieChoice): readonly (Stake | null)[] | null {
  const stakes = rowsOnward(view, die);
  return stakes === null || stakes.every((stake) => stake === null) ? null : stakes;
}

// The conquest under way: this row and all that follow it; null when none is left.
export function conquestNow(view: View, way: Onward = wayNow(view)): Stake | null {
  const { conquest, roll } = view;
  const seat = view.seats[view.turn];
  if (conquest === null || roll === null || seat === undefined) return null;
  const rows = conquest.rows.filter((row) => row.row >= conquest.row).map((row) => countsOf(row.needs));
  if (rows.length === 0) return null;
  const { cast } = lyingRoll(view, roll);
  return onward(keepPlay(cast, profileFor(seat, null), view.experienced, rows, conquest.usable), view, roll, way);
}

// What the rows done leave of the pool of a roll, for rows that are still to come (ZIZ-55).
export function poolLeft(view: View): IconCounts | null {
  if (view.roll === null || view.event === null) return null;
  const done = view.event.rows.filter((row) => row.done).map((row) => countsOf(row.needs));
  if (done.length === 0) return null;
  const [sword = 0, shield = 0, speech = 0, luck = 0] = leftOver(done.reduce(sum), countsOf(view.roll.pool));
  return { sword, shield, speech, luck };
}

// Rows (from 1) that the kept pool covers one after another without a further token.
export function coveredTogether(view: View): number[] {
  const { event } = view;
  if (event === null || event.pool === null) return [];
  const pool = countsOf(event.pool);
  let needs = event.rows.filter((row) => row.done).reduce((all, row) => sum(all, countsOf(row.needs)), [0, 0, 0, 0]);
  const spent = tokensNeeded(needs, pool);
  return event.rows.flatMap((row) => {
    const wider = sum(needs, countsOf(row.needs));
    if (row.done || row.barred || tokensNeeded(wider, pool) > spent) return [];
    needs = wider;
    return [row.row];
  });
}
