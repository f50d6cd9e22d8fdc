// Carries the settings to the page: motion, text scale, contrast, large numbers, full screen.
import type { Settings } from '../../engine/protocol';
import { store, useStore } from './store';

const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');

export function isMotionReduced(settings: Settings = store.get().settings): boolean {
  return settings.motion === 'reduced' || (settings.motion === 'system' && stillness.matches);
}

export function useMotionReduced(): boolean {
  return isMotionReduced(useStore((state) => state.settings));
}

function apply(): void {
  const { settings, about } = store.get();
  const root = document.documentElement;
  root.dataset['motion'] = isMotionReduced(settings) ? 'reduced' : 'full';
  root.dataset['contrast'] = settings.highContrast ? 'high' : 'normal';
  root.dataset['numbers'] = settings.largeNumbers ? 'large' : 'normal';
  root.style.setProperty('--ts', String(settings.textScale));
  // Electron's window is the host's; a page may only ask for itself.
  if (about?.shell === 'browser') applyFullscreen(settings.fullscreen);
}

function applyFullscreen(wanted: boolean): void {
  const is = document.fullscreenElement !== null;
  if (is === wanted) return;
  // Refused without a gesture of the person; the setting then waits for the next one.
  const change = wanted ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  change.catch(() => undefined);
}

export function followPreferences(): () => void {
  apply();
  stillness.addEventListener('change', apply);
  let last = store.get().settings;
  const stop = store.subscribe(() => {
    const { settings } = store.get();
    if (settings === last) return;
    last = settings;
    apply();
  });
  return () => {
    stop();
    stillness.removeEventListener('change', apply);
  };
}
