// What lies on the toy's table: the model of a `scene.ts`. A die in its tray, a deck, a hidden and an open hand, cards
// laid in secret, a pile, coins, a figure that goes round and a marker of the rounds.
import { coinStackBody, coinStackBox } from '../../../renderer/art/coins';
import { pipFaces } from '../../../renderer/art/die-faces';
import { figurePicture } from '../../../renderer/art/figures/figure';
import { OTHER_FIGURES } from '../../../renderer/art/figures/other-figures';
import { svg } from '../../../renderer/art/svg';
import { paintedPiece } from '../../../renderer/table/art-piece';
import type { TableContext } from '../../../renderer/table/game-table';
import type { Box, CardPiece, DieLook, Painted, Piece, Scene, Zone } from '../../../renderer/table/scene';
import type { ToyView } from './types';

const CARD = { width: 84, height: 118 };
const DIE = 52;
const MIDDLE = { x: 0.5, y: 0.5 };
const ROUNDS = 5;

const cardFace = (colour: string): Painted => ({
  ...CARD,
  anchor: MIDDLE,
  markup: svg(
    CARD.width,
    CARD.height,
    `<rect x="1" y="1" width="82" height="116" rx="6" fill="#f0e2bd" stroke="#3a270b" stroke-width="1.500"/><rect x="6" y="6" width="72" height="106" rx="4" fill="none" stroke="${colour}" stroke-width="3"/>`,
  ),
});
const FRONT = cardFace('#8e2420');
const BACK: Painted = {
  ...CARD,
  anchor: MIDDLE,
  markup: svg(
    CARD.width,
    CARD.height,
    '<rect x="1" y="1" width="82" height="116" rx="6" fill="#2b3a5c" stroke="#c8a04a" stroke-width="2"/><path d="M12 59L42 14L72 59L42 104Z" fill="none" stroke="#c8a04a" stroke-width="2"/>',
  ),
};
const CLOTH: Painted = {
  width: 2560,
  height: 1440,
  anchor: MIDDLE,
  markup: svg(
    2560,
    1440,
    '<rect width="2560" height="1440" fill="#2a1c12"/><rect x="910" y="420" width="740" height="570" rx="18" fill="#2e4a38" stroke="#c8a04a" stroke-width="4"/><rect x="1180" y="510" width="200" height="150" rx="14" fill="#1d3226" stroke="#7d5c1f" stroke-width="5"/>',
  ),
};
const COIN = paintedPiece(coinStackBox(1, 11), coinStackBody(1, { radius: 11 }));
const PEG: Painted = {
  width: 18,
  height: 18,
  anchor: MIDDLE,
  markup: svg(18, 18, '<circle cx="9" cy="9" r="7" fill="#c8a04a" stroke="#3a270b" stroke-width="2"/>'),
};
const DIE_LOOK: DieLook = { name: 'toy', faces: pipFaces({ base: '#f1e4c6', pip: '#3b1d10' }) };
const HELPER = figurePicture(OTHER_FIGURES.helper, 'or', 0.62);

const zone = (id: string, box: Box, arrange: Zone['arrange'], name?: string): Zone =>
  name === undefined ? { id, box, arrange } : { id, box, arrange, name: { key: name } };

function zonesOf(view: ToyView): readonly Zone[] {
  const seats = view.handSizes.map((_, seat) => seat);
  return [
    { id: 'ground', box: { x: 0, y: 0, width: 1280, height: 720 }, arrange: { as: 'free' } },
    zone('tray', { x: 540, y: 150, width: 200, height: 150 }, { as: 'tray' }, 'zone.tray'),
    zone('shelf', { x: 460, y: 200, width: 60, height: 60 }, { as: 'free' }, 'zone.tray'),
    zone('deck', { x: 846, y: 160, width: 84, height: 118 }, { as: 'stack' }, 'zone.deck'),
    zone('spent', { x: 310, y: 160, width: 84, height: 118 }, { as: 'pile' }, 'zone.spent'),
    zone('laid', { x: 400, y: 320, width: 480, height: 120 }, { as: 'row', gap: 20 }, 'zone.laid'),
    zone('hand', { x: 320, y: 500, width: 640, height: 130 }, { as: 'fan', step: 6, radius: 620, least: 40 }, 'zone.hand'),
    zone('bank', { x: 620, y: 44, width: 40, height: 30 }, { as: 'pile' }),
    zone(
      'rounds',
      { x: 560, y: 86, width: 160, height: 30 },
      { as: 'path', points: Array.from({ length: ROUNDS }, (_, index) => ({ x: 576 + index * 32, y: 101 })) },
    ),
    zone(
      'order',
      { x: 270, y: 60, width: 1000, height: 590 },
      { as: 'path', points: seats.map((seat) => ({ x: 1040, y: 150 + seat * 130 })) },
      'zone.order',
    ),
    ...seats.flatMap((seat): Zone[] => [
      {
        id: `seat:${seat}`,
        box: { x: 1074, y: 76 + seat * 130, width: 180, height: 80 },
        arrange: { as: 'row', gap: 4, least: 12 },
        name: { key: 'zone.seat', params: { seat } },
      },
      {
        id: `purse:${seat}`,
        box: { x: 1074, y: 160 + seat * 130, width: 180, height: 36 },
        arrange: { as: 'row', gap: 2, align: 'start' },
        within: `seat:${seat}`,
      },
    ]),
  ];
}

function card(number: number | null, place: Pick<Piece, 'id' | 'zone'> & Partial<Piece>): CardPiece {
  const { id, zone: where, from = 'deck', to = 'spent', pose } = place;
  return {
    id,
    kind: 'card',
    zone: where,
    from,
    to,
    size: CARD,
    face: number === null ? 'back' : 'front',
    picture: { front: FRONT, back: BACK },
    ...(pose === undefined ? {} : { pose }),
    ...(number === null
      ? { name: { key: 'piece.hidden' } }
      : {
          name: { key: 'decision.play', params: { card: number } },
          labels: [{ text: String(number), x: 0, y: 0, size: 40, font: 'title' as const, colour: 0x3b1d10 }],
        }),
  };
}

function cardsOf(view: ToyView): readonly Piece[] {
  const rivals = view.handSizes.flatMap((size, seat) =>
    seat === view.seat
      ? []
      : Array.from({ length: size }, (_, index) =>
          card(null, { id: `hand:${seat}:${index}`, zone: `seat:${seat}`, to: 'laid', pose: { scale: 0.55 } }),
        ),
  );
  const laid = view.laid.flatMap((each, seat) =>
    each === null
      ? []
      : [
          each === 'hidden'
            ? card(null, { id: `laid:${seat}`, zone: 'laid', order: seat, from: `seat:${seat}` })
            : card(each, { id: `card:${each}`, zone: 'laid', order: seat, from: 'hand' }),
        ],
  );
  return [
    ...view.hand.map((each) => card(each, { id: `card:${each}`, zone: 'hand', to: 'laid' })),
    ...rivals,
    ...laid,
    ...view.spent.map((each) => card(each, { id: `card:${each}`, zone: 'spent', from: 'laid', to: 'deck' })),
  ];
}

function deckOf(view: ToyView): readonly Piece[] {
  if (view.deck === 0) return [];
  return [{ ...card(null, { id: 'deck', zone: 'deck', from: 'spent', to: 'deck' }), count: view.deck, tip: 'deck' }];
}

function coinsOf(view: ToyView): readonly Piece[] {
  return view.scores.flatMap((score, seat) =>
    Array.from(
      { length: score },
      (_, index): Piece => ({
        id: `coin:${seat}:${index}`,
        kind: 'coin',
        zone: `purse:${seat}`,
        face: 'front',
        size: { width: 24, height: 16 },
        picture: { front: COIN },
        from: 'bank',
        to: 'bank',
        name: { key: 'piece.coin' },
      }),
    ),
  );
}

export function sceneOf(view: ToyView, _context: TableContext): Scene {
  return {
    zones: zonesOf(view),
    pieces: [
      {
        id: 'cloth',
        kind: 'board',
        zone: 'ground',
        at: { x: 640, y: 360 },
        face: 'front',
        size: CLOTH,
        picture: { front: CLOTH },
      },
      { id: 'round', kind: 'marker', zone: 'rounds', order: view.round - 1, face: 'front', size: PEG, picture: { front: PEG } },
      {
        id: 'die',
        kind: 'die',
        zone: view.die > 0 ? 'tray' : 'shelf',
        face: String(Math.max(0, view.die - 1)),
        size: { width: DIE, height: DIE },
        picture: DIE_LOOK,
        name: { key: 'die' },
        tip: 'die',
      },
      ...deckOf(view),
      ...cardsOf(view),
      ...coinsOf(view),
      {
        id: 'starter',
        kind: 'figure',
        zone: 'order',
        order: view.starter,
        face: 'front',
        size: { width: 54, height: 60 },
        picture: HELPER,
        name: { key: 'piece.starter' },
      },
    ],
  };
}
