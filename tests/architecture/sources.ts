// The sources as the architecture tests read them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

// From the root, with the slashes that imports have, also on Windows.
export function placeOf(path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

export function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => placeOf(join(entry.parentPath, entry.name)));
}

export function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
    ),
  ];
  return found.map((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    return name.startsWith('.') ? placeOf(resolve(root, dirname(file), name)) : name;
  });
}
