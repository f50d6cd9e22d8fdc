// The banner of a game that scripts/pictures.mjs has not painted yet.
import type { GameId } from '../../engine/protocol';
import { bannerBody } from '../art/banner';
import { bannerBox } from '../art/banner-box';
import { manifestOf } from '../games/manifest';
import { Markup, painted, pieceOfWidth } from '../ui/art';

export function DrawnBanner({ game, width }: { readonly game: GameId; readonly width: number }) {
  const draw = (lit: boolean) =>
    painted(`banner ${game} ${width} ${lit}`, () => pieceOfWidth(bannerBox(), bannerBody(manifestOf(game), { lit }), width));
  return (
    <>
      <Markup className="banner-art" markup={draw(false)} />
      <Markup className="banner-art banner-lit" markup={draw(true)} />
    </>
  );
}
