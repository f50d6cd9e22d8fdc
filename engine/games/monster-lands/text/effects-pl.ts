// Co każdy efekt mówi na karcie, po polsku. What every effect says on a card, in Polish.
import type { Affinity, Colour, Effect, Resources } from '../data/records';
import { countPl } from './plural';

// Genitive plural, used after numbers and "do".
const DICE_OF: Readonly<Record<Colour, string>> = { S: 'Siły', M: 'Magii', I: 'Wpływu' };
const AFFINITY: Readonly<Record<Affinity, string>> = { fire: 'Ognia', water: 'Wody', air: 'Powietrza', jungle: 'Puszczy' };
const BUILDING: Readonly<Record<string, string>> = { hut: 'w Chacie', tavern: 'w Karczmie', mine: 'w Kopalni' };
const colours = (list: readonly Colour[]): string => list.map((colour) => DICE_OF[colour]).join(' lub ');
const dice = (count: number, list: readonly Colour[]): string => `${countPl(count, 'kość', 'kości', 'kości')} ${colours(list)}`;

export function resourcesPl(gain: Resources): string {
  const parts: string[] = [];
  if (gain.glory !== undefined) parts.push(`${gain.glory} Chwały`);
  if (gain.coins !== undefined) parts.push(countPl(gain.coins, 'moneta', 'monety', 'monet'));
  if (gain.potion !== undefined) parts.push(countPl(gain.potion, 'mikstura', 'mikstury', 'mikstur'));
  if (gain.venom !== undefined) parts.push(countPl(gain.venom, 'trucizna', 'trucizny', 'trucizn'));
  if (gain.potionOrVenom !== undefined) {
    const [few, many] = ['mikstury lub trucizny w dowolnym składzie', 'mikstur lub trucizn w dowolnym składzie'];
    parts.push(countPl(gain.potionOrVenom, 'mikstura lub trucizna', few, many));
  }
  if (gain.defence !== undefined) parts.push(countPl(gain.defence, 'żeton obrony', 'żetony obrony', 'żetonów obrony'));
  if (gain.trap !== undefined) parts.push(countPl(gain.trap, 'własna pułapka', 'własne pułapki', 'własnych pułapek'));
  if (gain.randomTrap !== undefined) parts.push(countPl(gain.randomTrap, 'losowa pułapka', 'losowe pułapki', 'losowych pułapek'));
  return parts.join(', ');
}

const EVENT = { capture: 'za schwytanie', defeat: 'za schwytanie lub zabicie', conquest: 'za podbój' } as const;
const TOTAL = {
  monster: 'do sumy przeciw potworowi',
  capture: 'przy schwytaniu',
  kill: 'przy zabijaniu',
  conquest: 'przy podboju',
} as const;
const THING = { potion: 'mikstury', venom: 'trucizny', defenceAbility: 'zdolności obrony', weapon: 'broń' } as const;

export function effectPl(effect: Effect): string {
  switch (effect.effect) {
    case 'absorbHits': {
      const from = effect.affinities?.map((affinity) => AFFINITY[affinity]).join(' i ');
      const hits = countPl(effect.hits, 'trafienie', 'trafienia', 'trafień');
      return `Pochłania ${hits} na rundę${from === undefined ? '' : ` od potworów ${from}`}.`;
    }
    case 'addPerDie': {
      const where = effect.against === 'any' ? '' : effect.against === 'monster' ? ' przeciw potworom' : ' przy podboju';
      return `${effect.amount > 0 ? '+' : ''}${effect.amount} do każdej kości ${DICE_OF[effect.colour]}${where}.`;
    }
    case 'addTotal':
      return `+${effect.amount} ${TOTAL[effect.against]}.`;
    case 'reroll':
      return `Przerzut: ${dice(1, effect.colours)}${effect.times > 1 ? `, do ${effect.times} razy, tej samej lub innych` : ''}${effect.against === 'quest' ? ' w zadaniu' : ''}.`;
    case 'trailDice':
      return `Dokłada na szlak ${dice(effect.count, [effect.colour])}.`;
    case 'stealDice':
      return `Zabiera z sąsiedniego szlaku${effect.max > 1 ? ' najwyżej' : ''} ${dice(effect.max, effect.colours)}.`;
    case 'redirectAttack':
      return `Kości ataku rzucane zamiast tego przeciw sąsiadowi: najwyżej ${effect.dice}.`;
    case 'tokenBonus':
      return `Na żetonie przydziału: ${resourcesPl(effect.gain)}.`;
    case 'captureWithoutTrap':
      return 'Chwyta potwory bez żadnej pułapki.';
    case 'gloryOn':
      return `${effect.amount} Chwały ${EVENT[effect.event]}.`;
    case 'gainOn':
      return `${resourcesPl(effect.gain)} ${EVENT[effect.event]}.`;
    case 'trapLimit':
      return `Klan przechowuje o ${effect.amount} pułapki więcej.`;
    case 'buyDie':
      return `Raz na rundę, poza szlakiem: ${dice(1, [effect.colour])} za ${countPl(effect.coins, 'monetę', 'monety', 'monet')}.`;
    case 'rebate':
      return `Raz na rundę: zakup ${BUILDING[effect.building] ?? ''} tańszy o ${countPl(effect.coins, 'monetę', 'monety', 'monet')}.`;
    case 'buildingIncome':
      return `Pierwsza wizyta ${BUILDING[effect.building] ?? ''} w rundzie daje o ${countPl(effect.coins, 'monetę', 'monety', 'monet')} więcej.`;
    case 'roundGift':
      return `Raz na rundę: ${resourcesPl(effect.gain)}.`;
    case 'swapDie':
      return 'Raz na rundę: zamiana jednej kości z puli na inny kolor. Nie można go wysłać na szlak.';
    case 'convertDice':
      return `Zamiana: ${dice(1, [effect.from])} na ${dice(effect.count, [effect.to])}.`;
    case 'gain':
      return `Zysk: ${resourcesPl(effect.gain)}.`;
    case 'gainDice':
      return `Zysk na tę rundę: ${dice(effect.count, [effect.colour])}.`;
    case 'freeHire':
      return 'Wyłożony najemnik dołącza za darmo; potrzebna jest górująca chwała.';
    case 'freeEquipment':
      return 'Karta z Targu za darmo.';
    case 'takeLoot':
      return 'Wybrany żeton łupu.';
    case 'trophyToken':
      return `Liczy się za ${countPl(effect.trophies, 'trofeum', 'trofea', 'trofeów')} albo daje ${countPl(effect.coins, 'monetę', 'monety', 'monet')}.`;
    case 'landAction':
      return `Połóż kości ${effect.cost.map((slot) => colours(slot)).join(' + ')}: ${effectPl(effect.result)}`;
    case 'homeAttack':
      return `W krainie swojej przynależności ma o ${countPl(effect.dice, 'kość', 'kości', 'kości')} ataku więcej.`;
    case 'attackAll':
      return `Każdy atak to także ${countPl(effect.dice, 'kość', 'kości', 'kości')} przeciw każdemu innemu na miejscu i tyle samo więcej przeciw atakowanemu.`;
    case 'deathBlow':
      return `Zabity zadaje ${countPl(effect.hits, 'trafienie', 'trafienia', 'trafień')} wszystkim na miejscu.`;
    case 'forbid':
      return `Nie działa na niego: ${effect.things.map((thing) => THING[thing]).join(', ')}.`;
    case 'trapsToCapture':
      return `Do schwytania trzeba pułapek na szlaku: ${effect.count}.`;
    case 'extraHits':
      return `Każdy atak to o ${countPl(effect.hits, 'trafienie', 'trafienia', 'trafień')} więcej.`;
    case 'extraPanic':
      return `Przy Wejściu do Cytadeli sieje co rundę ${countPl(effect.tokens, 'żeton', 'żetony', 'żetonów')} paniki.`;
    case 'gateOnReveal':
      return 'Gdy się pojawi, biegnie od razu do Wejścia do Cytadeli i wypędza stojącego tam potwora.';
    case 'escapeToGate':
      return 'Schwytany w krainie płaci, ale ucieka do Wejścia do Cytadeli.';
    case 'gateAttack':
      return `Przy Wejściu do Cytadeli ma o ${countPl(effect.dice, 'kość', 'kości', 'kości')} ataku więcej.`;
    case 'gloryPerWound':
      return `Atak, który zadał obrażenia, odbiera ${effect.amount} Chwały.`;
  }
}
