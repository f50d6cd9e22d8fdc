// One of the six fields: its banner, what can be won there, and the points of everyone in the niches.

import type { CardView, FieldId, FieldView, GrunwaldView } from '../../../../engine/games/grunwald/view-types';
import { at, piece } from '../../../art/svg';
import { words } from '../../../art/text';
import type { PartProps, TableContext } from '../../../table/game-table';
import { useIsHovered } from '../../../table/session-context';
import { Markup, painted } from '../../../ui/art';
import { armsOf, knightBackBody, knightCardBody, prizeCardBody, prizeWidth } from '../art/card';
import { FIELD, fieldBody, nicheAt, rankRibbonBody, strengthShieldBody } from '../art/field';
import { ducatBody, helperBody } from '../art/pieces';
import { fieldCorner, fieldNumber } from '../layout';

const PLACES = ['I', 'II', 'III', 'IV'];

export function Field({ view, context, marks, field, playing }: PartProps<GrunwaldView> & { readonly field: FieldView }) {
  const corner = fieldCorner(field.id);
  const isOffered = marks.spots.some((spot) => spot.id === `field:${field.id}`);
  const isChoosing = view.phase === 'choosingField' && marks.spots.length > 0;
  const state = isOffered ? 'lit' : !field.open || isChoosing ? 'off' : 'rest';
  const refusal = context.table.request?.refusals.find(({ target }) => target === field.id);
  const title = context.say(`field.${field.id}.name`);
  const body =
    fieldBody(fieldNumber(field.id), { title, state, niches: view.seats, places: PLACES }) + contents(view, field, context);
  const markup = painted(`grunwald field ${body}`, () => piece(FIELD, body));
  const isSettling = playing !== null && settles(playing.event, field.id);
  const pointed = useIsHovered(`field:${field.id}`) || marks.hint === `field:${field.id}`;
  return (
    <div
      className={`grunwald-field ${state} ${pointed ? 'pointed' : ''} ${isSettling ? 'settling' : ''}`}
      data-tip={`field:${field.id}`}
      style={{ left: corner.x + FIELD.x, top: corner.y + FIELD.y, width: FIELD.width, height: FIELD.height }}
    >
      <Markup markup={markup} />
      {field.queue.map((stake, place) => {
        const niche = nicheAt(place, view.seats);
        return (
          <span
            key={stake.seat}
            className={`points ${stake.rank === 1 ? 'first' : ''}`}
            style={{ left: niche.x - FIELD.x + 8, top: niche.y - FIELD.y - 54 }}
          >
            {stake.points}
          </span>
        );
      })}
      {isChoosing && refusal && (
        <i className="why">
          <span>{context.say(refusal.reason)}</span>
        </i>
      )}
    </div>
  );
}

// While a field is settled and its prizes go out, everyone looks there.
function settles(event: { readonly type: string }, field: FieldId): boolean {
  if (event.type === 'piecesPlaced') return false;
  return ('field' in event && event.field === field) || ('source' in event && event.source === field);
}

function contents(view: GrunwaldView, field: FieldView, context: TableContext): string {
  const first = context.say('table.first');
  const second = context.say('table.second');
  switch (field.id) {
    case 'teutons':
      return teutons(view, field, context);
    case 'crown':
    case 'mercenaries': {
      const kind = field.id === 'crown' ? 'crown' : 'mercenary';
      // The stronger one is always the first to go.
      const [left, right] = field.cards.length === 1 ? [undefined, field.cards[0]] : field.cards;
      const single = view.seats === 2;
      return (
        card(42, kind, left) +
        (single ? `<g opacity=".45">${card(141, kind, right)}</g>` : card(141, kind, right)) +
        at(9, 66, rankRibbonBody(first, 1)) +
        (single ? '' : at(108, 66, rankRibbonBody(second, 2)))
      );
    }
    case 'provision':
    case 'ducats':
      return prizes(field, [first, second, context.say('table.third')]);
    case 'helpers':
      return helpers(view, context);
  }
}

function card(x: number, kind: 'crown' | 'mercenary' | 'teuton', open: CardView | undefined): string {
  return at(x, 40, open ? knightCardBody(kind, open.strength, armsOf(open)) : `<g opacity=".55">${knightBackBody(kind)}</g>`);
}

function teutons(view: GrunwaldView, field: FieldView, context: TableContext): string {
  if (view.truce)
    return (
      card(12, 'teuton', undefined) +
      card(80, 'teuton', undefined) +
      at(176, 82, strengthShieldBody('–', context.say('table.truce')))
    );
  const [left, right] = field.cards;
  const battle = view.battle;
  const sum = battle ? [battle.cards, battle.bonus, ...(battle.event > 0 ? [battle.event] : [])].join('+') : '';
  return (
    card(12, 'teuton', left) +
    card(80, 'teuton', right) +
    at(176, 82, strengthShieldBody(battle?.strength ?? '–', context.say('table.strength'), sum))
  );
}

function prizes(field: FieldView, ranks: readonly string[]): string {
  if (field.prizes.length === 0) return '';
  const labels = field.prizes.map((_, index) => ranks[index] ?? '');
  const width = prizeWidth(field.prizes.length);
  const shown = field.prizes.map((prize) => (prize === 0 ? '–' : prize));
  return at((214 - width) / 2, 40, prizeCardBody(field.id === 'ducats' ? 'ducats' : 'provision', shown, { labels }));
}

function helpers(view: GrunwaldView, context: TableContext): string {
  const reserve = view.players
    .map((player, index) => {
      const tincture = context.table.seats[player.seat]?.tincture ?? 'gules';
      const slot = 194 / view.players.length;
      const each = Array.from({ length: player.reserve }, (_, helper) =>
        at(10 + slot * (index + 0.5) + (helper - (player.reserve - 1) / 2) * 14, 75, helperBody(tincture)),
      );
      return each.join('');
    })
    .join('');
  const plate = (x: number, rank: string, value: string, coin: boolean): string =>
    at(
      x,
      90,
      `<rect width="94" height="29" rx="4" fill="#efe0b9" stroke="#3a2815"/>${words(8, 20, rank, { face: 'small', size: 14, colour: '#6a4a24' })}` +
        `${coin ? at(48, 14, ducatBody(9)) : ''}${words(88, 20, value, { face: 'small', size: 14, anchor: 'end' })}`,
    );
  return (
    '<rect x="10" y="40" width="194" height="44" rx="4" fill="#1d1209" fill-opacity=".3" stroke="#e9cf8a" stroke-opacity=".3"/>' +
    reserve +
    plate(10, context.say('table.first'), context.say('table.free'), false) +
    plate(110, context.say('table.second'), context.say('table.price'), true)
  );
}
