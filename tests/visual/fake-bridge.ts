// A host that only knows its scene: answers as posed, changes nothing, pushes the posed table.

import { planTurn } from '../../engine/core/turn-plan';
import type { About, Answers, Bridge, Push, RequestBody, RequestName, Result, TablePush } from '../../engine/protocol';
import { STANDARD_SETTINGS } from '../../engine/protocol';
import { games } from '../../engine/registry';
import { CAMPAIGNS, GAMES, LESSONS, PUZZLES, SAVES, TEACHINGS } from './posed';
import type { Scene } from './scene';

const ABOUT: About = { version: '1.0.0', shell: 'electron', games: GAMES, locale: 'en', openFile: null };

export async function fakeBridge(scene: Scene, language: 'en' | 'pl'): Promise<Bridge> {
  const listeners = new Set<(push: Push) => void>();
  const table: TablePush | null = typeof scene.table === 'function' ? await scene.table() : (scene.table ?? null);
  let settings = { ...STANDARD_SETTINGS, sound: false, ...scene.settings, language };
  const standard: Partial<Answers> = {
    about: { ...ABOUT, ...scene.about },
    'match.current': table,
    'saves.list': SAVES,
    'campaigns.list': CAMPAIGNS,
    'puzzles.list': PUZZLES,
    'lessons.list': LESSONS,
    'teachings.list': TEACHINGS,
    'match.hint': scene.hint ?? { key: '' },
    'saves.export': { name: 'save.gonfalon', text: '{}' },
    'diagnostics.text': { name: 'gonfalon-diagnostics.txt', text: '== Versions ==\nGonfalon 1.0.0, electron shell\n' },
    'updates.look': { state: 'current' },
    ...scene.answers,
  };
  return {
    call<Name extends RequestName>(name: Name, body: RequestBody<Name>): Promise<Result<Answers[Name]>> {
      if (name === 'settings.set') settings = { ...settings, ...(body as object) };
      const posed = name === 'rules.turn' ? turnOf((body as RequestBody<'rules.turn'>).game) : (standard[name] ?? null);
      const value = name.startsWith('settings') ? settings : posed;
      const next = name === 'match.decide' ? scene.decided?.((body as RequestBody<'match.decide'>).key) : undefined;
      if (next !== undefined) window.setTimeout(() => push(listeners, { type: 'table', table: next }), 0);
      // Back to the posed table.
      if (table !== null && name === 'match.undo') window.setTimeout(() => push(listeners, { type: 'table', table }), 0);
      if (table !== null && isOpening(name)) window.setTimeout(() => push(listeners, { type: 'table', table }), 0);
      return Promise.resolve({ ok: true, value: value as Answers[Name] });
    },
    onPush(listener) {
      listeners.add(listener);
      if (scene.thinking !== undefined) window.setTimeout(() => listener({ type: 'thinking', seat: scene.thinking ?? null }), 0);
      return () => listeners.delete(listener);
    },
  };
}

function turnOf(game: string): Answers['rules.turn'] {
  const found = (games as Record<string, (typeof games)[keyof typeof games]>)[game];
  return found?.turn === undefined ? null : planTurn(found.chart, found.turn);
}

function isOpening(name: RequestName): boolean {
  return /^(match\.(create|resume|lesson|puzzle)|replay\.|campaigns\.play)/.test(name);
}

function push(listeners: ReadonlySet<(push: Push) => void>, message: Push): void {
  for (const listener of listeners) listener(message);
}
