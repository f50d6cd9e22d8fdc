// A game's banner in the hall: stirs in the draught, glows under the hand, opens a new match of its game.
import { type CSSProperties, lazy, Suspense } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { GameInfo } from '../../../engine/protocol';
import { go } from '../../app/actions';
import { BANNER_HEIGHT, BANNER_WIDTH, bannerBox } from '../../art/banner-box';
import { gameName, manifestOf, minutesFor } from '../../games/manifest';
import { playSound } from '../../sound/sound';
import { useT } from '../../text/i18n';
import { Icon } from '../../ui/art';
import { hasPicture, Picture } from '../../ui/picture';
import type { Bay } from './hall-bays';

const DrawnBanner = lazy(async () => ({ default: (await import('../drawn-banner')).DrawnBanner }));

interface HallBannerProps {
  readonly game: GameInfo;
  readonly bay: Bay;
  readonly delay: number;
}

export function HallBanner({ game: { id, seatRange }, bay, delay }: HallBannerProps) {
  const t = useT();
  const { middle, top, scale } = bay;
  const box = bannerBox();
  const { min, max } = seatRange;
  const seats = min === max ? t('game.seats', { count: max }) : t('game.seatsRange', { min, max });
  const [width, height] = [box.width * scale, box.height * scale];
  const style = {
    left: middle + (box.x - BANNER_WIDTH / 2) * scale,
    top: top + box.y * scale,
    width,
    height,
    '--delay': `${-delay}s`,
    '--scale': scale,
  } as CSSProperties;
  const at = (y: number) => ({ top: (y - box.y) * scale });
  return (
    <AriaButton
      className="hall-banner"
      style={style}
      aria-label={t('title.playGame', { game: gameName(id) })}
      data-game={id}
      onPress={() => {
        playSound('card');
        go({ name: 'new-match', game: id });
      }}
    >
      <span className="banner-cloth">
        {hasPicture(`${id}/banner`) ? (
          <>
            <Picture name={`${id}/banner`} className="banner-art" width={width} height={height} />
            <Picture name={`${id}/banner-lit`} className="banner-art banner-lit" width={width} height={height} />
          </>
        ) : (
          <Suspense>
            <DrawnBanner game={id} width={width} />
          </Suspense>
        )}
        <span className="banner-name gg" style={at(BANNER_HEIGHT * 0.525 - 29)}>
          {manifestOf(id).name.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <span className="banner-foot sc" style={at(BANNER_HEIGHT * 0.815 - 15)}>
          {seats} · {t('game.minutes', { minutes: minutesFor(id, Math.max(min, 2)) })}
        </span>
      </span>
      <span className="banner-play btn primary small" style={at(402)}>
        <Icon name="play-button" size={14} colour="#2a1a08" />
        {t('title.play')}
      </span>
    </AriaButton>
  );
}
