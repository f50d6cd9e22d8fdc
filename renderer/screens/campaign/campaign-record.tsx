// The record of a campaign: every game played, and its replay.
import type { CampaignInfo } from '../../../engine/protocol';
import { openTable } from '../../app/actions';
import { dayInWords } from '../../app/when';
import { MEDAL, medalBody } from '../../games/monster-lands/art/campaign';
import { t, useLanguage } from '../../text/i18n';
import { Markup, painted, pieceOfWidth } from '../../ui/art';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { isRank, rankName, scenarioName } from './scenario-words';

export function CampaignRecord({ campaign, onClose }: { readonly campaign: CampaignInfo; readonly onClose: () => void }) {
  const language = useLanguage();
  return (
    <Dialog title={t('campaign.recordTitle', { name: campaign.name })} width={760} height={520} onClose={onClose}>
      <ol className="record">
        {campaign.games.length === 0 ? <p className="rules-none">{t('campaign.noGames')}</p> : null}
        {campaign.games.map((game, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: games are only ever added at the end
          <li key={index} className="record-row">
            {isRank(game.rank) ? <RankMedal rank={game.rank} /> : null}
            <b className="sc">
              {game.scenario}. {scenarioName(game.scenario, language)}
            </b>
            <span className="sa">{t(`difficulty.${game.difficulty}`)}</span>
            <span className="sa">
              {rankName(game.rank, language)}, {t('goal.points', { points: game.score })}
            </span>
            <span className="sa ink2">{dayInWords(game.playedAt, language)}</span>
            <Button
              look="quiet"
              size="small"
              icon="film-spool"
              action={`record-replay-${index}`}
              label={t('saves.replay')}
              onPress={() => void openTable('replay.campaign', { campaign: campaign.file, game: index })}
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

function RankMedal({ rank }: { readonly rank: Parameters<typeof medalBody>[0] }) {
  return <Markup className="medal" markup={painted(`medal ${rank} 24`, () => pieceOfWidth(MEDAL, medalBody(rank), 24))} />;
}
