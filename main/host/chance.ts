// Numbers for AI threads: a keyed one-way mix. The key is made anew with every start and leaves this file in no form, so
// neither the match's seed nor the number of another question can be computed from one.
import { createHmac, randomBytes } from 'node:crypto';

export type Chance = (label: string) => number;

export function createChance(): Chance {
  const key = randomBytes(32);
  return (label) => createHmac('sha256', key).update(label).digest().readInt32BE(0);
}
