// What a game says of itself before anybody plays it: title, new match, saves, rules and results know a game by this
// alone. Manifests come with the title, so they hold no more than words, colours and small drawings.
import type { GameId, Language } from '../../engine/protocol';
import type { BannerDesign } from '../art/banner';

export interface GameManifest extends BannerDesign {
  // The box's name in one or two lines; a proper name, the same in every language.
  readonly name: readonly string[];
  // What one plays here, in a few words.
  readonly motto: Readonly<Record<Language, string>>;
  // Minutes of a usual match.
  readonly minutes: number;
  // Stripes at the edge of its tile; none when left out.
  readonly stripes?: readonly string[];
  // The board in small, 160 × 100 from its top left corner.
  thumbnail(): string;
  // A sign beside the chosen value of an option: SVG of 24 × 24, null for none.
  optionPicture?(option: string, value: string | number | boolean): string | null;
}

const modules = import.meta.glob<{ manifest: GameManifest }>('./*/manifest.ts', { eager: true });

export const manifests = new Map<string, GameManifest>(
  Object.entries(modules).map(([path, { manifest }]) => [path.split('/')[1] ?? '', manifest]),
);

export function manifestOf(game: GameId): GameManifest {
  const manifest = manifests.get(game);
  if (manifest === undefined) throw new Error(`There is no renderer/games/${game}/manifest.ts.`);
  return manifest;
}

export const gameName = (game: GameId): string => manifestOf(game).name.join(' ');
