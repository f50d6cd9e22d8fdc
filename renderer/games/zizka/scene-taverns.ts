// The right column: two taverns with members for hire on top of their decks, and the sovereigns' favours with their dice.
import { DICE as DIE_DATA } from '../../../engine/games/zizka/data/constants';
import { SOVEREIGNS } from '../../../engine/games/zizka/types';
import type { Sovereign, TavernView, View } from '../../../engine/games/zizka/view-types';
import type { TableContext } from '../../table/game-table';
import { middleOf, type Piece, type Point, type Zone } from '../../table/scene';
import { faceIndex } from './art/dice';
import { around, FAVOURS, favourDiePoint, favourPlate, favourPoint, slotPoint, tavernBox } from './layout';
import { memberPiece } from './members';
import { FORMS } from './panel-layout';
import { DICE, favourPicture, favoursPicture, memberBack, tavernPicture } from './pictures';
import { board } from './scene-map';
import { trayOf } from './stages';

const LEVELS = [1, 2] as const;
const TOP_SLOT = 3;
const SCALE = 0.95;
// So many cards of a deck make one that is seen.
const THICK = 4;
const RISE = 1.15;
export const DIE_EDGE = 50;
const RESTING = 0.6;

export function tavernZones(): readonly Zone[] {
  return [
    ...LEVELS.flatMap((level): Zone[] => [
      {
        id: `deck:${level}`,
        box: around(slotPoint(level, TOP_SLOT), FORMS.card.width, FORMS.card.height),
        arrange: { as: 'free' },
        within: `tavern:${level}`,
      },
      {
        id: `tavern:${level}`,
        box: tavernBox(level),
        arrange: { as: 'free' },
        name: { key: level === 1 ? 'table.common' : 'table.lords' },
      },
    ]),
    { id: 'favours', box: FAVOURS, arrange: { as: 'free' }, name: { key: 'part.favour' } },
    ...SOVEREIGNS.map(
      (sovereign): Zone => ({
        id: `favour:${sovereign}`,
        box: favourPlate(sovereign),
        arrange: { as: 'free' },
        tip: `favour:${sovereign}`,
      }),
    ),
  ];
}

export function tavernPieces(view: View, context: TableContext): readonly Piece[] {
  return [
    ...view.taverns.flatMap((tavern) => tavernCards(view, tavern, context)),
    board(
      'favours',
      'favours',
      middleOf(FAVOURS),
      favoursPicture({ wenceslas: DIE_DATA.wenceslas.faces, sigismund: DIE_DATA.sigismund.faces }),
    ),
    ...SOVEREIGNS.flatMap((sovereign) => favourPieces(view, sovereign, context)),
  ];
}

function tavernCards(view: View, tavern: TavernView, context: TableContext): readonly Piece[] {
  const { level, table, top, below } = tavern;
  const zone = `tavern:${level}`;
  const isOpen = view.hire !== null || view.phase === 'gaining';
  const box = tavernBox(level);
  const chosen = view.hire?.chosen ?? view.event?.chosenMember ?? null;
  const layers = Math.min(7, Math.ceil(below / THICK));
  const deckAt = slotPoint(level, TOP_SLOT);
  const back = memberBack('card', level);
  const deck: Piece = {
    id: `deck:${level}`,
    kind: 'card',
    zone: `deck:${level}`,
    at: deckAt,
    size: FORMS.card,
    face: 'back',
    pose: { scale: SCALE },
    picture: { front: back, back },
    count: layers,
    from: 'gone',
    to: 'gone',
    tip: 'deck',
    name: { key: 'table.deckLeft', params: { count: below } },
  };
  const card = (member: string, at: Point, order: number): Piece =>
    memberPiece(member, 'card', context, {
      priced: true,
      zone,
      order,
      at,
      from: `deck:${level}`,
      pose: {
        scale: SCALE,
        ...(chosen === member ? { lifted: 14 } : {}),
        ...(isOutOfReach(view, context, member) ? { dimmed: true } : {}),
      },
    });
  const cards = table.flatMap((member, slot) => (member === '' ? [] : [card(member, slotPoint(level, slot), slot)]));
  const onTop = top === null ? [] : [card(top, { x: deckAt.x, y: deckAt.y - layers * RISE }, TOP_SLOT)];
  return [
    board(`tavern:${level}`, zone, { x: box.x, y: box.y }, tavernPicture(level, isOpen)),
    ...(layers > 0 ? [deck] : []),
    ...cards,
    ...onTop,
  ];
}

// While one is asked for, those who would not come lie in the shade.
function isOutOfReach({ phase }: View, { table: { request } }: TableContext, member: string): boolean {
  if (request === null || (phase !== 'hiring' && phase !== 'gaining')) return false;
  return !request.decisions.some(
    ({ decision }) =>
      (decision.type === 'hireMember' || decision.type === 'gain') && 'member' in decision && decision.member === member,
  );
}

// The favour lies here until somebody holds it; the die stays, but for the throws of who holds the favour.
function favourPieces(view: View, sovereign: Sovereign, context: TableContext): readonly Piece[] {
  const material = sovereign === 'wenceslas' ? 'blue' : 'red';
  const rolled = trayOf(view, context) === null ? null : (view.roll?.[sovereign] ?? null);
  const die: Piece = {
    id: `die:${sovereign}`,
    kind: 'die',
    zone: rolled === null ? 'favours' : 'tray',
    at: favourDiePoint(sovereign),
    face: String(faceIndex(rolled ?? (sovereign === 'wenceslas' ? 'speech' : 'coin'), material)),
    size: { width: DIE_EDGE, height: DIE_EDGE },
    picture: DICE[material],
    pose: {
      ...(rolled === null ? { scale: RESTING } : {}),
      ...(rolled !== null && sovereign === 'sigismund' && view.roll?.coinTaken ? { dimmed: true } : {}),
    },
    tip: rolled === null ? `favour:${sovereign}` : `cast:${sovereign}`,
    name: { key: `reward.${sovereign}` },
  };
  if (view.favours[sovereign] !== null) return [die];
  return [
    die,
    {
      id: `favour:${sovereign}`,
      kind: 'token',
      zone: 'favours',
      at: favourPoint(sovereign),
      face: 'front',
      size: { width: 36, height: 36 },
      picture: { front: favourPicture(sovereign) },
      from: 'bank',
      to: 'bank',
      tip: `favour:${sovereign}`,
      name: { key: `reward.${sovereign}` },
    },
  ];
}
