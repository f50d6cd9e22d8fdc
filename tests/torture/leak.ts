// Nothing told: whole matches at a real host with every message looked through for the seed, and worlds that look alike
// compared in everything the host sends.
import { known } from '../../engine/core/invariant';
import { makeRng } from '../../engine/core/rng';
import type { RequestName, TablePush } from '../../engine/protocol';
import { openHost, type TestHost } from '../support/host';
import { compareWorlds } from '../support/worlds';
import type { Checks } from './checks';
import { allGames, type Workshop } from './workshop';

const TINCTURES = ['gules', 'azure', 'vert', 'or'] as const;
const WORLD_MILLIS = 40_000;
// A match is listened to for so long; opponents think while the machine lets them.
const MATCH_MILLIS = 18_000;

export async function leak(checks: Checks, workshop: Workshop): Promise<void> {
  for (const game of allGames) await listenToMatch(checks, workshop, game.id);
  const start = Date.now();
  for (let seed = 300; seed < 330 && Date.now() - start < WORLD_MILLIS; seed++)
    for (const game of allGames)
      for (let seats = game.seatRange.min; seats <= game.seatRange.max; seats++)
        compareWorlds(game, { seats, options: {} }, seed, 31, (isSame, words) =>
          checks.hold(isSame, `${game.id}, ${seats} seats: ${words}`),
        );
}

// All ways in which a seed can be written down.
function formsOf(seed: number): readonly string[] {
  const hex = seed.toString(16);
  return [String(seed), hex, hex.toUpperCase(), seed.toString(36), String(seed | 0)];
}

async function listenToMatch(checks: Checks, workshop: Workshop, game: string): Promise<void> {
  const seed = 3_735_928_559 - game.length * 1_234_567;
  const forms = formsOf(seed);
  const tells = (value: unknown) => {
    const text = JSON.stringify(value);
    return forms.some((form) => text.includes(form));
  };
  const test = await openHost(workshop.bundles, workshop.folder());
  const answers: unknown[] = [];
  const ask = async (name: RequestName, body: object) => {
    const result = await test.host.call(name, body);
    answers.push(result);
    return result;
  };
  const range = known(allGames.find((each) => each.id === game)).seatRange;
  const seats = Array.from({ length: Math.min(range.max, Math.max(range.min, 2)) }, (_, seat) =>
    seat === 0
      ? { kind: 'human', name: 'Anna', tincture: TINCTURES[seat] }
      : { kind: 'ai', name: 'Page', tincture: TINCTURES[seat], level: 'page' },
  );
  await test.host.call('match.create', { game, seats, options: {}, seed });
  const rng = makeRng(4);
  const start = Date.now();
  for (let step = 0; step < 40 && Date.now() - start < MATCH_MILLIS; step++) {
    const table: TablePush = await test.until((each) => each.request !== null || each.outcome !== null);
    if (table.outcome !== null) break;
    if (step % 8 === 1) await ask('match.hint', {});
    if (step % 8 === 2) await ask('saves.list', {});
    if (step % 8 === 3) await ask('match.undo', {});
    if (step % 8 === 4) await ask('diagnostics.text', {});
    const now = await test.until((each) => each.request !== null || each.outcome !== null);
    const decisions = now.request?.decisions ?? [];
    if (decisions.length > 0) await ask('match.decide', { key: decisions[rng.int(decisions.length)]?.key, entry: now.entry });
  }
  const running = (await test.table()).outcome === null;
  await replayRunning(test, ask);
  const told = test.pushes.filter((push) => push.type !== 'table' || push.table.outcome === null);
  for (const push of told) checks.hold(!tells(push), `${game}: a push of kind ${push.type} tells the seed`);
  if (running) for (const answer of answers) checks.hold(!tells(answer), `${game}: an answer tells the seed`);
  checks.hold(!tells(test.host.log.text()), `${game}: the log tells the seed`);
  await test.host.close();
}

async function replayRunning(
  test: TestHost,
  ask: (name: RequestName, body: object) => Promise<{ readonly ok: boolean }>,
): Promise<void> {
  const [save] = await test.ask('saves.list', {});
  if (save === undefined || save.finished) return;
  const opened = await ask('replay.open', { file: save.file });
  if (!opened.ok) return;
  for (let entry = 0; entry <= save.entries; entry += 5) await ask('replay.seek', { entry });
}
