// Counted nouns for the sentences that are put together from effects.
export const countEn = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

// Polish: 1; 2–4 but not 12–14; the rest.
export function countPl(count: number, one: string, few: string, many: string): string {
  const tail = count % 10;
  const teen = count % 100 >= 12 && count % 100 <= 14;
  const form = count === 1 ? one : tail >= 2 && tail <= 4 && !teen ? few : many;
  return `${count} ${form}`;
}
