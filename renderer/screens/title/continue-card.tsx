// The match to go on with; without one, an invitation to the first lesson.
import type { SaveInfo } from '../../../engine/protocol';
import { go, openTable } from '../../app/actions';
import { gameName } from '../../app/games';
import { progressInWords, timeInWords } from '../../app/when';
import { useLanguage, useT } from '../../text/i18n';
import { SeatBadge, Thumbnail } from '../../ui/art';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/panel';

export function ContinueCard({ saves }: { readonly saves: readonly SaveInfo[] | null }) {
  if (saves === null) return null;
  const last = newestRunning(saves);
  return (
    <Panel x={44} y={160} width={316} height={146} lit className="continue-card">
      {last === undefined ? <Welcome /> : <GoOn save={last} />}
    </Panel>
  );
}

export function newestRunning(saves: readonly SaveInfo[]): SaveInfo | undefined {
  const running = saves.filter((save) => !save.finished && save.problem === null);
  return running.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))[0];
}

function GoOn({ save }: { readonly save: SaveInfo }) {
  const t = useT();
  const language = useLanguage();
  const seat = save.toMove === null ? undefined : save.seats[save.toMove];
  return (
    <>
      <div className="continue-picture">{save.game === 'toy' ? null : <Thumbnail game={save.game} width={124} />}</div>
      <div className="continue-text">
        <div className="tag-label">{t('title.continueTag')}</div>
        <div className="gg continue-game">{gameName(save.game)}</div>
        <div className="continue-progress">
          {progressInWords(save.progress)}, {timeInWords(save.savedAt, language)}
        </div>
      </div>
      {seat === undefined ? null : (
        <div className="continue-seat row">
          <SeatBadge tincture={seat.tincture} size={28} />
          <span className="ellipsis">{t('common.toMove', { name: seat.name })}</span>
        </div>
      )}
      <Button
        look="primary"
        icon="play-button"
        iconSize={15}
        action="continue"
        autoFocus
        className="continue-button"
        onPress={() => void openTable('match.resume', { file: save.file })}
      >
        {t('title.resume')}
      </Button>
    </>
  );
}

function Welcome() {
  const t = useT();
  return (
    <>
      <div className="continue-picture">
        <Thumbnail game="leaders" width={124} />
      </div>
      <div className="continue-text">
        <div className="tag-label">{t('title.welcomeTag')}</div>
        <div className="gg continue-game">{t('title.welcome')}</div>
        <div className="continue-progress">{t('title.welcomeText')}</div>
      </div>
      <Button
        look="primary"
        icon="play-button"
        iconSize={15}
        action="first-lesson"
        className="continue-button"
        onPress={() => go({ name: 'learn', game: 'leaders' })}
      >
        {t('title.firstLesson')}
      </Button>
    </>
  );
}
