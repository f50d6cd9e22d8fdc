// Coins with numbers, laurels of glory and reputation, round values, traps, defence, loot, panic and hearts.
import { icon, iconAt } from '../../../art/game-icons';
import { sealBody } from '../../../art/seal';
import { at, type Box, round } from '../../../art/svg';
import { words } from '../../../art/text';
import { MONSTER_DEFS } from './defs';
import { THING_ICON, type Thing } from './icons';

/** Tokens are drawn in a square of their size from its top left corner. */
export const tokenBox = (size: number): Box => ({ x: -1, y: -1, width: size + 2, height: size + 4 });

const inSquare = (size: number, body: string): string => at(0, 0, body, { scale: size / 40 });

const numberIn = (value: number | string | undefined, colour: string, y = 27): string =>
  words(20, y, value, { size: String(value ?? '').length > 1 ? 23 : 25, weight: 800, anchor: 'middle', colour });

/** A coin with a number. */
export const coinBody = (value?: number | string, size = 22): string =>
  MONSTER_DEFS +
  inSquare(
    size,
    `<ellipse cx="20" cy="23" rx="18" ry="16" fill="#6b4a10"/><circle cx="20" cy="19" r="18" fill="url(#ml-coin)" stroke="#7a5412" stroke-width="1.500"/><circle cx="20" cy="19" r="14" fill="none" stroke="#8a6218" stroke-width="1.200" stroke-dasharray="2 2.200"/>${numberIn(value, '#2c1a04')}`,
  );

/** A number in a laurel (glory, golden) or on a flag (reputation, silver). */
export const laurelBody = (kind: 'glory' | 'reputation', value?: number | string, size = 26): string => {
  const glory = kind === 'glory';
  const [light, dark, ink] = glory ? ['#F6D77A', '#B9821C', '#3a2505'] : ['#D9DEE6', '#77818F', '#1d232b'];
  return inSquare(
    size,
    `<circle cx="20" cy="20" r="18.500" fill="${dark}" stroke="#1d130b" stroke-width="1.600"/><circle cx="20" cy="20" r="15.500" fill="${light}"/>${icon(glory ? 'laurels' : 'flying-flag', 3, 3, 34, dark, `opacity="${glory ? 0.8 : 0.45}"`)}${numberIn(value, ink, 27.5)}`,
  );
};

const VALUE_GROUND: Readonly<Partial<Record<Thing, string>>> = {
  attack: '#2a2d33',
  capture: '#7a5a1c',
  kill: '#8E2420',
  glory: '#B9821C',
  coins: '#8a6218',
  trophy: '#4B5057',
  conquest: '#5c6b3a',
};

/** A round sign and its number beside it, `size` high. */
export const valueBody = (thing: Thing, value?: number | string, size = 30): string =>
  `<circle cx="${size / 2}" cy="${size / 2}" r="${round(size / 2 - 1)}" fill="${VALUE_GROUND[thing] ?? '#4b3826'}" stroke="#E8CC7A" stroke-width="1.500"/>${iconAt(THING_ICON[thing], size / 2, size / 2, size * 0.62, '#FFF3DA')}` +
  words(size + 3, size * 0.74, value, { size: size * 0.68, weight: 800, colour: '#FFF6E2', halo: '#000000b0' });

/** A small square token with a sign: traps, defence, potions, venoms, loot, trophies. */
export const goodsBody = (thing: Thing, size = 26, state: 'full' | 'empty' = 'full'): string => {
  const ground = thing === 'defence' ? '#59616c' : thing === 'trap' ? '#2f2419' : '#FBF3DC';
  const ink =
    thing === 'potion'
      ? '#A32A29'
      : thing === 'venom'
        ? '#3B7440'
        : thing === 'trap'
          ? '#C8A04A'
          : thing === 'defence'
            ? '#F6ECD3'
            : '#6b4a10';
  return state === 'empty'
    ? inSquare(
        size,
        `<rect x="2" y="2" width="36" height="36" rx="7" fill="#5a3c14" fill-opacity=".16" stroke="#5e4722" stroke-opacity=".75" stroke-dasharray="5 4"/>${iconAt(THING_ICON[thing], 20, 20, 26, '#5e4722', 'opacity=".7"')}`,
      )
    : inSquare(
        size,
        `<rect x="2" y="5" width="36" height="36" rx="7" fill="#120904"/><rect x="2" y="2" width="36" height="36" rx="7" fill="${ground}" stroke="#C8A04A" stroke-width="1.500"/>${iconAt(THING_ICON[thing], 20, 20, 26, ink)}`,
      );
};

/** A loot token, a pill 2 : 1 of the given height. */
export const lootBody = (height = 32, state: 'open' | 'hidden' = 'open'): string =>
  `${MONSTER_DEFS}<rect y="2" width="${height * 2}" height="${height}" rx="${height / 2}" fill="#5a3f0a"/><rect width="${height * 2}" height="${height}" rx="${height / 2}" fill="url(#ml-coin)" stroke="#6b4a10"/>${state === 'hidden' ? iconAt('open-treasure-chest', height, height / 2, height * 0.7, '#5a3f0a') : ''}`;

export const PANIC: Box = { x: -52, y: -52, width: 104, height: 106 };

/** The seal of panic that closes a building, around (0,0). */
export const panicBody = (label?: string): string =>
  `<g transform="rotate(-7)">${sealBody(42, { seed: 9 })}${iconAt('terror', 0, label === undefined ? 0 : -9, 38, '#FFE3C8')}${words(0, 25, label, { face: 'small', size: 17, colour: '#FFE9D6', anchor: 'middle' })}</g>`;

/** One life, full or lost. */
export const heartBody = (state: 'full' | 'lost', size = 14): string =>
  icon('hearts', 0, 0, size, state === 'full' ? '#C22A22' : '#B7A47C');
