// Saves of every game as they were once written: whatever comes later must open them and go on.
// `UPDATE_GOLDEN=1` adds files for tables that have none yet; an old file is never rewritten, since that is its point.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../engine/core/game-module';
import { known } from '../../engine/core/invariant';
import { makeRng } from '../../engine/core/rng';
import { makeSave, parseSave, SAVE_FORMAT } from '../../engine/core/save-format';
import type { SeatSpec } from '../../engine/core/seat';
import { createMatch, type Match } from '../../engine/match/match';
import { games } from '../../engine/registry';
import { loadMatch } from '../../main/host/load-match';

const folder = join(import.meta.dirname, 'golden');
const DECISIONS = 40;
// A person and three of the named opponents, as far as a game has room for them.
const SEATS: readonly SeatSpec[] = [
  { kind: 'human', name: 'Tosia', tincture: 'gules' },
  { kind: 'ai', name: 'Rasa', tincture: 'azure', level: 'knight', character: 'rasa' },
  { kind: 'ai', name: 'Hanka', tincture: 'vert', level: 'page', character: 'hanka' },
  { kind: 'ai', name: 'Zawisza', tincture: 'or', level: 'squire' },
];

// Short matches are saved earlier: a save that goes nowhere proves little.
function runningMatch(game: AnyGame, decisions: number): Match {
  const rng = makeRng(1410);
  const match = createMatch({ game, seats: SEATS.slice(0, game.seatRange.max), seed: 1410 });
  for (let played = 0; played < decisions && match.request !== null; played++)
    match.decide(known(match.request.decisions[rng.int(match.request.decisions.length)]).key);
  return match.request === null ? runningMatch(game, Math.floor(match.played.length / 2)) : match;
}

function writeMissing(): void {
  mkdirSync(folder, { recursive: true });
  for (const [id, game] of Object.entries(games)) {
    const file = join(folder, `${id}-rules-${game.rulesVersion}-format-${SAVE_FORMAT}.gonfalon`);
    if (existsSync(file)) continue;
    const match = runningMatch(game, DECISIONS);
    const savedAt = '2026-11-17T12:00:00.000Z';
    const coaching = { asked: [4], silent: false, slips: [{ entry: 4, number: 1, lost: 0.25, part: 'coins' }] };
    const body = { name: 'Golden', savedAt, campaign: null, coaching, journal: match.journal, snapshot: { ...match.state } };
    writeFileSync(file, makeSave(body));
  }
}

if (process.env['UPDATE_GOLDEN'] === '1') writeMissing();
const files = existsSync(folder) ? readdirSync(folder) : [];

describe('saves written by earlier programs', () => {
  it('there is one of every game', () => {
    expect(Object.keys(games).filter((id) => !files.some((file) => file.startsWith(`${id}-`)))).toEqual([]);
  });

  it('characters keep their seats, and files from before them have none', () => {
    for (const file of files) {
      const parsed = parseSave(readFileSync(join(folder, file), 'utf8'));
      if (!parsed.ok) throw new Error(parsed.message);
      const { seats } = parsed.value.journal.header;
      const characters = seats.flatMap((seat) => (seat.kind === 'ai' && seat.character !== undefined ? [seat.character] : []));
      const expected = /-format-[34]/.test(file) ? ['rasa', 'hanka'].slice(0, seats.length - 1) : [];
      expect(characters, file).toEqual(expected);
    }
  });

  it('the coach’s notes are kept, and files from before him have none', () => {
    for (const file of files) {
      const parsed = parseSave(readFileSync(join(folder, file), 'utf8'));
      if (!parsed.ok) throw new Error(parsed.message);
      expect(parsed.value.coaching?.asked, file).toEqual(file.includes('-format-4') ? [4] : undefined);
    }
  });

  it.each(files)('%s opens and goes on', (file) => {
    const parsed = parseSave(readFileSync(join(folder, file), 'utf8'));
    if (!parsed.ok) throw new Error(parsed.message);
    const { header, entries } = parsed.value.journal;
    const game = known(games[header.game as keyof typeof games]);
    const loaded = loadMatch(game, parsed.value);
    if (!loaded.ok) throw new Error(loaded.message);
    const { match, warning } = loaded.value;
    // Rules of the same version replay to the letter; those of another keep the position.
    if (header.rulesVersion === game.rulesVersion) {
      expect(warning).toBeNull();
      expect(match.played).toHaveLength(entries.length);
    }
    const before = match.played.length;
    match.decide(known(match.request?.decisions[0]).key);
    expect(match.played).toHaveLength(before + 1);
  });
});
