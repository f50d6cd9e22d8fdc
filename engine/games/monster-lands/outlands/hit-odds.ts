// What an attack does to a member who stops all he can (MON-112 to MON-114).
import { LIMITS } from '../data/tables';

export interface Blow {
  readonly dice: number;
  // Hits without dice.
  readonly extra: number;
  // Hits that abilities, tokens and potions stop.
  readonly capacity: number;
  readonly lives: number;
  // How often a miss is rolled again (MON-230).
  readonly again: number;
}

export interface Fate {
  readonly unhurt: number;
  readonly wounded: number;
  readonly fallen: number;
}

function choose(all: number, taken: number): number {
  let ways = 1;
  for (let step = 0; step < taken; step++) ways = (ways * (all - step)) / (step + 1);
  return ways;
}

export function hitOdds({ dice, extra, capacity, lives, again }: Blow): Fate {
  const chance = 1 - ((LIMITS.hitFrom - 1) / 6) ** (1 + again);
  const fate = { unhurt: 0, wounded: 0, fallen: 0 };
  for (let hits = 0; hits <= dice; hits++) {
    const odds = choose(dice, hits) * chance ** hits * (1 - chance) ** (dice - hits);
    const through = hits + extra - capacity;
    if (through <= 0) fate.unhurt += odds;
    else if (through < lives) fate.wounded += odds;
    else fate.fallen += odds;
  }
  return fate;
}
