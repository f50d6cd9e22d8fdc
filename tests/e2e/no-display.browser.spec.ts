// `npm start` where no window can be opened: it says so and tells an address that answers.
import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, hasExited, makeUserData, test } from './support';

test.skip(process.platform !== 'linux', 'only Linux can be without a display');

const root = resolve(import.meta.dirname, '../..');

// Starts it in a changed environment, waits for an address that answers, and answers all that was said.
async function wordsOf(script: string, change: NodeJS.ProcessEnv): Promise<string> {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...env } = process.env;
  const args = [join(root, script), `--user-data=${makeUserData()}`];
  const program: ChildProcess = spawn(process.execPath, args, { env: { ...env, ...change }, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    let said = '';
    program.stdout?.on('data', (chunk) => (said += chunk));
    program.stderr?.on('data', (chunk) => (said += chunk));
    await expect.poll(() => said, { timeout: 120_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\S+/);
    const answer = await fetch(/http:\S+/.exec(said)?.[0] ?? '', { redirect: 'manual' });
    expect(answer.headers.get('set-cookie')).toBeTruthy();
    return said;
  } finally {
    program.kill('SIGTERM');
    await hasExited(program);
  }
}

for (const [place, change, reason] of [
  ['nothing is set', {}, 'neither DISPLAY nor WAYLAND_DISPLAY is set'],
  ['it is set to nothing', { DISPLAY: '', WAYLAND_DISPLAY: '' }, 'neither DISPLAY nor WAYLAND_DISPLAY is set'],
  ['it is gone', { DISPLAY: ':987', WAYLAND_DISPLAY: 'gone-7' }, 'nothing answers at DISPLAY=:987 or WAYLAND_DISPLAY=gone-7'],
] as const)
  test(`says that there is no display and tells the address, where ${place}`, async () => {
    const said = await wordsOf('scripts/start.mjs', change);
    expect(said).toContain(`There is no display here (${reason})`);
    expect(said).not.toContain('Missing X server');
  });

test('tells the address when the browser ends without having shown it', async () => {
  expect(await wordsOf('dist/main/browser.cjs', { DISPLAY: ':987', GONFALON_CHROMIUM: '/bin/false' })).toContain(
    'Gonfalon is at',
  );
});
