// npm run replay -- file.gonfalon: replays a save, prints the board as text, verifies every hash.

import { hashState } from '../../engine/core/hash';
import { MAX_SAVE_CHARS, parseSave } from '../../engine/core/save-format';
import { createMatch } from '../../engine/match/match';
import { readCapped } from '../host/files';
import { makeShelf } from '../host/game-shelf';

async function main(args: readonly string[]): Promise<number> {
  const file = args.find((arg) => !arg.startsWith('--'));
  const isQuiet = args.includes('--quiet');
  if (file === undefined) return complain('npm run replay -- file.gonfalon [--quiet]', 2);
  const text = await readCapped(file, MAX_SAVE_CHARS * 2);
  const save = text.ok ? parseSave(text.value) : text;
  if (!save.ok) return complain(`${save.code}: ${save.message}`, 1);
  const { header, entries } = save.value.journal;
  const game = makeShelf().find(header.game);
  if (game === null) return complain(`no game ${header.game}`, 1);
  if (game.rulesVersion !== header.rulesVersion) return complain('the match was played by other rules', 1);
  const match = createMatch({ game, options: header.options, seats: header.seats, seed: header.seed });
  console.log(`${save.value.name}: ${header.game}, ${header.seats.map((seat) => seat.name).join(', ')}, seed ${header.seed}`);
  if (!isQuiet) console.log(game.drawBoard(match.state));
  for (const [index, entry] of entries.entries()) {
    const decided = match.decide(entry.key);
    if (!decided.ok) return complain(`entry ${index + 1}: ${entry.key} is not legal`, 1);
    const played = match.played[index];
    if (played?.hash !== entry.hash) return complain(`entry ${index + 1}: ${entry.key} leads elsewhere`, 1);
    if (isQuiet) continue;
    console.log(`\n${index + 1}. seat ${played.seat + 1} ${entry.key}`);
    console.log(game.drawBoard(match.state));
  }
  if (hashState(match.state) !== hashState(save.value.snapshot)) return complain('the snapshot differs from the journal', 1);
  const { outcome } = match;
  const end = outcome === null ? 'not over' : `winners: ${outcome.winners.map((seat) => seat + 1).join(', ') || 'none'}`;
  console.log(`\n${entries.length} entries, every hash holds; ${end}`);
  return 0;
}

function complain(message: string, code: number): number {
  console.error(message);
  return code;
}

main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
