// The compiled chart for everything in this game that plays decisions in the mind: search, recruiting, analysis.
import { compileKernel } from '../../core/kernel';
import { effects } from './effects';
import { guards } from './flow';
import { chart } from './phases';

export const kernel = compileKernel({ chart, guards, effects });
