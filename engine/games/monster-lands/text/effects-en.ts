// What every effect says on a card, in English.
import type { Affinity, Colour, Effect, Resources } from '../data/records';
import { countEn } from './plural';

const DIE: Readonly<Record<Colour, string>> = { S: 'strength', M: 'magic', I: 'influence' };
const AFFINITY: Readonly<Record<Affinity, string>> = { fire: 'Fire', water: 'Water', air: 'Air', jungle: 'Jungle' };
const BUILDING: Readonly<Record<string, string>> = { hut: 'at the Hut', tavern: 'in the Tavern', mine: 'in the Mine' };
const colours = (list: readonly Colour[]): string => list.map((colour) => DIE[colour]).join(' or ');
const dice = (count: number, list: readonly Colour[]): string => `${count} ${colours(list)} ${count === 1 ? 'die' : 'dice'}`;

export function resourcesEn(gain: Resources): string {
  const parts: string[] = [];
  if (gain.glory !== undefined) parts.push(`${gain.glory} glory`);
  if (gain.coins !== undefined) parts.push(countEn(gain.coins, 'coin', 'coins'));
  if (gain.potion !== undefined) parts.push(countEn(gain.potion, 'potion', 'potions'));
  if (gain.venom !== undefined) parts.push(countEn(gain.venom, 'venom', 'venoms'));
  if (gain.potionOrVenom !== undefined)
    parts.push(countEn(gain.potionOrVenom, 'potion or venom', 'potions or venoms in any mix'));
  if (gain.defence !== undefined) parts.push(countEn(gain.defence, 'defence token', 'defence tokens'));
  if (gain.trap !== undefined) parts.push(countEn(gain.trap, 'trap of your own', 'traps of your own'));
  if (gain.randomTrap !== undefined) parts.push(countEn(gain.randomTrap, 'trap drawn unseen', 'traps drawn unseen'));
  return parts.join(', ');
}

const EVENT = { capture: 'for a capture', defeat: 'for a capture or kill', conquest: 'for a conquest' } as const;
const TOTAL = {
  monster: 'to the total against a monster',
  capture: 'when it comes to a capture',
  kill: 'when it comes to a kill',
  conquest: 'in a conquest',
} as const;
const THING = { potion: 'potions', venom: 'venoms', defenceAbility: 'defence abilities', weapon: 'weapons' } as const;

export function effectEn(effect: Effect): string {
  switch (effect.effect) {
    case 'absorbHits': {
      const from = effect.affinities?.map((affinity) => AFFINITY[affinity]).join(' and ');
      return `Absorbs ${countEn(effect.hits, 'hit', 'hits')} per round${from === undefined ? '' : ` from ${from} monsters`}.`;
    }
    case 'addPerDie': {
      const where = effect.against === 'any' ? '' : effect.against === 'monster' ? ' against monsters' : ' in conquests';
      return `${effect.amount > 0 ? '+' : ''}${effect.amount} to every ${DIE[effect.colour]} die${where}.`;
    }
    case 'addTotal':
      return `+${effect.amount} ${TOTAL[effect.against]}.`;
    case 'reroll':
      return `Reroll ${dice(1, effect.colours)}${effect.times > 1 ? ` up to ${effect.times} times, the same or others` : ''}${effect.against === 'quest' ? ' in a quest' : ''}.`;
    case 'trailDice':
      return `Lays ${dice(effect.count, [effect.colour])} on the trail.`;
    case 'stealDice':
      return `Takes ${effect.max > 1 ? 'up to ' : ''}${dice(effect.max, effect.colours)} from a neighbouring trail.`;
    case 'redirectAttack':
      return `Up to ${countEn(effect.dice, 'attack die is', 'attack dice are')} rolled against a neighbour instead.`;
    case 'tokenBonus':
      return `On the assignment token: ${resourcesEn(effect.gain)}.`;
    case 'captureWithoutTrap':
      return 'Captures monsters without any trap.';
    case 'gloryOn':
      return `${effect.amount} glory ${EVENT[effect.event]}.`;
    case 'gainOn':
      return `${resourcesEn(effect.gain)} ${EVENT[effect.event]}.`;
    case 'trapLimit':
      return `The clan stores ${effect.amount} more traps.`;
    case 'buyDie':
      return `Once a round, while not assigned: ${countEn(effect.coins, 'coin', 'coins')} for ${dice(1, [effect.colour])}.`;
    case 'rebate':
      return `Once a round: ${effect.coins} coins off a purchase ${BUILDING[effect.building] ?? ''}.`;
    case 'buildingIncome':
      return `${effect.coins} more coins at the first visit ${BUILDING[effect.building] ?? ''} each round.`;
    case 'roundGift':
      return `Once a round: ${resourcesEn(effect.gain)}.`;
    case 'swapDie':
      return 'Once a round: change one die of your pool for another colour. Cannot be sent out.';
    case 'convertDice':
      return `Turn ${dice(1, [effect.from])} into ${dice(effect.count, [effect.to])}.`;
    case 'gain':
      return `Gain ${resourcesEn(effect.gain)}.`;
    case 'gainDice':
      return `Gain ${dice(effect.count, [effect.colour])} for this round.`;
    case 'freeHire':
      return 'Hire a mercenary from the display for nothing; prevailing glory is needed.';
    case 'freeEquipment':
      return 'Take a market card for nothing.';
    case 'takeLoot':
      return 'Take a loot token of your choice.';
    case 'trophyToken':
      return `Counts as ${effect.trophies} trophies, or can be turned into ${effect.coins} coins.`;
    case 'landAction':
      return `Place ${effect.cost.map((slot) => colours(slot)).join(' + ')}: ${effectEn(effect.result)}`;
    case 'homeAttack':
      return `${effect.dice} more attack dice in a land of its own affinity.`;
    case 'attackAll':
      return `Every attack also rolls ${countEn(effect.dice, 'die', 'dice')} against each other member there, and as many more against its target.`;
    case 'deathBlow':
      return `When killed it deals ${countEn(effect.hits, 'hit', 'hits')} to everybody there.`;
    case 'forbid':
      return `${effect.things.map((thing) => THING[thing]).join(' and ')} do nothing against it.`.replace(/^./, (first) =>
        first.toUpperCase(),
      );
    case 'trapsToCapture':
      return `Only ${effect.count} traps on the trail can capture it.`;
    case 'extraHits':
      return `Every attack deals ${countEn(effect.hits, 'extra hit', 'extra hits')}.`;
    case 'extraPanic':
      return `At the gate it spreads ${effect.tokens} panic tokens each round.`;
    case 'gateOnReveal':
      return 'Whenever drawn it runs straight to the gate and drives away the monster there.';
    case 'escapeToGate':
      return 'Captured in a land it pays, but escapes to the gate.';
    case 'gateAttack':
      return `${effect.dice} more attack dice at the gate.`;
    case 'gloryPerWound':
      return `An attack of it that wounds costs ${effect.amount} glory.`;
  }
}
