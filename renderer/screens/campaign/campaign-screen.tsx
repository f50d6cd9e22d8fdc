// The campaign of Monster Lands: the road of ten scenarios with their medals, and the campaigns themselves.
import { useCallback, useEffect, useState } from 'react';
import type { CampaignInfo } from '../../../engine/protocol';
import { ask, go, openTable } from '../../app/actions';
import { useAnswer } from '../../app/use-answer';
import { MEDAL, medalBody } from '../../games/monster-lands/art/campaign';
import { useLanguage, useT } from '../../text/i18n';
import { Markup, painted, pieceOfWidth } from '../../ui/art';
import { Button } from '../../ui/button';
import { Segments } from '../../ui/controls';
import { Confirm } from '../../ui/dialog';
import { BottomStrip, OakGround, TopStrip } from '../../ui/panel';
import { problemInWords } from '../../ui/problem-toast';
import { useEscape } from '../../ui/use-escape';
import { CampaignEnding } from './campaign-ending';
import { CampaignMap } from './campaign-map';
import { CampaignRecord } from './campaign-record';
import { ChooseCampaign } from './choose-campaign';
import { ScenarioPanel } from './scenario-panel';
import { RANK_IDS, rankName } from './scenario-words';

type Over = 'record' | 'choose' | 'delete' | null;

export function CampaignScreen({ file }: { readonly file?: string }) {
  const t = useT();
  const [campaigns, reload] = useAnswer('campaigns.list');
  const [chosenFile, setChosenFile] = useState<string | null>(file ?? null);
  const [scenario, setScenario] = useState<number | null>(null);
  const [over, setOver] = useState<Over>(null);
  const back = useCallback(() => go({ name: 'title' }), []);
  useEscape(back);
  const chosen = pick(campaigns ?? [], chosenFile);
  useEffect(() => {
    if (campaigns !== null && campaigns.length === 0) setOver('choose');
  }, [campaigns]);
  const shown = scenario ?? chosen?.scenario ?? 1;
  return (
    <main className="screen" data-screen="campaign">
      <OakGround />
      <TopStrip title={t('campaign.title')} onBack={back}>
        <Legend />
      </TopStrip>
      {chosen === null && campaigns?.length === 0 ? <UnwrittenRoad /> : null}
      {chosen === null ? null : (
        <>
          <CampaignMap campaign={chosen} shown={shown} onShow={setScenario} />
          {chosen.ended !== null && scenario === null ? (
            <CampaignEnding campaign={chosen} ended={chosen.ended} />
          ) : (
            <ScenarioPanel campaign={chosen} scenario={shown} />
          )}
          <CampaignBar campaign={chosen} onOver={setOver} />
        </>
      )}
      {over === 'record' && chosen !== null ? <CampaignRecord campaign={chosen} onClose={() => setOver(null)} /> : null}
      {over === 'choose' ? (
        <ChooseCampaign
          campaigns={campaigns ?? []}
          chosen={chosen}
          onChoose={(next) => {
            setChosenFile(next);
            setScenario(null);
            setOver(null);
          }}
          onCreate={async (name, difficulty) => {
            const answer = await ask('campaigns.create', { name, difficulty });
            if (answer === null) return;
            await reload();
            setChosenFile(answer.value.file);
            setScenario(null);
            setOver(null);
          }}
          onClose={() => (chosen === null ? back() : setOver(null))}
        />
      ) : null}
      {over === 'delete' && chosen !== null ? (
        <Confirm
          title={t('campaign.deleteTitle')}
          text={t('campaign.deleteText', { name: chosen.name })}
          yes={t('campaign.delete')}
          forGood
          onClose={() => setOver(null)}
          onYes={async () => {
            setOver(null);
            setChosenFile(null);
            if ((await ask('campaigns.delete', { file: chosen.file })) !== null) await reload();
          }}
        />
      ) : null}
    </main>
  );
}

// The road as it lies before everybody who has not gone it yet.
function UnwrittenRoad() {
  const t = useT();
  const campaign: CampaignInfo = {
    file: '',
    name: t('campaign.newName'),
    difficulty: 'normal',
    scenario: 1,
    ended: null,
    games: [],
    running: false,
    problem: null,
  };
  return (
    <>
      <CampaignMap campaign={campaign} shown={1} onShow={() => undefined} />
      <ScenarioPanel campaign={campaign} scenario={1} />
    </>
  );
}

// The named campaign, else one that still runs, else the first.
function pick(campaigns: readonly CampaignInfo[], file: string | null): CampaignInfo | null {
  const named = campaigns.find((campaign) => campaign.file === file);
  const running = campaigns.find((campaign) => campaign.ended === null && campaign.problem === null);
  return named ?? running ?? campaigns[0] ?? null;
}

function Legend() {
  const language = useLanguage();
  return (
    <span className="row campaign-legend">
      {[...RANK_IDS].reverse().map((rank) => (
        <span key={rank} className="row sc">
          <Markup markup={painted(`medal ${rank} 20`, () => pieceOfWidth(MEDAL, medalBody(rank), 20))} />
          {rankName(rank, language)}
        </span>
      ))}
    </span>
  );
}

function CampaignBar({ campaign, onOver }: { readonly campaign: CampaignInfo; readonly onOver: (over: Over) => void }) {
  const t = useT();
  const { ended, problem, scenario } = campaign;
  // MON-235: a Hero chooses between the higher levels.
  const choices = ended === null && !campaign.running ? (campaign.choices ?? []) : [];
  const [chosen, setChosen] = useState(campaign.difficulty);
  const choice = choices.length < 2 ? null : (choices.find((each) => each === chosen) ?? choices[0] ?? null);
  const difficulty = t(`difficulty.${choice ?? campaign.difficulty}`);
  const line =
    problem !== null
      ? problemInWords(problem.code, problem.message)
      : t(ended === null ? (campaign.running ? 'campaign.runs' : 'campaign.next') : `campaign.${ended}`, {
          scenario,
          difficulty,
        });
  return (
    <BottomStrip>
      <div className="plan-words">
        <div className="plan-line">{line}</div>
        <div className="plan-note sa">{t('campaign.howToWin')}</div>
      </div>
      <span className="grow" />
      <Button
        look="seal"
        size="small"
        icon="trash-can"
        action="delete-campaign"
        label={t('campaign.delete')}
        onPress={() => onOver('delete')}
      />
      <Button icon="treasure-map" action="choose-campaign" onPress={() => onOver('choose')}>
        {t('campaign.others')}
      </Button>
      <Button icon="archive-register" action="record" onPress={() => onOver('record')}>
        {t('campaign.record')}
      </Button>
      {choice === null ? null : (
        <div className="ink on-oak">
          <Segments
            label={t('campaign.chooseLevel')}
            action="difficulty"
            segments={choices.map((each) => ({ value: each, label: t(`difficulty.${each}`) }))}
            value={choice}
            onChange={setChosen}
          />
        </div>
      )}
      {ended === null && problem === null ? (
        <Button
          look="primary"
          size="large"
          icon="crossed-swords"
          action="play-scenario"
          autoFocus
          onPress={() =>
            void openTable('campaigns.play', { file: campaign.file, ...(choice === null ? {} : { difficulty: choice }) })
          }
        >
          {t(campaign.running ? 'campaign.goOn' : 'campaign.play', { scenario })}
        </Button>
      ) : null}
      {ended === null ? null : (
        <Button look="primary" size="large" icon="treasure-map" action="begin-anew" autoFocus onPress={() => onOver('choose')}>
          {t('campaign.anew')}
        </Button>
      )}
    </BottomStrip>
  );
}
