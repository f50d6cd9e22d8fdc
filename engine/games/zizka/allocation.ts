// ZIZ-15 to ZIZ-17: the pool of icons and what rows cost in luck tokens. Allocation is global; nobody places icons.
import { LUCK } from './data/tables';
import type { Roll } from './types';

// ZIZ-17: T = max(0, D + n_luck - h_luck).
export function tokensNeeded(need: readonly number[], have: readonly number[]): number {
  let deficit = 0;
  for (let icon = 0; icon < LUCK; icon++) {
    const lacking = (need[icon] as number) - (have[icon] as number);
    if (lacking > 0) deficit += lacking;
  }
  const tokens = deficit + (need[LUCK] as number) - (have[LUCK] as number);
  return Math.max(0, tokens);
}

// ZIZ-15: icons on the dice and printed ones.
export function poolOf(roll: Roll): number[] {
  const pool = [0, 0, 0, 0];
  for (let icon = 0; icon < 4; icon++) pool[icon] = roll.printed[icon] as number;
  for (const face of roll.dice) pool[face] = (pool[face] as number) + 1;
  if (roll.wenceslas >= 0 && roll.wenceslas <= LUCK) pool[roll.wenceslas] = (pool[roll.wenceslas] as number) + 1;
  if (roll.sigismund >= 0 && roll.sigismund <= LUCK) pool[roll.sigismund] = (pool[roll.sigismund] as number) + 1;
  return pool;
}

// What is still missing, icon by icon, after luck icons stood in as jokers.
export function missingIcons(need: readonly number[], have: readonly number[]): number[] {
  const missing = [0, 0, 0, 0];
  const needLuck = need[LUCK] as number;
  const haveLuck = have[LUCK] as number;
  let jokers = Math.max(0, haveLuck - needLuck);
  missing[LUCK] = Math.max(0, needLuck - haveLuck);
  for (let icon = 0; icon < LUCK; icon++) {
    const lacking = Math.max(0, (need[icon] as number) - (have[icon] as number));
    const joined = Math.min(lacking, jokers);
    jokers -= joined;
    missing[icon] = lacking - joined;
  }
  return missing;
}

// What a pool still has after these needs were met, lacking icons having taken luck first and tokens last.
export function leftOver(need: readonly number[], have: readonly number[]): number[] {
  const left = have.map((count, icon) => Math.max(0, count - (need[icon] as number)));
  let lacking = 0;
  for (let icon = 0; icon < LUCK; icon++) lacking += Math.max(0, (need[icon] as number) - (have[icon] as number));
  left[LUCK] = Math.max(0, (left[LUCK] as number) - lacking);
  return left;
}

export function addNeeds(left: readonly number[], right: readonly number[]): number[] {
  return [
    (left[0] as number) + (right[0] as number),
    (left[1] as number) + (right[1] as number),
    (left[2] as number) + (right[2] as number),
    (left[3] as number) + (right[3] as number),
  ];
}

// How a row stands against a pool beside the rows done (ZIZ-55): a further row is met from what row 1 leaves, also
// while row 1 is still to be done. `whole` is the sum of luck tokens, `tokens` what this row adds to it.
export function standingOf(
  needs: readonly (readonly number[])[],
  done: readonly number[],
  index: number,
  pool: readonly number[],
) {
  const first = index > 0 && !done.includes(0) ? [0] : [];
  let base: readonly number[] = [0, 0, 0, 0];
  for (const row of [...done, ...first]) base = addNeeds(base, needs[row] as readonly number[]);
  const summed = addNeeds(base, needs[index] as readonly number[]);
  const whole = tokensNeeded(summed, pool);
  const missing = missingIcons(needs[index] as readonly number[], leftOver(base, pool));
  return { whole, tokens: whole - tokensNeeded(base, pool), missing };
}
