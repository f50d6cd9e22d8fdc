// A picture of a game's table, taken from a match; the drawn board in small where there is none.
import type { GameId } from '../../../engine/protocol';
import { Thumbnail } from '../../games/game-sign';
import { hasPicture, Picture } from '../../ui/picture';

export function TablePicture({ game, width }: { readonly game: GameId; readonly width: number }) {
  if (!hasPicture(`${game}/table`)) return <Thumbnail game={game} width={width} />;
  return <Picture name={`${game}/table`} className="table-picture" width={width} height={(width * 9) / 16} />;
}
