// The matches to learn from, on disk: a folder a generation, a file a handful of matches, so that an interruption costs
// little. Files are written beside and renamed.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { MatchRecord } from './self-play';

export const CHUNK = 20;

const folderOf = (work: string, generation: number) => join(work, `gen-${generation}`);

export function saveChunk(work: string, generation: number, chunk: number, matches: readonly MatchRecord[]): void {
  const folder = folderOf(work, generation);
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, `${String(chunk).padStart(5, '0')}.bin`), serialize(matches));
}

export function writeWhole(path: string, data: string | Uint8Array): void {
  writeFileSync(`${path}.part`, data);
  renameSync(`${path}.part`, path);
}

export function chunksOf(work: string, generation: number): readonly number[] {
  const folder = folderOf(work, generation);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.bin'))
    .map((name) => Number.parseInt(name, 10))
    .sort((left, right) => left - right);
}

export function loadGeneration(work: string, generation: number): MatchRecord[] {
  return chunksOf(work, generation).flatMap((chunk) => loadChunk(work, generation, chunk));
}

export function loadChunk(work: string, generation: number, chunk: number): MatchRecord[] {
  const path = join(folderOf(work, generation), `${String(chunk).padStart(5, '0')}.bin`);
  return deserialize(readFileSync(path)) as MatchRecord[];
}
