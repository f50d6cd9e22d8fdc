// The scenario that is looked at: what is special, what each rank asks, how it went so far.
import { scenarioRule } from '../../../../engine/games/monster-lands/data/lookup';
import type { ScenarioRecord } from '../../../../engine/games/monster-lands/data/records';
import { CAMPAIGN } from '../../../../engine/games/monster-lands/data/solo';
import type { CampaignInfo } from '../../../../engine/protocol';
import { at, localDef, stops, svg } from '../../../art/svg';
import { t, useLanguage } from '../../../text/i18n';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { Panel } from '../../../ui/panel';
import { AFFINITIES } from '../art/affinity';
import { MEDAL, type MedalRank, medalBody, STATIONS } from '../art/campaign';
import { paintedBody } from '../art/emblem';
import { Claws } from './claws';
import { conditionInWords, isRank, levelName, playsOf, RANK_IDS, rankName, say, scenarioName, scenarioOf } from './words';

export function ScenarioPanel({ campaign, scenario }: { readonly campaign: CampaignInfo; readonly scenario: number }) {
  const language = useLanguage();
  const record = scenarioOf(scenario);
  if (record === undefined) return null;
  const { games, best } = playsOf(campaign, scenario);
  const isNext = campaign.ended === null && scenario === campaign.scenario;
  const difficulty = isNext ? campaign.difficulty : (games[games.length - 1]?.difficulty ?? campaign.difficulty);
  return (
    <Panel x={922} y={52} width={344} height={588} className="scenario-panel">
      <div className="scenario-art">
        <Markup markup={painted(`scenario art ${scenario}`, () => svg(326, 122, sceneBody(scenario)))} />
        <span className="sc">{t('campaign.scenario', { scenario })}</span>
      </div>
      <h2 className="gg">{scenarioName(scenario, language)}</h2>
      <p className="scenario-text">{say(`scenario.${scenario}`)}</p>
      <div className="scenario-row">
        <span>{t('campaign.difficulty')}</span>
        <b className="sa row">
          <Claws difficulty={difficulty} size={16} /> {levelName(difficulty)}
        </b>
      </div>
      <div className="scenario-row">
        <span>{t('campaign.soFar')}</span>
        <b className="sa">
          {best === null
            ? '–'
            : `${games.length}, ${t('campaign.best', { rank: rankName(best.rank, language), points: best.score })}`}
        </b>
      </div>
      <RankGauge record={record} best={best?.score ?? null} />
      <div className="scenario-goals">
        {RANK_IDS.map((rank) => (
          <div key={rank} className={`goal ${best !== null && isRank(best.rank) && best.rank === rank ? 'reached' : ''}`}>
            <Markup className="medal" markup={painted(`medal ${rank} 30`, () => pieceOfWidth(MEDAL, medalBody(rank), 30))} />
            <div className="grow">
              <b className="sc">{rankName(rank, language)}</b>
              <span>{say(`campaign.then.${consequenceOf(rank, scenario, difficulty)}`, { scenario: scenario + 1 })}</span>
            </div>
            <strong className="sa">{rank === 'snack' ? say('goal.below') : conditionInWords(record.ranks[rank])}</strong>
          </div>
        ))}
      </div>
    </Panel>
  );
}

// MON-235: what a rank here leads to; the last scenario wins, a Snack at the easiest allowed level loses.
function consequenceOf(rank: MedalRank, scenario: number, difficulty: string): MedalRank | 'won' | 'lost' {
  const { order, wonBy } = CAMPAIGN;
  if (scenario === wonBy.scenario && wonBy.ranks.some((each) => each === rank)) return 'won';
  return rank === 'snack' && difficulty === (scenarioRule(scenario, 'minimumDifficulty')?.difficulty ?? order[0]) ? 'lost' : rank;
}

// Points on a line: the three thresholds and the best so far. Only where points alone tell the ranks apart.
function RankGauge({ record, best }: { readonly record: ScenarioRecord; readonly best: number | null }) {
  const marks = [
    [record.ranks.adept.vp, '#BC7B44'],
    [record.ranks.veteran.vp, '#AEB7C3'],
    [record.ranks.hero.vp, '#E8B83F'],
  ] as const;
  const [low, , high] = marks.map(([points]) => points);
  if (low === undefined || high === undefined || low === high) return null;
  const x = (points: number) => Math.min(298, (points / (high * 1.08)) * 300);
  return (
    <svg className="rank-gauge" width="302" height="46" aria-hidden="true">
      <rect y="16" width="302" height="14" rx="7" fill="#4a3420" />
      {best === null ? null : <rect y="16" width={x(best)} height="14" rx="7" fill="#BC7B44" />}
      {marks.map(([points, colour]) =>
        points === undefined ? null : (
          <g key={colour} transform={`translate(${x(points)} 0)`}>
            <circle cy="23" r="10" fill={colour} stroke="#241A12" strokeWidth="2" />
            <text y="9" textAnchor="middle" className="gauge-text">
              {points}
            </text>
          </g>
        ),
      )}
      {best === null ? null : (
        <g transform={`translate(${x(best)} 0)`}>
          <path d="M0 12v22" stroke="#241A12" strokeWidth="3" />
          <text y="45" textAnchor="middle" className="gauge-text">
            {best}
          </text>
        </g>
      )}
    </svg>
  );
}

const SKY = localDef(
  'linearGradient',
  'x1="0" y1="0" x2="0" y2="1"',
  stops([
    [0, '#2a1420'],
    [0.55, '#8a3a2a'],
    [1, '#e08a4a'],
  ]),
);

// The monsters that lie in wait, by scenario: they are met in every land.
const BESIDE = [
  ['imp-laugh', 'wyvern'],
  ['wyvern', 'imp-laugh'],
] as const;

const sparks = (): string =>
  Array.from({ length: 14 }, (_, index) => {
    const [x, y] = [(index * 67 + 31) % 326, 12 + ((index * 41) % 74)];
    return `<circle cx="${x}" cy="${y}" r="${index % 3 === 0 ? 1.8 : 1.2}" fill="#FFC46B" opacity="${index % 2 === 0 ? 0.9 : 0.55}"/>`;
  }).join('');

// A dusk above dark hills: the scenario's sign, and on both sides who waits there.
function sceneBody(scenario: number): string {
  const sign = STATIONS[scenario - 1]?.icon ?? 'crossed-swords';
  const [left, right] = BESIDE[scenario % BESIDE.length] ?? BESIDE[0];
  const [own, other] = [
    AFFINITIES[scenario % AFFINITIES.length] ?? 'fire',
    AFFINITIES[(scenario + 2) % AFFINITIES.length] ?? 'air',
  ];
  return (
    `${SKY.markup}<rect width="326" height="122" fill="${SKY.url}"/>` +
    '<ellipse cx="163" cy="110" rx="190" ry="60" fill="#ffb45a" opacity=".35" filter="url(#blur14)"/>' +
    '<path d="M0 96L40 70L74 92L116 58L150 86L190 60L232 90L270 64L326 94V122H0Z" fill="#3a1f22" opacity=".8"/>' +
    '<path d="M0 112Q80 92 163 104T326 104V122H0Z" fill="#160c0c"/>' +
    sparks() +
    at(54, 52, paintedBody(left, own, 76)) +
    at(274, 56, paintedBody(right, other, 80)) +
    `<circle cx="163" cy="58" r="60" fill="#ffd98a" opacity=".3" filter="url(#blur14)"/>${at(163, 60, paintedBody(sign, null, 104))}`
  );
}
