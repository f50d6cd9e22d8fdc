// A game's own drawings in the page: its emblem and its board in small.
import type { GameId, SaveInfo } from '../../engine/protocol';
import { emblemBody, emblemBox } from '../art/emblem';
import { THUMBNAIL, thumbnailBody } from '../art/thumbnail';
import { Markup, painted, pieceOfWidth } from '../ui/art';
import { manifestOf } from './manifest';

export function Emblem({ game, size }: { readonly game: GameId; readonly size: number }) {
  const markup = painted(`emblem ${game} ${size}`, () =>
    pieceOfWidth(emblemBox(60), emblemBody(manifestOf(game).emblem, 60), size),
  );
  return <Markup style={{ width: size, height: size }} markup={markup} />;
}

export function Thumbnail({ game, width }: { readonly game: GameId; readonly width: number }) {
  const markup = painted(`thumbnail ${game} ${width}`, () =>
    pieceOfWidth(THUMBNAIL, thumbnailBody(manifestOf(game).thumbnail()), width),
  );
  return <Markup style={{ width, height: width * 0.625 }} markup={markup} />;
}

// The table of a save as it lies there, in its seats' colours; an example where the game draws none.
export function SavedTable({ game, save, width }: { readonly game: GameId; readonly save: SaveInfo; readonly width: number }) {
  if (save.sketch.length === 0) return <Thumbnail game={game} width={width} />;
  const tinctureOf = (seat: number) => save.seats[seat]?.tincture ?? 'gules';
  const drawing = manifestOf(game).thumbnail({ pieces: save.sketch, tinctureOf });
  const markup = painted(`saved ${save.file} ${save.savedAt} ${width}`, () =>
    pieceOfWidth(THUMBNAIL, thumbnailBody(drawing), width),
  );
  return <Markup style={{ width, height: width * 0.625 }} markup={markup} />;
}
