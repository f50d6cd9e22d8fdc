// The clan shown large: its pool on the felt, its members with their gear, glory and stores.
import { equipmentOf, lootOf, memberOf, trapOf } from '../../../engine/games/monster-lands/data/lookup';
import { LIMITS } from '../../../engine/games/monster-lands/data/tables';
import type { Clan } from '../../../engine/games/monster-lands/types';
import type { ClanView, MemberView, View } from '../../../engine/games/monster-lands/view-types';
import { arrange } from '../../table/arrange';
import type { TableContext } from '../../table/game-table';
import { type Box, middleOf, type Piece, type Zone } from '../../table/scene';
import { monsterIcon } from './art/icons';
import { goodsHeld, type Laying, layingIn, poolKinds, trapKinds } from './holdings';
import { LOOT_PILL } from './layout';
import {
  CLAN,
  CLOTH,
  type ClanLayout,
  clanLayout,
  isSlender,
  LEAST_PLACES,
  MEMBER_GAP,
  memberSize,
  POOL,
  poolLayout,
} from './layout-clan';
import { badgePicture, laurelPicture, lootPicture, ownTrapPicture } from './pictures';
import {
  type MemberLook,
  memberFaces,
  OWN_LAND,
  ownLandFaces,
  SLENDER_GEAR,
  slenderFaces,
  trophyFaces,
  WIDE_GEAR,
  wornFaces,
} from './pictures-cards';
import { clothPicture, shelfPicture, TRACK, trackPicture, vacantPicture, wealthPicture } from './pictures-panels';
import { isHidden, memberName, tinctureOf, trailName } from './reading';
import { trapKind } from './scene-citadel';
import { card, coin, die, flat, type Goods, goods, hiddenTrap, type Laid, times } from './scene-pieces';
import { signsOfAll } from './signs';

export function clanPart(view: View, context: TableContext, seat: number): Laid {
  const clan = view.clans[seat];
  const facts = view.clanViews[seat];
  if (clan === undefined || facts === undefined) return { zones: [], pieces: [] };
  const layout = clanLayout(facts.members.length);
  const laying = layingIn(view, context);
  const pool = poolPart(view, seat, POOL, laying);
  const members = memberPart(view, facts, context, layout);
  const wealth = wealthPart(view, context, clan, facts, layout);
  const isLit = context.table.toMove === seat;
  return {
    zones: [
      { id: `seat:${seat}`, box: CLAN, arrange: { as: 'free' }, beyond: true },
      ...pool.zones,
      ...members.zones,
      ...wealth.zones,
    ],
    pieces: [
      flat('board', clothPicture(tinctureOf(context, seat), isLit), {
        id: `panel:${seat}`,
        zone: 'ground',
        at: { x: CLOTH.x, y: CLOTH.y },
      }),
      ...pool.pieces,
      ...members.pieces,
      ...wealth.pieces,
    ],
  };
}

// --- The pool ---

/** Dice in the pool by kind; those that are given away are held up. */
function poolPart(view: View, seat: number, room: Box, laying: Laying): Laid {
  const kinds = poolKinds(view, seat, laying);
  const { edge, boxes, columns } = poolLayout(
    kinds.map(({ held }) => held),
    room,
  );
  return {
    zones: [
      { id: `pool:${seat}`, box: room, arrange: { as: 'tray', rim: 4 }, name: { key: 'tip.pool' }, tip: 'pool' },
      ...kinds.map(
        ({ kind }, index): Zone => ({
          id: `pool:${seat}:${kind}`,
          box: boxes[index] ?? room,
          arrange: { as: 'grid', columns: columns[index] ?? 1, gap: 4 },
          tip: `die:${kind.charAt(0)}`,
        }),
      ),
    ],
    pieces: kinds.flatMap(({ kind, held, given }) =>
      times(held, (index) =>
        die(kind, edge, {
          id: `die:pool:${seat}:${kind}:${index}`,
          zone: `pool:${seat}:${kind}`,
          tray: `pool:${seat}`,
          ...(index >= held - given ? { pose: { lifted: 12, dimmed: true } } : {}),
          name: { key: `die.${kind.charAt(0)}` },
        }),
      ),
    ),
  };
}

// --- Members ---

function memberPart(view: View, facts: ClanView, context: TableContext, layout: ClanLayout): Laid {
  const { seat, members } = facts;
  const slender = isSlender(members.length);
  const size = memberSize(members.length);
  const zone: Zone = {
    id: `clan:${seat}`,
    box: layout.members,
    arrange: { as: 'row', gap: slender ? 2 : MEMBER_GAP, align: 'start', smallest: 0.94, least: 44 },
    name: { key: 'table.zone.clan', params: { seat } },
  };
  const cards = members.map((member): Piece => {
    const look = lookOf(view, member, context, seat);
    return card(slender ? slenderFaces(member.id, look) : memberFaces(member.id, look), {
      id: `member:${member.id}`,
      zone: zone.id,
      size,
      from: isRookieId(member.id) ? 'rookies' : 'supply',
      to: 'gone',
      tip: `member:${member.id}`,
      name: { key: memberName(member.id) },
      ...(look.state === 'chosen' ? { pose: { lifted: 10 } } : {}),
    });
  });
  // What lies on a card lies where the card lies.
  const places = arrange({ zones: [zone], pieces: cards });
  const inner = members.flatMap((member): readonly Laid[] => {
    const place = places.get(`member:${member.id}`);
    return place === undefined ? [] : [onCard(member, place, place.scale, slender)];
  });
  return {
    zones: [zone, ...inner.flatMap(({ zones }) => zones)],
    pieces: [...vacant(members.length, seat, layout), ...cards, ...inner.flatMap(({ pieces }) => pieces)],
  };
}

// Places that a small clan has still to fill.
const vacant = (count: number, seat: number, { members }: ClanLayout): readonly Piece[] =>
  times(LEAST_PLACES - count, (index) => {
    const { width, height } = memberSize(count);
    const at = { x: members.x + (count + index) * (width + MEMBER_GAP) + width / 2, y: members.y + height / 2 };
    return flat('board', vacantPicture(), { id: `vacant:${seat}:${count + index}`, zone: 'ground', at });
  });

const isRookieId = (id: string): boolean => memberOf(id).id === 'rookie';

export function lookOf(view: View, member: MemberView, context: TableContext, seat: number): MemberLook {
  const { say } = context;
  const isChosen = view.ask?.seat === seat && view.work?.action === 'send' && view.work.subject === member.id;
  const ribbon =
    member.trail !== '' ? trailName(view, member.trail, say) : member.land !== '' ? say(`card.${member.land}.name`) : undefined;
  return {
    name: say(memberName(member.id)),
    text: say(`card.${memberOf(member.id).id}.text`),
    wounded: member.wounded,
    leader: member.leader,
    ...(ribbon === undefined ? {} : { ribbon }),
    state: isChosen ? 'chosen' : member.away ? 'away' : 'rest',
    isUsed: (view.uses[member.id] ?? 0) > 0,
  };
}

const GEAR = ['weapon', 'garment', 'spell'] as const;

// Ability and lives as places to choose, gear as cards on the card.
function onCard(member: MemberView, { x, y }: { readonly x: number; readonly y: number }, scale: number, slender: boolean): Laid {
  const inside = (left: number, top: number, width: number, height: number): Box => ({
    x: x + left * scale,
    y: y + top * scale,
    width: width * scale,
    height: height * scale,
  });
  const spots = slender
    ? { ability: inside(-33, -1, 66, 23), lives: inside(-24, 46, 48, 24) }
    : { ability: inside(-50, 9, 100, 29), lives: inside(34, 41, 18, 30) };
  const gear = slender ? SLENDER_GEAR : WIDE_GEAR;
  const worn = GEAR.flatMap((kind, index): Piece[] => {
    const held = member.gear.find((each) => equipmentOf(each).type === kind);
    if (held === undefined) return [];
    const at = { x: x + (gear.x + index * gear.step + gear.size / 2) * scale, y: y + (gear.y + gear.size / 2) * scale };
    return [gearOn(held, member.id, gear.size, scale, at)];
  });
  return {
    zones: [
      { id: `ability:${member.id}`, box: spots.ability, arrange: { as: 'free' }, tip: `member:${member.id}` },
      { id: `heal:${member.id}`, box: spots.lives, arrange: { as: 'free' }, tip: 'lives' },
      { id: `worn:${member.id}`, box: inside(gear.x, gear.y, gear.step * 3, gear.size), arrange: { as: 'free' } },
    ],
    pieces: worn,
  };
}

function gearOn(
  held: string,
  member: string,
  size: number,
  scale: number,
  at: { readonly x: number; readonly y: number },
): Piece {
  return card(wornFaces(held, size), {
    id: `gear:${held}`,
    zone: `worn:${member}`,
    at,
    from: 'supply',
    to: 'gone',
    tip: `gear:${held}`,
    ...(scale === 1 ? {} : { pose: { scale } }),
    name: { key: `card.${equipmentOf(held).id}.name` },
  });
}

// --- Glory and stores ---

function wealthPart(view: View, context: TableContext, clan: Clan, facts: ClanView, layout: ClanLayout): Laid {
  const { seat } = facts;
  const row = (id: string, box: Box, tip: string, least = 8): Zone => ({
    id: `${id}:${seat}`,
    box,
    arrange: { as: 'row', gap: 2, align: 'start', least, smallest: 0.6 },
    tip,
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
        name: { key: 'tip.coins' },
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
      name: { key: `tip.${kind}` },
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
          }),
        ],
  );
  return {
    zones: [{ id: `glory:${seat}`, box: track, arrange: { as: 'free' }, tip: 'glory' }],
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
    const room = Math.floor(box.width / ((kind === 'trap' ? 31 : 28) * layout.scale) + 0.2);
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
