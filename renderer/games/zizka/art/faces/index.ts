// Who looks how in Jan Žižka: commanders, companions and everybody for hire.
import type { PersonSpec } from '../../../../art/portrait/spec';
import { COMPANY } from './company';
import { FIRST_LEVEL } from './first-level';
import { SECOND_LEVEL } from './second-level';

export const FACES: Readonly<Record<string, PersonSpec>> = { ...COMPANY, ...FIRST_LEVEL, ...SECOND_LEVEL };
