// Members as pieces of the table, without words: in a tavern, in the own retinue, and small in the panels of the others.
// Names and numbers are labels, so that every language shares the pictures.
import { at, clippedRect, round } from '../../../art/svg';
import { ZIZKA_DEFS } from './defs';
import { isEventKind } from './medallion';
import type { Given, MemberCardOptions } from './member-card';
import { dislikeMark, GIVEN, giftSpots, HEADS, scrollMark } from './member-card';
import { portraitBody } from './portrait';
import { symbolAt } from './symbols';

export type Form = 'card' | 'wide' | 'tall' | 'mini' | 'flat';

export interface FormSize {
  readonly width: number;
  readonly height: number;
}

export interface MemberLook extends Pick<MemberCardOptions, 'gives' | 'dislikes' | 'scroll' | 'cost'> {
  readonly level: 0 | 1 | 2;
}

export interface NumberSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly count: number;
}

const page = ({ width, height }: FormSize, level: 0 | 1 | 2): string =>
  `${ZIZKA_DEFS}<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5" fill="url(#zi-vellum)" stroke="${HEADS[level]}"/>`;

const portrait = (person: string, x: number, y: number, width: number, height: number): string => {
  const scale = width / 60;
  const shown = Math.min(64, height / scale);
  return at(
    x,
    y,
    `${clippedRect(0, 0, 60, shown, 3, at(0, shown < 60 ? -2 : 0, portraitBody(person)))}<rect width="60" height="${round(shown)}" rx="3" fill="none" stroke="#5b431f" stroke-width="1.500"/>`,
    { scale },
  );
};

// Signs side by side around a middle; numbers stand behind those that count more than one.
interface Line {
  readonly middle: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
}

function lineOf(gives: MemberLook['gives'], { middle, y, size, room }: Line) {
  const shown = GIVEN.filter((gift) => (gives[gift] ?? 0) > 0);
  const widths = shown.map((gift) => size + ((gives[gift] ?? 0) > 1 ? size * 0.55 : 0));
  const whole = widths.reduce((sum, width) => sum + width, 0) + Math.max(0, shown.length - 1) * 2;
  const scale = Math.min(1, room / whole);
  let x = middle - (whole * scale) / 2;
  return shown.map((gift, index): { gift: Given; x: number; y: number; size: number; count: number } => {
    const left = x;
    x += ((widths[index] ?? size) + 2) * scale;
    return { gift, x: left + (size * scale) / 2, y, size: size * scale, count: gives[gift] ?? 0 };
  });
}

const rows = (gives: MemberLook['gives'], y: number): ReturnType<typeof lineOf> => {
  const kinds = Object.entries(gives).filter(([, count]) => (count ?? 0) > 0);
  const half = kinds.length > 2 ? Math.ceil(kinds.length / 2) : kinds.length;
  const part = (from: number, to: number) => Object.fromEntries(kinds.slice(from, to)) as MemberLook['gives'];
  const line = (top: number) => ({ middle: 26.5, y: top, size: 17, room: 46 });
  return kinds.length > 2
    ? [...lineOf(part(0, half), line(y)), ...lineOf(part(half, kinds.length), line(y + 18))]
    : lineOf(gives, line(y + 4));
};

function giftsOf(form: Form, look: MemberLook) {
  switch (form) {
    case 'card':
      return giftSpots(look.gives, 2);
    case 'wide':
      return lineOf(look.gives, { middle: 116, y: 48, size: 21, room: 92 });
    case 'tall':
      return rows(look.gives, 78);
    case 'mini':
      return lineOf(look.gives, { middle: 26.5, y: 57, size: 14, room: 49 });
    case 'flat':
      return lineOf(look.gives, { middle: 26.5, y: 25, size: 14, room: 49 });
  }
}

/** Where numbers stand, from the card's top left corner. */
export const numberSpots = (form: Form, look: MemberLook): readonly NumberSpot[] =>
  giftsOf(form, look).flatMap(({ x, y, size, count }) =>
    count > 1 ? [{ x: x + size * 0.5 + size * 0.26, y, size: Math.max(12, size * 0.82), count }] : [],
  );

/** Where the name stands: the middle of its line, its size and the room it has. */
export const NAME_AT: Readonly<
  Record<Form, { readonly x: number; readonly y: number; readonly size: number; readonly room: number }>
> = {
  card: { x: 47, y: 9, size: 13, room: 88 },
  wide: { x: 116, y: 20, size: 15, room: 96 },
  tall: { x: 26.5, y: 63, size: 12.5, room: 51 },
  mini: { x: 26.5, y: 43, size: 12.5, room: 51 },
  flat: { x: 26.5, y: 9, size: 12.5, room: 51 },
};

const signs = (form: Form, look: MemberLook): string =>
  giftsOf(form, look)
    .map(({ gift, x, y, size }) => symbolAt(gift, x, y, size))
    .join('');

const head = (width: number, level: 0 | 1 | 2): string =>
  `<path d="M.5 17V5.500A5 5 0 0 1 5.500 .5H${width - 5.5}A5 5 0 0 1 ${width - 0.5} 5.500V17Z" fill="${HEADS[level]}"/><path d="M0 17H${width}" stroke="#a07c35" stroke-width="1.200"/>`;

const coin = (x: number, y: number): string =>
  at(x, y, '<circle cy="1" r="9.500" fill="#5a3f0a"/><circle r="9.500" fill="url(#coin)" stroke="#6b4a12"/>');

function marks(form: Form, { dislikes, scroll }: MemberLook, { width, height }: FormSize): string {
  const kind = scroll !== undefined && scroll !== null && isEventKind(scroll) ? scroll : null;
  if (form === 'mini' || form === 'flat') return '';
  if (form === 'tall') {
    const y = height - 12;
    const mark = kind === null ? '' : at(dislikes ? 16 : 26.5, y, symbolAt(kind, 0, 0, 16, '#5d3a1a'));
    return mark + (dislikes ? dislikeMark(dislikes, y, kind === null ? 26.5 : 39) : '');
  }
  const foot = form === 'wide' ? 52 : height - 11;
  const right = width - 10;
  const scrolled =
    kind === null
      ? ''
      : scrollMark(kind, form === 'wide' ? width - 26 : dislikes ? right - 30 : right - 12, form === 'wide' ? 22 : foot);
  return scrolled + (dislikes ? dislikeMark(dislikes, foot, form === 'wide' ? width - 20 : right) : '');
}

/** A member from the card's top left corner. */
export const memberFormBody = (form: Form, person: string, look: MemberLook, size: FormSize): string => {
  const base = page(size, look.level);
  switch (form) {
    case 'card':
      return (
        base +
        head(size.width, look.level) +
        portrait(person, 5, 21, 45, 60) +
        signs(form, look) +
        marks(form, look, size) +
        (look.cost === undefined ? '' : coin(95, 10.5))
      );
    case 'wide':
      return `${base}<rect x="0" y="0" width="66" height="${size.height}" rx="5" fill="${HEADS[look.level]}"/>${portrait(person, 3, 3, 60, 68)}${signs(form, look)}${marks(form, look, size)}`;
    case 'tall':
      return base + portrait(person, 3, 3, 47, 52) + signs(form, look) + marks(form, look, size);
    case 'mini':
      return base + portrait(person, 3, 2.5, 47, 33) + signs(form, look);
    case 'flat':
      return base + signs(form, look);
  }
};

/** The back of a member's card in any form. */
export const memberFormBack = (level: 0 | 1 | 2, { width, height }: FormSize): string =>
  `${ZIZKA_DEFS}<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5" fill="#e6d4a8" stroke="#2a1a0a"/><rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="3" fill="${HEADS[level]}"/><rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="3" fill="url(#damask)"/>${symbolAt('tavern', width / 2, height / 2, Math.min(36, height * 0.5), '#e8cc7a')}`;
