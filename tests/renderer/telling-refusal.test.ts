// "Why not …?" of the teacher asks about one thing that has a name and a reason of its own.
import { describe, expect, it } from 'vitest';
import { tellingRefusal } from '../../renderer/screens/table/telling-refusal';

const refusal = (target: string, key: string, after?: readonly string[]) => ({
  target,
  reason: { key },
  ...(after === undefined ? {} : { after }),
});
const always = () => true;

describe('the refusal a learner may ask about', () => {
  it('is the one whose reason fewest share', () => {
    const all = [refusal('a', 'far'), refusal('b', 'far'), refusal('c', 'dear')];
    expect(tellingRefusal(all, always)?.target).toBe('c');
  });

  it('has a name', () => {
    expect(tellingRefusal([refusal('a', 'dear'), refusal('b', 'far')], (target) => target === 'b')?.target).toBe('b');
    expect(tellingRefusal([refusal('a', 'dear')], () => false)).toBeUndefined();
  });

  it('is none when the reason is only the order of things', () => {
    expect(
      tellingRefusal(
        ['a', 'b', 'c', 'd'].map((target) => refusal(target, 'first')),
        always,
      ),
    ).toBeUndefined();
  });

  it('does not wait for a pick', () => {
    expect(tellingRefusal([refusal('a', 'far', ['figure:1'])], always)).toBeUndefined();
  });
});
