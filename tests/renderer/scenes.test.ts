// Scenes without a canvas: arranging, what differs, and the contract every game's scenes keep.
import './navigator';
import { describe, expect, it } from 'vitest';
import { createMatch } from '../../engine/match/match';
import { arrange, boxOf } from '../../renderer/table/arrange';
import { checkScene, checkScenes } from '../../renderer/table/check-scenes';
import { differenceOf } from '../../renderer/table/difference';
import type { Arrangement, CardPiece, Piece, Scene } from '../../renderer/table/scene';
import { spokenChanges, spokenZones } from '../../renderer/table/spoken';
import { toy } from '../support/toy-game';
import { sceneOf } from '../support/toy-table/scene';
import type { ToyView } from '../support/toy-table/types';
import { makeContext, makeTable } from './support';

const PAINTED = { markup: '<svg/>', width: 40, height: 60, anchor: { x: 0.5, y: 0.5 } };

function card(id: string, zone: string, more: Partial<CardPiece> = {}): CardPiece {
  return {
    id,
    kind: 'card',
    zone,
    size: { width: 40, height: 60 },
    face: 'front',
    picture: { front: PAINTED, back: PAINTED },
    name: { key: id },
    ...more,
  };
}

function scene(pieces: readonly Piece[], arrangement: Arrangement = { as: 'row', gap: 10 }): Scene {
  return {
    zones: [
      { id: 'hand', box: { x: 100, y: 100, width: 200, height: 80 }, arrange: arrangement, name: { key: 'hand' } },
      { id: 'deck', box: { x: 500, y: 100, width: 40, height: 60 }, arrange: { as: 'stack' }, name: { key: 'deck' } },
    ],
    pieces,
  };
}

const hand = (count: number): readonly Piece[] => Array.from({ length: count }, (_, index) => card(`c${index}`, 'hand'));
const xs = (shown: Scene): readonly number[] => shown.pieces.map(({ id }) => Math.round(arrange(shown).get(id)?.x ?? 0));

describe('arranging', () => {
  it('lays a row in the middle of its zone, with its gap while there is room', () => {
    expect(xs(scene(hand(2)))).toEqual([175, 225]);
    expect(xs(scene(hand(1)))).toEqual([200]);
  });

  it('overlaps a row that is too long and keeps it inside its zone', () => {
    const places = xs(scene(hand(10)));
    expect(places[0]).toBe(120);
    expect(places.at(-1)).toBe(280);
  });

  it('shrinks a row before it overlaps when told so', () => {
    const shown = scene(hand(8), { as: 'row', gap: 0, smallest: 0.5 });
    const scales = [...arrange(shown).values()].map(({ scale }) => scale);
    expect(scales.every((scale) => scale === 0.625)).toBe(true);
  });

  it('opens a fan around its middle and closes it when the zone is narrow', () => {
    const fan: Arrangement = { as: 'fan', step: 8, radius: 300 };
    const layout = arrange(scene(hand(3), fan));
    expect(layout.get('c1')?.spin).toBe(0);
    expect(layout.get('c0')?.spin).toBeCloseTo(-(8 * Math.PI) / 180);
    const wide = [...arrange(scene(hand(20), fan)).values()];
    expect(Math.max(...wide.map(({ x }) => x))).toBeLessThanOrEqual(280.5);
  });

  it('orders by rank, and what stands nearer lies over what stands behind', () => {
    const shown = scene([card('late', 'hand', { order: 2 }), card('early', 'hand', { order: 1 })]);
    const layout = arrange(shown);
    expect(layout.get('early')?.x).toBeLessThan(layout.get('late')?.x ?? 0);
    expect(layout.get('early')?.depth).toBeLessThan(layout.get('late')?.depth ?? 0);
  });

  it('stands figures in the rows of a grid without one leaving it or touching another', () => {
    const look = { body: PAINTED, plinth: PAINTED, shadow: { width: 20, height: 10 } };
    const figures = Array.from(
      { length: 7 },
      (_, index): Piece => ({
        id: `f${index}`,
        name: { key: `f${index}` },
        kind: 'figure',
        zone: 'hand',
        face: 'front',
        size: { width: 40, height: 50 },
        pose: { scale: 0.8 },
        picture: look,
      }),
    );
    expect(checkScene(scene(figures, { as: 'grid', columns: 4, gap: 4 }))).toEqual([]);
  });

  it('lays sixteen dice into a tray without one touching another', () => {
    const dice = Array.from(
      { length: 16 },
      (_, index): Piece => ({
        id: `d${index}`,
        name: { key: `d${index}` },
        kind: 'die',
        zone: 'hand',
        face: '3',
        size: { width: 44, height: 44 },
        picture: { name: 'x', faces: ['', '', '', '', '', ''] },
      }),
    );
    const shown: Scene = {
      zones: [{ id: 'hand', box: { x: 0, y: 0, width: 420, height: 260 }, arrange: { as: 'tray' }, name: { key: 'hand' } }],
      pieces: dice,
    };
    expect(checkScene(shown)).toEqual([]);
    const [first] = dice;
    expect(first && boxOf(first, arrange(shown).get(first.id) ?? { x: 0, y: 0 }).width).toBeGreaterThan(30);
  });
});

describe('differences', () => {
  const shown = (one: Scene) => ({ scene: one, layout: arrange(one) });

  it('tells who moved and who only made room', () => {
    const before = scene([card('a', 'hand'), card('b', 'deck')]);
    const after = scene([card('a', 'hand'), card('b', 'hand')]);
    const { changes } = differenceOf(shown(before), after);
    expect(changes.map(({ id, how }) => `${id} ${how}`)).toEqual(['a shifted', 'b moved']);
  });

  it('brings what is new from its zone and takes what is gone to its zone', () => {
    const before = scene([card('old', 'hand', { to: 'deck' })]);
    const after = scene([card('new', 'hand', { from: 'deck' })]);
    const { changes } = differenceOf(shown(before), after);
    expect(changes.map(({ how, from, to }) => `${how} ${from.x}>${to.x}`)).toEqual(['entered 520>200', 'left 200>520']);
  });

  it('plays the same backwards when a move is taken back', () => {
    const before = scene([card('new', 'hand', { from: 'deck' })]);
    const { changes } = differenceOf(shown(before), scene([]), { direction: 'backwards' });
    expect(changes.map(({ how, to }) => `${how} ${to.x}`)).toEqual(['left 520']);
  });

  it('knows a card again that goes into a hidden hand under another name', () => {
    const before = scene([card('king', 'deck', { to: 'hand' })]);
    const after = scene([card('hidden:0', 'hand', { face: 'back', from: 'deck' })]);
    const { changes } = differenceOf(shown(before), after);
    expect(changes).toMatchObject([{ how: 'moved', id: 'hidden:0', took: 'king' }]);
  });

  it('sees nothing where nothing differs', () => {
    const pieces = [card('a', 'hand'), card('b', 'deck')];
    expect(differenceOf(shown(scene(pieces)), scene(pieces)).changes).toEqual([]);
  });
});

describe('the contract of scenes', () => {
  it('finds pieces that pop, vanish, are there twice or lie nowhere', () => {
    expect(checkScene(scene([card('a', 'hand'), card('a', 'deck')]))).toEqual(['piece a is there twice']);
    expect(checkScene(scene([card('a', 'nowhere')]))).toContain('piece a lies in nowhere, which is no zone');
    const popping = [{ scene: scene([card('a', 'hand')]) }, { scene: scene([card('b', 'hand')]) }];
    expect(checkScenes(popping)).toEqual([
      'piece b pops up in hand (from undefined)',
      'piece a vanishes from hand (to undefined)',
    ]);
  });

  it('finds pieces and places that nobody speaks of', () => {
    const { zones, pieces } = scene([{ ...card('a', 'hand'), name: undefined } as unknown as Piece, card('b', 'deck')]);
    expect(checkScene({ zones: zones.map(({ name: _name, ...zone }) => zone), pieces })).toEqual([
      'piece a has no name',
      'piece b lies in deck, of which nobody speaks',
    ]);
  });

  it('finds a row that shows too little of its pieces', () => {
    expect(checkScene(scene(hand(12), { as: 'row', gap: 4, least: 30 }))).toEqual(['zone hand shows only 15 of a piece']);
  });

  it.each([2, 3, 4])('is kept by whole matches of the toy with %d seats, for every pair of eyes', (seats) => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const match = createMatch({ game: toy, seats, seed });
      const eyes = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
      const scenes = eyes.map((seat) => [sceneAt(match.view(seat))]);
      for (let turn = 0; match.request !== null; turn += 1) {
        const { decisions } = match.request;
        match.decide(decisions[(turn * 7 + seed) % decisions.length]?.key ?? '');
        for (const [index, seat] of eyes.entries()) scenes[index]?.push(sceneAt(match.view(seat)));
      }
      for (const beats of scenes) expect(checkScenes(beats)).toEqual([]);
    }
  });
});

describe('the table in words', () => {
  const named = (id: string, zone: string): Piece => card(id, zone, { name: { key: id } });
  const spoken = (pieces: readonly Piece[]): Scene => {
    const { zones } = scene(pieces);
    return { zones: zones.map((zone) => ({ ...zone, name: { key: zone.id } })), pieces };
  };
  const say = ({ key }: { readonly key: string }): string => key;

  it('tells every named zone with what lies in it, equal things counted', () => {
    const twins = [named('knight', 'hand'), { ...named('knight', 'hand'), id: 'other' }];
    expect(spokenZones(spoken(twins), say)).toEqual([
      { id: 'hand', name: 'hand', pieces: ['knight × 2'] },
      { id: 'deck', name: 'deck', pieces: [] },
    ]);
  });

  it('tells what lies within another zone with that zone', () => {
    const { zones, pieces } = spoken([named('coin', 'deck'), named('knight', 'hand')]);
    const inner = zones.map(({ name, ...zone }) => (zone.id === 'deck' ? { ...zone, within: 'hand' } : { ...zone, name }));
    expect(spokenZones({ zones: inner as Scene['zones'], pieces }, say)).toEqual([
      { id: 'hand', name: 'hand', pieces: ['knight', 'coin'] },
    ]);
  });

  it('tells what has changed by the names of the places', () => {
    const before = spoken([named('a', 'deck'), named('b', 'hand')]);
    const after = spoken([named('a', 'hand')]);
    expect(spokenChanges(before, after, say)).toEqual([
      { piece: 'a', from: 'deck', to: 'hand' },
      { piece: 'b', from: 'hand', to: null },
    ]);
  });
});

function sceneAt(view: unknown): { readonly scene: Scene } {
  return { scene: sceneOf(view as ToyView, makeContext(makeTable())) };
}
