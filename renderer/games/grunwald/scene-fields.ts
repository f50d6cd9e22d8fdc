// What lies on the map: the six banners, open cards and piles, prizes, and everybody's stakes in the niches.
import type { FieldView, StakeView, View } from '../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../engine/protocol';
import type { TableContext } from '../../table/game-table';
import { lettersOf } from '../../table/letters';
import type { Box, FigurePiece, Piece, Point, Zone } from '../../table/scene';
import type { FieldState } from './art/field';
import { knightLook, spokenKnight } from './knight-look';
import { CARD, EVENT, EVENT_AT, fieldBox, fieldCorner, nichePoint } from './layout';
import {
  coinPicture,
  eventBack,
  eventPicture,
  fieldPicture,
  figureLook,
  knightBack,
  prizeBack,
  prizePicture,
  STANDING_SCALE,
  shieldPicture,
} from './pictures';

// Middles of the open cards on a banner, from its corner.
const SLOTS = {
  teutons: [
    { x: 41, y: 80 },
    { x: 109, y: 80 },
  ],
  crown: [
    { x: 71, y: 80 },
    { x: 170, y: 80 },
  ],
  mercenaries: [
    { x: 71, y: 80 },
    { x: 170, y: 80 },
  ],
} as const;
const PRIZE_SLOT: Point = { x: 107, y: 80 };
const KINDS = { teutons: 'teuton', crown: 'crown', mercenaries: 'mercenary' } as const;
type KnightField = keyof typeof KINDS;

const isKnightField = (id: string): id is KnightField => id in KINDS;

function on(field: FieldView['id'], { x, y }: Point): Point {
  const corner = fieldCorner(field);
  return { x: corner.x + x, y: corner.y + y };
}

export const tinctureOf = (context: TableContext, seat: number): Tincture => context.table.seats[seat]?.tincture ?? 'gules';

export function fieldZones(view: View): readonly Zone[] {
  const fields = view.fields.flatMap(({ id }): Zone[] => [
    { id: `field:${id}`, box: fieldBox(id), arrange: { as: 'free' }, name: { key: `field.${id}.name` }, tip: `field:${id}` },
    ...Array.from({ length: view.seats }, (_, place): Zone => {
      const { x, y } = nichePoint(id, place, view.seats);
      const box = { x: x - 24, y: y - 50, width: 48, height: 58 };
      return { id: `niche:${id}:${place}`, box, arrange: { as: 'free' }, within: `field:${id}` };
    }),
  ]);
  const piles = (Object.keys(KINDS) as KnightField[]).flatMap((id) =>
    [0, 1].map(
      (side): Zone => ({
        id: `pile:${id}:${side}`,
        box: around(on(id, SLOTS[id][side as 0 | 1]), CARD),
        arrange: { as: 'free' },
        within: `field:${id}`,
      }),
    ),
  );
  const prizes = (['provision', 'ducats'] as const).map(
    (id): Zone => ({
      id: `pile:${id}`,
      box: around(on(id, PRIZE_SLOT), CARD),
      arrange: { as: 'free' },
      within: `field:${id}`,
    }),
  );
  const event: Zone = { id: 'event', box: around(EVENT_AT, EVENT), arrange: { as: 'free' }, name: { key: 'table.event' } };
  // Where cards go that leave the game.
  const gone: Zone = { id: 'gone', box: { x: 560, y: -220, width: 160, height: 120 }, arrange: { as: 'free' }, beyond: true };
  return [...fields, ...piles, ...prizes, event, gone];
}

function around({ x, y }: Point, { width, height }: { readonly width: number; readonly height: number }): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function fieldPieces(view: View, context: TableContext): readonly Piece[] {
  return view.fields.flatMap((field) => [
    banner(view, field, context),
    ...(isKnightField(field.id) ? knights(view, field, field.id, context) : []),
    ...(field.id === 'teutons' ? [shield(view, context)] : []),
    ...(field.id === 'provision' || field.id === 'ducats' ? prizes(view, field, field.id, context) : []),
    ...field.queue.flatMap((stake, place) => stakePieces(view, field, stake, place, context)),
  ]);
}

function banner(view: View, field: FieldView, context: TableContext): Piece {
  const { say, table } = context;
  const offered = table.request?.decisions.some(({ decision }) => goesTo(decision, field.id)) === true;
  const isChoosing = view.phase === 'choosingField' && table.request !== null;
  // Where the pieces in hand go: ducats are laid there, or a step back is taken.
  const isGoal = view.placement?.field === field.id;
  const state: FieldState = offered || isGoal ? 'lit' : !field.open || isChoosing ? 'off' : 'rest';
  const picture = fieldPicture(field.id, state, view.seats, {
    title: say(`field.${field.id}.name`),
    first: say('table.first'),
    second: say('table.second'),
    free: say('table.free'),
    price: say('table.price'),
  });
  return {
    id: `banner:${field.id}`,
    kind: 'board',
    zone: `field:${field.id}`,
    at: fieldCorner(field.id),
    face: 'front',
    size: { width: picture.width, height: picture.height },
    picture: { front: picture },
  };
}

// The request's decisions come from the same game's engine.
function goesTo(decision: { readonly type: string }, field: FieldView['id']): boolean {
  return decision.type === 'goTo' && 'field' in decision && decision.field === field;
}

// Two piles of each kind; the open cards lie on them, the stronger first. With one left it is the second prize.
function knights(view: View, field: FieldView, id: KnightField, context: TableContext): readonly Piece[] {
  const kind = KINDS[id];
  const counts = { teutons: view.piles.teutons, crown: view.piles.crown, mercenaries: view.piles.mercenary }[id];
  const piles = counts.flatMap((count, side): Piece[] =>
    count === 0
      ? []
      : [
          {
            id: `pile:${id}:${side}`,
            kind: 'card',
            zone: `pile:${id}:${side}`,
            at: on(id, SLOTS[id][side as 0 | 1] ?? SLOTS[id][0]),
            size: CARD,
            face: 'back',
            picture: { front: knightBack(kind), back: knightBack(kind) },
            count: Math.min(4, Math.ceil(count / 3)),
            to: 'gone',
            from: 'gone',
            name: { key: 'table.pileOf', params: { count } },
          },
        ],
  );
  const shift = field.cards.length === 1 && id !== 'teutons' ? 1 : 0;
  const isSingle = view.seats === 2 && id !== 'teutons';
  const open = field.cards.map((card, index): Piece => {
    const side = Math.min(1, index + shift) as 0 | 1;
    const { x, y } = on(id, SLOTS[id][side]);
    return {
      id: `card:${card.id}`,
      kind: 'card',
      zone: `pile:${id}:${side}`,
      at: { x: x + 2, y: y - 3 },
      order: 1,
      size: CARD,
      face: 'front',
      ...knightLook(card, context),
      from: `pile:${id}:${side}`,
      to: 'gone',
      pose: { dimmed: isSingle && side === 1 },
      name: spokenKnight(card),
      tip: `kind:${card.kind}`,
    };
  });
  return [...piles, ...open];
}

function shield(view: View, context: TableContext): Piece {
  const { battle } = view;
  const sum = battle ? [battle.cards, battle.bonus, ...(battle.event > 0 ? [battle.event] : [])].join('+') : '';
  const picture = shieldPicture(
    view.truce ? '–' : (battle?.strength ?? '–'),
    context.say(view.truce ? 'table.truce' : 'table.strength'),
    view.truce ? '' : sum,
  );
  return {
    id: 'shield',
    kind: 'marker',
    zone: 'field:teutons',
    at: on('teutons', { x: 176, y: 82 }),
    face: 'front',
    size: { width: 62, height: 78 },
    picture: { front: picture },
    tip: 'sums',
    name: view.truce ? { key: 'table.truce' } : { key: 'table.teutonStrength', params: { strength: battle?.strength ?? '–' } },
  };
}

function prizes(view: View, field: FieldView, id: 'provision' | 'ducats', context: TableContext): readonly Piece[] {
  if (field.prizes.length === 0) return [];
  const ranks = [context.say('table.first'), context.say('table.second'), context.say('table.third')];
  const labels = field.prizes.map((_, index) => ranks[index] ?? '');
  const front = prizePicture(
    id,
    field.prizes.map((prize) => (prize === 0 ? '–' : prize)),
    labels,
  );
  const size = { width: front.width, height: front.height };
  const back = prizeBack(id, size);
  const place = on(id, PRIZE_SLOT);
  const pile: Piece = {
    id: `pile:${id}`,
    kind: 'card',
    zone: `pile:${id}`,
    at: place,
    size,
    face: 'back',
    picture: { front: back, back },
    count: Math.max(1, Math.min(4, view.piles[id])),
    from: 'gone',
    to: 'gone',
    name: { key: 'table.pileOf', params: { count: view.piles[id] } },
  };
  return [
    ...(view.piles[id] > 0 ? [pile] : []),
    {
      id: `prize:${id}:${view.round}`,
      kind: 'card',
      zone: `pile:${id}`,
      at: { x: place.x + 2, y: place.y - 3 },
      order: 1,
      size,
      face: 'front',
      picture: { front, back },
      from: `pile:${id}`,
      to: 'gone',
      tip: id,
      name: { key: 'table.prizes', params: { prizes: field.prizes.join(', ') } },
    },
  ];
}

// As large as the niche has room for them.
const ALONE = STANDING_SCALE.field;
const AMONG = { officer: 1.14, helpers: [ALONE, ALONE, 1.2, 1.06], beside: 1.1 } as const;
const HELPER_STEP = 13;

// An officer stands behind his helpers; ducats lie at their feet.
function stakePieces(view: View, { id }: FieldView, stake: StakeView, place: number, context: TableContext): readonly Piece[] {
  const { x, y } = nichePoint(id, place, view.seats);
  const tincture = tinctureOf(context, stake.seat);
  const alike = {
    zone: `niche:${id}:${place}`,
    tip: `stake:${id}:${stake.seat}`,
    home: `home:${stake.seat}`,
    seat: stake.seat,
  };
  const { zone, tip } = alike;
  const officer: readonly Piece[] = stake.officer
    ? [
        figure('officer', tincture, {
          ...alike,
          id: `officer:${stake.seat}`,
          at: { x: x - (stake.helpers > 0 ? 8 : 0), y: y - 3 },
          scale: AMONG.officer,
        }),
      ]
    : [];
  const across = Math.min(3, stake.helpers);
  const scale = stake.officer ? AMONG.beside : (AMONG.helpers[across] ?? 1);
  const helpers = Array.from({ length: stake.helpers }, (_, index) =>
    figure('helper', tincture, {
      ...alike,
      id: `helper:${stake.seat}:${id}:${index}`,
      at: {
        x: x + ((index % 3) - (across - 1) / 2) * HELPER_STEP + (stake.officer ? 6 : 0),
        y: y + (stake.officer ? 4 : 0) + (index >= 3 ? 6 : 0),
      },
      scale,
    }),
  );
  const coins = Array.from(
    { length: stake.ducats },
    (_, index): Piece => ({
      id: `stake:${id}:${stake.seat}:${index}`,
      kind: 'coin',
      zone,
      at: { x: x + 15 + (index % 2), y: y + 3 - index * 2.4 },
      face: 'front',
      size: { width: 18, height: 18 },
      pose: { scale: 0.8 },
      picture: { front: coinPicture('ducats') },
      from: `purse:${stake.seat}`,
      to: `purse:${stake.seat}`,
      tip,
      name: { key: 'table.ducatsOf', params: { seat: stake.seat } },
    }),
  );
  return [...officer, ...helpers, ...coins];
}

interface Standing {
  readonly id: string;
  readonly zone: string;
  readonly at: Point;
  readonly tip: string;
  readonly home: string;
  readonly seat: number;
  readonly scale?: number;
}

export function figure(kind: 'officer' | 'helper', tincture: Tincture, standing: Standing): FigurePiece {
  const { id, zone, at, tip, home, seat, scale } = standing;
  return {
    id,
    kind: 'figure',
    zone,
    at,
    size: kind === 'officer' ? { width: 34, height: 44 } : { width: 27, height: 28 },
    face: 'front',
    picture: figureLook(kind, tincture),
    ...(scale === undefined ? {} : { pose: { scale } }),
    from: home,
    to: home,
    tip,
    name: { key: `table.${kind}Of`, params: { seat } },
  };
}

export function eventPieces(view: View, { settings }: TableContext): readonly Piece[] {
  const back = eventBack();
  const card = view.event;
  if (card === null) return [];
  return [
    {
      id: `event:${card.id}`,
      kind: 'card',
      zone: 'event',
      at: EVENT_AT,
      size: EVENT,
      face: 'front',
      picture: { front: eventPicture(card.id, lettersOf(settings)), back },
      from: 'gone',
      to: 'gone',
      tip: `event:${card.id}`,
      name: { key: `event.${card.id}.name` },
    },
  ];
}

// Reserve helpers wait on their field, under each seat's part of the plate.
export function reservePieces(view: View, context: TableContext): readonly Piece[] {
  const slot = 194 / view.players.length;
  return view.players.flatMap((player, index) =>
    Array.from({ length: player.reserve }, (_, helper) =>
      figure('helper', tinctureOf(context, player.seat), {
        id: `helper:${player.seat}:reserve:${helper}`,
        zone: 'field:helpers',
        at: on('helpers', { x: 10 + slot * (index + 0.5) + (helper - (player.reserve - 1) / 2) * 13, y: 76 }),
        tip: 'helpers',
        home: `home:${player.seat}`,
        seat: player.seat,
      }),
    ),
  );
}
