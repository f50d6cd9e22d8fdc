// The end of real matches: played by squires in the page itself, with what the host tells of them.
import { createAgentFor } from '../../../engine/ai/levels';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { createMatch } from '../../../engine/match/match';
import type { GameId, SeatSpec, TablePush } from '../../../engine/protocol';
import { makeTable } from '../../../main/host/table';
import { BARTEK, TOSIA, ZAWISZA } from '../posed';
import type { Scene } from '../scene';

function finished(game: GameId, seats: readonly SeatSpec[], seed: number): TablePush {
  const match = createMatch({ game, seats, seed });
  const agent = createAgentFor(match.game, 'squire');
  const rng = makeRng(seed);
  const budget = { millis: 1000, spent: () => 0, isCancelled: () => false };
  while (match.request !== null) {
    const { seat, prompt, decisions } = match.request;
    const request = { seat, prompt, decisions: decisions.map((offered) => offered.decision) };
    match.decide(known(decisions[agent.choose(match.view(seat), request, budget, rng)]).key);
  }
  return makeTable({
    id: 'posed',
    match,
    mode: { kind: 'match' },
    viewer: 0,
    curtain: null,
    beats: [],
    request: null,
    canUndo: false,
    canRedo: false,
    campaign: null,
  });
}

const THREE = [TOSIA, BARTEK, ZAWISZA];

export const scenes: Readonly<Record<string, Scene>> = {
  'results-leaders': { screen: { name: 'results' }, table: () => finished('leaders', [TOSIA, ZAWISZA], 5) },
  'results-grunwald': { screen: { name: 'results' }, table: () => finished('grunwald', THREE, 5) },
  'results-zizka': { screen: { name: 'results' }, table: () => finished('zizka', THREE, 5) },
  'results-monster-lands': { screen: { name: 'results' }, table: () => finished('monster-lands', THREE, 5) },
};
