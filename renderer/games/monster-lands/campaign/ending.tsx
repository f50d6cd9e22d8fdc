// How a campaign ended, won or lost: what it took and what was earned on the way.
import type { CampaignInfo } from '../../../../engine/protocol';
import { iconAt } from '../../../art/game-icons';
import { localDef, stops, svg } from '../../../art/svg';
import { t, useLanguage } from '../../../text/i18n';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { Panel } from '../../../ui/panel';
import { MEDAL, medalBody } from '../art/campaign';
import { ALL, passedCount, RANK_IDS, rankName, say } from './words';

export function CampaignEnding({ campaign, ended }: { readonly campaign: CampaignInfo; readonly ended: 'won' | 'lost' }) {
  const language = useLanguage();
  return (
    <Panel x={922} y={52} width={344} height={588} className={`scenario-panel campaign-ending ${ended}`}>
      <div className="scenario-art">
        <Markup markup={painted(`campaign ${ended}`, () => svg(326, 190, ended === 'won' ? dawnBody() : nightBody()))} />
      </div>
      <h2 className="gg">{say(`campaign.ending.${ended}`)}</h2>
      <p className="scenario-text">{say(`campaign.ending.${ended}Text`)}</p>
      <div className="scenario-row">
        <span>{t('campaign.soFar')}</span>
        <b className="sa">{campaign.games.length}</b>
      </div>
      <div className="scenario-row">
        <span>{say('campaign.road')}</span>
        <b className="sa">{t('campaign.passed', { passed: passedCount(campaign), all: ALL })}</b>
      </div>
      <div className="scenario-goals">
        {RANK_IDS.map((rank) => (
          <div key={rank} className="goal">
            <Markup className="medal" markup={painted(`medal ${rank} 30`, () => pieceOfWidth(MEDAL, medalBody(rank), 30))} />
            <b className="sc grow">{rankName(rank, language)}</b>
            <strong className="sa">{campaign.games.filter((game) => game.rank === rank).length}</strong>
          </div>
        ))}
      </div>
    </Panel>
  );
}

const skyOf = (top: string, middle: string, low: string) =>
  localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, top],
      [0.6, middle],
      [1, low],
    ]),
  );

const HILLS =
  '<path d="M0 152L40 122L74 146L116 108L150 138L190 112L232 144L270 116L326 148V190H0Z" fill="#2a1c22" opacity=".7"/><path d="M0 176Q80 152 163 166T326 164V190H0Z" fill="#160c0c"/>';

// The citadel in the morning, under laurels.
function dawnBody(): string {
  const sky = skyOf('#3f6a94', '#e9b26a', '#fff0c0');
  const rays = Array.from(
    { length: 12 },
    (_, ray) => `<path d="M163 150L${163 + (ray - 6) * 62} -20L${163 + (ray - 5.5) * 62} -20Z" fill="#fff6d0" opacity=".3"/>`,
  ).join('');
  return (
    `${sky.markup}<rect width="326" height="190" fill="${sky.url}"/>${rays}${HILLS}` +
    `<g filter="url(#f-emboss)">${iconAt('laurels', 163, 86, 164, '#E8B83F')}${iconAt('medieval-gate', 163, 88, 84, '#3a2410')}</g>` +
    iconAt('flying-flag', 60, 128, 40, '#8E2420') +
    iconAt('flying-flag', 266, 128, 40, '#8E2420')
  );
}

// Night, and those who had their meal.
function nightBody(): string {
  const sky = skyOf('#0d0a16', '#4a1620', '#a8351f');
  return (
    `${sky.markup}<rect width="326" height="190" fill="${sky.url}"/><circle cx="268" cy="40" r="20" fill="#f3e2c0" opacity=".8"/>${HILLS}` +
    iconAt('wyvern', 70, 56, 84, '#160a0c') +
    `<g filter="url(#f-emboss)">${iconAt('croc-jaws', 163, 104, 124, '#8E2420')}</g>` +
    iconAt('tombstone', 270, 138, 50, '#6b6257') +
    iconAt('imp-laugh', 62, 138, 56, '#2a0d0d')
  );
}
