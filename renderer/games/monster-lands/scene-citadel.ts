// The citadel: seven facades with what is sold inside, the dice that were laid there, and the seals of panic.
import { buildingOf, equipmentOf, memberOf, scenarioRule, trapOf } from '../../../engine/games/monster-lands/data/lookup';
import { ROOKIE } from '../../../engine/games/monster-lands/data/members';
import { LIMITS } from '../../../engine/games/monster-lands/data/tables';
import type { BuildingId } from '../../../engine/games/monster-lands/types';
import type { BuildingView, View } from '../../../engine/games/monster-lands/view-types';
import type { TableContext } from '../../table/game-table';
import type { Box, Painted, Piece, PieceLabel, Zone } from '../../table/scene';
import { BUILDINGS } from './art/building';
import { diceAt, layingIn } from './holdings';
import {
  beerBox,
  buildingBox,
  FIELD,
  facadeAt,
  fieldCorners,
  footX,
  mercPoint,
  type Point,
  SOLD,
  trapPoint,
  warePoint,
} from './layout';
import { badgePicture, facadePicture, panicPicture, tagPicture, trapPicture } from './pictures';
import { mercenaryFaces, wareFaces } from './pictures-cards';
import { writtenPrice } from './price-now';
import { equipmentName, memberName, tinctureOf } from './reading';
import { card, die, dieWord, flat, type Laid } from './scene-pieces';
import { signsOfAll } from './signs';

const DIE = 23;
const SOLD_DIE = 19;

export function citadelPart(view: View, context: TableContext): Laid {
  return {
    zones: view.buildingViews.flatMap(zonesOf),
    pieces: [
      ...view.buildingViews.flatMap((building) => [
        facade(building, view, context),
        ...tags(building, view),
        ...dice(building, view, context),
      ]),
      ...traps(view, context),
      ...mercenaries(view, context),
      ...wares(view, context),
      ...view.buildingViews.flatMap((building) => panic(building, context)),
    ],
  };
}

function zonesOf(building: BuildingView): readonly Zone[] {
  const { id } = building;
  const whole: Zone = {
    id: `building:${id}`,
    box: buildingBox(id),
    arrange: { as: 'free' },
    tip: `building:${id}`,
    name: { key: `card.${id}.name` },
  };
  const corner = facadeAt(id);
  if (id === 'tavern')
    return [
      whole,
      { id: 'beer', box: beerBox(), arrange: { as: 'free' }, tip: 'beer' },
      { id: 'rookies', box: around(mercPoint(4), 56, 83), arrange: { as: 'stack' }, within: 'building:tavern' },
    ];
  if (id === 'merchant') {
    const box = { ...SOLD, x: corner.x + SOLD.x + 3, y: corner.y + SOLD.y + 2, width: SOLD.width - 6, height: SOLD.height - 4 };
    return [
      whole,
      {
        id: 'sold',
        box,
        arrange: { as: 'grid', columns: Math.max(3, Math.ceil(building.loose.length / 2)), gap: 2 },
        within: 'building:merchant',
      },
    ];
  }
  return id === 'mine' ? [whole, ...mineZones(building, corner)] : [whole];
}

const around = ({ x, y }: Point, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

// The next free field of each kind is where a click goes.
function mineZones(building: BuildingView, corner: Point): readonly Zone[] {
  const corners = fieldCorners('mine', building.fields);
  return (['double', 'single'] as const).flatMap((kind): Zone[] => {
    const wanted = kind === 'double' ? 2 : 1;
    const free = building.fields.findIndex((field) => field.dice === wanted && field.placed.length === 0);
    const index = free < 0 ? building.fields.findIndex((field) => field.dice === wanted) : free;
    const first = corners[index]?.[0];
    if (first === undefined) return [];
    const box = { x: corner.x + first.x - 2, y: corner.y + first.y - 2, width: kind === 'double' ? 104 : 52, height: FIELD + 4 };
    return [{ id: `mine:${kind}`, box, arrange: { as: 'free' } }];
  });
}

export function facadeOf(building: BuildingView, view: View, { say }: TableContext, state: 'rest' | 'lit' | 'off'): Painted {
  const { id } = building;
  return facadePicture(id, state, buildingOf(id).accepts, building.fields, {
    name: say(`card.${id}.name`),
    beer: id === 'tavern' ? say('table.beer') : '',
    beerCoins: id === 'tavern' ? (scenarioRule(view.config.scenario, 'beerPrice')?.coins ?? LIMITS.beerCoins) : 0,
  });
}

function facade(building: BuildingView, view: View, context: TableContext): Piece {
  const { id } = building;
  const isOpen = view.work?.action === 'visit' && view.work.subject === id;
  const picture = facadeOf(building, view, context, building.closed ? 'off' : isOpen ? 'lit' : 'rest');
  return flat('board', picture, { id: `facade:${id}`, zone: 'ground', at: facadeAt(id) });
}

function tags(building: BuildingView, view: View): readonly Piece[] {
  const { id, chain } = building;
  const isOpen = view.work?.action === 'visit' && view.work.subject === id;
  const kind = isOpen ? 'discount' : 'chain';
  const value = isOpen ? (view.work?.discount ?? 0) : chain;
  if (value === 0 || id === 'mine' || id === 'alchemist' || id === 'merchant') return [];
  const { x, y } = facadeAt(id);
  const at = { x: x + footX(building.fields.length) + 21, y: y + 166 };
  return [flat('marker', tagPicture(kind, value), { id: `tag:${id}`, zone: `building:${id}`, at, tip: kind })];
}

function dice(building: BuildingView, view: View, context: TableContext): readonly Piece[] {
  const { id } = building;
  const corner = facadeAt(id);
  const corners = fieldCorners(id, building.fields);
  const taken = new Map<number, number>();
  return diceAt(view, id, layingIn(view, context)).flatMap(({ seat, colour, value, field }, index): Piece[] => {
    const name = `${colour}${value > 0 ? value : ''}`;
    const whose = { key: 'table.dieOf', params: { die: dieWord(name), seat } };
    const place = { id: `die:${id}:${index}`, tip: `building:${id}`, name: whose };
    if (id === 'merchant') return [die(name, SOLD_DIE, { ...place, zone: 'sold' })];
    const nth = taken.get(field) ?? 0;
    taken.set(field, nth + 1);
    const spot = corners[field]?.[nth] ?? corners[field]?.[0] ?? { x: 0, y: 0 };
    const at = { x: corner.x + spot.x + FIELD / 2, y: corner.y + spot.y + FIELD / 2 - 1 };
    const by = { x: at.x + 13, y: at.y + 15 };
    const badge = badgePicture(tinctureOf(context, seat), 6.5);
    const zone = `building:${id}`;
    return [die(name, DIE, { ...place, zone, at }), flat('marker', badge, { id: `by:${id}:${index}`, zone, at: by })];
  });
}

function panic({ id, panic: isShut }: BuildingView, context: TableContext): readonly Piece[] {
  if (!isShut) return [];
  const { x, y } = facadeAt(id);
  const { width } = BUILDINGS[id];
  const picture = panicPicture(context.say('term.panic'), width < 100 ? 0.85 : 1);
  const at = { x: x + width / 2, y: y + 112 };
  // Over the wares, so a card.
  const faces = { front: picture, near: picture, back: picture };
  const place = { id: `panic:${id}`, zone: `building:${id}`, at, from: 'deck:panic', to: 'deck:panic' };
  return [card(faces, { ...place, tip: 'panic', name: { key: 'tip.panic' } })];
}

function traps(view: View, context: TableContext): readonly Piece[] {
  const picks = view.work?.subject === 'hut' ? view.work.picks : [];
  return view.hut.flatMap((trap, slot): Piece[] => {
    if (trap === '') return [];
    const { cost, effects } = trapOf(trap);
    return [
      flat('token', trapPicture(trapKind(trap), signsOfAll(effects), cost, trap), {
        id: `ware:${slot}`,
        zone: 'building:hut',
        at: trapPoint(slot),
        face: trap,
        from: 'deck:traps',
        to: 'gone',
        tip: `trapKind:${trap}`,
        name: { key: `card.${trap}.name` },
        ...(picks.includes(slot) ? { pose: { lifted: 10 }, labels: [TICK] } : shade(view, 'hut', `trap:${slot}`, context)),
      }),
    ];
  });
}

const TICK: PieceLabel = { text: '✓', x: 15, y: -12, size: 20, font: 'data', colour: 0x2f7a2f, bold: true, halo: 0xfff6df };

export const trapKind = (trap: string): 'trap' | 'secured' | 'trick' => {
  const { kind } = trapOf(trap);
  return kind === 'secured' || kind === 'trick' ? kind : 'trap';
};

// Of the wares that are asked for now, those that cannot be had lie in the shade, as all do in a closed building.
const shade = (view: View, building: BuildingId, target: string, { table }: TableContext): Pick<Piece, 'pose'> =>
  isClosed(view, building) || table.request?.refusals.some((refusal) => refusal.target === target)
    ? { pose: { dimmed: true } }
    : {};

const isClosed = (view: View, id: BuildingId): boolean => view.buildingViews.find((each) => each.id === id)?.closed === true;

function mercenaries(view: View, context: TableContext): readonly Piece[] {
  const look = (member: string) => ({
    name: context.say(memberName(member)),
    text: context.say(`card.${memberOf(member).id}.text`),
  });
  const cards = view.tavern.flatMap((member, slot): Piece[] =>
    member === ''
      ? []
      : [
          card(mercenaryFaces(member, look(member), writtenPrice(view, 'tavern', memberOf(member).cost)), {
            id: `member:${member}`,
            zone: 'building:tavern',
            at: mercPoint(slot),
            from: 'deck:mercenaries',
            to: 'gone',
            tip: `member:${member}`,
            name: { key: memberName(member) },
            ...shade(view, 'tavern', `merc:${slot}`, context),
          }),
        ],
  );
  if (view.rookies.length === 0) return cards;
  const count: PieceLabel = {
    text: `×${view.rookies.length}`,
    x: -19,
    y: 14,
    size: 13,
    font: 'data',
    colour: 0x241a12,
    bold: true,
  };
  return [
    ...cards,
    card(mercenaryFaces('rookie1', look('rookie1'), writtenPrice(view, 'tavern', ROOKIE.cost)), {
      id: 'rookies',
      zone: 'rookies',
      tip: 'member:rookie1',
      labels: [count],
      nearLabels: [{ ...count, x: 20, y: 35, size: 9 }],
      name: { key: 'card.rookie.name' },
      ...shade(view, 'tavern', 'merc:rookie', context),
    }),
  ];
}

function wares(view: View, context: TableContext): readonly Piece[] {
  return view.market.flatMap((gear, slot): Piece[] => {
    if (gear === '') return [];
    const text = context.say(`card.${equipmentOf(gear).id}.text`);
    return [
      card(wareFaces(gear, context.say(equipmentName(gear)), text, writtenPrice(view, 'market', equipmentOf(gear).cost)), {
        id: `gear:${gear}`,
        zone: 'building:market',
        at: warePoint(slot),
        from: 'deck:equipment',
        to: 'gone',
        tip: `gear:${gear}`,
        name: { key: equipmentName(gear) },
        ...shade(view, 'market', `card:${slot}`, context),
      }),
    ];
  });
}
