// What the quick policy believes: every number is a named weight, in victory points where nothing else is said, tuned by play
// (`npm run tune`, docs/ai.md); rules never read them.
export const WEIGHTS = {
  // Glory that the leader may win in a round: it may end the match sooner.
  gloryPerRound: 10.41,
  // A member for every round to come: for each die, for a skill, for being there, for each coin of wages.
  diePerRound: 0.57,
  skillPerRound: 0.26,
  handPerRound: -0.039,
  wagePerRound: 0.27,
  // How much less with every member of the clan.
  crowdPerRound: -0.011,
  symbol: 0.86,
  // What a hire costs beside its price, its dice of this round, and each coin of its first wages.
  hire: 1.25,
  hireDie: 0.77,
  hireWage: 0.17,
  // The step after next of a set of symbols, as a share of it.
  nextSymbol: 0.32,
  // A coin: short of wages, as a rule and more for every round to come after the next, beyond wages and sixteen more, and in the
  // last round while members can be hired for it.
  coinOwed: 0.44,
  coin: 0.36,
  coinPerRound: 0.018,
  coinSpare: 0.12,
  coinLast: 0.29,
  // A die spent: what else it would have brought.
  dieS: 0.55,
  dieM: 0.56,
  dieI: 0.27,
  diePip: 0.1,
  // As shares of that: how much less with every die beyond four, and how much in the last round.
  dieOfMany: -0.046,
  diceLast: 1.13,
  // Coins that are kept beyond wages when a die is bought, for a member with dice of his own and for a rookie.
  keptForDie: 2.75,
  keptForRookie: 4.73,
  // Goods in store.
  trap: 0.45,
  trapCoin: 0.23,
  secondTrap: 1,
  furtherTrap: 0.21,
  potionFirst: 0.97,
  potionSecond: 0.75,
  potionThird: 0.65,
  venomFirst: 0.59,
  venomSecond: 0.55,
  venomThird: 0.32,
  defenceFirst: 0.93,
  defenceSecond: 0.52,
  defenceThird: 0.58,
  defenceFourth: 0.45,
  defenceFifth: 0.25,
  // As shares of that: how much of it goods bought now are worth in this round and in each to come, and in the last one.
  goodsNow: 0.7,
  goodsPerRound: 0.5,
  goodsLast: 0.74,
  // A card, for every round and a part of this one: if it fights, else for each coin it costs.
  gearFights: 0.35,
  gearCoin: 0.048,
  gearNow: 0.48,
  // Loot: unknown, shown (a share), the great trophy; for its glory and gains (shares), in a turn and else.
  loot: 1.68,
  lootShown: 1.13,
  lootTrophy: 3.16,
  lootGlory: 0.45,
  lootGain: 1.03,
  lootTurn: 1.78,
  lootElse: 1.43,
  // What is gained elsewhere.
  gainGlory: 1.27,
  gainPotion: 0.81,
  gainVenom: 0.39,
  gainEither: 0.59,
  gainDefence: 0.51,
  gainTrap: 1.29,
  gainDie: 0.096,
  gainInfluence: 0.28,
  // Other uses of settled lands, for every round and a part of this one.
  feature: 0.38,
  // A round of beer, for each rank of those it may bring.
  beer: 0.26,
  // To be wounded, to fall beside what is lost with the member, to go wounded, to go at all.
  wound: 0.78,
  fall: 0.23,
  goWounded: 0.19,
  go: 0.023,
  // Glory grows by its dice, in shares of it for each round to come; a land for each of these rounds.
  gloryGrowth: 0.1,
  landPerRound: 0.55,
  // A monster gone from the gate, for each in the panic row.
  calm: 0.39,
  // Potions and venoms found on a trail.
  homeGoods: 0.42,
  // Traps and defences taken along, as shares of their worth, and how much of it the last round leaves.
  trapUsed: 0.98,
  defenceUsed: 0.55,
  usedLast: 0.1,
  // Whoever goes on a quest is missed elsewhere, the more for each card, the less when wounded.
  questGear: 0.21,
  questFresh: 0.11,
  questWounded: -0.35,
  // Hopes of a quest: alone so far, and with a rival before or behind; what is left when the rival was first.
  questAlone: 0.85,
  questFirst: 0.69,
  questSecond: 0.49,
  questShared: 0.53,
  // A member spared in a ward, beside what is lost with him, and each magic die given up for it.
  wardAlive: 0.71,
  wardDie: 0.084,
};

// Weights that are chances.
export const CHANCES = ['questAlone', 'questFirst', 'questSecond'] as const;

type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;

// Whoever plays alone thinks in the numbers set by hand: the wishes of the scenarios (`solo-goals.ts`) are measured against
// them, and what wins among rivals is not what points and ranks ask for.
export const ALONE: Weights = {
  gloryPerRound: 6,
  diePerRound: 0.95,
  skillPerRound: 0.4,
  handPerRound: 0,
  wagePerRound: 0.2,
  crowdPerRound: 0,
  symbol: 0.8,
  hire: 0.8,
  hireDie: 0.55,
  hireWage: 0.15,
  nextSymbol: 0.4,
  coinOwed: 0.7,
  coin: 0.34,
  coinPerRound: 0,
  coinSpare: 0.16,
  coinLast: 0.3,
  dieS: 0.42,
  dieM: 0.42,
  dieI: 0.25,
  diePip: 0.06,
  dieOfMany: 0,
  diceLast: 1,
  keptForDie: 3,
  keptForRookie: 4,
  trap: 0.4,
  trapCoin: 0.2,
  secondTrap: 0.8,
  furtherTrap: 0.5,
  potionFirst: 0.9,
  potionSecond: 0.7,
  potionThird: 0.5,
  venomFirst: 0.7,
  venomSecond: 0.6,
  venomThird: 0.4,
  defenceFirst: 0.9,
  defenceSecond: 0.8,
  defenceThird: 0.6,
  defenceFourth: 0.4,
  defenceFifth: 0.3,
  goodsNow: 0.6,
  goodsPerRound: 0.4,
  goodsLast: 0.7,
  gearFights: 0.5,
  gearCoin: 0.07,
  gearNow: 0.5,
  loot: 1.6,
  lootShown: 0.9,
  lootTrophy: 3,
  lootGlory: 0.5,
  lootGain: 0.9,
  lootTurn: 1.5,
  lootElse: 1.3,
  gainGlory: 1.1,
  gainPotion: 0.7,
  gainVenom: 0.6,
  gainEither: 0.65,
  gainDefence: 0.7,
  gainTrap: 1.1,
  gainDie: 0.1,
  gainInfluence: 0.2,
  feature: 0.5,
  beer: 0.25,
  wound: 0.8,
  fall: 0.3,
  goWounded: 0.2,
  go: 0,
  gloryGrowth: 0.06,
  landPerRound: 0.5,
  calm: 0.5,
  homeGoods: 0.4,
  trapUsed: 0.75,
  defenceUsed: 0.55,
  usedLast: 0.1,
  questGear: 0.25,
  questFresh: 0.15,
  questWounded: -0.3,
  questAlone: 0.9,
  questFirst: 0.65,
  questSecond: 0.5,
  questShared: 0.6,
  wardAlive: 0.8,
  wardDie: 0.05,
};

// Thinks with other weights.
export function believing<Thought>(weights: Readonly<Record<string, number>>, think: () => Thought): Thought {
  const before = { ...WEIGHTS };
  Object.assign(WEIGHTS, weights);
  try {
    return think();
  } finally {
    Object.assign(WEIGHTS, before);
  }
}
