// Cards of the clan and of the tavern: a person before their landscape, dice, reputation, lives and gear.
import type { Tincture } from '../../../../engine/protocol';
import { icon, iconAt } from '../../../art/game-icons';
import { TINCTURE } from '../../../art/palette';
import { at, type Box, clippedRect } from '../../../art/svg';
import { fitted, words } from '../../../art/text';
import { AFFINITY, type Affinity } from './affinity';
import { MONSTER_DEFS } from './defs';
import { clanDieBody, type DieColour } from './dice';
import { paintedBody } from './emblem';
import { AFFINITY_ICON, personIcon } from './icons';
import { sceneBody, seedOf } from './scene';
import { coinBody, heartBody, laurelBody } from './tokens';

export const MEMBER_CARD: Box = { x: -4, y: -3, width: 116, height: 158 };
export const MERCENARY_CARD: Box = { x: -5, y: -3, width: 72, height: 98 };

/** Where somebody is who is away, in the colour of the clan. */
export interface Ribbon {
  readonly text: string;
  readonly tincture: Tincture;
}

/** A ribbon across a card. */
export function ribbonBody({ text, tincture }: Ribbon, { x, y, width, height }: Box, size: number): string {
  const { colour, dark, ink } = TINCTURE[tincture];
  const line = words(x + width / 2, y + height * 0.75, text, { size, room: width - 4, colour: ink, anchor: 'middle' });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}" stroke="${dark}"/>${line}`;
}

export interface MemberCardOptions {
  readonly name?: string;
  readonly reputation?: number;
  readonly dice?: readonly DieColour[];
  /** What the person can do, one or two short lines. */
  readonly ability?: readonly string[];
  readonly lives?: number;
  /** Which of the three places for gear are taken. */
  readonly gear?: { readonly weapon?: boolean; readonly garment?: boolean; readonly spell?: boolean };
  readonly leader?: boolean;
  readonly ribbon?: Ribbon;
  readonly state?: 'rest' | 'away' | 'chosen';
}

const PLAIN = { colour: '#8a7a62', light: '#e0d4bc', dark: '#4a3e30' };

/** A person before their landscape, from the top left corner. */
export const personBody = (person: string, affinity: Affinity | null, width: number, height: number, size: number): string =>
  clippedRect(
    0,
    0,
    width,
    height,
    0,
    (affinity === null
      ? `<rect width="${width}" height="${height}" fill="#7d6f59"/>`
      : sceneBody(affinity, width, height, seedOf(person))) +
      at(width / 2, height / 2, paintedBody(personIcon(person), affinity, size)),
  );

const GEAR = ['weapon', 'garment', 'spell'] as const;
const GEAR_ICON = { weapon: 'broadsword', garment: 'cape-armor', spell: 'spell-book' } as const;

const gearRow = (gear: MemberCardOptions['gear'], lives: number | undefined): string => {
  const places = GEAR.map((kind, i) => {
    const taken = gear?.[kind] === true;
    return `<rect x="${6 + i * 28}" y="118" width="26" height="26" rx="4" fill="${taken ? '#D9B25A' : '#5a3c14'}" fill-opacity="${taken ? 1 : 0.16}" stroke="${taken ? '#6b4a10' : '#a98a55'}"/>${iconAt(GEAR_ICON[kind], 19 + i * 28, 131, 18, taken ? '#3a2404' : '#8f7b58')}`;
  });
  const hearts =
    lives === undefined ? '' : [0, 1].map((i) => at(90, 117 + i * 14, heartBody(i < lives ? 'full' : 'lost', 13))).join('');
  return places.join('') + hearts;
};

/** A member's card, 108 × 148 from its top left corner. */
export const memberCardBody = (person: string, affinity: Affinity | null, options: MemberCardOptions = {}): string => {
  const { colour, dark } = affinity === null ? PLAIN : AFFINITY[affinity];
  const state = options.state ?? 'rest';
  // Beside the crown of a leader.
  const room = options.leader === true ? 61 : 68;
  const dice = (options.dice ?? []).map((die, i) => at(4, 25 + i * 19, clanDieBody(die, null, 18))).join('');
  const ability = (options.ability ?? []).slice(0, 3);
  const lines = ability.map((line, i) =>
    words(54, 100 + (i - (ability.length - 1) / 2) * 13.5, line, { size: fitted(line, 13, 98, 0.5), anchor: 'middle' }),
  );
  const ribbon =
    options.ribbon === undefined
      ? ''
      : ribbonBody(options.ribbon, { x: -3, y: 63, width: 114, height: 18 }, fitted(options.ribbon.text, 12.5, 104, 0.52));
  return (
    `${MONSTER_DEFS}<rect width="108" height="148" rx="7" fill="url(#ml-page)" stroke="${state === 'chosen' ? '#E8CC7A' : '#2a1a0a'}" stroke-width="${state === 'chosen' ? 3 : 1.5}" filter="url(#f-drop1)"/>` +
    `<g${state === 'away' ? ' filter="url(#f-used)"' : ''}><path d="M.8 22V7.500A6.700 6.700 0 0 1 7.500 .8H100.500A6.700 6.700 0 0 1 107.200 7.500V22Z" fill="${colour}"/><path d="M.8 22V12H107.200V22Z" fill="${dark}" opacity=".5"/>${icon(affinity === null ? 'hood' : AFFINITY_ICON[affinity], 5, 4, 15, '#ffffff')}` +
    words(24, 17, options.name, {
      face: 'small',
      size: Math.max(13, fitted(options.name, 15, room - 2)),
      room,
      colour: '#FFF6E2',
      halo: '#00000090',
      haloWidth: 2,
    }) +
    `${at(0.8, 22, personBody(person, affinity, 106.4, 60, 58))}${dice}${lines.join('')}${gearRow(options.gear, options.lives)}</g>` +
    (options.leader === true ? icon('crown', 86, 1, 20, '#F6D77A') : '') +
    (options.reputation === undefined || options.reputation === 0
      ? ''
      : at(79, 24, laurelBody('reputation', options.reputation, 27))) +
    ribbon
  );
};

export interface MercenaryCardOptions {
  readonly name?: string;
  readonly reputation?: number;
  readonly cost?: number;
  readonly dice?: readonly DieColour[];
}

/** A card of the tavern's row, 60 × 88 from its top left corner. */
export const mercenaryCardBody = (person: string, affinity: Affinity | null, options: MercenaryCardOptions = {}): string => {
  const { colour, dark } = affinity === null ? PLAIN : AFFINITY[affinity];
  const dice = options.dice ?? [];
  return (
    `${MONSTER_DEFS}<rect width="60" height="88" rx="5" fill="url(#ml-page)" stroke="#2a1a0a" filter="url(#f-drop1)"/><path d="M.5 16V5.500A5 5 0 0 1 5.500 .5H54.500A5 5 0 0 1 59.500 5.500V16Z" fill="${colour}"/><path d="M.5 16V9H59.500V16Z" fill="${dark}" opacity=".5"/>` +
    words(30, 12.5, options.name, {
      face: 'small',
      size: 13,
      room: 57,
      colour: '#FFF6E2',
      anchor: 'middle',
      halo: '#00000090',
      haloWidth: 2,
    }) +
    at(0.5, 16, personBody(person, affinity, 59, 38, 42)) +
    dice.map((die, i) => at(30 - dice.length * 8.5 + i * 17, 56, clanDieBody(die, null, 16))).join('') +
    (options.reputation === undefined ? '' : at(-3, 13, laurelBody('reputation', options.reputation, 22))) +
    (options.cost === undefined ? '' : at(39, 67, coinBody(options.cost, 23)))
  );
};
