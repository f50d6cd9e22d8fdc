// What lies on the table of Leaders: the terrace with its figures, both teams' cards, the recruits and their deck. Every
// cell is a zone, so that spots and words know where it is whichever way the board is turned.
import { known } from '../../../engine/core/invariant';
import { SORT_BY_CARD } from '../../../engine/games/leaders/data/characters';
import { cellLabel } from '../../../engine/games/leaders/text/phrases';
import type { CardId, FigureView, View } from '../../../engine/games/leaders/view-types';
import type { Tincture } from '../../../engine/protocol';
import type { TableContext } from '../../table/game-table';
import {
  type Arrangement,
  type Box,
  type CardPiece,
  middleOf,
  type Painted,
  type Piece,
  type PieceLabel,
  type PiecePose,
  type Point,
  type Scene,
  type Zone,
} from '../../table/scene';
import type { CardTincture } from './art/emblems';
import { TERRACE } from './art/terrace';
import {
  ASIDE_SCALE,
  BANISHED,
  BANISHED_OFFERED,
  BANISHED_SCALE,
  basePoint,
  CARD,
  cellBox,
  cellSeen,
  DECK,
  DECK_ASIDE,
  DISPLAY,
  DISPLAY_ALL,
  figureScale,
  OFFER_GRIP,
  OFFERS,
  OFFERS_ALL,
  TEAM,
  TEAM_ASIDE,
  TRAY,
  teamPoint,
} from './layout';
import { bottomOf } from './own';
import {
  boardPicture,
  cardBack,
  cardPicture,
  cardSheet,
  figureLook,
  noPicture,
  slotPicture,
  terracePicture,
  trayPicture,
} from './pictures';

const TEAM_CARDS = 4;
const OFFERING = new Set(['recruiting', 'placing', 'placingCub', 'banishing']);
// Beyond the table's right edge, where the tray waits.
const EDGE: Box = { x: 1700, y: TRAY.y, width: TRAY.width, height: TRAY.height };

export function isOffering({ phase }: View): boolean {
  return OFFERING.has(phase);
}

interface Setting {
  readonly view: View;
  readonly context: TableContext;
  readonly bottom: number;
  readonly tinctures: readonly Tincture[];
}

export function sceneOf(view: View, context: TableContext): Scene {
  const tinctures = context.table.seats.map(({ tincture }) => tincture);
  const setting: Setting = { view, context, bottom: bottomOf(context), tinctures };
  return {
    zones: [...zonesOf(setting), ...cellZones(setting)],
    pieces: [...groundOf(setting), ...slotsOf(setting), ...cardsOf(setting), ...figuresOf(setting)],
  };
}

function zonesOf({ view, bottom }: Setting): readonly Zone[] {
  const wide = isOffering(view);
  const isMany = view.display.filter((card) => card !== null).length > 3;
  const teamBox = (seat: number): Box => (seat === bottom ? TEAM[0] : wide ? TEAM_ASIDE : TEAM[1]);
  const team = (seat: number): Zone => ({
    id: `team:${seat}`,
    box: teamBox(seat),
    arrange: seat !== bottom && wide ? { as: 'row', gap: 6, align: 'start' } : teamOf(view, seat),
    name: { key: 'table.zone.team', params: { seat } },
  });
  return [
    { id: 'ground', box: TERRACE, arrange: { as: 'free' }, beyond: true },
    { id: 'edge', box: EDGE, arrange: { as: 'free' }, beyond: true },
    { id: 'tray', box: TRAY, arrange: { as: 'free' } },
    team(0),
    team(1),
    { id: 'slots:0', box: teamBox(0), arrange: { as: 'free' } },
    { id: 'slots:1', box: teamBox(1), arrange: { as: 'free' } },
    {
      id: 'display',
      box: wide ? (isMany ? OFFERS_ALL : OFFERS) : isMany ? DISPLAY_ALL : DISPLAY,
      arrange: isMany
        ? { as: 'grid', columns: wide ? 4 : 6, gap: 4 }
        : { as: 'row', along: wide ? 'y' : 'x', gap: wide ? 22 : 4, smallest: 0.9 },
      name: { key: 'table.recruits' },
    },
    {
      id: 'deck',
      box: wide ? DECK_ASIDE : DECK,
      arrange: { as: 'free' },
      name: { key: 'table.deck', params: { count: view.deckCount } },
    },
    {
      id: 'banished',
      box: wide ? BANISHED_OFFERED : BANISHED,
      arrange: { as: 'row', gap: 4, align: 'end' },
      name: { key: 'table.banished' },
    },
  ];
}

// Posed positions may hold more than a team.
function teamOf(view: View, seat: number): Arrangement {
  const isMore = (view.seats[seat]?.cards.length ?? 0) > TEAM_CARDS;
  return isMore ? { as: 'grid', columns: 2, gap: 24 } : { as: 'free' };
}

// Only cells with somebody on them are spoken of.
function cellZones({ view, bottom }: Setting): readonly Zone[] {
  const taken = new Set(view.figures.map(({ cell }) => cell));
  return view.cells.map((_, cell) => ({
    id: `cell:${cell}`,
    box: cellBox(cellSeen(view, cell, bottom)),
    arrange: { as: 'free' },
    ...(taken.has(cell) ? { name: { key: 'table.zone.cell', params: { cell: cellLabel(view, cell) } } } : {}),
  }));
}

function board(id: string, zone: string, picture: Painted, at: { readonly x: number; readonly y: number }): Piece {
  return { id, kind: 'board', zone, at, face: 'front', size: picture, picture: { front: picture }, from: 'edge', to: 'edge' };
}

// Words over the recruits that lie ready, and under the banished beside them.
function titlesOf({ view, context }: Setting): readonly Piece[] {
  const isOver = view.display.every((each) => each === null) || view.seats.every(({ cards }) => cards.length >= TEAM_CARDS);
  if (isOffering(view) || isOver) return [];
  const text =
    view.mode === 'standard'
      ? context.say({ key: 'table.recruitsDeck', params: { count: view.deckCount } })
      : context.say('table.recruits');
  const over = { x: DISPLAY.x + DISPLAY.width / 2, y: DISPLAY.y - 15 };
  const under = { x: BANISHED.x + BANISHED.width / 2, y: BANISHED.y + BANISHED.height + 11 };
  return [
    title('recruits', text, over, 16),
    ...(view.banished.length > 0 ? [title('banished', context.say('table.banished'), under, 13)] : []),
  ];
}

function title(id: string, text: string, at: Point, size: number): Piece {
  const picture = noPicture();
  return {
    id,
    kind: 'marker',
    zone: 'ground',
    at,
    face: 'front',
    size: picture,
    picture: { front: picture },
    from: 'ground',
    to: 'ground',
    labels: [{ text, x: 0, y: 0, size, font: 'label', colour: 0xffe7a8, bold: true, halo: 0x1a1020 }],
  };
}

function groundOf(setting: Setting): readonly Piece[] {
  const { view, bottom, tinctures } = setting;
  const [front, behind] = [tinctures[bottom] ?? 'gules', tinctures[1 - bottom] ?? 'azure'];
  const origin = { x: 0, y: 0 };
  return [
    board('terrace', 'ground', terracePicture(), origin),
    board('board', 'ground', boardPicture(front, behind), origin),
    ...(isOffering(view) ? [board('tray', 'tray', trayPicture(), middleOf(TRAY))] : []),
    ...titlesOf(setting),
  ];
}

// Places still to be filled, with a word.
function slotsOf({ view, context, bottom }: Setting): readonly Piece[] {
  return [0, 1].flatMap((seat) => {
    if (seat !== bottom && isOffering(view)) return [];
    const held = view.seats[seat]?.cards.length ?? 0;
    return Array.from({ length: TEAM_CARDS - held }, (_, index): Piece => {
      const place = held + index;
      const isNext = view.seat === seat && place === held && view.recruitsLeft > 0;
      const picture = slotPicture(isNext);
      const words = context.say(isNext ? 'table.slot.now' : 'table.slot.later');
      return {
        id: `slot:${seat}.${place}`,
        kind: 'marker',
        zone: `slots:${seat}`,
        at: teamPoint(seat === bottom ? TEAM[0] : TEAM[1], place),
        face: 'front',
        size: picture,
        picture: { front: picture },
        from: `slots:${seat}`,
        to: `slots:${seat}`,
        labels: wordsOf(words),
      };
    });
  });
}

function wordsOf(words: string): readonly PieceLabel[] {
  const middle = words.lastIndexOf(' ', Math.ceil(words.length / 2) + 3);
  const lines = middle < 0 ? [words] : [words.slice(0, middle), words.slice(middle + 1)];
  return lines.map((text, line) => ({
    text,
    x: 0,
    y: (line - (lines.length - 1) / 2) * 15,
    size: 13,
    font: 'data',
    colour: 0xe6d3a8,
  }));
}

// What a near eye reads on a card: its name, what the character does and its sort.
function nearWords(title: string, text: string, kind: string): readonly PieceLabel[] {
  const { width, height } = CARD;
  const at = (share: number): number => (share - 0.5) * height;
  return [
    { text: title, x: 0, y: at(0.1), size: Math.min(9.4, 108 / title.length), font: 'label', colour: 0xfff6e2, bold: true },
    { text, x: 0, y: at(0.63), size: text.length > 110 ? 6.7 : 7.2, font: 'reading', colour: 0x241a12, wrap: width - 9 },
    { text: kind, x: 5, y: at(0.935), size: 6.8, font: 'data', colour: 0x3f2c63, bold: true },
  ];
}

function card(
  setting: Setting,
  id: CardId,
  zone: string,
  more: Partial<CardPiece> & {
    readonly tincture: CardTincture;
    readonly state: 'rest' | 'used' | 'chosen';
    readonly isSmall?: boolean;
  },
): CardPiece {
  const { tincture, state, isSmall = false, ...rest } = more;
  const { say } = setting.context;
  const kind = SORT_BY_CARD[id];
  const kindLabel = say(zone === 'banished' ? 'table.kind.banished' : `table.kind.${kind}`);
  const words = { title: say(`card.${id}.name`), kind, kindLabel };
  const front = cardPicture(id, tincture, isSmall ? { title: '', kind } : words, state);
  return {
    id: `card:${id}`,
    kind: 'card',
    zone,
    size: CARD,
    face: 'front',
    picture: { front, back: cardBack(), near: cardSheet(id, tincture, kind) },
    nearLabels: nearWords(words.title, say(`card.${id}.text`), words.kindLabel),
    from: 'deck',
    to: 'banished',
    name: { key: `card.${id}.name` },
    ...rest,
  };
}

function cardsOf(setting: Setting): readonly Piece[] {
  const { view, tinctures, bottom } = setting;
  const isMany = view.display.filter((each) => each !== null).length > 3;
  const isTold = !isOffering(view) || isMany;
  const isSmall = !isOffering(view) && isMany;
  const teams = view.seats.flatMap(({ cards }, seat) =>
    cards.map((id, order) => {
      const own = view.figures.filter((figure) => figure.card === id && figure.seat === seat);
      const isUsed = view.phase === 'acting' && seat === view.seat && own.length > 0 && own.every((figure) => figure.acted);
      const isAside = seat !== bottom && isOffering(view);
      const pose: PiecePose = isUsed ? { spin: Math.PI / 2 } : isAside ? { scale: ASIDE_SCALE } : {};
      return card(setting, id, `team:${seat}`, {
        order,
        at: teamPoint(seat === bottom ? TEAM[0] : TEAM[1], order),
        tincture: tinctures[seat] ?? 'gules',
        state: isUsed ? 'used' : 'rest',
        isSmall: isAside,
        pose,
        tip: `team:${seat}.${id}`,
      });
    }),
  );
  const offered = view.display.flatMap((id, order) => {
    if (id === null) return [];
    const isChosen = view.chosen === id;
    const tincture = isChosen ? (tinctures[view.seat] ?? 'gules') : 'none';
    return [
      card(setting, id, 'display', {
        order,
        tincture,
        state: isChosen ? 'chosen' : 'rest',
        isSmall,
        ...(isChosen ? { pose: { lifted: 8 } } : {}),
        ...(isTold ? { tip: `card:${id}` } : {}),
        ...(isOffering(view) && !isTold ? { grip: OFFER_GRIP } : {}),
      }),
    ];
  });
  const banished = view.banished.map((id) =>
    card(setting, id, 'banished', {
      tincture: 'none',
      state: 'used',
      isSmall: !isOffering(view),
      pose: { scale: BANISHED_SCALE[isOffering(view) ? 'offered' : 'lying'] },
      tip: `card:${id}`,
    }),
  );
  return [...teams, ...offered, ...banished, ...deckOf(view)];
}

function deckOf(view: View): readonly Piece[] {
  if (view.mode !== 'standard' || view.deckCount === 0) return [];
  return [
    {
      id: 'deck',
      kind: 'card',
      zone: 'deck',
      size: CARD,
      face: 'back',
      picture: { front: cardBack(), back: cardBack() },
      pose: { scale: isOffering(view) ? 0.5 : 0.62 },
      count: view.deckCount,
      from: 'edge',
      to: 'edge',
      tip: 'deck',
      name: { key: 'table.deckTitle' },
    },
  ];
}

function figuresOf({ view, bottom, tinctures }: Setting): readonly Piece[] {
  return view.figures.map((figure): Piece => {
    const at = cellSeen(view, figure.cell, bottom);
    return {
      id: `figure:${figure.id}`,
      kind: 'figure',
      zone: `cell:${figure.cell}`,
      at: basePoint(at),
      face: 'front',
      size: { width: 54, height: 62 },
      grip: { x: -32, y: -58, width: 64, height: 84 },
      picture: figureLook(figure.kind, tinctures[figure.seat] ?? 'gules'),
      pose: poseOf(view, figure, figureScale(at)),
      from: 'display',
      to: 'edge',
      name: { key: 'table.piece.figure', params: { figure: `@figure.${figure.kind}.name`, seat: figure.seat } },
      ...besideOf(view, figure),
      tip: `figure:${figure.id}`,
    };
  });
}

// For the spoken board: the cells around it on which somebody stands.
function besideOf(view: View, { cell }: FigureView): Pick<Piece, 'beside'> {
  const { q, r } = known(view.cells[cell]);
  const near = view.figures.filter((other) => {
    const there = known(view.cells[other.cell]);
    const [across, along] = [there.q - q, there.r - r];
    return Math.max(Math.abs(across), Math.abs(along), Math.abs(across + along)) === 1;
  });
  if (near.length === 0) return {};
  const cells = near.map((other) => cellLabel(view, other.cell)).toSorted();
  return { beside: { key: 'table.beside', params: { cells: cells.join(', ') } } };
}

function poseOf(view: View, figure: FigureView, scale: number): PiecePose {
  const isFallen = view.loser === figure.seat && figure.card === null;
  const isUsed = figure.acted && figure.seat === view.seat && view.phase === 'acting';
  return { scale, dimmed: isUsed, fallen: isFallen };
}
