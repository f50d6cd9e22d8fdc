// A place of the adventure on the table: a tray that comes over the board with the very pieces that take part. Monster,
// land or quest, figures, dice, traps and goods keep their ids and go home when the tray goes.
import { landOf, monsterOf } from '../../../engine/games/monster-lands/data/lookup';
import { PLACES } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { TableContext } from '../../table/game-table';
import {
  type Arrangement,
  type Box,
  type DiePiece,
  middleOf,
  type Painted,
  type Piece,
  type PieceLabel,
  type Scene,
  type Zone,
} from '../../table/scene';
import type { Battleground } from './art/battleground';
import { ADVENTURE_TRAY } from './layout';
import { beastPicture, trayPicture } from './pictures-adventure';
import { type CubeColour, dieLook } from './pictures-dice';
import type { PlacedTrail } from './reading';
import { ACTIVE_STAND, LEFT_COLUMNS, laneStand, SPOT, type Stand, waitingStand } from './scene-adventure-layout';
import { beastId, figureId, type Moment, momentOf, placeName, rolledIds } from './scene-adventure-moment';
import { flat, spokenDie } from './scene-pieces';

export function adventurePart(view: View, _context: TableContext, board: readonly Piece[]): Scene | null {
  const moment = momentOf(view);
  if (moment === null) return null;
  const stands = new Map(moment.present.map((placed) => [placed.key, standOf(moment, placed)]));
  return {
    zones: zonesOf(moment, stands),
    pieces: [
      trayOf(view, moment),
      ...stakePieces(moment, board),
      ...moment.present.flatMap((placed) => trailPieces(moment, placed, stands.get(placed.key) ?? ACTIVE_STAND, board)),
      ...attackDice(moment),
      ...lootPieces(view, moment, board),
    ],
  };
}

// The dice that a click on one of them could roll again: all that look alike.
export function rolledPieces(view: View, spot: string): readonly string[] {
  const moment = momentOf(view);
  if (moment?.roll == null || moment.active === null) return [];
  const ids = rolledIds(moment.active.key, moment.roll.dice);
  return moment.roll.dice.flatMap(({ colour, face }, index) =>
    spot === `rolled:${colour}${face}` && ids[index] !== undefined ? [ids[index]] : [],
  );
}

function standOf({ present, active }: Moment, placed: PlacedTrail): Stand {
  if (active === null) return laneStand(present.indexOf(placed), present.length);
  if (placed.key === active.key) return ACTIVE_STAND;
  const waiting = present.filter(({ key }) => key !== active.key);
  return waitingStand(waiting.indexOf(placed), waiting.length);
}

function zonesOf(moment: Moment, stands: ReadonlyMap<string, Stand>): readonly Zone[] {
  const named = (id: string, box: Box, arrange: Arrangement): Zone => ({
    id: `adventure:${id}`,
    box,
    arrange,
    name: { key: `table.zone.${id}` },
  });
  return [
    { id: 'tray', box: ADVENTURE_TRAY, arrange: { as: 'free' } },
    named('stake', stakeBox(moment), { as: 'free' }),
    { id: 'adventure:beast', box: SPOT.beast, arrange: { as: 'free' } },
    named('figures', ADVENTURE_TRAY, { as: 'free' }),
    named('claws', SPOT.claws, { as: 'row', gap: 6, smallest: 0.5 }),
    named('throw', SPOT.throw, { as: 'tray', rim: 6 }),
    ...(moment.mode === 'loot' ? [named('loot', SPOT.loot, { as: 'row', gap: 18, smallest: 0.6 })] : []),
    ...[...stands].flatMap(([key, stand]): Zone[] => {
      const arrange: Arrangement =
        stand === ACTIVE_STAND ? { as: 'grid', columns: LEFT_COLUMNS, gap: 3 } : { as: 'row', gap: 3, smallest: 0.55 };
      return [
        { id: `adventure:goods:${key}`, box: stand.goods, arrange, within: 'adventure:figures' },
        { id: `adventure:dice:${key}`, box: stand.dice, arrange, within: 'adventure:figures' },
      ];
    }),
  ];
}

function trayOf(view: View, moment: Moment): Piece {
  const name = placeName(moment.place);
  const land = landOn(view, moment);
  const { width, height } = ADVENTURE_TRAY;
  return {
    id: `tray:${name}`,
    kind: 'board',
    zone: 'tray',
    at: middleOf(ADVENTURE_TRAY),
    face: 'front',
    size: { width, height },
    picture: { front: trayPicture(groundOf(view, moment), land === '' ? name : land) },
    from: 'edge',
    to: 'edge',
  };
}

function groundOf(view: View, moment: Moment): Battleground {
  if (PLACES[moment.place] === 'gate') return { kind: 'gate' };
  const land = landOn(view, moment);
  return land === '' ? { kind: 'quest' } : { kind: 'land', affinity: landOf(land).affinity };
}

// A land that was just won lies with its conqueror, one that Sambor took is discarded: the country around stays.
function landOn(view: View, { place, present }: Moment): string {
  const there = view.lands[place - 2];
  if (there === undefined || there.land !== '') return there?.land ?? '';
  const conqueror = present.find(({ trail }) => trail.deed === 'conquered')?.trail.seat;
  const won = conqueror === undefined ? undefined : view.clans[conqueror]?.lands.at(-1)?.id;
  return won ?? view.landDiscard.at(-1) ?? '';
}

interface Claim {
  readonly zone: string;
  readonly at?: { readonly x: number; readonly y: number };
  readonly scale: number;
}

// The board's own piece, laid on the tray; what is shown larger is drawn sharper.
function claimed(piece: Piece, { zone, at, scale }: Claim): Piece {
  const { at: _at, order: _order, pose: _pose, ...rest } = piece;
  const laid = { ...rest, zone, pose: { scale }, ...(at === undefined ? {} : { at }) } as Piece;
  const sharp = Math.max(1, Math.round(scale * 4) / 4);
  return sharp === 1 ? laid : sharpened(laid, sharp);
}

const WORDS_FROM = 1.75;

function sharpened(piece: Piece, sharp: number): Piece {
  const drawn = (painted: Painted): Painted => ({ ...painted, sharp });
  switch (piece.kind) {
    case 'die':
      return piece;
    case 'figure':
      return { ...piece, picture: { ...piece.picture, body: drawn(piece.picture.body), plinth: drawn(piece.picture.plinth) } };
    case 'card': {
      const { front, near, back } = piece.picture;
      // So large its words can be read.
      return { ...piece, picture: { front: drawn(sharp < WORDS_FROM ? front : (near ?? front)), back: drawn(back) } };
    }
    default:
      return { ...piece, picture: { ...piece.picture, front: drawn(piece.picture.front) } };
  }
}

const stakeBox = ({ stake }: Moment): Box => (stake?.kind === 'monster' ? SPOT.card : SPOT.stake);

function stakePieces(moment: Moment, board: readonly Piece[]): readonly Piece[] {
  const { stake } = moment;
  const piece = stake === null ? undefined : board.find(({ id }) => id === `${stake.kind}:${stake.id}`);
  if (stake === null || piece === undefined) return [];
  const box = stakeBox(moment);
  const scale = Math.min(box.width / piece.size.width, box.height / piece.size.height);
  const card = claimed(piece, { zone: 'adventure:stake', at: middleOf(box), scale });
  return stake.kind === 'monster' ? [beast(stake.id, moment), card] : [card];
}

const REARED = 1.1;

// The monster itself, reared up as long as its attack hangs over somebody.
function beast(monster: string, { attack }: Moment): Piece {
  return flat('marker', beastPicture(monster, monsterOf(monster).affinity, SPOT.beast.width), {
    id: beastId(monster),
    zone: 'adventure:beast',
    at: middleOf(SPOT.beast),
    from: 'edge',
    to: 'edge',
    tip: `monster:${monster}`,
    pose: { scale: attack !== null && !attack.rolled ? REARED : 1 },
  });
}

const TOKEN = { active: 27, lane: 27, waiting: 19 };
const DIE = { active: 25, lane: 23, waiting: 17 };

function trailPieces(moment: Moment, placed: PlacedTrail, stand: Stand, board: readonly Piece[]): readonly Piece[] {
  const { key } = placed;
  const role = placed === moment.active ? 'active' : moment.active === null ? 'lane' : 'waiting';
  const figure = figureId(placed);
  const rolled = role === 'active' ? rolledDice(moment, key) : new Map<string, Rolled>();
  return board.flatMap((piece): Piece[] => {
    // Of several coins on a token one shows how many.
    if (LOAD.test(piece.id) && piece.id.includes(`:${key}:`) && piece.pose?.alpha === 0) {
      return [{ ...claimed(piece, { zone: 'adventure:figures', at: stand.foot, scale: 1 }), pose: { alpha: 0 } }];
    }
    if (piece.id === figure) {
      return [claimed(piece, { zone: 'adventure:figures', at: stand.foot, scale: stand.height / piece.size.height })];
    }
    if (!LOAD.test(piece.id) || !piece.id.includes(`:${key}:`)) return [];
    if (piece.kind !== 'die') {
      return [claimed(piece, { zone: `adventure:goods:${key}`, scale: TOKEN[role] / piece.size.width })];
    }
    const face = rolled.get(piece.id);
    return [face === undefined ? lying(piece, key, DIE[role]) : thrown(piece, face, rolled.size)];
  });
}

const LOAD = /^(die|shown|trap|defence|potion|venom|coin):/;

interface Rolled {
  readonly colour: CubeColour;
  readonly face: number;
  readonly bonus: number;
}

function rolledDice({ roll }: Moment, key: string): Map<string, Rolled> {
  const ids = roll === null ? [] : rolledIds(key, roll.dice);
  return new Map(
    (roll?.dice ?? []).map(({ colour, face }, index) => [
      ids[index] ?? '',
      { colour, face, bonus: (roll?.values[index] ?? face) - face },
    ]),
  );
}

function lying(piece: DiePiece, key: string, edge: number): Piece {
  return claimed(piece, { zone: `adventure:dice:${key}`, scale: edge / piece.size.width });
}

// As large as so many dice may be in the ring.
const edgeFor = (count: number): number => (count <= 5 ? 44 : count <= 8 ? 38 : count <= 12 ? 32 : 27);

function thrown(piece: DiePiece, { colour, face, bonus }: Rolled, count: number): Piece {
  const die = claimed(piece, { zone: 'adventure:throw', scale: edgeFor(count) / piece.size.width });
  const labels = bonus === 0 ? [] : [bonusLabel(bonus, piece.size.width)];
  // Thrown dice lie by their edges; only ordered ones need the height of what is seen.
  const size = { width: piece.size.width, height: piece.size.width };
  return {
    ...die,
    kind: 'die',
    size,
    face: String(face - 1),
    picture: dieLook(colour, true),
    labels,
    name: spokenDie(`${colour}${face}`),
  };
}

// At the upper right of its die; labels grow with their piece.
function bonusLabel(bonus: number, edge: number): PieceLabel {
  const text = bonus > 0 ? `+${bonus}` : `−${-bonus}`;
  return { text, x: edge * 0.62, y: -edge * 0.72, size: edge * 0.42, font: 'data', colour: 0xffe9a8, bold: true, halo: 0x1a0c04 };
}

function attackDice({ attack }: Moment): readonly Piece[] {
  if (attack === null) return [];
  const count = attack.rolled ? attack.faces.length : attack.dice;
  return Array.from({ length: count }, (_, index): Piece => {
    const edge = attack.rolled ? edgeFor(count) : 24;
    return {
      id: `attack:${index}`,
      kind: 'die',
      zone: attack.rolled ? 'adventure:throw' : 'adventure:claws',
      size: { width: edge, height: edge },
      face: String((attack.faces[index] ?? 1) - 1),
      picture: dieLook('A', attack.rolled),
      from: 'adventure:beast',
      to: 'adventure:beast',
      tip: 'value:attack',
      name: { key: 'table.attackDie', params: { face: attack.faces[index] ?? 0 } },
    };
  });
}

function lootPieces(view: View, { mode }: Moment, board: readonly Piece[]): readonly Piece[] {
  if (mode !== 'loot') return [];
  const shown = new Set(view.lootShown.map((token) => `loot:${token}`));
  return board
    .filter(({ id }) => shown.has(id))
    .map((piece) => claimed(piece, { zone: 'adventure:loot', scale: Math.min(80 / piece.size.width, 60 / piece.size.height) }));
}
