// An invitation to a first match with a teacher: to the first game that has not been taught yet, or to any other.
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { fullName, type GameId, type TeachingInfo } from '../../../engine/protocol';
import { go, openTable } from '../../app/actions';
import { useAnswer } from '../../app/use-answer';
import { Emblem, Thumbnail } from '../../games/game-sign';
import { gameName } from '../../games/manifest';
import { useT } from '../../text/i18n';
import { Button } from '../../ui/button';

export function Welcome({ isNew }: { readonly isNew: boolean }) {
  const [teachings] = useAnswer('teachings.list');
  const [chosen, setChosen] = useState<GameId | null>(null);
  if (teachings === null) return null;
  const next = teachings.find(({ game }) => game === chosen) ?? teachings.find(({ done }) => !done);
  if (next === undefined) return <Free />;
  const isFirst = isNew && chosen === null && teachings.every(({ done }) => !done);
  return <Invitation next={next} isFirst={isFirst} teachings={teachings} onChoose={setChosen} />;
}

interface InvitationProps {
  readonly next: TeachingInfo;
  readonly isFirst: boolean;
  readonly teachings: readonly TeachingInfo[];
  onChoose(game: GameId): void;
}

function Invitation({ next, isFirst, teachings, onChoose }: InvitationProps) {
  const t = useT();
  return (
    <>
      <div className="continue-picture">
        <Thumbnail game={next.game} width={124} />
      </div>
      <div className="continue-text">
        <div className="tag-label">{t('title.teachTag')}</div>
        <div className="gg continue-game">{isFirst ? t('title.teachFirst') : gameName(next.game)}</div>
        <div className="continue-progress">{t('title.teachText', { teacher: fullName(next.teacher) })}</div>
      </div>
      <fieldset className="continue-games row" aria-label={t('title.teachChoose')}>
        {teachings.map((each) => (
          <AriaButton
            key={each.game}
            className="continue-choice"
            data-learn={each.game}
            aria-label={gameName(each.game)}
            aria-current={each === next}
            onPress={() => onChoose(each.game)}
          >
            <Emblem game={each.game} size={26} />
          </AriaButton>
        ))}
      </fieldset>
      <Button
        look="primary"
        icon="play-button"
        iconSize={15}
        action="teach"
        className="continue-button"
        onPress={() => void openTable('match.teach', { game: next.game })}
      >
        {t('title.teach')}
      </Button>
    </>
  );
}

function Free() {
  const t = useT();
  return (
    <>
      <div className="continue-text">
        <div className="gg continue-game">{t('title.allTaught')}</div>
        <div className="continue-progress">{t('title.allTaughtText')}</div>
      </div>
      <Button
        look="primary"
        icon="crossed-swords"
        iconSize={15}
        action="sit-down"
        className="continue-button"
        onPress={() => go({ name: 'new-match' })}
      >
        {t('title.new-match')}
      </Button>
    </>
  );
}
