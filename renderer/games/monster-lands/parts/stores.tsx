// A clan's goods: coins and wages, trophies, loot, traps, defence, potions, venoms, lands.
import { landOf, lootOf, trapOf } from '../../../../engine/games/monster-lands/data/lookup';
import { LIMITS } from '../../../../engine/games/monster-lands/data/tables';
import type { Clan } from '../../../../engine/games/monster-lands/types';
import type { ClanView } from '../../../../engine/games/monster-lands/view-types';
import { Icon, type IconName } from '../../../ui/art';
import { AFFINITY } from '../art/affinity';
import { AFFINITY_ICON } from '../art/icons';
import { isHidden } from '../reading';
import type { ClanProps } from './clan-panel';
import { Area } from './member-card';
import { Coin, EffectSigns } from './signs';

interface Props extends ClanProps {
  readonly clan: Clan;
  readonly facts: ClanView;
  readonly isWide: boolean;
}

export function Stores(props: Props) {
  if (props.isWide) return <WideStores {...props} />;
  return (
    <div className="stores">
      <div className="shelf">
        <Money {...props} />
        <Trophies {...props} />
        <Loot {...props} />
      </div>
      <div className="shelf">
        <Traps {...props} />
        <Goods {...props} kind="defence" icon="checked-shield" ink="#3a4a5c" most={LIMITS.defence} />
      </div>
      <div className="shelf">
        <Goods {...props} kind="potion" icon="drink-me" ink="#a32a29" most={LIMITS.potion} />
        <Goods {...props} kind="venom" icon="poison-bottle" ink="#3b7440" most={LIMITS.venom} />
        <Lands {...props} />
      </div>
    </div>
  );
}

// A small clan leaves room: two rows with larger pieces.
function WideStores(props: Props) {
  return (
    <div className="stores wide">
      <div className="shelf">
        <Money {...props} />
        <Trophies {...props} />
        <Loot {...props} />
        <Lands {...props} />
      </div>
      <div className="shelf">
        <Traps {...props} />
        <Goods {...props} kind="defence" icon="checked-shield" ink="#3a4a5c" most={LIMITS.defence} />
        <Goods {...props} kind="potion" icon="drink-me" ink="#a32a29" most={LIMITS.potion} />
        <Goods {...props} kind="venom" icon="poison-bottle" ink="#3b7440" most={LIMITS.venom} />
      </div>
    </div>
  );
}

function Money({ clan, facts, context, isWide }: Props) {
  const isShort = clan.coins < facts.wages;
  return (
    <span className="money">
      <span data-tip="coins">
        <Coin size={isWide ? 27 : 23} />
        <b>{clan.coins}</b>
      </span>
      <small className={isShort ? 'short' : ''} data-tip="wages">
        {context.say({ key: 'table.wages', params: { coins: facts.wages } })}
      </small>
    </span>
  );
}

function Trophies({ facts, isOwn, isWide }: Props) {
  return (
    <Area id="trophies" isOwn={isOwn} className="trophies" tip="trophies">
      <Icon name="trophy" size={isWide ? 24 : 20} colour="#7a5410" />
      <b>{facts.trophyCount}</b>
    </Area>
  );
}

function Loot({ clan, isOwn, isWide }: Props) {
  return (
    <span className="own-loot">
      {clan.loot.length === 0 && (
        <span className="none" data-tip="loot">
          <Icon name="open-treasure-chest" size={isWide ? 24 : 18} colour="#8a7146" />
        </span>
      )}
      {clan.loot.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same kind may be held twice
        <Area key={`${token} ${index}`} id={`loot:${token}`} isOwn={isOwn} className="pill" tip={`lootToken:${token}`}>
          <EffectSigns effects={lootOf(token).effects} size={isWide ? 15 : 12} />
        </Area>
      ))}
    </span>
  );
}

// Kinds, each with its number: that is how they are chosen.
function Traps({ clan, facts, view, isOwn, isWide, seat }: Props) {
  const laid = view.ask?.seat === seat && isOwn ? (view.work?.tokens ?? []) : [];
  const kinds = [...new Set(clan.traps)].sort();
  const free = Math.max(0, facts.trapLimit - clan.traps.length);
  return (
    <span className="cells" data-tip="traps">
      {kinds.map((kind) => {
        const held = clan.traps.filter((trap) => trap === kind).length;
        const left = held - laid.filter((trap) => trap === kind).length;
        return (
          <Area
            key={kind}
            id={`ownTrap:${kind}`}
            isOwn={isOwn && !isHidden(kind)}
            className={`cell trap ${left === 0 ? 'spent' : ''}`}
            tip={isHidden(kind) ? 'hiddenTrap' : `trapKind:${kind}`}
          >
            {isHidden(kind) ? (
              <Icon name="wolf-trap" size={16} colour="#c8a04a" />
            ) : (
              <EffectSigns effects={trapOf(kind).effects} size={isWide ? 16 : 14} ink="#fff3da" />
            )}
            {held > 1 && <i>×{left}</i>}
          </Area>
        );
      })}
      {Array.from({ length: Math.min(free, 6) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places
        <span key={index} className="cell">
          <Icon name="wolf-trap" size={isWide ? 19 : 15} colour="#8a7146" />
        </span>
      ))}
    </span>
  );
}

interface GoodsProps extends Props {
  readonly kind: 'defence' | 'potion' | 'venom';
  readonly icon: IconName;
  readonly ink: string;
  readonly most: number;
}

function Goods({ clan, view, isOwn, isWide, seat, kind, icon, ink, most }: GoodsProps) {
  const laid = view.ask?.seat === seat && isOwn ? (view.work?.[kind] ?? 0) : 0;
  const held = clan[kind];
  const cells = Array.from({ length: Math.max(most, held) }, (_, index) =>
    index < held - laid ? 'on' : index < held ? 'spent' : '',
  );
  return (
    <Area id={`goods:${kind}`} isOwn={isOwn} className="cells" tip={kind}>
      {cells.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one kind are alike
        <span key={index} className={`cell ${state}`}>
          <Icon name={icon} size={isWide ? 20 : 16} colour={state === 'on' ? ink : '#8a7146'} />
        </span>
      ))}
    </Area>
  );
}

// Names and features while there is room for both; then the features, which one must see, and last the names.
function Lands({ clan, context, isOwn, isWide }: Props) {
  const room = isWide ? 3 : 2;
  const hasSigns = clan.lands.length <= room;
  const hasNames = clan.lands.length !== room;
  return (
    <span className="own-lands">
      {clan.lands.length === 0 && (
        <span className="none" data-tip="lands">
          <Icon name="flying-flag" size={isWide ? 22 : 17} colour="#8a7146" />
        </span>
      )}
      {clan.lands.map((land) => {
        const { affinity, feature } = landOf(land.id);
        const { colour, dark } = AFFINITY[affinity];
        return (
          <Area
            key={land.id}
            id={`land:${land.id}`}
            isOwn={isOwn}
            className={`own-land ${land.settler === '' ? 'wild' : ''} ${land.used ? 'used' : ''}`}
            tip={`land:${land.id}`}
          >
            <span style={{ background: `linear-gradient(${colour}, ${dark})` }}>
              <Icon name={AFFINITY_ICON[affinity]} size={12} colour="#fff" />
              {hasNames && <b>{context.say(`card.${land.id}.name`)}</b>}
            </span>
            {hasSigns && <EffectSigns effects={feature} size={11} />}
          </Area>
        );
      })}
    </span>
  );
}
