// Market cards. Data only.
import type { EquipmentRecord, TermRecord } from './records';

export const EQUIPMENT_TYPES: readonly TermRecord[] = [
  { id: 'weapon', en: 'Weapon', pl: 'Broń' },
  { id: 'garment', en: 'Garment', pl: 'Okrycie' },
  { id: 'spell', en: 'Spell', pl: 'Zaklęcie' },
];

export const EQUIPMENT: readonly EquipmentRecord[] = [
  {
    id: 'pugnor',
    name: 'Pugnor',
    type: 'weapon',
    copies: 2,
    cost: 7,
    feature: [{ effect: 'addPerDie', colour: 'S', amount: 1, against: 'any' }],
  },
  {
    id: 'slyzor',
    name: 'Slyzor',
    type: 'weapon',
    copies: 2,
    cost: 6,
    feature: [{ effect: 'addPerDie', colour: 'S', amount: 1, against: 'monster' }],
  },
  {
    id: 'krakhen',
    name: 'Krakhen',
    type: 'weapon',
    copies: 2,
    cost: 5,
    feature: [{ effect: 'reroll', colours: ['M'], times: 2, against: 'any' }],
  },
  {
    id: 'rashnek',
    name: 'Rashnek',
    type: 'garment',
    copies: 2,
    cost: 4,
    feature: [{ effect: 'buildingIncome', building: 'mine', coins: 2 }],
  },
  { id: 'noxx', name: 'Noxx', type: 'garment', copies: 2, cost: 6, feature: [{ effect: 'absorbHits', hits: 1 }] },
  {
    id: 'turzoks',
    name: 'Turzoks',
    type: 'garment',
    copies: 1,
    cost: 5,
    feature: [{ effect: 'rebate', building: 'hut', coins: 4 }],
  },
  {
    id: 'slham',
    name: 'Slham',
    type: 'garment',
    copies: 1,
    cost: 3,
    feature: [{ effect: 'reroll', colours: ['I'], times: 2, against: 'any' }],
  },
  {
    id: 'mortis',
    name: 'Mortis',
    type: 'spell',
    copies: 2,
    cost: 6,
    feature: [{ effect: 'addPerDie', colour: 'M', amount: 1, against: 'any' }],
  },
  {
    id: 'kedavra',
    name: 'Kedavra',
    type: 'spell',
    copies: 2,
    cost: 5,
    feature: [{ effect: 'addPerDie', colour: 'M', amount: 2, against: 'conquest' }],
  },
  {
    id: 'tergeo',
    name: 'Tergeo',
    type: 'spell',
    copies: 2,
    cost: 3,
    feature: [{ effect: 'reroll', colours: ['S'], times: 1, against: 'any' }],
  },
];
