// The match to go on with; without one, an invitation to a first match with a teacher.
import type { SaveInfo } from '../../../engine/protocol';
import { openTable } from '../../app/actions';
import { progressInWords, timeInWords } from '../../app/when';
import { SavedTable } from '../../games/game-sign';
import { gameName } from '../../games/manifest';
import { useLanguage, useT } from '../../text/i18n';
import { SeatBadge } from '../../ui/art';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { isWhole, type WholeSave } from '../saves/whole-save';
import { Welcome } from './welcome';

export function ContinueCard({ saves }: { readonly saves: readonly SaveInfo[] | null }) {
  if (saves === null) return null;
  const last = newestRunning(saves);
  return (
    <Panel x={44} y={160} width={316} height={146} lit className="continue-card">
      {last === undefined ? <Welcome isNew={saves.length === 0} /> : <GoOn save={last} />}
    </Panel>
  );
}

export function newestRunning(saves: readonly SaveInfo[]): WholeSave | undefined {
  // The list comes newest first, whatever the clock said.
  return saves.filter(isWhole).find((save) => !save.finished);
}

function tagOf({ campaign, taught }: WholeSave): string {
  if (taught) return 'title.teachTag';
  return campaign === null ? 'title.continueTag' : 'title.campaign';
}

function GoOn({ save }: { readonly save: WholeSave }) {
  const t = useT();
  const language = useLanguage();
  const seat = save.toMove === null ? undefined : save.seats[save.toMove];
  const scenario = save.campaign === null ? '' : String(save.options['scenario'] ?? '');
  return (
    <>
      <div className="continue-picture">
        <SavedTable game={save.game} save={save} width={124} />
      </div>
      <div className="continue-text">
        <div className="tag-label">{t(tagOf(save))}</div>
        <div className="gg continue-game">{gameName(save.game)}</div>
        <div className="continue-progress">
          {scenario === '' ? null : `${t('campaign.scenario', { scenario })}, `}
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
