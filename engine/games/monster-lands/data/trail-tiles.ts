// Trail tiles, four trails on each face. Data only.
import type { TileRecord } from './records';

export const TRAIL_TILES: readonly TileRecord[] = [
  {
    id: 'tile1',
    faces: {
      a: [
        { required: ['S', 'S'], reinforce: { colours: ['S', 'M'], max: 2 }, bonus: [{ effect: 'absorbHits', hits: 1 }] },
        { required: ['S', 'S'], reinforce: { colours: ['M'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { potion: 1 } }] },
        {
          required: ['M'],
          reinforce: { colours: ['S', 'M'], max: 3 },
          bonus: [{ effect: 'reroll', colours: ['M'], times: 1, against: 'any' }],
        },
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 3 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 2 } }] },
      ],
      b: [
        { required: ['S', 'M'], reinforce: { colours: ['S'], max: 3 }, bonus: [{ effect: 'absorbHits', hits: 1 }] },
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 3 }, bonus: [{ effect: 'tokenBonus', gain: { venom: 1 } }] },
        {
          required: ['S', 'S'],
          reinforce: { colours: ['S'], max: 2 },
          bonus: [{ effect: 'reroll', colours: ['S'], times: 1, against: 'any' }],
        },
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 3 } }] },
      ],
    },
  },
  {
    id: 'tile2',
    faces: {
      a: [
        {
          required: ['S', 'S'],
          reinforce: { colours: ['S', 'M'], max: 3 },
          bonus: [{ effect: 'reroll', colours: ['S'], times: 1, against: 'any' }],
        },
        { required: ['M'], reinforce: { colours: ['S', 'M'], max: 3 }, bonus: [{ effect: 'absorbHits', hits: 1 }] },
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 3 }, bonus: [{ effect: 'tokenBonus', gain: { potion: 1 } }] },
        { required: ['S'], reinforce: { colours: ['S'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 3 } }] },
      ],
      b: [
        { required: ['M'], reinforce: { colours: ['S', 'M'], max: 3 }, bonus: [{ effect: 'absorbHits', hits: 1 }] },
        {
          required: ['S', 'S'],
          reinforce: { colours: ['S', 'M'], max: 2 },
          bonus: [{ effect: 'reroll', colours: ['S'], times: 2, against: 'any' }],
        },
        { required: ['S'], reinforce: { colours: ['M'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { venom: 1 } }] },
        { required: ['M'], reinforce: { colours: ['S'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 2 } }] },
      ],
    },
  },
  {
    id: 'tile3',
    faces: {
      a: [
        { required: ['S', 'S', 'M'], reinforce: { colours: ['S', 'M'], max: 2 }, bonus: [{ effect: 'absorbHits', hits: 2 }] },
        {
          required: ['S'],
          reinforce: { colours: ['S'], max: 3 },
          bonus: [{ effect: 'reroll', colours: ['S'], times: 1, against: 'any' }],
        },
        { required: ['M'], reinforce: { colours: ['M'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { potion: 1 } }] },
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 3 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 2 } }] },
      ],
      b: [
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 4 }, bonus: [{ effect: 'tokenBonus', gain: { potion: 1 } }] },
        { required: ['S', 'M'], reinforce: { colours: ['S', 'M'], max: 2 }, bonus: [{ effect: 'absorbHits', hits: 1 }] },
        { required: ['S'], reinforce: { colours: ['S'], max: 3 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 3 } }] },
        {
          required: ['M'],
          reinforce: { colours: ['S', 'M'], max: 2 },
          bonus: [{ effect: 'reroll', colours: ['M'], times: 1, against: 'any' }],
        },
      ],
    },
  },
  {
    id: 'tile4',
    faces: {
      a: [
        { required: ['M', 'M'], reinforce: { colours: ['S'], max: 3 }, bonus: [{ effect: 'absorbHits', hits: 1 }] },
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 3 }, bonus: [{ effect: 'absorbHits', hits: 1 }] },
        { required: ['S', 'S'], reinforce: { colours: ['M'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 2 } }] },
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { venom: 1 } }] },
      ],
      b: [
        { required: ['S', 'S'], reinforce: { colours: ['S'], max: 3 }, bonus: [{ effect: 'tokenBonus', gain: { potion: 1 } }] },
        {
          required: ['M'],
          reinforce: { colours: ['S', 'M'], max: 3 },
          bonus: [{ effect: 'reroll', colours: ['M'], times: 1, against: 'any' }],
        },
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 3 }, bonus: [{ effect: 'absorbHits', hits: 1 }] },
        { required: ['S', 'M'], reinforce: { colours: ['S'], max: 1 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 4 } }] },
      ],
    },
  },
  {
    id: 'tile5',
    faces: {
      a: [
        {
          required: ['S', 'M'],
          reinforce: { colours: ['S', 'M'], max: 3 },
          bonus: [{ effect: 'reroll', colours: ['M'], times: 1, against: 'any' }],
        },
        { required: ['S', 'S'], reinforce: { colours: ['S'], max: 2 }, bonus: [{ effect: 'absorbHits', hits: 1 }] },
        {
          required: ['S'],
          reinforce: { colours: ['M'], max: 3 },
          bonus: [{ effect: 'reroll', colours: ['M'], times: 1, against: 'any' }],
        },
        { required: ['S'], reinforce: { colours: ['S'], max: 3 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 2 } }] },
      ],
      b: [
        { required: ['S', 'S', 'S'], reinforce: { colours: ['M'], max: 2 }, bonus: [{ effect: 'absorbHits', hits: 2 }] },
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { potion: 1 } }] },
        { required: ['M'], reinforce: { colours: ['S', 'M'], max: 3 }, bonus: [{ effect: 'absorbHits', hits: 1 }] },
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 3 } }] },
      ],
    },
  },
  {
    id: 'tile6',
    faces: {
      a: [
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 3 }, bonus: [{ effect: 'absorbHits', hits: 1 }] },
        { required: ['M'], reinforce: { colours: ['S', 'M'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { venom: 1 } }] },
        {
          required: ['S', 'S'],
          reinforce: { colours: ['S', 'M'], max: 3 },
          bonus: [{ effect: 'reroll', colours: ['S'], times: 2, against: 'any' }],
        },
        { required: ['S'], reinforce: { colours: ['M'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { potion: 1 } }] },
      ],
      b: [
        {
          required: ['S', 'M'],
          reinforce: { colours: ['S', 'M'], max: 2 },
          bonus: [
            { effect: 'absorbHits', hits: 1 },
            { effect: 'tokenBonus', gain: { coins: 2 } },
          ],
        },
        { required: ['S'], reinforce: { colours: ['S', 'M'], max: 3 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 2 } }] },
        {
          required: ['S'],
          reinforce: { colours: ['S', 'M'], max: 3 },
          bonus: [{ effect: 'reroll', colours: ['S'], times: 1, against: 'any' }],
        },
        { required: ['M'], reinforce: { colours: ['M'], max: 2 }, bonus: [{ effect: 'tokenBonus', gain: { coins: 4 } }] },
      ],
    },
  },
];
