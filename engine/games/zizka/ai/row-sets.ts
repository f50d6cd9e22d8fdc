// Rows of a token that may be done together (ZIZ-55): every set that contains row 1.
import { addNeeds, tokensNeeded } from '../allocation';
import type { RowTable } from '../data/tables';

export interface RowSet {
  readonly needs: readonly number[];
  readonly rows: readonly number[];
}

export interface RowChoice extends RowSet {
  readonly worth: number;
}

export function rowSets(rows: readonly RowTable[]): RowSet[] {
  const sets: RowSet[] = [];
  for (let mask = 1; mask < 1 << rows.length; mask += 2) {
    let needs: readonly number[] = [0, 0, 0, 0];
    const chosen: number[] = [];
    rows.forEach((row, index) => {
      if ((mask & (1 << index)) === 0) return;
      needs = addNeeds(needs, row.needs);
      chosen.push(index);
    });
    sets.push({ needs, rows: chosen });
  }
  return sets;
}

// With their worth, the best first.
export function rankedChoices(rows: readonly RowTable[], worth: (index: number) => number): RowChoice[] {
  return rowSets(rows)
    .map((set) => ({ ...set, worth: set.rows.reduce((sum, row) => sum + worth(row), 0) }))
    .sort((one, other) => other.worth - one.worth);
}

// Worth of the best of ranked choices for a pool, or of failing.
export function bestChoiceWorth(
  choices: readonly RowChoice[],
  pool: readonly number[],
  tokens: number,
  price: number,
  fail: number,
): number {
  let best = fail;
  for (const choice of choices) {
    if (choice.worth <= best) break;
    const spent = tokensNeeded(choice.needs, pool);
    if (spent <= tokens) best = Math.max(best, choice.worth - spent * price);
  }
  return best;
}
