// Our roll: everything that counts side by side with its sum, and the dice that are still to be rolled.
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Icon, type IconName } from '../../../ui/art';
import type { RollStory, Story } from '../story';
import { Die } from './signs';

interface Props extends PartProps<View> {
  readonly story: Story;
  readonly roll: RollStory;
}

const PART_ICON: Readonly<Record<string, IconName>> = {
  'sum.carry': 'trail',
  'sum.venom': 'poison-bottle',
  'sum.loot': 'open-treasure-chest',
  'sum.power': 'claw-slashes',
};
const TITLE_ICON = { quest: 'tied-scroll', monster: 'crossed-swords', conquest: 'flying-flag' } as const;

export function StrikeRow({ story, roll, context, marks }: Props) {
  const count = roll.parts.length + roll.dice.length;
  const isTight = count > 7;
  const isAlone = story.attack === null && !isTight;
  const size = isTight ? 26 : isAlone ? 52 : 34;
  const seen = new Set<string>();
  return (
    <section className={`ml-panel strike ${isTight ? 'tight' : isAlone ? 'alone' : ''}`} data-tip={`roll:${roll.purpose}`}>
      <h3>
        <Icon name={TITLE_ICON[roll.purpose]} size={18} colour="#f0ddae" />
        {context.say(`table.roll.${roll.purpose}`)}
        <u>{story.member === '' ? '' : context.say(`card.${story.member.replace(/^rookie\d+$/, 'rookie')}.name`)}</u>
      </h3>
      <div className="sum-row">
        {roll.parts.map((part) => (
          <span key={part.key} className="chip" data-tip="part">
            <Icon name={PART_ICON[part.key] ?? 'wolf-trap'} size={24} colour="#4a3618" />
            <b>{part.amount > 0 ? `+${part.amount}` : part.amount}</b>
            <i>{context.say(part.key)}</i>
          </span>
        ))}
        {roll.dice.map((die, index) => {
          const id = `rolled:${die.colour}${die.face}`;
          const isFirst = !seen.has(id);
          seen.add(id);
          const bonus = (roll.values[index] ?? die.face) - die.face;
          const body = (
            <>
              <Die key={`${die.colour}${die.face}`} colour={die.colour} value={die.face} size={size} className="tumbled" />
              <b>{roll.values[index] ?? die.face}</b>
              {bonus !== 0 && <i>{bonus > 0 ? `+${bonus}` : `−${-bonus}`}</i>}
              {marks.spots.some((spot) => spot.id === id) && (
                <em>
                  <Icon name="cycle" size={14} colour="#2a1a08" />
                </em>
              )}
            </>
          );
          return isFirst ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
            <SpotArea key={index} id={id} className={`chip die ${die.colour}`} tip="reroll">
              {body}
            </SpotArea>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
            <span key={index} className={`chip die ${die.colour}`}>
              {body}
            </span>
          );
        })}
        <strong key={roll.total}>{roll.total}</strong>
        {roll.left.S + roll.left.M > 0 && (
          <span className="left">
            <span>
              {Array.from({ length: roll.left.S }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of one kind are alike
                <Die key={`S${index}`} colour="S" size={roll.left.S + roll.left.M > 4 ? 20 : 27} />
              ))}
              {Array.from({ length: roll.left.M }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of one kind are alike
                <Die key={`M${index}`} colour="M" size={roll.left.S + roll.left.M > 4 ? 20 : 27} />
              ))}
            </span>
            <small>{context.say('table.toRoll')}</small>
          </span>
        )}
      </div>
    </section>
  );
}
