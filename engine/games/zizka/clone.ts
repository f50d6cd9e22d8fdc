// A deep copy of the state, written out by hand: search copies a great deal.
import type { SeatState, State } from './types';

export function cloneState(state: State): State {
  const { roll, event, conquest, fight, tournament, hire, solo } = state;
  return {
    phase: state.phase,
    side: state.side,
    experienced: state.experienced,
    goal: state.goal,
    round: state.round,
    start: state.start,
    turn: state.turn,
    actions: state.actions,
    seats: state.seats.map(cloneSeat),
    choosing: state.choosing.slice(),
    tokens: state.tokens.slice(),
    faceUp: state.faceUp.slice(),
    pile: state.pile.slice(),
    used: state.used.slice(),
    decks: state.decks.map(copy),
    tables: state.tables.map(copy),
    discards: state.discards.map(copy),
    gone: state.gone.slice(),
    keeps: state.keeps.map(copy),
    keepsKnown: state.keepsKnown.slice(),
    favours: state.favours.slice(),
    usable: state.usable,
    roll: roll === null ? null : { ...roll, dice: roll.dice.slice(), printed: roll.printed.slice() },
    event: event === null ? null : { ...event, pool: event.pool.slice(), done: event.done.slice() },
    conquest: conquest === null ? null : { ...conquest },
    fight: fight === null ? null : { ...fight, torakDice: fight.torakDice.slice() },
    tournament:
      tournament === null
        ? null
        : {
            ...tournament,
            players: tournament.players.slice(),
            scores: tournament.scores.slice(),
            ridden: tournament.ridden.map((each) => ({ dice: each.dice.slice(), aside: each.aside.slice() })),
            dice: tournament.dice.slice(),
            aside: tournament.aside.slice(),
          },
    hire: hire === null ? null : { ...hire },
    solo: solo === null ? null : { ...solo, deck: solo.deck.slice(), used: solo.used.slice(), warrants: solo.warrants.slice() },
  };
}

function copy(list: number[]): number[] {
  return list.slice();
}

function cloneSeat(seat: SeatState): SeatState {
  return {
    commander: seat.commander,
    coins: seat.coins,
    luck: seat.luck,
    vp: seat.vp,
    sources: seat.sources.slice(),
    morale: seat.morale,
    space: seat.space,
    members: seat.members.slice(),
    warrant: seat.warrant,
    warrantCoins: seat.warrantCoins,
    laid: seat.laid,
    won: seat.won.slice(),
    looks: seat.looks,
    seenSpaces: seat.seenSpaces.slice(),
    seenTops: seat.seenTops.slice(),
  };
}
