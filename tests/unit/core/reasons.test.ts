// What is told of a way: the best says what it wins, the others what they lose.
import { describe, expect, it } from 'vitest';
import { tellingReasons } from '../../../engine/core/reasons';

const bread = { part: 'bread', amount: 2, weight: 2.6 };
const ducats = { part: 'ducats', amount: -3.5, weight: 3.15 };
const captives = { part: 'captives', amount: 1, weight: 0.5 };
const noise = { part: 'crown', amount: 0.1, weight: 0.1 };

describe('the reasons that are told', () => {
  it('name no price of the best way, however dear', () => {
    expect(tellingReasons([ducats, captives, bread, noise], true, 0.4)).toEqual([bread, captives]);
  });

  it('name only what the others lose', () => {
    expect(tellingReasons([ducats, captives, bread, noise], false, 0.4)).toEqual([ducats]);
  });
});
