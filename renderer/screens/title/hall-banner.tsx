// A game's banner in the hall: stirs in the draught, glows under the hand, opens a new match of its game.
import type { CSSProperties } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { GameId } from '../../../engine/protocol';
import { go } from '../../app/actions';
import { gameName, NAME_LINES, seatRangeOf, USUAL_MINUTES } from '../../app/games';
import { useStore } from '../../app/store';
import { bannerBox } from '../../art/banner';
import { playSound } from '../../sound/sound';
import { useT } from '../../text/i18n';
import { Icon } from '../../ui/art';
import { Picture } from '../../ui/picture';

const WIDTH = 172;
const HEIGHT = 430;
const TOP = 112;

export function HallBanner({ game, middle, delay }: { readonly game: GameId; readonly middle: number; readonly delay: number }) {
  const t = useT();
  const games = useStore((state) => state.about?.games);
  const box = bannerBox(WIDTH, HEIGHT);
  const { min, max } = seatRangeOf(games ?? [], game);
  const seats = min === max ? t('game.seats', { count: max }) : t('game.seatsRange', { min, max });
  const style: CSSProperties = { left: middle - WIDTH / 2 + box.x, top: TOP + box.y, width: box.width, height: box.height };
  return (
    <AriaButton
      className={`hall-banner banner-${game}`}
      style={{ ...style, '--delay': `${-delay}s` } as CSSProperties}
      aria-label={t('title.playGame', { game: gameName(game) })}
      data-game={game}
      onPress={() => {
        playSound('card');
        go({ name: 'new-match', game });
      }}
    >
      <span className="banner-cloth">
        <Picture name={`banner-${game}`} className="banner-art" width={box.width} height={box.height} />
        <Picture name={`banner-${game}-lit`} className="banner-art banner-lit" width={box.width} height={box.height} />
        <span className="banner-name gg" style={{ top: HEIGHT * 0.525 - 29 - box.y }}>
          {NAME_LINES[game].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <span className="banner-foot sc" style={{ top: HEIGHT * 0.815 - 15 - box.y }}>
          {seats} · {t('game.minutes', { minutes: USUAL_MINUTES[game] })}
        </span>
      </span>
      <span className="banner-play btn primary small" style={{ top: 402 - box.y }}>
        <Icon name="play-button" size={14} colour="#2a1a08" />
        {t('title.play')}
      </span>
    </AriaButton>
  );
}
