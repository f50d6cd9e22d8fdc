// Every deed of Leaders moves its figures to where the next state has them, however it looks on the way.
import './navigator';
import { describe, expect, it } from 'vitest';
import { parsePosition } from '../../engine/games/leaders/position';
import type { LeadersEvent, LeadersView } from '../../engine/games/leaders/view-types';
import { createMatch } from '../../engine/match/match';
import type { Effects } from '../../renderer/games/leaders/effects';
import type { Figures } from '../../renderer/games/leaders/figures';
import { basePoint } from '../../renderer/games/leaders/layout';
import { motionOf } from '../../renderer/games/leaders/motions';
import { type Motion, pause } from '../../renderer/table/motion';

interface Body {
  x: number;
  y: number;
  alpha: number;
  rotation: number;
  zIndex: number;
  readonly scale: { x: number; y: number };
  readonly position: { set(x: number, y: number): void };
}

function makeBody(at: { readonly x: number; readonly y: number }): Body {
  const body: Body = {
    ...at,
    alpha: 1,
    rotation: 0,
    zIndex: 0,
    scale: { x: 1, y: 1 },
    position: {
      set(x, y) {
        body.x = x;
        body.y = y;
      },
    },
  };
  return body;
}

const effects = {
  show: (millis: number) => pause(millis),
  dust: () => pause(320),
  shimmer: (_at: unknown, millis: number) => pause(millis),
  burst: () => pause(300),
} as unknown as Effects;

function playOut(motion: Motion): void {
  motion.begin?.();
  for (let at = 0; at <= motion.millis; at += 40) motion.seek(at);
  motion.seek(motion.millis);
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
    const viewNow = () => match.view(null) as LeadersView;
    const bodies = new Map(viewNow().figures.map(({ id, cell }) => [id, makeBody(basePoint(viewNow(), cell))]));
    const figures = {
      get: (id: string) => bodies.get(id) ?? null,
      add(id: string) {
        const body = bodies.get(id) ?? makeBody({ x: 0, y: 0 });
        bodies.set(id, body);
        return body;
      },
    } as unknown as Figures;
    let moved = 0;
    for (const key of keys) {
      const played = match.decide(key);
      if (!played.ok) throw new Error(`${key}: ${match.request?.decisions.map((each) => each.key).join(' ')}`);
      for (const { event, state } of played.value) {
        const view = match.game.viewFor(state, 0) as LeadersView;
        const tools = { effects, figures, view, tinctures: ['gules', 'azure'] as const, sound: () => {} };
        const motion = motionOf(tools, event as LeadersEvent);
        if (motion === null) continue;
        moved++;
        expect(motion.millis).toBeGreaterThan(100);
        expect(motion.millis).toBeLessThan(3000);
        playOut(motion);
      }
      const view = viewNow();
      for (const { id, cell, seat, card } of view.figures) {
        const body = bodies.get(id);
        const isDown = view.loser === seat && card === null;
        const at = basePoint(view, cell);
        expect([id, Math.round(body?.x ?? 0), Math.round(body?.y ?? 0)]).toEqual([id, Math.round(at.x), Math.round(at.y)]);
        expect([id, body?.alpha, body?.scale, isDown || Math.abs(body?.rotation ?? 1) < 1e-6]).toEqual([
          id,
          1,
          { x: 1, y: 1 },
          true,
        ]);
      }
    }
    expect(moved).toBeGreaterThan(0);
  });
});
