// LDR-17, LDR-18: acts that no level may do, however little it sees.
import { describe, expect, it } from 'vitest';
import type { Level } from '../../../engine/core/agent';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng, rngFor } from '../../../engine/core/rng';
import { leaders } from '../../../engine/games/leaders';
import { judgeSafety } from '../../../engine/games/leaders/ai/judge';
import { SKILLS } from '../../../engine/games/leaders/ai/levels';
import { afterTurn } from '../../../engine/games/leaders/ai/quick';
import { listTurns } from '../../../engine/games/leaders/ai/turn-list';
import { createWinSearch } from '../../../engine/games/leaders/ai/win-search';
import { cloneState } from '../../../engine/games/leaders/clone';
import type { State } from '../../../engine/games/leaders/types';
import { countingBudget, play, pose } from './table';

const kernel = compileKernel(leaders);
const wins = createWinSearch(16);
const TURNS = 24;
const MOODS = 12;
// Other turns that are tried before one that left the leader open is excused.
const WIDTH = 40;
// Whole matches of those who look ahead: seconds on a quiet machine, minutes on a crowded one.
const PATIENCE = 240_000;

interface Made {
  readonly before: State;
  readonly after: State;
}

// Whole turns of a level against itself: as the mover found the table and as the enemy does.
function turnsOf(level: Level, mode: 'standard' | 'advanced', seed: number): readonly Made[] {
  const rng = rngFor(seed, 0);
  const state = leaders.setup({ mode }, 2, rng);
  kernel.begin(state, rng);
  const agents = [0, 1].map(() => leaders.createAgent?.(level));
  const made: Made[] = [];
  let before = cloneState(state);
  for (let asked = leaders.requestFor(state); asked !== null && made.length < TURNS; asked = leaders.requestFor(state)) {
    const decisions = leaders.legalDecisions(state);
    const view = leaders.viewFor(state, asked.seat);
    const index = agents[asked.seat]?.choose(view, { ...asked, decisions }, countingBudget(100_000), rng) ?? -1;
    const turn = state.turn;
    const decision = decisions[index];
    if (decision === undefined) throw new Error(`${level} answered ${index} of ${decisions.length}`);
    kernel.apply(state, decision, rng);
    if (state.turn === turn) continue;
    if (state.phase === 'acting' && before.phase === 'acting') made.push({ before, after: cloneState(state) });
    before = cloneState(state);
  }
  return made;
}

const falls = (enemyTurn: State, actions: number) => wins.winsWithin(enemyTurn, actions);

// Whether some turn would have left no win of so many actions, the recruit aside.
function couldBeSafe(before: State, actions: number): boolean {
  const turns = listTurns(before, { width: WIDTH, keep: WIDTH * 4, score: (each) => judgeSafety(each, before.seat) });
  return turns.some((turn) => !falls(afterTurn(turn.state), actions));
}

describe.each(['page', 'squire', 'knight'] as const)('a %s', (level) => {
  it.each(['standard', 'advanced'] as const)(
    'opens its leader to no capture that it sees coming, %s mode',
    (mode) => {
      const sight = Math.min(2, SKILLS[level].sight);
      // A knight takes his time.
      const seeds = level === 'knight' ? [31] : [31, 32];
      const made = seeds.flatMap((seed) => turnsOf(level, mode, seed));
      expect(made.length).toBeGreaterThan(6 * seeds.length);
      for (const { before, after } of made) {
        const isOpen = falls(after, sight) && couldBeSafe(before, sight);
        expect([leaders.drawBoard(before), isOpen]).toEqual([leaders.drawBoard(before), false]);
      }
    },
    PATIENCE,
  );

  it('does not walk its leader beside an Assassin who only has to step', () => {
    const position = '0.king@0,3 0.jailer@1,1 0.vizier@-3,3 1.queen@0,-3 1.assassin@0,0 to=0';
    for (let mood = 0; mood < MOODS; mood++) {
      const state = pose(position);
      const agent = leaders.createAgent?.(level);
      const rng = makeRng(mood + 1);
      while (state.seat === 0 && state.phase !== 'over') {
        const request = leaders.requestFor(state);
        const decisions = leaders.legalDecisions(state);
        if (request === null || agent === undefined || agent === null) throw new Error('nobody to ask');
        const index = agent.choose(leaders.viewFor(state, 0), { ...request, decisions }, countingBudget(100_000), rng);
        const decision = decisions[index];
        if (decision === undefined) throw new Error('no decision');
        play(state, leaders.makeKey(decision));
      }
      expect([leaders.drawBoard(state), falls(state, 1)]).toEqual([leaders.drawBoard(state), false]);
    }
  });
});
