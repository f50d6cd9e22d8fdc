// What a seat may know (ZIZ-180 to ZIZ-182), in the terms of the table, and the same for events.
import { known } from '../../core/invariant';
import { missingIcons, poolOf, standingOf, tokensNeeded } from './allocation';
import { EVENT_KINDS, EVENTS } from './data/events';
import { SOLO_WARRANTS, TORAK_CARDS } from './data/solo';
import {
  ABILITIES,
  COMMANDER_IDS,
  DIE,
  DISTANCE,
  EYE,
  KEEP_CARDS,
  KEEP_REWARD,
  KEEP_ROWS,
  KEEP_SPACES,
  KIND_IDS,
  memberId,
  REROLL,
  type RowTable,
  STEP,
  spaceId,
  TOKEN_KIND,
  tokenId,
} from './data/tables';
import { iconCounts, iconNames } from './effects/common';
import { combatRow, PENDING_DROP, PENDING_LOSS, TORAK } from './effects/fight';
import { placePoints, tournamentScore } from './effects/tournament';
import type { Event } from './events';
import { abilityOf, rangeOf, scrollsOf, seatAt, soloWarrantSum } from './retinue';
import { isBarred, isRowPossible, payableRows, resolveOf, rowsOf } from './rows';
import { isLastRound, projectionOf } from './scoring';
import { type EventAction, FACES, KEEPS, SOURCES, SOVEREIGNS, type State } from './types';
import type {
  ConquestView,
  EventView,
  FightView,
  HireView,
  KeepView,
  RiderView,
  RollView,
  RowView,
  SeatView,
  SoloView,
  SpaceView,
  TavernView,
  TotalsView,
  TournamentView,
  View,
} from './view-types';

export function viewFor(state: State, viewer: number | null): View {
  return {
    viewer,
    phase: state.phase,
    side: state.side === 1 ? 'B' : 'A',
    experienced: state.experienced === 1,
    goal: state.goal,
    round: state.round,
    start: state.start,
    turn: state.turn,
    actions: state.actions,
    choosing: state.choosing.map((commander) => known(COMMANDER_IDS[commander])),
    lastRound: isLastRound(state),
    seats: projectionOf(state).map((projected, seat) => viewSeat(state, seat, projected)),
    spaces: state.tokens.map((_, space) => viewSpace(state, space, viewer)),
    reach: viewReach(state),
    pile: state.pile.length,
    used: state.used.map(tokenId),
    taverns: [viewTavern(state, 1), viewTavern(state, 2)],
    gone: state.gone.map(memberId),
    keeps: [viewKeep(state, 0, viewer), viewKeep(state, 1, viewer)],
    favours: { wenceslas: holderOf(state, 0), sigismund: holderOf(state, 1) },
    usable: state.usable,
    roll: viewRoll(state),
    event: viewEvent(state),
    conquest: viewConquest(state),
    fight: viewFight(state),
    tournament: viewTournament(state),
    hire: viewHire(state),
    solo: viewSolo(state),
  };
}

function holderOf(state: State, sovereign: number): number | null {
  const holder = state.favours[sovereign] ?? -1;
  return holder < 0 ? null : holder;
}

function viewTotals(state: State, seat: number): TotalsView {
  const scrolls: Record<string, number> = {};
  KIND_IDS.forEach((kind, index) => {
    const count = scrollsOf(state, seat, index);
    if (count > 0) scrolls[kind] = count;
  });
  return {
    die: abilityOf(state, seat, DIE),
    reroll: abilityOf(state, seat, REROLL),
    eye: abilityOf(state, seat, EYE),
    step: abilityOf(state, seat, STEP),
    icons: iconCounts(ABILITIES.slice(0, 4).map((_, icon) => abilityOf(state, seat, icon))),
    range: rangeOf(state, seat),
    scrolls,
  };
}

function viewSeat(state: State, seat: number, projected: SeatView['projected']): SeatView {
  const held = seatAt(state, seat);
  const sources = { event: 0, conquest: 0, tournament: 0, morale: 0, favour: 0, fight: 0, coins: 0 };
  SOURCES.forEach((source, index) => {
    sources[source] = held.sources[index] ?? 0;
  });
  return {
    seat,
    commander: held.commander < 0 ? null : known(COMMANDER_IDS[held.commander]),
    coins: held.coins,
    luck: held.luck,
    vp: held.vp,
    sources,
    morale: held.morale,
    space: spaceId(held.space),
    members: held.members.map(memberId),
    warrant: held.warrant === 1 ? held.warrantCoins : null,
    laid: held.laid === 1,
    won: { easy: wonCard(held.won, 0), hard: wonCard(held.won, 1) },
    favours: SOVEREIGNS.filter((_, index): boolean => state.favours[index] === seat),
    looks: held.looks,
    totals: viewTotals(state, seat),
    projected,
  };
}

function wonCard(won: readonly number[], keep: 0 | 1): string | null {
  const card = won[keep] ?? -1;
  return card < 0 ? null : known(KEEP_CARDS[keep][card]).id;
}

function viewSpace(state: State, space: number, viewer: number | null): SpaceView {
  const token = state.tokens[space] as number;
  const faceUp = state.faceUp[space] === 1;
  if (token < 0) return { id: spaceId(space), kind: null, token: null, faceUp: false };
  const seen = faceUp || (viewer !== null && seatAt(state, viewer).seenSpaces.includes(space));
  return { id: spaceId(space), kind: known(KIND_IDS[known(TOKEN_KIND[token])]), token: seen ? tokenId(token) : null, faceUp };
}

function viewReach(state: State): Record<string, number> {
  const reach: Record<string, number> = {};
  if (state.phase !== 'menu' || state.actions === 0) return reach;
  const range = rangeOf(state, state.turn);
  known(DISTANCE[seatAt(state, state.turn).space]).forEach((far, space) => {
    if (far > 0 && far <= range) reach[spaceId(space)] = far;
  });
  return reach;
}

function viewTavern(state: State, level: 1 | 2): TavernView {
  const deck = known(state.decks[level - 1]);
  const top = deck.at(-1);
  return {
    level,
    table: known(state.tables[level - 1]).map((member) => (member < 0 ? '' : memberId(member))),
    top: top === undefined ? null : memberId(top),
    below: Math.max(0, deck.length - 1),
    discard: known(state.discards[level - 1]).map(memberId),
  };
}

// ZIZ-181: failed cards at the bottom are public, a seen top is the looker's own. The top of a conquest
// under way lies open.
function viewKeep(state: State, keep: 0 | 1, viewer: number | null): KeepView {
  const deck = known(state.keeps[keep]);
  const publicBottom = state.keepsKnown[keep] as number;
  const seesTop = (viewer !== null && seatAt(state, viewer).seenTops.includes(keep)) || state.conquest?.keep === keep;
  const cards = deck.map((card, index) => {
    const open = index < publicBottom || (seesTop && index === deck.length - 1);
    return open ? known(KEEP_CARDS[keep][card]).id : null;
  });
  return { keep: known(KEEPS[keep]), cards: deck.length, known: cards.reverse(), publicBottom };
}

function viewRoll(state: State): RollView | null {
  const { roll } = state;
  if (roll === null) return null;
  return {
    seat: roll.seat,
    dice: iconNames(roll.dice),
    wenceslas: roll.wenceslas < 0 ? null : known(FACES[roll.wenceslas]),
    sigismund: roll.sigismund < 0 ? null : known(FACES[roll.sigismund]),
    coinTaken: roll.coinTaken === 1,
    rerolls: roll.rerolls,
    bought: roll.bought,
    printed: iconCounts(roll.printed),
    pool: iconCounts(poolOf(roll)),
  };
}

// ZIZ-173: per row covered, tokens needed or icons missing. Before keep the present dice count.
function viewEvent(state: State): EventView | null {
  const { event } = state;
  if (event === null) return null;
  const kept = event.pool.length > 0;
  const pool = kept ? event.pool : state.roll === null ? [0, 0, 0, 0] : poolOf(state.roll);
  const rows = rowsOf(event.token);
  return {
    space: spaceId(event.space),
    token: tokenId(event.token),
    kind: known(EVENT_KINDS[known(TOKEN_KIND[event.token])]).id,
    kept,
    pool: kept ? iconCounts(event.pool) : null,
    usable: state.usable,
    spent: event.spent,
    rows: rows.map((row, index) => viewEventRow(state, row, index, pool)),
    gaining: event.gaining === 0 ? null : event.gaining === 3 ? 'any' : event.gaining === 1 ? 1 : 2,
    chosenMember: event.chosen < 0 ? null : memberId(event.chosen),
    chosenRow: event.row < 0 ? null : event.row + 1,
  };
}

function viewEventRow(state: State, row: RowTable, index: number, pool: readonly number[]): RowView {
  const event = known(state.event);
  const rolled = resolveOf(event.token) === 'roll';
  const isDone = event.done.includes(index);
  const isOpen = rolled && !isDone;
  const needs = rowsOf(event.token).map((each) => each.needs);
  const { whole, tokens, missing } = standingOf(needs, event.done, index, pool);
  const barred = isBarred(state, row);
  const isEarly = !isDone && !event.done.includes(0);
  const seen = isEarly
    ? !barred && (rolled ? whole <= state.usable : isPayable(state, event, index))
    : isRowPossible(state, event, index);
  return {
    row: index + 1,
    needs: iconCounts(row.needs),
    pay: row.pay,
    discard: row.discard,
    reward: { ...row.reward },
    tokens: isOpen ? tokens : 0,
    missing: iconCounts(isOpen ? missing : [0, 0, 0, 0]),
    covered: seen && (!rolled || tokens === 0) && !isDone,
    possible: seen && !isDone,
    done: isDone,
    barred,
  };
}

// A later row of a donation or levy counts with what row 1 leaves (ZIZ-65).
function isPayable(state: State, event: EventAction, index: number): boolean {
  const { coins, members } = seatAt(state, state.turn);
  return payableRows(rowsOf(event.token), event.done, coins, members.length).includes(index);
}

function viewConquest(state: State): ConquestView | null {
  const { conquest, roll } = state;
  if (conquest === null) return null;
  const keep = conquest.keep === 0 ? 0 : 1;
  const pool = roll === null ? [0, 0, 0, 0] : poolOf(roll);
  const rows = known(known(KEEP_ROWS[keep])[conquest.card]).map((needs, index): RowView => {
    const done = index < conquest.row;
    const current = index === conquest.row;
    const tokens = current ? tokensNeeded(needs, pool) : 0;
    return {
      row: index + 1,
      needs: iconCounts(needs),
      pay: 0,
      discard: 0,
      reward: {},
      tokens,
      missing: iconCounts(current ? missingIcons(needs, pool) : [0, 0, 0, 0]),
      covered: current && tokens === 0,
      possible: current && tokens <= state.usable,
      done,
      barred: false,
    };
  });
  return {
    keep: known(KEEPS[keep]),
    space: spaceId(KEEP_SPACES[keep]),
    card: known(KEEP_CARDS[keep][conquest.card]).id,
    row: conquest.row + 1,
    kept: state.phase === 'conquestKept' || state.phase === 'conquestLuck',
    usable: state.usable,
    rows,
    reward: { ...KEEP_REWARD[keep] },
  };
}

function viewFight(state: State): FightView | null {
  const { fight } = state;
  if (fight === null) return null;
  const torak = fight.attacker === TORAK || fight.defender === TORAK;
  return {
    attacker: fight.attacker,
    defender: fight.defender,
    attackLuck: fight.attackLuck,
    attack: fight.attack < 0 ? null : fight.attack,
    defenceLuck: fight.defenceLuck,
    defence: fight.defence < 0 ? null : fight.defence,
    torakDice: iconNames(fight.torakDice),
    torakLuck: torak && state.solo !== null ? combatRow(state.solo).luck : 0,
  };
}

function viewTournament(state: State): TournamentView | null {
  const { tournament } = state;
  if (tournament === null) return null;
  const data = known(EVENTS[tournament.token]);
  const riders: Omit<RiderView, 'points'>[] = tournament.players.map((seat, index) => ({
    seat,
    score: tournament.scores[index] ?? null,
    rolling: index === tournament.roller,
    dice: iconNames(tournament.ridden[index]?.dice ?? []),
    aside: iconNames(tournament.ridden[index]?.aside ?? []),
  }));
  const card = tournament.torakCard < 0 ? null : known(TORAK_CARDS[tournament.torakCard]);
  if (card !== null) riders.unshift({ seat: TORAK, score: card.tournament, rolling: false, dice: [], aside: [] });
  const players = withPoints(riders, tournamentScore(tournament.dice));
  return {
    space: spaceId(tournament.space),
    token: tokenId(tournament.token),
    pot: tournament.pot,
    goal: known(data.goal),
    reward: { ...data.reward },
    asking: tournament.asking < 0 ? null : tournament.asking,
    players,
    dice: iconNames(tournament.dice),
    aside: iconNames(tournament.aside),
    free: tournament.free,
    score: tournamentScore(tournament.dice),
    torakCard: card === null ? null : card.id,
  };
}

// ZIZ-92 as the scores stand: whoever rolls counts with the dice in play.
function withPoints(riders: readonly Omit<RiderView, 'points'>[], rolling: number): RiderView[] {
  const scores = riders.map((rider) => rider.score ?? (rider.rolling ? rolling : null));
  const settled = scores.filter((score) => score !== null);
  const points = settled.length === 0 ? [] : placePoints(settled);
  return riders.map((rider, index) => {
    const score = scores[index] ?? null;
    return { ...rider, points: score === null ? null : (points[settled.indexOf(score)] ?? null) };
  });
}

function viewHire(state: State): HireView | null {
  const { hire } = state;
  if (hire === null) return null;
  return {
    refreshed: hire.refreshed === 1,
    hired: hire.hired,
    chosen: hire.chosen < 0 ? null : memberId(hire.chosen),
    surcharge: soloWarrantSum(state, 'hireCost'),
  };
}

function viewSolo(state: State): SoloView | null {
  const { solo } = state;
  if (solo === null) return null;
  const row = combatRow(solo);
  return {
    level: solo.level,
    space: spaceId(solo.space),
    vp: solo.vp,
    laid: solo.laid === 1,
    deck: solo.deck.length,
    used: solo.used.map((card) => known(TORAK_CARDS[card]).id),
    warrants: solo.warrants.map((held) => known(SOLO_WARRANTS[held]).id),
    dice: row.dice,
    luck: row.luck,
    pending: solo.pending === PENDING_LOSS ? 'lose' : solo.pending === PENDING_DROP ? 'drop' : null,
  };
}

// ZIZ-182: that a seat looked is public, what it saw is not.
export function redactEvent(event: Event, viewer: number | null): Event | null {
  if (event.type !== 'looked' || event.seat === viewer) return event;
  return { ...event, token: null };
}

// The curtain at one screen: this seat has seen something the others have not.
export function hasSecret(state: State, seat: number): boolean {
  const held = seatAt(state, seat);
  return state.turn === seat && held.seenSpaces.length + held.seenTops.length > 0;
}
