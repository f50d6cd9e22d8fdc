// Which puzzles are solved and which lessons are done.
import { join } from 'node:path';
import { z } from 'zod';
import { readCapped, setAside, writeAtomic } from './files';
import { parsePlainJson } from './plain-json';

const MAX_BYTES = 200_000;
const ids = z.array(z.string().max(120)).max(5_000);
const progressSchema = z.strictObject({ puzzles: ids, lessons: ids });

export interface ProgressStore {
  hasSolved(puzzle: string): boolean;
  hasDone(game: string, lesson: string): boolean;
  markSolved(puzzle: string): Promise<void>;
  markDone(game: string, lesson: string): Promise<void>;
}

export async function openProgress(userData: string): Promise<ProgressStore> {
  const path = join(userData, 'progress.json');
  const progress = await readProgress(path);
  const puzzles = new Set(progress.puzzles);
  const lessons = new Set(progress.lessons);
  const add = async (set: Set<string>, id: string) => {
    if (set.has(id)) return;
    set.add(id);
    await writeAtomic(path, `${JSON.stringify({ puzzles: [...puzzles], lessons: [...lessons] })}\n`);
  };
  return {
    hasSolved: (puzzle) => puzzles.has(puzzle),
    hasDone: (game, lesson) => lessons.has(`${game}/${lesson}`),
    markSolved: (puzzle) => add(puzzles, puzzle),
    markDone: (game, lesson) => add(lessons, `${game}/${lesson}`),
  };
}

async function readProgress(path: string): Promise<z.infer<typeof progressSchema>> {
  const text = await readCapped(path, MAX_BYTES);
  if (!text.ok) return { puzzles: [], lessons: [] };
  const json = parsePlainJson(text.value);
  const progress = progressSchema.safeParse(json.ok ? json.value : null);
  if (progress.success) return progress.data;
  await setAside(path);
  return { puzzles: [], lessons: [] };
}
