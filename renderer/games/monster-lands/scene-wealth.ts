// The parchment of the clan shown large: its scale of glory, coins, trophies, loot, shelves of stores and lands.
import { lootOf, trapOf } from '../../../engine/games/monster-lands/data/lookup';
import { LIMITS } from '../../../engine/games/monster-lands/data/tables';
import type { Clan } from '../../../engine/games/monster-lands/types';
import type { ClanView, View } from '../../../engine/games/monster-lands/view-types';
import type { TableContext } from '../../table/game-table';
import { type Box, middleOf, type Piece, type Zone } from '../../table/scene';
import { monsterIcon } from './art/icons';
import { goodsHeld, type Laying, layingIn, trapKinds } from './holdings';
import { LOOT_PILL } from './layout';
import { type ClanLayout, PLACE } from './layout-clan';
import { badgePicture, laurelPicture, lootPicture, ownTrapPicture } from './pictures';
import { OWN_LAND, ownLandFaces, trophyFaces } from './pictures-cards';
import { shelfPicture, TRACK, trackPicture, wealthPicture } from './pictures-panels';
import { isHidden, tinctureOf } from './reading';
import { trapKind } from './scene-citadel';
import { card, coin, flat, type Goods, goods, hiddenTrap, type Laid, times } from './scene-pieces';
import { signsOfAll } from './signs';

export function wealthPart(view: View, context: TableContext, clan: Clan, facts: ClanView, layout: ClanLayout): Laid {
  const { seat } = facts;
  const row = (id: string, box: Box, tip: string, least = 8): Zone => ({
    id: `${id}:${seat}`,
    box,
    arrange: { as: 'row', gap: 2, align: 'start', least, smallest: 0.6 },
    tip,
    within: `clan:${seat}`,
  });
  const laying = layingIn(view, context);
  const track = trackPart(view, context, clan, facts, layout);
  return {
    zones: [
      ...track.zones,
      {
        id: `purse:${seat}`,
        box: { x: layout.purse.x - 11, y: layout.purse.y - 11, width: 22, height: 22 },
        arrange: { as: 'stack', rise: 0.4 },
        tip: 'coins',
        within: `clan:${seat}`,
      },
      row('trophies', layout.trophies, 'trophies', 4),
      row('loot', layout.loot, 'loot'),
      row('traps', layout.traps, 'traps'),
      row('defence', layout.defence, 'defence'),
      row('potion', layout.potion, 'potion'),
      row('venom', layout.venom, 'venom'),
      row('lands', layout.lands, 'lands'),
    ],
    pieces: [
      flat('board', wealthPicture(layout), { id: `wealth:${seat}`, zone: 'ground', at: middleOf(layout.wealth) }),
      ...track.pieces,
      ...shelves(facts, layout),
      ...coins(seat, clan.coins),
      ...trophies(clan, seat),
      ...loot(clan, seat, layout.scale),
      ...traps(view, seat, layout.scale, laying),
      ...(['defence', 'potion', 'venom'] as const).flatMap((kind) =>
        stores(kind, goodsHeld(view, seat, kind, laying), seat, layout.scale),
      ),
      ...lands(clan, seat, context, layout),
    ],
  };
}

function trackPart(view: View, context: TableContext, clan: Clan, facts: ClanView, { track }: ClanLayout): Laid {
  const { seat, reputation } = facts;
  const step = (track.width - 2 * TRACK.left) / TRACK.last;
  const across = (value: number): number => track.x + TRACK.left + Math.max(0, Math.min(TRACK.last, value)) * step;
  const own = tinctureOf(context, seat);
  const marker = (id: string, kind: 'glory' | 'reputation', value: number): Piece =>
    flat('token', laurelPicture(kind, value), {
      id,
      zone: `glory:${seat}`,
      at: { x: across(value), y: track.y + 13 },
      from: `seat:${seat}`,
      to: `seat:${seat}`,
      tip: kind,
      name: { key: 'table.worth', params: { what: `@tip.${kind}`, value } },
    });
  const rivals = view.clans.flatMap((other, index): Piece[] =>
    index === seat
      ? []
      : [
          flat('marker', badgePicture(tinctureOf(context, index), 7), {
            id: `glory:${index}`,
            zone: `glory:${seat}`,
            at: { x: across(other.glory), y: track.y + TRACK.top + 24 },
            from: `seat:${index}`,
            to: `seat:${index}`,
            tip: 'glory',
            name: { key: 'table.gloryOf', params: { seat: index, value: other.glory } },
          }),
        ],
  );
  return {
    zones: [{ id: `glory:${seat}`, box: track, arrange: { as: 'free' }, tip: 'glory', within: `clan:${seat}` }],
    pieces: [
      flat('board', trackPicture(track, own, clan.glory, reputation), {
        id: `track:${seat}`,
        zone: 'ground',
        at: middleOf(track),
      }),
      ...rivals,
      marker(`reputation:${seat}`, 'reputation', reputation),
      marker(`glory:${seat}`, 'glory', clan.glory),
    ],
  };
}

function shelves(facts: ClanView, layout: ClanLayout): readonly Piece[] {
  const most = { trap: facts.trapLimit, defence: LIMITS.defence, potion: LIMITS.potion, venom: LIMITS.venom };
  const boxes = { trap: layout.traps, defence: layout.defence, potion: layout.potion, venom: layout.venom };
  return (['trap', 'defence', 'potion', 'venom'] as const).map((kind): Piece => {
    const box = boxes[kind];
    const room = Math.floor(box.width / ((kind === 'trap' ? PLACE.trap : PLACE.other) * layout.scale) + 0.2);
    const picture = shelfPicture(kind, Math.max(1, Math.min(most[kind], room)), layout.scale);
    return flat('board', picture, {
      id: `shelf:${kind}:${facts.seat}`,
      zone: 'ground',
      at: { x: box.x, y: box.y + (box.height - 27 * layout.scale) / 2 },
    });
  });
}

const SEEN_COINS = 5;

/** Of a stack only the uppermost are seen. */
export const coins = (seat: number, count: number): readonly Piece[] =>
  times(count, (index) =>
    coin({
      id: `coin:${seat}:${index}`,
      zone: `purse:${seat}`,
      order: index,
      ...(index < count - SEEN_COINS ? { pose: { alpha: 0 } } : {}),
    }),
  );

function trophies(clan: Clan, seat: number): readonly Piece[] {
  return clan.trophies.map((monster) =>
    card(trophyFaces(monster, monsterIcon(monster)), {
      id: `monster:${monster}`,
      zone: `trophies:${seat}`,
      from: 'supply',
      to: 'gone',
      tip: `monster:${monster}`,
      name: { key: `card.${monster}.name` },
    }),
  );
}

function loot(clan: Clan, seat: number, scale: number): readonly Piece[] {
  return clan.loot.map((token, index) =>
    flat('token', isHidden(token) ? lootPicture(null, []) : lootPicture(token, signsOfAll(lootOf(token).effects)), {
      id: isHidden(token) ? `loot:${seat}:${index}` : `loot:${token}`,
      zone: `loot:${seat}`,
      size: LOOT_PILL,
      from: 'deck:loot',
      to: 'gone',
      tip: isHidden(token) ? 'loot' : `lootToken:${token}`,
      name: { key: isHidden(token) ? 'tip.loot' : `card.${token}.name` },
      pose: { scale: scale > 1 ? 1 : 0.86 },
    }),
  );
}

// By kind, so that equal ones lie together.
function traps(view: View, seat: number, large: number, laying: Laying): readonly Piece[] {
  const zone = `traps:${seat}`;
  const pose = { scale: large };
  return trapKinds(view, seat, laying).flatMap(({ kind, held }) =>
    times(held, (index) => {
      const id = `trap:${seat}:${kind}:${index}`;
      if (isHidden(kind)) return hiddenTrap((large * 30) / 46, { id, zone });
      return flat('token', ownTrapPicture(trapKind(kind), signsOfAll(trapOf(kind).effects), kind), {
        id,
        zone,
        face: kind,
        from: 'deck:traps',
        to: 'gone',
        tip: `trapKind:${kind}`,
        name: { key: `card.${kind}.name` },
        pose,
      });
    }),
  );
}

const stores = (kind: Goods, held: number, seat: number, scale: number): readonly Piece[] =>
  times(held, (index) => goods(kind, scale, { id: `${kind}:${seat}:${index}`, zone: `${kind}:${seat}` }));

function lands(clan: Clan, seat: number, { say }: TableContext, layout: ClanLayout): readonly Piece[] {
  return clan.lands.map((land) =>
    card(
      ownLandFaces(land.id, say(`card.${land.id}.name`), land.used ? 'used' : land.settler === '' ? 'wild' : 'settled', OWN_LAND),
      {
        id: `land:${land.id}`,
        zone: `lands:${seat}`,
        from: 'supply',
        to: 'gone',
        tip: `land:${land.id}`,
        name: { key: `card.${land.id}.name` },
        ...(layout.scale > 1 ? { pose: { scale: 1.2 } } : {}),
      },
    ),
  );
}
