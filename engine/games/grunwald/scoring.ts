// The last reckoning, GRU-60 to GRU-65: from the state after feeding to rows, places and the outcome.
import type { Outcome } from '../../core/game-module';
import { known } from '../../core/invariant';
import { CARDS, isCrown, isKnight, isMercenary, isTeuton, strengthOf } from './data/cards';
import type { OpenTable } from './types';
import type { ReckoningRow } from './view-types';

interface Count {
  readonly cards: number;
  readonly strength: number;
}

function countOf(state: OpenTable, seat: number, belongs: (card: number) => boolean): Count {
  let cards = 0;
  let strength = 0;
  for (const zone of [known(state.hand[seat]), known(state.camp[seat])]) {
    for (const card of zone) {
      if (!belongs(card)) continue;
      cards++;
      strength += strengthOf(card);
    }
  }
  return { cards, strength };
}

// GRU-62: most cards, then the larger strength; all who are still tied score. Nobody with none.
export function commanders(counts: readonly Count[]): number[] {
  const most = Math.max(...counts.map((count) => count.cards));
  if (most === 0) return [];
  const strongest = Math.max(...counts.map((count) => (count.cards === most ? count.strength : -1)));
  return indexesOf(counts, (count) => count.cards === most && count.strength === strongest);
}

// GRU-63: the largest surplus, all tied.
export function quartermasters(surplus: readonly number[]): number[] {
  const most = Math.max(...surplus);
  return most === 0 ? [] : indexesOf(surplus, (own) => own === most);
}

function indexesOf<Item>(items: readonly Item[], test: (item: Item) => boolean): number[] {
  const found: number[] = [];
  items.forEach((item, index) => {
    if (test(item)) found.push(index);
  });
  return found;
}

export function reckoningOf(state: OpenTable): ReckoningRow[] {
  const seats = state.provision.map((_, seat) => seat);
  const crown = seats.map((seat) => countOf(state, seat, isCrown));
  const mercenary = seats.map((seat) => countOf(state, seat, isMercenary));
  const teutons = seats.map((seat) => countOf(state, seat, isTeuton));
  const crownCommanders = commanders(crown);
  const mercenaryCommanders = commanders(mercenary);
  const keepers = quartermasters(state.provision);
  const rows = seats.map((seat) => {
    const ours = { crown: known(crown[seat]), mercenary: known(mercenary[seat]), teutons: known(teutons[seat]) };
    const strength = ours.crown.strength + ours.mercenary.strength + ours.teutons.strength;
    const surplus = known(state.provision[seat]);
    const ducats = known(state.ducats[seat]);
    const crownCommander = crownCommanders.includes(seat) ? ours.crown.cards : 0;
    const mercenaryCommander = mercenaryCommanders.includes(seat) ? ours.mercenary.cards : 0;
    const quartermaster = keepers.includes(seat) ? surplus : 0;
    // GRU-64.
    const ducatPoints = Math.floor(ducats / 2);
    return {
      seat,
      provisionBefore: known(state.larder[seat]),
      knightsBefore: known(state.troops[seat]),
      dismissed: known(state.dismissed[seat]).map((card) => known(CARDS[card])),
      surplus,
      crownStrength: ours.crown.strength,
      mercenaryStrength: ours.mercenary.strength,
      teutonStrength: ours.teutons.strength,
      strength,
      crownCount: ours.crown.cards,
      crownCommander,
      mercenaryCount: ours.mercenary.cards,
      mercenaryCommander,
      quartermaster,
      ducats,
      ducatPoints,
      total: strength + crownCommander + mercenaryCommander + quartermaster + ducatPoints,
      cardCount: ours.crown.cards + ours.mercenary.cards + ours.teutons.cards,
    };
  });
  return rows.map((row) => ({ ...row, place: 1 + rows.filter((other) => isAhead(other, row)).length }));
}

type Totals = Pick<ReckoningRow, 'total' | 'cardCount'>;

// GRU-65: points, then the number of knights and captives.
export function isAhead(one: Totals, other: Totals): boolean {
  return one.total > other.total || (one.total === other.total && one.cardCount > other.cardCount);
}

export function outcome(state: OpenTable): Outcome | null {
  if (state.phase !== 'finished') return null;
  const rows = reckoningOf(state);
  const winners = rows.filter((row) => row.place === 1);
  const best = known(winners[0]);
  const tied = rows.some((row) => row.place !== 1 && row.total === best.total);
  const key = winners.length > 1 ? 'reason.shared' : tied ? 'reason.cards' : 'reason.points';
  return {
    winners: winners.map((row) => row.seat),
    standings: rows.map((row) => ({ seat: row.seat, score: row.total, place: row.place, parts: partsOf(row) })),
    reason: { key, params: { points: best.total, cards: best.cardCount } },
  };
}

// While some are fed already, and when all are.
const FEEDING: ReadonlySet<string> = new Set(['mustering', 'feeding', 'dismissing']);
const COUNTING: ReadonlySet<string> = new Set([
  'countingStrength',
  'namingCrownCommander',
  'namingMercenaryCommander',
  'namingQuartermaster',
  'countingDucats',
  'finished',
]);

// The reckoning as if the match ended now: whom the provision does not feed rides home, the weakest first (GRU-60).
export function projectionOf(state: OpenTable): ReckoningRow[] {
  if (COUNTING.has(state.phase)) return reckoningOf(state);
  const isFed = (seat: number): boolean => FEEDING.has(state.phase) && !state.asked.includes(seat);
  const fed = state.provision.map((provision, seat) => {
    const own = { hand: known(state.hand[seat]), camp: known(state.camp[seat]), provision };
    return isFed(seat) ? own : feedBest(own);
  });
  return reckoningOf({
    ...state,
    hand: fed.map((each) => each.hand),
    camp: fed.map((each) => each.camp),
    provision: fed.map((each) => each.provision),
  });
}

function feedBest({ hand, camp, provision }: { hand: number[]; camp: number[]; provision: number }) {
  const knights = [...hand, ...camp].filter(isKnight).sort((left, right) => strengthOf(right) - strengthOf(left));
  const hungry = new Set(knights.slice(provision));
  const stays = (card: number): boolean => !hungry.has(card);
  return { hand: hand.filter(stays), camp: camp.filter(stays), provision: Math.max(0, provision - knights.length) };
}

// Points as they stand: what the match would bring if it ended now.
export function scores(state: OpenTable): readonly number[] {
  return projectionOf(state).map((row) => row.total);
}

function partsOf(row: ReckoningRow) {
  return [
    { key: 'part.strength', points: row.strength },
    { key: 'part.crownCommander', points: row.crownCommander },
    { key: 'part.mercenaryCommander', points: row.mercenaryCommander },
    { key: 'part.quartermaster', points: row.quartermaster },
    { key: 'part.ducats', points: row.ducatPoints },
  ];
}
