// The four levels are one agent that sees more or less.
import type { Fog } from '../../../ai/fog';
import type { Level } from '../../../core/agent';
import type { View } from '../view-types';

export interface Skill extends Fog {
  // Worlds in which ideas are compared at most; the clock may end it sooner.
  readonly samples: number;
  // Spreads by which an idea must fall behind to be dropped, and worlds before the first is.
  readonly doubt: number;
  readonly first: number;
  // Share of the time for a decision that it takes.
  readonly pace: number;
  // Ideas that are looked at.
  readonly ideas: number;
  // Whether it looks ahead outside its turns too (wards, hits, strikes, loot; else the quick policy answers there), at
  // other loads than the one thought best, and beyond the deployment to what the dice bring.
  readonly thorough: boolean;
  // Points by which everybody misjudges actions in thought: what will be done is not known for sure.
  readonly error: number;
  // How far the value errs about an idea when everybody has played on by the quick policy, in shares.
  readonly doubtful: number;
  // In its turns: the best few again, the own later actions of the round looked at as well, as long as time lasts. Answers
  // elsewhere are many and leave little to think about.
  readonly keen: Keen | null;
}

interface Keen {
  // Worlds of the quick look before it.
  readonly after: number;
  readonly ideas: number;
  readonly samples: number;
  readonly doubtful: number;
}

const HETMAN: Skill = {
  ...{ samples: 160, doubt: 2, first: 6, pace: 0.3 },
  ...{ ideas: 14, thorough: true, error: 0.6, blur: 0, temperature: 0 },
  ...{ doubtful: 0.05, keen: { after: 24, ideas: 4, samples: 200, doubtful: 0.02 } },
};
const LESSER: Skill = { ...HETMAN, thorough: false, keen: null };

export const SKILLS: Readonly<Record<Level, Skill>> = {
  page: { ...LESSER, samples: 1, ideas: 10, blur: 0.05, temperature: 0.045 },
  squire: { ...LESSER, samples: 1, ideas: 8, blur: 0.022, temperature: 0.014 },
  knight: { ...LESSER, samples: 2, ideas: 8, blur: 0.008, temperature: 0.005 },
  hetman: HETMAN,
};

// Who plays the matches to learn from: one world for every idea, which is nearly as good and a tenth of the work.
export const LEARNER: Skill = { ...LESSER, samples: 1, ideas: 8 };

export const skillAt = ({ stage }: Pick<View, 'stage'>, skill: Skill): Skill =>
  stage === 'deployment' || skill.keen === null ? skill : { ...skill, keen: null };
