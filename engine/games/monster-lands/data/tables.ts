// Start, limits, tracks and other small tables. Data only.
import type {
  Components,
  DiceTier,
  DifficultyRecord,
  GateTable,
  LandTrailTable,
  LimitsTable,
  RoundTracks,
  StartTable,
  VariantRecord,
  WageTier,
} from './records';

export const COMPONENTS: Components = {
  cards: { startingMembers: 8, mercenaries: 28, rookies: 8, monsters: 20, equipment: 18, lands: 12 },
  tokens: {
    reputationMarkers: 4,
    gloryMarkers: 4,
    assignment: 36,
    traps: 64,
    defence: 20,
    coins: 55,
    potions: 16,
    venoms: 16,
    loot: 16,
    firstPlayer: 1,
    roundMarker: 1,
    trailTiles: 6,
    roundModifier: 1,
    panic: 7,
    quests: 12,
  },
  dice: { S: 32, M: 22, I: 18, attack: 8 },
  finite: [
    'startingMembers',
    'mercenaries',
    'rookies',
    'monsters',
    'equipment',
    'lands',
    'traps',
    'loot',
    'panic',
    'trailTiles',
    'quests',
  ],
};

export const START: StartTable = { glory: 5, coins: 7, trap: 'startingTrap', members: 2, expectedPool: { S: 2, M: 1, I: 1 } };

export const LIMITS: LimitsTable = {
  rounds: 6,
  gloryToEnd: 30,
  traps: 5,
  defence: 5,
  potion: 3,
  venom: 3,
  ownPotionsPerTrail: 1,
  ownVenomsPerTrail: 1,
  wounds: 2,
  hitFrom: 3,
  venomBonus: 2,
  beerCoins: 2,
  trophyCoins: 5,
  questScraps: 2,
  minimumPrice: 1,
  emergencyCoins: 5,
  lootDisplay: 4,
};

export const GLORY_DICE: readonly DiceTier[] = [
  { upTo: 10, dice: ['I'] },
  { upTo: 20, dice: ['I', 'S'] },
  { upTo: null, dice: ['I', 'S', 'M'] },
];

export const WAGES: readonly WageTier[] = [
  { upTo: 10, coins: 1 },
  { upTo: 20, coins: 2 },
  { upTo: null, coins: 3 },
];

export const AFFINITY_SCORE: readonly number[] = [0, 1, 1, 3, 5, 7, 10];

export const FALLEN_GLORY: { readonly land: readonly number[]; readonly gate: number } = { land: [3, 2, 2, 1], gate: 3 };

export const ROUND_TRACK: RoundTracks = { sideA: [0, 0, 0, 0, 0, 0], printed: [0, 0, 0, 1, 1, 2], sideB: [1, 1, 1, 2, 2, 3] };

export const DIFFICULTIES: readonly DifficultyRecord[] = [
  { id: 'beginner', en: 'Beginner', pl: 'Początkowy', roundTrack: 'sideA', firstMonsters: 'A' },
  { id: 'normal', en: 'Normal', pl: 'Zwykły', roundTrack: 'printed', firstMonsters: 'A' },
  { id: 'high', en: 'High', pl: 'Wysoki', roundTrack: 'printed', firstMonsters: 'any' },
  { id: 'cruel', en: 'Cruel', pl: 'Okrutny', roundTrack: 'sideB', firstMonsters: 'any' },
];

export const LAND_COUNT: Readonly<Record<string, number>> = { '1': 1, '2': 1, '3': 2, '4': 2 };

export const LAND_TRAIL: LandTrailTable = {
  trails: 4,
  diceFields: 6,
  tokenFields: 2,
  diceFieldsPerExtraToken: 2,
  colours: ['S', 'M'],
};

export const GATE: GateTable = {
  diceFields: 8,
  diceFieldsPerToken: 2,
  colours: ['S', 'M'],
  minimumPieces: 1,
  trails: [
    { id: 'gate1', bonus: [{ effect: 'absorbHits', hits: 2 }] },
    {
      id: 'gate2',
      bonus: [
        { effect: 'absorbHits', hits: 1 },
        { effect: 'tokenBonus', gain: { coins: 5 } },
      ],
    },
  ],
};

export const VARIANTS: readonly VariantRecord[] = [
  {
    id: 'queensGift',
    en: "Queen's Gift",
    pl: 'Dar Królowej',
    rules: [{ effect: 'firstPlayerGift', fromRound: 2, options: [{ potion: 1 }, { venom: 1 }, { defence: 1 }, { coins: 2 }] }],
  },
  {
    id: 'moreMonsters',
    en: 'More Monsters',
    pl: 'Więcej Potworów',
    rules: [{ effect: 'gateMonsterInRounds', rounds: [2, 4, 6] }],
  },
  { id: 'trickery', en: 'Trickery', pl: 'Podstęp', rules: [{ effect: 'addTrapKinds', kinds: ['secured', 'trick'] }] },
];
