// What is said about another clan: name, glory, reputation, coins and the counts of its stores. Pointing tells more.
import type { View } from '../../../../engine/games/monster-lands/view-types';
import { fitted } from '../../../art/text';
import type { PartProps } from '../../../table/game-table';
import { grownOf, lettersOf, ownLetters } from '../../../table/letters';
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

// Beside each other there is no room for larger ones.
const LARGEST_NUMBERS = 1.4;
// What the head leaves for a name in large letters; the crown lies on it.
const NAME_ROOM = 108;
const CROWN = 27;

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

export function RivalWords({ view, context, seat }: Props) {
  const session = useSession();
  const clan = view.clans[seat];
  const facts = view.clanViews[seat];
  if (clan === undefined || facts === undefined) return null;
  const tincture = tinctureOf(context, seat);
  const letters = lettersOf(context.settings);
  const { panel, head, dice, purse } = rivalLayout(view, seat, letters);
  const isLarge = letters === 'large';
  const grown = grownOf(context.settings);
  const name = context.seatName(seat);
  const room = NAME_ROOM - (view.firstPlayer === seat ? CROWN : 0);
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
      className={`ml-rival ${tincture} ${letters}`}
      data-seat={seat}
      {...ownLetters(context.settings)}
      style={{
        ...{ left: panel.x, top: panel.y, width: panel.width, height: panel.height },
        ['--grown' as string]: grown,
        ['--numbers' as string]: grownOf(context.settings, LARGEST_NUMBERS),
      }}
    >
      <header
        style={{ height: head }}
        data-tip={`clan:${seat}`}
        onPointerEnter={() => session.hover(`clan:${seat}`)}
        onPointerLeave={() => session.hover(null)}
      >
        <SeatBadge tincture={tincture} size={20} />
        {isLarge ? null : <SeatFace seat={context.table.seats[seat]} size={19} />}
        <b {...(isLarge ? { style: { fontSize: fitted(name, 15 * grown, room, 0.54) } } : {})}>{name}</b>
        <Icon name={AFFINITY_ICON[clan.affinity]} size={17} colour={tincture === 'or' ? '#2a1c05' : '#fff'} />
      </header>
      <div className="numbers">
        <span data-tip="glory">
          <Laurel value={clan.glory} size={isLarge ? 29 : 24} />
        </span>
        <span data-tip="reputation">
          <Laurel kind="reputation" value={facts.reputation} size={isLarge ? 29 : 24} />
        </span>
        <b className="prevailing" data-tip="prevailing">
          {signed(facts.prevailing)}
        </b>
        <b className="coins" style={{ left: purse.x - panel.x + (isLarge ? 15 : 16) }} data-tip="coins">
          {clan.coins}
        </b>
      </div>
      {poolOf(clan).length === 0 && (
        <em className="ml-none" style={{ left: dice.x - panel.x, top: dice.y - panel.y, width: dice.width, height: dice.height }}>
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
