// The pictures of the table's pieces, made once for each look.
import type { CardKind, CardView, EventId, FieldId } from '../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../engine/protocol';
import { badgeBody, badgeBox, hatchBody } from '../../art/badge';
import { figurePicture } from '../../art/figures/figure';
import { OTHER_FIGURES } from '../../art/figures/other-figures';
import { iconAt } from '../../art/game-icons';
import { oakBody } from '../../art/ground';
import { anchorOf, at, type Box, clippedRect, localDef, piece, stops, svg } from '../../art/svg';
import { words } from '../../art/text';
import type { Letters } from '../../table/letters';
import type { FigurePiece, Painted, Point, Size } from '../../table/scene';
import { painted } from '../../ui/art';
import { armsOf, knightBackBody, knightCardBody, prizeCardBody, prizeWidth } from './art/card';
import { countryBody } from './art/country';
import { EVENT_ICON } from './art/event-card';
import { FIELD, type FieldState, fieldBody, rankRibbonBody, strengthShieldBody } from './art/field';
import { MAP, mapBody, mapNamesBody } from './art/map';
import { ducatBody, FIGURE_SCALE, ghostBody, provisionBody } from './art/pieces';
import { CARD, EVENT, fieldNumber, GROUND, MAP_AT, PANEL_WIDTH } from './layout';

const MIDDLE = { x: 0.5, y: 0.5 };

export const framed = (name: string, box: Box, body: () => string): Painted => ({
  markup: painted(`grunwald ${name}`, () => piece(box, body())),
  width: box.width,
  height: box.height,
  anchor: anchorOf(box),
});

export const sized = (name: string, { width, height }: Size, body: () => string): Painted => ({
  markup: painted(`grunwald ${name}`, () => svg(width, height, body())),
  width,
  height,
  anchor: MIDDLE,
});

/** The oak table with the map on it and the country around, larger than the window is ever wide. */
export function groundPicture(): Painted {
  const map = { x: MAP_AT.x - GROUND.x, y: MAP_AT.y - GROUND.y };
  return sized('ground', GROUND, () => oakBody(GROUND.width, GROUND.height) + countryBody(GROUND) + at(map.x, map.y, mapBody()));
}

export function namesPicture(names: Readonly<Record<string, string>>): Painted {
  return framed(`names ${Object.values(names).join(' ')}`, MAP, () => mapNamesBody(names));
}

const PLACES = ['I', 'II', 'III', 'IV'];

export interface FieldWords {
  readonly title: string;
  readonly first: string;
  readonly second: string;
  readonly free: string;
  readonly price: string;
}

export function fieldPicture(field: FieldId, state: FieldState, seats: number, said: FieldWords): Painted {
  const name = `field ${field} ${state} ${seats} ${Object.values(said).join('|')}`;
  return framed(name, FIELD, () => {
    const banner = fieldBody(fieldNumber(field), { title: said.title, state, niches: seats, places: PLACES });
    return banner + onBanner(field, seats, said);
  });
}

// What is written on a field's cloth, whatever lies on it.
function onBanner(field: FieldId, seats: number, said: FieldWords): string {
  if (field === 'crown' || field === 'mercenaries')
    return at(9, 66, rankRibbonBody(said.first, 1)) + (seats === 2 ? '' : at(108, 66, rankRibbonBody(said.second, 2)));
  if (field !== 'helpers') return '';
  const plate = (x: number, rank: string, value: string, isPriced: boolean): string =>
    at(
      x,
      90,
      `<rect width="94" height="29" rx="4" fill="#efe0b9" stroke="#3a2815"/>${words(8, 20, rank, { face: 'small', size: 14, colour: '#6a4a24' })}` +
        `${isPriced ? at(48, 14, ducatBody(9)) : ''}${words(88, 20, value, { face: 'small', size: 14, anchor: 'end' })}`,
    );
  return (
    '<rect x="10" y="40" width="194" height="44" rx="4" fill="#1d1209" fill-opacity=".3" stroke="#e9cf8a" stroke-opacity=".3"/>' +
    plate(10, said.first, said.free, false) +
    plate(110, said.second, said.price, true)
  );
}

export function knightPicture(card: CardView, used = false): Painted {
  return sized(`knight ${card.id} ${used}`, CARD, () => knightCardBody(card.kind, card.strength, { ...armsOf(card), used }));
}

// With room for its name, for a near eye; the name itself is a label.
export function knightSheet(card: CardView, used = false): Painted {
  const options = { ...armsOf(card), used, title: '' };
  return sized(`knight sheet ${card.id} ${used}`, CARD, () => knightCardBody(card.kind, card.strength, options));
}

export function knightBack(kind: CardKind): Painted {
  return sized(`back ${kind}`, CARD, () => knightBackBody(kind));
}

export function prizePicture(
  goods: 'provision' | 'ducats',
  values: readonly (number | string)[],
  labels: readonly string[],
): Painted {
  const size = { width: prizeWidth(values.length), height: CARD.height };
  return sized(`prize ${goods} ${values.join('/')} ${labels.join('|')}`, size, () => prizeCardBody(goods, values, { labels }));
}

export function prizeBack(goods: 'provision' | 'ducats', { width, height }: Size): Painted {
  const colour = goods === 'provision' ? '#5d6a2e' : '#8a5f14';
  return sized(
    `prize back ${goods} ${width}`,
    { width, height },
    () =>
      `<rect width="${width}" height="${height}" rx="4.500" fill="#e6d4a8" stroke="#3a2815"/><rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="3" fill="${colour}"/><rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="3" fill="url(#damask)"/>${iconAt(goods === 'provision' ? 'wheat' : 'crown-coin', width / 2, height / 2, 36, '#e9cf8a')}`,
  );
}

export function shieldPicture(strength: number | string, label: string, sum: string): Painted {
  const box = { x: -34, y: -42, width: 68, height: 86 };
  return framed(`shield ${strength} ${label} ${sum}`, box, () => strengthShieldBody(strength, label, sum));
}

// Figures stand larger on their field than at home, and largest where an event is about them.
export const STANDING_SCALE = { field: 1.36, event: 2.6 } as const;

export function sharper({ body, plinth, shadow }: FigurePiece['picture'], sharp: number): FigurePiece['picture'] {
  return { body: { ...body, sharp }, plinth: { ...plinth, sharp }, shadow };
}

const figures = new Map<string, FigurePiece['picture']>();

export function figureLook(kind: 'officer' | 'helper', tincture: Tincture): FigurePiece['picture'] {
  const name = `${kind} ${tincture}`;
  const known = figures.get(name);
  if (known) return known;
  const made = sharper(figurePicture(OTHER_FIGURES[kind], tincture, FIGURE_SCALE[kind]), STANDING_SCALE.field);
  figures.set(name, made);
  return made;
}

export function ghostPicture(kind: 'officer' | 'helper'): Painted {
  const box = { x: -14, y: -46, width: 28, height: 50 };
  return framed(`ghost ${kind}`, box, () => ghostBody(kind));
}

export function coinPicture(goods: 'ducats' | 'provision'): Painted {
  const box = { x: -11, y: -11, width: 22, height: 24 };
  return framed(`coin ${goods}`, box, () => (goods === 'ducats' ? ducatBody(9.5) : provisionBody(9.5)));
}

// Large letters leave the word on the spine out, and write the others where it was.
const SPINE = { plain: { width: 66, icon: 38, rise: 7 }, large: { width: 40, icon: 32, rise: 0 } } as const;

/** The blank event card with its sign; its words are said beside it. */
export function eventPicture(event: EventId, letters: Letters): Painted {
  const { width, height } = EVENT;
  const spine = SPINE[letters];
  const cloth = `width="${spine.width}" height="${height}"`;
  const sign = iconAt(EVENT_ICON[event], spine.width / 2, height / 2 - spine.rise, spine.icon, '#f3dfae');
  return sized(
    `event ${event} ${letters}`,
    EVENT,
    () =>
      `${clippedRect(
        0,
        0,
        width,
        height,
        5,
        `<rect width="${width}" height="${height}" fill="#f0e3c0"/><rect ${cloth} fill="#7a1f1b"/><rect ${cloth} fill="url(#damask)"/><path d="M${spine.width} 0V${height}" stroke="#C8A04A" stroke-width="2"/>${sign}`,
      )}<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5" fill="none" stroke="#3a2815"/>`,
  );
}

export function eventBack(): Painted {
  const { width, height } = EVENT;
  return sized(
    'event back',
    EVENT,
    () =>
      `<rect width="${width}" height="${height}" rx="5" fill="#e6d4a8" stroke="#3a2815"/><rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="3" fill="#7a1f1b"/><rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="3" fill="url(#damask)"/>${iconAt('tied-scroll', width / 2, height / 2, 34, '#e9cf8a')}`,
  );
}

/** A seat's parchment with its coloured head. */
export function panelPicture(
  { height, head }: { readonly height: number; readonly head: number },
  tincture: Tincture,
  isLit: boolean,
  goods: { readonly purse: Point; readonly larder: Point },
): Painted {
  const box = { x: -24, y: -24, width: PANEL_WIDTH + 48, height: height + 48 };
  const page = localDef(
    'linearGradient',
    'x1="0" y1="0" x2=".5" y2="1"',
    stops(
      isLit
        ? [
            [0, '#fff8e4'],
            [1, '#e6d09b'],
          ]
        : [
            [0, '#f1e6cc'],
            [1, '#cfb888'],
          ],
    ),
  );
  return framed(`panel ${tincture} ${height} ${head} ${isLit}`, box, () => {
    const glow = isLit
      ? `<rect x="-5" y="-5" width="${PANEL_WIDTH + 10}" height="${height + 10}" rx="11" fill="#ffd98a" opacity=".85" filter="url(#blur6)"/>`
      : '';
    return (
      `${page.markup}${glow}<rect width="${PANEL_WIDTH}" height="${height}" rx="7" fill="#000" opacity=".5" filter="url(#blur6)" transform="translate(0 5)"/>` +
      clippedRect(
        0,
        0,
        PANEL_WIDTH,
        height,
        7,
        `<rect width="${PANEL_WIDTH}" height="${height}" fill="${page.url}"/>${hatchBody(tincture, PANEL_WIDTH, head)}<path d="M0 ${head + 1}H${PANEL_WIDTH}" stroke="#C8A04A" stroke-width="2"/>` +
          // Where goods lie when there are any.
          `<g opacity=".3">${at(goods.purse.x, goods.purse.y, ducatBody(9.5))}${at(goods.larder.x, goods.larder.y, provisionBody(9.5))}</g>`,
      ) +
      `<rect x="1" y="1" width="${PANEL_WIDTH - 2}" height="${height - 2}" rx="6.500" fill="none" stroke="${isLit ? '#ffe7a8' : '#6f5328'}" stroke-width="2.500"/>`
    );
  });
}

/** An empty camp. */
export function tentPicture(width: number, height: number): Painted {
  return sized(
    `tent ${width} ${height}`,
    { width, height },
    () =>
      `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="4" fill="#6b4a2b" fill-opacity=".07" stroke="#6b4a2b" stroke-opacity=".5" stroke-dasharray="4 3"/><g opacity=".3">${iconAt('barracks-tent', width / 2, height / 2, 34, '#6b4a2b')}</g>`,
  );
}

export function scoreTrackPicture(width: number, marks: readonly number[], most: number): Painted {
  const size = { width: width + 40, height: 22 };
  const numbers = marks
    .map((mark) =>
      words(20 + (mark / most) * width, 15.5, mark, { face: 'sans', size: 12, weight: 700, colour: '#e8cc7a', anchor: 'middle' }),
    )
    .join('');
  return sized(
    'score track',
    size,
    () =>
      `<rect x="6" y="4" width="${width + 28}" height="15" rx="7.500" fill="#2f2013" stroke="#C8A04A"/><rect x="7.500" y="5.500" width="${width + 25}" height="6" rx="3" fill="#6b4a2b" opacity=".5"/>${numbers}`,
  );
}

export function scorePicture(tincture: Tincture): Painted {
  return framed(`score ${tincture}`, badgeBox(11), () => badgeBody(tincture, 11));
}
