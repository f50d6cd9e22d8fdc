// Drawings in the page: markup of the painters as inline SVG, kept between renders.
import { type CSSProperties, createContext, memo, useContext } from 'react';
import type { Tincture } from '../../engine/protocol';
import { badgeBody, badgeBox } from '../art/badge';
import { iconSvg } from '../art/icons';
import { sealBody, sealBox } from '../art/seal';
import { type Box, piece } from '../art/svg';
import { Painting } from './painting';

type IconName = Parameters<typeof iconSvg>[0];

export type { IconName };

interface MarkupProps {
  readonly markup: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

// Set at the table: drawings with costly filters are painted once as bitmaps, so that nothing has to paint them again.
export const BitmapArt = createContext(false);

const isCostly = (markup: string): boolean => markup.includes('<feTurbulence') && !markup.includes('<text');

// The only place where markup becomes elements: it comes from our own painters, never from outside.
export const Markup = memo(function Markup({ markup, className, style }: MarkupProps) {
  const asBitmap = useContext(BitmapArt);
  if (asBitmap && isCostly(markup)) {
    return (
      <span aria-hidden className={`art ${className ?? ''}`} style={style}>
        <Painting markup={markup} />
      </span>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own pure painters
  return <span aria-hidden className={`art ${className ?? ''}`} style={style} dangerouslySetInnerHTML={{ __html: markup }} />;
});

const cache = new Map<string, string>();

// Painting is pure, so equal names mean equal drawings.
export function painted(name: string, paint: () => string): string {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const markup = paint();
  cache.set(name, markup);
  return markup;
}

// A piece enlarged or reduced to a width.
export function pieceOfWidth(box: Box, body: string, width: number): string {
  return piece(box, body, { scale: width / box.width });
}

export function Icon({ name, size = 18, colour }: { name: IconName; size?: number; colour?: string }) {
  const markup = painted(`icon ${name} ${size} ${colour ?? ''}`, () =>
    iconSvg(name, size, ...(colour === undefined ? [] : [colour])),
  );
  return <Markup className="icon-art" markup={markup} />;
}

interface BadgeProps {
  readonly tincture: Tincture;
  readonly size?: number;
  readonly number?: number;
  readonly icon?: IconName;
  readonly dim?: boolean;
}

// A seat's sign: tincture, shape and hatching.
export function SeatBadge({ tincture, size = 28, number, icon, dim }: BadgeProps) {
  const options = {
    ...(number === undefined ? {} : { number }),
    ...(icon === undefined ? {} : { icon }),
    ...(dim === undefined ? {} : { dim }),
  };
  const markup = painted(`badge ${tincture} ${size} ${number ?? ''} ${icon ?? ''} ${dim ?? ''}`, () =>
    pieceOfWidth(badgeBox(24), badgeBody(tincture, 24, options), size),
  );
  return <Markup className="badge-art" style={{ width: size, height: size }} markup={markup} />;
}

interface SealProps {
  readonly size: number;
  readonly icon?: IconName;
  readonly dead?: boolean;
  readonly cracked?: boolean;
  readonly seed?: number;
  readonly ink?: string;
}

export function Seal({ size, icon, dead, cracked, seed = 5, ink }: SealProps) {
  const options = {
    seed,
    ...(icon === undefined ? {} : { icon }),
    ...(dead === undefined ? {} : { dead }),
    ...(cracked === undefined ? {} : { cracked }),
    ...(ink === undefined ? {} : { ink }),
  };
  const markup = painted(`seal ${size} ${icon ?? ''} ${dead ?? ''} ${cracked ?? ''} ${seed} ${ink ?? ''}`, () =>
    pieceOfWidth(sealBox(60), sealBody(60, options), size),
  );
  return <Markup style={{ width: size, height: size }} markup={markup} />;
}
