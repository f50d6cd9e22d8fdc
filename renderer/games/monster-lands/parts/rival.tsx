// Another clan in small: glory, reputation, coins, dice, members as medallions, stores. Hovering shows it in full.
import { equipmentOf, memberOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import { hatchBody } from '../../../art/badge';
import { svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Icon, type IconName, Markup, painted, SeatBadge } from '../../../ui/art';
import { AFFINITY } from '../art/affinity';
import { AFFINITY_ICON, equipmentIcon, personIcon } from '../art/icons';
import { SIDE } from '../layout';
import { memberName, poolOf, tinctureOf } from '../reading';
import { Paper } from './paper';
import { Coin, Laurel, NamedDie } from './signs';

interface Props extends PartProps<View> {
  readonly seat: number;
  // The only rival has room for names and gear.
  readonly isAlone: boolean;
  readonly onPeek: (seat: number | null) => void;
}

const FEW_MEDALS = 5;

// Up to five in one row; more stand in two rows that still fit.
const medalSize = (members: number): number => (members <= FEW_MEDALS ? 26 : 20);

export function Rival({ view, context, seat, isAlone, onPeek }: Props) {
  const clan = view.clans[seat];
  const facts = view.clanViews[seat];
  if (clan === undefined || facts === undefined) return null;
  const tincture = tinctureOf(context, seat);
  const isAsked = context.table.toMove === seat;
  const head = painted(`ml head ${tincture}`, () => svg(166, 32, hatchBody(tincture, 166, 32)));
  const dice = poolOf(clan);
  const stores: readonly (readonly [IconName, number, string, string])[] = [
    ['wolf-trap', clan.traps.length, '#2a2018', 'traps'],
    ['checked-shield', clan.defence, '#3a4a5c', 'defence'],
    ['drink-me', clan.potion, '#a32a29', 'potion'],
    ['poison-bottle', clan.venom, '#3b7440', 'venom'],
    ['trophy', facts.trophyCount, '#8a6218', 'trophies'],
  ];
  const more: readonly (readonly [IconName, number, string, string])[] = [
    ['open-treasure-chest', clan.loot.length, '#6b4a10', 'loot'],
    ['flying-flag', clan.lands.length, '#5c6b3a', 'lands'],
  ];
  return (
    <section
      className={`ml-rival ${tincture} ${isAsked ? 'asked' : ''} ${isAlone ? 'alone' : ''} ${clan.passed ? 'passed' : ''}`}
      data-seat={seat}
      onPointerEnter={() => onPeek(seat)}
      onPointerLeave={() => onPeek(null)}
    >
      <Paper width={SIDE.width} height={isAlone ? 320 : 180} />
      <header data-tip={`clan:${seat}`}>
        <Markup className="ground" markup={head} />
        <SeatBadge tincture={tincture} size={22} />
        <b>{context.seatName(seat)}</b>
        {view.firstPlayer === seat && (
          <span className="first" data-tip="firstPlayer">
            <Icon name="crown" size={13} colour="#3a2404" />
          </span>
        )}
        <em>
          <Icon name={AFFINITY_ICON[clan.affinity]} size={18} colour="#fff" />
        </em>
      </header>
      <div className="numbers">
        <span data-tip="glory">
          <Laurel value={clan.glory} size={27} />
        </span>
        <span data-tip="reputation">
          <Laurel kind="reputation" value={facts.reputation} size={27} />
        </span>
        <span className="prevails" data-tip="prevailing">
          {String(facts.prevailing).replace('-', '−')}
        </span>
        <span data-tip="coins">
          <Coin value={clan.coins} size={26} />
        </span>
      </div>
      <div className="dice" data-tip="pool">
        {dice.map((die, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one kind are alike
          <NamedDie key={index} die={die} size={dice.length > 7 ? 15 : dice.length > 5 ? 19 : 23} />
        ))}
        {dice.length === 0 && <small>{context.say(clan.passed ? 'table.passed' : 'table.noDice')}</small>}
      </div>
      <div className={isAlone ? 'list' : facts.members.length > FEW_MEDALS ? 'people many' : 'people'}>
        {facts.members.map((member) => {
          const record = memberOf(member.id);
          const { colour, dark } = record.affinity === null ? { colour: '#8a7a62', dark: '#4a3e30' } : AFFINITY[record.affinity];
          const size = isAlone ? 28 : medalSize(facts.members.length);
          const medal = (
            <span
              key={member.id}
              className={`medal ${member.wounded ? 'wounded' : ''} ${member.leader ? 'leader' : ''}`}
              style={{ width: size, height: size, background: `radial-gradient(circle at 40% 25%, ${colour}, ${dark})` }}
              data-tip={`member:${member.id}`}
            >
              <Icon name={personIcon(record.id)} size={size * 0.66} colour="#fff6e2" />
              {member.trail !== '' && <i>{member.trail.replace('quest', 'Q').replace('gate', 'G')}</i>}
            </span>
          );
          if (!isAlone) return medal;
          return (
            <p key={member.id}>
              {medal}
              {context.say(memberName(member.id))}
              <span>
                {member.gear.map((card) => (
                  <Icon key={card} name={equipmentIcon(equipmentOf(card).id)} size={17} colour="#3a2404" />
                ))}
                {member.wounded && <Icon name="broken-heart" size={15} colour="#8e2420" />}
              </span>
            </p>
          );
        })}
      </div>
      <div className="goods">
        {[...stores, ...more].map(([icon, count, ink, tip]) => (
          <span key={tip} data-tip={tip} className={count === 0 ? 'zero' : ''}>
            <Icon name={icon} size={15} colour={ink} />
            <b>{count}</b>
          </span>
        ))}
      </div>
    </section>
  );
}
