// The games to choose from, as pictures of their tables over cloth; the more there are, the lower each is.
import { Radio, RadioGroup } from 'react-aria-components';
import type { GameId, GameInfo } from '../../../engine/protocol';
import { portrait } from '../../art/portrait/portrait';
import { gameName, manifestOf, minutesFor } from '../../games/manifest';
import { type Rival, rivalOf } from '../../games/rival';
import { t, useLanguage } from '../../text/i18n';
import { Markup, painted } from '../../ui/art';
import { TablePicture } from './table-picture';

// Of the column of tiles, in design pixels.
const ROOM = 582;
const GAP = 10;
const FULL = 138;
// Below this a tile says its name and how long it takes, no more.
const LOW = 118;

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
  const language = useLanguage();
  const { min, max } = seatRange;
  const { colours, motto } = manifestOf(id);
  const rival = min === 1 ? rivalOf(id) : null;
  const seats = min === max ? t('game.seats', { count: max }) : t('game.seatsRange', { min, max });
  return (
    <Radio
      value={id}
      className={`game-tile ${height < LOW ? 'low' : ''}`}
      aria-label={gameName(id)}
      data-game={id}
      style={{ height }}
    >
      <TablePicture game={id} width={204} />
      {rival === null ? null : <RivalTag game={id} rival={rival} />}
      <span className="tile-text" style={{ background: `linear-gradient(${colours.colour}, ${colours.dark})` }}>
        <span className="gg tile-name">{gameName(id)}</span>
        <span className="sa tile-what">{motto[language]}</span>
        <span className="sa tile-note">
          <span>{seats}</span>
          <span>{t('newMatch.about', { minutes: minutesFor(id, Math.max(min, 2)) })}</span>
        </span>
      </span>
    </Radio>
  );
}

function RivalTag({ game, rival }: { readonly game: GameId; readonly rival: Rival }) {
  const face = painted(`rival ${game} 19`, () => portrait(rival.face, { width: 19, height: 19, round: true, ring: '' }));
  return (
    <span className="tile-rival sa">
      <Markup markup={face} />
      {t('newMatch.soloTag', { name: rival.name })}
    </span>
  );
}
