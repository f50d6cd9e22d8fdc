// Every sign that the parts of the table name has its words in both languages.
import './navigator';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { monsterLands } from '../../engine/games/monster-lands';
import { texts as gameTexts } from '../../engine/games/monster-lands/text';
import type { State } from '../../engine/games/monster-lands/types';
import type { View } from '../../engine/games/monster-lands/view-types';
import { createMatch } from '../../engine/match/match';
import { texts as tableTexts } from '../../renderer/games/monster-lands/text';
import { tipOf } from '../../renderer/games/monster-lands/tips';

const PARTS = join(import.meta.dirname, '../../renderer/games/monster-lands/parts');
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  value: ['capture', 'kill', 'attack', 'conquest', 'glory'],
  prize: ['glory', 'coins', 'trophies'],
  stop: ['ability', 'token', 'potion'],
  fate: ['ability', 'token', 'potion', 'wound', 'hit', 'miss', 'open'],
  roll: ['quest', 'monster', 'conquest'],
  pile: ['monsters', 'lands', 'quests', 'panic', 'mercenaries', 'equipment', 'traps', 'loot'],
  type: ['weapon', 'garment', 'spell'],
  die: ['S', 'M', 'I'],
  clan: ['0', '1'],
  trail: ['A1', 'questA1', 'questB2', 'gate2'],
  score: ['0', '1'],
};

function namedInParts(): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(PARTS)) {
    const source = readFileSync(join(PARTS, file), 'utf8');
    for (const [, id = ''] of source.matchAll(/\b(?:data-tip|tip)="([a-zA-Z0-9:]+)"/g)) found.add(id);
  }
  return [...found];
}

describe('tips', () => {
  const view = createMatch({ game: 'monster-lands', seats: 2, seed: 1 }).view(0) as View;
  const families = Object.entries(FAMILIES).flatMap(([family, names]) => names.map((name) => `${family}:${name}`));
  const ids = [...namedInParts(), ...families];

  it('are named by the parts', () => {
    expect(namedInParts().length).toBeGreaterThan(15);
  });

  it.each(ids)('%s has a title and words in both languages', (id) => {
    const tip = tipOf(id, view);
    const keys = [tip?.title, tip?.text].flatMap((phrase) => (phrase === undefined ? [] : [phrase.key]));
    expect(keys.length).toBeGreaterThan(0);
    for (const language of ['en', 'pl'] as const) {
      const words = { ...gameTexts[language], ...tableTexts[language] };
      for (const key of keys) expect(words).toHaveProperty([key]);
    }
  });

  it('MON-182: the points say their parts and the place, and in a tie what decides it', () => {
    const tied = createMatch({ game: monsterLands, seats: 2, seed: 1 });
    const state = structuredClone(tied.state) as unknown as State;
    const [first, second] = state.clans;
    if (first === undefined || second === undefined) throw new Error('two clans');
    Object.assign(second, structuredClone(first), { coins: first.coins + 1 });
    const level = monsterLands.viewFor(state, 0);
    expect(tipOf('score:0', level)?.text).toMatchObject({ key: 'tip.score.tied', params: { coins: first.coins, place: 2 } });
    expect(tipOf('score:1', level)?.text).toMatchObject({ key: 'tip.score.tied', params: { coins: second.coins, place: 1 } });
    first.glory += 3;
    const apart = monsterLands.viewFor(state, 0);
    expect(tipOf('score:0', apart)?.text).toMatchObject({ key: 'tip.score.placed', params: { glory: first.glory, place: 1 } });
    const params = tipOf('score:0', apart)?.text?.params ?? {};
    const sum = ['glory', 'reputation', 'trophies', 'affinities'].reduce((all, part) => all + Number(params[part]), 0);
    expect(sum).toBe(apart.clanViews[0]?.score);
  });
});
