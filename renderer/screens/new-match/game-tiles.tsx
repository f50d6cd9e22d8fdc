// The games to choose from, as tiles of cloth; the more there are, the lower each is.
import { Radio, RadioGroup } from 'react-aria-components';
import type { GameInfo } from '../../../engine/protocol';
import { svg } from '../../art/svg';
import { Emblem } from '../../games/game-sign';
import { gameName, manifestOf } from '../../games/manifest';
import { t } from '../../text/i18n';
import { Icon, Markup, painted } from '../../ui/art';

// Of the column of tiles, in design pixels.
const ROOM = 566;
const GAP = 10;
const FULL = 134;
// Below this a tile says its name in one line.
const LOW = 100;

interface GameTilesProps {
  readonly games: readonly GameInfo[];
  readonly chosen: GameInfo['id'] | null;
  readonly onChoose: (game: GameInfo) => void;
}

export function GameTiles({ games, chosen, onChoose }: GameTilesProps) {
  const choose = (id: string) => {
    const game = games.find((each) => each.id === id);
    if (game !== undefined) onChoose(game);
  };
  return (
    <RadioGroup aria-label={t('newMatch.game')} className="game-tiles" value={chosen} onChange={choose}>
      {games.map((game) => (
        <Tile key={game.id} game={game} height={Math.min(FULL, (ROOM + GAP) / games.length - GAP)} />
      ))}
    </RadioGroup>
  );
}

function Tile({ game: { id, seatRange }, height }: { readonly game: GameInfo; readonly height: number }) {
  const { min, max } = seatRange;
  const { name, minutes, colours, stripes } = manifestOf(id);
  const seats = min === max ? t('game.seats', { count: max }) : t('game.seatsRange', { min, max });
  const cloth = painted(`tile ${id}`, () =>
    svg(226, 134, `<rect width="226" height="134" fill="${colours.colour}" filter="url(#f-cloth)"/>`),
  );
  return (
    <Radio
      value={id}
      className={`game-tile ${height < LOW ? 'low' : ''}`}
      aria-label={gameName(id)}
      data-game={id}
      style={{ height }}
    >
      <Markup className="tile-cloth" markup={cloth} />
      {stripes === undefined ? null : (
        <span className="tile-stripes">
          {stripes.map((colour) => (
            <i key={colour} style={{ background: colour }} />
          ))}
        </span>
      )}
      <Emblem game={id} size={Math.min(108, height - 10)} />
      <span className="tile-text" style={height < LOW ? {} : { top: 29 - (FULL - height) / 2 }}>
        <span className="gg tile-name">
          {name.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <span className="sa tile-note">
          {seats} · {t('game.minutes', { minutes: minutes })}
        </span>
      </span>
      <span className="tile-check">
        <Icon name="check-mark" size={14} colour="#2a1a08" />
      </span>
    </Radio>
  );
}
