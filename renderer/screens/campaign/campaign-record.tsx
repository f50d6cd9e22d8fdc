// The record of a campaign: every game played, and its replay.
import type { CampaignInfo, GameId } from '../../../engine/protocol';
import { openReplay } from '../../app/actions';
import { dayInWords } from '../../app/when';
import { type CampaignLook, difficultyName } from '../../games/campaign-look';
import { t, useLanguage } from '../../text/i18n';
import { Markup } from '../../ui/art';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

interface CampaignRecordProps {
  readonly game: GameId;
  readonly look: CampaignLook;
  readonly campaign: CampaignInfo;
  readonly onClose: () => void;
}

export function CampaignRecord({ game: id, look, campaign, onClose }: CampaignRecordProps) {
  const language = useLanguage();
  return (
    <Dialog title={t('campaign.recordTitle', { name: campaign.name })} width={760} height={520} onClose={onClose}>
      <ol className="record">
        {campaign.games.length === 0 ? <p className="rules-none">{t('campaign.noGames')}</p> : null}
        {campaign.games.map((game, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: games are only ever added at the end
          <li key={index} className="record-row">
            <Markup className="medal" markup={look.medal(game.rank, 24) ?? ''} />
            <b className="sc">
              {game.scenario}. {look.scenarioName(game.scenario, language)}
            </b>
            <span className="sa">{difficultyName(id, game.difficulty)}</span>
            <span className="sa">
              {look.rankName(game.rank, language)}, {t('goal.points', { points: game.score })}
            </span>
            <span className="sa ink2">{dayInWords(game.playedAt, language)}</span>
            <Button
              look="quiet"
              size="small"
              icon="film-spool"
              action={`record-replay-${index}`}
              label={t('saves.replay')}
              onPress={() => void openReplay('replay.campaign', { campaign: campaign.file, game: index })}
            />
          </li>
        ))}
      </ol>
      <div className="dialog-buttons">
        <Button look="primary" autoFocus onPress={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}
