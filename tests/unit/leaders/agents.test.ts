// The opponents of Leaders: legal, quick, never missing a win, and from Knight up never leaving one.
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../../../engine/core/agent';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng, type Rng } from '../../../engine/core/rng';
import { leaders } from '../../../engine/games/leaders';
import { judge } from '../../../engine/games/leaders/ai/judge';
import { SKILLS } from '../../../engine/games/leaders/ai/levels';
import type { Look } from '../../../engine/games/leaders/ai/look';
import { afterTurn } from '../../../engine/games/leaders/ai/quick';
import { listTurns, type Turn } from '../../../engine/games/leaders/ai/turn-list';
import { createTurnSearch } from '../../../engine/games/leaders/ai/turn-search';
import { learnedValue } from '../../../engine/games/leaders/ai/value';
import { createWinSearch } from '../../../engine/games/leaders/ai/win-search';
import { winThisTurn } from '../../../engine/games/leaders/analysis';
import { puzzles } from '../../../engine/games/leaders/data/puzzles';
import type { State } from '../../../engine/games/leaders/types';
import { countingBudget, play, pose } from './table';

const kernel = compileKernel(leaders);

// Plays on with one agent until its turn or the match is over.
function playTurn(state: State, level: Level, rng: Rng): void {
  const agent = leaders.createAgent?.(level);
  const seat = state.seat;
  const budget = countingBudget(level === 'hetman' ? 60 : 100_000);
  while (state.phase !== 'over' && state.seat === seat) {
    const request = leaders.requestFor(state);
    const decisions = leaders.legalDecisions(state);
    if (request === null || agent === undefined || agent === null) throw new Error('nobody to ask');
    const index = agent.choose(leaders.viewFor(state, request.seat), { ...request, decisions }, budget, rng);
    const decision = decisions[index];
    if (decision === undefined) throw new Error(`${level} answered ${index} of ${decisions.length}`);
    kernel.apply(state, decision, rng);
  }
}

const WINS = [
  '0.king@-3,3 0.rider@0,0 0.archer@1,-1 1.queen@0,-3 to=0',
  '0.king@1,0 0.clawLauncher@0,1 1.queen@0,-3 1.archer@-3,0 to=0',
  '0.king@0,3 0.acrobat@-1,1 0.rider@-1,0 0.archer@0,-2 1.queen@0,-3 to=0',
  '0.king@0,3 0.manipulator@0,0 0.rider@1,-2 0.nemesis@-2,0 1.queen@0,-3 to=0',
  '0.king@0,1 0.rider@3,-3 1.queen@-2,2 to=0 display=assassin,bruiser,archer deck=vizier turn=5',
];

describe('agents', () => {
  it.each(LEVELS)('%s wins this turn whenever it can', (level) => {
    for (const position of WINS) {
      const state = pose(position);
      expect([position, winThisTurn(state) !== null]).toEqual([position, true]);
      playTurn(state, level, makeRng(4));
      expect([position, state.loser]).toEqual([position, 1]);
    }
  });

  it.each(LEVELS)('%s solves puzzles of every grade, full tables from matches, within its turn', (level) => {
    for (const { position, solution } of [1, 2, 3].flatMap((grade) =>
      puzzles.filter((each) => each.grade === grade).slice(0, 3),
    )) {
      const state = pose(position);
      const seat = state.seat;
      playTurn(state, level, makeRng(6));
      expect([position, solution.length, state.loser]).toEqual([position, solution.length, 1 - seat]);
    }
  });

  it.each(LEVELS)('%s plays whole matches of both modes legally', (level) => {
    for (const mode of ['standard', 'advanced'] as const) {
      const rng = makeRng(mode.length);
      const state = leaders.setup({ mode }, 2, rng);
      kernel.begin(state, rng);
      const first = state.first;
      const turns = { page: 16, squire: 16, knight: 6, hetman: 6 }[level];
      for (let turn = 0; turn < turns && state.phase !== 'over'; turn++) {
        if (state.phase === 'banishing') banishAll(state, rng);
        playTurn(state, state.seat === first ? level : 'page', rng);
      }
      expect(leaders.checkInvariants(state)).toEqual([]);
      // Unless it has won before.
      expect(state.turn > 3 || state.loser === 1 - first).toBe(true);
    }
  });

  it.each(['knight', 'hetman'] as const)('%s leaves no win open when there is a safe turn', (level) => {
    // Position, and one action that makes it safe.
    const threatened = [
      ['0.king@0,3 0.jailer@1,1 0.vizier@-3,3 1.queen@0,-3 1.assassin@0,1 to=0', 'step:jailer>0,2'],
      ['0.king@0,0 0.rider@3,0 1.queen@0,-3 1.rider@1,-2 1.bruiser@-1,-1 to=0', 'step:king>0,1'],
      ['0.king@0,2 0.acrobat@2,0 0.archer@-2,2 1.queen@0,-3 1.illusionist@0,-1 1.rider@1,1 to=0', 'step:king>1,2'],
    ] as const;
    for (const [position, cure] of threatened) {
      const waiting = pose(position);
      play(waiting, 'end');
      expect([position, winThisTurn(waiting) !== null]).toEqual([position, true]);
      const cured = pose(position);
      play(cured, cure, 'end');
      expect([position, winThisTurn(cured)]).toEqual([position, null]);
      const state = pose(position);
      playTurn(state, level, makeRng(9));
      expect([position, state.loser === 1 || winThisTurn(state) === null]).toEqual([position, true]);
    }
  });

  // The other side of a puzzle: it is to move and would lose to the solution if it only waited.
  it.each(['knight', 'hetman'] as const)('%s spoils the win that a puzzle holds, wherever that is possible', (level) => {
    let spoilt = 0;
    for (const { position } of puzzles.slice(0, 10)) {
      const state = pose(position.replace(/to=([01])/, (_, seat: string) => `to=${1 - Number(seat)}`));
      const seat = state.seat;
      const isSafe = (turn: Turn) => winThisTurn(afterTurn(turn.state)) === null;
      const turns = listTurns(state, { width: 40, keep: 200, score: (each) => judge(each, seat) });
      if (winThisTurn(state) !== null || turns.slice(0, 1).every(isSafe) || !turns.some(isSafe)) continue;
      playTurn(state, level, makeRng(3));
      expect([position, state.loser === 1 - seat || winThisTurn(state) === null]).toEqual([position, true]);
      spoilt++;
    }
    expect(spoilt).toBeGreaterThan(0);
  });

  it('knight does not give half the match away where all turns that look good at rest fall', () => {
    // From matches in which a knight did; the share is the hetman's, four turns deep.
    const fallen = [
      '0.king@2,1 1.queen@0,-3 0.manipulator@0,1 1.assassin@-1,1 1.vizier@-1,2 0.bruiser@0,0 1.protector@2,-1 0.wanderer@-2,-1 ' +
        '1.jailer@1,-2 0.clawLauncher@1,0 to=0 display=brewmaster,hermitAndCub,archer turn=11',
      '0.king@0,3 1.queen@0,-3 1.wanderer@0,2 0.acrobat@-1,-1 0.clawLauncher@0,0 1.royalGuard@-1,0 0.jailer@1,0 ' +
        '1.protector@1,-2 0.brewmaster@-2,2 1.illusionist@-3,0 to=1 display=vizier,hermitAndCub,archer turn=9',
    ];
    const look: Look = { ...SKILLS.hetman, margin: 0, isOver: () => false };
    for (const position of fallen) {
      const state = pose(position);
      playTurn(state, 'knight', makeRng(9));
      const enemys = createTurnSearch(createWinSearch(16), learnedValue()).shareOf(state, 3, look);
      expect(1 - enemys).toBeGreaterThan(0.4);
    }
  });

  it('the same random numbers give the same play', () => {
    const run = () => {
      const rng = makeRng(12);
      const state = leaders.setup({ mode: 'standard' }, 2, rng);
      kernel.begin(state, rng);
      for (let turn = 0; turn < 3; turn++) playTurn(state, 'knight', rng);
      return leaders.drawBoard(state);
    };
    expect(run()).toBe(run());
  });

  it('a cancelled agent still answers', () => {
    const state = pose('0.king@0,3 0.illusionist@0,0 0.rider@1,0 1.queen@0,-3 1.archer@3,0 to=0');
    const request = leaders.requestFor(state);
    const decisions = leaders.legalDecisions(state);
    const cancelled = { millis: 1, spent: () => 5, isCancelled: () => true };
    if (request === null) throw new Error('nobody is asked');
    for (const level of LEVELS) {
      const index = leaders
        .createAgent?.(level)
        ?.choose(leaders.viewFor(state, 0), { ...request, decisions }, cancelled, makeRng(1));
      expect(decisions[index ?? -1]).toBeDefined();
    }
  });
});

function banishAll(state: State, rng: Rng): void {
  while (state.phase === 'banishing') {
    const [decision] = leaders.legalDecisions(state);
    if (decision !== undefined) kernel.apply(state, decision, rng);
  }
}
