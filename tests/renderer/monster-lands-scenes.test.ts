// The scenes of Monster Lands over whole matches of every seat count, for every pair of eyes: nothing pops, everything
// lies on the table, ids are unique.
import './navigator';
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../engine/core/rng';
import type { Event, View } from '../../engine/games/monster-lands/view-types';
import { createMatch } from '../../engine/match/match';
import { STANDARD_SETTINGS } from '../../engine/protocol';
import { flows } from '../../renderer/games/monster-lands/flows';
import { sceneOf } from '../../renderer/games/monster-lands/scene';
import { type CheckedBeat, checkScenes } from '../../renderer/table/check-scenes';
import type { PlayContext } from '../../renderer/table/game-table';
import type { Scene } from '../../renderer/table/scene';
import { decideAtRandom } from '../support/random-play';
import { makeContext, makeTable, peopleOf } from './support';

function table(seats: number, viewer: number | null, toMove: number | null) {
  return makeTable({
    game: 'monster-lands',
    viewer,
    toMove,
    seats: peopleOf(seats),
  });
}

function play(seats: number, eye: number | null, textScale = 1): readonly string[] {
  const match = createMatch({ game: 'monster-lands', seats, seed: seats });
  const { game } = match;
  const rng = makeRng(seats);
  const settings = { ...STANDARD_SETTINGS, textScale };
  const contextAt = (view: View) => ({ ...makeContext(table(seats, eye, view.ask?.seat ?? null)), settings });
  const sceneAt = (view: View) => sceneOf(view, contextAt(view));
  const sceneAfter = (before: View, after: View) => sceneOf(after, { ...contextAt(after), before, after } as PlayContext<View>);
  const diceIn = ({ pieces }: Scene): number => pieces.filter(({ kind }) => kind === 'die').length;
  let view = match.view(eye) as View;
  const beats: CheckedBeat[] = [{ scene: sceneAt(view) }];
  while (match.request !== null) {
    for (const { event, state } of decideAtRandom(match, rng)) {
      const told = game.redactEvent(event, eye) as Event | null;
      if (told === null) continue;
      const next = game.viewFor(state, eye) as View;
      const scene = sceneAfter(view, next);
      // A chosen die lies on its field from the choice on: it neither leaves the table nor is there twice.
      const former = beats.at(-1)?.scene;
      const isGiven = told.type === 'diceSpent' && (next.work?.action === 'visit' || next.work?.action === 'send');
      if (former && isGiven && (next.work?.dice.length ?? 0) > 0) expect(diceIn(scene)).toBe(diceIn(former));
      beats.push({ scene, flows: flows(told, view, next) });
      view = next;
    }
    view = match.view(eye) as View;
    beats.push({ scene: sceneAt(view) });
  }
  return checkScenes(beats);
}

describe('scenes of Monster Lands', () => {
  it.each([
    { seats: 1, eyes: [0] },
    { seats: 2, eyes: [null, 1] },
    { seats: 3, eyes: [2] },
    { seats: 4, eyes: [0] },
  ])('nothing pops with $seats seats', { timeout: 240_000 }, ({ seats, eyes }) => {
    for (const eye of eyes) expect(play(seats, eye)).toEqual([]);
  });

  it.each([1, 2, 3])(
    'large letters have panels of their own with %i seats, in which nothing leaves its place',
    { timeout: 240_000 },
    (seats) => {
      expect(play(seats, 0, 1.6)).toEqual([]);
    },
  );
});
