// Cards of the characters, their back, the marks of the four sorts and round medallions.
import { iconAt } from '../../../art/game-icons';
import { starPath } from '../../../art/marks';
import { type Box, round } from '../../../art/svg';
import { words } from '../../../art/text';
import { type CardTincture, type Character, coloursOf, emblemAt, LEADERS_DEFS } from './emblems';

export const CARD: Box = { x: 0, y: 0, width: 84, height: 112 };

export type CardKind = 'active' | 'passive' | 'special' | 'leader';

export interface CharacterCardOptions {
  readonly kind: CardKind;
  readonly title?: string;
  readonly kindLabel?: string;
  readonly state?: 'rest' | 'used' | 'chosen';
}

/** The mark of a sort around (0,0): star, shield, ring or crown. */
export const kindMarkBody = (kind: CardKind, radius: number, colour = '#4a3670'): string => {
  const s = (factor: number): number => round(radius * factor);
  switch (kind) {
    case 'active':
      return `<path d="${starPath(radius, radius * 0.45)}" fill="${colour}"/>`;
    case 'passive':
      return `<path d="M${s(-0.8)} ${s(-0.8)}H${s(0.8)}V0Q${s(0.8)} ${s(0.7)} 0 ${s(1)}Q${s(-0.8)} ${s(0.7)} ${s(-0.8)} 0Z" fill="${colour}"/>`;
    case 'special':
      return `<circle r="${s(0.72)}" fill="none" stroke="${colour}" stroke-width="${s(0.56)}"/>`;
    case 'leader':
      return `<path d="M${s(-1)} ${s(0.7)}L${s(-1.1)} ${s(-0.6)}L${s(-0.4)} 0L0 ${s(-1)}L${s(0.4)} 0L${s(1.1)} ${s(-0.6)}L${s(1)} ${s(0.7)}Z" fill="${colour}"/>`;
  }
};

/** Breaks a long title into two lines at its last space. */
const linesOf = (title: string): readonly string[] => {
  const space = title.lastIndexOf(' ');
  return title.length > 11 && space > 0 ? [title.slice(0, space), title.slice(space + 1)] : [title];
};

const sizeOf = (line: string, two: boolean): number => {
  const size = two ? 13 : line.length > 9 ? 12.7 : 13.8;
  const width = line.length * size * 0.62;
  return width > 76 ? (size * 76) / width : size;
};

/** A character's card from its top left corner. */
export const characterCardBody = (character: Character, tincture: CardTincture, options: CharacterCardOptions): string => {
  const { dark } = coloursOf(tincture);
  const lines = linesOf(options.title ?? '');
  const two = lines.length > 1;
  const head = two ? 33 : 24;
  const inset = options.state === 'chosen' ? 2.4 : 1.2;
  const middle = two ? 61 : 57;
  const headPath = `M2.400 ${head}V7Q2.400 2.400 7 2.400H77Q81.600 2.400 81.600 7V${head}Z`;
  const title = lines.map((line, index) =>
    words(42, two ? 14.5 + index * 13 : 17.4, line, {
      face: 'small',
      size: sizeOf(line, two),
      colour: '#FFF6E2',
      anchor: 'middle',
      halo: '#00000066',
      haloWidth: 1.6,
    }),
  );
  const emblem =
    character === 'hermitAndCub'
      ? emblemAt('hermit', 34, 60, 36, dark) + emblemAt('cub', 55, 70, 20, dark)
      : emblemAt(character, 42, middle, two ? 35 : 39, dark);
  return (
    `${LEADERS_DEFS}<g${options.state === 'used' ? ' filter="url(#f-used)"' : ''}><rect width="84" height="112" rx="6" fill="${options.state === 'chosen' ? '#FFE9A8' : '#8A6A2C'}"/>` +
    `<rect x="${inset}" y="${inset}" width="${84 - inset * 2}" height="${112 - inset * 2}" rx="5" fill="url(#ld-parchment)"/>` +
    `<path d="${headPath}" fill="url(#ld-cloth-${tincture})"/><path d="${headPath}" fill="url(#ld-hatch-${tincture})"/><path d="M2.400 ${head}H81.600" stroke="#D9B662" stroke-width="1.400"/>${title.join('')}` +
    `<circle cx="42" cy="${middle}" r="${two ? 25 : 27}" fill="${dark}" opacity=".1"/><circle cx="42" cy="${middle}" r="${two ? 25 : 27}" fill="none" stroke="#A98239"/>${emblem}` +
    `<path d="M10 91H74" stroke="#A98239" stroke-width=".8" opacity=".8"/><g transform="translate(${options.kindLabel === undefined ? 42 : 18} 100.500)">${kindMarkBody(options.kind, 4.6)}</g>` +
    `${words(48, 104.6, options.kindLabel, { size: (options.kindLabel?.length ?? 0) > 8 ? 11 : 12.5, colour: '#3f2c63', anchor: 'middle' })}</g>`
  );
};

/** The same card for a near eye: a small emblem and room for what the character does. */
export const characterSheetBody = (character: Character, tincture: CardTincture, kind: CardKind): string => {
  const { dark } = coloursOf(tincture);
  const head = 'M2.400 20V7Q2.400 2.400 7 2.400H77Q81.600 2.400 81.600 7V20Z';
  const emblem =
    character === 'hermitAndCub'
      ? emblemAt('hermit', 38, 32, 20, dark) + emblemAt('cub', 51, 36, 12, dark)
      : emblemAt(character, 42, 32, 20, dark);
  return (
    `${LEADERS_DEFS}<rect width="84" height="112" rx="6" fill="#8A6A2C"/><rect x="1.200" y="1.200" width="81.600" height="109.600" rx="5" fill="url(#ld-parchment)"/>` +
    `<path d="${head}" fill="url(#ld-cloth-${tincture})"/><path d="M2.400 20H81.600" stroke="#D9B662" stroke-width="1.200"/>${emblem}` +
    `<path d="M10 99H74" stroke="#A98239" stroke-width=".600" opacity=".8"/><g transform="translate(20 105)">${kindMarkBody(kind, 3.2)}</g>`
  );
};

/** The deck's back from its top left corner. */
export const characterBackBody = (): string =>
  `${LEADERS_DEFS}<rect width="84" height="112" rx="6" fill="#8A6A2C"/><rect x="1.500" y="1.500" width="81" height="109" rx="5" fill="#3a2a58"/><rect x="6" y="6" width="72" height="100" rx="3" fill="none" stroke="#C8A04A"/>` +
  `<rect x="6" y="6" width="72" height="100" rx="3" fill="url(#ld-hatch-none)"/><path d="${starPath(30, 13)}" transform="translate(42 56)" fill="#2a1d42" stroke="#C8A04A"/>${iconAt('crown', 42, 56, 26, '#E8CC7A')}`;

/** A round emblem around (0,0), for tooltips, offers and leaders' panels. */
export const medallionBody = (character: Character, tincture: CardTincture, radius: number): string => {
  const ink = tincture === 'or' ? '#3a2404' : '#FBF2DC';
  const k = radius * 2;
  const emblem =
    character === 'hermitAndCub'
      ? emblemAt('hermit', -k * 0.1, 0, k * 0.6, ink) + emblemAt('cub', k * 0.22, k * 0.14, k * 0.32, ink)
      : emblemAt(character, 0, 0, k * 0.62, ink);
  return `${LEADERS_DEFS}<circle r="${radius}" fill="url(#ld-cloth-${tincture})"/><circle r="${radius}" fill="url(#ld-hatch-${tincture})"/><circle r="${radius}" fill="none" stroke="url(#brass-slant)" stroke-width="${round(Math.max(1.5, radius * 0.08))}"/>${emblem}`;
};
