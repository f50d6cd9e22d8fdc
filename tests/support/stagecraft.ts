// What a game's own motions are handed at a real table, without a canvas: effects and the camera last as long as theirs
// do and draw nothing.
import { cue, pause } from '../../renderer/table/motion';
import type { Directing } from '../../renderer/table/staging';

// The lengths of renderer/table/effects.ts.
const effects = {
  show: (millis: number) => pause(millis),
  under: (millis: number) => pause(millis),
  shimmer: (_at: unknown, millis: number) => pause(millis),
  way: (_from: unknown, _to: unknown, millis: number) => pause(millis),
  dust: () => pause(320),
  burst: () => pause(300),
  float: () => pause(900),
};
const stage = { camera: { state: { zoom: 1 }, goTo: (_box: unknown, millis: number) => pause(millis) } };

export interface Told<View, Context> {
  readonly before: View;
  readonly after: View;
  readonly context: Context;
}

export function craftOf<View, Context>(directing: Directing, told: Told<View, Context>) {
  return {
    changes: directing.changes,
    pose: (piece: string) => directing.pose(piece),
    place: (piece: string) => directing.place(piece),
    move: directing.move.bind(directing),
    act: directing.act.bind(directing),
    throwDice: () => directing.throwDice(),
    others: () => directing.others(),
    ...told,
    effects,
    stage,
    extras: new Proxy({}, { get: () => () => pause(0) }),
    hush: () => cue(() => {}),
  };
}
