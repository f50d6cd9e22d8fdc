// The coach in a real match: a win of this turn is on the board, the person wants to end the turn, and is asked first.
import { join } from 'node:path';
import { makeBudget } from '../../engine/ai/budget';
import { createAgentFor } from '../../engine/ai/levels';
import { known } from '../../engine/core/invariant';
import { makeRng } from '../../engine/core/rng';
import { createWinSearch } from '../../engine/games/leaders/ai/win-search';
import type { State } from '../../engine/games/leaders/types';
import { createMatch, type Match } from '../../engine/match/match';
import type { SeatSpec } from '../../engine/protocol';
import { makeShelf } from '../../main/host/game-shelf';
import { newMatchId } from '../../main/host/match-host';
import { directReader } from '../../main/host/save-reader';
import { openSaves } from '../../main/host/save-store';
import { quickUserData } from './begin';
import { expect, test } from './support';

test.setTimeout(600_000);

const PATIENCE = { timeout: 120_000 };
const SEATS: readonly SeatSpec[] = [
  { kind: 'human', name: 'Jagna', tincture: 'gules' },
  { kind: 'ai', name: 'Hanka', tincture: 'azure', level: 'page', character: 'hanka' },
];

// A match at the moment when the person could win in this very turn.
function nearlyWon(): Match {
  const win = createWinSearch(19);
  for (let seed = 1; seed <= 20; seed++) {
    const match = createMatch({ game: 'leaders', seats: SEATS, seed });
    const agents = [createAgentFor(match.game, 'squire'), createAgentFor(match.game, 'page')];
    while (match.request !== null) {
      const { seat, prompt, decisions } = match.request;
      const hasEnd = decisions.some(({ key }) => key === 'end');
      if (seat === 0 && hasEnd && win.find(match.state as State, 200_000) !== null) return match;
      const asked = { seat, prompt, decisions: decisions.map(({ decision }) => decision) };
      let ticks = 0;
      const budget = makeBudget(300, () => (ticks += 0.05));
      const index = known(agents[seat]).choose(match.view(seat), asked, budget, makeRng(seed * 1000 + match.played.length));
      match.decide(known(decisions[index]).key);
    }
  }
  throw new Error('nobody could ever win');
}

async function lay(userData: string): Promise<void> {
  const match = nearlyWon();
  const shelf = makeShelf();
  const store = await openSaves(join(userData, 'saves'), {
    reader: directReader(shelf),
    games: shelf.ids,
    edition: '',
    tell: () => {},
  });
  const body = { name: 'Terrace', savedAt: new Date().toISOString(), campaign: null, journal: match.journal };
  await store.autosave(newMatchId(), { ...body, snapshot: { ...match.state } }, false);
}

test('asks before a win is thrown away, the safe way focused, and never twice about the same', async ({ start }) => {
  const userData = quickUserData({ coach: true });
  await lay(userData);
  const { page, errors } = await start({ userData });
  await page.locator('[data-action="continue"]').click(PATIENCE);
  const end = page.locator('[data-action="end"]');
  await expect(end).toBeVisible(PATIENCE);
  // A hint is what the coach has looked at too: when it lies there, he is ready.
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint-cards')).toBeVisible(PATIENCE);
  await expect(page.locator('.hint-card').first()).toContainText('100');

  await end.click();
  const coach = page.getByTestId('coach');
  await expect(coach).toBeVisible(PATIENCE);
  await expect(coach).toContainText('Are you sure?');
  await expect(coach).toContainText('Wins in this turn');
  await expect(page.locator('[data-action="coach-safe"]')).toBeFocused();
  const entry = await page.locator('main').getAttribute('data-entry');

  // Escape leaves the choice open, and the same is not asked twice.
  await page.keyboard.press('Escape');
  await expect(coach).toHaveCount(0);
  await expect(end).toBeVisible();
  expect(await page.locator('main').getAttribute('data-entry')).toBe(entry);
  await end.click();
  await expect(coach).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('data-entry', entry ?? '', PATIENCE);
  expect(errors).toEqual([]);
});

test('the safe way is played with Enter and wins', async ({ start }) => {
  const userData = quickUserData({ coach: true, language: 'pl' });
  await lay(userData);
  const { page, errors } = await start({ userData });
  await page.locator('[data-action="continue"]').click(PATIENCE);
  const end = page.locator('[data-action="end"]');
  await expect(end).toBeVisible(PATIENCE);
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint-cards')).toBeVisible(PATIENCE);
  await end.click();
  await expect(page.getByTestId('coach')).toContainText('Na pewno?', PATIENCE);
  const entry = await page.locator('main').getAttribute('data-entry');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('coach')).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('data-entry', entry ?? '', PATIENCE);
  expect(errors).toEqual([]);
});
