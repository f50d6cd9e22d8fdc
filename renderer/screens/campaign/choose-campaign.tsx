// The campaigns there are, and how to begin a new one.
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { CampaignInfo, GameId } from '../../../engine/protocol';
import { store } from '../../app/store';
import { difficultyName, passedCount } from '../../games/campaign-look';
import { Emblem } from '../../games/game-sign';
import { gameName } from '../../games/manifest';
import { gameText, t } from '../../text/i18n';
import { problemInWords } from '../../text/problem-in-words';
import { Button } from '../../ui/button';
import { Field, Segments } from '../../ui/controls';
import { Dialog } from '../../ui/dialog';
import { standardDifficulty, type WithCampaign } from './with-campaign';

interface ChooseCampaignProps {
  // Games that have campaigns.
  readonly games: readonly WithCampaign[];
  readonly campaigns: readonly CampaignInfo[];
  readonly chosen: CampaignInfo | null;
  readonly onChoose: (file: string) => void;
  readonly onCreate: (game: GameId, name: string, difficulty: string) => void;
  readonly onClose: () => void;
}

export function ChooseCampaign({ games, campaigns, chosen, onChoose, onCreate, onClose }: ChooseCampaignProps) {
  const { playerName } = store.get().settings;
  const [name, setName] = useState(playerName === '' ? t('campaign.newName') : t('campaign.nameOf', { name: playerName }));
  const [id, setId] = useState(games[0]?.id);
  const game = games.find((each) => each.id === id);
  const [level, setLevel] = useState<string | null>(null);
  const levels = game?.campaign.difficulties ?? [];
  const difficulty = levels.find((each) => each === level) ?? standardDifficulty(game);
  const scenariosOf = (of: GameId) => games.find((each) => each.id === of)?.campaign.scenarios ?? 0;
  const wanted = name.trim();
  return (
    <Dialog
      title={t(campaigns.length === 0 ? 'campaign.firstTitle' : 'campaign.chooseTitle')}
      width={700}
      height={campaigns.length === 0 ? 330 : 548}
      onClose={onClose}
    >
      {campaigns.length === 0 && id !== undefined ? <p className="dialog-text">{gameText(id, 'campaign.firstText')}</p> : null}
      {campaigns.length === 0 ? null : (
        <div className="campaign-list">
          {campaigns.map((campaign) => (
            <AriaButton
              key={campaign.file}
              className={`list-row campaign-row ${campaign.file === chosen?.file ? 'here' : ''}`}
              data-campaign={campaign.file}
              onPress={() => onChoose(campaign.file)}
            >
              <b className="gg ellipsis">{campaign.name}</b>
              <span className="sa">
                {campaign.problem === null
                  ? campaign.game === null
                    ? ''
                    : [
                        ...(games.length > 1 ? [gameName(campaign.game)] : []),
                        difficultyName(campaign.game, campaign.difficulty),
                        t('campaign.passed', {
                          passed: passedCount(campaign, scenariosOf(campaign.game)),
                          all: scenariosOf(campaign.game),
                        }),
                      ].join(', ')
                  : problemInWords(campaign.problem.code, campaign.problem.message)}
              </span>
              <span className="grow" />
              <span className="sa ink2">
                {campaign.ended === null
                  ? t('campaign.games', { count: campaign.games.length })
                  : t(`campaign.is.${campaign.ended}`)}
              </span>
            </AriaButton>
          ))}
        </div>
      )}
      <h3 className="campaign-new">{t('campaign.new')}</h3>
      <div className="row gap12">
        <Field label={t('campaign.name')} value={name} onChange={setName} width={230} action="campaign-name" />
        {games.length > 1 && id !== undefined ? (
          <Segments
            label={t('newMatch.game')}
            segments={games.map((each) => ({
              value: each.id,
              name: gameName(each.id),
              label: <Emblem game={each.id} size={28} />,
            }))}
            value={id}
            onChange={setId}
          />
        ) : null}
        <Segments
          label={t('campaign.difficulty')}
          segments={levels.map((each) => ({ value: each, label: id === undefined ? each : difficultyName(id, each) }))}
          value={difficulty}
          onChange={setLevel}
        />
      </div>
      <div className="dialog-buttons">
        <Button look="quiet" onPress={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          look="primary"
          icon="treasure-map"
          action="create-campaign"
          disabled={wanted === '' || id === undefined}
          onPress={() => id !== undefined && onCreate(id, wanted, difficulty)}
        >
          {t('campaign.begin')}
        </Button>
      </div>
    </Dialog>
  );
}
