// The value function: what every seat may hope for at the last reckoning, feature by feature, and from it
// how good a state is for one of them.
import { known } from '../../../core/invariant';
import { isCrown, isKnight, strengthOf } from '../data/cards';
import { FIRST_BATTLE_ROUND, ROUNDS } from '../data/supplies';
import { reckoningOf } from '../scoring';
import type { GrunwaldState, OpenTable } from '../types';

export const FEATURES = {
  // An unfed knight's expected loss, growing towards the end.
  shortageEarly: 1.1,
  shortageLate: 2.6,
  surplusEarly: 0.9,
  surplusLate: 0.35,
  ducatEarly: 0.75,
  ducatLate: 0.5,
  helperPerRound: 1.15,
  // How sharply a lead in cards decides a command.
  majoritySharpness: 0.9,
  majorityHope: 0.9,
  // A knight that can still fight, per strength above the usual Teuton.
  freshKnight: 0.45,
  // Acting first next round.
  tempo: 0.3,
} as const;

// Points a seat may expect, for a state between rounds or within one.
export function forecast(state: OpenTable): number[] {
  const late = state.round / ROUNDS;
  const left = ROUNDS - state.round;
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
      if (strengthOf(card) > 2) fresh++;
      if (isCrown(card)) crown++;
      else mercenary++;
    }
    for (const card of known(state.camp[seat])) {
      strength += strengthOf(card);
      if (isCrown(card)) crown++;
      else if (isKnight(card)) mercenary++;
    }
    const bread = known(state.provision[seat]) - crown - mercenary;
    const breadPoints =
      bread < 0
        ? bread * mix(FEATURES.shortageEarly, FEATURES.shortageLate, late)
        : bread * mix(FEATURES.surplusEarly, FEATURES.surplusLate, late);
    const battles = Math.min(left, ROUNDS - FIRST_BATTLE_ROUND + 1);
    const total =
      strength +
      breadPoints +
      known(state.ducats[seat]) * mix(FEATURES.ducatEarly, FEATURES.ducatLate, late) +
      known(state.helpers[seat]) * left * FEATURES.helperPerRound +
      Math.min(fresh, battles) * FEATURES.freshKnight * 2 +
      (left > 0 && state.start === seat ? FEATURES.tempo : 0);
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
  const sharpness = FEATURES.majoritySharpness * (0.5 + 1.5 * late);
  let sum = 0;
  for (const count of counts) sum += Math.exp(count * sharpness);
  counts.forEach((count, seat) => {
    const share = Math.exp(count * sharpness) / sum;
    totals[seat] = known(totals[seat]) + (count + 1 - late) * share * FEATURES.majorityHope;
  });
}

const SCALE = 14;

export function utility(totals: readonly number[], seat: number): number {
  const own = known(totals[seat]);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  totals.forEach((total, other) => {
    if (other === seat) return;
    best = Math.max(best, total);
    sum += total;
  });
  const mean = sum / (totals.length - 1);
  return Math.tanh((own - best * 0.7 - mean * 0.3) / SCALE);
}

export function evaluate(state: GrunwaldState, seat: number): number {
  if (state.phase !== 'finished') return utility(forecast(state), seat);
  const rows = reckoningOf(state);
  const totals = rows.map((row) => row.total);
  // A win counts beyond its margin.
  return utility(totals, seat) * 0.6 + (rows[seat]?.place === 1 ? 0.4 : -0.2);
}
