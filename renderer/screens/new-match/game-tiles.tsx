// The four games to choose from, as tiles of cloth.
import type { CSSProperties } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { GAME_IDS, type GameId, type GameInfo } from '../../../engine/protocol';
import { gameName, NAME_LINES, USUAL_MINUTES } from '../../app/games';
import { GAME_COLOURS } from '../../art/palette';
import { svg } from '../../art/svg';
import { t } from '../../text/i18n';
import { Emblem, Icon, Markup, painted } from '../../ui/art';

interface GameTilesProps {
  readonly games: readonly GameInfo[];
  readonly chosen: GameInfo['id'] | null;
  readonly onChoose: (game: GameInfo) => void;
}

export function GameTiles({ games, chosen, onChoose }: GameTilesProps) {
  const shown = GAME_IDS.flatMap((id) => games.filter((game) => game.id === id));
  const toy = games.find((game) => game.id === 'toy');
  const choose = (id: string) => {
    const game = games.find((each) => each.id === id);
    if (game !== undefined) onChoose(game);
  };
  return (
    <RadioGroup aria-label={t('newMatch.game')} className="game-tiles" value={chosen} onChange={choose}>
      {shown.map((game) => (game.id === 'toy' ? null : <Tile key={game.id} game={game} id={game.id} />))}
      {toy === undefined ? null : (
        <Radio value="toy" className="toy-tile sc" data-game="toy">
          {gameName('toy')}
        </Radio>
      )}
    </RadioGroup>
  );
}

function Tile({ game, id }: { readonly game: GameInfo; readonly id: GameId }) {
  const { min, max } = game.seatRange;
  const seats = min === max ? t('game.seats', { count: max }) : t('game.seatsRange', { min, max });
  const cloth = painted(`tile ${id}`, () =>
    svg(226, 134, `<rect width="226" height="134" fill="${GAME_COLOURS[id].colour}" filter="url(#f-cloth)"/>`),
  );
  return (
    <Radio
      value={id}
      className={`game-tile tile-${id}`}
      aria-label={gameName(id)}
      data-game={id}
      style={{ '--tile': GAME_COLOURS[id].colour } as CSSProperties}
    >
      <Markup className="tile-cloth" markup={cloth} />
      <Emblem game={id} size={108} />
      <span className="tile-text">
        <span className="gg tile-name">
          {NAME_LINES[id].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <span className="sa tile-note">
          {seats} · {t('game.minutes', { minutes: USUAL_MINUTES[id] })}
        </span>
      </span>
      <span className="tile-check">
        <Icon name="check-mark" size={14} colour="#2a1a08" />
      </span>
    </Radio>
  );
}
