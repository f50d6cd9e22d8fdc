// The scenes of Jan Žižka over whole matches of every seat count and mode, for every pair of eyes: nothing pops,
// everything lies on the table, ids are unique, what is thrown exists.
import './navigator';
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../engine/core/rng';
import type { Event, View } from '../../engine/games/zizka/view-types';
import { createMatch } from '../../engine/match/match';
import { STANDARD_SETTINGS } from '../../engine/protocol';
import { flows, rolled } from '../../renderer/games/zizka/flows';
import { sceneOf } from '../../renderer/games/zizka/scene';
import { commanderId } from '../../renderer/games/zizka/scene-map';
import { type CheckedBeat, checkScenes } from '../../renderer/table/check-scenes';
import type { Scene } from '../../renderer/table/scene';
import { makeContext, makeTable, peopleOf } from './support';

const WEIGHT: Readonly<Record<string, number>> = {
  move: 1,
  event: 20,
  conquest: 10,
  hire: 12,
  attack: 60,
  end: 0.3,
  row: 8,
  hireMember: 8,
  join: 8,
  luck: 9,
};

// The tray lies over the half of the map where the roller does not stand.
function isRollerUnseen({ roll }: View, { pieces }: Scene): boolean {
  const figure = roll === null ? undefined : pieces.find(({ id }) => id === commanderId(roll.seat));
  return figure?.zone.startsWith('space:') === true && figure.pose?.alpha === 0 && pieces.some(({ id }) => id === 'roll');
}

type Options = Record<string, string | number | boolean>;

function play(seats: number, eye: number | null, seed: number, options: Options, textScale = 1): readonly string[] {
  const match = createMatch({ game: 'zizka', seats, seed, options });
  const rng = makeRng(seed);
  const people = peopleOf(seats);
  const sceneAt = (view: View) => {
    const table = makeTable({ game: 'zizka', seats: people, viewer: eye, toMove: match.request?.seat ?? null });
    return sceneOf(view, { ...makeContext(table), settings: { ...STANDARD_SETTINGS, textScale } });
  };
  let view = match.view(eye) as View;
  const beats: CheckedBeat[] = [{ scene: sceneAt(view) }];
  const missing = new Set<string>();
  while (match.request !== null) {
    const ways = match.request.decisions;
    const weights = ways.map(({ decision }) => WEIGHT[decision.type] ?? 2);
    const drawn = rng.float() * weights.reduce((sum, weight) => sum + weight, 0);
    const way = ways[weights.findIndex((_, index) => weights.slice(0, index + 1).reduce((sum, each) => sum + each, 0) >= drawn)];
    const decided = match.decide((way ?? ways[0])?.key ?? '');
    if (!decided.ok) throw new Error(decided.message);
    for (const { event, state } of decided.value) {
      const told = match.game.redactEvent(event, eye) as Event | null;
      if (told === null) continue;
      const next = match.game.viewFor(state, eye) as View;
      const scene = sceneAt(next);
      for (const die of rolled(told))
        if (!scene.pieces.some(({ id }) => id === die)) missing.add(`${told.type}: no ${die.split(':')[0]}`);
      if (isRollerUnseen(next, scene)) missing.add(`${told.type}: who rolls is unseen`);
      beats.push({ scene, flows: flows(told, view, next) });
      view = next;
    }
    view = match.view(eye) as View;
    beats.push({ scene: sceneAt(view) });
  }
  return [...checkScenes(beats), ...missing];
}

describe('scenes of Jan Žižka', () => {
  it.each<[number, Options]>([
    [2, {}],
    [3, { experienced: true, commanders: 'chosen' }],
    [4, { side: 'B' }],
    [1, { torak: 'hard' }],
  ])('nothing pops with %i seats, whoever looks', (seats, options) => {
    for (const eye of seats === 1 ? [0] : [null, 0]) expect(play(seats, eye, 40 + seats, options)).toEqual([]);
  });

  it.each([2, 3, 4])('large letters have panels of their own with %i seats, in which nothing leaves its place', (seats) => {
    expect(play(seats, 0, 50 + seats, {}, 1.6)).toEqual([]);
  });

  it('nothing pops when a player chooses among four commanders', () => {
    expect(play(4, 0, 7, { commanders: 'chosen' })).toEqual([]);
  });
});
