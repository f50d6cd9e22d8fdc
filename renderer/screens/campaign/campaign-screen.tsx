// Campaigns: the chosen one's road of scenarios, drawn by its game, and the campaigns themselves.
import { useCallback, useEffect, useState } from 'react';
import type { CampaignInfo, GameId, SaveInfo } from '../../../engine/protocol';
import { ask, go, openTable } from '../../app/actions';
import { useAnswer } from '../../app/use-answer';
import { useGames } from '../../app/use-games';
import { progressInWords } from '../../app/when';
import { type CampaignLook, difficultyName, loadCampaignLook } from '../../games/campaign-look';
import { gameName } from '../../games/manifest';
import { gameText, loadTexts, useLanguage, useT } from '../../text/i18n';
import { problemInWords } from '../../text/problem-in-words';
import { Markup } from '../../ui/art';
import { Button } from '../../ui/button';
import { Segments } from '../../ui/controls';
import { Confirm } from '../../ui/dialog';
import { BottomStrip, OakGround, TopStrip } from '../../ui/panel';
import { useEscape } from '../../ui/use-escape';
import { CampaignRecord } from './campaign-record';
import { ChooseCampaign } from './choose-campaign';
import { hasCampaign, standardDifficulty } from './with-campaign';

type Over = 'record' | 'choose' | 'delete' | null;

export function CampaignScreen({ file }: { readonly file?: string }) {
  const t = useT();
  const games = useGames().filter(hasCampaign);
  const [campaigns, reload] = useAnswer('campaigns.list');
  const [saves] = useAnswer('saves.list');
  const [chosenFile, setChosenFile] = useState<string | null>(file ?? null);
  const [scenario, setScenario] = useState<number | null>(null);
  const [over, setOver] = useState<Over>(null);
  const back = useCallback(() => go({ name: 'title' }), []);
  useEscape(back);
  const chosen = pick(campaigns ?? [], chosenFile);
  const first = games[0];
  const game = chosen === null ? (first?.id ?? null) : chosen.game;
  const look = useLook(game);
  useEffect(() => {
    if (campaigns !== null && campaigns.length === 0) setOver('choose');
  }, [campaigns]);
  const choose = (next: string) => {
    setChosenFile(next);
    setScenario(null);
    setOver(null);
  };
  // The road as it lies before everybody who has not gone it yet.
  const shown = chosen ?? (first === undefined ? null : unwritten(first.id, standardDifficulty(first), t('campaign.newName')));
  const at = scenario ?? shown?.scenario ?? 1;
  return (
    <main className="screen" data-screen="campaign">
      <OakGround />
      <TopStrip title={game === null ? t('campaign.chooseTitle') : t('campaign.title', { game: gameName(game) })} onBack={back}>
        {look === null ? null : <Legend look={look} />}
      </TopStrip>
      {look === null || shown === null || campaigns === null ? null : (
        <>
          <look.Map campaign={shown} shown={at} onShow={chosen === null ? () => undefined : setScenario} />
          {shown.ended !== null && scenario === null ? (
            <look.Ending campaign={shown} ended={shown.ended} />
          ) : (
            <look.Scenario campaign={shown} scenario={at} />
          )}
        </>
      )}
      {chosen === null ? null : <CampaignBar campaign={chosen} running={runningOf(chosen, saves ?? [])} onOver={setOver} />}
      {over === 'record' && chosen !== null && look !== null && game !== null ? (
        <CampaignRecord game={game} look={look} campaign={chosen} onClose={() => setOver(null)} />
      ) : null}
      {over === 'choose' ? (
        <ChooseCampaign
          games={games}
          campaigns={campaigns ?? []}
          chosen={chosen}
          onChoose={choose}
          onCreate={async (id, name, difficulty) => {
            const answer = await ask('campaigns.create', { game: id, name, difficulty });
            if (answer === null) return;
            await reload();
            choose(answer.value.file);
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

// The game's own half of the screen, with its words.
function useLook(game: GameId | null): CampaignLook | null {
  const [loaded, setLoaded] = useState<{ readonly game: GameId; readonly look: CampaignLook } | null>(null);
  useEffect(() => {
    let current = true;
    if (game !== null)
      void Promise.all([loadCampaignLook(game), loadTexts(game)]).then(([look]) => {
        if (current) setLoaded({ game, look });
      });
    return () => {
      current = false;
    };
  }, [game]);
  return loaded?.game === game ? loaded.look : null;
}

function unwritten(game: GameId, difficulty: string, name: string): CampaignInfo {
  return { file: '', name, game, difficulty, scenario: 1, ended: null, games: [], running: false, problem: null };
}

// The named campaign, else one that still runs, else the first.
function pick(campaigns: readonly CampaignInfo[], file: string | null): CampaignInfo | null {
  const named = campaigns.find((campaign) => campaign.file === file);
  const running = campaigns.find((campaign) => campaign.ended === null && campaign.problem === null);
  return named ?? running ?? campaigns[0] ?? null;
}

function Legend({ look }: { readonly look: CampaignLook }) {
  const language = useLanguage();
  return (
    <span className="row campaign-legend">
      {[...look.ranks].reverse().map((rank) => (
        <span key={rank} className="row sc">
          <Markup markup={look.medal(rank, 20) ?? ''} />
          {look.rankName(rank, language)}
        </span>
      ))}
    </span>
  );
}

// The scenario in the middle of which somebody left; its autosave knows how it stands.
function runningOf(campaign: CampaignInfo, saves: readonly SaveInfo[]): SaveInfo | null {
  const own = saves.find((save) => save.campaign === campaign.file && !save.finished && save.problem === null);
  return campaign.running ? (own ?? null) : null;
}

interface CampaignBarProps {
  readonly campaign: CampaignInfo;
  readonly running: SaveInfo | null;
  readonly onOver: (over: Over) => void;
}

function CampaignBar({ campaign, running, onOver }: CampaignBarProps) {
  const t = useT();
  const { ended, problem, scenario, game } = campaign;
  const nameOf = (difficulty: string) => (game === null ? difficulty : difficultyName(game, difficulty));
  const choices = ended === null && !campaign.running ? (campaign.choices ?? []) : [];
  const [chosen, setChosen] = useState(campaign.difficulty);
  const choice = choices.length < 2 ? null : (choices.find((each) => each === chosen) ?? choices[0] ?? null);
  const difficulty = nameOf(choice ?? campaign.difficulty);
  const line = () => {
    if (problem !== null) return problemInWords(problem.code, problem.message);
    if (ended === null && running !== null) {
      const words = { scenario, difficulty, progress: progressInWords(running.progress), points: running.scores[0] ?? 0 };
      return t('campaign.runsAt', words);
    }
    if (ended === null) return t(campaign.running ? 'campaign.runs' : 'campaign.next', { scenario, difficulty });
    return ended === 'lost' && game !== null ? gameText(game, 'campaign.lost') : t('campaign.won');
  };
  return (
    <BottomStrip>
      <div className="plan-words">
        <div className="plan-line">{line()}</div>
        <div className="plan-note sa">{game === null ? '' : gameText(game, 'campaign.howToWin')}</div>
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
            segments={choices.map((each) => ({ value: each, label: nameOf(each) }))}
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
