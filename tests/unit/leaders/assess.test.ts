// What an adviser says: every offered decision, the best first, with reasons in words, from the view only.
import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../../engine/core/agent';
import { makeRng } from '../../../engine/core/rng';
import { leaders } from '../../../engine/games/leaders';
import { agentOf } from '../../../engine/games/leaders/ai/agent';
import { SKILLS } from '../../../engine/games/leaders/ai/levels';
import { learnedValue } from '../../../engine/games/leaders/ai/value';
import { texts } from '../../../engine/games/leaders/text';
import type { State } from '../../../engine/games/leaders/types';
import { countingBudget, pose } from './table';

function assess(state: State): readonly Assessment[] {
  const request = leaders.requestFor(state);
  if (request === null) throw new Error('nobody is asked');
  const decisions = leaders.legalDecisions(state);
  const agent = agentOf({ ...SKILLS.hetman, depth: 2, roots: [40, 20], answers: [5] }, learnedValue());
  const found = agent.assess?.(leaders.viewFor(state, request.seat), { ...request, decisions }, countingBudget(60), makeRng(5));
  expect(found?.map(({ index }) => index).sort((one, other) => one - other)).toEqual(decisions.map((_, index) => index));
  return found ?? [];
}

const OPEN = '0.king@0,3 0.illusionist@1,1 0.wanderer@-1,2 0.vizier@2,1 1.queen@0,-3 1.archer@1,-2 1.jailer@-1,-1 to=0';

describe('assess', () => {
  it('puts a win first, the shortest of several, and says so', () => {
    const found = assess(pose('0.king@-3,3 0.rider@0,0 0.archer@1,-1 1.queen@0,-3 to=0'));
    const [best] = found;
    const lengths = found.filter(({ share }) => share === 1).map(({ plan }) => plan.length);
    expect(lengths.length).toBeGreaterThan(1);
    expect(best?.plan).toHaveLength(Math.min(...lengths));
    expect([best?.share, best?.reasons]).toEqual([1, [{ key: 'assess.victory.more' }]]);
    expect(best?.plan.length).toBeGreaterThan(0);
  });

  it('gives shares, spreads, work, whole plans and reasons that both languages have', () => {
    const found = assess(pose(OPEN)).filter(({ work }) => work > 0);
    expect(found.length).toBeGreaterThan(2);
    expect(found.flatMap(({ reasons }) => reasons).length).toBeGreaterThan(0);
    for (const { share, spread, plan, reasons } of found) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(spread).toBeGreaterThan(0);
      expect(plan.at(-1)).toBe('end');
      for (const { key } of reasons) expect([key, key in texts.en, key in texts.pl]).toEqual([key, true, true]);
    }
    const shares = found.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
  });

  it('warns of a turn after which the own leader falls (LDR-17)', () => {
    const found = assess(pose('0.king@0,3 0.jailer@1,1 0.vizier@-3,3 1.queen@0,-3 1.assassin@0,1 to=0'));
    expect(found[0]?.share).toBeGreaterThan(0.05);
    const falling = found.filter(({ work, share }) => work > 0 && share <= 0.01);
    for (const { reasons } of falling) expect(reasons).toEqual([{ key: 'assess.leader.less' }]);
  });

  it('knows what ending the turn here leads to, when the enemy would win at once (LDR-17)', () => {
    const state = pose(
      '0.king@-1,3 0.protector@0,3 0.bruiser@0,1 0.archer@2,1 0.royalGuard@-2,3 ' +
        '1.queen@-1,-2 1.clawLauncher@-1,1 1.rider@1,1 1.vizier@3,-3 1.acrobat@-2,-1 to=0',
    );
    const decisions = leaders.legalDecisions(state).map(leaders.makeKey);
    const end = assess(state).find(({ index }) => decisions[index] === 'end');
    expect(end).toMatchObject({ share: 0, reasons: [{ key: 'assess.leader.less' }] });
    expect(end?.work).toBeGreaterThan(0);
  });

  it('knows the view only: the order of the deck changes nothing', () => {
    const posed = (deck: string) => assess(pose(`${OPEN} display=vizier,acrobat,nemesis deck=${deck}`));
    expect(posed('assassin,protector,wanderer')).toEqual(posed('wanderer,assassin,protector'));
  });
});
