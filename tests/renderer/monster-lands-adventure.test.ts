// The adventure's places on the table, over lively matches: nothing pops on the way to a tray and back, the pieces that
// take part are the board's own, and dice lie as they were rolled.
import './navigator';
import { describe, expect, it } from 'vitest';
import { type Rng, rngFor } from '../../engine/core/rng';
import type { Event, View } from '../../engine/games/monster-lands/view-types';
import { createMatch, type Match } from '../../engine/match/match';
import { spotsOf } from '../../renderer/games/monster-lands/choosing';
import { flows } from '../../renderer/games/monster-lands/flows';
import { adventureRolled } from '../../renderer/games/monster-lands/motions-adventure';
import { percent } from '../../renderer/games/monster-lands/odds-adventure';
import { sceneOf } from '../../renderer/games/monster-lands/scene';
import { rolledPieces } from '../../renderer/games/monster-lands/scene-adventure';
import { figureId, type Mode, momentOf } from '../../renderer/games/monster-lands/scene-adventure-moment';
import { type CheckedBeat, checkScenes } from '../../renderer/table/check-scenes';
import { pieceOf, type Scene } from '../../renderer/table/scene';
import { makeContext, makeTable, peopleOf } from './support';

// Whoever sends members out and loads them well sees adventures.
const WEIGHT: Readonly<Record<string, number>> = {
  send: 9,
  visit: 3,
  add: 6,
  confirm: 1,
  back: 0,
  leave: 0.2,
  hire: 9,
  giveUp: 0.2,
};
const LONGEST = 900;

function choose({ request }: Match, rng: Rng): string {
  const choices = request?.decisions ?? [];
  const weights = choices.map(({ decision }) => WEIGHT[decision.type] ?? 2);
  let left = rng.float() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, choice] of choices.entries()) {
    left -= weights[index] ?? 0;
    if (left <= 0) return choice.key;
  }
  return choices.at(-1)?.key ?? '';
}

function table(seats: number, toMove: number | null) {
  return makeTable({
    game: 'monster-lands',
    viewer: 0,
    toMove,
    seats: peopleOf(seats),
  });
}

interface Moved {
  readonly event: Event;
  readonly before: View;
  readonly after: View;
  readonly scene: Scene;
}

// Every beat of a match's first adventures, as seat 0 sees it.
function play(seats: number, seed: number, options: Record<string, string | number | boolean>, told: (beat: Moved) => void) {
  const match = createMatch({ game: 'monster-lands', seats, seed, options });
  const rng = rngFor(seed, 7);
  const beats: CheckedBeat[] = [];
  let view = match.view(0) as View;
  for (let count = 0; match.request !== null && count < LONGEST; count++) {
    const decided = match.decide(choose(match, rng));
    if (!decided.ok) throw new Error(decided.message);
    for (const { event: fact, state } of decided.value) {
      const event = match.game.redactEvent(fact, 0) as Event | null;
      if (event === null) continue;
      const after = match.game.viewFor(state, 0) as View;
      if (momentOf(view) !== null || momentOf(after) !== null) {
        const scene = sceneOf(after, makeContext(table(seats, after.ask?.seat ?? null)));
        if (beats.length === 0) beats.push({ scene: sceneOf(view, makeContext(table(seats, null))) });
        beats.push({ scene, flows: flows(event, view, after) });
        told({ event, before: view, after, scene });
      } else if (beats.length > 0) {
        // Between two adventures the table is looked at only where the next tray finds it.
        expect(checkScenes(beats.splice(0))).toEqual([]);
      }
      view = after;
    }
    view = match.view(0) as View;
  }
  expect(checkScenes(beats)).toEqual([]);
}

const TABLES = [
  { seats: 1, seed: 4, options: { scenario: 8 } },
  { seats: 2, seed: 14, options: {} },
  { seats: 3, seed: 5, options: { trickery: true } },
  { seats: 4, seed: 26, options: { moreMonsters: true } },
];

describe.each(TABLES)('adventures with $seats seats', ({ seats, seed, options }) => {
  it('come to the table and go, with the same pieces', { timeout: 240_000 }, () => {
    const modes = new Set<Mode>();
    const grounds = new Map<string, { readonly round: number; readonly markup: string }>();
    let throws = 0;
    play(seats, seed, options, ({ event, before, after, scene }) => {
      const moment = momentOf(after);
      if (moment === null) return;
      modes.add(moment.mode);
      // Everybody who came stands on the tray, and nowhere else.
      for (const placed of moment.present) expect(pieceOf(scene, figureId(placed))?.zone).toBe('adventure:figures');
      if (moment.stake !== null) expect(pieceOf(scene, `${moment.stake.kind}:${moment.stake.id}`)?.zone).toBe('adventure:stake');
      // MON-130, MON-216: a land that is taken leaves its country behind until the tray goes.
      const tray = scene.pieces.find(({ id }) => id.startsWith('tray:'));
      if (tray?.kind === 'board') {
        if (grounds.get(tray.id)?.round === after.round) expect(tray.picture.front.markup).toBe(grounds.get(tray.id)?.markup);
        else grounds.set(tray.id, { round: after.round, markup: tray.picture.front.markup });
      }
      const rolled = adventureRolled(event, after, before);
      if (rolled === undefined) return;
      throws += rolled.length;
      // MON-112, MON-120: what was rolled lies in the ring, on the face the engine rolled.
      for (const id of rolled) expect(pieceOf(scene, id)?.zone).toBe('adventure:throw');
      const faces = (moment.roll?.dice ?? moment.attack?.faces.map((face) => ({ face })) ?? []).map(({ face }) =>
        String(face - 1),
      );
      const lying = scene.pieces.filter(({ kind, zone }) => kind === 'die' && zone === 'adventure:throw').map(({ face }) => face);
      expect(lying.sort()).toEqual(faces.sort());
    });
    expect(throws).toBeGreaterThan(10);
    expect([...modes]).toEqual(expect.arrayContaining(['attack', 'roll', 'lanes']));
  });
});

it('says 0 and 100 only where nothing else can happen', () => {
  const sure = Array.from({ length: 6 }, () => 1 / 6).reduce((sum, share) => sum + share, 0);
  expect(sure).toBeLessThan(1);
  expect([sure, 0.999, 0.001, 1e-17].map(percent)).toEqual([100, 99, 1, 0]);
});

it('MON-312: every one of equal dice can be clicked for a reroll', () => {
  let found: readonly string[] = [];
  play(2, 14, {}, ({ after, scene }) => {
    const dice = momentOf(after)?.roll?.dice ?? [];
    for (const { colour, face } of dice) {
      const alike = rolledPieces(after, `rolled:${colour}${face}`);
      expect(alike.length).toBe(dice.filter((die) => die.colour === colour && die.face === face).length);
      for (const id of alike) expect(pieceOf(scene, id)?.face).toBe(String(face - 1));
      const again = { type: 'reroll', colour, face } as const;
      const spots = spotsOf(after, [{ key: 'again', decision: again }], []);
      expect(spots.map(({ place }) => place)).toEqual(alike.map((piece) => ({ piece })));
      if (alike.length > 1) found = alike;
    }
  });
  expect(found.length).toBeGreaterThan(1);
}, 240_000);
