// Golden playthroughs: board, phase, keys and beats (the state after each fact, as its hash) of one random match per
// game and table.
// `UPDATE_GOLDEN=1 npx vitest run tests/golden` rewrites them; the commit says why.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonical, hashState } from '../../engine/core/hash';
import { makeRng } from '../../engine/core/rng';
import { createMatch } from '../../engine/match/match';
import { allGames, type Table, tablesOf } from '../contract/playing';

const FULL_ENTRIES = 120;

function playthrough(game: (typeof allGames)[number][1], table: Table): string {
  const match = createMatch({ game, options: table.options, seats: table.seats, seed: 1410 });
  const rng = makeRng(1410);
  const lines = [
    `${game.id} rules ${game.rulesVersion}, ${table.seats} seats, ${JSON.stringify(table.options)}`,
    game.drawBoard(match.state),
  ];
  while (match.request !== null) {
    const { seat, prompt, decisions } = match.request;
    const chosen = decisions[rng.int(decisions.length)];
    if (chosen === undefined) throw new Error('no choice');
    const phase = match.state.phase;
    match.decide(chosen.key);
    const entry = match.played.at(-1);
    const number = match.played.length;
    lines.push(`${number} ${phase} seat ${seat} ${prompt.key} of ${decisions.length}: ${chosen.key} → ${entry?.hash}`);
    if (number <= FULL_ENTRIES)
      for (const { event, state } of entry?.beats ?? []) lines.push(`   ${hashState(state)} ${canonical(event)}`);
    if (number === FULL_ENTRIES) lines.push(game.drawBoard(match.state));
  }
  lines.push(game.drawBoard(match.state), canonical(match.outcome));
  return `${lines.join('\n')}\n`;
}

describe.each(allGames)('%s', (id, game) => {
  const tables = tablesOf(game);
  it.each(
    tables.map(
      (table) =>
        [
          `${table.seats}${Object.entries(table.options)
            .map(([option, value]) => `-${option}-${value}`)
            .join('')}`,
          table,
        ] as const,
    ),
  )('%s plays as it did', (name, table) => {
    const file = join(import.meta.dirname, id, `${name}.txt`);
    const text = playthrough(game, table);
    if (process.env['UPDATE_GOLDEN'] === '1') {
      mkdirSync(join(import.meta.dirname, id), { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file), `${file} is missing`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
