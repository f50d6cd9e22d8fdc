// The game's chart compiled once, for playing on in thought.
import { compileKernel } from '../../core/kernel';
import { effects } from './effects';
import type { Event } from './events';
import { guards } from './flow';
import { chart } from './phases';
import type { Decision, State } from './types';

export const kernel = compileKernel<State, Decision, Event>({ chart, guards, effects });
