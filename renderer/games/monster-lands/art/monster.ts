// The twenty monsters: painted emblems and landscape cards with their numbers and power.

import { iconAt } from '../../../art/game-icons';
import { at, type Box, clippedRect } from '../../../art/svg';
import { fitted, words } from '../../../art/text';
import { AFFINITY, type Affinity } from './affinity';
import { MONSTER_DEFS } from './defs';
import { paintedBody } from './emblem';
import { AFFINITY_ICON, monsterIcon } from './icons';
import { sceneBody, seedOf } from './scene';
import { valueBody } from './tokens';

export const MONSTER_CARD: Box = { x: -4, y: -3, width: 236, height: 164 };

export const monsterCardBox = (width: number, height: number): Box => ({ x: -4, y: -3, width: width + 8, height: height + 12 });

export interface MonsterValues {
  readonly attack: number | string;
  readonly capture: number | string;
  readonly kill: number | string;
  readonly glory: number | string;
  readonly coins?: number | string;
  readonly trophies?: number | string;
}

export interface MonsterCardOptions {
  readonly width?: number;
  readonly height?: number;
  readonly name?: string;
  /** Small words at the right of the head, such as the level. */
  readonly tag?: string;
  readonly power?: string;
  readonly values?: MonsterValues;
}

/** A monster's painted emblem around (0,0). */
export const monsterEmblemBody = (monster: string, affinity: Affinity, size: number): string =>
  paintedBody(monsterIcon(monster), affinity, size);

const valuesOf = (values: MonsterValues, width: number, height: number): string => {
  const rows = [
    valueBodyOf('attack', values.attack),
    valueBodyOf('capture', values.capture),
    valueBodyOf('kill', values.kill),
    valueBodyOf('glory', values.glory),
    valueBodyOf('coins', values.coins),
    valueBodyOf('trophy', values.trophies),
  ].filter((row) => row !== null);
  const wide = height < 130;
  const columns = wide && rows.length > 4 ? 3 : 2;
  const size = width < 180 ? 21 : height < 145 ? 26 : 30;
  const step = size * 1.95;
  const left = width - columns * step - 2;
  return rows.map((row, i) => at(left + (i % columns) * step, 28 + Math.floor(i / columns) * (size + 4), row(size))).join('');
};

const valueBodyOf = (
  thing: 'attack' | 'capture' | 'kill' | 'glory' | 'coins' | 'trophy',
  value: number | string | undefined,
): ((size: number) => string) | null => (value === undefined ? null : (size) => valueBody(thing, value, size));

/** A frame with the affinity's head over a landscape; shared by monsters and lands. */
export const affinityCard = (
  affinity: Affinity,
  width: number,
  height: number,
  inside: string,
  name?: string,
  tag?: string,
): string => {
  const { colour, dark } = AFFINITY[affinity];
  const head =
    `<rect width="${width}" height="23" fill="${colour}"/><rect width="${width}" height="23" fill="${dark}" opacity=".45"/><path d="M0 0H${width}V11H0Z" fill="#fff" opacity=".1"/><path d="M0 23H${width}" stroke="#fff0c8" stroke-opacity=".45"/>` +
    `<circle cx="13" cy="11.500" r="9" fill="#000" opacity=".35"/>${iconAt(AFFINITY_ICON[affinity], 13, 11.5, 14, '#ffffff')}` +
    words(26, 17, name, {
      face: 'small',
      size: Math.max(13, fitted(name, 16, width - (tag === undefined ? 32 : 86))),
      room: width - (tag === undefined ? 32 : 40),
      colour: '#FFF6E2',
      halo: '#00000090',
      haloWidth: 2,
    }) +
    words(width - 7, 16, tag, { size: 12, colour: '#FFF6E2', anchor: 'end' });
  return (
    `${MONSTER_DEFS}<rect x="-1.500" y="-1.500" width="${width + 3}" height="${height + 3}" rx="9" fill="#120a05" filter="url(#f-drop2)"/>` +
    `${clippedRect(0, 0, width, height, 8, inside + head)}<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="7" fill="none" stroke="${colour}" stroke-width="2"/><rect x="2.500" y="2.500" width="${width - 5}" height="${height - 5}" rx="6" fill="none" stroke="#fff0c8" stroke-opacity=".35"/>`
  );
};

/** A monster's card from its top left corner, 228 × 152 unless told. */
export const monsterCardBody = (monster: string, affinity: Affinity, options: MonsterCardOptions = {}): string => {
  const width = options.width ?? 228;
  const height = options.height ?? 152;
  const emblem = Math.min(height - 34, width * 0.52);
  const power =
    options.power === undefined
      ? ''
      : `<rect y="${height - 21}" width="${width}" height="21" fill="#0e0804" opacity=".82"/><path d="M0 ${height - 21}H${width}" stroke="#E8CC7A" stroke-opacity=".5"/>${words(width / 2, height - 6.5, options.power, { size: Math.max(12, fitted(options.power, 13, width - 14, 0.5)), room: width - 10, colour: '#FFF3DA', anchor: 'middle' })}`;
  const inside =
    sceneBody(affinity, width, height, seedOf(monster)) +
    `<rect width="${width}" height="${height}" fill="url(#ml-shade-right)"/><rect width="${width}" height="${height}" fill="url(#ml-shade-down)"/>` +
    at(emblem / 2 + 2, 23 + (height - 23 - 18) / 2, monsterEmblemBody(monster, affinity, emblem)) +
    power +
    (options.values === undefined ? '' : valuesOf(options.values, width, height));
  return affinityCard(affinity, width, height, inside, options.name, options.tag);
};

/** The back of the monsters' deck of a level, 228 × 152 unless told. */
export const monsterBackBody = (level: 'A' | 'B', width = 228, height = 152): string => {
  const ground = level === 'A' ? '#3a2f4a' : '#4a1f1a';
  return `${MONSTER_DEFS}<rect width="${width}" height="${height}" rx="8" fill="#120a05" filter="url(#f-drop2)"/><rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="6" fill="${ground}"/><rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="6" fill="url(#damask)"/><rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="5" fill="none" stroke="#C8A04A"/>${at(width / 2, height / 2, paintedBody('claw-slashes', level === 'A' ? 'air' : 'fire', Math.min(width, height) * 0.66))}${words(width - 12, height - 12, level, { face: 'gothic', size: 26, colour: '#E8CC7A', anchor: 'end' })}`;
};
