// What the screens say of the four games beyond what the host knows of them.
import type { GameId, GameInfo } from '../../engine/protocol';

// Minutes of a usual match, for the banners and tiles.
export const USUAL_MINUTES: Readonly<Record<GameId, number>> = { leaders: 15, grunwald: 60, zizka: 90, 'monster-lands': 90 };

// The names of the boxes, in two lines for banners; proper names, the same in every language.
export const NAME_LINES: Readonly<Record<GameId, readonly [string, string]>> = {
  leaders: ['Starcie', 'Wodzów'],
  grunwald: ['Na', 'Grunwald!'],
  zizka: ['Jan', 'Žižka'],
  'monster-lands': ['Monster', 'Lands'],
};

export function gameName(game: GameId | 'toy'): string {
  return game === 'toy' ? 'Toy' : NAME_LINES[game].join(' ');
}

const SEATS: Readonly<Record<GameId, GameInfo['seatRange']>> = {
  leaders: { min: 2, max: 2 },
  grunwald: { min: 2, max: 4 },
  zizka: { min: 1, max: 4 },
  'monster-lands': { min: 1, max: 4 },
};

// The host's word counts; the constants only fill a banner while a game is not there.
export function seatRangeOf(games: readonly GameInfo[], game: GameId): GameInfo['seatRange'] {
  return games.find((info) => info.id === game)?.seatRange ?? SEATS[game];
}
