// The toy as a GameModule.
import type { Phrase } from '../../../engine/core/decision';
import type { GameModule, Outcome } from '../../../engine/core/game-module';
import { known } from '../../../engine/core/invariant';
import { fail, succeed } from '../../../engine/core/result';
import { shuffle } from '../../../engine/core/rng';
import { amount, bySeats, fields, list, row, text, whole } from '../../../engine/core/shape';
import { chart, effects, guards, legalDecisions, seatAsked } from './rules';
import { DECK, HAND, ROUNDS, type ToyDecision, type ToyEvent, type ToyOptions, type ToyState, type ToyView } from './types';

const PROMPTS: Readonly<Record<string, Phrase>> = {
  rolling: { key: 'prompt.rolling' },
  choosing: { key: 'prompt.choosing' },
  claiming: { key: 'prompt.claiming' },
};

export const toy: GameModule<ToyState, ToyDecision, ToyView, ToyEvent, ToyOptions> = {
  id: 'toy',
  rulesVersion: 1,
  seatRange: { min: 2, max: 4 },
  options: [{ id: 'bonus', values: [false, true], standard: false }],
  parseOptions(raw) {
    const bonus = (raw as { bonus?: unknown } | null)?.bonus ?? false;
    return typeof bonus === 'boolean' ? succeed({ bonus }) : fail('options.bonus', 'bonus is on or off');
  },
  setup(options, seats, rng) {
    const deck = shuffle(
      Array.from({ length: DECK }, (_, card) => card),
      rng,
    );
    const hands = Array.from({ length: seats }, () => deck.splice(-HAND).sort((left, right) => left - right));
    return {
      phase: 'boot',
      round: 1,
      starter: rng.int(seats),
      die: 0,
      rolls: 0,
      deck,
      hands,
      laid: new Array(seats).fill(-1),
      winner: -1,
      spent: [],
      scores: new Array(seats).fill(options.bonus ? 1 : 0),
    };
  },
  chart,
  guards,
  effects,
  requestFor(state) {
    const seat = seatAsked(state);
    return seat === null ? null : { seat, prompt: known(PROMPTS[state.phase]) };
  },
  legalDecisions,
  outcome: outcomeOf,
  viewFor(state, seat) {
    return {
      phase: state.phase,
      seat,
      round: state.round,
      starter: state.starter,
      die: state.die,
      rolls: state.rolls,
      deck: state.deck.length,
      hand: seat === null ? [] : [...known(state.hands[seat])],
      handSizes: state.hands.map((hand) => hand.length),
      laid: state.laid.map((card, owner) => (card < 0 ? null : owner === seat ? card : 'hidden')),
      winner: state.winner,
      spent: [...state.spent],
      scores: [...state.scores],
    };
  },
  redactEvent(event, seat) {
    if ((event.type === 'cardLaid' || event.type === 'cardDrawn') && event.seat !== seat) return { ...event, card: null };
    return event;
  },
  determinize(view, seat, rng) {
    const open = [...view.spent, ...view.hand, ...view.laid.filter((card) => typeof card === 'number')];
    const hidden = shuffle(
      Array.from({ length: DECK }, (_, card) => card).filter((card) => !open.includes(card)),
      rng,
    );
    const take = () => known(hidden.pop());
    const laid = view.laid.map((card) => (card === null ? -1 : card === 'hidden' ? take() : card));
    const hands = view.handSizes.map((size, owner) =>
      owner === seat ? [...view.hand] : Array.from({ length: size }, take).sort((left, right) => left - right),
    );
    const { phase, round, starter, die, rolls, winner } = view;
    return {
      phase,
      round,
      starter,
      die,
      rolls,
      winner,
      deck: hidden,
      hands,
      laid,
      spent: [...view.spent],
      scores: [...view.scores],
    };
  },
  hasSecret: () => true,
  evaluate(state, seat) {
    const best = Math.max(...state.scores.filter((_, owner) => owner !== seat));
    const strength = known(state.hands[seat]).reduce((sum, card) => sum + card, 0);
    return Math.tanh((known(state.scores[seat]) - best) / 10 + strength / 400);
  },
  makeKey: (decision) => (decision.type === 'play' ? `play:${decision.card}` : decision.type),
  parseKey(key) {
    const card = /^play:(\d{1,2})$/.exec(key)?.[1];
    if (card !== undefined) return { type: 'play', card: Number(card) };
    const plain = (['roll', 'keep', 'takePoints', 'drawCard'] as const).find((type) => type === key);
    return plain === undefined ? null : { type: plain };
  },
  drawBoard: (state) =>
    `round ${state.round} die ${state.die} deck ${state.deck.length}\n${state.hands.map((hand, seat) => `${seat}: ${hand.join(' ')} | ${state.scores[seat]}`).join('\n')}`,
  cloneState: (state) => ({
    phase: state.phase,
    round: state.round,
    starter: state.starter,
    die: state.die,
    rolls: state.rolls,
    deck: state.deck.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    laid: state.laid.slice(),
    winner: state.winner,
    spent: state.spent.slice(),
    scores: state.scores.slice(),
  }),
  checkInvariants(state) {
    const cards = [...state.deck, ...state.spent, ...state.hands.flat(), ...state.laid.filter((card) => card >= 0)];
    return new Set(cards).size === DECK && cards.length === DECK ? [] : ['a card was lost or doubled'];
  },
  checkSnapshot: bySeats(2, 4, (seats) => {
    const card = whole(0, DECK - 1);
    const seat = whole(-1, seats - 1);
    return fields<ToyState>({
      phase: text(80),
      round: whole(1, ROUNDS + 1),
      starter: seat,
      die: whole(0, 6),
      rolls: amount,
      deck: list(card, DECK),
      hands: row(list(card, DECK), seats),
      laid: row(whole(-1, DECK - 1), seats),
      winner: seat,
      spent: list(card, DECK),
      scores: row(amount, seats),
    });
  }),
  progress: (state) => ({ unit: 'round', number: state.round, of: 5 }),
  scores: (state) => state.scores,
  rules: [{ id: 'TOY-1', section: 'toy', en: 'The highest card takes the die.', pl: 'Najwyższa karta bierze kość.' }],
  lessons: [],
};

function outcomeOf(state: ToyState): Outcome | null {
  if (state.phase !== 'over') return null;
  const best = Math.max(...state.scores);
  return {
    winners: state.scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    standings: state.scores.map((score, seat) => ({
      seat,
      score,
      place: 1 + state.scores.filter((other) => other > score).length,
    })),
    reason: { key: 'reason.points' },
  };
}
