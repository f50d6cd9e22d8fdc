// Between the lands: the citadel's gate, the two quests and the loot.
import { lootOf, questOf } from '../../../../engine/games/monster-lands/data/lookup';
import { GATE as GATE_TABLE } from '../../../../engine/games/monster-lands/data/tables';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Icon } from '../../../ui/art';
import { GATE, gateBody, QUEST, questBody } from '../art/land';
import { diceOn, type PlacedTrail, trailsAt } from '../reading';
import { resourceSigns } from '../signs';
import { Drawing } from './drawing';
import { MonsterCard } from './monster-card';
import { EffectSigns, NamedDie, Need, Signs } from './signs';
import { TrailDice, TrailFigure, TrailTokens } from './trail';

export function Crossroads(props: PartProps<View>) {
  const { view, context } = props;
  return (
    <section className="ml-crossroads">
      <Drawing name="gate" box={GATE} x={-4} body={gateBody} />
      <b className="gate-name" data-tip="gate">
        {context.say('place.gate')}
      </b>
      <div className="gate-monster">
        {view.gate.monster === '' ? (
          <div className="no-card" style={{ width: 148 }}>
            {context.say('table.quietGate')}
          </div>
        ) : (
          <MonsterCard monster={view.gate.monster} width={150} height={96} {...props} />
        )}
      </div>
      {trailsAt(view, 4).map((placed, index) => (
        <GateTrail key={placed.key} placed={placed} index={index} {...props} />
      ))}
      <DiceQuest {...props} />
      <Contract {...props} />
      <Loot {...props} />
    </section>
  );
}

function GateTrail({ placed, index, ...props }: PartProps<View> & { readonly placed: PlacedTrail; readonly index: number }) {
  const isFree = placed.trail.seat < 0 && placed.trail.seat !== -2;
  return (
    <SpotArea id={`trail:${placed.key}`} className="gate-trail" style={{ top: 25 + index * 50 }} tip={`trail:${placed.key}`}>
      <i className="number">{index + 1}</i>
      {isFree ? (
        <>
          <span className="row">
            <Need colours={['S', 'M']} size={17} />
            <small>8</small>
          </span>
          <EffectSigns effects={GATE_TABLE.trails[index]?.bonus ?? []} size={15} />
        </>
      ) : (
        <>
          <TrailFigure placed={placed} height={40} {...props} />
          <span className="load">
            <TrailDice placed={placed} places={0} size={13} />
            <TrailTokens placed={placed} />
          </span>
        </>
      )}
    </SpotArea>
  );
}

function DiceQuest(props: PartProps<View>) {
  const { view, context } = props;
  const id = view.quests[0]?.quest ?? '';
  const quest = id === '' ? null : questOf(id).a;
  return (
    <div className="ml-quest" style={{ left: 0 }} {...(id === '' ? {} : { 'data-tip': `quest:${id}` })}>
      <QuestFrame id={id} {...props} />
      {quest && (
        <>
          <span className="ask">
            {quest.dice.map((colours, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fields are places
              <Need key={index} colours={colours} size={18} />
            ))}
            <b>≥ {quest.target}</b>
          </span>
          <span className="reward">
            <Signs atoms={resourceSigns(quest.reward)} size={16} />
            <em data-tip="penalty">−{quest.penalty}</em>
          </span>
        </>
      )}
      {trailsAt(view, 0).map((placed, index) => (
        <QuestSeat key={placed.key} placed={placed} index={index} {...props} />
      ))}
      {id === '' && <p className="none">{context.say('table.noQuest')}</p>}
    </div>
  );
}

function Contract(props: PartProps<View>) {
  const { view, context } = props;
  const id = view.quests[1]?.quest ?? '';
  const quest = id === '' ? null : questOf(id).b;
  return (
    <div className="ml-quest" style={{ left: 134 }} {...(id === '' ? {} : { 'data-tip': `contract:${id}` })}>
      <QuestFrame id={id} {...props} />
      {quest && (
        <>
          <span className="ask">
            {quest.dice.map((colours, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fields are places
              <Need key={index} colours={colours} size={18} />
            ))}
            <small>{context.say('table.pay')}</small>
            <Signs atoms={resourceSigns(quest.price)} size={15} />
          </span>
          <span className="reward both">
            <Signs atoms={resourceSigns(quest.left)} size={14} />
            <Signs atoms={resourceSigns(quest.right)} size={14} />
          </span>
        </>
      )}
      {trailsAt(view, 1).map((placed, index) => (
        <QuestSeat key={placed.key} placed={placed} index={index} {...props} />
      ))}
      {id === '' && <p className="none">{context.say('table.noQuest')}</p>}
    </div>
  );
}

function QuestFrame({ id, context }: PartProps<View> & { readonly id: string }) {
  const title = id === '' ? '' : context.say(`card.${id}.name`);
  return <Drawing name={`quest ${title}`} box={QUEST} body={() => questBody(title === '' ? undefined : title)} />;
}

function QuestSeat({ placed, index, ...props }: PartProps<View> & { readonly placed: PlacedTrail; readonly index: number }) {
  return (
    <SpotArea id={`trail:${placed.key}`} className="quest-seat" style={{ left: 2 + index * 64 }} tip={`trail:${placed.key}`}>
      <TrailFigure placed={placed} height={31} {...props} />
      <span className="dice">
        {diceOn(placed.trail).map((die, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one kind are alike
          <NamedDie key={at} die={die} size={15} />
        ))}
      </span>
    </SpotArea>
  );
}

function Loot({ view, context }: PartProps<View>) {
  return (
    <div className="ml-loot">
      <b data-tip="loot">
        <Icon name="open-treasure-chest" size={20} colour="#e8cc7a" />
      </b>
      {view.lootShown.map((token, slot) => (
        <SpotArea
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are places
          key={slot}
          id={`shownLoot:${slot}`}
          className={`pill ${token === '' ? 'none' : ''}`}
          {...(token === '' ? {} : { tip: `lootToken:${token}` })}
        >
          {token !== '' && <EffectSigns effects={lootOf(token).effects} size={13} />}
        </SpotArea>
      ))}
      <small title={context.say('table.pile.loot')}>{view.piles.loot}</small>
    </div>
  );
}
