// Which puzzles are solved and which lessons are done.
import { z } from 'zod';
import { readCapped, reasonOf, writeAtomic } from './files';
import { parsePlainJson } from './plain-json';
import { reportDamage } from './settings-store';

const MAX_BYTES = 200_000;
const ids = z.array(z.string().max(120)).max(5_000);
const progressSchema = z.strictObject({ puzzles: ids, lessons: ids });

export interface ProgressStore {
  hasSolved(puzzle: string): boolean;
  hasDone(game: string, lesson: string): boolean;
  markSolved(puzzle: string): Promise<void>;
  markDone(game: string, lesson: string): Promise<void>;
}

type Tell = (code: string, message: string) => void;

export async function openProgress(path: string, tell: Tell = () => {}): Promise<ProgressStore> {
  const progress = await readProgress(path, tell);
  const puzzles = new Set(progress.puzzles);
  const lessons = new Set(progress.lessons);
  const add = async (set: Set<string>, id: string) => {
    if (set.has(id)) return;
    set.add(id);
    try {
      await writeAtomic(path, `${JSON.stringify({ puzzles: [...puzzles], lessons: [...lessons] })}\n`);
    } catch (error) {
      tell('progress.notWritten', `${path}: ${reasonOf(error)}`);
    }
  };
  return {
    hasSolved: (puzzle) => puzzles.has(puzzle),
    hasDone: (game, lesson) => lessons.has(`${game}/${lesson}`),
    markSolved: (puzzle) => add(puzzles, puzzle),
    markDone: (game, lesson) => add(lessons, `${game}/${lesson}`),
  };
}

async function readProgress(path: string, tell: Tell): Promise<z.infer<typeof progressSchema>> {
  const text = await readCapped(path, MAX_BYTES);
  if (!text.ok && text.code !== 'save.tooLarge') return { puzzles: [], lessons: [] };
  const json = text.ok ? parsePlainJson(text.value) : text;
  const progress = progressSchema.safeParse(json.ok ? json.value : null);
  if (progress.success) return progress.data;
  await reportDamage(path, 'progress.damaged', tell);
  return { puzzles: [], lessons: [] };
}
