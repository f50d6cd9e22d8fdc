// What is said about another clan: name, glory, reputation, coins and the counts of its stores. Pointing tells more.
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { useSession } from '../../../table/session-context';
import { Icon, type IconName, SeatBadge } from '../../../ui/art';
import { SeatFace } from '../../../ui/face';
import { AFFINITY_ICON } from '../art/icons';
import { rivalLayout } from '../layout';
import { poolOf, tinctureOf } from '../reading';
import { Laurel } from './signs';

interface Props extends PartProps<View> {
  readonly seat: number;
}

// More kinds of stores than these stand closer.
const MOST_LARGE = 5;

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

export function RivalWords({ view, context, seat }: Props) {
  const session = useSession();
  const clan = view.clans[seat];
  const facts = view.clanViews[seat];
  if (clan === undefined || facts === undefined) return null;
  const tincture = tinctureOf(context, seat);
  const { panel, dice } = rivalLayout(view, seat);
  const stores: readonly (readonly [IconName, number, string, string])[] = [
    ['wolf-trap', clan.traps.length, '#2a2018', 'traps'],
    ['checked-shield', clan.defence, '#3a4a5c', 'defence'],
    ['drink-me', clan.potion, '#a32a29', 'potion'],
    ['poison-bottle', clan.venom, '#3b7440', 'venom'],
    ['trophy', facts.trophyCount, '#8a6218', 'trophies'],
    ['open-treasure-chest', clan.loot.length, '#6b4a10', 'loot'],
    ['flying-flag', clan.lands.length, '#5c6b3a', 'lands'],
  ];
  const held = stores.filter(([, count]) => count > 0);
  return (
    <section
      className={`ml-rival ${tincture}`}
      data-seat={seat}
      style={{ left: panel.x, top: panel.y, width: panel.width, height: panel.height }}
    >
      <header
        data-tip={`clan:${seat}`}
        onPointerEnter={() => session.hover(`clan:${seat}`)}
        onPointerLeave={() => session.hover(null)}
      >
        <SeatBadge tincture={tincture} size={20} />
        <SeatFace seat={context.table.seats[seat]} size={19} />
        <b>{context.seatName(seat)}</b>
        <Icon name={AFFINITY_ICON[clan.affinity]} size={17} colour={tincture === 'or' ? '#2a1c05' : '#fff'} />
      </header>
      <div className="numbers">
        <span data-tip="glory">
          <Laurel value={clan.glory} size={24} />
        </span>
        <span data-tip="reputation">
          <Laurel kind="reputation" value={facts.reputation} size={24} />
        </span>
        <b className="prevailing" data-tip="prevailing">
          {signed(facts.prevailing)}
        </b>
        <b className="coins" data-tip="coins">
          {clan.coins}
        </b>
      </div>
      {poolOf(clan).length === 0 && (
        <em
          className="ml-none"
          style={{ left: dice.x - panel.x, top: dice.y - panel.y + dice.height / 2 - 8, width: dice.width }}
        >
          {context.say(clan.passed ? 'table.passed' : 'table.noDice')}
        </em>
      )}
      <div className={`goods ${held.length > MOST_LARGE ? 'many' : ''}`}>
        {held.map(([icon, count, ink, tip]) => (
          <span key={tip} data-tip={tip}>
            <Icon name={icon} size={held.length > MOST_LARGE ? 13 : 16} colour={ink} />
            <b>{count}</b>
          </span>
        ))}
      </div>
    </section>
  );
}
