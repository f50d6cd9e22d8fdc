// Traps and tricks with their copies. Data only.
import type { TermRecord, TrapRecord } from './records';

export const TRAP_KINDS: readonly TermRecord[] = [
  { id: 'starting', en: 'Starting trap', pl: 'Początkowa Pułapka' },
  { id: 'improved', en: 'Improved trap', pl: 'Ulepszona Pułapka' },
  { id: 'secured', en: 'Secured trap', pl: 'Zabezpieczona Pułapka' },
  { id: 'trick', en: 'Trick', pl: 'Podstęp' },
];

export const TRAPS: readonly TrapRecord[] = [
  { id: 'startingTrap', kind: 'starting', copies: 4, cost: 0, effects: [{ effect: 'trailDice', colour: 'S', count: 1 }] },
  { id: 'trapDiceS1', kind: 'improved', copies: 5, cost: 4, effects: [{ effect: 'trailDice', colour: 'S', count: 1 }] },
  {
    id: 'trapEachS1',
    kind: 'improved',
    copies: 4,
    cost: 4,
    effects: [{ effect: 'addPerDie', colour: 'S', amount: 1, against: 'any' }],
  },
  {
    id: 'trapEachS2',
    kind: 'improved',
    copies: 3,
    cost: 7,
    effects: [{ effect: 'addPerDie', colour: 'S', amount: 2, against: 'any' }],
  },
  {
    id: 'trapEachS3',
    kind: 'improved',
    copies: 1,
    cost: 9,
    effects: [{ effect: 'addPerDie', colour: 'S', amount: 3, against: 'any' }],
  },
  { id: 'trapDiceS2', kind: 'improved', copies: 3, cost: 7, effects: [{ effect: 'trailDice', colour: 'S', count: 2 }] },
  { id: 'trapDiceS3', kind: 'improved', copies: 1, cost: 10, effects: [{ effect: 'trailDice', colour: 'S', count: 3 }] },
  { id: 'trapDiceM1', kind: 'improved', copies: 4, cost: 5, effects: [{ effect: 'trailDice', colour: 'M', count: 1 }] },
  {
    id: 'trapEachM1',
    kind: 'improved',
    copies: 3,
    cost: 4,
    effects: [{ effect: 'addPerDie', colour: 'M', amount: 1, against: 'any' }],
  },
  {
    id: 'trapEachM2',
    kind: 'improved',
    copies: 2,
    cost: 7,
    effects: [{ effect: 'addPerDie', colour: 'M', amount: 2, against: 'any' }],
  },
  { id: 'trapDiceM2', kind: 'improved', copies: 2, cost: 8, effects: [{ effect: 'trailDice', colour: 'M', count: 2 }] },
  { id: 'trapDiceM3', kind: 'improved', copies: 1, cost: 11, effects: [{ effect: 'trailDice', colour: 'M', count: 3 }] },
  { id: 'trapTotal4', kind: 'improved', copies: 4, cost: 5, effects: [{ effect: 'addTotal', amount: 4, against: 'monster' }] },
  { id: 'trapTotal6', kind: 'improved', copies: 2, cost: 7, effects: [{ effect: 'addTotal', amount: 6, against: 'monster' }] },
  { id: 'trapTotal8', kind: 'improved', copies: 1, cost: 9, effects: [{ effect: 'addTotal', amount: 8, against: 'monster' }] },
  { id: 'securedDiceS1', kind: 'secured', copies: 2, cost: 5, effects: [{ effect: 'trailDice', colour: 'S', count: 1 }] },
  { id: 'securedDiceS2', kind: 'secured', copies: 1, cost: 8, effects: [{ effect: 'trailDice', colour: 'S', count: 2 }] },
  { id: 'securedDiceM1', kind: 'secured', copies: 2, cost: 6, effects: [{ effect: 'trailDice', colour: 'M', count: 1 }] },
  { id: 'securedDiceM2', kind: 'secured', copies: 1, cost: 9, effects: [{ effect: 'trailDice', colour: 'M', count: 2 }] },
  { id: 'trickStealM1', kind: 'trick', copies: 3, cost: 3, effects: [{ effect: 'stealDice', colours: ['M'], max: 1 }] },
  { id: 'trickStealM2', kind: 'trick', copies: 2, cost: 5, effects: [{ effect: 'stealDice', colours: ['M'], max: 2 }] },
  { id: 'trickStealS1', kind: 'trick', copies: 3, cost: 3, effects: [{ effect: 'stealDice', colours: ['S'], max: 1 }] },
  { id: 'trickStealS2', kind: 'trick', copies: 2, cost: 5, effects: [{ effect: 'stealDice', colours: ['S'], max: 2 }] },
  { id: 'trickStealAny1', kind: 'trick', copies: 3, cost: 4, effects: [{ effect: 'stealDice', colours: ['S', 'M'], max: 1 }] },
  { id: 'trickStealAny2', kind: 'trick', copies: 1, cost: 7, effects: [{ effect: 'stealDice', colours: ['S', 'M'], max: 2 }] },
  { id: 'trickRedirect1', kind: 'trick', copies: 3, cost: 4, effects: [{ effect: 'redirectAttack', dice: 1 }] },
  { id: 'trickRedirect2', kind: 'trick', copies: 1, cost: 6, effects: [{ effect: 'redirectAttack', dice: 2 }] },
];
