// The screens of the program, as one union; the store holds the current one.
import type { CharacterId, GameId } from '../../engine/protocol';

// What of the saves is listed: which page, and the chosen one.
export interface SavesShown {
  readonly game: GameId | 'all';
  readonly kind: 'running' | 'finished';
  readonly search: string;
  readonly page: number;
  readonly file: string | null;
}

export type Screen =
  | { readonly name: 'title' }
  // `character` sits down opposite.
  | { readonly name: 'new-match'; readonly game?: GameId; readonly character?: CharacterId }
  | { readonly name: 'opponents' }
  | { readonly name: 'table' }
  | { readonly name: 'results' }
  // `shown` is how the list stood when it was left.
  | { readonly name: 'saves'; readonly shown?: SavesShown }
  | { readonly name: 'settings' }
  | {
      readonly name: 'learn';
      readonly game?: GameId;
      readonly search?: string;
      readonly rule?: string;
      readonly glossary?: boolean;
      readonly turn?: boolean;
    }
  | { readonly name: 'puzzles' }
  | { readonly name: 'campaign'; readonly file?: string }
  | { readonly name: 'credits' };

export type ScreenName = Screen['name'];

// Screens that a menu command of the shell may open by name.
export const COMMAND_SCREENS: readonly ScreenName[] = [
  'title',
  'new-match',
  'opponents',
  'saves',
  'settings',
  'learn',
  'puzzles',
  'campaign',
  'credits',
];
