// Which puzzles are solved, which lessons are done, and how matches against named opponents ended.
import { z } from 'zod';
import { CHARACTER_IDS, type CharacterId, type OpponentRecord } from '../../engine/protocol';
import { readCapped, reasonOf, writeAtomic } from './files';
import { parsePlainJson } from './plain-json';
import { reportDamage } from './settings-store';

const MAX_BYTES = 200_000;
const ids = z.array(z.string().max(120)).max(5_000);
const MOST_MET = 5_000;
// `met` are words of match, character and end; files from before characters have none.
const progressSchema = z.strictObject({ puzzles: ids, lessons: ids, met: ids.default([]) });

export interface ProgressStore {
  hasSolved(puzzle: string): boolean;
  hasDone(game: string, lesson: string): boolean;
  markSolved(puzzle: string): Promise<void>;
  markDone(game: string, lesson: string): Promise<void>;
  // Counts once a match, however often its end is told.
  markMet(match: string, character: CharacterId, end: 'won' | 'lost'): Promise<void>;
  records(): readonly OpponentRecord[];
}

type Tell = (code: string, message: string) => void;

export async function openProgress(path: string, tell: Tell = () => {}): Promise<ProgressStore> {
  const progress = await readProgress(path, tell);
  const puzzles = new Set(progress.puzzles);
  const lessons = new Set(progress.lessons);
  const met = new Set(progress.met);
  const add = async (set: Set<string>, id: string) => {
    if (set.has(id)) return;
    set.add(id);
    try {
      await writeAtomic(
        path,
        `${JSON.stringify({ puzzles: [...puzzles], lessons: [...lessons], met: [...met].slice(-MOST_MET) })}\n`,
      );
    } catch (error) {
      tell('progress.notWritten', `${path}: ${reasonOf(error)}`);
    }
  };
  return {
    hasSolved: (puzzle) => puzzles.has(puzzle),
    hasDone: (game, lesson) => lessons.has(`${game}/${lesson}`),
    markSolved: (puzzle) => add(puzzles, puzzle),
    markDone: (game, lesson) => add(lessons, `${game}/${lesson}`),
    async markMet(match, character, end) {
      const isCounted = [...met].some((each) => each.startsWith(`${match}/${character}/`));
      if (!isCounted) await add(met, `${match}/${character}/${end}`);
    },
    records: () =>
      CHARACTER_IDS.flatMap((character) => {
        const count = (end: string) => [...met].filter((each) => each.endsWith(`/${character}/${end}`)).length;
        const [won, lost] = [count('won'), count('lost')];
        return won + lost === 0 ? [] : [{ character, won, lost }];
      }),
  };
}

async function readProgress(path: string, tell: Tell): Promise<z.infer<typeof progressSchema>> {
  const text = await readCapped(path, MAX_BYTES);
  if (!text.ok && text.code !== 'save.tooLarge') return { puzzles: [], lessons: [], met: [] };
  const json = text.ok ? parsePlainJson(text.value) : text;
  const progress = progressSchema.safeParse(json.ok ? json.value : null);
  if (progress.success) return progress.data;
  await reportDamage(path, 'progress.damaged', tell);
  return { puzzles: [], lessons: [], met: [] };
}
