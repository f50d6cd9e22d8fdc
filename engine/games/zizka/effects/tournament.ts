// Tournaments: entry, six dice each, set aside and throw again, goal, pot and places (ZIZ-85 to ZIZ-93, ZIZ-160).
import { known } from '../../../core/invariant';
import { CONSTANTS, TOURNAMENT } from '../data/constants';
import { EVENTS } from '../data/events';
import { TORAK_CARDS } from '../data/solo';
import { LUCK, SWORD, spaceId, TOURNAMENT_KIND, tokenId } from '../data/tables';
import { scrollsOf, seatAt } from '../retinue';
import { type Decision, ICONS, type TournamentAction } from '../types';
import { type GameStep, gainCoins, iconNames, loseCoins, payReward, score } from './common';
import { retireToken } from './event';
import { rollRetinueDie } from './rolls';
import { scoreTorak } from './torak';
import { drawTorakCard } from './torak-deck';

const VALUES: readonly number[] = ICONS.map((icon) => TOURNAMENT.values[icon]);

// ZIZ-88
export function tournamentScore(dice: readonly number[]): number {
  let sum = 0;
  for (const face of dice) sum += VALUES[face] as number;
  return sum;
}

// ZIZ-92: places over distinct scores in ascending order.
export function placePoints(scores: readonly number[]): number[] {
  const distinct = [...new Set(scores)].sort((left, right) => left - right);
  return scores.map((each) => known(TOURNAMENT.track[distinct.indexOf(each)]));
}

// ZIZ-91: an even share for every best score, the rest returns.
export function potShares(scores: readonly number[], pot: number): number[] {
  const best = Math.max(...scores);
  const share = Math.floor(pot / scores.filter((each) => each === best).length);
  return scores.map((each) => (each === best ? share : 0));
}

// ZIZ-90: luck is no joker here.
export function meetsGoal(token: number, dice: readonly number[]): boolean {
  const goal = EVENTS[token]?.goal;
  if (goal === undefined) return false;
  if (goal.count === 'score') return tournamentScore(dice) >= goal.atLeast;
  const icon = goal.count === 'sword' ? SWORD : LUCK;
  return dice.filter((face) => face === icon).length >= goal.atLeast;
}

// ZIZ-85: clockwise, whoever has the coin; -1 when all were asked.
function nextInvited(step: GameStep, from: number): number {
  const { state } = step;
  const count = state.seats.length;
  for (let seat = (from + 1) % count; seat !== state.turn; seat = (seat + 1) % count) {
    if (seatAt(state, seat).coins >= CONSTANTS.tournamentFee) return seat;
  }
  return -1;
}

function emitThrow(step: GameStep, tournament: TournamentAction, thrown: number[], free: boolean): void {
  if (step.silent) return;
  step.emit({
    type: 'tournamentThrown',
    seat: known(tournament.players[tournament.roller]),
    thrown,
    dice: iconNames(tournament.dice),
    aside: iconNames(tournament.aside),
    score: tournamentScore(tournament.dice),
    free,
  });
}

function settlePlaces(step: GameStep, tournament: TournamentAction): void {
  const torak = tournament.torakCard < 0 ? [] : [known(TORAK_CARDS[tournament.torakCard]).tournament];
  const scores = [...torak, ...tournament.scores];
  const seats = [...torak.map(() => -1), ...tournament.players];
  const points = placePoints(scores);
  const shares = potShares(scores, tournament.pot);
  const { state } = step;
  const goalMet = meetsGoal(tournament.token, tournament.dice);
  // ZIZ-93: goal, pot, points.
  if (goalMet) payReward(step, state.turn, EVENTS[tournament.token]?.reward ?? {}, 'tournament');
  seats.forEach((seat, index) => {
    if (seat >= 0) gainCoins(step, seat, known(shares[index]));
  });
  seats.forEach((seat, index) => {
    if (seat >= 0) score(step, seat, known(points[index]), 'tournament');
    else scoreTorak(step, known(points[index]), 'tournament');
  });
  const results = seats.map((seat, index) => ({
    seat,
    score: known(scores[index]),
    points: known(points[index]),
    coins: seat >= 0 ? known(shares[index]) : 0,
  }));
  retireToken(step, tournament.space);
  step.emit({ type: 'tournamentEnded', token: tokenId(tournament.token), results, goalMet, pot: tournament.pot });
}

export const tournamentEffects = {
  openTournament: (step: GameStep): void => {
    const { state } = step;
    const { space, token } = known(state.event);
    // ZIZ-160: the supply pays Torak's coin.
    const pot = (EVENTS[token]?.pot ?? 0) + (state.solo === null ? 0 : CONSTANTS.tournamentFee);
    state.event = null;
    state.tournament = {
      space,
      token,
      pot,
      asking: nextInvited(step, state.turn),
      players: [],
      scores: [],
      ridden: [],
      roller: -1,
      dice: [],
      aside: [],
      free: 0,
      torakCard: -1,
    };
    step.emit({ type: 'tournamentOpened', seat: state.turn, space: spaceId(space), token: tokenId(token), pot });
  },
  joinTournament: (step: GameStep): void => {
    const tournament = known(step.state.tournament);
    const seat = tournament.asking;
    tournament.pot += CONSTANTS.tournamentFee;
    tournament.players.push(seat);
    loseCoins(step, seat, CONSTANTS.tournamentFee);
    step.emit({ type: 'tournamentJoined', seat, pot: tournament.pot });
  },
  passTournament: (step: GameStep): void => {
    step.emit({ type: 'tournamentPassed', seat: known(step.state.tournament).asking });
  },
  nextInvited: (step: GameStep): void => {
    const tournament = known(step.state.tournament);
    tournament.asking = nextInvited(step, tournament.asking);
  },
  // ZIZ-86: the active seat rolls last; Torak's card is turned up before (ZIZ-160).
  closeEntries: (step: GameStep): void => {
    const { state } = step;
    const tournament = known(state.tournament);
    tournament.players.push(state.turn);
    if (state.solo !== null) tournament.torakCard = drawTorakCard(step, 'tournament');
  },
  rollTournament: (step: GameStep): void => {
    const { state } = step;
    const tournament = known(state.tournament);
    tournament.roller++;
    const seat = known(tournament.players[tournament.roller]);
    tournament.dice = [];
    tournament.aside = [];
    for (let die = 0; die < CONSTANTS.tournamentDice; die++) tournament.dice.push(rollRetinueDie(step.rng));
    tournament.free = scrollsOf(state, seat, TOURNAMENT_KIND);
    if (step.silent) return;
    const dice = iconNames(tournament.dice);
    step.emit({ type: 'tournamentRolled', seat, dice, score: tournamentScore(tournament.dice), free: tournament.free });
  },
  freeReroll: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'free') return;
    const tournament = known(step.state.tournament);
    const index = tournament.dice.indexOf(ICONS.indexOf(decision.face));
    tournament.free--;
    tournament.dice[index] = rollRetinueDie(step.rng);
    emitThrow(step, tournament, [index], true);
  },
  setAside: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'aside') return;
    const tournament = known(step.state.tournament);
    const face = ICONS.indexOf(decision.face);
    tournament.dice.splice(tournament.dice.indexOf(face), 1);
    tournament.aside.push(face);
    step.emit({ type: 'tournamentAside', seat: known(tournament.players[tournament.roller]), face: decision.face });
  },
  takeBackAside: (step: GameStep): void => {
    const tournament = known(step.state.tournament);
    tournament.dice.push(known(tournament.aside.pop()));
  },
  throwDice: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'throw') return;
    const tournament = known(step.state.tournament);
    const left = decision.counts.slice();
    const thrown: number[] = [];
    for (let index = 0; index < tournament.dice.length; index++) {
      const face = tournament.dice[index] as number;
      if ((left[face] as number) === 0) continue;
      left[face] = (left[face] as number) - 1;
      thrown.push(index);
    }
    for (const index of thrown) tournament.dice[index] = rollRetinueDie(step.rng);
    emitThrow(step, tournament, thrown, false);
  },
  keepTournament: (step: GameStep): void => {
    const tournament = known(step.state.tournament);
    const total = tournamentScore(tournament.dice);
    tournament.scores.push(total);
    tournament.ridden.push({ dice: tournament.dice.slice(), aside: tournament.aside.slice() });
    const seat = known(tournament.players[tournament.roller]);
    if (!step.silent) step.emit({ type: 'tournamentKept', seat, dice: iconNames(tournament.dice), score: total });
  },
  resolveTournament: (step: GameStep): void => {
    settlePlaces(step, known(step.state.tournament));
  },
};
