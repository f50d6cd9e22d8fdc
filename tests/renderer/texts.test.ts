// Both languages say the same things, and every key that a screen asks for exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../renderer/text/en';
import { pl } from '../../renderer/text/pl';

const PLURAL = /_(one|few|many|other)$/;
const plain = (keys: readonly string[]) => [...new Set(keys.map((key) => key.replace(PLURAL, '')))].sort();
const enKeys = plain(Object.keys(en));
const plKeys = plain(Object.keys(pl));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['games', 'art', 'text'].includes(entry.name) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const code = sources(join(import.meta.dirname, '../../renderer')).join('\n');

describe('texts of the program', () => {
  it('have the same keys in English and Polish', () => {
    expect(plKeys).toEqual(enKeys);
  });

  it('are nowhere empty', () => {
    const empty = [...Object.entries(en), ...Object.entries(pl)].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('have all four Polish forms wherever a number decides', () => {
    const counted = Object.keys(pl).filter((key) => key.endsWith('_one'));
    const missing = counted.flatMap((key) =>
      ['few', 'many', 'other'].map((form) => key.replace(/one$/, form)).filter((form) => pl[form] === undefined),
    );
    expect(counted.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  it('use the same parameters in both languages', () => {
    const params = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
    const differing = enKeys.filter((key) => {
      const english = en[key] ?? en[`${key}_other`] ?? '';
      const polish = pl[key] ?? pl[`${key}_many`] ?? '';
      return JSON.stringify(params(english)) !== JSON.stringify(params(polish));
    });
    expect(differing).toEqual([]);
  });

  it('exist for every problem that the host can tell', () => {
    const root = join(import.meta.dirname, '../..');
    const told = ['main/host', 'main/electron', 'main/browser', 'engine/core', 'engine/match']
      .flatMap((folder) => sources(join(root, folder)))
      .flatMap((text) => [...text.matchAll(/\b(?:fail\(|code:)\s*'([a-z]+\.[a-zA-Z]+)'/g)])
      .map((match) => `problem.${match[1]}`);
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter((key) => !enKeys.includes(key))).toEqual([]);
  });

  it('exist for every key that a screen names', () => {
    const used = [...code.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map((match) => match[1] ?? '');
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !enKeys.includes(key))).toEqual([]);
  });

  it('exist for every family of keys that a screen builds', () => {
    const families = [...code.matchAll(/\bt\(\s*`([\w.-]+\.)\$\{/g)].map((match) => match[1] ?? '');
    expect(families.length).toBeGreaterThan(5);
    expect(families.filter((family) => !enKeys.some((key) => key.startsWith(family)))).toEqual([]);
  });
});
