// Who gained what between two moments: knights and captives, ducats (those laid on the fields are still theirs),
// provision and helpers.
import type { CardView, PlayerView, View } from '../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../engine/protocol';
import { sizedMarkup } from '../../art/sized-markup';
import { at, svg } from '../../art/svg';
import type { Gain } from '../../table/gains';
import { painted, pieceOfWidth } from '../../ui/art';
import { KNIGHT_MINI, knightMiniBody } from './art/card';
import { ducatBody, provisionBody } from './art/pieces';
import { figureLook } from './pictures';

// Helpers look the same for everyone here: whose they are is told by the seat's name.
const PLAIN: Tincture = 'or';

export function gainsBetween(_event: unknown, before: View, after: View): readonly Gain[] {
  return after.players.flatMap((player) => {
    const former = before.players.find(({ seat }) => seat === player.seat);
    return former === undefined ? [] : between(former, player, before, after);
  });
}

function between(former: PlayerView, player: PlayerView, before: View, after: View): readonly Gain[] {
  const { seat } = player;
  const [had, has] = [cardsOf(former), cardsOf(player)];
  const cards = [
    ...[...has.values()].filter(({ id }) => !had.has(id)).map((card) => cardGain(seat, card, 1)),
    ...[...had.values()].filter(({ id }) => !has.has(id)).map((card) => cardGain(seat, card, -1)),
  ];
  const goods = (
    [
      ['ducats', ducatsOf(player, after) - ducatsOf(former, before), 'goods.ducats'],
      ['provision', player.provision - former.provision, 'goods.provision'],
      ['helpers', player.helpers - former.helpers, 'table.piece.helper'],
    ] as const
  ).filter(([, count]) => count !== 0);
  return [...cards, ...goods.map(([kind, count, key]): Gain => ({ seat, kind, count, name: { key }, sign: sign(kind) }))];
}

// Wherever they are: held, laid face down, played, in camp.
function cardsOf(player: PlayerView): ReadonlyMap<string, CardView> {
  const sent = [player.hiddenCard, player.played, player.captive].filter((card) => card !== null);
  const all = [...player.hand, ...player.camp, ...sent].filter(({ kind }) => kind !== 'peasant');
  return new Map(all.map((card) => [card.id, card]));
}

function ducatsOf({ seat, ducats }: PlayerView, view: View): number {
  const stakes = view.fields.flatMap(({ queue }) => queue).filter((stake) => stake.seat === seat);
  return stakes.reduce((sum, stake) => sum + stake.ducats, ducats);
}

function cardGain(seat: number, card: CardView, count: 1 | -1): Gain {
  const markup = painted(`grunwald gain ${card.id}`, () =>
    pieceOfWidth(KNIGHT_MINI, knightMiniBody(card.kind, card.strength), KNIGHT_MINI.width),
  );
  return { seat, kind: card.id, count, name: { key: `card.${card.id}.name` }, sign: markup };
}

const SIGN_HEIGHT = 44;
const COINS = {
  ducats: () => at(18, 22, ducatBody(15)),
  provision: () => at(18, 22, provisionBody(15)),
} as const;

function sign(kind: 'ducats' | 'provision' | 'helpers'): string {
  if (kind === 'helpers') {
    const { markup, width, height } = figureLook('helper', PLAIN).body;
    return sizedMarkup(markup, width, height, SIGN_HEIGHT / height);
  }
  return painted(`grunwald gain ${kind}`, () => svg(36, SIGN_HEIGHT, COINS[kind]()));
}
