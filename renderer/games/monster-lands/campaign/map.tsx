// The map with the ten stations: what was won there, where the road goes on.
import type { CSSProperties } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { CampaignInfo } from '../../../../engine/protocol';
import { piece } from '../../../art/svg';
import { t, useLanguage } from '../../../text/i18n';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { CAMPAIGN_MAP, campaignMapBody, MEDAL, medalBody, STATION, STATIONS, scenarioNodeBody } from '../art/campaign';
import { Claws } from './claws';
import { ALL, isRank, passedCount, playsOf, rankName, say, scenarioName } from './words';

interface CampaignMapProps {
  readonly campaign: CampaignInfo;
  readonly shown: number;
  readonly onShow: (scenario: number) => void;
}

export function CampaignMap({ campaign, shown, onShow }: CampaignMapProps) {
  const passed = passedCount(campaign);
  return (
    <section className="campaign-map" aria-label={say('campaign.road')}>
      <Markup markup={painted(`campaign map ${passed}`, () => piece(CAMPAIGN_MAP, campaignMapBody(passed)))} />
      {STATIONS.map((station, index) => (
        <StationButton
          key={station.icon}
          campaign={campaign}
          scenario={index + 1}
          x={station.x}
          y={station.y}
          isShown={shown === index + 1}
          onShow={onShow}
        />
      ))}
      <div className="campaign-card">
        <b className="gg ellipsis">{campaign.name}</b>
        <span className="sa">{t('campaign.passed', { passed, all: ALL })}</span>
        <span className="sa">{t('campaign.games', { count: campaign.games.length })}</span>
      </div>
    </section>
  );
}

interface StationProps {
  readonly campaign: CampaignInfo;
  readonly scenario: number;
  readonly x: number;
  readonly y: number;
  readonly isShown: boolean;
  readonly onShow: (scenario: number) => void;
}

function StationButton({ campaign, scenario, x, y, isShown, onShow }: StationProps) {
  const language = useLanguage();
  const passed = scenario <= passedCount(campaign);
  const state = passed ? 'passed' : scenario === campaign.scenario ? 'next' : 'locked';
  const { games, best } = playsOf(campaign, scenario);
  const node = painted(`station ${scenario} ${state}`, () => piece(STATION, scenarioNodeBody(scenario, state)));
  return (
    <AriaButton
      className={`station ${state} ${isShown ? 'shown' : ''}`}
      style={{ left: x, top: y } as CSSProperties}
      data-scenario={scenario}
      onPress={() => onShow(scenario)}
    >
      <Markup className="station-disc" markup={node} />
      <i className="gg">{scenario}</i>
      {best === null || !isRank(best.rank) ? null : <Medal rank={best.rank} />}
      <span className="station-label">
        <b className="sc">{scenarioName(scenario, language)}</b>
        {best === null ? null : (
          <>
            <span className="sa">
              {rankName(best.rank, language)}, {t('goal.points', { points: best.score })}
            </span>
            <span className="sa row">
              <Claws difficulty={best.difficulty} size={14} />
              {t('campaign.games', { count: games.length })}
            </span>
          </>
        )}
      </span>
    </AriaButton>
  );
}

function Medal({ rank }: { readonly rank: Parameters<typeof medalBody>[0] }) {
  return (
    <Markup
      className="station-medal medal"
      markup={painted(`medal ${rank} 32`, () => pieceOfWidth(MEDAL, medalBody(rank), 32))}
    />
  );
}
