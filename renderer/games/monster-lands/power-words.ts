// A monster's power in a few words.
import type { MonsterRecord } from '../../../engine/games/monster-lands/data/records';
import type { TableContext } from '../../table/game-table';

// Short enough for the card's foot; the tooltip has the sentence.
export function powerWords({ power }: MonsterRecord, say: TableContext['say']): string {
  return power
    .map((effect) => {
      switch (effect.effect) {
        case 'addPerDie':
          return say(`power.weaken${effect.colour}`);
        case 'forbid':
          return say(`power.forbid.${effect.things[0]}`);
        case 'homeAttack':
        case 'attackAll':
        case 'gateAttack':
          return say({ key: `power.${effect.effect}`, params: { dice: effect.dice } });
        case 'deathBlow':
        case 'extraHits':
          return say({ key: `power.${effect.effect}`, params: { hits: effect.hits } });
        case 'extraPanic':
          return say({ key: 'power.extraPanic', params: { tokens: effect.tokens } });
        case 'trapsToCapture':
          return say({ key: 'power.trapsToCapture', params: { traps: effect.count } });
        case 'gloryPerWound':
          return say({ key: 'power.gloryPerWound', params: { amount: effect.amount } });
        default:
          return say(`power.${effect.effect}`);
      }
    })
    .join(' · ');
}
