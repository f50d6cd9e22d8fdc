// Every deed of Leaders moves its pieces to where the next scene has them, however it looks on the way; scenes of whole
// matches keep the contract.
import './navigator';
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../engine/core/rng';
import { parsePosition } from '../../engine/games/leaders/position';
import type { Event, View } from '../../engine/games/leaders/view-types';
import { createMatch } from '../../engine/match/match';
import type { LeadersExtras } from '../../renderer/games/leaders/extras';
import { motions } from '../../renderer/games/leaders/motions';
import { sceneOf } from '../../renderer/games/leaders/scene';
import { arrange } from '../../renderer/table/arrange';
import { type CheckedBeat, checkScenes } from '../../renderer/table/check-scenes';
import { Director } from '../../renderer/table/director';
import type { Stagecraft } from '../../renderer/table/living-board';
import type { Motion } from '../../renderer/table/motion';
import { restPose } from '../../renderer/table/pose';
import type { Directing } from '../../renderer/table/staging';
import { craftOf } from '../support/stagecraft';
import { makeContext, makeTable } from './support';

const context = makeContext(makeTable());

function playOut(motion: Motion): void {
  motion.begin?.();
  for (let at = 0; at <= motion.millis; at += 40) motion.seek(at);
  motion.seek(motion.millis);
}

type Craft = Stagecraft<View, LeadersExtras>;
type AnyMotion = (event: Event, craft: Craft) => Motion | null;

function special(event: Event, before: View, after: View) {
  return (directing: Directing): Motion | null => {
    const craft = craftOf(directing, { before, after, context }) as unknown as Craft;
    return (motions[event.type] as AnyMotion | undefined)?.(event, craft) ?? null;
  };
}

const TABLE =
  '0.king@-1,3 1.queen@0,-3 0.wanderer@-3,3 0.illusionist@-2,1 0.clawLauncher@0,2 0.bruiser@1,-1 0.acrobat@2,0 0.manipulator@1,2 0.brewmaster@-2,3 ' +
  '0.royalGuard@3,-3 0.rider@2,1 1.archer@1,0 1.assassin@0,-1 1.jailer@-3,0 1.vizier@2,-3 to=0 turn=14';
const HUNT = '0.king@0,3 0.manipulator@0,0 0.rider@1,-2 0.nemesis@-2,0 1.queen@0,-3 to=0';
const RECRUITING = '0.king@0,3 1.queen@0,-3 to=0 display=archer,rider,hermitAndCub deck=vizier turn=3';

const DEEDS: readonly (readonly [what: string, position: string, ...keys: string[]])[] = [
  ['a step', TABLE, 'step:king>0,3'],
  ['two leaps', TABLE, 'jump:acrobat>0,0>0,-2'],
  ['a gallop', TABLE, 'ride:rider>0,1'],
  ['a shove', TABLE, 'push:bruiser>1,0>1,1'],
  ['the Guard', TABLE, 'guard:royalGuard>0,3'],
  ['the Wanderer', TABLE, 'vanish:wanderer>-1,1'],
  ['a swap', TABLE, 'swap:illusionist>0,-1'],
  ['a flight', TABLE, 'fly:clawLauncher>0,-1'],
  ['a drag', TABLE, 'drag:clawLauncher>0,-1'],
  ['puppet strings', TABLE, 'steer:manipulator>1,0>0,0'],
  ['a mug', TABLE, 'serve:brewmaster>-1,3>-1,2'],
  ['Nemesis and a fall', HUNT, 'steer:manipulator>0,-3>0,-2', 'react:nemesis>0,-1'],
  ['a recruit', RECRUITING, 'end', 'take:rider', 'place:1,2'],
  ['Hermit and Cub', RECRUITING, 'end', 'take:hermitAndCub', 'place:1,2', 'place:-1,3'],
];

describe('motions', () => {
  it.each(DEEDS)('%s', (_what, position, ...keys) => {
    const parsed = parsePosition(position);
    if (!parsed.ok) throw new Error(parsed.message);
    const start = { name: { kind: 'puzzle', id: 'posed' }, state: parsed.value } as const;
    const match = createMatch({ game: 'leaders', seats: 2, seed: 1, start });
    const viewNow = () => match.view(null) as View;
    const director = new Director({ make: () => ({ look: () => {}, pose: () => {}, destroy: () => {} }) });
    director.show(sceneOf(viewNow(), context), 0);
    let moved = 0;
    for (const key of keys) {
      let before = viewNow();
      const played = match.decide(key);
      if (!played.ok) throw new Error(`${key}: ${match.request?.decisions.map((each) => each.key).join(' ')}`);
      for (const { event, state } of played.value) {
        const told = match.game.viewFor(state, null) as View;
        const motion = director.play({
          scene: sceneOf(told, context),
          entry: match.played.length,
          special: special(event as Event, before, told),
        });
        before = told;
        if (motion.millis > 100) moved++;
        expect(motion.millis).toBeLessThan(4000);
        playOut(motion);
      }
      const after = viewNow();
      const scene = sceneOf(after, context);
      const layout = arrange(scene);
      for (const piece of scene.pieces) {
        const place = layout.get(piece.id);
        const { x, y, alpha, fall, lean, squash, height, turn } = director.pose(piece.id) ?? {};
        const rest = place && restPose(piece, place);
        expect({ id: piece.id, x, y, alpha, fall, lean, squash, height, turn }).toEqual({
          id: piece.id,
          x: rest?.x,
          y: rest?.y,
          alpha: 1,
          fall: rest?.fall,
          lean: 0,
          squash: 1,
          height: rest?.height,
          turn: rest?.turn,
        });
      }
    }
    expect(moved).toBeGreaterThan(0);
  });
});

describe.each(['standard', 'advanced'])('scenes of the %s game', (mode) => {
  it('keep the contract over whole matches: nothing pops, nothing leaves the table', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 3; seed++) {
      const match = createMatch({ game: 'leaders', seats: 2, seed, options: { mode } });
      const rng = rngFor(seed, 3);
      const beats: CheckedBeat[] = [{ scene: sceneOf(match.view(null) as View, context) }];
      for (let count = 0; match.request !== null && count < 160; count++) {
        const { decisions } = match.request;
        const played = match.decide(decisions[Math.floor(rng.float() * decisions.length)]?.key ?? '');
        if (!played.ok) throw new Error(played.message);
        for (const { state } of played.value) {
          beats.push({ scene: sceneOf(match.game.viewFor(state, null) as View, context) });
        }
        beats.push({ scene: sceneOf(match.view(null) as View, context) });
      }
      expect(checkScenes(beats)).toEqual([]);
    }
  });

  it('hide no base behind a figure of the same column', () => {
    const match = createMatch({ game: 'leaders', seats: 2, seed: 1, options: { mode } });
    const view = match.view(null) as View;
    const column = view.cells.flatMap((cell, index) => (cell.q === 0 ? [index] : []));
    const [king] = view.figures;
    if (!king) throw new Error('nobody stands on the board');
    const crowd = {
      ...view,
      figures: column.map((cell, index) => ({ ...king, id: `0.${index}`, card: 'rider' as const, kind: 'rider' as const, cell })),
    };
    const scene = sceneOf(crowd, context);
    const layout = arrange(scene);
    const places = scene.pieces.flatMap((piece) => (piece.kind === 'figure' ? [layout.get(piece.id)] : []));
    const sorted = places.flatMap((place) => place ?? []).toSorted((one, other) => one.y - other.y);
    for (const [index, place] of sorted.entries()) {
      const behind = sorted[index - 1];
      if (!behind) continue;
      // 104 units up to the crown, 36 units down to the plinth's lowest edge, at the picture's scale.
      const top = place.y - 104 * 0.52 * place.scale;
      expect(top).toBeGreaterThan(behind.y + 30 * 0.52 * behind.scale);
    }
  });
});
