// The two keeps with their rewards and cards (ZIZ-75 to ZIZ-78).
import type { IconNeeds, Reward } from './events';

export interface ConquestCard {
  readonly id: string;
  readonly rows: readonly IconNeeds[];
}

export interface KeepData {
  readonly space: string;
  readonly reward: Reward;
  readonly cards: readonly ConquestCard[];
}

export const CONQUEST: { readonly easy: KeepData; readonly hard: KeepData } = {
  easy: {
    space: 'hluboka',
    reward: { moraleChoice: 1, coins: 4, vp: 2 },
    cards: [
      { id: 'easy1', rows: [{ sword: 2 }, { shield: 2 }, { sword: 1, speech: 1 }] },
      { id: 'easy2', rows: [{ shield: 2 }, { sword: 2, shield: 1 }, { luck: 1 }] },
      { id: 'easy3', rows: [{ speech: 2 }, { sword: 1, shield: 1 }, { sword: 2 }] },
      { id: 'easy4', rows: [{ sword: 1, shield: 1 }, { shield: 3 }, { shield: 1, speech: 1 }] },
      { id: 'easy5', rows: [{ sword: 3 }, { shield: 1, speech: 1 }, { sword: 1, luck: 1 }] },
    ],
  },
  hard: {
    space: 'pribenice',
    reward: { vp: 5 },
    cards: [
      { id: 'hard1', rows: [{ sword: 2, shield: 1 }, { shield: 3 }, { speech: 2 }, { sword: 3, shield: 1 }] },
      { id: 'hard2', rows: [{ shield: 2, speech: 1 }, { sword: 3 }, { sword: 1, luck: 1 }, { sword: 2, shield: 2 }] },
      { id: 'hard3', rows: [{ shield: 1, speech: 2 }, { sword: 2, shield: 1 }, { shield: 2, luck: 1 }, { sword: 4 }] },
      { id: 'hard4', rows: [{ sword: 1, shield: 1, speech: 1 }, { sword: 3, shield: 1 }, { shield: 3 }, { speech: 2, luck: 1 }] },
      { id: 'hard5', rows: [{ sword: 3 }, { shield: 3 }, { sword: 1, speech: 1, luck: 1 }, { sword: 2, shield: 2 }] },
    ],
  },
};
