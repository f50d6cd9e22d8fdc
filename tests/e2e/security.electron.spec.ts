// Every wall of the Electron shell, asserted on the running program.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { electronFlags, expect, hasExited, makeUserData, type Program, startProgram, test } from './support';

test.describe('the Electron shell', () => {
  let program: Program;
  test.beforeAll(async () => {
    program = await startProgram({ shell: 'electron' });
    await program.page.waitForLoadState('load');
  });
  test.afterAll(async () => {
    await program.close();
  });

  const inMain = <Value>(work: Parameters<NonNullable<Program['app']>['evaluate']>[0]): Promise<Value> => {
    if (program.app === null) throw new Error('no Electron');
    return program.app.evaluate(work) as Promise<Value>;
  };

  test('serves its page under app:// with a strict content policy', async () => {
    expect(program.page.url()).toMatch(/^app:\/\/gonfalon\//);
    const policy = await program.page.evaluate(async () => (await fetch(location.href)).headers.get('content-security-policy'));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    // From a timer: what the debugger itself evaluates is allowed more.
    const isEvalBlocked = await program.page.evaluate(
      () =>
        new Promise((done) => {
          setTimeout(() => {
            try {
              new Function('return 1')();
              done(false);
            } catch {
              done(true);
            }
          }, 10);
        }),
    );
    expect(isEvalBlocked).toBe(true);
  });

  test('runs no inline script', async () => {
    const ran = await program.page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.inlineRan = true';
      document.head.append(script);
      await new Promise((done) => setTimeout(done, 50));
      return 'inlineRan' in window;
    });
    expect(ran).toBe(false);
  });

  test('has sandbox, context isolation and no Node in the page', async () => {
    const preferences = await inMain<Record<string, unknown>>(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
        getLastWebPreferences(): Record<string, unknown>;
      };
      const {
        sandbox,
        contextIsolation,
        nodeIntegration,
        nodeIntegrationInWorker,
        nodeIntegrationInSubFrames,
        webSecurity,
        webviewTag,
      } = contents.getLastWebPreferences();
      return {
        sandbox,
        contextIsolation,
        nodeIntegration,
        nodeIntegrationInWorker,
        nodeIntegrationInSubFrames,
        webSecurity,
        webviewTag,
      };
    });
    expect(preferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true });
    for (const off of ['nodeIntegrationInWorker', 'nodeIntegrationInSubFrames', 'webviewTag'])
      expect(preferences[off] ?? false, off).toBe(false);
    const seen = await program.page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'electron'].filter((name) => name in window),
    );
    expect(seen).toEqual([]);
    const bridge = await program.page.evaluate(() => Object.keys((window as unknown as { gonfalon: object }).gonfalon).sort());
    expect(bridge).toEqual(['call', 'onPush']);
  });

  test('denies every permission', async () => {
    const answers = await program.page.evaluate(async () => {
      const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi'] as PermissionName[];
      return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state));
    });
    expect(new Set(answers)).toEqual(new Set(['denied']));
    expect(await program.page.evaluate(() => Notification.requestPermission())).toBe('denied');
    const media = await program.page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'given',
        () => 'denied',
      ),
    );
    expect(media).toBe('denied');
  });

  test('neither leaves its page nor opens windows', async () => {
    const server = createServer((_request, response) => response.end('elsewhere'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const outside = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
    const before = program.page.url();
    await program.page.evaluate((url) => {
      window.open(url);
      const link = document.createElement('a');
      link.href = url;
      link.target = '_blank';
      document.body.append(link);
      link.click();
      link.target = '';
      link.click();
      link.remove();
      location.href = url;
    }, outside);
    await program.page.waitForTimeout(500);
    expect(program.page.url()).toBe(before);
    expect(await inMain<number>(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
    const isFetched = await program.page.evaluate(
      (url) =>
        fetch(url, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      outside,
    );
    expect(isFetched).toBe(false);
    server.close();
  });

  test('gives out no file from outside the page’s folder', async () => {
    const statuses = await program.page.evaluate(async () => {
      const paths = ['/../main/index.cjs', '/%2e%2e/main/index.cjs', '/..%2fmain/index.cjs', '/nothing.js'];
      return Promise.all(paths.map(async (path) => (await fetch(path)).status));
    });
    expect(statuses).toEqual([404, 404, 404, 404]);
    const other = await program.page.evaluate(() =>
      fetch('app://other/index.html').then(
        (answer) => answer.status,
        () => 0,
      ),
    );
    expect([0, 404]).toContain(other);
    expect(
      await program.page.evaluate(() =>
        fetch('file:///etc/passwd').then(
          () => true,
          () => false,
        ),
      ),
    ).toBe(false);
  });

  test('checks every request and takes none from foreign frames', async () => {
    const call = (name: unknown, body: unknown) =>
      program.page.evaluate(
        ([first, second]) =>
          (window as unknown as { gonfalon: { call(name: unknown, body: unknown): Promise<unknown> } }).gonfalon.call(
            first,
            second,
          ),
        [name, body],
      );
    expect(await call('about', {})).toMatchObject({ ok: true, value: { shell: 'electron' } });
    expect(await call('nothing', {})).toMatchObject({ ok: false, code: 'request.unknown' });
    expect(await call(5, {})).toMatchObject({ ok: false, code: 'request.malformed' });
    expect(await call('match.decide', { key: 'x', entry: 'now' })).toMatchObject({ ok: false, code: 'request.malformed' });
    // A second window with the same preload but another page is not the program.
    const foreign = await inMain<unknown>(async ({ app, BrowserWindow, session }) => {
      const preload = `${app.getAppPath()}/dist/main/preload.cjs`;
      const window = new BrowserWindow({
        show: false,
        webPreferences: { preload, sandbox: true, contextIsolation: true, session: session.fromPartition('foreign') },
      });
      await window.loadURL('data:text/html,<p>foreign');
      const answer = await window.webContents.executeJavaScript('gonfalon.call("about", {})');
      window.destroy();
      return answer;
    });
    expect(foreign).toMatchObject({ ok: false, code: 'request.sender' });
  });

  test('has one menu made of its commands', async () => {
    const items = await inMain<string[]>(({ Menu }) => {
      const found: string[] = [];
      for (const menu of Menu.getApplicationMenu()?.items ?? [])
        for (const item of menu.submenu?.items ?? []) if (item.id) found.push(item.id);
      return found;
    });
    expect(items).toEqual(
      expect.arrayContaining(['new-match', 'saves', 'undo', 'redo', 'hint', 'rules', 'settings', 'fullscreen', 'quit']),
    );
  });

  test('tells the page when a menu command is chosen', async () => {
    await program.page.evaluate(() => {
      const page = window as unknown as { heard: unknown[]; gonfalon: { onPush(listener: (push: unknown) => void): void } };
      page.heard = [];
      page.gonfalon.onPush((push) => page.heard.push(push));
    });
    await inMain(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('hint')?.click());
    await expect
      .poll(() => program.page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
      .toContainEqual({ type: 'command', command: 'hint' });
  });

  test('exports its local log', async () => {
    mkdirSync(join(program.userData, 'logs'), { recursive: true });
    const exported = await program.page.evaluate(() =>
      (window as unknown as { gonfalon: { call(name: string, body: unknown): Promise<unknown> } }).gonfalon.call(
        'diagnostics.text',
        {},
      ),
    );
    expect(exported).toMatchObject({ ok: true, value: { name: 'gonfalon-diagnostics.txt', text: expect.any(String) } });
  });
});

const root = resolve(import.meta.dirname, '../..');
function launchBeside(userData: string, args: readonly string[]) {
  return spawn(process.env['GONFALON_ELECTRON'] ?? '', [...electronFlags, root, `--user-data=${userData}`, ...args], {
    stdio: 'ignore',
  });
}

test('is started once; a save opened meanwhile goes to the running window', async ({ start }) => {
  const { page, userData, app } = await start({ shell: 'electron' });
  await page.evaluate(() => {
    const held = window as unknown as {
      heard: { type: string }[];
      gonfalon: { onPush(listener: (push: { type: string }) => void): void };
    };
    held.heard = [];
    held.gonfalon.onPush((push) => held.heard.push(push));
  });
  const made = await page.evaluate(async () => {
    const { gonfalon } = window as unknown as {
      gonfalon: { call(name: string, body: unknown): Promise<{ value: { text: string; file: string } }> };
    };
    const seats = [
      { kind: 'human', name: 'A', tincture: 'gules' },
      { kind: 'human', name: 'B', tincture: 'azure' },
    ];
    await gonfalon.call('match.create', { game: 'leaders', seats, options: {}, seed: 1 });
    const { file } = (await gonfalon.call('saves.saveAs', { name: 'x' })).value;
    const { text } = (await gonfalon.call('saves.export', { file })).value;
    await gonfalon.call('match.leave', {});
    return text;
  });
  const save = join(userData, 'mine.gonfalon');
  writeFileSync(save, made);
  const second = launchBeside(userData, [save]);
  await hasExited(second);
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { heard: { type: string }[] }).heard.filter((push) => push.type === 'command')),
    )
    .toMatchObject([{ command: 'open-file', argument: expect.stringMatching(/^opened-.*\.gonfalon$/) }]);
  expect(await app?.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('has its folder alone: the browser shell, started beside it, shows the window and goes', async ({ start }) => {
  const { page, userData, app } = await start({ shell: 'electron' });
  await expect(page.locator('[data-screen="title"]')).toBeVisible();
  await app?.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const second = spawn(process.execPath, [join(root, 'dist/main/browser.cjs'), '--no-open', `--user-data=${userData}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  second.stdout.on('data', (chunk) => (said += String(chunk)));
  await hasExited(second);
  expect(second.exitCode).toBe(0);
  expect(said).toMatch(/Gonfalon .*(already open|już otwarty)/);
  expect(said).not.toContain('http://');
  await expect.poll(() => app?.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized())).toBe(false);
});

test('a page that keeps ending is not loaded for ever', async ({ start }) => {
  const { app, userData } = await start({ shell: 'electron' });
  await app?.evaluate(({ dialog }) => {
    dialog.showMessageBox = (() => {
      (globalThis as { asked?: number }).asked = ((globalThis as { asked?: number }).asked ?? 0) + 1;
      return new Promise(() => {});
    }) as never;
  });
  const crashes = async () => (existsSync(log) ? (readFileSync(log, 'utf8').match(/the page ended/g)?.length ?? 0) : 0);
  const log = join(userData, 'logs', 'gonfalon.log');
  for (let end = 1; end <= 4; end++) {
    await app?.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
    await expect.poll(crashes).toBe(end);
    if (end < 4)
      await expect
        .poll(() => app?.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.isCrashed()))
        .toBe(false);
  }
  await expect.poll(() => app?.evaluate(() => (globalThis as { asked?: number }).asked)).toBe(1);
});

test('keeps its window’s size between starts', async ({ start }) => {
  const userData = makeUserData();
  const first = await start({ shell: 'electron', userData, size: { width: 1111, height: 666 } });
  const size = () => first.app?.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getContentSize());
  await expect.poll(size).toEqual([1111, 666]);
  await first.close();
  expect(JSON.parse(readFileSync(join(userData, 'window.json'), 'utf8'))).toMatchObject({ maximized: false });
  expect(Math.abs(JSON.parse(readFileSync(join(userData, 'window.json'), 'utf8')).width - 1111)).toBeLessThan(40);
});

test('ends without an error box when the window closes while the page still loads', async ({ start }) => {
  for (const delay of [0, 5, 40]) {
    const program = await start({ shell: 'electron' });
    const child = program.app?.process();
    const ended = child === undefined ? Promise.resolve() : hasExited(child);
    await program.app
      ?.evaluate(async ({ BrowserWindow }, millis) => {
        const window = BrowserWindow.getAllWindows()[0];
        window?.webContents.reload();
        await new Promise((done) => setTimeout(done, millis));
        window?.close();
      }, delay)
      .catch(() => undefined);
    await ended;
    expect(child?.exitCode).toBe(0);
    const log = join(program.userData, 'logs', 'gonfalon.log');
    expect(existsSync(log) ? readFileSync(log, 'utf8') : '').not.toMatch(/uncaught|unhandled/);
  }
});

test('sets its fuses in the package', () => {
  const config = readFileSync(join(root, 'electron-builder.yml'), 'utf8');
  for (const fuse of [
    'runAsNode: false',
    'onlyLoadAppFromAsar: true',
    'enableEmbeddedAsarIntegrityValidation: true',
    'enableNodeOptionsEnvironmentVariable: false',
    'enableNodeCliInspectArguments: false',
  ])
    expect(config).toContain(fuse);
});
