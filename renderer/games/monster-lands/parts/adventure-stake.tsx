// Beside what lies above the ring: the monster's numbers and power, the quest's or the land's terms.
import { landOf, monsterOf, questOf } from '../../../../engine/games/monster-lands/data/lookup';
import { Icon, type IconName } from '../../../ui/art';
import { placeTitle } from '../reading';
import { resourceSigns } from '../signs';
import type { AdventureProps } from './adventure-words';

import { Coin, Laurel, Signs } from './signs';

export function Stake(props: AdventureProps) {
  const { stake } = props.moment;
  if (stake === null) return null;
  switch (stake.kind) {
    case 'monster':
      return <MonsterWords {...props} id={stake.id} />;
    case 'land':
      return <LandWords {...props} id={stake.id} />;
    case 'quest':
      return <QuestWords {...props} id={stake.id} />;
  }
}

type Props = AdventureProps & { readonly id: string };

function Value({ icon, value, fill, tip }: { icon: IconName; value: number; fill: string; tip: string }) {
  return (
    <span className="value" data-tip={tip}>
      <i style={{ background: fill }}>
        <Icon name={icon} size={20} colour="#fff3da" />
      </i>
      <b>{value}</b>
    </span>
  );
}

// Name, numbers and power are on the card above.
function MonsterWords({ id, context }: Props) {
  const monster = monsterOf(id);
  return (
    <section className="stake beast" data-tip={`monster:${id}`}>
      <div className="prizes">
        <span data-tip="prize:glory">
          <Laurel value={monster.glory} size={28} />
          {context.say('table.prize.either')}
        </span>
        <span data-tip="prize:coins">
          <Coin value={monster.captureCoins} size={26} />
          {context.say('table.prize.captured')}
        </span>
        <span data-tip="prize:trophies">
          <Icon name="trophy" size={22} colour="#e8cc7a" />
          <b>{monster.trophies}</b>
          {context.say('table.prize.killed')}
        </span>
      </div>
    </section>
  );
}

function LandWords({ id, context }: Props) {
  const land = landOf(id);
  return (
    <section className="stake">
      <h2>{context.say(`card.${id}.name`)}</h2>
      <p>{context.say(`card.${id}.text`)}</p>
      <div>
        <Value icon="flying-flag" value={land.conquest} fill="#5c6b3a" tip="value:conquest" />
        <Value icon="laurels" value={land.glory} fill="#b9821c" tip="value:glory" />
      </div>
    </section>
  );
}

function QuestWords({ id, moment, view, context }: Props) {
  const { a, b } = questOf(id);
  const isRoll = moment.place === 0;
  return (
    <section className="stake" data-tip={`${isRoll ? 'quest' : 'contract'}:${id}`}>
      <h2>{context.say(placeTitle(view, moment.place))}</h2>
      <p>{context.say(isRoll ? `card.${id}.text` : `card.${id}.contract`)}</p>
      <div className="prizes">
        {isRoll ? (
          <>
            <b>≥ {a.target}</b>
            <Signs atoms={resourceSigns(a.reward)} size={20} ink="#fff3da" />
            <em>−{a.penalty}</em>
          </>
        ) : (
          <>
            <span>
              {context.say('table.pay')} <Signs atoms={resourceSigns(b.price)} size={20} ink="#fff3da" />
            </span>
            <span>
              {context.say('table.side.left')} <Signs atoms={resourceSigns(b.left)} size={18} ink="#fff3da" />
            </span>
            <span>
              {context.say('table.side.right')} <Signs atoms={resourceSigns(b.right)} size={18} ink="#fff3da" />
            </span>
          </>
        )}
      </div>
    </section>
  );
}
