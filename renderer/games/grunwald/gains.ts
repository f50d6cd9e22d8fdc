// Who gained what between two moments: knights and captives, ducats (those laid on the fields are still theirs),
// provision and helpers.
import type { CardView, View as GrunwaldView, PlayerView } from '../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../engine/protocol';
import { at, svg } from '../../art/svg';
import type { Gain } from '../../table/gains';
import { painted, pieceOfWidth } from '../../ui/art';
import { KNIGHT_MINI, knightMiniBody } from './art/card';
import { ducatBody, helperBody, provisionBody } from './art/pieces';

// Helpers look the same for everyone here: whose they are is told by the seat's name.
const PLAIN: Tincture = 'or';

export function gainsBetween(_event: unknown, before: GrunwaldView, after: GrunwaldView): readonly Gain[] {
  return after.players.flatMap((player) => {
    const former = before.players.find(({ seat }) => seat === player.seat);
    return former === undefined ? [] : between(former, player, before, after);
  });
}

function between(former: PlayerView, player: PlayerView, before: GrunwaldView, after: GrunwaldView): readonly Gain[] {
  const { seat } = player;
  const [had, has] = [cardsOf(former), cardsOf(player)];
  const cards = [
    ...[...has.values()].filter(({ id }) => !had.has(id)).map((card) => cardGain(seat, card, 1)),
    ...[...had.values()].filter(({ id }) => !has.has(id)).map((card) => cardGain(seat, card, -1)),
  ];
  const goods: readonly Gain[] = [
    {
      seat,
      kind: 'ducats',
      count: ducatsOf(player, after) - ducatsOf(former, before),
      name: { key: 'goods.ducats' },
      sign: sign('ducats'),
    },
    {
      seat,
      kind: 'provision',
      count: player.provision - former.provision,
      name: { key: 'goods.provision' },
      sign: sign('provision'),
    },
    { seat, kind: 'helpers', count: player.helpers - former.helpers, name: { key: 'table.piece.helper' }, sign: sign('helpers') },
  ];
  return [...cards, ...goods.filter(({ count }) => count !== 0)];
}

// Wherever they are: held, laid face down, played, in camp.
function cardsOf(player: PlayerView): ReadonlyMap<string, CardView> {
  const sent = [player.hiddenCard, player.played, player.captive].filter((card) => card !== null);
  const all = [...player.hand, ...player.camp, ...sent].filter(({ kind }) => kind !== 'peasant');
  return new Map(all.map((card) => [card.id, card]));
}

function ducatsOf({ seat, ducats }: PlayerView, view: GrunwaldView): number {
  const stakes = view.fields.flatMap(({ queue }) => queue).filter((stake) => stake.seat === seat);
  return stakes.reduce((sum, stake) => sum + stake.ducats, ducats);
}

function cardGain(seat: number, card: CardView, count: 1 | -1): Gain {
  const markup = painted(`grunwald gain ${card.id}`, () =>
    pieceOfWidth(KNIGHT_MINI, knightMiniBody(card.kind, card.strength), KNIGHT_MINI.width),
  );
  return { seat, kind: card.id, count, name: { key: `card.${card.id}.name` }, sign: markup };
}

const BODIES = {
  ducats: () => at(18, 22, ducatBody(15)),
  provision: () => at(18, 22, provisionBody(15)),
  helpers: () => at(18, 38, helperBody(PLAIN), { scale: 1.2 }),
} as const;

function sign(kind: keyof typeof BODIES): string {
  return painted(`grunwald gain ${kind}`, () => svg(36, 44, BODIES[kind]()));
}
