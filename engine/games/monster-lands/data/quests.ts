// Quest tiles, side a (dice) and side b (contract). Data only.
import type { QuestRecord } from './records';

export const QUESTS: readonly QuestRecord[] = [
  {
    id: 'quest1',
    a: {
      dice: [
        ['S', 'I'],
        ['S', 'I'],
      ],
      target: 6,
      reward: { glory: 2, potion: 1 },
      penalty: 1,
    },
    b: { dice: [['S']], price: { coins: 5 }, left: { glory: 3 }, right: { glory: 2 } },
  },
  {
    id: 'quest2',
    a: {
      dice: [
        ['S', 'M'],
        ['S', 'M'],
      ],
      target: 7,
      reward: { glory: 2, coins: 3 },
      penalty: 1,
    },
    b: { dice: [['I']], price: { coins: 6 }, left: { glory: 3, potion: 1 }, right: { glory: 2, potion: 1 } },
  },
  {
    id: 'quest3',
    a: { dice: [['I'], ['I']], target: 7, reward: { glory: 3, coins: 2 }, penalty: 1 },
    b: { dice: [['S']], price: { defence: 2 }, left: { glory: 3 }, right: { glory: 2 } },
  },
  {
    id: 'quest4',
    a: {
      dice: [
        ['S', 'M'],
        ['S', 'M'],
        ['S', 'M'],
      ],
      target: 10,
      reward: { glory: 3, venom: 1 },
      penalty: 2,
    },
    b: { dice: [['M']], price: { potion: 2 }, left: { glory: 2, coins: 4 }, right: { glory: 2, coins: 2 } },
  },
  {
    id: 'quest5',
    a: {
      dice: [
        ['S', 'M', 'I'],
        ['S', 'M', 'I'],
        ['S', 'M', 'I'],
      ],
      target: 11,
      reward: { glory: 3, coins: 4 },
      penalty: 1,
    },
    b: { dice: [['M']], price: { venom: 2 }, left: { glory: 2, coins: 4 }, right: { glory: 2, coins: 2 } },
  },
  {
    id: 'quest6',
    a: { dice: [['S'], ['M']], target: 7, reward: { glory: 2, randomTrap: 1 }, penalty: 1 },
    b: { dice: [['S']], price: { trap: 1 }, left: { glory: 2, coins: 3 }, right: { glory: 2 } },
  },
  {
    id: 'quest7',
    a: { dice: [['S'], ['I']], target: 6, reward: { glory: 2, defence: 2 }, penalty: 1 },
    b: { dice: [['I']], price: { trap: 2 }, left: { glory: 4 }, right: { glory: 3 } },
  },
  {
    id: 'quest8',
    a: { dice: [['M'], ['I']], target: 6, reward: { glory: 2, potionOrVenom: 2 }, penalty: 1 },
    b: { dice: [['S'], ['S']], price: { potion: 1 }, left: { glory: 2, coins: 3 }, right: { glory: 2 } },
  },
  {
    id: 'quest9',
    a: { dice: [['S'], ['S'], ['S']], target: 9, reward: { glory: 3 }, penalty: 1 },
    b: { dice: [['S', 'I']], price: { potion: 1, venom: 1 }, left: { glory: 3 }, right: { glory: 2 } },
  },
  {
    id: 'quest10',
    a: {
      dice: [
        ['S', 'I'],
        ['S', 'I'],
        ['S', 'I'],
      ],
      target: 12,
      reward: { glory: 4, coins: 3 },
      penalty: 2,
    },
    b: { dice: [['M']], price: { defence: 3 }, left: { glory: 4 }, right: { glory: 3 } },
  },
  {
    id: 'quest11',
    a: { dice: [['M'], ['M']], target: 8, reward: { glory: 3, coins: 3 }, penalty: 1 },
    b: { dice: [['I']], price: { coins: 8 }, left: { glory: 4 }, right: { glory: 3 } },
  },
  {
    id: 'quest12',
    a: { dice: [['S'], ['M'], ['I']], target: 10, reward: { glory: 3, coins: 3 }, penalty: 2 },
    b: { dice: [['S'], ['M']], price: { coins: 3 }, left: { glory: 3 }, right: { glory: 2 } },
  },
];
