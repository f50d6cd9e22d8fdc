// The large still pictures, painted once by scripts/pictures.mjs at one and a half times the stage's size: those of the
// screens in assets/pictures, a game's own in assets/<game>.
import type { CSSProperties } from 'react';

const files = import.meta.glob<string>('../../assets/*/*.webp', { query: '?url', import: 'default', eager: true });

export type PictureName = 'hall' | 'oak' | 'book' | 'curtain-half' | 'valance' | `frame-${string}` | `${string}/${string}`;

const fileOf = (name: PictureName) => files[`../../assets/${name.includes('/') ? name : `pictures/${name}`}.webp`];

export function hasPicture(name: PictureName): boolean {
  return fileOf(name) !== undefined;
}

interface PictureProps {
  readonly name: PictureName;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  readonly style?: CSSProperties;
}

export function Picture({ name, width, height, className, style }: PictureProps) {
  const source = fileOf(name) ?? '';
  return (
    <img
      className={`picture ${className ?? ''}`}
      src={source}
      width={width}
      height={height}
      alt=""
      draggable={false}
      decoding="sync"
      {...(style === undefined ? {} : { style })}
    />
  );
}
