// All twenty monsters on one sheet, by affinity: what may still come, what stands out there, what is a trophy already.
import { MONSTERS } from '../../../../engine/games/monster-lands/data/monsters';
import { AFFINITIES } from '../../../../engine/games/monster-lands/data/records';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { grownStyle, ownLetters } from '../../../table/letters';
import { Icon, type IconName } from '../../../ui/art';
import { Button } from '../../../ui/button';
import { AFFINITY } from '../art/affinity';
import { AFFINITY_ICON, THING_ICON } from '../art/icons';
import { BOARD_AT, BOARD_SIZE, SIDE } from '../layout';
import { CLAN } from '../layout-clan';
import { MonsterCard } from './monster-card';

const CARD = { width: 236, height: 136 };
const LEGEND: readonly (readonly [IconName, string])[] = [
  [THING_ICON.attack, 'value.attack'],
  [THING_ICON.capture, 'value.capture'],
  [THING_ICON.kill, 'value.kill'],
  [THING_ICON.glory, 'value.glory'],
  [THING_ICON.coins, 'prize.captured'],
  [THING_ICON.trophy, 'prize.killed'],
];

export function Bestiary(props: PartProps<View> & { readonly onClose: () => void }) {
  const { view, context, onClose } = props;
  // Over the whole table: half a panel beside it would tell nothing.
  const width = SIDE.x + SIDE.width - BOARD_AT.x;
  const place = { left: BOARD_AT.x, top: BOARD_AT.y, width, height: BOARD_SIZE.height + CLAN.height + 2 };
  return (
    <section className="ml-bestiary" style={place} aria-label={context.say('table.bestiary')}>
      <header>
        <h2>{context.say('table.bestiary')}</h2>
        <p>
          {LEGEND.map(([icon, key]) => (
            <span key={key}>
              <Icon name={icon} size={17} colour="#e8cc7a" />
              {context.say(`table.${key}`)}
            </span>
          ))}
        </p>
        <Button
          size="small"
          icon="cancel"
          label={context.say('table.bestiary.close')}
          action="close-bestiary"
          onPress={onClose}
        />
      </header>
      {AFFINITIES.map((affinity) => (
        <div key={affinity} className="row">
          <span
            className="ribbon"
            {...ownLetters(context.settings)}
            style={{
              background: `linear-gradient(${AFFINITY[affinity].colour}, ${AFFINITY[affinity].dark})`,
              // As long as the ribbon.
              ...grownStyle(context.settings, 1.2),
            }}
          >
            <Icon name={AFFINITY_ICON[affinity]} size={26} colour="#fff" />
            <b>{context.say(`affinity.${affinity}`)}</b>
          </span>
          {MONSTERS.filter((monster) => monster.affinity === affinity).map(({ id }) => (
            <div key={id} className={`beast ${stateOf(view, id)}`}>
              <MonsterCard {...props} monster={id} {...CARD} />
              {stateOf(view, id) !== '' && <em>{context.say(`table.beast.${stateOf(view, id)}`)}</em>}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

function stateOf(view: View, id: string): 'here' | 'trophy' | 'gone' | '' {
  if (view.gate.monster === id || view.lands.some((land) => land.monster === id)) return 'here';
  if (view.clans.some((clan) => clan.trophies.includes(id))) return 'trophy';
  return view.unseen.monsters.includes(id) ? '' : 'gone';
}
