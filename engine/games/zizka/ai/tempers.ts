// What each temper believes things to be worth: the same plans, other prices.
import type { Temper } from '../../../core/agent';
import type { Prices, Skill } from './skill';

export const TASTES: Readonly<Record<Temper, Readonly<Partial<Prices>>>> = {
  // Castles, and now rather than later.
  bold: { keeps: 1.5, discount: 0.88 },
  // Spirits high and the company strong before the walls.
  careful: { morale: 1.6, company: 1.2 },
  greedy: { coin: 0.26 },
  // What luck and the favour of others can do.
  sly: { favour: 0.22, luck: 0.32 },
  // Against the others in the lists.
  vengeful: { tournament: 1.7 },
  // A longer breath.
  steady: { discount: 0.97, company: 1.1 },
};

export function withTemper(skill: Skill, temper: Temper | undefined): Skill {
  return temper === undefined ? skill : { ...skill, prices: { ...skill.prices, ...TASTES[temper] } };
}
