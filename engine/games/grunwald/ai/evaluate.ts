// The standing at any moment of a round, by hand-made weights: what every seat may hope for at the last reckoning, and from
// it how good a state is for one of them. Opponents judge by the learned value instead, which speaks between rounds only.
import { known } from '../../../core/invariant';
import { isCrown, isKnight, strengthOf } from '../data/cards';
import { FIRST_BATTLE_ROUND, ROUNDS } from '../data/supplies';
import { reckoningOf } from '../scoring';
import type { OpenTable, State } from '../types';

// Fitted to the final scores of some thousand quick matches, from the states at the ends of rounds.
const FEATURES = {
  // An unfed knight's expected loss, growing towards the end.
  shortageEarly: 1.0,
  shortageLate: 3.0,
  surplus: 1.15,
  ducatEarly: 0.85,
  ducatLate: 0.48,
  helperPerRound: 1.2,
  // How sharply a lead in cards decides a command, at first and in time.
  majoritySharpness: 0.5,
  majorityGrowth: 1.2,
  majorityHope: 0.85,
  // A knight that can still fight and is a match for most Teutons.
  freshKnight: 0.8,
  freshStrength: 3,
} as const;

// Points a seat may expect, for a state between rounds or within one.
export function forecast(state: OpenTable): number[] {
  // The round under way still counts: search asks when it has just begun.
  const left = ROUNDS - state.round + 1;
  const late = 1 - left / ROUNDS;
  const crowns: number[] = [];
  const mercenaries: number[] = [];
  const totals: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    let crown = 0;
    let mercenary = 0;
    let strength = 0;
    let fresh = 0;
    for (const card of known(state.hand[seat])) {
      strength += strengthOf(card);
      if (strengthOf(card) >= FEATURES.freshStrength) fresh++;
      if (isCrown(card)) crown++;
      else mercenary++;
    }
    for (const card of known(state.camp[seat])) {
      strength += strengthOf(card);
      if (isCrown(card)) crown++;
      else if (isKnight(card)) mercenary++;
    }
    const bread = known(state.provision[seat]) - crown - mercenary;
    const breadPoints = bread < 0 ? bread * mix(FEATURES.shortageEarly, FEATURES.shortageLate, late) : bread * FEATURES.surplus;
    const battles = Math.min(left, ROUNDS - FIRST_BATTLE_ROUND + 1);
    const total =
      strength +
      breadPoints +
      known(state.ducats[seat]) * mix(FEATURES.ducatEarly, FEATURES.ducatLate, late) +
      known(state.helpers[seat]) * left * FEATURES.helperPerRound +
      Math.min(fresh, battles) * FEATURES.freshKnight;
    crowns.push(crown);
    mercenaries.push(mercenary);
    totals.push(total);
  }
  addCommands(totals, crowns, late);
  addCommands(totals, mercenaries, late);
  return totals;
}

function mix(early: number, later: number, late: number): number {
  return early + (later - early) * late;
}

// Whoever is ahead in cards may hope for the command; how firmly depends on the lead and the time.
function addCommands(totals: number[], counts: readonly number[], late: number): void {
  const sharpness = FEATURES.majoritySharpness + FEATURES.majorityGrowth * late;
  let sum = 0;
  for (const count of counts) sum += Math.exp(count * sharpness);
  counts.forEach((count, seat) => {
    const share = Math.exp(count * sharpness) / sum;
    totals[seat] = known(totals[seat]) + (count + 1 - late) * share * FEATURES.majorityHope;
  });
}

const SCALE = 14;

function utility(totals: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  totals.forEach((total, other) => {
    if (other === seat) return;
    best = Math.max(best, total);
    sum += total;
  });
  const mean = sum / (totals.length - 1);
  return Math.tanh((known(totals[seat]) - best * 0.7 - mean * 0.3) / SCALE);
}

export function evaluate(state: State, seat: number): number {
  if (state.phase !== 'finished') return utility(forecast(state), seat);
  const rows = reckoningOf(state);
  const totals = rows.map((row) => row.total);
  // A win counts beyond its margin.
  return utility(totals, seat) * 0.6 + (rows[seat]?.place === 1 ? 0.4 : -0.2);
}
