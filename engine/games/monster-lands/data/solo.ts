// The virtual player, scenarios, ranks and campaign. Data only.
import type { CampaignTable, RankRecord, ScenarioRecord, VirtualPlayerTable } from './records';

export const VIRTUAL_PLAYER: VirtualPlayerTable = {
  name: 'Sambor',
  assignmentTokens: 6,
  areaByRed: ['citadel', 'citadel', 'citadel', 'citadel', 'outlands', 'outlands'],
  citadelByYellow: ['hut', 'alchemist', 'tavern', 'armoury', 'market', 'mine'],
  outlandsByYellow: ['land1', 'land2', 'land3', 'land4', 'questA', 'questB'],
  dieByBuilding: { hut: 'I', alchemist: 'M', tavern: 'I', armoury: 'I', market: 'I', mine: 'S' },
  removesByRed: {
    hut: { what: 'the two traps of a row, counted from the top', index: [1, 2, 3, 1] },
    tavern: { what: 'one mercenary card, counted from the top', index: [1, 2, 3, 1] },
    market: { what: 'one equipment card, counted from the left', index: [1, 2, 3, 1] },
  },
};

export const RANKS: readonly RankRecord[] = [
  { id: 'snack', en: "Monster's Snack", pl: 'Przekąska dla Potwora' },
  { id: 'adept', en: 'Adept', pl: 'Adept' },
  { id: 'veteran', en: 'Veteran', pl: 'Weteran' },
  { id: 'hero', en: 'Hero', pl: 'Bohater' },
];

export const SCENARIOS: readonly ScenarioRecord[] = [
  {
    id: 'scenario1',
    number: 1,
    en: 'An Ordinary Matter',
    pl: 'Zwykła sprawa',
    rules: [],
    ranks: { adept: { vp: 35 }, veteran: { vp: 45 }, hero: { vp: 60 } },
  },
  {
    id: 'scenario2',
    number: 2,
    en: 'Money Comes First',
    pl: 'Pieniądze to podstawa',
    rules: [
      { effect: 'deckFilter', colour: 'I' },
      { effect: 'startAffinity', affinity: 'jungle' },
    ],
    ranks: { adept: { coins: 15, vp: 25 }, veteran: { coins: 35, vp: 25 }, hero: { coins: 55, vp: 25 } },
  },
  {
    id: 'scenario3',
    number: 3,
    en: 'Lightning War',
    pl: 'Walka błyskawiczna',
    rules: [
      { effect: 'roundLimit', rounds: 3 },
      { effect: 'startResources', gain: { coins: 12, defence: 3 } },
    ],
    ranks: { adept: { vp: 22 }, veteran: { vp: 30 }, hero: { vp: 40 } },
  },
  {
    id: 'scenario4',
    number: 4,
    en: 'Unprotected',
    pl: 'Niechroniony',
    rules: [
      { effect: 'closeBuilding', building: 'armoury' },
      { effect: 'noDefence' },
      { effect: 'startAffinity', affinity: 'water' },
    ],
    ranks: { adept: { vp: 30 }, veteran: { vp: 42 }, hero: { vp: 56 } },
  },
  {
    id: 'scenario5',
    number: 5,
    en: 'Packed to the Brim',
    pl: 'Wypchany po brzegi',
    rules: [],
    ranks: { adept: { full: true }, veteran: { full: true, vp: 35 }, hero: { full: true, vp: 50 } },
  },
  {
    id: 'scenario6',
    number: 6,
    en: 'Monsters on the Attack',
    pl: 'Potwory w natarciu',
    rules: [
      { effect: 'gateMonsterAtSetup', level: 'A' },
      { effect: 'gateMonsterEachRound', level: 'A' },
    ],
    ranks: { adept: { vp: 35 }, veteran: { vp: 50 }, hero: { vp: 65 } },
  },
  {
    id: 'scenario7',
    number: 7,
    en: 'Variety',
    pl: 'Różnorodność',
    rules: [{ effect: 'beerPrice', coins: 1 }],
    ranks: { adept: { spread: [2, 1, 1, 1] }, veteran: { spread: [2, 2, 1, 1] }, hero: { spread: [2, 2, 2, 2] } },
  },
  {
    id: 'scenario8',
    number: 8,
    en: 'Victim of Trickery',
    pl: 'Ofiara podstępu',
    rules: [{ effect: 'samborTricks', count: 2 }],
    ranks: { adept: { vp: 30 }, veteran: { vp: 42 }, hero: { vp: 56 } },
  },
  {
    id: 'scenario9',
    number: 9,
    en: 'Tireless',
    pl: 'Niestrudzony',
    rules: [{ effect: 'samborOutlands', byYellow: ['land1', 'land2', 'questA', 'questA', 'questB', 'questB'] }],
    ranks: { adept: { quests: 4, vp: 30 }, veteran: { quests: 6, vp: 40 }, hero: { quests: 8, vp: 55 } },
  },
  {
    id: 'scenario10',
    number: 10,
    en: 'Slaughter',
    pl: 'Rzeź',
    rules: [
      { effect: 'minimumDifficulty', difficulty: 'normal' },
      { effect: 'rerollMisses', times: 1 },
      { effect: 'gateMonsterAtSetup', level: 'A' },
    ],
    ranks: { adept: { vp: 35 }, veteran: { vp: 45 }, hero: { vp: 60 } },
  },
];

export const CAMPAIGN: CampaignTable = {
  firstScenario: 1,
  lastScenario: 10,
  order: ['beginner', 'normal', 'high', 'cruel'],
  byRank: {
    snack: { scenario: 'repeat', difficulty: 'oneDown', atLowest: 'lost' },
    adept: { scenario: 'repeat', difficulty: 'same' },
    veteran: { scenario: 'next', difficulty: 'normal' },
    hero: { scenario: 'next', difficulty: 'highOrCruel' },
  },
  wonBy: { scenario: 10, ranks: ['veteran', 'hero'], difficulties: ['normal', 'high', 'cruel'] },
};
