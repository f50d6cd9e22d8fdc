// Small helpers that the scripts share: paths, running a tool, finding browsers and displays.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

export function bin(packageName, file) {
  return join(root, 'node_modules', packageName, file);
}

// Runs Node on a script and answers its exit code; its output goes to the terminal.
export function runNode(script, args = [], options = {}) {
  return run(process.execPath, [script, ...args], options);
}

export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    // Whoever ends the script ends what it started.
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.on('error', () => done(127));
    child.on('exit', (code, signal) => {
      for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(each, pass);
      done(signal === null ? (code ?? 1) : 1);
    });
  });
}

// As run(), with the output collected instead of shown.
export function collect(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }));
    child.on('exit', (code) => done({ code: code ?? 1, output }));
  });
}

export function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (isExecutable(path)) return path;
  }
  return null;
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// An installed Chromium, Chrome or Edge; GONFALON_CHROMIUM names another.
export function findBrowser() {
  const named = process.env.GONFALON_CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const browsers = readJson(join(root, 'main/browser/browsers.json')) ?? {};
  for (const name of browsers[process.platform] ?? browsers.linux ?? []) {
    const path = name.includes('/') || name.includes('\\') ? (existsSync(name) ? name : null) : onPath(name);
    if (path !== null) return path;
  }
  return null;
}

// Debian and its children, as root: what the tests need from the system is installed, elsewhere nothing happens.
export function installPackages(names) {
  const apt = onPath('apt-get');
  if (apt === null || process.getuid?.() !== 0) return;
  console.log(`installing ${names.join(' and ')}`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync(apt, ['update', '-qq'], options);
  spawnSync(apt, ['install', '-y', '-qq', ...names], options);
}

// Linux without a screen: no window can be opened.
export function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY) || Boolean(process.env.WAYLAND_DISPLAY);
}

// A screen for programs where there is none. Without -noreset it begins anew whenever its last window closes, and a program
// that starts in that moment finds no screen.
export const XVFB = ['-a', '--server-args=-screen 0 1920x1200x24 -noreset'];

export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
