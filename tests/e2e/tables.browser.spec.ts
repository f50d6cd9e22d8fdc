// Whole matches at other tables than one against one. They differ in what is played, not in the shell around it.
import { beginMatch, quickUserData, type TableWish } from './begin';
import { playByMouse, seeResults } from './person';
import { expect, test } from './support';

test.setTimeout(1_200_000);

const TABLES: readonly (TableWish & { readonly name: string })[] = [
  { name: 'grunwald against two opponents', game: 'grunwald', others: ['page', 'squire'] },
  { name: 'grunwald between two people, with the curtain', game: 'grunwald', others: ['human'] },
  { name: 'zizka alone against Torak', game: 'zizka', others: [] },
];

for (const wish of TABLES) {
  test(`${wish.name}: by mouse to the result`, async ({ start }) => {
    const { page, errors } = await start({ userData: quickUserData() });
    await beginMatch(page, { seed: '1410', ...wish });
    const { acts } = await playByMouse(page, { seed: 7 });
    expect(acts).toBeGreaterThan(5);
    await seeResults(page);
    expect(errors).toEqual([]);
  });
}
