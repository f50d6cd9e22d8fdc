// Nothing of one's own is silent: whatever is not offered says why, and a reason never stands on what is offered.
import './navigator';
import { describe, expect, it } from 'vitest';
import { known } from '../../engine/core/invariant';
import { makeRng } from '../../engine/core/rng';
import { monsterLands } from '../../engine/games/monster-lands';
import { BUILDING_IDS } from '../../engine/games/monster-lands/data/records';
import { PLACE_INDEXES, trailKey, trailsOf } from '../../engine/games/monster-lands/outlands/trails';
import { texts } from '../../engine/games/monster-lands/text';
import type { State } from '../../engine/games/monster-lands/types';
import type { View } from '../../engine/games/monster-lands/view-types';
import { createMatch } from '../../engine/match/match';
import { TINCTURES } from '../../engine/protocol';
import { spotIdOf } from '../../renderer/games/monster-lands/choosing';
import { table } from '../../renderer/games/monster-lands/index';
import { sceneOf } from '../../renderer/games/monster-lands/scene';
import { makeContext, makeTable } from './support';

// Places of the asked clan that a player may point at in a turn, whether or not anything can be done there.
function ownPlaces(state: State, seat: number): string[] {
  const clan = known(state.clans[seat]);
  return [
    ...BUILDING_IDS.map((building) => `building:${building}`),
    ...clan.members.flatMap((member) => [`member:${member.id}`, `heal:${member.id}`]),
    ...clan.lands.map((land) => `land:${land.id}`),
    ...clan.loot.map((token) => `loot:${token}`),
    'trophies',
    ...PLACE_INDEXES.flatMap((place) => trailsOf(state, place).map((_, index) => `trail:${trailKey(place, index)}`)),
    ...state.quests.flatMap(({ quest }, place) => (quest === '' ? [] : [`${place === 0 ? 'quest' : 'contract'}:${quest}`])),
  ];
}

// On the table as it lies, or a part of the panels beside it.
function isThere(place: ReturnType<typeof table.placeOf>, view: View, seats: number): boolean {
  if (place === null || place === 'part' || 'x' in place) return place !== null;
  const seat = view.ask?.seat ?? null;
  const laid = makeTable({
    game: 'monster-lands',
    viewer: seat,
    toMove: seat,
    seats: TINCTURES.slice(0, seats).map((tincture) => ({ kind: 'human', name: tincture, tincture })),
  });
  const scene = sceneOf(view, makeContext(laid));
  return 'zone' in place ? scene.zones.some(({ id }) => id === place.zone) : scene.pieces.some(({ id }) => id === place.piece);
}

const TABLES = [
  { seats: 2, options: {} },
  { seats: 4, options: { trickery: true, queensGift: true, moreMonsters: true } },
  { seats: 1, options: { scenario: 4 } },
  { seats: 1, options: { scenario: 8 } },
];

describe.each(TABLES)('refusals of $seats seats $options', ({ seats, options }) => {
  it('MON-300: have places and words, never contradict an offer, and leave nothing silent in a turn', () => {
    const rng = makeRng(seats);
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const match = createMatch({ game: monsterLands, options, seats, seed });
      while (match.request !== null) {
        const { seat, decisions } = match.request;
        const state = match.state as unknown as State;
        const view = monsterLands.viewFor(state, seat);
        const offered = new Set(
          monsterLands
            .legalDecisions(state)
            .map((decision) => spotIdOf(decision, view) ?? `choice:${monsterLands.makeKey(decision)}`),
        );
        const targets = new Set<string>();
        for (const { target, reason } of monsterLands.refusals?.(state) ?? []) {
          targets.add(target);
          kinds.add(reason.key);
          if (target.startsWith('choice:')) expect(offered, target).not.toContain(target);
          else expect(isThere(table.placeOf(target, view), view, seats), target).toBe(true);
          for (const language of ['en', 'pl'] as const) {
            const text = texts[language][reason.key] ?? texts[language][`${reason.key}_other`];
            expect(text, `${reason.key} in ${language}`).toBeDefined();
            const holes = [...(text ?? '').matchAll(/{{(\w+)}}/g)].map((match) => match[1] ?? '');
            for (const hole of holes) expect(Object.keys(reason.params ?? {}), reason.key).toContain(hole);
          }
        }
        if (view.ask?.kind === 'turn') {
          const silent = ownPlaces(state, seat).filter((target) => !targets.has(target) && !offered.has(target));
          expect(silent, `${seed}, entry ${match.played.length}`).toEqual([]);
        }
        match.decide(known(decisions[rng.int(decisions.length)]).key);
      }
    }
    expect(kinds.size).toBeGreaterThan(seats === 1 ? 20 : 30);
  });
});
