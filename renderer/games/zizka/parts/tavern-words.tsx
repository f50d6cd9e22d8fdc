// Over the taverns and the favours: names, how many members are left, who holds what, and which card would be sent away.
import { SOVEREIGNS } from '../../../../engine/games/zizka/types';
import type { View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { lettersOf, ownLetters } from '../../../table/letters';
import { nameAfter, usePointer } from '../../../table/session-context';
import { SEND } from '../choosing';
import { favourPlate, slotPoint, tavernBox } from '../layout';
import { Sign } from './symbol';

// Down to the faces of the favour's die.
const FAVOUR_WORDS = 52;
// Two lines of larger letters would lie on the cards.
const LARGEST = 1.2;

export function TavernWords(props: PartProps<View>) {
  const { view, context } = props;
  const letters = lettersOf(context.settings);
  return (
    <>
      {view.taverns.map(({ level, below }) => {
        const { x, y, width } = tavernBox(level);
        return (
          <header
            key={level}
            className={`zizka-tavern level-${level} ${letters}`}
            {...ownLetters(context.settings)}
            style={{ left: x, top: y, width, ['--grown' as string]: Math.min(context.settings.textScale, LARGEST) }}
          >
            <b>
              <Sign symbol="tavern" size={17} colour={level === 1 ? '#f3e2b8' : '#5a1532'} />
              {context.say(level === 1 ? 'table.common' : 'table.lords')}
            </b>
            <small data-tip="deck">{context.say({ key: `table.level${level}`, params: { count: below } })}</small>
          </header>
        );
      })}
      {SOVEREIGNS.map((sovereign) => {
        const holder = view.favours[sovereign];
        const { x, y, width } = favourPlate(sovereign);
        return (
          <div
            key={sovereign}
            className="zizka-favour"
            style={{ left: x, top: y + 52, width, height: FAVOUR_WORDS }}
            data-tip={`favour:${sovereign}`}
          >
            <b>{context.say(`sovereign.${sovereign}`)}</b>
            <small>
              {holder === null ? context.say('table.supply') : context.say({ key: 'table.with', params: { seat: holder } })}
            </small>
          </div>
        );
      })}
      <SendAway {...props} />
    </>
  );
}

// Said where the pointer is: a click on this card sends it away.
function SendAway({ view, context, marks }: PartProps<View>) {
  const member = usePointer(({ hovered }) => nameAfter('member:', hovered));
  if (member === null || !marks.picks.includes(SEND)) return null;
  const place = view.taverns.flatMap(({ level, table, top }) => {
    const slot = [...table, top].indexOf(member);
    return slot < 0 ? [] : [slotPoint(level, slot)];
  })[0];
  if (place === undefined) return null;
  return (
    <span className="zizka-send" style={{ left: place.x - 50, top: place.y + 16 }}>
      {context.say('table.sendAway')}
    </span>
  );
}
