// The end of the match: feeding, then the reckoning told step by step.
import { known } from '../../../core/invariant';
import { isKnight } from '../data/cards';
import { countKnights, hungry } from '../decisions';
import { seatsFromStart } from '../ranking';
import { reckoningOf } from '../scoring';
import type { ReckoningRow } from '../view-types';
import { cardViews, type Effect, type GrunwaldStep, loseCard } from './goods';
import { eligibleCards } from './skirmish';

// GRU-60: whoever has enough is fed unasked; whoever has no provision at all loses every knight unasked.
function beginFeeding(step: GrunwaldStep): void {
  const { state } = step;
  state.asked = [];
  for (const seat of seatsFromStart(state)) {
    state.larder[seat] = known(state.provision[seat]);
    state.troops[seat] = countKnights(state, seat);
    if (hungry(state, seat) <= 0) feed(step, seat);
    else if (known(state.provision[seat]) > 0) state.asked.push(seat);
    else dismiss(step, seat, eligibleCards(state, seat).filter(isKnight));
  }
}

function feed(step: GrunwaldStep, seat: number): void {
  const { state } = step;
  state.provision[seat] = known(state.provision[seat]) - countKnights(state, seat);
  if (step.silent) return;
  step.emit({
    type: 'troopsFed',
    seat,
    knights: known(state.troops[seat]),
    provision: known(state.larder[seat]),
    dismissed: cardViews(known(state.dismissed[seat])),
    surplus: known(state.provision[seat]),
  });
}

function dismiss(step: GrunwaldStep, seat: number, knights: number[]): void {
  const { state } = step;
  for (const card of knights) loseCard(state, seat, card);
  state.dismissed[seat] = knights;
  feed(step, seat);
}

function dismissChosen(step: GrunwaldStep): void {
  const { state } = step;
  const seat = known(state.asked.shift());
  const chosen = state.given;
  state.given = [];
  dismiss(step, seat, chosen);
}

function reckon(step: GrunwaldStep): void {
  if (step.silent) return;
  const rows = reckoningOf(step.state);
  for (const row of rows) {
    const { seat, crownStrength: crown, mercenaryStrength: mercenary, teutonStrength: teutons, strength: points } = row;
    step.emit({ type: 'strengthCounted', seat, crown, mercenary, teutons, points });
  }
  nameCommander(step, rows, 'crown');
  nameCommander(step, rows, 'mercenary');
  const keepers = rows.filter((row) => row.quartermaster > 0);
  step.emit({ type: 'quartermasterNamed', seats: keepers.map((row) => row.seat), points: keepers[0]?.quartermaster ?? 0 });
  for (const { seat, ducats, ducatPoints: points } of rows) step.emit({ type: 'ducatsCounted', seat, ducats, points });
  step.emit({
    type: 'matchEnded',
    winners: rows.filter((row) => row.place === 1).map((row) => row.seat),
    totals: rows.map((row) => row.total),
  });
}

function nameCommander(step: GrunwaldStep, rows: readonly ReckoningRow[], kind: 'crown' | 'mercenary'): void {
  const pointsOf = (row: ReckoningRow) => (kind === 'crown' ? row.crownCommander : row.mercenaryCommander);
  const named = rows.filter((row) => pointsOf(row) > 0);
  const [first] = named;
  step.emit({ type: 'commanderNamed', kind, seats: named.map((row) => row.seat), points: first ? pointsOf(first) : 0 });
}

export const feedingEffects = { beginFeeding, dismissChosen, reckon } satisfies Record<string, Effect>;
