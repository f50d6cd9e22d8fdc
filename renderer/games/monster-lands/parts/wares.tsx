// What each building offers: traps, mercenaries, equipment, brews, coins.
import { equipmentOf, memberOf, scenarioRule, trapOf } from '../../../../engine/games/monster-lands/data/lookup';
import { ROOKIE } from '../../../../engine/games/monster-lands/data/members';
import type { Effect } from '../../../../engine/games/monster-lands/data/records';
import { LIMITS } from '../../../../engine/games/monster-lands/data/tables';
import type { BuildingView, View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Icon } from '../../../ui/art';
import { EQUIPMENT_CARD, equipmentCardBody, trapBody } from '../art/land';
import { MERCENARY_CARD, mercenaryCardBody } from '../art/member';
import { equipmentName, memberName } from '../reading';
import { type Atom, signsOfAll } from '../signs';
import { Field, FieldRow } from './building';
import { Drawing } from './drawing';
import { Coin, Die, EffectSigns, Need, Signs } from './signs';

interface Props extends PartProps<View> {
  readonly building: BuildingView;
}

const TRAP_BOX = { x: -1, y: -1, width: 46, height: 43 };
export const trapKind = (trap: string): 'trap' | 'secured' | 'trick' => {
  const { kind } = trapOf(trap);
  return kind === 'secured' || kind === 'trick' ? kind : 'trap';
};

export function Discount({ view, building }: { readonly view: View; readonly building: BuildingView }) {
  const { work } = view;
  if (work?.action !== 'visit' || work.subject !== building.id || work.discount === 0) return null;
  return (
    <span className="discount" data-tip="discount">
      −{work.discount}
    </span>
  );
}

export function HutWares({ building, ...props }: Props) {
  const { view } = props;
  const picks = view.work?.subject === 'hut' ? view.work.picks : [];
  return (
    <>
      <div className="niche traps">
        {view.hut.map((trap, slot) => (
          <SpotArea
            // biome-ignore lint/suspicious/noArrayIndexKey: slots are places
            key={slot}
            id={`trap:${slot}`}
            className={`trap ${picks.includes(slot) ? 'chosen' : ''}`}
            {...(trap === '' ? {} : { tip: `trapKind:${trap}` })}
          >
            {trap !== '' && (
              <>
                <Drawing name={`trap ${trapKind(trap)}`} box={TRAP_BOX} body={() => trapBody(trapKind(trap))} />
                <EffectSigns effects={trapOf(trap).effects} size={15} ink="#fff3da" />
                <span className="cost">
                  <Coin value={trapOf(trap).cost} size={18} />
                </span>
              </>
            )}
          </SpotArea>
        ))}
      </div>
      <FieldRow building={building} {...props}>
        <Discount view={view} building={building} />
      </FieldRow>
    </>
  );
}

export function TavernWares({ building, ...props }: Props) {
  const { view, context } = props;
  const beer = scenarioRule(view.config.scenario, 'beerPrice')?.coins ?? LIMITS.beerCoins;
  return (
    <>
      <div className="niche mercenaries">
        {view.tavern.map((card, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are places
          <SpotArea key={slot} id={`merc:${slot}`} className="merc" {...(card === '' ? {} : { tip: `member:${card}` })}>
            {card !== '' && <Mercenary card={card} name={context.say(memberName(card))} />}
          </SpotArea>
        ))}
        <SpotArea id="merc:rookie" className={`merc rookie ${view.rookies.length === 0 ? 'none' : ''}`} tip="member:rookie1">
          <Mercenary card="rookie1" name={context.say('card.rookie.name')} />
          <em>×{view.rookies.length}</em>
        </SpotArea>
      </div>
      <FieldRow building={building} {...props}>
        <Discount view={view} building={building} />
        <SpotArea id="beer:round" className="beer" tip="beer">
          <Icon name="beer-stein" size={19} colour="#f3c65c" />
          <span>{context.say('table.beer')}</span>
          <Coin value={beer} size={18} />
        </SpotArea>
      </FieldRow>
    </>
  );
}

// Beside the price there is room for three signs.
function shortened(effects: readonly Effect[]): readonly Atom[] {
  const atoms = signsOfAll(effects);
  if (atoms.some((atom) => atom.kind === 'text' && atom.text === '→')) return atoms.filter((atom) => atom.kind !== 'text');
  return atoms.length <= 3 ? atoms : atoms.filter((atom) => atom.kind !== 'text' || atom.text !== '1').slice(0, 3);
}

function Mercenary({ card, name }: { readonly card: string; readonly name: string }) {
  const record = memberOf(card);
  const { affinity, reputation, cost, dice } = record;
  const signs = shortened(record.ability);
  return (
    <>
      <Drawing
        name={`mercenary ${record.id} ${name}`}
        box={MERCENARY_CARD}
        scale={56 / 60}
        body={() =>
          mercenaryCardBody(record.id, affinity, { name, reputation, cost: record === ROOKIE ? ROOKIE.cost : cost, dice })
        }
      />
      <Signs atoms={signs} size={signs.length > 2 ? 11 : 12} className="ability" />
    </>
  );
}

export function MarketWares({ building, ...props }: Props) {
  const { view, context } = props;
  return (
    <>
      <div className="niche equipment">
        {view.market.map((card, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are places
          <SpotArea key={slot} id={`card:${slot}`} className="gear-card" {...(card === '' ? {} : { tip: `gear:${card}` })}>
            {card !== '' && <EquipmentCard card={card} name={context.say(equipmentName(card))} />}
          </SpotArea>
        ))}
      </div>
      <FieldRow building={building} {...props}>
        <Discount view={view} building={building} />
      </FieldRow>
    </>
  );
}

function EquipmentCard({ card, name }: { readonly card: string; readonly name: string }) {
  const record = equipmentOf(card);
  return (
    <>
      <Drawing
        name={`equipment ${record.id} ${name}`}
        box={EQUIPMENT_CARD}
        body={() => equipmentCardBody(record.id, { name, cost: record.cost })}
      />
      <EffectSigns effects={record.feature} size={13} className="foot" />
    </>
  );
}

export function AlchemistWares({ building, ...props }: Props) {
  return (
    <>
      <span className="flask">
        <Icon name="cauldron" size={38} colour="#1c1426" />
        <Icon name="fizzing-flask" size={30} colour="#9be07a" />
      </span>
      {building.fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields are places
        <div key={index} className="line" style={{ top: 104 + index * 38 }}>
          <Field id="alchemist" placed={field.placed} {...props} />
          <span className="arrow">→</span>
          <b>{field.gain}</b>
          <span className="duo">
            <Icon name="drink-me" size={14} colour="#f29b8e" />
            <Icon name="poison-bottle" size={14} colour="#a7e07f" />
          </span>
        </div>
      ))}
    </>
  );
}

export function MerchantWares({ building }: Props) {
  return (
    <>
      <span className="bag">
        <Icon name="swap-bag" size={44} colour="#e0c48a" />
      </span>
      <div className="line price">
        <Need colours={['S', 'M', 'I']} size={18} />
        <span className="arrow">→</span>
        <Coin value={1} size={21} />
      </div>
      <div className="tray">
        {building.loose.map((die, index) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they were sold
            key={index}
            colour={die.colour}
            value={die.value > 0 ? die.value : null}
            size={building.loose.length > 6 ? 13 : 19}
          />
        ))}
      </div>
    </>
  );
}

export function ArmouryWares({ building, ...props }: Props) {
  return (
    <>
      <span className="anvil">
        <Icon name="anvil" size={44} colour="#1b1d20" />
      </span>
      <div className="line price">
        <Icon name="checked-shield" size={22} colour="#d9dee6" />
        <span className="arrow">←</span>
        <Coin value={2} size={20} />
      </div>
      <FieldRow building={building} {...props}>
        <Discount view={props.view} building={building} />
      </FieldRow>
    </>
  );
}

export function MineWares({ building, ...props }: Props) {
  const doubles = building.fields.filter((field) => field.dice === 2);
  const singles = building.fields.filter((field) => field.dice === 1);
  const spotFor = (kind: 'double' | 'single', fields: typeof doubles, index: number): string =>
    fields.findIndex((field) => field.placed.length === 0) === index ? `mine:${kind}` : `mineField:${kind}${index}`;
  return (
    <>
      <span className="cart">
        <Icon name="mine-wagon" size={34} colour="#d9b25a" />
      </span>
      {doubles.map((field, index) => (
        <SpotArea
          key={`double ${field.gain}`}
          id={spotFor('double', doubles, index)}
          className="line"
          style={{ top: 90 + index * 30 }}
        >
          <Field id="mine" placed={field.placed.slice(0, 1)} size={24} {...props} />
          <Field id="mine" placed={field.placed.slice(1, 2)} size={24} {...props} />
          <span className="arrow">→</span>
          <Coin value={field.gain} size={22} />
        </SpotArea>
      ))}
      {singles.map((field, index) => (
        <SpotArea
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are places
          key={`single ${index}`}
          id={spotFor('single', singles, index)}
          className="line half"
          style={{ top: 152, left: 6 + index * 53 }}
        >
          <Field id="mine" placed={field.placed} size={24} {...props} />
          <Coin value={field.gain} size={19} />
        </SpotArea>
      ))}
    </>
  );
}
