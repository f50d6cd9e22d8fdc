// A program of its own that plays toy matches as fast as it can and tells every table it shows; made to be killed.
import { createHost } from '../../main/host/api';
import { toyShelf } from './toy-shelf';

const [userData, workerFile, saveWorkerFile] = process.argv.slice(2);

async function main(): Promise<void> {
  if (userData === undefined || workerFile === undefined || saveWorkerFile === undefined) throw new Error('three arguments');
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
  const seats = [
    { kind: 'human', name: 'A', tincture: 'gules' },
    { kind: 'human', name: 'B', tincture: 'azure' },
  ];
  host.onPush((push) => {
    if (push.type === 'table') process.stdout.write(`${push.table.match} ${push.table.entry}\n`);
  });
  for (let seed = 1; ; seed++) {
    await host.call('match.create', { game: 'toy', seats, options: {}, seed });
    for (;;) {
      const current = await host.call('match.current', {});
      const table = current.ok
        ? (current.value as { curtain: number | null; entry: number; request: { decisions: { key: string }[] } | null })
        : null;
      if (table === null || (table.curtain === null && table.request === null)) break;
      if (table.curtain !== null) await host.call('match.reveal', { seat: table.curtain });
      else await host.call('match.decide', { key: table.request?.decisions.at(-1)?.key, entry: table.entry });
    }
  }
}

void main();
