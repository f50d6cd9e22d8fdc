// The campaigns there are, and how to begin a new one.
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { CAMPAIGN } from '../../../engine/games/monster-lands/data/solo';
import type { CampaignInfo } from '../../../engine/protocol';
import { store } from '../../app/store';
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { Field, Segments } from '../../ui/controls';
import { Dialog } from '../../ui/dialog';
import { problemInWords } from '../../ui/problem-toast';
import { passedCount } from './scenario-words';

interface ChooseCampaignProps {
  readonly campaigns: readonly CampaignInfo[];
  readonly chosen: CampaignInfo | null;
  readonly onChoose: (file: string) => void;
  readonly onCreate: (name: string, difficulty: string) => void;
  readonly onClose: () => void;
}

export function ChooseCampaign({ campaigns, chosen, onChoose, onCreate, onClose }: ChooseCampaignProps) {
  const { playerName } = store.get().settings;
  const [name, setName] = useState(playerName === '' ? t('campaign.newName') : t('campaign.nameOf', { name: playerName }));
  const [difficulty, setDifficulty] = useState<string>('normal');
  const wanted = name.trim();
  return (
    <Dialog
      title={t(campaigns.length === 0 ? 'campaign.firstTitle' : 'campaign.chooseTitle')}
      width={700}
      height={campaigns.length === 0 ? 330 : 548}
      onClose={onClose}
    >
      {campaigns.length === 0 ? <p className="dialog-text">{t('campaign.firstText')}</p> : null}
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
                  ? `${t(`difficulty.${campaign.difficulty}`)}, ${t('campaign.passed', { passed: passedCount(campaign) })}`
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
        <Segments
          label={t('campaign.difficulty')}
          segments={CAMPAIGN.order.map((each) => ({ value: each as string, label: t(`difficulty.${each}`) }))}
          value={difficulty}
          onChange={setDifficulty}
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
          disabled={wanted === ''}
          onPress={() => onCreate(wanted, difficulty)}
        >
          {t('campaign.begin')}
        </Button>
      </div>
    </Dialog>
  );
}
