// Entry of the posed scenes: `?scene=<name>&lang=pl` opens the program on a fake host; `&speed=1` plays at this pace,
// `&text=160` has words of that size in per cent, `&numbers=large` large numbers.
import { start } from '../../renderer/app/start';
import { fakeBridge } from './fake-bridge';
import type { Scene } from './scene';

declare global {
  interface Window {
    // For take.mjs: the steps to do before the picture, and the names of all scenes.
    gonfalonScene?: { readonly steps: NonNullable<Scene['steps']>; readonly names: readonly string[] };
  }
}

const modules = import.meta.glob<{ scenes: Readonly<Record<string, Scene>> }>('./scenes/*.ts');

async function allScenes(): Promise<Readonly<Record<string, Scene>>> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return Object.assign({}, ...loaded.map((module) => module.scenes));
}

const query = new URLSearchParams(window.location.search);
const scenes = await allScenes();
const name = query.get('scene') ?? 'title';
const scene = scenes[name];
if (name === 'kit') {
  window.gonfalonScene = { steps: [], names: [...Object.keys(scenes), 'kit'] };
  await (await import('./kit/kit-page')).openKit();
} else if (scene === undefined) {
  document.body.textContent = `No scene "${name}". There are: ${Object.keys(scenes).sort().join(', ')}`;
} else {
  window.gonfalonScene = { steps: scene.steps ?? [], names: [...Object.keys(scenes), 'kit'] };
  const speed = query.get('speed');
  const text = query.get('text');
  const asked = {
    ...(speed === null ? {} : { ownSpeed: Number(speed), aiSpeed: Number(speed) }),
    ...(text === null ? {} : { textScale: Number(text) / 100 }),
    ...(query.get('numbers') === 'large' ? { largeNumbers: true } : {}),
  };
  const posed = { ...scene, settings: { ...scene.settings, ...asked } };
  await start(await fakeBridge(posed, query.get('lang') === 'pl' ? 'pl' : 'en'), scene.screen);
}
