// A monster's card with its numbers and its power in a few words.
import { monsterOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { MonsterRecord } from '../../../../engine/games/monster-lands/data/records';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps, TableContext } from '../../../table/game-table';
import { monsterCardBody, monsterCardBox } from '../art/monster';
import { Drawing } from './drawing';

interface Props extends PartProps<View> {
  readonly monster: string;
  readonly width: number;
  readonly height: number;
  readonly home?: number;
}

export function MonsterCard({ monster, width, height, home = 0, context }: Props) {
  const record = monsterOf(monster);
  const name = context.say(`card.${monster}.name`);
  const tag =
    home > 0
      ? context.say({ key: 'table.levelHome', params: { level: record.level, dice: home } })
      : context.say({ key: 'table.level', params: { level: record.level } });
  const isSmall = width < 200;
  const power = powerWords(record, context);
  const { attack, capture, kill, glory, captureCoins, trophies } = record;
  return (
    <div className="monster-card" data-tip={`monster:${monster}`} style={{ width, height }}>
      <Drawing
        name={`monster ${monster} ${width} ${name} ${tag} ${power}`}
        box={monsterCardBox(width, height)}
        body={() =>
          monsterCardBody(monster, record.affinity, {
            width,
            height,
            name,
            tag: isSmall ? record.level : tag,
            ...(power === '' ? {} : { power }),
            values: isSmall ? { attack, capture, kill, glory } : { attack, capture, kill, glory, coins: captureCoins, trophies },
          })
        }
      />
    </div>
  );
}

// Short enough for the card's foot; the tooltip has the sentence.
export function powerWords({ power }: MonsterRecord, context: TableContext): string {
  return power
    .map((effect) => {
      switch (effect.effect) {
        case 'addPerDie':
          return context.say(`power.weaken${effect.colour}`);
        case 'forbid':
          return context.say(`power.forbid.${effect.things[0]}`);
        case 'homeAttack':
        case 'attackAll':
        case 'gateAttack':
          return context.say({ key: `power.${effect.effect}`, params: { dice: effect.dice } });
        case 'deathBlow':
        case 'extraHits':
          return context.say({ key: `power.${effect.effect}`, params: { hits: effect.hits } });
        case 'extraPanic':
          return context.say({ key: 'power.extraPanic', params: { tokens: effect.tokens } });
        case 'trapsToCapture':
          return context.say({ key: 'power.trapsToCapture', params: { traps: effect.count } });
        case 'gloryPerWound':
          return context.say({ key: 'power.gloryPerWound', params: { amount: effect.amount } });
        default:
          return context.say(`power.${effect.effect}`);
      }
    })
    .join(' · ');
}
