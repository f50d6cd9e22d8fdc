// Whom one plays alone against: games with a solo game of their own bring renderer/games/<id>/rival.ts.
import type { GameId, Language } from '../../engine/protocol';
import type { PersonSpec } from '../art/portrait/spec';

export interface Rival {
  readonly name: string;
  readonly about: Readonly<Record<Language, string>>;
  // How one plays against him, in a few sentences.
  readonly ways: Readonly<Record<Language, readonly string[]>>;
  readonly face: PersonSpec;
}

const modules = import.meta.glob<{ rival: Rival }>('./*/rival.ts', { eager: true });

export const rivalOf = (game: GameId): Rival | null => modules[`./${game}/rival.ts`]?.rival ?? null;
