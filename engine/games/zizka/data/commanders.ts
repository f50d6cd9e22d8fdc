// The four commanders, both sides (ZIZ-20), and their starting members (ZIZ-7).
export type Gives = Readonly<Partial<Record<'die' | 'reroll' | 'eye' | 'step' | 'sword' | 'shield' | 'speech' | 'luck', number>>>;

export interface CommanderSide {
  readonly coins: number;
  readonly luckTokens: number;
  readonly gives: Gives;
}

export interface CommanderData {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly sideA: CommanderSide;
  readonly sideB: CommanderSide;
}

export interface StartingMember {
  readonly id: string;
  readonly name: string;
  readonly commander: string;
  readonly gives: Gives;
}

export const COMMANDERS: readonly CommanderData[] = [
  {
    id: 'bores',
    name: 'Boreš',
    colour: 'green',
    sideA: { coins: 3, luckTokens: 0, gives: { reroll: 2, step: 2 } },
    sideB: { coins: 3, luckTokens: 0, gives: { die: 1, step: 2 } },
  },
  {
    id: 'katerina',
    name: 'Kateřina',
    colour: 'blue',
    sideA: { coins: 4, luckTokens: 1, gives: { step: 2, eye: 1 } },
    sideB: { coins: 3, luckTokens: 0, gives: { die: 1, step: 2 } },
  },
  {
    id: 'torak',
    name: 'Torak',
    colour: 'yellow',
    sideA: { coins: 3, luckTokens: 0, gives: { step: 3 } },
    sideB: { coins: 3, luckTokens: 0, gives: { die: 1, step: 2 } },
  },
  {
    id: 'zizka',
    name: 'Žižka',
    colour: 'red',
    sideA: { coins: 2, luckTokens: 0, gives: { die: 1, step: 2 } },
    sideB: { coins: 3, luckTokens: 0, gives: { die: 1, step: 2 } },
  },
];

export const STARTING_MEMBERS: readonly StartingMember[] = [
  { id: 'vojka', name: 'Vojka', commander: 'bores', gives: { die: 1 } },
  { id: 'pavel', name: 'Pavel', commander: 'bores', gives: { die: 1 } },
  { id: 'ludvik', name: 'Ludvík', commander: 'bores', gives: { die: 1 } },
  { id: 'bara', name: 'Bára', commander: 'bores', gives: { reroll: 1 } },
  { id: 'adela', name: 'Adéla', commander: 'katerina', gives: { die: 1 } },
  { id: 'krystof', name: 'Kryštof', commander: 'katerina', gives: { die: 1 } },
  { id: 'tomek', name: 'Tomek', commander: 'katerina', gives: { die: 1 } },
  { id: 'rozarka', name: 'Rozárka', commander: 'katerina', gives: { reroll: 1 } },
  { id: 'vrba', name: 'Vrba', commander: 'torak', gives: { die: 1 } },
  { id: 'krutil', name: 'Krutil', commander: 'torak', gives: { die: 1 } },
  { id: 'had', name: 'Had', commander: 'torak', gives: { die: 1 } },
  { id: 'straka', name: 'Straka', commander: 'torak', gives: { reroll: 1 } },
  { id: 'jakub', name: 'Jakub', commander: 'zizka', gives: { die: 1 } },
  { id: 'simon', name: 'Šimon', commander: 'zizka', gives: { die: 1 } },
  { id: 'barnabas', name: 'Barnabáš', commander: 'zizka', gives: { die: 1 } },
  { id: 'vit', name: 'Vít', commander: 'zizka', gives: { reroll: 1 } },
];
