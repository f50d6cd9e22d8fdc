// The game's chart compiled once, for playouts and for posing lessons.
import { compileKernel } from '../../core/kernel';
import { effects } from './effects';
import { guards } from './flow';
import { chart } from './phases';

export const kernel = compileKernel({ chart, guards, effects });
