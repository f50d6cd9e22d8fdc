// A monster's card with its numbers and its power in a few words.
import { monsterOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { monsterCardBody, monsterCardBox } from '../art/monster';
import { powerWords } from '../power-words';
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
  const power = powerWords(record, context.say);
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
