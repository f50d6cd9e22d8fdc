// The members for hire, both levels (ZIZ-26).
import type { Gives } from './commanders';

export interface MemberData {
  readonly id: string;
  readonly name: string;
  readonly level: 1 | 2;
  readonly cost: number;
  readonly dislikes: 'virtue' | 'vice' | null;
  readonly gives: Gives;
  readonly scroll: string | null;
}

export const MEMBERS: readonly MemberData[] = [
  { id: 'bratrice', name: 'Bratřice', level: 1, cost: 3, dislikes: null, gives: { die: 1, sword: 1 }, scroll: null },
  { id: 'dubrava', name: 'Důbrava', level: 1, cost: 2, dislikes: null, gives: { die: 1, step: 1 }, scroll: null },
  { id: 'trebava', name: 'Třebava', level: 1, cost: 2, dislikes: null, gives: { reroll: 2, eye: 1 }, scroll: null },
  { id: 'albrecht', name: 'Albrecht', level: 1, cost: 2, dislikes: 'virtue', gives: { sword: 2 }, scroll: null },
  { id: 'dorota', name: 'Dorota', level: 1, cost: 3, dislikes: 'virtue', gives: { reroll: 2 }, scroll: 'pickpocketing' },
  { id: 'raz', name: 'Ráž', level: 1, cost: 4, dislikes: 'virtue', gives: { shield: 1, speech: 1, step: 1 }, scroll: null },
  { id: 'vanek', name: 'Vaněk', level: 1, cost: 1, dislikes: null, gives: { die: 1 }, scroll: 'hunting' },
  { id: 'mikulas', name: 'Mikuláš', level: 1, cost: 1, dislikes: 'vice', gives: { die: 1 }, scroll: 'court' },
  { id: 'hana', name: 'Hana', level: 1, cost: 2, dislikes: null, gives: { die: 1, step: 1, eye: 1 }, scroll: null },
  { id: 'zdenek', name: 'Zdeněk', level: 1, cost: 2, dislikes: null, gives: { die: 1, reroll: 1 }, scroll: null },
  { id: 'ondrej', name: 'Ondřej', level: 1, cost: 2, dislikes: null, gives: { shield: 1, reroll: 1 }, scroll: null },
  { id: 'marketa', name: 'Markéta', level: 1, cost: 3, dislikes: 'vice', gives: { speech: 1, reroll: 1 }, scroll: null },
  { id: 'hynek', name: 'Hynek', level: 1, cost: 3, dislikes: null, gives: { die: 1, shield: 1 }, scroll: null },
  { id: 'bohus', name: 'Bohuš', level: 1, cost: 3, dislikes: 'virtue', gives: { die: 1, sword: 1 }, scroll: 'raid' },
  { id: 'kunes', name: 'Kuneš', level: 1, cost: 2, dislikes: 'vice', gives: { shield: 2 }, scroll: null },
  { id: 'ludmila', name: 'Ludmila', level: 1, cost: 4, dislikes: 'vice', gives: { die: 1, speech: 1 }, scroll: null },
  { id: 'jira', name: 'Jíra', level: 1, cost: 4, dislikes: null, gives: { die: 2 }, scroll: null },
  { id: 'matej', name: 'Matěj', level: 1, cost: 4, dislikes: null, gives: { die: 2 }, scroll: null },
  { id: 'sezima', name: 'Sezima', level: 1, cost: 3, dislikes: null, gives: { sword: 1, shield: 1 }, scroll: null },
  { id: 'alzbeta', name: 'Alžběta', level: 1, cost: 4, dislikes: null, gives: { shield: 1, speech: 1 }, scroll: null },
  { id: 'tobias', name: 'Tobiáš', level: 1, cost: 4, dislikes: 'virtue', gives: { die: 1, speech: 1 }, scroll: 'pickpocketing' },
  { id: 'prokop', name: 'Prokop', level: 1, cost: 5, dislikes: null, gives: { die: 1, luck: 1 }, scroll: null },
  { id: 'blazek', name: 'Blažek', level: 1, cost: 3, dislikes: null, gives: { die: 1, step: 1 }, scroll: 'hunting' },
  { id: 'drahos', name: 'Drahoš', level: 1, cost: 4, dislikes: null, gives: { die: 1, sword: 1 }, scroll: 'criminals' },
  { id: 'radka', name: 'Radka', level: 1, cost: 3, dislikes: null, gives: { die: 1, reroll: 1 }, scroll: 'tournament' },
  { id: 'cenek', name: 'Čeněk', level: 1, cost: 5, dislikes: null, gives: { die: 2 }, scroll: 'criminals' },
  { id: 'jaros', name: 'Jaroš', level: 1, cost: 4, dislikes: 'virtue', gives: { die: 1, sword: 1, step: 1 }, scroll: null },
  { id: 'betka', name: 'Bětka', level: 1, cost: 5, dislikes: 'vice', gives: { speech: 1, luck: 1 }, scroll: null },
  { id: 'pribik', name: 'Přibík', level: 2, cost: 6, dislikes: null, gives: { die: 2, sword: 1 }, scroll: null },
  { id: 'vilem', name: 'Vilém', level: 2, cost: 6, dislikes: 'vice', gives: { die: 2, shield: 1 }, scroll: null },
  { id: 'oldrich', name: 'Oldřich', level: 2, cost: 7, dislikes: null, gives: { die: 2, reroll: 2 }, scroll: null },
  { id: 'smil', name: 'Smil', level: 2, cost: 6, dislikes: 'virtue', gives: { die: 1, sword: 2 }, scroll: null },
  {
    id: 'racek',
    name: 'Racek',
    level: 2,
    cost: 7,
    dislikes: null,
    gives: { die: 1, sword: 1, shield: 1, step: 1 },
    scroll: null,
  },
  { id: 'divis', name: 'Diviš', level: 2, cost: 7, dislikes: null, gives: { die: 2, speech: 1 }, scroll: null },
  { id: 'eliska', name: 'Eliška', level: 2, cost: 7, dislikes: 'vice', gives: { die: 1, speech: 2 }, scroll: null },
  { id: 'havel', name: 'Havel', level: 2, cost: 8, dislikes: null, gives: { die: 3 }, scroll: null },
  { id: 'jindrich', name: 'Jindřich', level: 2, cost: 8, dislikes: null, gives: { die: 2, sword: 1 }, scroll: 'criminals' },
  { id: 'anezka', name: 'Anežka', level: 2, cost: 7, dislikes: 'vice', gives: { die: 1, luck: 1, reroll: 1 }, scroll: 'court' },
  { id: 'borivoj', name: 'Bořivoj', level: 2, cost: 6, dislikes: null, gives: { sword: 2, shield: 1, step: 1 }, scroll: null },
  { id: 'ctibor', name: 'Ctibor', level: 2, cost: 8, dislikes: 'vice', gives: { die: 2, shield: 1, reroll: 1 }, scroll: null },
  { id: 'dalibor', name: 'Dalibor', level: 2, cost: 8, dislikes: null, gives: { die: 2, reroll: 1 }, scroll: 'tournament' },
  {
    id: 'jesek',
    name: 'Ješek',
    level: 2,
    cost: 6,
    dislikes: 'virtue',
    gives: { die: 1, speech: 1, reroll: 1 },
    scroll: 'pickpocketing',
  },
  { id: 'kunhuta', name: 'Kunhuta', level: 2, cost: 8, dislikes: null, gives: { die: 1, speech: 1, luck: 1 }, scroll: null },
  { id: 'lev', name: 'Lev', level: 2, cost: 9, dislikes: null, gives: { die: 2, sword: 1, shield: 1 }, scroll: null },
  { id: 'mstis', name: 'Mstiš', level: 2, cost: 7, dislikes: 'virtue', gives: { die: 2, step: 1 }, scroll: 'raid' },
  { id: 'nevlas', name: 'Nevlas', level: 2, cost: 6, dislikes: null, gives: { die: 1, shield: 2 }, scroll: null },
  { id: 'otik', name: 'Otík', level: 2, cost: 7, dislikes: null, gives: { die: 2, step: 1, eye: 1 }, scroll: null },
  { id: 'perchta', name: 'Perchta', level: 2, cost: 8, dislikes: 'virtue', gives: { speech: 2, luck: 1 }, scroll: null },
  { id: 'ratibor', name: 'Ratibor', level: 2, cost: 9, dislikes: null, gives: { die: 2, luck: 1 }, scroll: null },
  { id: 'sobebor', name: 'Soběbor', level: 2, cost: 8, dislikes: 'virtue', gives: { die: 2, sword: 1 }, scroll: 'raid' },
  { id: 'sulek', name: 'Sulek', level: 2, cost: 7, dislikes: null, gives: { die: 1, sword: 1, reroll: 2 }, scroll: 'hunting' },
  { id: 'vok', name: 'Vok', level: 2, cost: 9, dislikes: null, gives: { die: 3, reroll: 1 }, scroll: null },
  { id: 'zbynek', name: 'Zbyněk', level: 2, cost: 8, dislikes: 'vice', gives: { die: 1, sword: 2 }, scroll: 'criminals' },
  {
    id: 'zofie',
    name: 'Žofie',
    level: 2,
    cost: 9,
    dislikes: 'vice',
    gives: { die: 1, speech: 1, luck: 1, eye: 1 },
    scroll: null,
  },
  { id: 'jesin', name: 'Ješín', level: 2, cost: 7, dislikes: null, gives: { die: 2, step: 1 }, scroll: 'hunting' },
];
