// The named opponents: each a level and a temper, three a level and two a temper. Names and stories are the table's matter.
import type { Level, Temper } from '../core/agent';

export interface Character {
  readonly id: string;
  readonly level: Level;
  readonly temper: Temper;
}

export const CHARACTERS = [
  { id: 'hanka', level: 'page', temper: 'bold' },
  { id: 'vojtech', level: 'page', temper: 'careful' },
  { id: 'dobroslawa', level: 'page', temper: 'steady' },
  { id: 'ulrike', level: 'squire', temper: 'greedy' },
  { id: 'matous', level: 'squire', temper: 'sly' },
  { id: 'jurgis', level: 'squire', temper: 'vengeful' },
  { id: 'balint', level: 'knight', temper: 'bold' },
  { id: 'rasa', level: 'knight', temper: 'greedy' },
  { id: 'ilona', level: 'knight', temper: 'vengeful' },
  { id: 'reinhold', level: 'hetman', temper: 'careful' },
  { id: 'sidonie', level: 'hetman', temper: 'sly' },
  { id: 'bogumil', level: 'hetman', temper: 'steady' },
] as const satisfies readonly Character[];

export type CharacterId = (typeof CHARACTERS)[number]['id'];

// Null for an id that nobody has, as in a save of a later version.
export function characterOf(id: string): (Character & { readonly id: CharacterId }) | null {
  return CHARACTERS.find((each) => each.id === id) ?? null;
}
