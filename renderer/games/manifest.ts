// What a game says of itself before anybody plays it: title, new match, saves, rules and results know a game by this
// alone. Manifests come with the title, so they hold no more than words, colours and small drawings.
import type { GameId, Language, Sketched, Tincture } from '../../engine/protocol';
import type { BannerDesign } from '../art/banner';

export interface GameManifest extends BannerDesign {
  // The box's name in one or two lines; a proper name, the same in every language.
  readonly name: readonly string[];
  // What one plays here, in a few words.
  readonly motto: Readonly<Record<Language, string>>;
  // What the game is, in two lines.
  readonly about: Readonly<Record<Language, string>>;
  // Minutes of a match with one person at the table, by the number of seats: an estimate from the decisions of Squires'
  // matches, 12 s for an own one (20 s in a duel) and 2.5 s for an opponent's, set by a match that was timed.
  readonly minutes: Readonly<Record<number, number>>;
  // Stripes at the edge of its tile; none when left out.
  readonly stripes?: readonly string[];
  // The board in small, 160 × 100 from its top left corner: as it lies in a match, or as an example.
  thumbnail(table?: SketchedTable): string;
  // A sign beside the chosen value of an option: SVG of 24 × 24, null for none.
  optionPicture?(option: string, value: string | number | boolean): string | null;
}

// What stands where in a match, and in whose colours.
export interface SketchedTable {
  readonly pieces: readonly Sketched[];
  tinctureOf(seat: number): Tincture;
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

/** Minutes at so many seats; of the nearest number that was looked at. */
export function minutesFor(game: GameId, seats: number): number {
  const { minutes } = manifestOf(game);
  const counts = Object.keys(minutes).map(Number);
  const nearest = counts.toSorted((a, b) => Math.abs(a - seats) - Math.abs(b - seats))[0] ?? seats;
  return minutes[nearest] ?? 0;
}

export const gameName = (game: GameId): string => manifestOf(game).name.join(' ');
