// How people of the box look who have a face of their own here; all others get theirs from their name.

export type Head = 'hood' | 'veil' | 'circlet' | 'kettle' | 'sallet' | 'coif' | 'cap' | 'tonsure' | 'hair' | 'wreath';

export interface Look {
  readonly head?: Head;
  readonly cloth: string;
  readonly hat?: string;
  readonly hair?: string;
  readonly skin?: string;
  readonly trim?: string;
  readonly beard?: 'short' | 'long';
  readonly moustache?: boolean;
  readonly patch?: boolean;
  readonly long?: boolean;
}

const FAIR = '#f3d3b2';
const PINK = '#f1cfae';

export const LOOKS: Readonly<Record<string, Look>> = {
  zizka: { head: 'sallet', patch: true, moustache: true, hair: '#6b5238', cloth: '#A32A29', trim: '#9aa2aa' },
  katerina: { head: 'circlet', long: true, hair: '#8a4a1e', cloth: '#2B5597', skin: PINK },
  bores: { head: 'kettle', beard: 'long', hair: '#4a2f18', cloth: '#3B7440', trim: '#8b6a25' },
  torak: { head: 'hood', hat: '#5a4420', cloth: '#8d680c', beard: 'short', hair: '#2a1c10', trim: '#3a2a16' },
  raz: { head: 'hood', hat: '#4d5a3a', cloth: '#3d4a2e', beard: 'short', hair: '#3a2817' },
  dorota: { head: 'veil', hat: '#b06a52', long: true, cloth: '#7a3d4f', hair: '#5a2e16', skin: PINK },
  hynek: { head: 'coif', cloth: '#6a7078', trim: '#8E2420' },
  ludmila: { head: 'wreath', long: true, hair: '#c9973f', cloth: '#5d7d5a', skin: FAIR },
  radka: { head: 'cap', hat: '#2f5f86', long: true, hair: '#3a2412', cloth: '#8a6a34', skin: PINK },
  jira: { head: 'kettle', moustache: true, cloth: '#7a5a34' },
  eliska: { head: 'veil', cloth: '#4d3b63', hair: '#5a3a1c', skin: FAIR },
  adela: { head: 'hair', long: true, hair: '#a9692d', cloth: '#5d7da0', skin: FAIR },
  bratrice: { head: 'sallet', beard: 'short', hair: '#7a4a20', cloth: '#4d5f45' },
  albrecht: { head: 'hair', moustache: true, hair: '#2f2013', cloth: '#54382a' },
  pribik: { head: 'coif', beard: 'long', hair: '#8a5a2a', cloth: '#7c3a22' },
  bara: { head: 'veil', hat: '#dcd0b2', cloth: '#6b7a4a', skin: PINK },
  marketa: { head: 'veil', hat: '#f3ead6', cloth: '#7d6a3a', skin: FAIR },
  prokop: { head: 'tonsure', hair: '#4a3018', cloth: '#4b3420', trim: '#d8c59a', beard: 'short' },
  jaros: { head: 'cap', hat: '#7c2a22', moustache: true, hair: '#5a3416', cloth: '#3a4048' },
  trebava: { head: 'hood', hat: '#6a5a7a', cloth: '#4d4060', hair: '#777777' },
  anezka: { head: 'veil', hat: '#2c2a33', cloth: '#e8dfca', trim: '#2c2a33', skin: FAIR },
  racek: { head: 'sallet', moustache: true, hair: '#8a5a2a', cloth: '#2f4f5f' },
  sobebor: { head: 'hood', hat: '#3a2a22', cloth: '#2e211a', beard: 'long', hair: '#221710' },
  dalibor: { head: 'cap', hat: '#6e2440', beard: 'short', hair: '#7a4d22', cloth: '#8b6a25' },
};

export const WOMEN: ReadonlySet<string> = new Set([
  'vojka',
  'rozarka',
  'straka',
  'vrba',
  'dubrava',
  'hana',
  'alzbeta',
  'betka',
  'kunhuta',
  'perchta',
  'zofie',
]);
