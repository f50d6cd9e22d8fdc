// The licences that travel with the program: all works of others that are in it, in full, and as the lock file has them.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}
const script = join(root, 'scripts/notices.mjs');
const { makeNotices, shippedPackages } = (await import(pathToFileURL(script).href)) as {
  makeNotices(): string;
  shippedPackages(): readonly Shipped[];
};

describe('THIRD-PARTY-NOTICES.txt', () => {
  const notices = read('THIRD-PARTY-NOTICES.txt');

  it('is what npm run notices writes from the lock file', () => {
    expect(notices === makeNotices(), 'run `npm run notices`').toBe(true);
  });

  it('names every shipped package in the version of the lock file', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const shipped = shippedPackages();
    expect(shipped.length).toBeGreaterThan(25);
    for (const { name, version, licence } of shipped) expect(notices).toContain(`\n${name} ${version} (${licence})\n`);
    for (const name of Object.keys(JSON.parse(read('package.json')).dependencies))
      expect(notices).toContain(`\n${name} ${packages[`node_modules/${name}`].version} (`);
    expect(notices).toContain(`\nelectron ${packages['node_modules/electron'].version} (MIT)`);
  });

  it('gives the texts in full', () => {
    for (const words of [
      'Permission is hereby granted, free of charge',
      'SIL OPEN FONT LICENSE Version 1.1',
      'Creative Commons Legal Code',
      'Apache License',
      'Redistributions in binary form must reproduce',
    ])
      expect(notices).toContain(words);
  });
});

describe('the package', () => {
  it('carries them', () => {
    const config = read('electron-builder.yml');
    for (const file of ['LICENSE', 'assets/CREDITS.md', 'THIRD-PARTY-NOTICES.txt']) expect(config).toContain(`from: ${file}`);
  });
});

describe('the lists of icons that CREDITS names', () => {
  it('exist', () => {
    for (const [, file] of read('assets/CREDITS.md').matchAll(/`(renderer\/[^`]+)`/g)) expect(read(file ?? '')).not.toBe('');
  });
});
