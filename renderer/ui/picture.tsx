// The large still pictures, painted once by scripts/pictures.mjs at one and a half times the stage's size.
import type { CSSProperties } from 'react';

const files = import.meta.glob<string>('../../assets/pictures/*.webp', { query: '?url', import: 'default', eager: true });

export type PictureName = 'hall' | 'oak' | 'book' | 'curtain-half' | 'valance' | `banner-${string}` | `frame-${string}`;

export function hasPicture(name: PictureName): boolean {
  return files[`../../assets/pictures/${name}.webp`] !== undefined;
}

interface PictureProps {
  readonly name: PictureName;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  readonly style?: CSSProperties;
}

export function Picture({ name, width, height, className, style }: PictureProps) {
  const source = files[`../../assets/pictures/${name}.webp`] ?? '';
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
