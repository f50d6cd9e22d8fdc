// The clan shown large: its pool on the felt, its members with their gear; its parchment is beside them.
import { equipmentOf, memberOf } from '../../../engine/games/monster-lands/data/lookup';
import type { ClanView, MemberView, View } from '../../../engine/games/monster-lands/view-types';
import type { Phrase } from '../../../engine/protocol';
import { arrange } from '../../table/arrange';
import type { TableContext } from '../../table/game-table';
import { lettersOf } from '../../table/letters';
import type { Box, Piece, Point, Zone } from '../../table/scene';
import { type Laying, layingIn, poolKinds } from './holdings';
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
import { type MemberLook, memberFaces, SLENDER_GEAR, slenderFaces, WIDE_GEAR, wornFaces } from './pictures-cards';
import { clothPicture, vacantPicture } from './pictures-panels';
import { memberName, tinctureOf, trailName } from './reading';
import { card, die, flat, type Laid, times } from './scene-pieces';
import { wealthPart } from './scene-wealth';

export function clanPart(view: View, context: TableContext, seat: number): Laid {
  const clan = view.clans[seat];
  const facts = view.clanViews[seat];
  if (clan === undefined || facts === undefined) return { zones: [], pieces: [] };
  const letters = lettersOf(context.settings);
  const layout = clanLayout(facts.members.length, letters);
  const laying = layingIn(view, context);
  const pool = poolPart(view, seat, POOL[letters], laying);
  const members = memberPart(view, facts, context, layout);
  const wealth = wealthPart(view, context, clan, facts, layout);
  const isLit = context.table.toMove === seat;
  return {
    zones: [
      { id: `seat:${seat}`, box: CLAN, arrange: { as: 'free' }, beyond: true, within: `clan:${seat}` },
      ...pool.zones,
      ...members.zones,
      ...wealth.zones,
    ],
    pieces: [
      flat('board', clothPicture(tinctureOf(context, seat), POOL[letters], isLit), {
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
      { id: `pool:${seat}`, box: room, arrange: { as: 'tray', rim: 4 }, within: `clan:${seat}`, tip: 'pool' },
      ...kinds.map(
        ({ kind }, index): Zone => ({
          id: `pool:${seat}:${kind}`,
          box: boxes[index] ?? room,
          arrange: { as: 'grid', columns: columns[index] ?? 1, gap: 4 },
          tip: `die:${kind.charAt(0)}`,
          within: `clan:${seat}`,
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
      name: spokenMember(member),
      ...(look.state === 'chosen' ? { pose: { lifted: 10 } } : {}),
    });
  });
  const free = vacantPart(members.length, seat, layout);
  // What lies on a card lies where the card lies.
  const places = arrange({ zones: [zone], pieces: cards });
  const inner = members.flatMap((member): readonly Laid[] => {
    const place = places.get(`member:${member.id}`);
    return place === undefined ? [] : [onCard(member, zone.id, place, slender)];
  });
  return {
    zones: [zone, ...free.zones, ...inner.flatMap(({ zones }) => zones)],
    pieces: [...free.pieces, ...cards, ...inner.flatMap(({ pieces }) => pieces)],
  };
}

// Places that a small clan has still to fill; each goes where it lies.
function vacantPart(count: number, seat: number, { members }: ClanLayout): Laid {
  const { width, height } = memberSize(count);
  const zones = times(LEAST_PLACES - count, (index): Zone => {
    const x = members.x + (count + index) * (width + MEMBER_GAP);
    return { id: `vacant:${seat}:${count + index}`, box: { x, y: members.y, width, height }, arrange: { as: 'free' } };
  });
  return { zones, pieces: zones.map(({ id }) => flat('board', vacantPicture(), { id, zone: id })) };
}

/** For the spoken table: who it is, and whether wounded. */
export const spokenMember = ({ id, wounded }: MemberView): Phrase =>
  wounded ? { key: 'table.wounded', params: { member: `@${memberName(id)}` } } : { key: memberName(id) };

const isRookieId = (id: string): boolean => memberOf(id).id === 'rookie';

export function lookOf(view: View, member: MemberView, context: TableContext, seat: number): MemberLook {
  const { say } = context;
  const isChosen = view.ask?.seat === seat && view.work?.action === 'send' && view.work.subject === member.id;
  const where =
    member.trail !== '' ? trailName(view, member.trail, say) : member.land !== '' ? say(`card.${member.land}.name`) : undefined;
  return {
    name: say(memberName(member.id)),
    text: say(`card.${memberOf(member.id).id}.text`),
    wounded: member.wounded,
    leader: member.leader,
    ...(where === undefined ? {} : { ribbon: { text: where, tincture: tinctureOf(context, seat) } }),
    state: isChosen ? 'chosen' : member.away ? 'away' : 'rest',
    isUsed: (view.uses[member.id] ?? 0) > 0,
  };
}

const GEAR = ['weapon', 'garment', 'spell'] as const;

// Ability and lives as places to choose, gear as cards on the card.
function onCard(member: MemberView, clan: string, { x, y, scale }: Point & { readonly scale: number }, slender: boolean): Laid {
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
      { id: `worn:${member.id}`, box: inside(gear.x, gear.y, gear.step * 3, gear.size), arrange: { as: 'free' }, within: clan },
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
