// What a difference between two scenes cannot tell: cards laid in secret are turned over and looked at before they go.
import type { Motions } from '../../../renderer/table/living-board';
import { easeInOut, pause, sequence, staggered, together } from '../../../renderer/table/motion';
import type { ToyEvent, ToyView } from './types';

const TURN = 420;
const LOOK = 700;

export const motions: Motions<ToyView, ToyEvent, null> = {
  cardsRevealed(_event, { changes, act, move, others, place }) {
    const shown = changes.filter(({ piece }) => piece.zone === 'spent' && piece.kind === 'card').map(({ id }) => id);
    const open = shown.map((id) =>
      sequence(
        act(id, TURN, (progress, pose, from) => {
          pose.turn = from.turn * (1 - easeInOut(progress));
          pose.height = 30 * Math.sin(Math.PI * progress);
        }),
      ),
    );
    const away = shown.map((id) => (place(id) ? move(id) : pause(0)));
    return sequence(together(...open), pause(LOOK), together(staggered(90, away), others()));
  },
  pointsTaken(event, { effects, others }) {
    return together(others(), effects.float(`+${event.points}`, { x: 640, y: 230 }));
  },
};
