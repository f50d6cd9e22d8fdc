// On the sheet of a fight, under the two commanders: what each has mustered and how it stands.
import { fightNow, isDecided } from '../../../../engine/games/zizka/fight-odds';
import type { FightView, View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { chancePhrase } from '../chance';
import { SHEET } from '../layout';
import { Sign } from './symbol';

export function FightSheet(props: PartProps<View>) {
  const { view, context } = props;
  const { fight } = view;
  if (!fight) return null;
  return (
    <div className="zizka-sheet fight" style={{ left: SHEET.x, top: SHEET.y, width: SHEET.width, height: SHEET.height }}>
      <h2>{context.say('table.fight')}</h2>
      <div className="sides">
        <Side {...props} fight={fight} side="attacker" />
        <Sign symbol="attack" size={32} colour="#8E2420" />
        <Side {...props} fight={fight} side="defender" />
      </div>
      <Outlook {...props} fight={fight} />
      <p>{context.say('table.fightRule')}</p>
      <p>{context.say(prizeKey(fight))}</p>
    </div>
  );
}

// How it stands: the attacker's chance to win, or what the defender still lacks and the chance to find it.
function Outlook({ view, context, fight, playing }: PartProps<View> & { readonly fight: FightView }) {
  const { roll } = view;
  const stake = playing === null ? fightNow(view) : null;
  if (roll === null || stake === null) return null;
  if (roll.seat === fight.attacker) return <p className="outlook">{context.say(chancePhrase('table.fightWins', stake))}</p>;
  const count = (fight.attack ?? 0) - (fight.defence ?? roll.pool.shield + roll.pool.luck);
  if (count <= 0) return <p className="outlook">{context.say('table.fightHolds')}</p>;
  if (isDecided(view)) return <p className="outlook">{context.say('table.fightFalls')}</p>;
  return (
    <p className="outlook">
      {context.say({ key: 'table.fightShort', params: { count } })}
      <br />
      {context.say(chancePhrase('table.fightHoldsIn', stake))}
    </p>
  );
}

function prizeKey(fight: FightView): string {
  if (fight.attacker < 0) return 'table.prizeTorakAttacks';
  return fight.defender < 0 ? 'table.prizeOnTorak' : 'table.prize';
}

interface SideProps extends PartProps<View> {
  readonly fight: FightView;
  readonly side: 'attacker' | 'defender';
}

function Side({ view, context, fight, side }: SideProps) {
  const seat = fight[side];
  const pool = view.roll?.seat === seat ? view.roll.pool : null;
  const mustered = pool === null ? null : pool.luck + (side === 'attacker' ? pool.sword : pool.shield);
  const score = (side === 'attacker' ? fight.attack : fight.defence) ?? mustered;
  const luck = side === 'attacker' ? fight.attackLuck : fight.defenceLuck;
  return (
    <div className={`side ${view.roll?.seat === seat ? 'on' : ''}`}>
      <b>{seat < 0 ? context.say('table.torak') : context.seatName(seat)}</b>
      <small>{context.say(side === 'attacker' ? 'table.attack' : 'table.defence')}</small>
      <strong>{score ?? context.say('table.unknown')}</strong>
      <span className="counts" data-tip={side === 'attacker' ? 'attackIcons' : 'defenceIcons'}>
        <Sign symbol={side === 'attacker' ? 'sword' : 'shield'} size={18} />
        <Sign symbol="luck" size={18} />
        {luck > 0 && <i>+{luck}</i>}
      </span>
    </div>
  );
}
