// Large painted grounds as bitmaps: their filters are costly, so they are painted once per size and kept.
import { useEffect, useRef } from 'react';
import { useStageScale } from '../app/stage';
import { sizedMarkup } from '../table/svg-markup';

interface PaintingProps {
  // Stands for the markup: equal names are equal paintings.
  readonly name: string;
  readonly paint: () => string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
}

const painted = new Map<string, Promise<HTMLCanvasElement>>();
const KEPT = 12;

async function paintBitmap(markup: string, width: number, height: number, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sizedMarkup(markup, width, height, scale))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function bitmapOf({ name, paint, width, height }: PaintingProps, scale: number): Promise<HTMLCanvasElement> {
  const key = `${name} ${width}×${height} ${scale}`;
  const known = painted.get(key);
  if (known !== undefined) return known;
  const bitmap = paintBitmap(paint(), width, height, scale);
  painted.set(key, bitmap);
  const oldest = painted.keys().next().value;
  if (painted.size > KEPT && oldest !== undefined) painted.delete(oldest);
  return bitmap;
}

export function Painting(props: PaintingProps) {
  const { name, width, height, className } = props;
  const target = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(2, useStageScale() * window.devicePixelRatio);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the painter
  useEffect(() => {
    let gone = false;
    bitmapOf(props, scale).then(
      (bitmap) => {
        const canvas = target.current;
        if (gone || canvas === null) return;
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      },
      (error: unknown) => console.warn('A ground could not be painted', name, error),
    );
    return () => {
      gone = true;
    };
  }, [name, width, height, scale]);
  return <canvas ref={target} aria-hidden className={className} style={{ width, height }} />;
}
