// Sending members on quests: the dice they take, and what the quest may bring.
import { known } from '../../../core/invariant';
import { canBeSent, canPayResources } from '../clan/clan';
import { diceForNext, dieColour } from '../clan/dice';
import { questOf } from '../data/lookup';
import { decide } from '../notation';
import { parseTrailKey, requiredDice, trailsOf } from '../outlands/trails';
import { type Clan, CONTRACT, DICE_QUEST, NOBODY, SAMBOR, type State } from '../types';
import { forceOf, reaches } from './forces';
import type { Offer } from './plan';
import { questWish } from './solo-goals';
import { WEIGHTS } from './weights';
import { coinWorth, diceShare, dieCost, resourcesWorth, roundsLeft } from './worth';

// The dice that a quest takes: worn influence first, then strength.
function questDice(clan: Clan, slots: readonly (readonly ('S' | 'M' | 'I')[])[]): string[] {
  const given: string[] = [];
  while (given.length < slots.length) {
    const options = diceForNext(clan, slots, given);
    let best = known(options[0]);
    for (const die of options) if (dieCost(die) < dieCost(best)) best = die;
    given.push(best);
  }
  return given;
}

// That the seat on the other trail of a quest does not take it away.
function hopeOf(other: number, index: number): number {
  if (other === NOBODY) return WEIGHTS.questAlone;
  if (other === SAMBOR) return index === 1 ? 0.1 : 1;
  return index === 0 ? WEIGHTS.questFirst : WEIGHTS.questSecond;
}

export function addQuestPlans(state: State, clan: Clan, trail: string, offer: Offer): void {
  const [place, index] = parseTrailKey(trail);
  const quest = questOf(known(state.quests[place]).quest);
  const slots = requiredDice(state, place, index);
  const dice = questDice(clan, slots);
  const coin = coinWorth(state, clan);
  const left = roundsLeft(state);
  const extra = questWish(state);
  const cost = diceShare(clan, left) * dice.reduce((sum, die) => sum + dieCost(die), 0);
  for (const member of clan.members) {
    if (!canBeSent(member)) continue;
    // A good fighter is missed elsewhere.
    const missed = WEIGHTS.questGear * member.gear.length + (member.wounded ? WEIGHTS.questWounded : WEIGHTS.questFresh);
    let worth = -cost - missed - WEIGHTS.go;
    if (place === DICE_QUEST) {
      const load = { S: 0, M: 0, tokens: [], defence: 0, potion: 0, venom: 0 };
      for (const die of dice) if (dieColour(die) === 'S') load.S++;
      for (const die of dice) if (dieColour(die) === 'M') load.M++;
      const force = forceOf(state, member, DICE_QUEST, index, load, '');
      const influence = dice.length - load.S - load.M;
      const chance = reaches(force.mean + 3.5 * influence, force.variance + 2.9 * influence, quest.a.target);
      const other = known(trailsOf(state, place)[1 - index]);
      const alone = hopeOf(other.seat, index);
      worth +=
        chance * (alone * (resourcesWorth(quest.a.reward, coin) + extra) + (1 - alone) * WEIGHTS.questShared) -
        (1 - chance) * quest.a.penalty;
    } else if (place === CONTRACT) {
      if (!canPayResources(clan, quest.b.price)) worth -= 1;
      else {
        const reward = index === 0 ? quest.b.left : quest.b.right;
        const price = resourcesWorth(quest.b.price, coin) * (left > 0 ? 1 : WEIGHTS.usedLast);
        worth += resourcesWorth(reward, coin) + extra - price;
      }
    }
    offer(worth, () => [decide('send', member.id), decide('trail', trail), ...dice.map((die) => decide('give', die))]);
  }
}
