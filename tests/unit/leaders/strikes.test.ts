// What is told of the last action of a turn without listing what can be done (LDR-17, LDR-18): it overlooks nothing.
import { expect, it } from 'vitest';
import { makeRng } from '../../../engine/core/rng';
import { leaders } from '../../../engine/games/leaders';
import { fellingMove, mayFell } from '../../../engine/games/leaders/ai/strikes';
import { kernel } from '../../../engine/games/leaders/kernel';
import { listActions } from '../../../engine/games/leaders/moves/generate';
import { makeMoveList } from '../../../engine/games/leaders/moves/list';

it('an action that fells a leader is never thought impossible', () => {
  const list = makeMoveList();
  let felled = 0;
  let spared = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const rng = makeRng(seed);
    const state = leaders.setup({ mode: 'advanced' }, 2, rng);
    kernel.begin(state, rng);
    for (let made = 0; made < 400 && leaders.requestFor(state) !== null; made++) {
      const decisions = leaders.legalDecisions(state);
      if (state.phase === 'acting') {
        listActions(list, state);
        const felling = fellingMove(state, list);
        const isThought = mayFell(state);
        if (felling >= 0)
          expect([seed, made, leaders.drawBoard(state), isThought]).toEqual([seed, made, leaders.drawBoard(state), true]);
        if (felling >= 0) felled++;
        else if (!isThought) spared++;
      }
      kernel.apply(state, decisions[rng.int(decisions.length)] as (typeof decisions)[number], rng);
    }
  }
  expect(felled).toBeGreaterThan(500);
  expect(spared).toBeGreaterThan(felled);
});
