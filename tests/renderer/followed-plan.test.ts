// A followed hint: the next step of its plan is shown by itself, as long as the plan holds.
import { describe, expect, it } from 'vitest';
import type { Advice, Hint, OfferedDecision } from '../../engine/protocol';
import { hintFrom, planAfter } from '../../renderer/table/followed-plan';

const offer = (key: string): OfferedDecision => ({ key, decision: { type: key } });
const advice = (key: string, ...steps: string[]): Advice => ({
  key,
  share: 0.6,
  spread: 0.02,
  reasons: [],
  steps: steps.map(offer),
});
const HINT: Hint = {
  key: 'ride',
  best: [advice('ride', 'ride', 'buy', 'end'), advice('wait', 'wait'), advice('ride', 'ride', 'sell')],
};
const table = (canUndo: boolean, ...keys: string[]) => ({
  canUndo,
  request: { kind: 'act', seat: 0, decisions: keys.map(offer) } as never,
});

describe('a plan that is followed', () => {
  it('goes on with its next step, and the one after', () => {
    const second = hintFrom(planAfter(HINT, 0, 'ride'), table(true, 'sell', 'buy'));
    expect(second?.key).toBe('buy');
    expect(second?.best).toMatchObject([{ key: 'buy', share: 0.6 }]);
    const third = hintFrom(planAfter(second, 0, 'buy'), table(true, 'end'));
    expect(third?.key).toBe('end');
    expect(hintFrom(planAfter(third, 0, 'end'), table(true, 'ride'))).toBeNull();
  });

  it('is the one that is shown when several begin alike', () => {
    expect(planAfter(HINT, 2, 'ride')?.key).toBe('sell');
    expect(planAfter(HINT, 1, 'ride')?.key).toBe('buy');
  });

  it('begins after the decision where its steps do', () => {
    expect(planAfter({ key: 'ride', best: [advice('ride', 'buy')] }, 0, 'ride')?.key).toBe('buy');
  });

  it('goes with anything else that is done, or without a further step', () => {
    expect(planAfter(HINT, 0, 'pray')).toBeNull();
    expect(planAfter(HINT, 0, 'wait')).toBeNull();
    expect(planAfter({ key: 'ride' }, 0, 'ride')).toBeNull();
    expect(planAfter(null, 0, 'ride')).toBeNull();
  });

  it('goes when its step is not offered, nobody is asked, or something was learned on the way', () => {
    const rest = planAfter(HINT, 0, 'ride');
    expect(hintFrom(rest, table(true, 'sell'))).toBeNull();
    expect(hintFrom(rest, { canUndo: true, request: null })).toBeNull();
    expect(hintFrom(rest, table(false, 'buy'))).toBeNull();
  });
});
