// The outlands: two lands with their monsters and trails, the gate, the quests and the loot, with all that stands there.
import { landOf, lootOf, monsterOf, trailsOfTile } from '../../../engine/games/monster-lands/data/lookup';
import { GATE as GATE_TABLE } from '../../../engine/games/monster-lands/data/tables';
import type { LandPlace } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { TableContext } from '../../table/game-table';
import { type Box, middleOf, type Piece, type Size, type Zone } from '../../table/scene';
import {
  GATE_AT,
  GATE_MONSTER,
  gateBox,
  LAND,
  LOOT,
  LOOT_PILL,
  lairBox,
  landBox,
  MONSTER,
  questBox,
  trailBox,
  WILDS,
} from './layout';
import { gatePicture, gateTrailPicture, lootPicture, lootShelfPicture, trailPicture, wildsPicture } from './pictures';
import { emptyPicture, emptyQuestPicture, landFaces, monsterFaces, questFaces } from './pictures-cards';
import { monsterBackPicture } from './pictures-panels';
import { powerWords } from './power-words';
import { trailsAt } from './reading';
import { card, flat, type Laid } from './scene-pieces';
import { trailPieces, trailZones } from './scene-trails';
import { signsOfAll } from './signs';

export function outlandsPart(view: View, context: TableContext): Laid {
  const places = view.lands.length > 1 ? (['A', 'B'] as const) : (['A'] as const);
  return {
    zones: [
      ...places.flatMap((place) => landZones(place)),
      ...(view.lands.length > 1 ? [] : [wildsZone()]),
      { id: 'gate', box: gateBox(), arrange: { as: 'free' }, name: { key: 'place.gate' }, tip: 'gate' },
      { id: 'questA', box: questBox('questA'), arrange: { as: 'free' }, name: { key: 'place.questA' } },
      { id: 'questB', box: questBox('questB'), arrange: { as: 'free' }, name: { key: 'place.questB' } },
      { id: 'lootShown', box: LOOT, arrange: { as: 'free' }, name: { key: 'tip.loot' }, tip: 'loot' },
      ...trailZones(view),
    ],
    pieces: [
      ...places.flatMap((place, index) => landPieces(place, view.lands[index], view, context)),
      ...(view.lands.length > 1 ? [] : wilds(view, context)),
      flat('board', gatePicture(context.say('place.gate')), { id: 'gate board', zone: 'ground', at: GATE_AT }),
      ...gatePieces(view, context),
      ...questPieces(view, context),
      ...loot(view),
      ...trailPieces(view, context),
    ],
  };
}

const landZones = (place: 'A' | 'B'): readonly Zone[] => [
  { id: `land:${place}`, box: landBox(place), arrange: { as: 'free' }, name: { key: `place.${place}` } },
  { id: `lair:${place}`, box: lairBox(place), arrange: { as: 'free' }, within: `land:${place}` },
];

function landPieces(place: 'A' | 'B', land: LandPlace | undefined, view: View, context: TableContext): readonly Piece[] {
  if (land === undefined) return [];
  const { say } = context;
  const affinity = land.land === '' ? 'jungle' : landOf(land.land).affinity;
  const ground =
    land.land === ''
      ? flat('board', emptyPicture(LAND, say('table.noLand')), { id: `empty:land:${place}`, zone: `land:${place}` })
      : card(landFaces(land.land, say(`card.${land.land}.name`), view.lands.length > 1 ? place : ''), {
          id: `land:${land.land}`,
          zone: `land:${place}`,
          from: 'deck:lands',
          to: 'gone',
          tip: `land:${land.land}`,
          name: { key: `card.${land.land}.name` },
        });
  const trails = trailsAt(view, place === 'A' ? 2 : 3).map(({ key, facts, isPending }, index): Piece => {
    const bonus = land.tile === '' ? [] : (trailsOfTile(land.tile, land.face)[index]?.bonus ?? []);
    const { required, reinforceMax, reinforceColours, fallenGlory } = facts;
    const picture = trailPicture(
      affinity,
      { number: index + 1, fallenGlory, required, more: reinforceMax, moreColours: reinforceColours, bonus: signsOfAll(bonus) },
      isPending,
    );
    const { x, y } = trailBox(key);
    return flat('board', picture, { id: `tile:${place}:${index}`, zone: 'ground', at: { x, y } });
  });
  return [ground, ...lair(place, land, context), ...trails];
}

function lair(place: 'A' | 'B', land: LandPlace, context: TableContext): readonly Piece[] {
  const zone = `lair:${place}`;
  if (land.monster === '')
    return [flat('board', emptyPicture(MONSTER, context.say('table.noMonster')), { id: `empty:${zone}`, zone })];
  return [monster(land.monster, MONSTER, zone, homeDice(land), context)];
}

function monster(id: string, size: Size, zone: string, home: number, { say }: TableContext): Piece {
  const record = monsterOf(id);
  const tag =
    home > 0
      ? say({ key: 'table.levelHome', params: { level: record.level, dice: home } })
      : say({ key: 'table.level', params: { level: record.level } });
  const look = { name: say(`card.${id}.name`), tag, power: powerWords(record, say), text: say(`card.${id}.text`) };
  return card(monsterFaces(id, size, look), {
    id: `monster:${id}`,
    zone,
    from: 'deck:monsters',
    to: 'gone',
    tip: `monster:${id}`,
    name: { key: `card.${id}.name` },
  });
}

// Attack dice that a monster has more in a land of its own kind.
function homeDice(land: LandPlace): number {
  if (land.land === '' || land.monster === '') return 0;
  const record = monsterOf(land.monster);
  if (landOf(land.land).affinity !== record.affinity) return 0;
  const power = record.power.find((effect) => effect.effect === 'homeAttack');
  return power?.effect === 'homeAttack' ? power.dice : 1;
}

function gatePieces(view: View, context: TableContext): readonly Piece[] {
  const trails = trailsAt(view, 4).map(({ key, trail, isPending }, index): Piece => {
    const isTaken = trail.seat >= 0 || trail.seat === -2;
    const bonus = signsOfAll(GATE_TABLE.trails[index]?.bonus ?? []);
    return flat('board', gateTrailPicture(index + 1, bonus, isTaken, isPending), {
      id: `tile:gate:${index}`,
      zone: 'ground',
      at: middleOf(trailBox(key)),
    });
  });
  const { monster: id } = view.gate;
  const guard =
    id === ''
      ? flat('board', emptyPicture(GATE_MONSTER, context.say('table.quietGate')), { id: 'empty:gate', zone: 'gate' })
      : monster(id, GATE_MONSTER, 'gate', 0, context);
  return [...trails, guard];
}

function questPieces(view: View, { say }: TableContext): readonly Piece[] {
  return (['questA', 'questB'] as const).map((place, index): Piece => {
    const id = view.quests[index]?.quest ?? '';
    if (id === '') return flat('board', emptyQuestPicture(say('table.noQuest')), { id: `empty:${place}`, zone: place });
    return card(questFaces(id, index === 0 ? 'a' : 'b', { name: say(`card.${id}.name`), pay: say('table.pay') }), {
      id: `quest:${id}`,
      zone: place,
      from: 'deck:quests',
      to: 'gone',
      tip: index === 0 ? `quest:${id}` : `contract:${id}`,
      name: { key: `card.${id}.name` },
    });
  });
}

function loot(view: View): readonly Piece[] {
  const step = (LOOT.width - 36) / Math.max(4, view.lootShown.length);
  const shown = view.lootShown.flatMap((token, slot): Piece[] =>
    token === ''
      ? []
      : [
          flat('token', lootPicture(token, signsOfAll(lootOf(token).effects)), {
            id: `loot:${token}`,
            zone: 'lootShown',
            at: { x: LOOT.x + 32 + step * (slot + 0.5), y: LOOT.y + LOOT.height / 2 },
            size: LOOT_PILL,
            from: 'deck:loot',
            to: 'gone',
            tip: `lootToken:${token}`,
            name: { key: `card.${token}.name` },
          }),
        ],
  );
  return [flat('board', lootShelfPicture(), { id: 'loot shelf', zone: 'ground', at: middleOf(LOOT) }), ...shown];
}

// --- Where a second land would be ---

const BACK = { width: 150, height: 100 };
const WILD_DECK: Box = { x: WILDS.x + 18, y: WILDS.y + 82, ...BACK };

const wildsZone = (): Zone => ({
  id: 'wilds',
  box: WILD_DECK,
  arrange: { as: 'stack' },
  tip: 'pile:monsters',
  name: { key: 'table.wilds' },
});

function wilds(view: View, { say }: TableContext): readonly Piece[] {
  const land = view.lands[0]?.land ?? '';
  const affinity = land !== '' && landOf(land).affinity === 'air' ? 'jungle' : 'air';
  const back = monsterBackPicture(BACK);
  const deck: Piece = {
    id: 'wild deck',
    kind: 'card',
    zone: 'wilds',
    face: 'back',
    size: BACK,
    picture: { front: back, back },
    count: view.piles.monsters,
    from: 'wilds',
    to: 'wilds',
    tip: 'pile:monsters',
    name: { key: 'table.worth', params: { what: '@table.pile.monsters', value: view.piles.monsters } },
  };
  return [
    flat('board', wildsPicture(affinity, say('table.wilds')), { id: 'wilds', zone: 'ground', at: middleOf(WILDS) }),
    ...(view.piles.monsters > 0 ? [deck] : []),
  ];
}
