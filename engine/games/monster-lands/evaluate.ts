// How a state stands for a seat: points, and what goods, dice and members will still bring. Greedy and honest; search lives in `ai/`.
import { known } from '../../core/invariant';
import { clanOf, wagesOwed } from './clan/clan';
import { poolSize } from './clan/dice';
import { memberOf, trapOf } from './data/lookup';
import { isOver } from './effects/clean-up';
import { stageOf } from './requests';
import { outcomeOf, totalScore } from './scoring';
import type { Clan, State } from './types';

// Points that a clan may expect beyond what it has, for each round left.
function prospects(clan: Clan, roundsLeft: number): number {
  let dice = 1;
  for (const member of clan.members) dice += memberOf(member.id).dice.length - (member.wounded ? 0.4 : 0);
  let traps = 0;
  for (const trap of clan.traps) traps += 0.12 * trapOf(trap).cost + 0.2;
  const debt = Math.max(0, wagesOwed(clan) - clan.coins);
  const goods = 0.12 * clan.coins + 0.3 * clan.defence + 0.4 * clan.potion + 0.35 * clan.venom + traps + clan.loot.length;
  return 0.55 * dice * roundsLeft + (roundsLeft > 0 ? goods : 0) - 0.6 * debt;
}

function worthOf(state: State, seat: number): number {
  const clan = clanOf(state, seat);
  const roundsLeft = state.config.rounds - state.round;
  const open = stageOf(state) === 'deployment' ? 0.35 * poolSize(clan) : 0;
  return totalScore(clan) + prospects(clan, roundsLeft) + open;
}

export function evaluate(state: State, seat: number): number {
  if (isOver(state)) {
    const outcome = outcomeOf(state);
    if (state.config.seats === 1) return Math.tanh((known(outcome.standings[0]).score - 40) / 20);
    return outcome.winners.includes(seat) ? 1 : -1;
  }
  const own = worthOf(state, seat);
  if (state.config.seats === 1) return Math.tanh((own - 50) / 40);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.config.seats; other++) if (other !== seat) best = Math.max(best, worthOf(state, other));
  return Math.tanh((own - best) / 30);
}
