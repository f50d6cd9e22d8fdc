// Keeps size, place and kind of the window between starts.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserWindow, Rectangle } from 'electron';
import { z } from 'zod';

const whole = z.number().int().min(-20_000).max(40_000);
const stateSchema = z.strictObject({
  x: whole.optional(),
  y: whole.optional(),
  width: whole.min(640),
  height: whole.min(360),
  maximized: z.boolean(),
});
export type WindowState = z.infer<typeof stateSchema>;

const STANDARD: WindowState = { width: 1280, height: 720, maximized: false };

export function readWindowState(userData: string): WindowState {
  try {
    const state = stateSchema.safeParse(JSON.parse(readFileSync(join(userData, 'window.json'), 'utf8')));
    return state.success ? state.data : STANDARD;
  } catch {
    return STANDARD;
  }
}

export function writeWindowState(userData: string, state: WindowState): void {
  const path = join(userData, 'window.json');
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.tmp`, JSON.stringify(state));
    renameSync(`${path}.tmp`, path);
  } catch {
    // The window then opens at its standard size; nothing of the match depends on it.
  }
}

export function stateOf(window: BrowserWindow): WindowState {
  const { x, y, width, height } = window.getNormalBounds();
  return { x, y, width: Math.max(640, width), height: Math.max(360, height), maximized: window.isMaximized() };
}

// A place on a screen that has been unplugged meanwhile is forgotten.
export function fitToScreens(state: WindowState, screens: readonly Rectangle[]): WindowState {
  const { x, y, width, height, maximized } = state;
  if (x === undefined || y === undefined) return state;
  const isSeen = screens.some(
    (screen) =>
      x < screen.x + screen.width - 80 && x + width > screen.x + 80 && y >= screen.y - 20 && y < screen.y + screen.height - 80,
  );
  return isSeen ? state : { width, height, maximized };
}
