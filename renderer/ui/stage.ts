// The stage: the whole program is laid out in 1280 × 720 pixels and zoomed to the window, with oak around it.
// The one mechanism of scaling; the Pixi canvas reads the same number for its resolution.
import { useSyncExternalStore } from 'react';

const STAGE_WIDTH = 1280;
const STAGE_HEIGHT = 720;

const listeners = new Set<() => void>();
let scale = 1;
// Where the stage begins in the window; kept, because asking the window makes it lay out the page.
let corner = { x: 0, y: 0 };

function measure(): void {
  const next = Math.max(0.4, Math.min(window.innerWidth / STAGE_WIDTH, window.innerHeight / STAGE_HEIGHT));
  // Whole hundredths keep text on the pixel grid of common window sizes.
  scale = Math.floor(next * 100) / 100;
  corner = { x: (window.innerWidth - STAGE_WIDTH * scale) / 2, y: (window.innerHeight - STAGE_HEIGHT * scale) / 2 };
  const { style } = document.documentElement;
  style.setProperty('--stage-scale', String(scale));
  // What the window has beyond the stage, on one side, in design pixels.
  style.setProperty('--beyond-x', `${Math.max(0, (window.innerWidth / scale - STAGE_WIDTH) / 2)}px`);
  style.setProperty('--beyond-y', `${Math.max(0, (window.innerHeight / scale - STAGE_HEIGHT) / 2)}px`);
  for (const listener of listeners) listener();
}

export function followWindow(): void {
  measure();
  window.addEventListener('resize', measure);
}

export function stageScale(): number {
  return scale;
}

export function useStageScale(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => scale,
  );
}

// The whole window in design pixels: at least the stage, with more table around it where the window is wider or higher.
export function stageView(): { readonly width: number; readonly height: number } {
  return { width: window.innerWidth / scale, height: window.innerHeight / scale };
}

// From the window's pixels to the stage's, for pointer positions.
export function toStage(clientX: number, clientY: number): { readonly x: number; readonly y: number } {
  return { x: (clientX - corner.x) / scale, y: (clientY - corner.y) / scale };
}
