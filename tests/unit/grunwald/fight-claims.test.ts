// GRU-40 to GRU-43, GRU-72: what the table says of a card before it is sent, against plays of the engine. No chances are
// shown here, since rivals choose in secret: it tells the best a card can take, and that must be neither more nor less.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng, pick, type Rng } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import type { Decision } from '../../../engine/games/grunwald/types';
import type { Event, View } from '../../../engine/games/grunwald/view-types';
import { PEASANT, sendCaption } from '../../../renderer/games/grunwald/battle-show';
import { kernel, passAll, play, pose, type Table } from './support';

const PLAYS = 2000;
const KNIGHTS = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6'];
const TEUTONS = ['T1', 'T2', 'T3', 'T4'];

// Everyone on the field with a few knights at random.
function skirmish(seats: number, rng: Rng): Table {
  const left = [...KNIGHTS];
  const hand = Array.from({ length: seats }, () =>
    Array.from({ length: 1 + rng.int(3) }, () => known(left.splice(rng.int(left.length), 1)[0])),
  );
  const teutons = [pick(TEUTONS, rng), pick(TEUTONS, rng)] as const;
  const table = pose(seats, { round: 4, teutons, hand, provision: Array.from({ length: seats }, () => 20) });
  for (let seat = 0; seat < seats; seat++) play(table, 'take:officer', 'field:teutons');
  passAll(table);
  return table;
}

const bestOf = (caption: ReturnType<typeof sendCaption>): number =>
  caption.key === 'table.mayTake' ? Number(caption.params?.['strength']) : 0;

describe.each([2, 3, 4])('a skirmish of %i', (seats) => {
  it('GRU-42, GRU-43: a card takes at most what is said of it, and that when nobody stands in its way', () => {
    const rng = makeRng(1410 + seats);
    let reached = 0;
    for (let situation = 0; situation < 10; situation++) {
      const table = skirmish(seats, rng);
      for (let round = 0; round < PLAYS / 10; round++) {
        const state = grunwald.cloneState(table.state);
        const events: Event[] = [];
        const said = new Map<number, number>();
        const isAlone = round % 3 === 0;
        let strength = 0;
        while (state.phase === 'choosingFighter') {
          const seat = known(state.asked[0]);
          const view: View = grunwald.viewFor(state, seat);
          const cards = [...known(view.players[seat]).hand, PEASANT];
          const card = isAlone && seat > 0 ? PEASANT : pick(cards, rng);
          said.set(seat, bestOf(sendCaption(card, view)));
          strength = known(view.battle).strength;
          const decision: Decision = { type: 'send', card: card.id };
          kernel.apply(state, decision, rng, (event) => events.push(event));
        }
        const battle = events.find((event) => event.type === 'battleFought');
        expect(battle?.teutonic).toBe(strength);
        expect(battle?.won).toBe((battle?.ours ?? 0) >= strength);
        for (const [seat, best] of said) {
          const duel = events.find((event) => event.type === 'duelFought' && event.seat === seat);
          const taken = duel?.type === 'duelFought' ? (duel.teuton?.strength ?? 0) : 0;
          expect(taken).toBeLessThanOrEqual(best);
          if (isAlone && seat === 0) expect(taken).toBe(best);
          reached += isAlone && seat === 0 && best > 0 ? 1 : 0;
        }
      }
    }
    expect(reached).toBeGreaterThan(100);
  });
});
