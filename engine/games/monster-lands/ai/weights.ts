// What the quick policy believes: every number is a named weight, in victory points where nothing else is said, tuned by play
// (`npm run tune`, docs/ai.md); rules never read them.
export const WEIGHTS = {
  // Glory that the leader may win in a round: it may end the match sooner.
  gloryPerRound: 6,
  // A member for every round to come: for each die, for a skill, for being there, for each coin of wages.
  diePerRound: 0.95,
  skillPerRound: 0.4,
  handPerRound: 0,
  wagePerRound: 0.2,
  // For every other member beside whom it stands.
  crowdPerRound: 0,
  symbol: 0.8,
  // What a hire costs beside its price, its dice of this round, and each coin of its first wages.
  hire: 0.8,
  hireDie: 0.55,
  hireWage: 0.15,
  // The step after next of a set of symbols, as a share of it.
  nextSymbol: 0.4,
  // A coin: short of wages, as a rule and more for every round to come after the next, beyond wages and sixteen more, and in the
  // last round while members can be hired for it.
  coinOwed: 0.7,
  coin: 0.34,
  coinPerRound: 0,
  coinSpare: 0.16,
  coinLast: 0.3,
  // A die spent: what else it would have brought.
  dieS: 0.42,
  dieM: 0.42,
  dieI: 0.25,
  diePip: 0.06,
  // As shares of that: how much less with every die beyond four, and how much in the last round.
  dieOfMany: 0,
  diceLast: 1,
  // Coins that are kept beyond wages when a die is bought, for a member with dice of his own and for a rookie.
  keptForDie: 3,
  keptForRookie: 4,
  // Goods in store.
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
  // As shares of that: how much of it goods bought now are worth in this round and in each to come, and in the last one.
  goodsNow: 0.6,
  goodsPerRound: 0.4,
  goodsLast: 0.7,
  // A card, for every round and a part of this one: if it fights, else for each coin it costs.
  gearFights: 0.5,
  gearCoin: 0.07,
  gearNow: 0.5,
  // Loot: unknown, shown (a share), the great trophy; for its glory and gains (shares), in a turn and else.
  loot: 1.6,
  lootShown: 0.9,
  lootTrophy: 3,
  lootGlory: 0.5,
  lootGain: 0.9,
  lootTurn: 1.5,
  lootElse: 1.3,
  // What is gained elsewhere.
  gainGlory: 1.1,
  gainPotion: 0.7,
  gainVenom: 0.6,
  gainEither: 0.65,
  gainDefence: 0.7,
  gainTrap: 1.1,
  gainDie: 0.1,
  gainInfluence: 0.2,
  // Other uses of settled lands, for every round and a part of this one.
  feature: 0.5,
  // A round of beer, for each rank of those it may bring.
  beer: 0.25,
  // To be wounded, to fall beside what is lost with the member, to go wounded, to go at all.
  wound: 0.8,
  fall: 0.3,
  goWounded: 0.2,
  go: 0,
  // Glory grows by its dice, in shares of it for each round to come; a land for each of these rounds.
  gloryGrowth: 0.06,
  landPerRound: 0.5,
  // A monster gone from the gate, for each in the panic row.
  calm: 0.5,
  // Potions and venoms found on a trail.
  homeGoods: 0.4,
  // Traps and defences taken along, as shares of their worth, and how much of it the last round leaves.
  trapUsed: 0.75,
  defenceUsed: 0.55,
  usedLast: 0.1,
  // Whoever goes on a quest is missed elsewhere, the more for each card, the less when wounded.
  questGear: 0.25,
  questFresh: 0.15,
  questWounded: -0.3,
  // Hopes of a quest: alone so far, and with a rival before or behind; what is left when the rival was first.
  questAlone: 0.9,
  questFirst: 0.65,
  questSecond: 0.5,
  questShared: 0.6,
  // A member spared in a ward, beside what is lost with him, and each magic die given up for it.
  wardAlive: 0.8,
  wardDie: 0.05,
};

// Weights that are chances.
export const CHANCES = ['questAlone', 'questFirst', 'questSecond'] as const;

type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;

// Whoever plays alone thinks in the numbers set by hand: the wishes of the scenarios (`solo-goals.ts`) are measured against
// them, and what wins among rivals is not what points and ranks ask for.
export const ALONE: Weights = { ...WEIGHTS };

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
