// `npm start` where no window can be opened: it says so and tells an address that answers.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, hasExited, makeUserData, test } from './support';

test.skip(process.platform !== 'linux', 'only Linux can be without a display');

test('says that there is no display and tells the address', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...env } = process.env;
  const program = spawn(process.execPath, [join(root, 'scripts/start.mjs'), `--user-data=${makeUserData()}`], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    let said = '';
    program.stdout.on('data', (chunk) => (said += chunk));
    program.stderr.on('data', (chunk) => (said += chunk));
    await expect.poll(() => said, { timeout: 120_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\S+/);
    expect(said).toContain('There is no display here');
    expect(said).not.toContain('Missing X server');
    const answer = await fetch(/http:\S+/.exec(said)?.[0] ?? '', { redirect: 'manual' });
    expect(answer.headers.get('set-cookie')).toBeTruthy();
  } finally {
    program.kill('SIGTERM');
    await hasExited(program);
  }
});
