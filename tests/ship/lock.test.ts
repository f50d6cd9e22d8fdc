// What npm installs: one version of Electron in one place, and a lock file that is whole for every system.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

interface Locked {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const packages: Readonly<Record<string, Locked>> = read('package-lock.json').packages;

// Looks where Node would: in the package's own folder, then upwards.
function placeOf(from: string, name: string): string | null {
  for (let at = from; ; ) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (at === '') return null;
    const parent = at.lastIndexOf('/node_modules/');
    at = parent < 0 ? '' : at.slice(0, parent);
  }
}

describe('the lock file', () => {
  it('names every package that any system needs, so that npm ci works everywhere', () => {
    const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => placeOf(place, name) === null)
        .map((name) => `${place} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('agrees with package.json', () => {
    const { dependencies, devDependencies, version, engines } = read('package.json');
    expect(packages['']).toMatchObject({ dependencies, devDependencies, version, engines });
  });

  it('names no registry', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
  });
});

describe('Electron', () => {
  it('is an exact version that npm cannot drop, named in package.json only', () => {
    const own = read('package.json');
    expect(own.devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
    expect(own.optionalDependencies).toBeUndefined();
    expect(packages['node_modules/electron']?.version).toBe(own.devDependencies.electron);
    expect(readFileSync(join(root, 'electron-builder.yml'), 'utf8')).not.toContain('electronVersion');
  });

  it('is of a line that is still looked after', () => {
    expect(Number.parseInt(read('package.json').devDependencies.electron, 10)).toBeGreaterThanOrEqual(45);
  });
});
