// The seven buildings of the citadel and the panic tokens. Data only.
import type { BuildingId, BuildingRecord } from './records';

export const BUILDINGS: readonly BuildingRecord[] = [
  {
    id: 'hut',
    en: "Hunter's Hut",
    pl: 'Chata Myśliwego',
    accepts: ['S', 'I'],
    discount: true,
    fields: { '1': 2, '2': 2, '3': 3, '4': 3 },
    display: { rows: 3, perRow: 2 },
  },
  {
    id: 'alchemist',
    en: 'Alchemist',
    pl: 'Alchemik',
    accepts: ['M'],
    discount: false,
    fields: { '1': 2, '2': 2, '3': 2, '4': 2 },
    tokensByField: [3, 2],
  },
  {
    id: 'tavern',
    en: 'Tavern',
    pl: 'Karczma',
    accepts: ['S', 'I'],
    discount: true,
    fields: { '1': 3, '2': 3, '3': 4, '4': 4 },
    display: { '1': 3, '2': 4, '3': 4, '4': 4 },
  },
  { id: 'merchant', en: 'Merchant', pl: 'Handlarz', accepts: ['S', 'M', 'I'], discount: false, fields: null, coinsPerDie: 1 },
  {
    id: 'armoury',
    en: 'Armoury',
    pl: 'Zbrojownia',
    accepts: ['S', 'I'],
    discount: true,
    fields: { '1': 2, '2': 2, '3': 3, '4': 3 },
    maxTokens: 3,
    coinsPerToken: 2,
  },
  {
    id: 'market',
    en: 'Market',
    pl: 'Targ',
    accepts: ['S', 'I'],
    discount: true,
    fields: { '1': 2, '2': 2, '3': 3, '4': 3 },
    display: { rows: 1, perRow: 3 },
  },
  {
    id: 'mine',
    en: 'Mine',
    pl: 'Kopalnia',
    accepts: ['S'],
    discount: false,
    fields: { '1': 4, '2': 4, '3': 4, '4': 4 },
    incomeByField: [
      { dice: 2, coins: 6 },
      { dice: 2, coins: 4 },
      { dice: 1, coins: 2 },
      { dice: 1, coins: 2 },
    ],
  },
];

export const PANIC: readonly BuildingId[] = ['hut', 'alchemist', 'tavern', 'merchant', 'armoury', 'market', 'mine'];
