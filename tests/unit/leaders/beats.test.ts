// Every fact of Leaders is told when it has come true: the view of its beat shows it.
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../engine/core/rng';
import type { Event, View, Way } from '../../../engine/games/leaders/view-types';
import { createMatch } from '../../../engine/match/match';

function expectTold(event: Event, before: View, after: View): void {
  const cellOf = (view: View, { seat, name }: Pick<Way, 'seat' | 'name'>) =>
    view.figures.find((figure) => figure.seat === seat && figure.name === name)?.cell;
  const expectWay = (way: Way) => {
    expect([cellOf(before, way), cellOf(after, way)]).toEqual([way.path[0], way.path.at(-1)]);
  };
  switch (event.type) {
    case 'figureStepped':
    case 'nemesisReacted':
      expectWay(event.way);
      break;
    case 'abilityUsed':
      event.ways.forEach(expectWay);
      break;
    case 'figureRecruited':
      expect(cellOf(before, event)).toBeUndefined();
      expect(cellOf(after, event)).toBe(event.cell);
      expect(after.chosen).toBeNull();
      expect(after.display).not.toContain(event.card);
      break;
    case 'displayRefilled':
      expect(after.display[event.slot]).toBe(event.card);
      break;
    case 'cardTaken':
      expect(after.chosen).toBe(event.card);
      break;
    case 'choiceTakenBack':
      expect(after.chosen).toBeNull();
      break;
    case 'cardBanished':
      expect(after.banished).toContain(event.card);
      break;
    case 'turnBegan':
      expect([after.seat, after.turn]).toEqual([event.seat, event.turn]);
      break;
    case 'actionsEnded':
      expect(after.recruitsLeft).toBeGreaterThan(0);
      break;
    case 'leaderFell':
      expect([after.loser, after.fall]).toEqual([event.seat, event.fall]);
      break;
    default:
  }
}

describe.each(['standard', 'advanced'])('facts of a match of the %s mode', (mode) => {
  it('hold in the view they come with', () => {
    const told = new Set<string>();
    for (let seed = 1; seed <= 8; seed++) {
      const match = createMatch({ game: 'leaders', seats: 2, seed, options: { mode } });
      const rng = makeRng(seed);
      while (match.request !== null) {
        const { decisions } = match.request;
        let before = match.view(0) as View;
        const decided = match.decide(decisions[rng.int(decisions.length)]?.key ?? '');
        if (!decided.ok) throw new Error(decided.message);
        for (const [index, { event, state }] of decided.value.entries()) {
          const after = match.game.viewFor(state, 0) as View;
          // The last one stands already in what follows: an ended recruitment may have ended the turn.
          if (index < decided.value.length - 1 || event.type !== 'actionsEnded') expectTold(event as Event, before, after);
          told.add(event.type);
          before = after;
        }
      }
    }
    for (const type of ['figureStepped', 'abilityUsed', 'figureRecruited', 'turnBegan']) expect(told, type).toContain(type);
  });
});
