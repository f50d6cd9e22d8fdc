// Dice of a clan's pool as text (`S`, `M`, `I5`), and which of them can fill a list of die fields.
import type { Clan, Colour } from '../types';

export const dieColour = (die: string): Colour => die.charAt(0) as Colour;
// 0 for strength and magic, which are rolled later.
export const dieValue = (die: string): number => (die.length > 1 ? Number(die.slice(1)) : 0);
export const makeDie = (colour: Colour, value: number): string => (colour === 'I' ? `I${value}` : colour);

export const poolSize = (clan: Clan): number => clan.S + clan.M + clan.I.length;

// Distinct dice of the pool: S, M, then influence ascending.
export function distinctDice(clan: Clan): string[] {
  const dice: string[] = [];
  if (clan.S > 0) dice.push('S');
  if (clan.M > 0) dice.push('M');
  for (let index = 0; index < clan.I.length; index++) {
    if (index === 0 || clan.I[index] !== clan.I[index - 1]) dice.push(`I${clan.I[index]}`);
  }
  return dice;
}

export function allDice(clan: Clan): string[] {
  const dice: string[] = [];
  for (let count = 0; count < clan.S; count++) dice.push('S');
  for (let count = 0; count < clan.M; count++) dice.push('M');
  for (const value of clan.I) dice.push(`I${value}`);
  return dice;
}

export const hasColour = (clan: Clan, colour: Colour): boolean =>
  colour === 'S' ? clan.S > 0 : colour === 'M' ? clan.M > 0 : clan.I.length > 0;

export function addDie(clan: Clan, die: string): void {
  const colour = dieColour(die);
  if (colour === 'S') clan.S++;
  else if (colour === 'M') clan.M++;
  else insertSorted(clan.I, dieValue(die));
}

export function removeDie(clan: Clan, die: string): void {
  const colour = dieColour(die);
  if (colour === 'S') clan.S--;
  else if (colour === 'M') clan.M--;
  else clan.I.splice(clan.I.indexOf(dieValue(die)), 1);
}

function insertSorted(values: number[], value: number): void {
  let index = values.length;
  while (index > 0 && (values[index - 1] ?? 0) > value) index--;
  values.splice(index, 0, value);
}

type Counts = [S: number, M: number, I: number];
const indexOf = (colour: Colour): 0 | 1 | 2 => (colour === 'S' ? 0 : colour === 'M' ? 1 : 2);

function fills(slots: readonly (readonly Colour[])[], from: number, counts: Counts): boolean {
  const slot = slots[from];
  if (slot === undefined) return true;
  for (const colour of slot) {
    const index = indexOf(colour);
    if (counts[index] === 0) continue;
    counts[index]--;
    const filled = fills(slots, from + 1, counts);
    counts[index]++;
    if (filled) return true;
  }
  return false;
}

function countsLeft(clan: Clan, given: readonly string[]): Counts {
  const counts: Counts = [clan.S, clan.M, clan.I.length];
  for (const die of given) counts[indexOf(dieColour(die))]--;
  return counts;
}

export const canFill = (clan: Clan, slots: readonly (readonly Colour[])[]): boolean => fills(slots, 0, countsLeft(clan, []));

// MON-311: dice for the next open field that leave the rest fillable.
export function diceForNext(clan: Clan, slots: readonly (readonly Colour[])[], given: readonly string[]): string[] {
  const slot = slots[given.length];
  if (slot === undefined) return [];
  const counts = countsLeft(clan, given);
  const options: string[] = [];
  for (const colour of slot) {
    const index = indexOf(colour);
    if (counts[index] <= 0) continue;
    counts[index]--;
    if (fills(slots, given.length + 1, counts)) {
      if (colour === 'I') for (const value of influenceLeft(clan, given)) options.push(`I${value}`);
      else options.push(colour);
    }
    counts[index]++;
  }
  return options;
}

// Distinct values of the influence dice that were not given yet, ascending.
function influenceLeft(clan: Clan, given: readonly string[]): number[] {
  const values = clan.I.slice();
  for (const die of given) if (dieColour(die) === 'I') values.splice(values.indexOf(dieValue(die)), 1);
  return values.filter((value, index) => index === 0 || value !== values[index - 1]);
}
