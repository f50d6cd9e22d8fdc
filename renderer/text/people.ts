// What is told of the twelve opponents and what they say, in both languages. Fetched with the screens that show them.
import type { CharacterId, Language } from '../../engine/protocol';
import { peopleEn } from './people-en';
import { peoplePl } from './people-pl';

// What a line at the table answers: something big went well for the speaker, the speaker beat a rival, a rival beat the
// speaker, fortune did; and the end of the match.
export const CUES = ['gain', 'strike', 'hurt', 'loss', 'won', 'lost'] as const;
export type Cue = (typeof CUES)[number];

export interface Person {
  readonly story: string;
  // How the temper shows at the table.
  readonly habit: string;
  readonly lines: Readonly<Record<Cue, readonly string[]>>;
}

export type People = Readonly<Record<CharacterId, Person>>;

export const PEOPLE: Readonly<Record<Language, People>> = { en: peopleEn, pl: peoplePl };
