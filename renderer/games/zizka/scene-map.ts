// The map: roads and names, tokens on their spaces, keeps with their decks, the victory track, and the commanders.
import { SPACES } from '../../../engine/games/zizka/data/board';
import { CONQUEST } from '../../../engine/games/zizka/data/conquest';
import { EVENTS } from '../../../engine/games/zizka/data/events';
import type { KeepView, SpaceView, View } from '../../../engine/games/zizka/view-types';
import type { Tincture } from '../../../engine/protocol';
import { PALETTE } from '../../art/palette';
import type { TableContext } from '../../table/game-table';
import { type FigurePiece, middleOf, type Painted, type Piece, type Point, type Zone } from '../../table/scene';
import { isCommander } from './art/commander';
import { vpCellAt } from './art/marks';
import { isEventKind } from './art/medallion';
import {
  around,
  EMBLEM_AT,
  fighterPoint,
  GROUND,
  LISTS_AT,
  laneBox,
  MAP_AT,
  pilePoint,
  riderPoint,
  SHEET,
  spaceBox,
  spacePoint,
  standPoint,
  TRACK_AT,
  trayBox,
} from './layout';
import { torakTincture } from './order';
import {
  commanderLook,
  eyePicture,
  groundPicture,
  KEEP_CARD,
  keepBackPicture,
  keepCardPicture,
  namesPicture,
  stackPicture,
  tokenPicture,
  trackBadge,
  trackPicture,
} from './pictures';
import { lanesOf, ridersOf, sheetOf } from './stages';

export const TORAK = -1;
const DECK_SCALE = 0.36;
const EMBLEM_SCALE = 1.5;
const FIGHTER_SCALE = 1.3;
const RIDER_SCALE = 1.05;

export const tone = (name: keyof typeof PALETTE): number => Number.parseInt(PALETTE[name].slice(1), 16);

export const tinctureOf = (context: TableContext, seat: number): Tincture =>
  seat < 0 ? torakTincture(context.table.seats[0]?.tincture) : (context.table.seats[seat]?.tincture ?? 'gules');

export function board(id: string, zone: string, at: Point, picture: Painted, more: Partial<Piece> = {}): Piece {
  return {
    id,
    kind: 'board',
    zone,
    at,
    face: 'front',
    size: { width: picture.width, height: picture.height },
    picture: { front: picture },
    ...more,
  } as Piece;
}

// Beyond the table: the bank, the box of dice, what is out of the match, and the sides trays come from.
export function boardZones(): readonly Zone[] {
  const beyond = (id: string, x: number, y: number, width: number, height: number): Zone => ({
    id,
    box: { x, y, width, height },
    arrange: { as: 'free' },
    beyond: true,
  });
  const gate = (id: string, at: Point): Zone => ({ id, box: around(at, 100, 100), arrange: { as: 'free' }, beyond: true });
  return [
    { id: 'ground', box: GROUND, arrange: { as: 'free' }, beyond: true },
    beyond('bank', 600, -90, 80, 60),
    beyond('supply', 560, 730, 160, 60),
    beyond('gone', 1300, 200, 110, 90),
    // A tray or a sheet comes and goes straight: the middle of its gate is where its own place would be.
    gate('above', { x: middleOf(LISTS_AT).x, y: -340 }),
    gate('lanes', { x: LISTS_AT.x + 386, y: -340 }),
    gate('tray:above', { x: trayBox('above').x, y: -300 }),
    gate('tray:below', { x: trayBox('below').x, y: 750 }),
    gate('right', { x: 1330, y: SHEET.y }),
  ];
}

const NO_PICTURE: Painted = { markup: '<svg viewBox="0 0 1 1"></svg>', width: 1, height: 1, anchor: { x: 0.5, y: 0.5 } };
const TITLE = { width: 140, height: 26 };

export function boardPieces(view: View, context: TableContext): readonly Piece[] {
  const title = { text: context.say('table.title'), x: 0, y: 0, size: 18, font: 'title' as const, colour: tone('cream') };
  const points = [...view.seats.map(({ vp }) => vp), ...(view.solo ? [view.solo.vp] : [])];
  return [
    board('ground', 'ground', middleOf(GROUND), groundPicture()),
    board('names', 'ground', MAP_AT, namesPicture()),
    // As large as its banner lets it.
    board('title', 'ground', { x: MAP_AT.x + 89, y: MAP_AT.y + 74 }, NO_PICTURE, { size: TITLE, labels: [title] }),
    board('track', 'ground', TRACK_AT, trackPicture(view.goal, points)),
  ];
}

export function mapZones(view: View): readonly Zone[] {
  // An empty stretch of road is nothing to speak of.
  const stood = new Set([...view.seats.map(({ space }) => space), view.solo?.space]);
  return [
    ...SPACES.map(
      ({ id, kind }): Zone => ({
        id: `space:${id}`,
        box: spaceBox(id),
        arrange: { as: 'free' },
        tip: `space:${id}`,
        ...(kind !== 'waypoint' || stood.has(id) ? { name: { key: `space.${id}.name` } } : {}),
      }),
    ),
    ...(['easy', 'hard'] as const).map(
      (keep): Zone => ({
        id: `keep:${keep}`,
        box: around(deckPoint(keep), KEEP_CARD.width * DECK_SCALE, KEEP_CARD.height * DECK_SCALE),
        arrange: { as: 'free' },
        within: `space:${CONQUEST[keep].space}`,
      }),
    ),
    {
      id: 'score',
      box: { x: TRACK_AT.x, y: TRACK_AT.y, width: 748, height: 34 },
      arrange: { as: 'free' },
      name: { key: 'table.vp' },
      tip: 'vp',
    },
    ...(['pile', 'used'] as const).map(
      (id): Zone => ({
        id,
        box: around(pilePoint(id), 46, 50),
        arrange: { as: 'free' },
        name: { key: `table.${id}Name` },
        tip: id,
      }),
    ),
  ];
}

function deckPoint(keep: KeepView['keep']): Point {
  const { x, y } = spacePoint(CONQUEST[keep].space);
  return { x: x + 31, y: y + 3 };
}

export function mapPieces(view: View, context: TableContext): readonly Piece[] {
  return [
    ...scorePieces(view, context),
    ...stackPieces(view),
    ...view.spaces.flatMap((space) => tokenPieces(view, space)),
    ...view.keeps.flatMap((keep) => keepPieces(view, keep)),
  ];
}

function scorePieces(view: View, context: TableContext): readonly Piece[] {
  const held = [...view.seats.map(({ seat, vp }) => ({ seat, vp })), ...(view.solo ? [{ seat: TORAK, vp: view.solo.vp }] : [])];
  const cellOf = (vp: number): number => Math.max(0, Math.min(vp, view.goal));
  return held.map(({ seat, vp }): Piece => {
    const sharing = held.filter((each) => cellOf(each.vp) === cellOf(vp));
    const gap = Math.min(11, (748 / (view.goal + 1) - 13) / Math.max(1, sharing.length - 1));
    const cell = vpCellAt(cellOf(vp), view.goal);
    const picture = trackBadge(tinctureOf(context, seat));
    const aside = sharing.findIndex((each) => each.seat === seat) - (sharing.length - 1) / 2;
    return {
      id: `score:${seat}`,
      kind: 'marker',
      zone: 'score',
      at: { x: TRACK_AT.x + cell.x + aside * gap, y: TRACK_AT.y + cell.y },
      face: 'front',
      size: { width: 18, height: 18 },
      picture: { front: picture },
      tip: seat < 0 ? 'vp' : `score:${seat}`,
      name:
        seat < 0
          ? { key: 'table.zone.torakScore', params: { points: vp } }
          : { key: 'table.zone.score', params: { seat, points: vp } },
    };
  });
}

function stackPieces(view: View): readonly Piece[] {
  return (['pile', 'used'] as const).map((id): Piece => {
    const count = id === 'pile' ? view.pile : view.used.length;
    const picture = stackPicture(count, id === 'used');
    return {
      id: `stack:${id}`,
      kind: 'marker',
      zone: id,
      at: pilePoint(id),
      face: 'front',
      size: { width: picture.width, height: picture.height },
      picture: { front: picture },
      tip: id,
      name: { key: `table.${id}`, params: { count } },
    };
  });
}

// A token keeps its name by place and kind: which one it is only its face tells.
function tokenPieces(view: View, space: SpaceView): readonly Piece[] {
  const { id, kind, faceUp, token } = space;
  if (kind === null || !isEventKind(kind)) return [];
  const isTried = view.event?.space === id && sheetOf(view) === 'rows';
  const needs = EVENTS.find((event) => event.id === token)?.rows?.[0]?.icons;
  const picture = tokenPicture(kind, {
    faceUp,
    seen: token !== null && !faceUp,
    ...(needs === undefined || isTried ? {} : { needs }),
  });
  return [
    {
      id: tokenId(id, kind),
      kind: 'token',
      zone: isTried ? 'sheet' : `space:${id}`,
      at: isTried ? EMBLEM_AT : spacePoint(id),
      face: faceUp ? 'front' : 'back',
      size: { width: 38, height: 38 },
      ...(isTried ? { pose: { scale: EMBLEM_SCALE } } : {}),
      picture: { front: picture },
      from: 'pile',
      to: 'used',
      tip: `space:${id}`,
      name: { key: `kind.${kind}` },
    },
  ];
}

export const tokenId = (space: string, kind: string): string => `token:${space}:${kind}`;

// A keep's cards beside it; the one that is stormed lies on the sheet.
function keepPieces(view: View, { keep, cards, known, publicBottom }: KeepView): readonly Piece[] {
  const isStormed = view.conquest?.keep === keep && sheetOf(view) === 'rows';
  const left = cards - (isStormed ? 1 : 0);
  const at = deckPoint(keep);
  const front = keepCardPicture(keep);
  const back = keepBackPicture(keep);
  const seen = cards > publicBottom && (known[0] ?? null) !== null && !isStormed;
  const deck: Piece = {
    id: `deck:${keep}`,
    kind: 'card',
    zone: `keep:${keep}`,
    at,
    size: KEEP_CARD,
    face: 'back',
    pose: { scale: DECK_SCALE },
    picture: { front, back },
    count: Math.max(1, left * 2),
    from: `keep:${keep}`,
    to: `keep:${keep}`,
    tip: `space:${CONQUEST[keep].space}`,
    name: { key: 'table.deckLeft', params: { count: left } },
  };
  const eye: Piece = {
    id: `eye:${keep}`,
    kind: 'token',
    zone: `keep:${keep}`,
    at: { x: at.x - 9, y: at.y - 16 },
    size: { width: 18, height: 18 },
    face: 'front',
    picture: { front: eyePicture() },
    from: `keep:${keep}`,
    to: `keep:${keep}`,
    tip: 'seen',
    name: { key: 'table.seen' },
  };
  const card: Piece = {
    id: `keep:${keep}:${view.conquest?.card ?? ''}`,
    kind: 'card',
    zone: 'sheet',
    at: EMBLEM_AT,
    size: KEEP_CARD,
    face: 'front',
    picture: { front, back },
    from: `keep:${keep}`,
    to: `keep:${keep}`,
    name: { key: `keep.${keep}.name` },
  };
  return [...(left > 0 ? [deck] : []), ...(seen ? [eye] : []), ...(isStormed ? [card] : [])];
}

interface Standing {
  readonly seat: number;
  readonly space: string;
  readonly laid: boolean;
  readonly commander: string;
  readonly warrant: boolean;
}

// Everyone on the map; Torak last.
function standings(view: View): readonly Standing[] {
  const seats = view.seats.flatMap(({ seat, space, laid, commander, warrant }) =>
    commander === null ? [] : [{ seat, space, laid, commander, warrant: warrant !== null }],
  );
  const { solo } = view;
  return solo === null
    ? seats
    : [...seats, { seat: TORAK, space: solo.space, laid: solo.laid, commander: 'torak', warrant: false }];
}

export const commanderId = (seat: number): string => `commander:${seat < 0 ? 'torak' : seat}`;

export function figurePieces(view: View, context: TableContext): readonly Piece[] {
  const all = standings(view);
  return all.map((one) => figure(view, context, one, all));
}

const isOnRoad = (space: string): boolean => SPACES.find(({ id }) => id === space)?.kind === 'waypoint';

function figure(view: View, context: TableContext, one: Standing, all: readonly Standing[]): FigurePiece {
  const { seat, space, laid, commander, warrant } = one;
  const place = placeOf(view, context, one, all);
  const isMounted = place.mounted ?? isOnRoad(space);
  return {
    id: commanderId(seat),
    kind: 'figure',
    zone: place.zone,
    at: place.at,
    face: 'front',
    size: { width: 48, height: 60 },
    grip: { x: -22, y: -52, width: 44, height: 66 },
    pose: {
      fallen: laid && place.mounted === undefined && place.flipped === undefined,
      ...(place.flipped === undefined ? {} : { flipped: place.flipped }),
      ...(place.scale === undefined ? {} : { scale: place.scale }),
    },
    picture: commanderLook(isCommander(commander) ? commander : 'torak', tinctureOf(context, seat), {
      mounted: isMounted,
      warrant,
      glow: view.turn === seat && place.zone.startsWith('space:'),
    }),
    from: seat < 0 ? 'torak:panel' : `panel:${seat}`,
    to: 'gone',
    // The figure hides its place: whoever points at it asks what lies there.
    tip: seat < 0 ? 'torak' : `space:${space}`,
    name: seat < 0 ? { key: 'table.torak' } : { key: `commander.${commander}.name` },
  };
}

interface Place {
  readonly zone: string;
  readonly at: Point;
  readonly mounted?: boolean;
  readonly flipped?: boolean;
  readonly scale?: number;
}

// In the lists whoever rides, on the sheet whoever fights, else on the map.
function placeOf(view: View, context: TableContext, { seat, space }: Standing, all: readonly Standing[]): Place {
  const riders = ridersOf(view);
  const lane = riders.indexOf(seat);
  if (lane >= 0) {
    const at = riderPoint(laneBox(lane, lanesOf(view, context)));
    return { zone: `lane:${seat}`, at, mounted: true, flipped: true, scale: RIDER_SCALE };
  }
  const { fight } = view;
  const side = fight?.attacker === seat ? 'attacker' : fight?.defender === seat ? 'defender' : null;
  if (side !== null && sheetOf(view) === 'fight') {
    return { zone: 'sheet', at: fighterPoint(side), mounted: true, flipped: side === 'attacker', scale: FIGHTER_SCALE };
  }
  const others = all.filter((each) => each.space === space);
  return {
    zone: `space:${space}`,
    at: standPoint(
      space,
      others.findIndex((each) => each.seat === seat),
      others.length,
    ),
  };
}
