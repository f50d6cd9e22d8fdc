// Cards of the retinue and the taverns: name, portrait, what the member gives, cost, dislike and scroll.
import { at, type Box } from '../../../art/svg';
import { fitted, words } from '../../../art/text';
import { ZIZKA_DEFS } from './defs';
import { type EventKind, isEventKind, KIND_LOOK } from './medallion';
import { portraitBody } from './portrait';
import { symbolAt, type ZizkaSymbol } from './symbols';

// With a price it is taller, and the coin hangs over the corner.
export const MEMBER_CARD: Box = { x: -4, y: -8, width: 118, height: 100 };

/** What members give, in the order in which it is shown. */
export const GIVEN = [
  'die',
  'sword',
  'shield',
  'speech',
  'luck',
  'reroll',
  'eye',
  'step',
] as const satisfies readonly ZizkaSymbol[];
export type Given = (typeof GIVEN)[number];

export interface MemberCardOptions {
  readonly level?: 0 | 1 | 2;
  readonly name?: string;
  /** Shown on a coin; taverns only. */
  readonly cost?: number;
  readonly gives: Readonly<Partial<Record<Given, number>>>;
  readonly dislikes?: 'virtue' | 'vice' | null;
  readonly scroll?: string | null;
}

export const HEADS = ['#4a3a2a', '#4a2f17', '#421426'] as const;

const HEIGHT = { tavern: 86, own: 78 } as const;

type GiftPlaces = { readonly size: number; readonly places: readonly (readonly [number, number])[] };

// One or two gifts fill the card's face; more stand in two columns. The foot stays free for scroll and dislike.
const MANY_GIFTS: GiftPlaces = {
  size: 18,
  places: [
    [58, 30],
    [83, 30],
    [58, 50],
    [83, 50],
    [58, 68],
    [83, 68],
  ],
};
const GIFT_PLACES: readonly GiftPlaces[] = [
  { size: 28, places: [[73, 39]] },
  {
    size: 23,
    places: [
      [62, 39],
      [89, 39],
    ],
  },
];

export interface GiftSpot {
  readonly gift: Given;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly count: number;
}

/** What a member gives and where on the card it stands. */
export const giftSpots = (gives: MemberCardOptions['gives'], shift: number): readonly GiftSpot[] => {
  const shown = GIVEN.filter((gift) => (gives[gift] ?? 0) > 0);
  const isNumbered = shown.some((gift) => (gives[gift] ?? 0) > 1);
  const { size, places } = (isNumbered && shown.length > 1 ? null : GIFT_PLACES[shown.length - 1]) ?? MANY_GIFTS;
  return shown.map((gift, index) => {
    const [left, top] = places[index] ?? [58, 31];
    return { gift, x: left + shift, y: top + shift, size, count: gives[gift] ?? 0 };
  });
};

const gifts = (gives: MemberCardOptions['gives'], shift: number): string =>
  giftSpots(gives, shift)
    .map(
      ({ gift, x, y, size, count }) =>
        symbolAt(gift, x, y, size) +
        words(x + size / 2, y + size * 0.3, count > 1 ? count : undefined, { size: size * 0.78, weight: 800 }),
    )
    .join('');

export const scrollMark = (kind: EventKind, x: number, y: number): string =>
  at(
    x,
    y,
    `<rect x="-17" y="-8" width="34" height="16" rx="8" fill="#fff6dd" stroke="#5b431f"/>${symbolAt('scroll', -8, 0, 12)}${symbolAt(kind, 8, 0, 14, KIND_LOOK[kind].dark)}`,
  );

export const dislikeMark = (morale: 'virtue' | 'vice', y: number, x = 96): string =>
  at(
    x,
    y,
    `<circle r="8.500" fill="${morale === 'virtue' ? '#2f6fa8' : '#6a1d3a'}" stroke="#fff6dd"/>${symbolAt(morale, 0, 0, 12, '#ffffff')}<path d="M-6 6L6 -6" stroke="#c9302a" stroke-width="2.200"/>`,
  );

/** A member's card from its top left corner: 106 × 78, with a price 106 × 86. */
export const memberCardBody = (person: string, options: MemberCardOptions): string => {
  const level = options.level ?? 1;
  const scroll = options.scroll;
  const kind = scroll !== undefined && scroll !== null && isEventKind(scroll) ? scroll : null;
  const isPriced = options.cost !== undefined;
  const room = isPriced ? 76 : 96;
  const height = isPriced ? HEIGHT.tavern : HEIGHT.own;
  const foot = height - 11;
  const cost = !isPriced
    ? ''
    : at(
        96,
        6,
        `<circle cy="1.500" r="11.500" fill="#5a3f0a"/><circle r="11.500" fill="url(#coin)" stroke="#6b4a12"/>${words(0, 5.5, options.cost, { size: 16, weight: 800, anchor: 'middle', colour: '#2c1a04' })}`,
      );
  return (
    `${ZIZKA_DEFS}<rect width="106" height="${height}" rx="5" fill="url(#zi-vellum)" stroke="#2a1a0a" filter="url(#f-drop1)"/><path d="M.5 17V5.500A5 5 0 0 1 5.500 .5H100.500A5 5 0 0 1 105.500 5.500V17Z" fill="${HEADS[level]}"/>` +
    `${words(6, 13, options.name, { face: 'small', size: fitted(options.name, 13.5, room), colour: '#ffe9b8' })}<path d="M0 17H106" stroke="#a07c35" stroke-width="1.200"/>` +
    at(5, 21, `${portraitBody(person)}<rect width="60" height="64" rx="3" fill="none" stroke="#5b431f" stroke-width="1.500"/>`, {
      scale: isPriced ? 0.74 : 0.7,
    }) +
    `${gifts(options.gives, isPriced ? 2 : 0)}${kind === null ? '' : scrollMark(kind, options.dislikes ? 66 : 84, foot)}${options.dislikes ? dislikeMark(options.dislikes, foot) : ''}${cost}`
  );
};

/** The back of a tavern's deck, 106 × 78. */
export const memberBackBody = (level: 1 | 2): string =>
  `${ZIZKA_DEFS}<rect width="106" height="78" rx="5" fill="#e6d4a8" stroke="#2a1a0a" filter="url(#f-drop1)"/><rect x="4" y="4" width="98" height="70" rx="3" fill="${HEADS[level]}"/><rect x="4" y="4" width="98" height="70" rx="3" fill="url(#damask)"/><circle cx="53" cy="39" r="22" fill="none" stroke="#C8A04A" stroke-width="1.400"/>${symbolAt('tavern', 53, 39, 28, '#e9cf8a')}${Array.from({ length: level }, (_, i) => `<circle cx="${53 + (i - (level - 1) / 2) * 12}" cy="67" r="3" fill="#e9cf8a"/>`).join('')}`;
