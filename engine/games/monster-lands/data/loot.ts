// Loot tokens, one of each. Data only.
import type { LootRecord } from './records';

export const LOOT: readonly LootRecord[] = [
  { id: 'conquerGlory', window: 'event', effects: [{ effect: 'gloryOn', event: 'conquest', amount: 4 }] },
  { id: 'defeatGlory', window: 'event', effects: [{ effect: 'gloryOn', event: 'defeat', amount: 4 }] },
  { id: 'captureGlory', window: 'event', effects: [{ effect: 'gloryOn', event: 'capture', amount: 3 }] },
  { id: 'rerollAny', window: 'roll', effects: [{ effect: 'reroll', colours: ['S', 'M'], times: 4, against: 'any' }] },
  { id: 'flasks', window: 'any', effects: [{ effect: 'gain', gain: { potion: 2, venom: 2 } }] },
  { id: 'slayer', window: 'strike', effects: [{ effect: 'addTotal', amount: 6, against: 'kill' }] },
  { id: 'greatTrophy', window: 'any', effects: [{ effect: 'trophyToken', trophies: 3, coins: 15 }] },
  { id: 'supplies', window: 'any', effects: [{ effect: 'gain', gain: { coins: 6, defence: 1, potion: 1 } }] },
  { id: 'influenceToMagic', window: 'turn', effects: [{ effect: 'convertDice', from: 'I', to: 'M', count: 3 }] },
  { id: 'magicToStrength', window: 'turn', effects: [{ effect: 'convertDice', from: 'M', to: 'S', count: 3 }] },
  { id: 'eachMagic', window: 'roll', effects: [{ effect: 'addPerDie', colour: 'M', amount: 2, against: 'any' }] },
  { id: 'coins12', window: 'any', effects: [{ effect: 'gain', gain: { coins: 12 } }] },
  { id: 'coins10', window: 'any', effects: [{ effect: 'gain', gain: { coins: 10 } }] },
  { id: 'rerollMagic', window: 'roll', effects: [{ effect: 'reroll', colours: ['M'], times: 3, against: 'any' }] },
  { id: 'freeMercenary', window: 'any', effects: [{ effect: 'freeHire' }] },
  { id: 'eachStrength', window: 'roll', effects: [{ effect: 'addPerDie', colour: 'S', amount: 2, against: 'any' }] },
];
