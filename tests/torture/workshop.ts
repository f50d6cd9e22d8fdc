// What the suites share: bundles of the program, folders that go away, games and saves to maltreat.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { AnyGame } from '../../engine/core/game-module';
import { makeRng, type Rng } from '../../engine/core/rng';
import type { SaveBody } from '../../engine/core/save-format';
import { createMatch, type Match } from '../../engine/match/match';
import { directReader } from '../../main/host/save-reader';
import { openSaves, type SaveStore } from '../../main/host/save-store';
import { type Bundles, makeBundles, makeFolder } from '../support/host';
import { toyShelf } from '../support/toy-shelf';

export interface Workshop {
  readonly bundles: Bundles;
  // Bundled programs: one that plays and waits to be killed, and the browser shell.
  readonly player: string;
  readonly browser: string;
  folder(): string;
  remove(): void;
}

export function makeWorkshop(): Workshop {
  const bundles = makeBundles();
  const folders: string[] = [];
  const folder = () => {
    const made = makeFolder();
    folders.push(made);
    return made;
  };
  const programs = join(folder(), 'main');
  mkdirSync(programs);
  const bundle = (entry: string, name: string) => {
    const outfile = join(programs, name);
    const entryPoints = [join(import.meta.dirname, entry)];
    buildSync({ entryPoints, outfile, bundle: true, platform: 'node', target: 'node20', format: 'cjs', logLevel: 'error' });
    return outfile;
  };
  bundle('../../main/host/ai-worker.ts', 'ai-worker.cjs');
  bundle('../../main/host/save-worker.ts', 'save-worker.cjs');
  return {
    bundles,
    player: bundle('player.ts', 'player.cjs'),
    browser: bundle('../../main/browser/index.ts', 'browser.cjs'),
    folder,
    remove() {
      bundles.remove();
      for (const made of folders) rmSync(made, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export const allGames: readonly AnyGame[] = toyShelf.ids.flatMap((id) => toyShelf.find(id) ?? []);

export function playedMatch(game: AnyGame, seed: number, decisions: number, seats = game.seatRange.min): Match {
  const rng: Rng = makeRng(seed ^ 0x7021);
  const match = createMatch({ game, seats, seed });
  for (let played = 0; played < decisions && match.request !== null; played++)
    match.decide(match.request.decisions[rng.int(match.request.decisions.length)]?.key ?? '');
  return match;
}

export function bodyOf(match: Match, name = 'Torture'): SaveBody {
  return {
    name,
    savedAt: new Date().toISOString(),
    campaign: null,
    journal: match.journal,
    snapshot: JSON.parse(JSON.stringify(match.state)),
  };
}

export function openStore(folder: string): Promise<SaveStore> {
  return openSaves(folder, { reader: directReader(toyShelf), games: toyShelf.ids, edition: 'torture', tell: () => {} });
}
