// The twelve lands. Data only.
import type { LandRecord } from './records';

export const LANDS: readonly LandRecord[] = [
  {
    id: 'negueria',
    name: 'Negueria',
    affinity: 'fire',
    conquest: 14,
    glory: 5,
    feature: [{ effect: 'landAction', cost: [['S'], ['M'], ['I']], result: { effect: 'gain', gain: { glory: 2 } } }],
  },
  {
    id: 'thaklan',
    name: 'Thaklan',
    affinity: 'fire',
    conquest: 11,
    glory: 4,
    feature: [
      {
        effect: 'landAction',
        cost: [
          ['S', 'M'],
          ['S', 'M'],
        ],
        result: { effect: 'gainDice', colour: 'I', count: 3 },
      },
    ],
  },
  {
    id: 'alDahn',
    name: 'Al-Dahn',
    affinity: 'fire',
    conquest: 13,
    glory: 4,
    feature: [{ effect: 'landAction', cost: [['S']], result: { effect: 'takeLoot', count: 1 } }],
  },
  {
    id: 'skyehn',
    name: 'Skyehn',
    affinity: 'air',
    conquest: 12,
    glory: 4,
    feature: [{ effect: 'landAction', cost: [['M']], result: { effect: 'gainDice', colour: 'S', count: 3 } }],
  },
  {
    id: 'ghadik',
    name: 'Ghadik',
    affinity: 'air',
    conquest: 12,
    glory: 4,
    feature: [{ effect: 'landAction', cost: [['I'], ['I']], result: { effect: 'gain', gain: { coins: 9 } } }],
  },
  {
    id: 'kale',
    name: 'Kale',
    affinity: 'air',
    conquest: 10,
    glory: 4,
    feature: [{ effect: 'landAction', cost: [['M']], result: { effect: 'gain', gain: { potion: 3 } } }],
  },
  {
    id: 'kyzhul',
    name: 'Kyzhul',
    affinity: 'water',
    conquest: 12,
    glory: 4,
    feature: [{ effect: 'landAction', cost: [['S']], result: { effect: 'gainDice', colour: 'I', count: 2 } }],
  },
  {
    id: 'rynia',
    name: 'Rynia',
    affinity: 'water',
    conquest: 14,
    glory: 5,
    feature: [{ effect: 'landAction', cost: [['S'], ['S']], result: { effect: 'freeHire' } }],
  },
  {
    id: 'gurban',
    name: 'Gurban',
    affinity: 'water',
    conquest: 11,
    glory: 4,
    feature: [
      {
        effect: 'landAction',
        cost: [
          ['S', 'I'],
          ['S', 'I'],
        ],
        result: { effect: 'gainDice', colour: 'M', count: 3 },
      },
    ],
  },
  {
    id: 'yuha',
    name: 'Yuha',
    affinity: 'jungle',
    conquest: 12,
    glory: 4,
    feature: [{ effect: 'landAction', cost: [['I']], result: { effect: 'gainDice', colour: 'M', count: 2 } }],
  },
  {
    id: 'wahibah',
    name: 'Wahibah',
    affinity: 'jungle',
    conquest: 10,
    glory: 4,
    feature: [{ effect: 'landAction', cost: [['M']], result: { effect: 'gain', gain: { defence: 3 } } }],
  },
  {
    id: 'uyuniah',
    name: 'Uyuniah',
    affinity: 'jungle',
    conquest: 13,
    glory: 4,
    feature: [
      {
        effect: 'landAction',
        cost: [
          ['S', 'I'],
          ['S', 'I'],
        ],
        result: { effect: 'freeEquipment' },
      },
    ],
  },
];
