// Small drawings in the page: dice, requirement squares, coins, laurels, and rows of signs.
import type { Colour, Effect } from '../../../../engine/games/monster-lands/data/records';
import type { IconName } from '../../../art/game-icons';
import { svg } from '../../../art/svg';
import { Icon, Markup, painted, pieceOfWidth } from '../../../ui/art';
import { clanDieBody, clanDieBox, requirementBody } from '../art/dice';
import { coinBody, laurelBody, tokenBox } from '../art/tokens';
import { type Atom, signsOfAll } from '../signs';

interface DieProps {
  readonly colour: Colour | 'A';
  readonly value?: number | null;
  readonly size?: number;
  readonly className?: string;
}

export function Die({ colour, value = null, size = 26, className }: DieProps) {
  const box = clanDieBox(size);
  const markup = painted(`ml die ${colour} ${value} ${size}`, () =>
    pieceOfWidth(box, clanDieBody(colour, value, size), box.width),
  );
  return <Markup className={`ml-die ${className ?? ''}`} style={{ width: size, height: size }} markup={markup} />;
}

function Need({ colours, size = 18 }: { readonly colours: readonly Colour[]; readonly size?: number }) {
  const markup = painted(`ml need ${colours.join('')} ${size}`, () => svg(size, size, requirementBody(colours, size)));
  return <Markup className="ml-need" style={{ width: size, height: size }} markup={markup} />;
}

export function Coin({ value, size = 22 }: { readonly value?: number | string; readonly size?: number }) {
  const box = tokenBox(size);
  const markup = painted(`ml coin ${value} ${size}`, () => pieceOfWidth(box, coinBody(value, size), box.width));
  return <Markup className="ml-token" style={{ width: size, height: size }} markup={markup} />;
}

interface LaurelProps {
  readonly kind?: 'glory' | 'reputation';
  readonly value: number | string;
  readonly size?: number;
}

export function Laurel({ kind = 'glory', value, size = 26 }: LaurelProps) {
  const box = tokenBox(size);
  const markup = painted(`ml laurel ${kind} ${value} ${size}`, () => pieceOfWidth(box, laurelBody(kind, value, size), box.width));
  return <Markup className="ml-token" style={{ width: size, height: size }} markup={markup} />;
}

interface SignsProps {
  readonly atoms: readonly Atom[];
  readonly size?: number;
  readonly ink?: string;
  readonly className?: string;
}

export function Signs({ atoms, size = 16, ink = '#3a2a17', className }: SignsProps) {
  return (
    <span className={`ml-signs ${className ?? ''}`} style={{ color: ink, fontSize: size * 0.92 }}>
      {atoms.map((atom, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row that never changes order
        <Sign key={index} atom={atom} size={size} ink={ink} />
      ))}
    </span>
  );
}

export function EffectSigns({ effects, ...rest }: Omit<SignsProps, 'atoms'> & { readonly effects: readonly Effect[] }) {
  return <Signs atoms={signsOfAll(effects)} {...rest} />;
}

const TINTED: Readonly<Partial<Record<IconName, string>>> = { 'drink-me': '#a32a29', 'poison-bottle': '#3b7440' };

function Sign({ atom, size, ink }: { readonly atom: Atom; readonly size: number; readonly ink: string }) {
  switch (atom.kind) {
    case 'text':
      return <b>{atom.text}</b>;
    case 'dice':
      return <Need colours={atom.colours} size={size} />;
    case 'coin':
      return <Coin value={atom.value} size={size + 6} />;
    case 'glory':
      return <Laurel value={atom.value} size={size + 6} />;
    case 'icon':
      return <Icon name={atom.icon} size={size} colour={TINTED[atom.icon] ?? ink} />;
  }
}
