// The renderer's only global state, and how React listens to it.
import { useSyncExternalStore } from 'react';
import {
  type About,
  type News,
  type OwnPlace,
  type RequestName,
  type Settings,
  STANDARD_SETTINGS,
  type TablePush,
} from '../../engine/protocol';
import type { Screen } from './screen';

export interface Problem {
  readonly code: string;
  readonly message: string;
  // A file of ours that stands in the way and can be set aside.
  readonly place?: OwnPlace;
  // The request that failed.
  readonly of?: RequestName;
}

export interface AppState {
  readonly about: About | null;
  readonly settings: Settings;
  readonly screen: Screen;
  // Where a replay was opened from; `file` is the match whose result was on the screen.
  readonly replayFrom: { readonly screen: Screen; readonly file?: string } | null;
  // The last thing the host said about the table.
  readonly table: TablePush | null;
  // Seat of the AI that is thinking.
  readonly thinking: number | null;
  readonly problem: Problem | null;
  // Problems that came while another was shown.
  readonly furtherProblems: readonly Problem[];
  // A match that could not be written yet, and the moment after it was.
  readonly saving: 'pending' | 'done' | null;
  // What was last heard of new versions.
  readonly news: News | null;
}

export interface Store<State> {
  get(): State;
  set(change: Partial<State>): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const store = createStore<AppState>({
  about: null,
  settings: STANDARD_SETTINGS,
  screen: { name: 'title' },
  replayFrom: null,
  table: null,
  thinking: null,
  problem: null,
  furtherProblems: [],
  saving: null,
  news: null,
});

// Re-renders only when the selected part changes; selectors return parts of the state, never fresh objects.
export function useStore<Part>(select: (state: AppState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
