// Plain rolls in planning: dice and rerolls without a sovereign's die, of which only the expected worth is asked. The same
// arithmetic as in dice-math.ts, without its stages kept; what the sets of rows lack of every roll is remembered.
import { tokensNeeded } from '../allocation';
import { TOKEN_ROWS } from '../data/tables';
import { FACE_CHANCE, type RollProfile, type Spread, spreadOf } from '../dice-math';
import { type RowSet, rowSets } from './row-sets';

const FACES = 4;
const MOST_DICE = 9;
const thrown = new Float64Array(spreadOf(MOST_DICE).size);
const NOTHING: Spread = { ...spreadOf(0), size: 0 };

// Tells profiles without sovereign dice apart; up to 31 of each icon.
export function profileCode({ dice, rerolls, printed }: RollProfile): number {
  const icons =
    (((printed[0] as number) * 32 + (printed[1] as number)) * 32 + (printed[2] as number)) * 32 + (printed[3] as number);
  return (icons * 16 + dice) * 16 + rerolls;
}

// Worths of the ends of a roll, in the order of its spread: room for any.
export const ends = new Float64Array(thrown.length);

// Worth of a roll before it is thrown, by the worths of its ends, which are used up.
export function rollWorth(dice: number, rerolls: number): number {
  const spread = spreadOf(dice);
  const below = dice > 0 ? spreadOf(dice - 1) : NOTHING;
  const { up } = below;
  const { down } = spread;
  const [sword, shield, speech, luck] = FACE_CHANCE as readonly [number, number, number, number];
  for (let left = rerolls; left > 0; left--) {
    for (let smaller = 0, at = 0; smaller < below.size; smaller++, at += FACES) {
      thrown[smaller] =
        sword * (ends[up[at] as number] as number) +
        shield * (ends[up[at + 1] as number] as number) +
        speech * (ends[up[at + 2] as number] as number) +
        luck * (ends[up[at + 3] as number] as number);
    }
    for (let index = 0, at = 0; index < spread.size; index++) {
      let best = ends[index] as number;
      for (let face = 0; face < FACES; face++, at++) {
        const smaller = down[at] as number;
        if (smaller >= 0 && (thrown[smaller] as number) > best) best = thrown[smaller] as number;
      }
      ends[index] = best;
    }
  }
  let sum = 0;
  for (let index = 0; index < spread.size; index++) sum += (spread.chance[index] as number) * (ends[index] as number);
  return sum;
}

// Luck tokens that every end of a roll lacks for each of these needs: end by end, needs by needs.
export function lacks(needs: readonly (readonly number[])[], { dice, printed }: RollProfile): Uint8Array {
  const { counts } = spreadOf(dice);
  const table = new Uint8Array(counts.length * needs.length);
  const pool = [0, 0, 0, 0];
  let at = 0;
  for (const fallen of counts) {
    for (let icon = 0; icon < FACES; icon++) pool[icon] = (printed[icon] as number) + (fallen[icon] as number);
    for (const each of needs) table[at++] = tokensNeeded(each, pool);
  }
  return table;
}

// Sets of rows of every token, and what they lack by profile.
const SETS: readonly (readonly RowSet[])[] = TOKEN_ROWS.map(rowSets);
const remembered: Map<number, Uint8Array>[] = TOKEN_ROWS.map(() => new Map());
// Profiles of a token.
const ROOM = 2000;

function lacksOf(token: number, profile: RollProfile): Uint8Array {
  const code = profileCode({ ...profile, rerolls: 0 });
  const shelf = remembered[token] as Map<number, Uint8Array>;
  let table = shelf.get(code);
  if (table === undefined) {
    table = lacks(
      (SETS[token] as readonly RowSet[]).map((set) => set.needs),
      profile,
    );
    if (shelf.size >= ROOM) shelf.clear();
    shelf.set(code, table);
  }
  return table;
}

const setWorths = new Float64Array(8);

// Worth of a rolled token: the best set of rows that the icons and so many luck tokens allow, or failing.
export function tokenRollWorth(
  token: number,
  profile: RollProfile,
  worths: readonly number[],
  tokens: number,
  price: number,
  fail: number,
): number {
  const sets = SETS[token] as readonly RowSet[];
  const count = sets.length;
  for (let index = 0; index < count; index++) {
    let sum = 0;
    for (const row of (sets[index] as RowSet).rows) sum += worths[row] as number;
    setWorths[index] = sum;
  }
  const table = lacksOf(token, profile);
  for (let end = 0, at = 0; at < table.length; end++) {
    let best = fail;
    for (let index = 0; index < count; index++, at++) {
      const spent = table[at] as number;
      if (spent > tokens) continue;
      const worth = (setWorths[index] as number) - spent * price;
      if (worth > best) best = worth;
    }
    ends[end] = best;
  }
  return rollWorth(profile.dice, profile.rerolls);
}
