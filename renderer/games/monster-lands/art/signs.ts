// Rows of signs as drawings: numbers, dice, goods, coins, glory.
import { iconAt } from '../../../art/game-icons';
import { at, round } from '../../../art/svg';
import { words } from '../../../art/text';
import type { Atom } from '../signs';
import { requirementBody } from './dice';
import { coinBody, laurelBody } from './tokens';

const TINTED: Readonly<Record<string, string>> = { 'drink-me': '#a32a29', 'poison-bottle': '#3b7440' };
const GAP = 2;

const widthOf = (atom: Atom, size: number): number => {
  switch (atom.kind) {
    case 'text':
      return Math.max(
        size * 0.4,
        [...atom.text].reduce((sum, sign) => sum + (sign === '→' ? 1.05 : 0.5) * size, 0),
      );
    case 'coin':
    case 'glory':
      return size + 6;
    default:
      return size;
  }
};

const bodyOf = (atom: Atom, size: number, ink: string): string => {
  switch (atom.kind) {
    case 'text':
      return words(0, size * 0.82, atom.text, { size: Math.max(12, size * 0.95), weight: 800, colour: ink });
    case 'dice':
      return requirementBody(atom.colours, size);
    case 'coin':
      return at(0, -3, coinBody(atom.value, size + 6));
    case 'glory':
      return at(0, -3, laurelBody('glory', atom.value, size + 6));
    case 'icon':
      return iconAt(atom.icon, size / 2, size / 2, size, TINTED[atom.icon] ?? ink);
  }
};

const signsWidth = (atoms: readonly Atom[], size: number): number =>
  atoms.reduce((sum, atom) => sum + widthOf(atom, size) + GAP, -GAP);

export interface SignsOptions {
  readonly size?: number;
  readonly ink?: string;
  readonly align?: 'start' | 'middle' | 'end';
  /** The row shrinks to fit into it. */
  readonly room?: number;
}

/** A row of signs; (0,0) is the top of its start, middle or end. */
export const signsBody = (atoms: readonly Atom[], options: SignsOptions = {}): string => {
  if (atoms.length === 0) return '';
  const { size = 16, ink = '#3a2a17', align = 'start', room = Number.POSITIVE_INFINITY } = options;
  const full = signsWidth(atoms, size);
  const scale = Math.min(1, room / full);
  const width = full * scale;
  let x = 0;
  const row = atoms
    .map((atom) => {
      const body = at(x, 0, bodyOf(atom, size, ink));
      x += widthOf(atom, size) + GAP;
      return body;
    })
    .join('');
  const left = align === 'start' ? 0 : align === 'middle' ? -width / 2 : -width;
  return at(left, (size * (1 - scale)) / 2, row, scale < 1 ? { scale: round(scale) } : {});
};
