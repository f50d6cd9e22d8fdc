// How a turn runs, told to players: every state of every chart has its words and rules, and the pictures are current.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isResting, readChart } from '../../../engine/core/chart-nodes';
import type { AnyGame } from '../../../engine/core/game-module';
import { planTurn, type TurnRow } from '../../../engine/core/turn-plan';
import { games } from '../../../engine/registry';
import { chartPicture } from '../../../main/cli/chart';
import { layTurn } from '../../../renderer/art/turn/layout';

const told = Object.entries(games as Record<string, AnyGame>);
const textOf = (game: AnyGame) => {
  if (game.turn === undefined) throw new Error(`${game.id} has no words for its chart`);
  return game.turn;
};

describe.each(told)('%s', (id, game) => {
  const text = textOf(game);
  const nodes = readChart(game.chart);
  const plan = planTurn(game.chart, text);
  const rows = plan.flatMap((chapter): readonly TurnRow[] => chapter.rows);

  it('names every state in both languages, and no state that is not there', () => {
    const chapters = new Set(Object.keys(text.chapters));
    const named = nodes.map(({ path }) => path).filter((path) => !chapters.has(path));
    expect(named.filter((path) => text.states[path] === undefined)).toEqual([]);
    const paths = new Set(nodes.map(({ path }) => path));
    expect(Object.keys(text.states).filter((path) => !paths.has(path))).toEqual([]);
    const alike = Object.values(text.states).flatMap((state) => state.as ?? []);
    expect(alike.filter((path) => text.states[path] === undefined || text.states[path]?.as !== undefined)).toEqual([]);
    for (const { en, pl } of [...Object.values(text.chapters), ...Object.values(text.states)]) {
      expect(en.trim()).not.toBe('');
      expect(pl.trim()).not.toBe('');
    }
  });

  it('gives at least one of its own rules to every state that is drawn', () => {
    const known = new Set(game.rules.map((rule) => rule.id));
    for (const { path, rules } of rows) {
      expect(rules.length, path).toBeGreaterThan(0);
      expect(
        rules.filter((rule) => !known.has(rule)),
        path,
      ).toEqual([]);
    }
  });

  it('draws every state in which somebody is asked, and every chapter has one', () => {
    const asked = nodes.filter((node) => node.initial === null && node.path !== 'boot' && isResting(node));
    const drawn = new Set(rows.flatMap(({ phases }) => phases));
    expect(asked.map(({ path }) => path).filter((path) => !drawn.has(path))).toEqual([]);
    expect(plan.filter((chapter) => chapter.rows.length === 0).map((chapter) => chapter.id)).toEqual([]);
  });

  it('leads on from every state but the last, and to every state but the first', () => {
    for (const { path, next, ends } of rows) expect(ends || next.length > 0, path).toBe(true);
    const reached = new Set(rows.flatMap(({ next }) => next));
    const [first] = rows;
    expect(rows.map(({ path }) => path).filter((path) => !reached.has(path) && path !== first?.path)).toEqual([]);
  });

  it('fits on its page, plaques apart from each other and inside their chapters', () => {
    const page = { x: 44, y: 80, width: 1192, height: 546 };
    const { chapters } = layTurn(plan, page);
    expect(chapters.flatMap((chapter) => chapter.rows)).toHaveLength(rows.length);
    for (const chapter of chapters) {
      expect(chapter.x + chapter.width).toBeLessThanOrEqual(page.x + page.width + 0.1);
      expect(chapter.y + chapter.height).toBeLessThanOrEqual(page.y + page.height + 0.1);
      for (const row of chapter.rows) {
        expect(row.y + row.height).toBeLessThan(chapter.y + chapter.height);
        expect(row.x + row.width).toBeLessThan(chapter.x + chapter.width);
        const under = chapter.rows.filter((other) => other !== row && other.column === row.column && other.y >= row.y);
        for (const other of under) expect(other.y).toBeGreaterThanOrEqual(row.y + row.height);
      }
    }
  });

  it('has a current picture in docs/charts (`npm run chart`)', async () => {
    const file = join(import.meta.dirname, '../../../docs/charts', `${id}.svg`);
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(await chartPicture(id));
  });
});
