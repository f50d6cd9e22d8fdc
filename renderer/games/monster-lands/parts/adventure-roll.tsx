// Our roll in words: what counts beside the dice, and what the sum can still come to.
import { strikeOdds } from '../../../../engine/games/monster-lands/option-odds';
import type { Decision } from '../../../../engine/games/monster-lands/types';
import type { StrikeView } from '../../../../engine/games/monster-lands/view-types';
import type { Phrase } from '../../../../engine/protocol';
import { Icon, type IconName } from '../../../ui/art';
import { chancesNote } from '../odds-adventure';
import { LEFT_COLUMNS, LEFT_ROW, SPOT } from '../scene-adventure-layout';
import type { AdventureProps } from './adventure-words';
import { Die } from './signs';

const PART_ICON: Readonly<Record<string, IconName>> = {
  'sum.carry': 'trail',
  'sum.venom': 'poison-bottle',
  'sum.loot': 'open-treasure-chest',
  'sum.power': 'claw-slashes',
};
const TITLE_ICON = { quest: 'tied-scroll', monster: 'crossed-swords', conquest: 'flying-flag' } as const;

export function RollWords({ roll, context, offered }: AdventureProps & { readonly roll: StrikeView }) {
  const again = offered.map(({ decision }) => decision as Decision).filter((decision) => decision.type === 'reroll');
  const parts = roll.parts.filter(({ key, amount }) => key !== 'sum.dice' && amount !== 0);
  const reaches = reachesOf(roll);
  return (
    <section className="said" data-tip={`roll:${roll.purpose}`}>
      <h3>
        <Icon name={TITLE_ICON[roll.purpose]} size={18} colour="#f0ddae" />
        {context.say(`table.roll.${roll.purpose}`)}
        <u>{roll.total}</u>
      </h3>
      {parts.length > 0 && (
        <p className="parts">
          {parts.map(({ key, amount }) => (
            <small key={key} data-tip="part">
              <Icon name={PART_ICON[key] ?? 'wolf-trap'} size={15} colour="#e8cc7a" /> {context.say(key)}{' '}
              <b>{amount > 0 ? `+${amount}` : `−${-amount}`}</b>
            </small>
          ))}
        </p>
      )}
      {roll.purpose === 'monster' && again.length > 0 && (
        <p className="again">
          {again.map((decision) => {
            const odds = strikeOdds(roll, decision);
            return (
              <small key={`${decision.colour}${decision.face}`} data-tip="reroll">
                <Icon name="cycle" size={13} colour="#e8cc7a" />
                <Die colour={decision.colour} value={decision.face} size={17} />
                {odds !== null && context.say(chancesNote(odds, roll))}
              </small>
            );
          })}
        </p>
      )}
      {reaches.length > 0 && (
        <p className="reach">
          {reaches.map((phrase) => (
            <small key={phrase.key}>{context.say(phrase)}</small>
          ))}
        </p>
      )}
    </section>
  );
}

// Below the dice that wait for their throw.
export function StillToRoll({ roll, context }: AdventureProps & { readonly roll: StrikeView }) {
  const dice = roll.left.S + roll.left.M;
  if (dice === 0) return null;
  const { x, y, width } = SPOT.left;
  const rows = Math.ceil(dice / LEFT_COLUMNS);
  return (
    <p className="still" data-room="1.4" style={{ left: x - 20, top: y + rows * LEFT_ROW + 4, width: width + 40 }}>
      {context.say('table.toRoll')}
    </p>
  );
}

// With all dice that are left, then with one of each colour.
function reachesOf({ left, perDie, total, purpose }: StrikeView): readonly Phrase[] {
  const worth = (colour: 'S' | 'M', face: number): number =>
    Math.max(0, face + perDie[colour].reduce((sum, part) => sum + part.amount, 0));
  const reach = (key: string, strength: number, magic: number): Phrase => ({
    key,
    params: {
      low: total + strength * worth('S', 1) + magic * worth('M', 1),
      high: total + strength * worth('S', 6) + magic * worth('M', 6),
    },
  });
  if (purpose !== 'monster' || left.S + left.M === 0) return [];
  const all = reach('table.reach.all', left.S, left.M);
  if (left.S + left.M === 1) return [all];
  return [all, ...(left.S > 0 ? [reach('table.reach.S', 1, 0)] : []), ...(left.M > 0 ? [reach('table.reach.M', 0, 1)] : [])];
}
