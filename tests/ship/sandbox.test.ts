// Where Chromium's sandbox cannot be had, Electron would end at once: the scripts know it beforehand.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = pathToFileURL(resolve(import.meta.dirname, '../../scripts/sandbox.mjs')).href;
const { allowsNamespaces, sandboxFlags } = (await import(script)) as {
  allowsNamespaces(player?: object, restriction?: string): boolean;
  sandboxFlags(program: string, isAllowed?: () => boolean): readonly string[];
};

describe('the sandbox', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gonfalon-sandbox-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.skipIf(process.platform !== 'linux')('cannot be had where the system restricts namespaces to programs it knows', () => {
    const restriction = join(folder, 'restriction');
    writeFileSync(restriction, '1\n');
    expect(allowsNamespaces({}, restriction)).toBe(false);
    writeFileSync(restriction, '0\n');
    expect(allowsNamespaces({}, restriction)).toBe(allowsNamespaces({}, join(folder, 'none')));
  });

  it('is on for everybody but root, unless it cannot be had', () => {
    const program = join(folder, 'electron');
    const isRoot = process.getuid?.() === 0;
    expect(sandboxFlags(program, () => true)).toEqual(isRoot ? ['--no-sandbox'] : []);
    expect(sandboxFlags(program, () => false)).toEqual(['--no-sandbox']);
    // A helper counts only when it is root's and runs as root.
    writeFileSync(join(folder, 'chrome-sandbox'), '');
    chmodSync(join(folder, 'chrome-sandbox'), 0o755);
    expect(sandboxFlags(program, () => false)).toEqual(['--no-sandbox']);
  });
});
