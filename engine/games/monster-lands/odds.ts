export const oddsForTrail = () => null;
