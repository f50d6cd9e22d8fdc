// Beliefs about what things are worth to a seat, in points unless something else is said. Every number is a named weight,
// tuned by play (`npm run tune`, docs/ai.md); rules never read them.
export const PRICES = {
  // Points that the leader makes in a turn, for reckoning how long the match will last.
  pace: 1.7,
  // A coin at the end of the match, and what it is worth beyond that while the match is young.
  coinAtEnd: 0.11,
  coin: 0.2,
  // A luck token while there are turns to come, more of it while the match is young, and in the last turn.
  luckToken: 0.15,
  luck: 0.29,
  luckAtEnd: 0.1,
  // How much of a company's strength the turns to come will really use.
  company: 0.56,
  // A step, an eye and a scroll (of the die that it is) in every turn to come.
  step: 0.2,
  eye: 0.03,
  scroll: 0.2,
  // What a company's chance of a keep is worth, and how many turns it takes until it is won for certain.
  easyKeep: 3.62,
  hardKeep: 6.59,
  keepTurns: 4.43,
  // A member who may leave, and how much more the morale that drives him away is near.
  dislike: 0.14,
  dislikeNear: 0.11,
  // Morale one and two steps away from the middle, and in how many turns it is used.
  heightOne: 0.15,
  heightTwo: 0.7,
  heightTurns: 5,
  // A favour, more of it for every turn to come, and less where it is taken from somebody.
  favourNow: 0.35,
  favour: 0.17,
  favourTaken: -0.36,
  // How much of a warrant's coins will come, what its step costs in a turn, and the hunters.
  warrantCoins: 0.68,
  warrantStep: 0.15,
  warrantRisk: 0.1,
  // A tournament, and more of it for every seat.
  tournament: 0.64,
  tournamentSeat: 0.11,
  // A place in the lists for every rival, when one may join.
  joining: 0.5,
  // Prey beyond its points and coins, an attack that fails, and a defence that fails.
  prey: 0.21,
  attackLost: -0.6,
  defenceLost: 1.88,
  // Of a later action against this one, and of one in a turn to come.
  discount: 0.65,
  nextTurn: 0.67,
  // How much less the latter for every rival who can be there before.
  contested: 0.07,
  // What a visit to a tavern and an attempt at a keep are worth, of what is reckoned.
  hire: 0.39,
  conquest: 1.24,
  // How much of the luck that a keep may take is really spent.
  keepLuck: 0.72,
  // The first row of a donation or a levy is taken a little gladly, and a hire has to bring a little.
  giving: 0.14,
  hireLeast: 0.11,
};

export type Prices = Readonly<Record<keyof typeof PRICES, number>>;

// Weights that are shares or chances.
export const CHANCES = [
  'warrantCoins',
  'scroll',
  'discount',
  'nextTurn',
  'keepLuck',
] as const satisfies readonly (keyof Prices)[];
