// The left of a scene: the monster large, or the quest or land that is at stake.
import { landOf, monsterOf, questOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import { at, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Icon, type IconName, Markup, painted } from '../../../ui/art';
import { AFFINITY, type Affinity } from '../art/affinity';
import { paintedBody } from '../art/emblem';
import { AFFINITY_ICON, THING_ICON } from '../art/icons';
import { monsterEmblemBody } from '../art/monster';
import { sceneBody, seedOf } from '../art/scene';
import { placeIndexOf, placeTitle } from '../reading';
import { resourceSigns } from '../signs';
import type { Story } from '../story';
import { powerWords } from './monster-card';
import { Coin, Laurel, Signs } from './signs';

interface Props extends PartProps<View> {
  readonly story: Story;
}

export function ScenePlace(props: Props) {
  const { story } = props;
  if (story.monster !== '' && story.roll?.purpose !== 'conquest') return <MonsterSheet {...props} />;
  return story.place.startsWith('quest') ? <QuestSheet {...props} /> : <LandSheet {...props} />;
}

const WIDTH = 216;
// A monster has two rows of numbers below it, a quest or a land one.
const MONSTER_HEIGHT = 208;
const PLACE_HEIGHT = 252;

function picture(name: string, affinity: Affinity, emblem: string, height: number): string {
  return painted(`ml sheet ${name}`, () =>
    svg(WIDTH, height, sceneBody(affinity, WIDTH, height, seedOf(name)) + at(WIDTH / 2, height / 2 + 6, emblem)),
  );
}

function MonsterSheet({ story, context }: Props) {
  const monster = monsterOf(story.monster);
  const { colour, dark } = AFFINITY[monster.affinity];
  const values: readonly (readonly [IconName, number, string, string])[] = [
    [THING_ICON.capture, monster.capture, '#7a5a1c', 'table.value.capture'],
    [THING_ICON.kill, monster.kill, '#8e2420', 'table.value.kill'],
    [THING_ICON.attack, monster.attack, '#2a2d33', 'table.value.attack'],
  ];
  const power = powerWords(monster, context);
  return (
    <div className="place" data-tip={`monster:${story.monster}`} style={{ borderColor: colour }}>
      <header style={{ background: `linear-gradient(${colour}, ${dark})` }}>
        <Icon name={AFFINITY_ICON[monster.affinity]} size={20} colour="#fff" />
        <b>{context.say(`card.${story.monster}.name`)}</b>
        <i>{monster.level}</i>
      </header>
      <Markup
        markup={picture(story.monster, monster.affinity, monsterEmblemBody(story.monster, monster.affinity, 190), MONSTER_HEIGHT)}
      />
      <div className="values">
        {values.map(([icon, value, fill, key]) => (
          <span key={key} data-tip={key.replace('table.value.', 'value:')}>
            <i style={{ background: fill }}>
              <Icon name={icon} size={27} colour="#fff3da" />
            </i>
            <b>{value}</b>
            <small>{context.say(key)}</small>
          </span>
        ))}
      </div>
      <div className="prizes">
        <span data-tip="prize:glory">
          <Laurel value={monster.glory} size={32} />
          <small>{context.say('table.prize.either')}</small>
        </span>
        <span data-tip="prize:coins">
          <Coin value={monster.captureCoins} size={30} />
          <small>{context.say('table.prize.captured')}</small>
        </span>
        <span data-tip="prize:trophies">
          <em>
            <Icon name="trophy" size={25} colour="#e8cc7a" />
            <b>{monster.trophies}</b>
          </em>
          <small>{context.say('table.prize.killed')}</small>
        </span>
      </div>
      {power !== '' && <p>{power}</p>}
    </div>
  );
}

function QuestSheet({ story, view, context }: Props) {
  const place = placeIndexOf(story.place);
  const id = view.quests[place]?.quest ?? '';
  const quest = id === '' ? null : questOf(id);
  return (
    <div className="place quest" {...(id === '' ? {} : { 'data-tip': `${place === 0 ? 'quest' : 'contract'}:${id}` })}>
      <header>
        <Icon name="tied-scroll" size={20} colour="#fff" />
        <b>{context.say(placeTitle(view, place))}</b>
      </header>
      <Markup markup={picture('quest', 'jungle', paintedBody('tied-scroll', null, 164), PLACE_HEIGHT)} />
      {quest !== null && (
        <div className="quest-prizes">
          {place === 0 ? (
            <>
              <b>≥ {quest.a.target}</b>
              <Signs atoms={resourceSigns(quest.a.reward)} size={20} ink="#fff3da" />
              <em>−{quest.a.penalty}</em>
            </>
          ) : (
            <>
              <span>
                <small>{context.say('table.pay')}</small>
                <Signs atoms={resourceSigns(quest.b.price)} size={20} ink="#fff3da" />
              </span>
              <span>
                <small>{context.say('table.side.left')}</small>
                <Signs atoms={resourceSigns(quest.b.left)} size={18} ink="#fff3da" />
              </span>
              <span>
                <small>{context.say('table.side.right')}</small>
                <Signs atoms={resourceSigns(quest.b.right)} size={18} ink="#fff3da" />
              </span>
            </>
          )}
        </div>
      )}
      {id !== '' && <p>{context.say(place === 0 ? `card.${id}.text` : `card.${id}.contract`)}</p>}
    </div>
  );
}

function LandSheet({ story, view, context }: Props) {
  const place = placeIndexOf(story.place);
  const id = view.lands[place - 2]?.land ?? '';
  const record = id === '' ? null : landOf(id);
  const affinity = record?.affinity ?? 'jungle';
  const { colour, dark } = AFFINITY[affinity];
  return (
    <div className="place" style={{ borderColor: colour }}>
      <header style={{ background: `linear-gradient(${colour}, ${dark})` }}>
        <Icon name={AFFINITY_ICON[affinity]} size={20} colour="#fff" />
        <b>{context.say(placeTitle(view, place))}</b>
      </header>
      <Markup
        markup={picture(
          id === '' ? story.place : id,
          affinity,
          paintedBody(place === 4 ? 'medieval-gate' : 'flying-flag', affinity, 150),
          PLACE_HEIGHT,
        )}
      />
      {record !== null && (
        <div className="values">
          <span data-tip="value:conquest">
            <i style={{ background: '#5c6b3a' }}>
              <Icon name="flying-flag" size={24} colour="#fff3da" />
            </i>
            <b>{record.conquest}</b>
            <small>{context.say('table.value.conquest')}</small>
          </span>
          <span data-tip="value:glory">
            <i style={{ background: '#b9821c' }}>
              <Icon name="laurels" size={24} colour="#fff3da" />
            </i>
            <b>{record.glory}</b>
            <small>{context.say('table.value.glory')}</small>
          </span>
        </div>
      )}
      {record !== null && <p>{context.say(`card.${id}.text`)}</p>}
    </div>
  );
}
