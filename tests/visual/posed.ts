// What the posed host knows: games with options, saves good and broken, a campaign in the middle, puzzles, lessons.
import { puzzles } from '../../engine/games/leaders/data/puzzles';
import type { CampaignInfo, GameInfo, LessonInfo, PuzzleInfo, SaveInfo, SeatSpec, TeachingInfo } from '../../engine/protocol';
import { GAME_IDS, games } from '../../engine/registry';

export const TOSIA: SeatSpec = { kind: 'human', name: 'Tosia', tincture: 'gules' };
export const BARTEK: SeatSpec = { kind: 'human', name: 'Bartek', tincture: 'azure' };
export const OFKA: SeatSpec = { kind: 'human', name: 'Ofka', tincture: 'vert' };
export const ZAWISZA: SeatSpec = { kind: 'ai', name: 'Zawisza', tincture: 'vert', level: 'knight' };
export const RASA: SeatSpec = { kind: 'ai', name: 'Rasa', tincture: 'azure', level: 'knight', character: 'rasa' };
export const JURGIS: SeatSpec = { kind: 'ai', name: 'Jurgis', tincture: 'vert', level: 'squire', character: 'jurgis' };
const HETMAN: SeatSpec = { kind: 'ai', name: 'Kateřina', tincture: 'or', level: 'hetman' };

export const GAMES: readonly GameInfo[] = GAME_IDS.map((id) => {
  const { seatRange, options, campaign = null, assesses = false } = games[id];
  return { id, seatRange, options, campaign, coached: assesses };
});

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}

function save(change: Partial<SaveInfo> & Pick<SaveInfo, 'file' | 'name' | 'game' | 'seats'>): SaveInfo {
  return {
    options: {},
    progress: { unit: 'round', number: 4, of: 6 },
    toMove: 0,
    finished: false,
    winners: [],
    scores: [],
    sketch: [],
    savedAt: hoursAgo(20),
    entries: 118,
    autosave: false,
    taught: false,
    campaign: null,
    problem: null,
    ...change,
  };
}

export const SAVES: readonly SaveInfo[] = [
  save({
    file: 'auto-1.gonfalon',
    name: 'The hydra at the gate',
    game: 'monster-lands',
    seats: [TOSIA, BARTEK, ZAWISZA],
    options: { difficulty: 'normal', queensGift: true, trickery: true, moreMonsters: false },
    scores: [19, 22, 17],
    autosave: true,
    taught: false,
  }),
  save({
    file: 'hunt.gonfalon',
    name: 'Before the great hunt',
    game: 'grunwald',
    seats: [TOSIA, BARTEK, OFKA],
    progress: { unit: 'round', number: 5, of: 8 },
    savedAt: hoursAgo(60),
  }),
  save({
    file: 'zizka-two-kings.gonfalon',
    name: 'zizka-two-kings',
    game: 'zizka',
    seats: [],
    savedAt: hoursAgo(130),
    problem: {
      code: 'save.damaged',
      message: 'The journal breaks off at entry 212. Set aside; your other saves are not affected.',
    },
  }),
  save({
    file: 'jailer.gonfalon',
    name: 'The Jailer’s square',
    game: 'leaders',
    seats: [TOSIA, HETMAN],
    progress: { unit: 'turn', number: 17 },
    savedAt: hoursAgo(200),
  }),
  save({
    file: 'snow.gonfalon',
    name: 'Snow over Třeboň',
    game: 'zizka',
    seats: [TOSIA, BARTEK, OFKA, { kind: 'ai', name: 'Hynek', tincture: 'or', level: 'squire' }],
    progress: { unit: 'round', number: 11 },
    savedAt: hoursAgo(300),
  }),
  save({
    file: 'citadel-night.gonfalon',
    name: 'citadel-night',
    game: 'monster-lands',
    seats: [],
    savedAt: hoursAgo(400),
    problem: { code: 'save.newer', message: 'Written by a newer Gonfalon. Left untouched; update to open it.' },
  }),
  save({ file: 'old.gonfalon', name: 'A quiet evening', game: 'grunwald', seats: [TOSIA, ZAWISZA], savedAt: hoursAgo(900) }),
];

export const CAMPAIGNS: readonly CampaignInfo[] = [
  {
    file: 'jagna.campaign',
    name: 'Jagna’s campaign',
    game: 'monster-lands',
    difficulty: 'normal',
    scenario: 6,
    ended: null,
    running: false,
    problem: null,
    games: (
      [
        [1, 'normal', 62, 'hero'],
        [2, 'high', 26, 'adept'],
        [2, 'high', 38, 'veteran'],
        [3, 'normal', 41, 'hero'],
        [4, 'normal', 20, 'snack'],
        [4, 'normal', 33, 'adept'],
        [4, 'normal', 44, 'veteran'],
        [5, 'normal', 30, 'adept'],
        [5, 'normal', 37, 'veteran'],
        [6, 'normal', 41, 'adept'],
      ] as const
    ).map(([scenario, difficulty, score, rank], index) => ({
      scenario,
      difficulty,
      score,
      rank,
      playedAt: hoursAgo(400 - index * 30),
    })),
  },
  {
    file: 'tosia.campaign',
    name: 'Second try',
    game: 'monster-lands',
    difficulty: 'beginner',
    scenario: 2,
    ended: 'lost',
    running: false,
    problem: null,
    games: [],
  },
];

const SOLVED = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 26, 28, 50];

export const PUZZLES: readonly PuzzleInfo[] = puzzles.map(({ id, grade }, index) => ({
  id,
  game: 'leaders',
  grade,
  solved: SOLVED.includes(index),
}));

export const TEACHINGS: readonly TeachingInfo[] = GAME_IDS.flatMap((game) => {
  const teacher = games[game].teaching?.teacher;
  return teacher === undefined ? [] : [{ game, teacher, done: false }];
});

export const LESSONS: readonly LessonInfo[] = GAME_IDS.flatMap((game) =>
  games[game].lessons.map(({ id, title, rules = [] }, index) => ({
    game,
    lesson: id,
    title,
    done: index < 2,
    rules,
  })),
);
