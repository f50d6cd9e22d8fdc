// Replays a journal from its set-up and proves every hash on the way.
import type { AnyGame, StateBase } from '../core/game-module';
import type { Journal } from '../core/journal';
import { fail, type Result, succeed } from '../core/result';
import { createMatch, type Match } from './match';

// One entry at a time, for a host that has other things to do meanwhile.
// `stateFor` gives the posed state of a journal that did not begin at the ordinary set-up.
export function* replaySteps(game: AnyGame, journal: Journal, stateFor?: () => StateBase): Generator<void, Result<Match>> {
  const { header } = journal;
  if (header.game !== game.id) return fail('replay.wrongGame', `The journal belongs to ${header.game}.`);
  if (header.rulesVersion !== game.rulesVersion) return fail('replay.otherRules', 'The journal was played by other rules.');
  const options = game.parseOptions(header.options, header.seats.length);
  if (!options.ok) return options;
  if (header.seats.length < game.seatRange.min || header.seats.length > game.seatRange.max)
    return fail('replay.seats', 'The journal has a wrong number of seats.');
  const match = createMatch({
    game,
    options: header.options,
    seats: header.seats,
    seed: header.seed,
    ...(stateFor === undefined ? {} : { start: { name: header.start, state: stateFor() } }),
  });
  for (const [index, entry] of journal.entries.entries()) {
    const decided = match.decide(entry.key);
    if (!decided.ok) return fail('replay.illegal', `Entry ${index + 1} is not legal: ${entry.key}`);
    if (match.played[index]?.hash !== entry.hash)
      return fail('replay.mismatch', `Entry ${index + 1} leads elsewhere: ${entry.key}`);
    yield;
  }
  return succeed(match);
}

export function replayJournal(game: AnyGame, journal: Journal, stateFor?: () => StateBase): Result<Match> {
  return runSteps(replaySteps(game, journal, stateFor));
}

export function runSteps<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
