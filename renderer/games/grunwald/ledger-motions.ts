// The last reckoning as it is told: the ledger is laid down, the knights eat, every card is counted, offices are given.
import type { Event, View } from '../../../engine/games/grunwald/view-types';
import type { Motions, Stagecraft } from '../../table/living-board';
import { cue, easeInOut, easeOut, type Motion, pause, sequence, staggered, together } from '../../table/motion';
import type { Point } from '../../table/scene';
import { cellBox, type Line } from './ledger-layout';

type Craft = Stagecraft<View, null>;

const INK = 0xffe3a0;
const GOLD = 0xffd98a;
const BETWEEN_CARDS = 110;

export const ledgerMotions: Motions<View, Event, null> = {
  // First the book, over what stands on the table; then everybody's goods go to it.
  reckoningBegan(_event, { changes, move, others, context }) {
    const hidden = changes.filter(({ how }) => how === 'looked').map(({ id }) => move(id));
    return sequence(
      cue(() => context.sound('card')),
      together(...hidden, move('ledger', { millis: 620 })),
      others(),
      pause(500),
    );
  },
  troopsFed: (_event, { others }) => sequence(others(), pause(450)),
  strengthCounted({ seat }, craft) {
    const counted = craft.after.players.find((player) => player.seat === seat);
    const cards = [...(counted?.camp ?? []), ...(counted?.hand ?? [])];
    const told = cards.flatMap(({ id, strength }) => {
      const at = craft.place(`card:${id}`);
      return at === null ? [] : [{ at, strength }];
    });
    const points = told
      .toSorted((one, other) => one.at.x - other.at.x)
      .map(({ at, strength }) => craft.effects.float(`+${strength}`, { x: at.x, y: at.y - 14 }, INK, 20));
    return sequence(craft.others(), pause(120), staggered(BETWEEN_CARDS, points));
  },
  commanderNamed: ({ kind, seats, points }, craft) => office(craft, kind, seats, points),
  quartermasterNamed: ({ seats, points }, craft) => office(craft, 'provision', seats, points),
  ducatsCounted: ({ seat, points }, craft) =>
    sequence(
      craft.others(),
      points === 0 ? pause(150) : craft.effects.float(`+${points}`, valueAt(craft, 'ducats', seat), INK, 24),
    ),
  // The shield grows as it is carried from its column into the wreath.
  matchEnded(_event, { act, move, place, others, effects, context }) {
    const wreath = place('victor');
    if (wreath === null) return others();
    return sequence(
      cue(() => context.sound('win')),
      act('victor', 900, (progress, pose, from) => {
        const share = easeInOut(progress);
        pose.x = from.x + (wreath.x - from.x) * share;
        pose.y = from.y + (wreath.y - from.y) * share;
        pose.scale = 0.2 + 0.8 * share;
        pose.height = 40 * Math.sin(Math.PI * progress);
      }),
      together(move('victor', { millis: 1 }), effects.burst({ x: wreath.x, y: wreath.y + 22 })),
      others(),
      pause(300),
    );
  },
};

// What a kind comes to is laid out for everyone; who has most is lit and gets the points.
function office(craft: Craft, line: Line, seats: readonly number[], points: number): Motion {
  if (seats.length === 0) return sequence(craft.others(), pause(250));
  const boxes = seats.map((seat) => cellBox(line, columnOf(craft, seat), craft.after.players.length));
  const light = craft.effects.under(900, (paint, progress) => {
    for (const { x, y, width, height } of boxes)
      paint
        .roundRect(x + 3, y + 2, width - 6, height - 4, 6)
        .fill({ color: GOLD, alpha: 0.45 * Math.sin(Math.PI * easeOut(progress)) });
  });
  const floats = seats.map((seat) => craft.effects.float(`+${points}`, valueAt(craft, line, seat), INK, 28));
  return sequence(craft.others(), pause(200), together(light, ...floats));
}

function columnOf({ after }: Craft, seat: number): number {
  return after.players.findIndex((player) => player.seat === seat);
}

// Where a line's points are written.
function valueAt(craft: Craft, line: Line, seat: number): Point {
  const { x, y, width, height } = cellBox(line, columnOf(craft, seat), craft.after.players.length);
  return { x: x + width - 26, y: y + height / 2 };
}
