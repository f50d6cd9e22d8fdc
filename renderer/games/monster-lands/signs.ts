// What cards and tokens do, as short rows of signs: numbers, dice, goods. The words are in the tooltips.
import type { Affinity, Colour, Effect, Resources } from '../../../engine/games/monster-lands/data/records';
import type { IconName } from '../../art/game-icons';
import { AFFINITY_ICON, THING_ICON, type Thing } from './art/icons';

export type Atom =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'dice'; readonly colours: readonly Colour[] }
  | { readonly kind: 'icon'; readonly icon: IconName }
  | { readonly kind: 'coin'; readonly value: number | string }
  | { readonly kind: 'glory'; readonly value: number };

const text = (value: string | number): Atom => ({ kind: 'text', text: String(value) });
const dice = (...colours: readonly Colour[]): Atom => ({ kind: 'dice', colours });
const icon = (name: IconName): Atom => ({ kind: 'icon', icon: name });
const thing = (name: Thing): Atom => icon(THING_ICON[name]);
const coin = (value: number | string): Atom => ({ kind: 'coin', value });
const glory = (value: number): Atom => ({ kind: 'glory', value });
const ARROW = text('→');

const BUILDING_ICON: Readonly<Record<string, IconName>> = { hut: 'hut', tavern: 'beer-stein', mine: 'mine-wagon' };
const DEED: Readonly<Record<'capture' | 'defeat' | 'conquest', IconName>> = {
  capture: THING_ICON.capture,
  defeat: 'crossed-swords',
  conquest: THING_ICON.conquest,
};
const AGAINST: Readonly<Record<'monster' | 'capture' | 'kill' | 'conquest', IconName>> = {
  monster: 'crossed-swords',
  capture: THING_ICON.capture,
  kill: THING_ICON.kill,
  conquest: THING_ICON.conquest,
};

const repeated = (atom: Atom, count: number): Atom[] => Array.from({ length: count }, () => atom);
const several = (colour: Colour, count: number): Atom[] =>
  count <= 2 ? repeated(dice(colour), count) : [text(count), dice(colour)];

export function resourceSigns(gain: Resources): Atom[] {
  const atoms: Atom[] = [];
  if (gain.glory !== undefined) atoms.push(glory(gain.glory));
  if (gain.coins !== undefined) atoms.push(coin(gain.coins));
  const count = (amount: number | undefined, ...signs: Atom[]): void => {
    if (amount === undefined) return;
    if (amount > 1) atoms.push(text(amount));
    atoms.push(...signs);
  };
  count(gain.potion, thing('potion'));
  count(gain.venom, thing('venom'));
  count(gain.potionOrVenom, thing('potion'), thing('venom'));
  count(gain.defence, thing('defence'));
  count(gain.trap, thing('trap'));
  count(gain.randomTrap, thing('trap'), text('?'));
  return atoms;
}

const affinitySigns = (affinities: readonly Affinity[] | undefined): Atom[] =>
  (affinities ?? []).map((affinity) => icon(AFFINITY_ICON[affinity]));

function signsOf(effect: Effect): Atom[] {
  switch (effect.effect) {
    case 'absorbHits':
      return [thing('defence'), text(effect.hits), ...affinitySigns(effect.affinities)];
    case 'addPerDie':
      return [
        text(effect.amount > 0 ? `+${effect.amount}` : `−${-effect.amount}`),
        dice(effect.colour),
        ...(effect.against === 'any' ? [] : [icon(effect.against === 'monster' ? THING_ICON.attack : THING_ICON.conquest)]),
      ];
    case 'addTotal':
      return [text(`+${effect.amount}`), icon(AGAINST[effect.against])];
    case 'reroll':
      return [
        thing('reroll'),
        text(effect.times),
        dice(...effect.colours),
        ...(effect.against === 'quest' ? [thing('quest')] : []),
      ];
    case 'trailDice':
      return several(effect.colour, effect.count);
    case 'stealDice':
      return [icon('snatch'), text(effect.max), dice(...effect.colours)];
    case 'redirectAttack':
      return [text(effect.dice), thing('attack'), icon('return-arrow')];
    case 'tokenBonus':
    case 'gain':
    case 'roundGift':
      return resourceSigns(effect.gain);
    case 'captureWithoutTrap':
      return [thing('capture'), text('0'), thing('trap')];
    case 'gloryOn':
      return [icon(DEED[effect.event]), glory(effect.amount)];
    case 'gainOn':
      return [icon(DEED[effect.event]), ...resourceSigns(effect.gain)];
    case 'trapLimit':
      return [text(`+${effect.amount}`), thing('trap')];
    case 'buyDie':
      return [coin(effect.coins), ARROW, dice(effect.colour)];
    case 'rebate':
      return [icon(BUILDING_ICON[effect.building] ?? 'hut'), coin(`−${effect.coins}`)];
    case 'buildingIncome':
      return [icon(BUILDING_ICON[effect.building] ?? 'hut'), coin(`+${effect.coins}`)];
    case 'swapDie':
      return [icon('cycle'), dice('S', 'M', 'I')];
    case 'convertDice':
      return [dice(effect.from), ARROW, ...several(effect.to, effect.count)];
    case 'gainDice':
      return several(effect.colour, effect.count);
    case 'freeHire':
      return [icon('hood'), coin(0)];
    case 'freeEquipment':
      return [icon('battle-gear'), coin(0)];
    case 'takeLoot':
      return [thing('loot')];
    case 'trophyToken':
      return [text(effect.trophies), thing('trophy'), text('/'), coin(effect.coins)];
    case 'landAction':
      return [...effect.cost.map((slot) => dice(...slot)), ARROW, ...signsOf(effect.result)];
    default:
      return [];
  }
}

export const signsOfAll = (effects: readonly Effect[]): Atom[] => effects.flatMap(signsOf);
