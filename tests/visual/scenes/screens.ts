// One scene per screen outside the table, posed like its target picture.
import { createMatch } from '../../../engine/match/match';
import type { CampaignInfo, TablePush } from '../../../engine/protocol';
import { BARTEK, CAMPAIGNS, GAMES, JURGIS, OFKA, RASA, SAVES, TOSIA, ZAWISZA } from '../posed';
import type { Scene } from '../scene';

const FINISHED: TablePush = {
  match: 'posed',
  game: 'grunwald',
  mode: { kind: 'match' },
  seats: [TOSIA, BARTEK, ZAWISZA],
  options: {},
  seed: 0x4a7f20c3,
  viewer: 0,
  view: null,
  beats: [],
  request: null,
  toMove: null,
  curtain: null,
  entry: 200,
  canUndo: false,
  canRedo: false,
  outcome: {
    winners: [1],
    reason: { key: 'reason.cards', params: { points: 46, cards: 13 } },
    standings: [
      { seat: 1, score: 46, place: 1, parts: parts(35, 0, 6, 5, 0) },
      { seat: 0, score: 46, place: 2, parts: parts(46, 0, 0, 0, 0) },
      { seat: 2, score: 43, place: 3, parts: parts(35, 6, 0, 0, 2) },
    ],
  },
  progress: { unit: 'round', number: 8, of: 8 },
  campaign: null,
  course: [
    [3, 2, 4],
    [7, 6, 9],
    [9, 11, 13],
    [15, 13, 17],
    [23, 19, 17],
    [30, 25, 22],
    [38, 30, 28],
    [46, 35, 35],
    [46, 46, 43],
  ],
};

function parts(...points: readonly number[]) {
  const keys = ['part.strength', 'part.crownCommander', 'part.mercenaryCommander', 'part.quartermaster', 'part.ducats'];
  return keys.map((key, index) => ({ key, points: points[index] ?? 0 }));
}

const HANDING_OVER: TablePush = {
  ...FINISHED,
  seats: [TOSIA, BARTEK, OFKA],
  // The table under the curtain is a real one.
  view: createMatch({ game: 'grunwald', seats: [TOSIA, BARTEK, OFKA], seed: 7 }).view(null),
  outcome: null,
  curtain: 1,
  toMove: 1,
  viewer: null,
  progress: { unit: 'round', number: 5, of: 8 },
};

export const scenes: Readonly<Record<string, Scene>> = {
  title: { screen: { name: 'title' }, steps: [{ hover: '[data-game="grunwald"]' }] },
  'title-first': { screen: { name: 'title' }, answers: { 'saves.list': [], 'campaigns.list': [], 'puzzles.list': [] } },
  'new-match': { screen: { name: 'new-match', game: 'monster-lands' } },
  opponents: {
    screen: { name: 'opponents' },
    answers: {
      'opponents.records': [
        { character: 'hanka', won: 6, lost: 2 },
        { character: 'rasa', won: 1, lost: 3 },
        { character: 'bogumil', won: 0, lost: 4 },
      ],
    },
  },
  'new-match-characters': {
    screen: { name: 'new-match', game: 'zizka' },
    answers: {
      'saves.list': SAVES.map((save) =>
        save.game === 'zizka' ? { ...save, problem: null, seats: [TOSIA, RASA, JURGIS] } : save,
      ),
    },
  },
  'new-match-invite': {
    screen: { name: 'new-match', game: 'grunwald' },
    answers: { 'saves.list': [] },
    steps: [{ click: '[data-action="invite"]' }],
  },
  'new-match-alone': {
    screen: { name: 'new-match', game: 'zizka' },
    answers: { 'saves.list': [] },
    steps: [{ click: '[data-action="mode"] [data-value="solo"]' }],
  },
  'new-match-leaders': { screen: { name: 'new-match', game: 'leaders' } },
  'new-match-zizka': { screen: { name: 'new-match', game: 'zizka' } },
  'new-match-solo': {
    screen: { name: 'new-match', game: 'monster-lands' },
    answers: { 'saves.list': [] },
    about: { games: GAMES },
  },
  saves: { screen: { name: 'saves' } },
  'saves-delete': { screen: { name: 'saves' }, steps: [{ click: '[data-action="delete"]' }] },
  'saves-empty': { screen: { name: 'saves' }, answers: { 'saves.list': [] } },
  settings: { screen: { name: 'settings' } },
  'settings-contrast': { screen: { name: 'settings' }, settings: { highContrast: true, textScale: 1.4 } },
  'hand-over': { screen: { name: 'table' }, table: HANDING_OVER },
  results: { screen: { name: 'results' }, table: FINISHED },
  'results-character': { screen: { name: 'results' }, table: { ...FINISHED, seats: [TOSIA, RASA, JURGIS] } },
  learn: { screen: { name: 'learn', game: 'leaders', search: 'captur' } },
  'learn-large-text': {
    screen: { name: 'learn', game: 'leaders', rule: 'LDR-53' },
    settings: { textScale: 1.4, highContrast: true },
  },
  'learn-grunwald': { screen: { name: 'learn', game: 'grunwald', rule: 'GRU-43' } },
  'learn-zizka': { screen: { name: 'learn', game: 'zizka', rule: 'ZIZ-45' } },
  'learn-monster-lands': { screen: { name: 'learn', game: 'monster-lands', rule: 'MON-123' } },
  glossary: { screen: { name: 'learn', game: 'monster-lands', glossary: true } },
  'glossary-zizka': { screen: { name: 'learn', game: 'zizka', glossary: true } },
  puzzles: { screen: { name: 'puzzles' } },
  campaign: { screen: { name: 'campaign' } },
  'campaign-record': { screen: { name: 'campaign' }, steps: [{ click: '[data-action="record"]' }] },
  'campaign-won': { screen: { name: 'campaign' }, answers: { 'campaigns.list': [endedCampaign('won')] } },
  'campaign-lost': { screen: { name: 'campaign' }, answers: { 'campaigns.list': [endedCampaign('lost')] } },
  'campaign-first': { screen: { name: 'campaign' }, answers: { 'campaigns.list': [] } },
  credits: { screen: { name: 'credits' } },
};

// The posed campaign, at its end.
function endedCampaign(ended: 'won' | 'lost'): CampaignInfo {
  const [campaign] = CAMPAIGNS;
  if (campaign === undefined) throw new Error('no posed campaign');
  const last = campaign.games[0]?.playedAt ?? '';
  const rest = [6, 7, 8, 9, 10].map((scenario) => ({ scenario, difficulty: 'high', score: 52, rank: 'veteran', playedAt: last }));
  const snack = { scenario: 6, difficulty: 'beginner', score: 21, rank: 'snack', playedAt: last };
  return ended === 'won'
    ? { ...campaign, ended, scenario: 10, games: [...campaign.games, ...rest] }
    : { ...campaign, ended, difficulty: 'beginner', games: [...campaign.games, snack] };
}
