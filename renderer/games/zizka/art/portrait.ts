// Illuminated bust portraits of commanders and retinue, 60 × 64: a face, a head-dress, hair, cloth.
import { type Box, clippedRect, hashOf } from '../../../art/svg';
import { LOOKS, type Look, WOMEN } from './portrait-looks';

export const PORTRAIT: Box = { x: 0, y: 0, width: 60, height: 64 };

const INK = '#2a1a0e';
const LINE = `stroke="${INK}" stroke-width="1.300" stroke-linejoin="round" stroke-linecap="round"`;

const headdress = (look: Look, hair: string): string => {
  const hat = look.hat;
  switch (look.head ?? 'hair') {
    case 'hood':
      return `<path d="M14 44c-4-12-2-38 16-38s20 26 16 38c0-8-2-26-16-26S14 36 14 44z" fill="${hat ?? look.cloth}" ${LINE}/>`;
    case 'veil':
      return `<path d="M15 24c1-16 29-16 30 0-4-6-10-8-15-8s-11 2-15 8z" fill="${hat ?? '#f3ead6'}" ${LINE}/>`;
    case 'circlet':
      return `<path d="M17 22c0-16 26-16 26 0-5-6-21-6-26 0z" fill="${hair}" ${LINE}/><path d="M17 18q13-6 26 0v3.500q-13-6-26 0z" fill="#e0b64c" ${LINE}/><circle cx="30" cy="16.500" r="1.900" fill="#8E2420"/>`;
    case 'kettle':
      return `<path d="M18 17c0-14 24-14 24 0z" fill="#aab1b8" ${LINE}/><path d="M11 20c8-6 30-6 38 0-8 2.500-30 2.500-38 0z" fill="#8b939c" ${LINE}/><path d="M30 5.500V17" stroke="#6b727a" stroke-width="1.500"/>`;
    case 'sallet':
      return `<path d="M15 30c-3-30 33-30 30 0l-4-2c0-8-4-10-11-10s-11 2-11 10z" fill="#9aa2aa" ${LINE}/><path d="M30 5v13" stroke="#5f666e" stroke-width="1.600"/>`;
    case 'coif':
      return `<path d="M15 40c-3-14-2-33 15-33s18 19 15 33c-2-6-1-22-15-22S17 34 15 40z" fill="#8f969d" ${LINE}/><path d="M15 40c-2 6 4 10 15 11 11-1 17-5 15-11-3 5-8 6-15 6s-12-1-15-6z" fill="#8f969d" ${LINE}/><path d="M20 11q10-5 20 0M17 17q13-7 26 0" stroke="#6b727a" fill="none" stroke-dasharray="1.500 1.500"/>`;
    case 'cap':
      return `<path d="M16 19c0-10 6-14 15-14s16 4 15 13c4 2 4 5 0 5-10-5-22-5-30-1-4 0-4-3 0-3z" fill="${hat ?? '#7c3a22'}" ${LINE}/><path d="M42 12c4-6 8-7 10-6-1 4-4 8-9 9z" fill="#e8dcc0" ${LINE}/>`;
    case 'tonsure':
      return `<path d="M17 27c-3-10 0-16 5-17-3 5-2 8-2 10zM43 27c3-10 0-16-5-17 3 5 2 8 2 10z" fill="${hair}" ${LINE}/>`;
    case 'hair':
      return `<path d="M17 27c-4-22 30-24 26 0-1-6-4-9-7-10-4 2-12 3-14 1-3 2-4 5-5 9z" fill="${hair}" ${LINE}/>`;
    case 'wreath':
      return `<path d="M17 26c-3-20 29-20 26 0-2-6-6-9-13-9s-11 3-13 9z" fill="${hair}" ${LINE}/><path d="M17 18q13-8 26 0" stroke="#3B7440" stroke-width="3.500" fill="none"/><g fill="#c94f4a"><circle cx="20" cy="16.500" r="1.800"/><circle cx="30" cy="13.500" r="2"/><circle cx="40" cy="16.500" r="1.800"/></g>`;
  }
};

const face = (look: Look, skin: string, hair: string): string => {
  const patched = look.patch === true;
  const eyes = `<path d="M23 21.500q2.500-1.600 5 0M32 21.500q2.500-1.600 5 0" stroke="${INK}" stroke-width="1.300" fill="none" stroke-linecap="round"/><circle cx="25.600" cy="25" r="1.400" fill="${INK}"/>${patched ? '' : `<circle cx="34.400" cy="25" r="1.400" fill="${INK}"/>`}<path d="M30 25l-1.300 5h2.400" stroke="${INK}" fill="none" stroke-linejoin="round"/>`;
  const depth = look.beard === 'long' ? 23 : 17;
  const side = look.beard === 'long' ? 7 : 3;
  const mouth =
    look.beard === undefined
      ? '<path d="M27 35q3 1.600 6 0" stroke="#8d3f34" stroke-width="1.500" fill="none" stroke-linecap="round"/>'
      : `<path d="M18.500 27c1 16 6 ${depth} 11.500 ${depth}s10.500-${side} 11.500-${depth}c-2 4-5 5.500-7 5-2-1.500-7-1.500-9 0-2 .5-5-1-7-5z" fill="${hair}" ${LINE}/><path d="M27 35.500h6" stroke="#8d3f34" stroke-width="1.400" stroke-linecap="round"/>`;
  const moustache =
    look.moustache === true
      ? `<path d="M30 31.500c-3-1.500-7 0-9 3.500 4 1 7-.5 9-2 2 1.500 5 3 9 2-2-3.500-6-5-9-3.500z" fill="${hair}" ${LINE}/>`
      : '';
  const patch = patched
    ? `<path d="M17.500 19.500 43 27" stroke="${INK}" stroke-width="1.600"/><path d="M31 22.500l8 2c0 4-2 5.500-4.300 5.500S31 27 31 22.500z" fill="${INK}"/>`
    : '';
  return `<path d="M18 24c0-10 5-15 12-15s12 5 12 15c0 9-5 17-12 17s-12-8-12-17z" fill="${skin}" ${LINE}/><g fill="#c9705a" opacity=".35"><circle cx="23" cy="30" r="2.600"/><circle cx="37" cy="30" r="2.600"/></g>${eyes}${mouth}${moustache}${patch}`;
};

const bust = (look: Look): string => {
  const skin = look.skin ?? '#e9c39b';
  const hair = look.hair ?? '#5a3a1c';
  const behind =
    (look.long === true ? `<path d="M15 26c0-16 30-16 30 0l3 24H12z" fill="${hair}" ${LINE}/>` : '') +
    (look.head === 'veil' ? `<path d="M12 30c0-24 36-24 36 0l4 26H8z" fill="${look.hat ?? '#f3ead6'}" ${LINE}/>` : '');
  return (
    `${behind}<path d="M4 64c0-14 10-20 18-21l8 5 8-5c8 1 18 7 18 21z" fill="${look.cloth}" ${LINE}/><path d="M22 43l8 8 8-8 2 5-10 11-10-11z" fill="${look.trim ?? '#c8a04a'}" ${LINE}/><path d="M25 36h10v8l-5 4-5-4z" fill="${skin}" ${LINE}/>` +
    face(look, skin, hair) +
    headdress(look, hair)
  );
};

const CLOTHS = [
  '#6b4a2b',
  '#4d5f45',
  '#54382a',
  '#7c3a22',
  '#2f4f5f',
  '#5d7da0',
  '#7a3d4f',
  '#4d3b63',
  '#6b7a4a',
  '#8a6a34',
] as const;
const HAIRS = ['#5a3a1c', '#3a2412', '#8a5a2a', '#a9692d', '#2f2013', '#c9973f', '#6b5238'] as const;
const MEN_HEADS = ['hair', 'cap', 'kettle', 'hood', 'coif', 'sallet'] as const;
const WOMEN_HEADS = ['veil', 'hair', 'wreath', 'cap', 'hood'] as const;

/** Everybody without a look of their own gets one that follows from the name. */
const looked = (person: string): Look => {
  const own = LOOKS[person];
  if (own !== undefined) return own;
  const chance = Number.parseInt(hashOf(person).slice(0, 7), 36);
  const pick = <T>(list: readonly T[], shift: number, other: T): T => list[Math.floor(chance / shift) % list.length] ?? other;
  const cloth = pick(CLOTHS, 1, CLOTHS[0]);
  const hair = pick(HAIRS, 11, HAIRS[0]);
  const hat = pick(CLOTHS, 131, CLOTHS[3]);
  if (WOMEN.has(person)) return { head: pick(WOMEN_HEADS, 77, 'veil'), long: true, cloth, hair, hat, skin: '#f3d3b2' };
  const head = pick(MEN_HEADS, 77, 'hair');
  const beard = Math.floor(chance / 1009) % 3;
  const moustache = Math.floor(chance / 3001) % 2 === 0;
  return { head, cloth, hair, hat, moustache, ...(beard === 0 ? {} : { beard: beard === 1 ? 'short' : 'long' }) };
};

export interface PortraitOptions {
  readonly background?: string;
}

/** A portrait from its top left corner. */
export const portraitBody = (person: string, options: PortraitOptions = {}): string =>
  clippedRect(
    0,
    0,
    60,
    64,
    3,
    `<rect width="60" height="64" fill="${options.background ?? '#e3cf9f'}"/><rect width="60" height="64" fill="url(#diaper)"/>${bust(looked(person))}`,
  );
