// The scenes of Na Grunwald! over whole matches of every seat count, for every pair of eyes: nothing pops, everything
// lies on the table, ids are unique.
import './navigator';
import { describe, expect, it } from 'vitest';
import { known } from '../../engine/core/invariant';
import { makeRng } from '../../engine/core/rng';
import { CARDS, FIRST_CROWN } from '../../engine/games/grunwald/data/cards';
import type { Event, View } from '../../engine/games/grunwald/view-types';
import { createMatch } from '../../engine/match/match';
import { STANDARD_SETTINGS } from '../../engine/protocol';
import { flows } from '../../renderer/games/grunwald/flows';
import { ledgerLook } from '../../renderer/games/grunwald/ledger-pictures';
import { sceneOf } from '../../renderer/games/grunwald/scene';
import { type CheckedBeat, checkScenes } from '../../renderer/table/check-scenes';
import { decideAtRandom } from '../support/random-play';
import { makeContext, makeTable, peopleOf } from './support';

function table(seats: number, viewer: number | null, toMove: number | null) {
  return makeTable({
    game: 'grunwald',
    viewer,
    toMove,
    seats: peopleOf(seats),
  });
}

function play(seats: number, eye: number | null, textScale = 1): readonly string[] {
  const match = createMatch({ game: 'grunwald', seats, seed: seats });
  const { game } = match;
  const rng = makeRng(seats);
  const settings = { ...STANDARD_SETTINGS, textScale };
  const sceneAt = (view: View) => sceneOf(view, { ...makeContext(table(seats, eye, view.active)), settings });
  let view = match.view(eye) as View;
  const beats: CheckedBeat[] = [{ scene: sceneAt(view) }];
  while (match.request !== null) {
    for (const { event, state } of decideAtRandom(match, rng)) {
      const told = game.redactEvent(event, eye) as Event | null;
      if (told === null) continue;
      const next = game.viewFor(state, eye) as View;
      beats.push({ scene: sceneAt(next), flows: flows(told, view, next) });
      view = next;
    }
    view = match.view(eye) as View;
    beats.push({ scene: sceneAt(view) });
  }
  return checkScenes(beats);
}

// A whole match at random.
function playedOut(seats: number, seed: number) {
  const match = createMatch({ game: 'grunwald', seats, seed });
  const rng = makeRng(seed);
  while (match.request !== null) decideAtRandom(match, rng);
  return match;
}

describe('scenes of Na Grunwald!', () => {
  it('every number is seen on cards of the ledger that lie over each other', () => {
    const context = makeContext(table(4, null, null));
    const end = playedOut(4, 1).view(null) as View;
    // Four crown knights share the narrow cell beside their count.
    const knights = CARDS.slice(FIRST_CROWN, FIRST_CROWN + 4);
    const players = end.players.map((player, seat) => (seat === 0 ? { ...player, hand: [], camp: knights } : player));
    const view = { ...end, players };
    const row = sceneOf(view, context).pieces.filter(({ zone }) => zone === 'crown:0');
    expect(row).toHaveLength(4);
    for (const { id, picture } of row) {
      const knight = known(knights.find((card) => id.endsWith(card.id)));
      expect(picture, id).toEqual(ledgerLook(knight, context, { isCovered: true }).picture);
    }
  });

  it.each([2, 3, 4])('nothing pops with %i seats, whoever looks', (seats) => {
    for (const eye of [null, seats - 1]) expect(play(seats, eye)).toEqual([]);
  });

  it.each([2, 3, 4])('large letters have panels of their own with %i seats, in which nothing leaves its place', (seats) => {
    expect(play(seats, 0, 1.6)).toEqual([]);
  });
});
