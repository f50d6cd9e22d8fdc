// Files that a kill, a bad disk or a hand has changed: nothing throws, hangs or disappears; what can be repaired is, what
// cannot says why, and the bytes are still there.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../engine/core/game-module';
import { makeRng, type Rng } from '../../engine/core/rng';
import { makeSave } from '../../engine/core/save-format';
import { openCampaigns } from '../../main/host/campaign-store';
import { openProgress } from '../../main/host/progress-store';
import { autosaveFile } from '../../main/host/save-names';
import { createSaveReader } from '../../main/host/save-reader';
import { openSettings } from '../../main/host/settings-store';
import { EVIL, leavesOf, withLeaf } from '../support/evil';
import { toyShelf } from '../support/toy-shelf';
import type { Checks } from './checks';
import { allGames, bodyOf, openStore, playedMatch, type Workshop } from './workshop';

const ID = '0123456789ab';
const SLOW_MILLIS = 10_000;
const log = { info: () => {}, error: () => {}, text: () => '' };

type Damage = (bytes: Buffer, rng: Rng) => Buffer;
const DAMAGES: Readonly<Record<string, Damage>> = {
  empty: () => Buffer.alloc(0),
  cut: (bytes, rng) => bytes.subarray(0, rng.int(bytes.length)),
  'cut at the end': (bytes, rng) => bytes.subarray(0, bytes.length - 1 - rng.int(8)),
  'a flipped bit': (bytes, rng) => changed(bytes, rng, (byte) => byte ^ (1 << rng.int(8))),
  'a changed byte': (bytes, rng) => changed(bytes, rng, () => rng.int(256)),
  'an empty block': (bytes, rng) => {
    const copy = Buffer.from(bytes);
    const from = rng.int(copy.length);
    copy.fill(0, from, Math.min(copy.length, from + 512));
    return copy;
  },
  'a repeated block': (bytes, rng) => {
    const from = rng.int(bytes.length);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(Math.max(0, from - 200))]);
  },
  'a lost block': (bytes, rng) => {
    const from = rng.int(bytes.length);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 100)]);
  },
  'garbage behind': (bytes, rng) => Buffer.concat([bytes, Buffer.from(Array.from({ length: 40 }, () => rng.int(256)))]),
  'only garbage': (bytes, rng) => Buffer.from(Array.from({ length: Math.min(5_000, bytes.length) }, () => rng.int(256))),
  'a mark at the start': (bytes) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
  'another encoding': (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
  brackets: () => Buffer.from('['.repeat(500_000)),
};

function changed(bytes: Buffer, rng: Rng, how: (byte: number) => number): Buffer {
  const copy = Buffer.from(bytes);
  const at = rng.int(copy.length);
  copy[at] = how(copy[at] ?? 0);
  return copy;
}

export async function damage(checks: Checks, workshop: Workshop): Promise<void> {
  for (const game of allGames) await damageAutosaves(checks, workshop, game);
  await damageOwnFiles(checks, workshop);
  await editSnapshots(checks, workshop);
}

async function damageAutosaves(checks: Checks, workshop: Workshop, game: AnyGame): Promise<void> {
  const rng = makeRng(97);
  const match = playedMatch(game, 5, 24);
  const texts = [8, 16, 24].map((decisions) => Buffer.from(makeSave(bodyOf(playedMatch(game, 5, decisions)))));
  const [oldest, older, newest] = texts as [Buffer, Buffer, Buffer];
  for (const [name, spoil] of Object.entries(DAMAGES))
    for (let round = 0; round < 5; round++) {
      const folder = workshop.folder();
      const what = `${game.id}, ${name} (${round})`;
      const both = round === 3;
      const all = round === 4;
      const spoilt = spoil(newest, rng);
      const file = autosaveFile(ID);
      writeFileSync(join(folder, file), spoilt);
      writeFileSync(join(folder, `${file}.1`), both || all ? spoil(older, rng) : older);
      writeFileSync(join(folder, `${file}.2`), all ? spoil(oldest, rng) : oldest);
      const start = Date.now();
      const store = await openStore(folder);
      // Some find it in the list, some go straight to the match.
      if (round % 2 === 0) {
        const list = await store.list();
        checks.hold(list.length === 1, `${what}: it is listed`);
      }
      const opened = await store.open(file);
      checks.hold(Date.now() - start < SLOW_MILLIS, `${what}: within time`);
      checks.hold(opened.ok || /^(save|file)\./.test(opened.code), `${what}: answered with a code`);
      if (!all) checks.hold(opened.ok, `${what}: a good generation is found`);
      checks.hold(
        readdirSync(folder).some((each) => readFileSync(join(folder, each)).equals(spoilt)) ||
          opened.ok === false ||
          spoilt.equals(newest) ||
          isSameSave(folder, file, match.played.length),
        `${what}: the damaged bytes are kept`,
      );
      rmSync(folder, { recursive: true, force: true });
    }
}

// A change that does not matter (white space, the name's own bytes sealed again) is no damage.
function isSameSave(folder: string, file: string, entries: number): boolean {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8')).body.journal.entries.length === entries;
  } catch {
    return false;
  }
}

async function damageOwnFiles(checks: Checks, workshop: Workshop): Promise<void> {
  const rng = makeRng(98);
  const folder = workshop.folder();
  const campaigns = join(folder, 'campaigns');
  mkdirSync(campaigns);
  const store = await openCampaigns(campaigns, join(folder, 'saves'), toyShelf);
  const made = await store.create('monster-lands', 'Zima', 'normal');
  const campaign = made.ok ? readFileSync(join(campaigns, made.value.file)) : Buffer.alloc(0);
  for (const [name, spoil] of Object.entries(DAMAGES))
    for (let round = 0; round < 4; round++) {
      const text = Buffer.from('{"language":"pl","volume":0.5}');
      const settings = join(folder, `settings-${rng.int(1e9)}.json`);
      const spoilt = spoil(text, rng);
      writeFileSync(settings, spoilt);
      const { settings: held } = await openSettings(settings);
      checks.hold(['system', 'en', 'pl'].includes(held.language), `settings, ${name}: some settings hold`);
      checks.hold(
        [settings, `${settings}.damaged`].some((each) => existsSync(each) && readFileSync(each).equals(spoilt)),
        `settings, ${name}: the bytes are kept`,
      );
      const progress = join(folder, `progress-${rng.int(1e9)}.json`);
      writeFileSync(progress, spoil(Buffer.from('{"puzzles":["a"],"lessons":["leaders/b"]}'), rng));
      const open = await openProgress(progress);
      checks.hold(typeof open.hasSolved('a') === 'boolean', `progress, ${name}`);
      writeFileSync(join(campaigns, 'campaign-0123456789ab.json'), spoil(campaign, rng));
      const list = await store.list();
      checks.hold(list.length === 2 && list.some((each) => each.problem === null), `campaign, ${name}: the other one is listed`);
    }
}

// Snapshots changed by hand with a checksum that fits, tried out in the real thread.
async function editSnapshots(checks: Checks, workshop: Workshop): Promise<void> {
  const rng = makeRng(99);
  const reader = createSaveReader({ workerFile: workshop.bundles.saveWorkerFile, log });
  for (const game of allGames) {
    const body = bodyOf(playedMatch(game, 6, 30));
    const leaves = leavesOf(body.snapshot);
    let refused = 0;
    for (let round = 0; round < 90; round++) {
      const leaf = leaves[rng.int(leaves.length)] ?? [];
      const snapshot = withLeaf(body.snapshot, leaf, EVIL[rng.int(EVIL.length)]) as typeof body.snapshot;
      if (typeof snapshot.phase !== 'string') continue;
      const journal = { ...body.journal, entries: [] };
      const start = Date.now();
      const tried = await reader.tryOut(makeSave({ ...body, journal, snapshot }));
      checks.hold(Date.now() - start < SLOW_MILLIS, `${game.id} with another ${leaf.join('.')}: within time`);
      checks.hold(tried.ok || tried.code !== 'save.tooHard', `${game.id} with another ${leaf.join('.')}: neither hangs nor eats`);
      if (!tried.ok) refused++;
    }
    checks.hold(refused > 40, `${game.id}: most changed snapshots are refused (${refused})`);
  }
  await reader.close();
}
