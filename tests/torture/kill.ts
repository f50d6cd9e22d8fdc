// kill -9 at any moment, in every game, again and again in the same folder: whatever was shown is on disk, whole, and the
// next program takes the folder over.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRng } from '../../engine/core/rng';
import { parseSave } from '../../engine/core/save-format';
import { loadMatch } from '../../main/host/load-match';
import { autosaveFile } from '../../main/host/save-names';
import { toyShelf } from '../support/toy-shelf';
import type { Checks } from './checks';
import { allGames, openStore, type Workshop } from './workshop';

const KILLS = 40;
const MILLIS = 100_000;

export async function kill(checks: Checks, workshop: Workshop): Promise<void> {
  const rng = makeRng(20_261_117);
  const folder = workshop.folder();
  const start = Date.now();
  let kills = 0;
  for (; kills < KILLS && Date.now() - start < MILLIS; kills++) {
    const game = allGames[kills % allGames.length]?.id ?? 'toy';
    const told = await playAndKill(workshop, folder, game, kills + 1, 1 + rng.int(500));
    checks.hold(told.size > 0, `kill ${kills}: ${game} was played after the kill before`);
    await verify(checks, folder, told, `kill ${kills} of ${game}`);
  }
  const store = await openStore(join(folder, 'saves'));
  const list = await store.list();
  checks.hold(
    list.every((save) => save.problem === null),
    `after ${kills} kills no save has a problem`,
  );
}

type Told = ReadonlyMap<string, number>;

function playAndKill(workshop: Workshop, folder: string, game: string, seed: number, millis: number): Promise<Told> {
  const { workerFile, saveWorkerFile } = workshop.bundles;
  return new Promise((done, broken) => {
    const args = [workshop.player, folder, workerFile, saveWorkerFile, game, String(seed)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
    let output = '';
    child.stdout.on('data', (chunk) => {
      if (output === '') setTimeout(() => child.kill('SIGKILL'), millis);
      output += String(chunk);
    });
    child.on('error', broken);
    child.on('close', () => {
      clearTimeout(late);
      const told = new Map<string, number>();
      for (const line of output.split('\n').slice(0, -1)) {
        const [match = '', entry] = line.split(' ');
        told.set(match, Number(entry));
      }
      done(told);
    });
  });
}

async function verify(checks: Checks, folder: string, told: Told, what: string): Promise<void> {
  for (const [match, entry] of told) {
    const parsed = parseSave(readFileSync(join(folder, 'saves', autosaveFile(match)), 'utf8'));
    checks.hold(parsed.ok, `${what}: the save is whole`);
    if (!parsed.ok) continue;
    const entries = parsed.value.journal.entries.length;
    checks.hold(entries === entry || entries === entry + 1, `${what}: ${entry} decisions told, ${entries} on disk`);
    const game = toyShelf.find(parsed.value.journal.header.game);
    if (game === null) continue;
    const loaded = loadMatch(game, parsed.value);
    checks.hold(loaded.ok && loaded.value.warning === null, `${what}: the match goes on with its past`);
  }
}
