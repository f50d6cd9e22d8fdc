// What lies in the seats' panels: figures at home and the places of those away, goods, hands and camps. Whoever has to
// choose among cards finds them large on the tray, and they come back from there.
import type { CardView, GivingView, PlayerView, View } from '../../../engine/games/grunwald/view-types';
import type { TableContext } from '../../table/game-table';
import { lettersOf } from '../../table/letters';
import type { Arrangement, Box, CardPiece, Piece, PieceLabel, Point, Zone } from '../../table/scene';
import { PEASANT } from './battle-show';
import { knightLook, spokenKnight } from './knight-look';
import { CARD, CHOICE, givingBoxes, payingBox } from './layout';
import { homePoint, type PanelLayout, panelLayout } from './panel-layout';
import { coinPicture, ghostPicture, panelPicture, tentPicture } from './pictures';
import { askingOf, bidOf, isEventAsking } from './scene-event';
import { figure, tinctureOf } from './scene-fields';

// The seat whose cards lie on the tray, and for what.
export interface Choosing {
  readonly seat: number;
  readonly giving: GivingView | null;
}

export function choosingOf(view: View, context: TableContext): Choosing | null {
  const isMine = (seat: number): boolean => view.you === seat || (view.you === null && context.table.viewer === seat);
  if (view.giving !== null) return isMine(view.giving.seat) ? { seat: view.giving.seat, giving: view.giving } : null;
  const isSending = view.phase === 'choosingFighter' || view.phase === 'choosingTask';
  return isSending && view.active !== null && isMine(view.active) ? { seat: view.active, giving: null } : null;
}

function handOf(player: PlayerView): readonly CardView[] {
  const known = player.hiddenCard?.id;
  const held = player.hand.filter(({ id }) => id !== known);
  const holdsPeasant = !player.hidden && player.played?.kind !== 'peasant';
  return holdsPeasant ? [...held, PEASANT] : held;
}

const isLow = (layout: PanelLayout): boolean => !layout.panel.tall;

// Low panels lay cards over each other, tall ones beside each other in two rows.
function rowOf(layout: PanelLayout, count: number): Arrangement {
  return isLow(layout)
    ? { as: 'row', gap: 3, align: 'start', least: 13 }
    : { as: 'grid', columns: Math.max(3, Math.ceil(count / 2)), gap: 4 };
}

// Many lie over each other rather than small: strength and arms of each are still seen.
const choiceRow = (gap: number): Arrangement => ({ as: 'row', gap, smallest: 0.86, least: 20 });
const GIVING_GAP = 12;

export function seatZones(view: View, context: TableContext): readonly Zone[] {
  const choosing = choosingOf(view, context);
  const isPaying = isEventAsking(view);
  return view.players.flatMap((player, index): Zone[] => {
    const { seat } = player;
    const letters = lettersOf(context.settings);
    const layout = panelLayout(context.table.seats, seat, letters);
    const chooses = choosing?.seat === seat ? choosing : null;
    const places = chooses?.giving
      ? givingBoxes(chooses.giving.purpose, handOf(player).length, player.camp.length, letters)
      : null;
    const named = (kind: string) => ({ key: `table.zone.${kind}`, params: { seat } });
    const cards = (id: 'hand' | 'camp', box: Box, count: number): Zone => {
      const there = places?.[id] ?? (chooses !== null && id === 'hand' ? CHOICE[letters].hand : null);
      return {
        id: `${id}:${seat}`,
        box: there ?? box,
        arrange: there ? choiceRow(places === null ? CHOICE[letters].gap : GIVING_GAP) : rowOf(layout, count),
        name: named(id),
        tip: id,
      };
    };
    return [
      { id: `panel:${seat}`, box: layout.panel, arrange: { as: 'free' }, within: `home:${seat}` },
      { id: `home:${seat}`, box: layout.home, arrange: { as: 'free' }, name: named('home'), tip: 'officer' },
      isPaying
        ? paying(seat, 'purse', payingBox(askingOf(view), 'purse', index, view.players.length), player.ducats)
        : { id: `purse:${seat}`, box: small(layout.purse), arrange: STACKED, tip: 'goods:ducats', within: `home:${seat}` },
      isPaying
        ? paying(seat, 'larder', payingBox(askingOf(view), 'larder', index, view.players.length), player.provision)
        : {
            id: `larder:${seat}`,
            box: places ? places.larder : small(layout.larder),
            arrange: places ? { as: 'grid', columns: 5, gap: 6 } : STACKED,
            tip: 'goods:provision',
            within: `home:${seat}`,
          },
      cards('hand', layout.hand, handOf(player).length),
      cards('camp', layout.camp, player.camp.length),
    ];
  });
}

const STACKED: Arrangement = { as: 'stack', rise: 0.35 };

// Spread out before their owner, so that everybody sees what can be paid.
function paying(seat: number, store: 'purse' | 'larder', box: Box, count: number): Zone {
  return {
    id: `${store}:${seat}`,
    box,
    arrange: { as: 'grid', columns: Math.max(4, Math.ceil(count / 3)), gap: 3 },
    tip: store === 'purse' ? 'goods:ducats' : 'goods:provision',
    within: `home:${seat}`,
  };
}

function small({ x, y }: { readonly x: number; readonly y: number }): Box {
  return { x: x - 11, y: y - 11, width: 22, height: 22 };
}

export function seatPieces(view: View, context: TableContext): readonly Piece[] {
  const choosing = choosingOf(view, context);
  const isPaying = isEventAsking(view);
  return view.players.flatMap((player) => {
    const layout = panelLayout(context.table.seats, player.seat, lettersOf(context.settings));
    return [
      panel(player, layout, context),
      ...tent(player, layout, choosing),
      ...figures(player, layout, context),
      ...goods(player, choosing, bidOf(view, player.seat), isPaying),
      ...cards(player, layout, choosing, context),
    ];
  });
}

function panel(player: PlayerView, { panel: place, head, purse, larder }: PanelLayout, context: TableContext): Piece {
  const isLit = context.table.toMove === player.seat;
  const within = ({ x, y }: Point): Point => ({ x: x - place.x, y: y - place.y });
  const goods = { purse: within(purse), larder: within(larder) };
  const picture = panelPicture({ height: place.height, head }, tinctureOf(context, player.seat), isLit, goods);
  return {
    id: `panel:${player.seat}`,
    kind: 'board',
    zone: `panel:${player.seat}`,
    at: { x: place.x, y: place.y },
    face: 'front',
    size: { width: picture.width, height: picture.height },
    picture: { front: picture },
  };
}

function tent(player: PlayerView, layout: PanelLayout, choosing: Choosing | null): readonly Piece[] {
  if (player.camp.length > 0 || choosing?.giving?.seat === player.seat) return [];
  const { x, y, width } = layout.camp;
  const height = isLow(layout) ? 52 : 78;
  const picture = tentPicture(width, height);
  return [
    {
      id: `tent:${player.seat}`,
      kind: 'marker',
      zone: `panel:${player.seat}`,
      at: { x: x + width / 2, y: y + height / 2 },
      face: 'front',
      size: { width, height },
      picture: { front: picture },
      from: `panel:${player.seat}`,
      to: `panel:${player.seat}`,
    },
  ];
}

function figures(player: PlayerView, layout: PanelLayout, context: TableContext): readonly Piece[] {
  const { seat } = player;
  const zone = `home:${seat}`;
  const tincture = tinctureOf(context, seat);
  const owned = player.helpers + (player.extraHelper ? 1 : 0);
  const ghosts = [
    ...(player.officerFree ? [] : [{ kind: 'officer' as const, index: 0 }]),
    ...Array.from({ length: Math.max(0, owned - player.helpersFree) }, (_, index) => ({
      kind: 'helper' as const,
      index: player.helpersFree + index + 1,
    })),
  ].map(({ kind, index }): Piece => {
    const picture = ghostPicture(kind);
    return {
      id: `ghost:${seat}:${index}`,
      kind: 'marker',
      zone,
      at: homePoint(layout, index),
      face: kind,
      size: { width: 28, height: 50 },
      picture: { front: picture },
      from: zone,
      to: zone,
    };
  });
  const officer = player.officerFree
    ? [figure('officer', tincture, { id: `officer:${seat}`, zone, at: homePoint(layout, 0), tip: 'officer', home: zone, seat })]
    : [];
  const helpers = Array.from({ length: player.helpersFree }, (_, index) =>
    figure('helper', tincture, {
      id: `helper:${seat}:home:${index}`,
      zone,
      at: homePoint(layout, index + 1),
      tip: 'officer',
      home: zone,
      seat,
    }),
  );
  return [...ghosts, ...officer, ...helpers];
}

const TICK: PieceLabel = { text: '✓', x: 18, y: -30, size: 22, font: 'data', colour: 0x2f7a2f, bold: true, halo: 0xfff6df };

const SEEN_COINS = 3;

function goods(player: PlayerView, choosing: Choosing | null, bid: number, isPaying: boolean): readonly Piece[] {
  const giving = choosing?.giving?.seat === player.seat ? choosing.giving : null;
  const coins = (kind: 'ducats' | 'provision', count: number, zone: string): readonly Piece[] =>
    Array.from({ length: count }, (_, index): Piece => {
      const isChosenFrom = kind === 'provision' && giving !== null;
      const isSpread = isChosenFrom || isPaying;
      const isGiven = isChosenFrom && index < giving.provision;
      const isBid = kind === 'ducats' && index >= count - bid;
      return {
        id: `${kind}:${player.seat}:${index}`,
        kind: 'coin',
        zone: isBid ? `bid:${player.seat}` : zone,
        order: index,
        face: 'front',
        size: { width: 22, height: 22 },
        picture: { front: coinPicture(kind) },
        from: 'gone',
        to: 'gone',
        tip: `goods:${kind}`,
        name: { key: `goods.${kind}` },
        ...(isGiven ? { pose: { lifted: 10 }, labels: [{ ...TICK, x: 6, y: -8, size: 18 }] } : {}),
        // Of a stack only the uppermost are seen.
        ...(!isSpread && !isBid && index < count - bid - SEEN_COINS ? { pose: { alpha: 0 } } : {}),
      };
    });
  return [
    ...coins('ducats', player.ducats, `purse:${player.seat}`),
    ...coins('provision', player.provision, `larder:${player.seat}`),
  ];
}

export function knight(
  card: CardView,
  seat: number,
  context: TableContext,
  more: Pick<CardPiece, 'zone'> & Partial<CardPiece>,
): CardPiece {
  const isPeasant = card.kind === 'peasant';
  return {
    id: isPeasant ? `peasant:${seat}` : `card:${card.id}`,
    kind: 'card',
    size: CARD,
    face: 'front',
    ...knightLook(card, context),
    from: `hand:${seat}`,
    to: 'gone',
    name: spokenKnight(card),
    tip: `card:${card.id}`,
    ...more,
  };
}

function cards(player: PlayerView, layout: PanelLayout, choosing: Choosing | null, context: TableContext): readonly Piece[] {
  const chooses = choosing?.seat === player.seat ? choosing : null;
  const given = new Set(chooses?.giving?.cards.map(({ id }) => id) ?? []);
  const scaleIn = (isThere: boolean): number => (isThere ? CHOICE[layout.letters].scale : isLow(layout) ? layout.scale : 1);
  const laid = (list: readonly CardView[], zone: 'hand' | 'camp', isThere: boolean): readonly Piece[] =>
    list.map((card, order) => {
      const isGiven = given.has(card.id);
      // Captives and the peasant need no bread, and stay.
      const isIdle = isThere && chooses?.giving?.eligible.every(({ id }) => id !== card.id) === true;
      return knight(card, player.seat, context, {
        zone: `${zone}:${player.seat}`,
        order,
        pose: { scale: scaleIn(isThere), dimmed: isIdle, ...(isGiven ? { lifted: 16 } : {}) },
        ...(zone === 'camp' && !isThere ? knightLook(card, context, true) : {}),
        ...(isGiven ? { labels: [TICK] } : {}),
      });
    });
  return [
    ...laid(handOf(player), 'hand', chooses !== null),
    ...laid(player.camp, 'camp', chooses !== null && chooses.giving !== null),
  ];
}
