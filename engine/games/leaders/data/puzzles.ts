// The shipped puzzles, easiest grade first.
import type { Puzzle } from './puzzle-types';
import { puzzles1 } from './puzzles-1';
import { puzzles2 } from './puzzles-2';
import { puzzles3 } from './puzzles-3';

export const puzzles: readonly Puzzle[] = [...puzzles1, ...puzzles2, ...puzzles3];
