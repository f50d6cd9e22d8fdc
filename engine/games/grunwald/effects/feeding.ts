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
// `asked` are those whose troops are not fed yet.
function beginFeeding(step: GrunwaldStep): void {
  const { state } = step;
  const order = seatsFromStart(state);
  for (const seat of order) {
    state.larder[seat] = known(state.provision[seat]);
    state.troops[seat] = countKnights(state, seat);
  }
  state.asked = [...order];
  if (!step.silent) step.emit({ type: 'reckoningBegan' });
  for (const seat of order) {
    if (hungry(state, seat) <= 0) feedUnasked(step, seat, []);
    else if (known(state.provision[seat]) === 0) feedUnasked(step, seat, eligibleCards(state, seat).filter(isKnight));
  }
}

function feedUnasked(step: GrunwaldStep, seat: number, hungryKnights: number[]): void {
  const { state } = step;
  state.asked = state.asked.filter((other) => other !== seat);
  dismiss(step, seat, hungryKnights);
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

// Everyone in turn; `asked` are those still to be counted.
function seatBySeat(step: GrunwaldStep, tell: (row: ReckoningRow) => void): void {
  const { state } = step;
  if (step.silent) return;
  const rows = reckoningOf(state);
  state.asked = rows.map((row) => row.seat);
  for (const row of rows) {
    state.asked.shift();
    tell(row);
  }
}

function countStrength(step: GrunwaldStep): void {
  seatBySeat(step, ({ seat, crownStrength: crown, mercenaryStrength: mercenary, teutonStrength: teutons, strength: points }) =>
    step.emit({ type: 'strengthCounted', seat, crown, mercenary, teutons, points }),
  );
}

function nameCrownCommander(step: GrunwaldStep): void {
  nameCommander(step, 'crown');
}

function nameMercenaryCommander(step: GrunwaldStep): void {
  nameCommander(step, 'mercenary');
}

function nameCommander(step: GrunwaldStep, kind: 'crown' | 'mercenary'): void {
  if (step.silent) return;
  const pointsOf = (row: ReckoningRow) => (kind === 'crown' ? row.crownCommander : row.mercenaryCommander);
  const named = reckoningOf(step.state).filter((row) => pointsOf(row) > 0);
  const [first] = named;
  step.emit({ type: 'commanderNamed', kind, seats: named.map((row) => row.seat), points: first ? pointsOf(first) : 0 });
}

function nameQuartermaster(step: GrunwaldStep): void {
  if (step.silent) return;
  const keepers = reckoningOf(step.state).filter((row) => row.quartermaster > 0);
  step.emit({ type: 'quartermasterNamed', seats: keepers.map((row) => row.seat), points: keepers[0]?.quartermaster ?? 0 });
}

function countDucats(step: GrunwaldStep): void {
  seatBySeat(step, ({ seat, ducats, ducatPoints: points }) => step.emit({ type: 'ducatsCounted', seat, ducats, points }));
}

function endMatch(step: GrunwaldStep): void {
  if (step.silent) return;
  const rows = reckoningOf(step.state);
  step.emit({
    type: 'matchEnded',
    winners: rows.filter((row) => row.place === 1).map((row) => row.seat),
    totals: rows.map((row) => row.total),
  });
}

export const feedingEffects = {
  beginFeeding,
  dismissChosen,
  countStrength,
  nameCrownCommander,
  nameMercenaryCommander,
  nameQuartermaster,
  countDucats,
  endMatch,
} satisfies Record<string, Effect>;
