// A possible true state behind a view: unseen tokens fit their backs, unseen cards are shuffled (ZIZ-193).
import { known } from '../../core/invariant';
import { type Rng, shuffle } from '../../core/rng';
import { SOLO_WARRANTS, TORAK_CARDS } from './data/solo';
import {
  commanderIndex,
  HIRE_COUNT,
  KEEP_CARDS,
  KIND_IDS,
  MEMBER_LEVEL,
  memberIndex,
  spaceIndex,
  TOKEN_IDS,
  TOKEN_KIND,
  tokenIndex,
} from './data/tables';
import { PENDING_DROP, PENDING_LOSS, TORAK } from './effects/fight';
import { torakDeck } from './setup';
import {
  FACES,
  type Face,
  type FightAction,
  ICONS,
  type Icon,
  type Roll,
  type SeatState,
  SOURCES,
  type SoloState,
  type State,
  type TournamentAction,
} from './types';
import type { FightView, IconCounts, KeepView, RollView, SeatView, SoloView, TournamentView, View } from './view-types';

export function determinize(view: View, viewer: number | null, rng: Rng): State {
  const tokens = imagineTokens(view, rng);
  const decks = [1, 2].map((level) => imagineDeck(view, level, rng));
  return {
    phase: view.phase,
    side: view.side === 'B' ? 1 : 0,
    experienced: view.experienced ? 1 : 0,
    goal: view.goal,
    round: view.round,
    start: view.start,
    turn: view.turn,
    actions: view.actions,
    seats: view.seats.map((seat) => readSeat(view, seat, viewer)),
    choosing: view.choosing.map(commanderIndex),
    tokens: tokens.board,
    faceUp: view.spaces.map((space) => (space.faceUp ? 1 : 0)),
    pile: tokens.pile,
    used: view.used.map(tokenIndex),
    decks,
    tables: view.taverns.map((tavern) => tavern.table.map(memberIndex)),
    discards: view.taverns.map((tavern) => tavern.discard.map(memberIndex)),
    gone: view.gone.map(memberIndex),
    keeps: view.keeps.map((keep, index) => imagineKeep(view, keep, index === 0 ? 0 : 1, rng)),
    keepsKnown: view.keeps.map((keep) => keep.publicBottom),
    favours: [view.favours.wenceslas ?? -1, view.favours.sigismund ?? -1],
    usable: view.usable,
    roll: view.roll === null ? null : readRoll(view.roll),
    event: readEvent(view),
    conquest: readConquest(view),
    fight: view.fight === null ? null : readFight(view.fight),
    tournament: view.tournament === null ? null : readTournament(view.tournament),
    hire: readHire(view),
    solo: view.solo === null ? null : readSolo(view.solo, rng),
  };
}

function readSeat(view: View, seat: SeatView, viewer: number | null): SeatState {
  const own = seat.seat === viewer;
  const seen = view.spaces.flatMap((space, index) => (own && space.token !== null && !space.faceUp ? [index] : []));
  const tops = view.keeps.flatMap((keep, index) => (own && isSecretTop(view, keep) ? [index] : []));
  return {
    commander: seat.commander === null ? -1 : commanderIndex(seat.commander),
    coins: seat.coins,
    luck: seat.luck,
    vp: seat.vp,
    sources: SOURCES.map((source) => seat.sources[source]),
    morale: seat.morale,
    space: spaceIndex(seat.space),
    members: seat.members.map(memberIndex),
    warrant: seat.warrant === null ? 0 : 1,
    warrantCoins: seat.warrant ?? 0,
    laid: seat.laid ? 1 : 0,
    won: [cardIndex(0, seat.won.easy), cardIndex(1, seat.won.hard)],
    looks: seat.looks,
    seenSpaces: seen,
    seenTops: tops,
  };
}

function isSecretTop(view: View, keep: KeepView): boolean {
  return view.conquest?.keep !== keep.keep && keep.cards > keep.publicBottom && (keep.known[0] ?? null) !== null;
}

function cardIndex(keep: 0 | 1, id: string | null): number {
  return KEEP_CARDS[keep].findIndex((card) => card.id === id);
}

// Tokens this viewer has not seen are dealt to the backs they fit; the rest is the pile.
function imagineTokens(view: View, rng: Rng): { board: number[]; pile: number[] } {
  const board = view.spaces.map((space) => (space.token === null ? -1 : tokenIndex(space.token)));
  const placed = new Set([...board, ...view.used.map(tokenIndex)]);
  const unseen = shuffle(
    TOKEN_IDS.map((_, token) => token).filter((token) => !placed.has(token)),
    rng,
  );
  view.spaces.forEach((space, index) => {
    if (space.kind === null || space.token !== null) return;
    const fitting = unseen.findIndex((token) => KIND_IDS[known(TOKEN_KIND[token])] === space.kind);
    board[index] = known(unseen.splice(fitting, 1)[0]);
  });
  return { board, pile: unseen };
}

function imagineDeck(view: View, level: number, rng: Rng): number[] {
  const tavern = known(view.taverns[level - 1]);
  const seen = new Set([...tavern.table, ...tavern.discard, ...view.seats.flatMap((seat) => seat.members)].map(memberIndex));
  const top = tavern.top === null ? -1 : memberIndex(tavern.top);
  const deck: number[] = [];
  for (let member = 0; member < HIRE_COUNT; member++) {
    if (MEMBER_LEVEL[member] === level && !seen.has(member) && member !== top) deck.push(member);
  }
  shuffle(deck, rng);
  if (top >= 0) deck.push(top);
  return deck;
}

function imagineKeep(view: View, keep: KeepView, index: 0 | 1, rng: Rng): number[] {
  const won = view.seats.map((seat) => cardIndex(index, seat.won[keep.keep]));
  const open = keep.known.map((id) => (id === null ? -1 : cardIndex(index, id)));
  const hidden = shuffle(
    KEEP_CARDS[index].map((_, card) => card).filter((card) => !won.includes(card) && !open.includes(card)),
    rng,
  );
  return open.map((card) => (card >= 0 ? card : known(hidden.pop()))).reverse();
}

const icons = (faces: readonly Icon[]): number[] => faces.map((face) => ICONS.indexOf(face));
const face = (name: Face | null): number => (name === null ? -1 : FACES.indexOf(name));
const counts = (from: IconCounts): number[] => ICONS.map((icon) => from[icon]);

function readRoll(roll: RollView): Roll {
  return {
    seat: roll.seat,
    dice: icons(roll.dice),
    wenceslas: face(roll.wenceslas),
    sigismund: face(roll.sigismund),
    coinTaken: roll.coinTaken ? 1 : 0,
    rerolls: roll.rerolls,
    bought: roll.bought,
    printed: counts(roll.printed),
  };
}

function readEvent(view: View): State['event'] {
  const { event } = view;
  if (event === null) return null;
  return {
    space: spaceIndex(event.space),
    token: tokenIndex(event.token),
    pool: event.pool === null ? [] : counts(event.pool),
    done: event.rows.filter((row) => row.done).map((row) => row.row - 1),
    spent: event.spent,
    gaining: event.gaining === null ? 0 : event.gaining === 'any' ? 3 : event.gaining,
    chosen: event.chosenMember === null ? -1 : memberIndex(event.chosenMember),
    row: event.chosenRow === null ? -1 : event.chosenRow - 1,
  };
}

function readConquest(view: View): State['conquest'] {
  const { conquest } = view;
  if (conquest === null) return null;
  const keep = conquest.keep === 'easy' ? 0 : 1;
  return { keep, card: cardIndex(keep, conquest.card), row: conquest.row - 1 };
}

function readFight(fight: FightView): FightAction {
  return {
    attacker: fight.attacker,
    defender: fight.defender,
    attackLuck: fight.attackLuck,
    attack: fight.attack ?? -1,
    defenceLuck: fight.defenceLuck,
    defence: fight.defence ?? -1,
    torakDice: icons(fight.torakDice),
  };
}

function readTournament(tournament: TournamentView): TournamentAction {
  const players = tournament.players.filter((player) => player.seat !== TORAK);
  return {
    space: spaceIndex(tournament.space),
    token: tokenIndex(tournament.token),
    pot: tournament.pot,
    asking: tournament.asking ?? -1,
    players: players.map((player) => player.seat),
    scores: players.flatMap((player) => (player.score === null ? [] : [player.score])),
    ridden: players.flatMap((player) =>
      player.score === null ? [] : [{ dice: icons(player.dice), aside: icons(player.aside) }],
    ),
    roller: players.findIndex((player) => player.rolling),
    dice: icons(tournament.dice),
    aside: icons(tournament.aside),
    free: tournament.free,
    torakCard: TORAK_CARDS.findIndex((card) => card.id === tournament.torakCard),
  };
}

function readHire(view: View): State['hire'] {
  const { hire } = view;
  if (hire === null) return null;
  return { refreshed: hire.refreshed ? 1 : 0, hired: hire.hired, chosen: hire.chosen === null ? -1 : memberIndex(hire.chosen) };
}

function readSolo(solo: SoloView, rng: Rng): SoloState {
  const used = solo.used.map((id) => TORAK_CARDS.findIndex((card) => card.id === id));
  return {
    level: solo.level,
    space: spaceIndex(solo.space),
    vp: solo.vp,
    laid: solo.laid ? 1 : 0,
    deck: shuffle(
      torakDeck(solo.level).filter((card) => !used.includes(card)),
      rng,
    ),
    used,
    warrants: solo.warrants.map((id) => SOLO_WARRANTS.findIndex((warrant) => warrant.id === id)),
    pending: solo.pending === 'lose' ? PENDING_LOSS : solo.pending === 'drop' ? PENDING_DROP : 0,
  };
}
