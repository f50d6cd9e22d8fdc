// The thread where saves from the folder are read and tried out: whatever a file does to it, the host goes on.
import { parentPort } from 'node:worker_threads';
import { type Result, succeed } from '../../engine/core/result';
import { parseSave } from '../../engine/core/save-format';
import type { GameShelf } from './game-shelf';
import { loadMatch } from './load-match';
import { inspectSave, type Listed } from './save-info';

export type SaveTask =
  // What the list says of a file.
  | { readonly id: number; readonly kind: 'inspect'; readonly path: string; readonly file: string }
  // Whether a text opens: parsed, replayed, its snapshot tried.
  | { readonly id: number; readonly kind: 'try'; readonly text: string };

export type SaveAnswer =
  | { readonly id: number; readonly listed: Listed }
  | { readonly id: number; readonly tried: Result<null> }
  | { readonly id: number; readonly error: string };

export function trySave(shelf: GameShelf, text: string): Result<null> {
  const body = parseSave(text);
  if (!body.ok) return body;
  const game = shelf.find(body.value.journal.header.game);
  // A game that is not here is said where the save is opened.
  if (game === null) return succeed(null);
  const loaded = loadMatch(game, body.value);
  return loaded.ok ? succeed(null) : loaded;
}

async function answer(shelf: GameShelf, task: SaveTask): Promise<SaveAnswer> {
  try {
    if (task.kind === 'try') return { id: task.id, tried: trySave(shelf, task.text) };
    return { id: task.id, listed: await inspectSave(task.path, task.file, shelf) };
  } catch (error) {
    return { id: task.id, error: error instanceof Error ? error.message : String(error) };
  }
}

// Answers one file after the other, for ever.
export function answerSaves(shelf: GameShelf): void {
  parentPort?.on('message', (task: SaveTask) => void answer(shelf, task).then((said) => parentPort?.postMessage(said)));
}
