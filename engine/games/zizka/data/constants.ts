// Numbers of the game (ZIZ data `constants`, `counts`, `dice`, `tournament`, `fight`) and the names used elsewhere.
import { REWARDS } from './events';

export const CONSTANTS = {
  goal: 20,
  longGoal: 30,
  actionsPerTurn: 2,
  retinueLimit: 4,
  diceLimit: 8,
  hiresPerAction: 4,
  refreshesPerAction: 1,
  tableSlots: 3,
  moraleMin: -2,
  moraleMax: 2,
  moraleStart: 0,
  offTrackVp: 1,
  favourOwnedVp: 1,
  favourLostVp: 1,
  warrantCoins: 3,
  warrantStep: -1,
  attackWinVp: 2,
  defenceWinVp: 1,
  failLuckTokens: 1,
  tournamentDice: 6,
  tournamentFee: 1,
  coinsPerPoint: 5,
  paidRerollCost: 1,
  maxRounds: 60,
} as const;

export const COUNTS = {
  spaces: 40,
  links: 57,
  eventSpaces: 22,
  taverns: 6,
  waypoints: 10,
  level1: 28,
  level2: 27,
  starting: 16,
  events: 34,
  easyCards: 5,
  hardCards: 5,
  torakBasic: 8,
  torakEasy: 1,
  torakHard: 1,
  warrants: 4,
  retinueDice: 8,
} as const;

export const DICE = {
  retinue: { count: 8, faces: ['sword', 'sword', 'shield', 'shield', 'speech', 'luck'] },
  wenceslas: { count: 1, faces: ['blank', 'speech', 'speech', 'shield', 'shield', 'luck'] },
  sigismund: { count: 1, faces: ['blank', 'coin', 'coin', 'sword', 'sword', 'luck'] },
} as const;

export const TOURNAMENT = {
  values: { sword: 1, shield: 1, speech: 2, luck: 3 },
  track: [0, 1, 2, 3],
} as const;

export const FIGHT = {
  attacker: ['sword', 'luck'],
  defender: ['shield', 'luck'],
} as const;

export const DECLARES = {
  icons: ['sword', 'shield', 'speech', 'luck'],
  abilities: ['die', 'reroll', 'eye', 'step'],
  faces: ['sword', 'shield', 'speech', 'luck', 'coin', 'blank'],
  rewards: REWARDS,
  requirements: ['icons', 'pay', 'discard'],
  goals: ['score', 'sword', 'luck'],
  morale: ['virtue', 'vice'],
  backMarks: ['sword', 'shield', 'speech', 'virtue', 'vice', 'lance', 'coin', 'member'],
  spaceKinds: ['event', 'tavern', 'conquestEasy', 'conquestHard', 'waypoint'],
  resolve: ['roll', 'tournament', 'pay', 'discard'],
  torakActions: ['move', 'vp', 'swapEvent', 'refreshTavern', 'favour'],
  losses: ['half', 'all', 'member'],
  warrantEffects: ['torakStep', 'ownStep', 'noFavour', 'hireCost'],
} as const;

export const SOVEREIGN_NAMES = [
  { id: 'wenceslas', cs: 'Václav', pl: 'Wacław', en: 'Wenceslas' },
  { id: 'sigismund', cs: 'Zikmund', pl: 'Zygmunt', en: 'Sigismund' },
] as const;
