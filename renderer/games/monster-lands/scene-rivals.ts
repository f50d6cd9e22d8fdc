// The other clans at the right: dice, members and coins in small. Their numbers are said beside them.

import { equipmentOf } from '../../../engine/games/monster-lands/data/lookup';
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { TableContext } from '../../table/game-table';
import { lettersOf } from '../../table/letters';
import type { Box, Piece, PieceLabel, Zone } from '../../table/scene';
import { type Laying, layingIn, poolKinds } from './holdings';
import { rivalLayout } from './layout';
import { SMALL_CARD, smallFaces, wornFaces } from './pictures-cards';
import { rivalPicture } from './pictures-panels';
import { tinctureOf } from './reading';
import { lookOf, spokenMember } from './scene-clan';
import { card, die, flat, type Laid, times } from './scene-pieces';
import { coins } from './scene-wealth';

// Members lie as large as they fit: in one row, or in two when there are many.
const LARGEST = 1.5;
const MOST_IN_ROW = 7;

export function rivalPart(view: View, context: TableContext, seat: number): Laid {
  const clan = view.clans[seat];
  const facts = view.clanViews[seat];
  if (clan === undefined || facts === undefined) return { zones: [], pieces: [] };
  const layout = rivalLayout(view, seat, lettersOf(context.settings));
  const { panel, dice, members, purse, gear } = layout;
  const pool = poolOfRival(view, seat, dice, layingIn(view, context));
  const isLit = context.table.toMove === seat;
  const count = facts.members.length;
  const zone: Zone = {
    id: `clan:${seat}`,
    box: members,
    arrange:
      count > MOST_IN_ROW
        ? { as: 'grid', columns: Math.ceil(count / 2), gap: 2 }
        : { as: 'row', gap: 3, align: 'start', smallest: 0.5 },
    name: { key: 'table.zone.clan', params: { seat } },
  };
  const people = facts.members.map(
    (member): Piece =>
      card(smallFaces(member.id, lookOf(view, member, context, seat)), {
        id: `member:${member.id}`,
        zone: zone.id,
        size: SMALL_CARD,
        pose: { scale: Math.min(LARGEST, members.height / SMALL_CARD.height) },
        from: member.id.startsWith('rookie') ? 'rookies' : 'supply',
        to: 'gone',
        tip: `member:${member.id}`,
        name: spokenMember(member),
      }),
  );
  const worn = facts.members
    .flatMap((member) => member.gear)
    .map(
      (held): Piece =>
        card(wornFaces(held, 17), {
          id: `gear:${held}`,
          zone: `gear:${seat}`,
          from: 'supply',
          to: 'gone',
          ...(gear === null ? { pose: { alpha: 0 } } : { tip: `gear:${held}` }),
          name: { key: `card.${equipmentOf(held).id}.name` },
        }),
    );
  return {
    zones: [
      { id: `seat:${seat}`, box: panel, arrange: { as: 'free' }, tip: `clan:${seat}`, within: zone.id },
      ...pool.zones,
      zone,
      {
        id: `gear:${seat}`,
        box: gear ?? members,
        arrange: { as: 'row', gap: 2, align: 'start', smallest: 0.8 },
        within: zone.id,
      },
      {
        id: `purse:${seat}`,
        box: { x: purse.x - 11, y: purse.y - 11, width: 22, height: 22 },
        arrange: { as: 'stack', rise: 0.2 },
        tip: 'coins',
        within: zone.id,
      },
    ],
    pieces: [
      flat('board', rivalPicture(tinctureOf(context, seat), layout, isLit, clan.passed), {
        id: `panel:${seat}`,
        zone: 'ground',
        at: { x: panel.x, y: panel.y },
      }),
      ...pool.pieces,
      ...people,
      ...worn,
      ...coins(seat, clan.coins),
    ],
  };
}

const DIE = 16;
const STEP = 18.5;
// More dice than this stand on each other by kind, with their number beside them.
const MOST_BESIDE = 8;
const NUMBER = 13;

function poolOfRival(view: View, seat: number, room: Box, laying: Laying): Laid {
  const kinds = poolKinds(view, seat, laying);
  const total = kinds.reduce((sum, { held }) => sum + held, 0);
  const isStacked = total > MOST_BESIDE;
  const wanted = kinds.map(({ held }) => (!isStacked ? held * STEP : held > 1 ? STEP + NUMBER : STEP));
  const sum = wanted.reduce((all, width) => all + width, 0);
  const squeeze = Math.min(1, room.width / Math.max(1, sum));
  let x = room.x + (room.width - sum * squeeze) / 2;
  const zones = kinds.map(({ kind, held }, index): Zone => {
    const width = (wanted[index] ?? STEP) * squeeze;
    const box = { x, y: room.y + 1, width: isStacked ? Math.min(width, STEP) : width, height: room.height - 2 };
    x += width;
    return {
      id: `pool:${seat}:${kind}`,
      box,
      arrange: isStacked ? { as: 'stack', rise: 0.3 } : { as: 'grid', columns: held, gap: 2.5 },
      tip: `die:${kind.charAt(0)}`,
      within: `clan:${seat}`,
    };
  });
  const number = (text: string): PieceLabel => ({
    text,
    x: STEP / 2 + NUMBER / 2 - 1,
    y: 1,
    size: 14,
    font: 'data',
    colour: 0xffffff,
    bold: true,
    halo: 0x000000,
  });
  return {
    zones: [{ id: `pool:${seat}`, box: room, arrange: { as: 'tray', rim: 3 }, within: `clan:${seat}`, tip: 'pool' }, ...zones],
    pieces: kinds.flatMap(({ kind, held }) =>
      times(held, (index) =>
        die(kind, DIE, {
          id: `die:pool:${seat}:${kind}:${index}`,
          zone: `pool:${seat}:${kind}`,
          tray: `pool:${seat}`,
          ...(isStacked && held > 1 && index === 0 ? { labels: [number(String(held))] } : {}),
        }),
      ),
    ),
  };
}
