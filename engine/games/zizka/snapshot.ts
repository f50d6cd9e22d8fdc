// What a snapshot of a match must look like before anything trusts it.
import { amount, bySeats, fields, flag, list, maybe, oneOf, row, type Shape, text, whole } from '../../core/shape';
import { CONSTANTS, COUNTS } from './data/constants';
import { TORAK_CARDS } from './data/solo';
import { COMMANDER_IDS, KEEP_CARDS, MEMBER_IDS, SPACE_COUNT, TOKEN_IDS } from './data/tables';
import {
  type ConquestAction,
  type EventAction,
  FACES,
  type FightAction,
  type HireAction,
  ICONS,
  KEEPS,
  type Roll,
  type SeatState,
  SOLO_LEVELS,
  SOURCES,
  SOVEREIGNS,
  type SoloState,
  type State,
  type TournamentAction,
} from './types';

// Points can fall below nothing.
const points = whole(-1_000, 1_000);
const index = (count: number) => whole(0, count - 1);
const indexOrNone = (count: number) => whole(-1, count - 1);
const member = index(MEMBER_IDS.length);
const members = list(member, MEMBER_IDS.length);
const token = index(TOKEN_IDS.length);
const space = index(SPACE_COUNT);
const keepCards = Math.max(...KEEP_CARDS.map((cards) => cards.length));
// Fewer than the rules allow fits too: the invariants count dice and cards.
const dice = list(index(FACES.length), 2 * CONSTANTS.diceLimit);
const icons = list(amount, ICONS.length);
const torak = index(TORAK_CARDS.length);

const seatShape = fields<SeatState>({
  commander: indexOrNone(COMMANDER_IDS.length),
  coins: amount,
  luck: amount,
  vp: points,
  sources: row(points, SOURCES.length),
  morale: whole(CONSTANTS.moraleMin, CONSTANTS.moraleMax),
  space,
  members: list(member, 2 * CONSTANTS.retinueLimit),
  warrant: flag,
  warrantCoins: amount,
  laid: flag,
  won: row(indexOrNone(keepCards), KEEPS.length),
  looks: amount,
  seenSpaces: list(space, SPACE_COUNT),
  seenTops: list(index(KEEPS.length), KEEPS.length),
});

const eventShape = fields<EventAction>({
  space,
  token,
  pool: icons,
  done: list(whole(0, 20), 20),
  spent: amount,
  gaining: whole(0, 3),
  chosen: indexOrNone(MEMBER_IDS.length),
  row: whole(-1, 20),
});

const conquestShape = fields<ConquestAction>({ keep: index(KEEPS.length), card: index(keepCards), row: whole(-1, 20) });
const hireShape = fields<HireAction>({ refreshed: amount, hired: amount, chosen: indexOrNone(MEMBER_IDS.length) });

const soloShape = fields<SoloState>({
  level: oneOf(SOLO_LEVELS),
  space,
  vp: points,
  laid: flag,
  deck: list(torak, TORAK_CARDS.length),
  used: list(torak, TORAK_CARDS.length),
  warrants: list(whole(0, COUNTS.warrants), COUNTS.warrants),
  pending: amount,
});

const rollShape = (seat: Shape) =>
  fields<Roll>({
    seat,
    dice,
    wenceslas: indexOrNone(FACES.length),
    sigismund: indexOrNone(FACES.length),
    coinTaken: flag,
    rerolls: amount,
    bought: amount,
    printed: icons,
  });

const fightShape = (nobody: Shape) =>
  fields<FightAction>({
    attacker: nobody,
    defender: nobody,
    attackLuck: whole(-1, 1_000),
    attack: whole(-1, 1_000),
    defenceLuck: whole(-1, 1_000),
    defence: whole(-1, 1_000),
    torakDice: dice,
  });

const tournamentShape = (nobody: Shape, seats: number) =>
  fields<TournamentAction>({
    space,
    token,
    pot: amount,
    asking: whole(-1, seats),
    players: list(nobody, seats + 1),
    scores: list(points, seats + 1),
    ridden: list(fields<TournamentAction['ridden'][number]>({ dice, aside: dice }), seats + 1),
    roller: whole(-1, seats + 1),
    dice,
    aside: dice,
    free: amount,
    torakCard: indexOrNone(TORAK_CARDS.length),
  });

function shapeFor(seats: number): Shape {
  const seat = index(seats);
  const nobody = indexOrNone(seats);
  return fields<State>({
    phase: text(80),
    side: flag,
    experienced: flag,
    goal: oneOf([CONSTANTS.goal, CONSTANTS.longGoal]),
    round: whole(1, CONSTANTS.maxRounds + 1),
    start: seat,
    turn: seat,
    actions: whole(0, CONSTANTS.actionsPerTurn),
    seats: row(seatShape, seats),
    choosing: list(index(COMMANDER_IDS.length), COMMANDER_IDS.length),
    tokens: row(indexOrNone(TOKEN_IDS.length), SPACE_COUNT),
    faceUp: row(flag, SPACE_COUNT),
    pile: list(token, TOKEN_IDS.length),
    used: list(token, TOKEN_IDS.length),
    decks: row(members, 2),
    tables: row(row(indexOrNone(MEMBER_IDS.length), CONSTANTS.tableSlots), 2),
    discards: row(members, 2),
    gone: members,
    keeps: row(list(index(keepCards), keepCards), KEEPS.length),
    keepsKnown: row(whole(0, keepCards), KEEPS.length),
    favours: row(nobody, SOVEREIGNS.length),
    usable: amount,
    roll: maybe(rollShape(nobody)),
    event: maybe(eventShape),
    conquest: maybe(conquestShape),
    fight: maybe(fightShape(nobody)),
    tournament: maybe(tournamentShape(nobody, seats)),
    hire: maybe(hireShape),
    solo: seats === 1 ? soloShape : maybe(soloShape),
  });
}

export const checkSnapshot = bySeats(1, 4, shapeFor);
