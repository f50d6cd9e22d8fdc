// A program of its own that plays matches of a game as fast as it can and tells every table it shows; made to be killed.
import { makeRng } from '../../engine/core/rng';
import type { TablePush } from '../../engine/protocol';
import { createHost } from '../../main/host/api';
import { lockFolder } from '../../main/host/folder-lock';
import { toyShelf } from '../support/toy-shelf';

const TINCTURES = ['gules', 'azure', 'vert', 'or'] as const;

async function main(): Promise<void> {
  const [userData = '', workerFile = '', saveWorkerFile = '', game = '', seed = '1'] = process.argv.slice(2);
  const held = await lockFolder(userData, { openFile: null });
  if (held.kind !== 'ours') throw new Error(`the folder is ${held.kind}`);
  const host = await createHost({
    userData,
    shell: 'browser',
    version: '0',
    locale: 'en',
    workerFile,
    saveWorkerFile,
    shelf: toyShelf,
    openFile: null,
    quit: () => {},
  });
  host.onPush((push) => {
    if (push.type === 'table') process.stdout.write(`${push.table.match} ${push.table.entry}\n`);
  });
  const rng = makeRng(Number(seed));
  const seats = Array.from({ length: toyShelf.find(game)?.seatRange.min ?? 2 }, (_, seat) => ({
    kind: 'human',
    name: `Seat ${seat}`,
    tincture: TINCTURES[seat],
  }));
  for (;;) {
    await host.call('match.create', { game, seats, options: {}, seed: rng.int(1e9) });
    for (;;) {
      const current = await host.call('match.current', {});
      const table = current.ok ? (current.value as TablePush | null) : null;
      if (table === null || (table.curtain === null && table.request === null)) break;
      if (table.curtain !== null) await host.call('match.reveal', { seat: table.curtain });
      else {
        const { decisions } = table.request ?? { decisions: [] };
        await host.call('match.decide', { key: decisions[rng.int(decisions.length)]?.key, entry: table.entry });
      }
    }
  }
}

void main();
