// Event kinds and the 34 tokens (ZIZ-52). A row has one kind of cost: icons, coins or members.
export type IconNeeds = Readonly<Partial<Record<'sword' | 'shield' | 'speech' | 'luck', number>>>;
export const REWARDS = [
  'virtue',
  'vice',
  'moraleChoice',
  'wenceslas',
  'sigismund',
  'coins',
  'vp',
  'luckToken',
  'warrant',
  'member1',
  'member2',
  'memberAny',
] as const;
export type RewardName = (typeof REWARDS)[number];
export type Reward = Readonly<Partial<Record<RewardName, number>>>;

export interface EventKind {
  readonly id: string;
  readonly en: string;
  readonly pl: string;
  readonly resolve: 'roll' | 'tournament' | 'pay' | 'discard';
  readonly tokens: number;
  readonly back: readonly string[];
}

export interface RowData {
  readonly icons?: IconNeeds;
  readonly pay?: number;
  readonly discard?: number;
  readonly reward: Reward;
}

export interface EventData {
  readonly id: string;
  readonly kind: string;
  readonly rows?: readonly RowData[];
  readonly pot?: number;
  readonly goal?: { readonly count: 'score' | 'sword' | 'luck'; readonly atLeast: number };
  readonly reward?: Reward;
}

export const EVENT_KINDS: readonly EventKind[] = [
  { id: 'pickpocketing', en: 'Pickpocketing', pl: 'Kradzież kieszonkowa', resolve: 'roll', tokens: 5, back: ['speech', 'vice'] },
  {
    id: 'criminals',
    en: 'Catching criminals',
    pl: 'Obława na złoczyńców',
    resolve: 'roll',
    tokens: 5,
    back: ['sword', 'virtue'],
  },
  { id: 'hunting', en: 'Hunting', pl: 'Polowanie', resolve: 'roll', tokens: 5, back: ['sword'] },
  { id: 'raid', en: 'Raid', pl: 'Napad', resolve: 'roll', tokens: 5, back: ['sword', 'shield', 'vice'] },
  { id: 'court', en: 'Court and monastery', pl: 'Dwór i klasztor', resolve: 'roll', tokens: 5, back: ['speech', 'virtue'] },
  { id: 'tournament', en: 'Tournament', pl: 'Turniej rycerski', resolve: 'tournament', tokens: 4, back: ['lance'] },
  { id: 'donation', en: 'Donation', pl: 'Darowizna', resolve: 'pay', tokens: 3, back: ['coin'] },
  { id: 'levy', en: 'Levy', pl: 'Pobór', resolve: 'discard', tokens: 2, back: ['member'] },
];

export const EVENTS: readonly EventData[] = [
  {
    id: 'P1',
    kind: 'pickpocketing',
    rows: [
      { icons: { speech: 1, luck: 1 }, reward: { vice: 1, coins: 3 } },
      { icons: { speech: 1 }, reward: { vp: 1 } },
      { icons: { luck: 2 }, reward: { coins: 3, warrant: 1 } },
      { icons: { sword: 2 }, reward: { vp: 1, luckToken: 1 } },
    ],
  },
  {
    id: 'P2',
    kind: 'pickpocketing',
    rows: [
      { icons: { speech: 1 }, reward: { vice: 1, coins: 2 } },
      { icons: { speech: 1 }, reward: { coins: 2 } },
      { icons: { shield: 2 }, reward: { vp: 1 } },
      { icons: { luck: 1 }, reward: { coins: 2, warrant: 1 } },
    ],
  },
  {
    id: 'P3',
    kind: 'pickpocketing',
    rows: [
      { icons: { shield: 1, speech: 1 }, reward: { vice: 1, coins: 3 } },
      { icons: { sword: 1 }, reward: { coins: 1 } },
      { icons: { speech: 2 }, reward: { vp: 2, warrant: 1 } },
    ],
  },
  {
    id: 'P4',
    kind: 'pickpocketing',
    rows: [
      { icons: { speech: 2 }, reward: { vice: 1, coins: 3, vp: 1 } },
      { icons: { shield: 1 }, reward: { coins: 1 } },
      { icons: { luck: 1 }, reward: { vp: 1 } },
    ],
  },
  {
    id: 'P5',
    kind: 'pickpocketing',
    rows: [
      { icons: { speech: 1 }, reward: { vice: 1, coins: 1 } },
      { icons: { sword: 1, speech: 1 }, reward: { vp: 1 } },
      { icons: { luck: 1 }, reward: { vice: 1 } },
      { icons: { shield: 2 }, reward: { coins: 3, warrant: 1 } },
    ],
  },
  {
    id: 'C1',
    kind: 'criminals',
    rows: [
      { icons: { sword: 2 }, reward: { virtue: 1, coins: 2 } },
      { icons: { shield: 1 }, reward: { coins: 1 } },
      { icons: { sword: 1, shield: 1 }, reward: { vp: 1 } },
      { icons: { luck: 1 }, reward: { vp: 1 } },
    ],
  },
  {
    id: 'C2',
    kind: 'criminals',
    rows: [
      { icons: { sword: 2 }, reward: { virtue: 1, vp: 1 } },
      { icons: { speech: 1 }, reward: { coins: 2 } },
      { icons: { sword: 2 }, reward: { vp: 1 } },
    ],
  },
  {
    id: 'C3',
    kind: 'criminals',
    rows: [
      { icons: { sword: 1, shield: 1 }, reward: { virtue: 1, coins: 2 } },
      { icons: { sword: 1 }, reward: { coins: 1 } },
      { icons: { speech: 2 }, reward: { memberAny: 1 } },
      { icons: { sword: 2 }, reward: { vp: 1 } },
    ],
  },
  {
    id: 'C4',
    kind: 'criminals',
    rows: [
      { icons: { sword: 3 }, reward: { virtue: 1, vp: 2 } },
      { icons: { shield: 2 }, reward: { coins: 2 } },
      { icons: { luck: 1 }, reward: { vp: 1 } },
    ],
  },
  {
    id: 'C5',
    kind: 'criminals',
    rows: [
      { icons: { sword: 1, shield: 1, speech: 1 }, reward: { virtue: 1, wenceslas: 1, vp: 1 } },
      { icons: { sword: 2 }, reward: { vp: 1 } },
      { icons: { luck: 1 }, reward: { coins: 3 } },
    ],
  },
  {
    id: 'H1',
    kind: 'hunting',
    rows: [
      { icons: { sword: 1 }, reward: { coins: 2 } },
      { icons: { sword: 1 }, reward: { coins: 2 } },
      { icons: { shield: 2 }, reward: { vp: 1 } },
      { icons: { luck: 1 }, reward: { coins: 2 } },
    ],
  },
  {
    id: 'H2',
    kind: 'hunting',
    rows: [
      { icons: { sword: 1, luck: 1 }, reward: { coins: 3, vp: 1 } },
      { icons: { sword: 1 }, reward: { coins: 2 } },
      { icons: { shield: 1 }, reward: { coins: 1 } },
    ],
  },
  {
    id: 'H3',
    kind: 'hunting',
    rows: [
      { icons: { sword: 2 }, reward: { coins: 4 } },
      { icons: { shield: 2 }, reward: { vp: 1 } },
      { icons: { speech: 1 }, reward: { luckToken: 1 } },
      { icons: { luck: 2 }, reward: { vp: 2 } },
    ],
  },
  {
    id: 'H4',
    kind: 'hunting',
    rows: [
      { icons: { sword: 1, shield: 1 }, reward: { coins: 3 } },
      { icons: { sword: 2 }, reward: { vp: 1 } },
      { icons: { luck: 1 }, reward: { coins: 1, luckToken: 1 } },
    ],
  },
  {
    id: 'H5',
    kind: 'hunting',
    rows: [
      { icons: { sword: 2, shield: 1 }, reward: { coins: 4, vp: 1 } },
      { icons: { luck: 1 }, reward: { vp: 1 } },
      { icons: { speech: 1 }, reward: { coins: 1 } },
    ],
  },
  {
    id: 'R1',
    kind: 'raid',
    rows: [
      { icons: { sword: 1, shield: 1 }, reward: { vice: 1, coins: 4 } },
      { icons: { sword: 2 }, reward: { vp: 1, warrant: 1 } },
      { icons: { luck: 1 }, reward: { coins: 2 } },
    ],
  },
  {
    id: 'R2',
    kind: 'raid',
    rows: [
      { icons: { sword: 2 }, reward: { vice: 1, coins: 3 } },
      { icons: { shield: 2 }, reward: { vp: 1 } },
      { icons: { sword: 1, luck: 1 }, reward: { vp: 2, warrant: 1 } },
    ],
  },
  {
    id: 'R3',
    kind: 'raid',
    rows: [
      { icons: { shield: 2 }, reward: { vice: 1, coins: 3 } },
      { icons: { sword: 1 }, reward: { coins: 1 } },
      { icons: { speech: 1 }, reward: { member1: 1 } },
      { icons: { sword: 2 }, reward: { vp: 1, warrant: 1 } },
    ],
  },
  {
    id: 'R4',
    kind: 'raid',
    rows: [
      { icons: { sword: 2, shield: 1 }, reward: { vice: 1, coins: 4, vp: 1 } },
      { icons: { shield: 1 }, reward: { coins: 1 } },
      { icons: { luck: 1 }, reward: { vp: 1 } },
    ],
  },
  {
    id: 'R5',
    kind: 'raid',
    rows: [
      { icons: { sword: 1, shield: 1, speech: 1 }, reward: { vice: 1, sigismund: 1, coins: 2 } },
      { icons: { sword: 2 }, reward: { vp: 1 } },
      { icons: { shield: 2 }, reward: { coins: 2, vp: 1, warrant: 1 } },
    ],
  },
  {
    id: 'D1',
    kind: 'court',
    rows: [
      { icons: { speech: 1 }, reward: { wenceslas: 1 } },
      { icons: { speech: 1 }, reward: { virtue: 1 } },
      { icons: { shield: 2 }, reward: { vp: 1 } },
    ],
  },
  {
    id: 'D2',
    kind: 'court',
    rows: [
      { icons: { speech: 1 }, reward: { sigismund: 1 } },
      { icons: { speech: 2 }, reward: { vp: 1 } },
      { icons: { luck: 1 }, reward: { coins: 2 } },
    ],
  },
  {
    id: 'D3',
    kind: 'court',
    rows: [
      { icons: { shield: 1, speech: 1 }, reward: { virtue: 1, vp: 1 } },
      { icons: { speech: 1 }, reward: { coins: 2 } },
      { icons: { shield: 2 }, reward: { vp: 1 } },
    ],
  },
  {
    id: 'D4',
    kind: 'court',
    rows: [
      { icons: { speech: 2 }, reward: { member2: 1 } },
      { icons: { shield: 1 }, reward: { virtue: 1 } },
      { icons: { luck: 1 }, reward: { vp: 1 } },
    ],
  },
  {
    id: 'D5',
    kind: 'court',
    rows: [
      { icons: { shield: 1, speech: 1 }, reward: { virtue: 1, member1: 1 } },
      { icons: { speech: 1 }, reward: { vp: 1 } },
      { icons: { luck: 1 }, reward: { sigismund: 1 } },
    ],
  },
  { id: 'T1', kind: 'tournament', pot: 3, goal: { count: 'score', atLeast: 10 }, reward: { coins: 1, vp: 1 } },
  { id: 'T2', kind: 'tournament', pot: 4, goal: { count: 'score', atLeast: 12 }, reward: { vp: 2 } },
  { id: 'T3', kind: 'tournament', pot: 4, goal: { count: 'sword', atLeast: 4 }, reward: { virtue: 1, vp: 1 } },
  { id: 'T4', kind: 'tournament', pot: 3, goal: { count: 'luck', atLeast: 3 }, reward: { vp: 2 } },
  {
    id: 'M1',
    kind: 'donation',
    rows: [
      { pay: 3, reward: { virtue: 1, vp: 1 } },
      { pay: 3, reward: { vp: 1 } },
      { pay: 4, reward: { vp: 1 } },
    ],
  },
  {
    id: 'M2',
    kind: 'donation',
    rows: [
      { pay: 3, reward: { virtue: 1, wenceslas: 1 } },
      { pay: 4, reward: { vp: 1 } },
      { pay: 4, reward: { vp: 1 } },
    ],
  },
  {
    id: 'M3',
    kind: 'donation',
    rows: [
      { pay: 2, reward: { vice: 1, luckToken: 1 } },
      { pay: 5, reward: { vp: 2 } },
      { pay: 3, reward: { sigismund: 1 } },
    ],
  },
  {
    id: 'X1',
    kind: 'levy',
    rows: [
      { discard: 1, reward: { vp: 2 } },
      { discard: 1, reward: { vp: 2 } },
    ],
  },
  {
    id: 'X2',
    kind: 'levy',
    rows: [
      { discard: 1, reward: { sigismund: 1, vp: 1 } },
      { discard: 1, reward: { coins: 4, luckToken: 1 } },
    ],
  },
];
