// Painted grounds as bitmaps: their filters are costly, so they are painted once per size and kept.
import { useLayoutEffect, useRef } from 'react';
import { markupSize, sizedMarkup } from '../art/sized-markup';
import { useStageScale } from './stage';

interface Bitmap {
  readonly ready: Promise<void>;
  canvas: HTMLCanvasElement | null;
  readonly area: number;
}

// Oldest first. Together they may hold this many pixels.
const bitmaps = new Map<string, Bitmap>();
const LARGEST_SUM = 20_000_000;

async function paint(markup: string, width: number, height: number, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sizedMarkup(markup, width, height, scale))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * scale));
  canvas.height = Math.max(1, Math.ceil(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function bitmapOf(markup: string, width: number, height: number, scale: number): Bitmap {
  const key = `${scale} ${markup}`;
  const known = bitmaps.get(key);
  if (known !== undefined) {
    bitmaps.delete(key);
    bitmaps.set(key, known);
    return known;
  }
  const bitmap: Bitmap = {
    canvas: null,
    area: width * height * scale * scale,
    ready: paint(markup, width, height, scale).then(
      (canvas) => {
        bitmap.canvas = canvas;
      },
      (error: unknown) => console.warn('A ground could not be painted', error, markup.slice(0, 120)),
    ),
  };
  bitmaps.set(key, bitmap);
  forgetOldest(key);
  return bitmap;
}

function forgetOldest(newest: string): void {
  let sum = 0;
  for (const { area } of bitmaps.values()) sum += area;
  for (const [key, { area }] of bitmaps) {
    if (sum <= LARGEST_SUM || key === newest) return;
    bitmaps.delete(key);
    sum -= area;
  }
}

// Drawn at once when it has been painted before, else as soon as it is.
export function Painting({ markup, className }: { readonly markup: string; readonly className?: string }) {
  const target = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(2, useStageScale() * window.devicePixelRatio);
  const { width, height } = markupSize(markup);
  useLayoutEffect(() => {
    let gone = false;
    const bitmap = bitmapOf(markup, width, height, scale);
    const draw = (): void => {
      const canvas = target.current;
      if (gone || canvas === null || bitmap.canvas === null) return;
      canvas.width = bitmap.canvas.width;
      canvas.height = bitmap.canvas.height;
      canvas.getContext('2d')?.drawImage(bitmap.canvas, 0, 0);
    };
    if (bitmap.canvas !== null) draw();
    else void bitmap.ready.then(draw);
    return () => {
      gone = true;
    };
  }, [markup, width, height, scale]);
  return <canvas ref={target} aria-hidden className={className} style={{ width, height, display: 'block' }} />;
}
