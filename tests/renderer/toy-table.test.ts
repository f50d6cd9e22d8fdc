// The toy's table against the toy itself: every offered decision can be reached, named in both languages and told.
import './navigator';
import { expect, it } from 'vitest';
import { createMatch } from '../../engine/match/match';
import { narrow } from '../../renderer/table/choices';
import { toy } from '../support/toy-game';
import { table } from '../support/toy-table';
import { texts } from '../support/toy-table/texts';

it('offers every decision of a whole match as a spot or a button and has words for all of it', () => {
  const match = createMatch({ game: toy, seats: 3, seed: 5 });
  const keys = new Set<string>();
  for (let turn = 0; match.request !== null && turn < 200; turn += 1) {
    const { decisions, seat, prompt } = match.request;
    const view = match.view(seat);
    const choices = narrow(table, view, decisions, []);
    const reached = [...choices.spots.flatMap((spot) => spot.keys), ...choices.rest.map(({ key }) => key)];
    expect(new Set(reached)).toEqual(new Set(decisions.map(({ key }) => key)));
    keys.add(prompt.key);
    for (const { decision } of decisions) keys.add(table.describeDecision(decision, view).key);
    const chosen = decisions[turn % decisions.length];
    const result = match.decide(chosen?.key ?? '');
    expect(result.ok).toBe(true);
    for (const { event } of result.ok ? result.value : []) keys.add(table.describeEvent(event, view)?.key ?? '');
  }
  expect(match.outcome).not.toBeNull();
  for (const key of keys) {
    expect(texts.en).toHaveProperty([key]);
    expect(texts.pl).toHaveProperty([key]);
  }
});
