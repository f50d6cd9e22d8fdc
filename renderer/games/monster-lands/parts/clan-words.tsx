// What is said about the clan shown large: whose it is, what it owns in numbers, by how much glory prevails.
import type { View } from '../../../../engine/games/monster-lands/view-types';
import { fitted } from '../../../art/text';
import type { PartProps } from '../../../table/game-table';
import { grownOf, grownStyle, lettersOf, ownLetters } from '../../../table/letters';
import { Icon, SeatBadge } from '../../../ui/art';
import { SeatFace } from '../../../ui/face';
import { AFFINITY_ICON } from '../art/icons';
import { CLOTH, clanLayout, POOL } from '../layout-clan';
import { poolOf, tinctureOf } from '../reading';

// Over the rows of stores there is no room for larger ones.
const LARGEST_MONEY = 1.4;
const LARGEST_PREVAILING = 1.5;

export function ClanWords({ view, context, seat }: PartProps<View> & { readonly seat: number }) {
  const clan = view.clans[seat];
  const facts = view.clanViews[seat];
  if (clan === undefined || facts === undefined) return null;
  const tincture = tinctureOf(context, seat);
  const letters = lettersOf(context.settings);
  const layout = clanLayout(facts.members.length, letters);
  const pool = POOL[letters];
  const { purse, trophies, track } = layout;
  const isShort = clan.coins < facts.wages;
  const own = ownLetters(context.settings);
  const grown = (most: number) => grownStyle(context.settings, most);
  return (
    <>
      <header
        className={`ml-own ${tincture} ${letters}`}
        {...own}
        style={{ left: CLOTH.x, top: CLOTH.y, width: CLOTH.width }}
        data-tip={`clan:${seat}`}
      >
        <SeatBadge tincture={tincture} size={30} />
        {letters === 'plain' && <SeatFace seat={context.table.seats[seat]} size={28} />}
        <OwnName context={context} seat={seat} affinity={clan.affinity} />
        <Icon name={AFFINITY_ICON[clan.affinity]} size={20} colour={tincture === 'or' ? '#2a1c05' : '#ffffff'} />
      </header>
      {poolOf(clan).length === 0 && (
        <em
          className="ml-none"
          {...own}
          style={{ left: pool.x, top: pool.y, width: pool.width, height: pool.height, ...grown(1.6) }}
        >
          {context.say(clan.passed ? 'table.passed' : 'table.noDice')}
        </em>
      )}
      <p
        className={`ml-money ${layout.isWide ? 'wide' : ''}`}
        {...own}
        style={{ left: purse.x + 16, top: purse.y - 15, width: trophies.x - purse.x - 18, ...grown(LARGEST_MONEY) }}
      >
        <b data-tip="coins">{clan.coins}</b>
        <small className={isShort ? 'short' : ''} data-tip="wages">
          {context.say({ key: 'table.wages', params: { coins: facts.wages } })}
        </small>
      </p>
      {clan.trophies.length === 0 && (
        <span
          className="ml-goods"
          {...own}
          style={{ left: trophies.x + 4, top: trophies.y, ...grown(LARGEST_MONEY) }}
          data-tip="trophies"
        >
          <Icon name="trophy" size={layout.isWide ? 26 : 20} colour="#8a7146" />
          <b>{facts.trophyCount}</b>
        </span>
      )}
      <Prevailing {...{ view, context, seat, track, glory: clan.glory, reputation: facts.reputation }} />
    </>
  );
}

interface NameProps {
  readonly context: PartProps<View>['context'];
  readonly seat: number;
  readonly affinity: string;
}

// Large letters before they grow, and what the rest of the head leaves for them.
const LARGE_NAME = { name: 17, clan: 12.5, room: 108, perLetter: 0.52 } as const;

function OwnName({ context, seat, affinity }: NameProps) {
  const grown = grownOf(context.settings);
  const sized = (text: string, size: number) =>
    grown === 1 ? {} : { style: { fontSize: fitted(text, size * grown, LARGE_NAME.room, LARGE_NAME.perLetter) } };
  const name = context.seatName(seat);
  const clan = context.say({ key: 'table.clan', params: { affinity: `@affinity.${affinity}` } });
  return (
    <div>
      <b {...sized(name, LARGE_NAME.name)}>{name}</b>
      <small {...sized(clan, LARGE_NAME.clan)}>{clan}</small>
    </div>
  );
}

interface TrackProps {
  readonly context: PartProps<View>['context'];
  readonly glory: number;
  readonly reputation: number;
  readonly track: { readonly x: number; readonly y: number; readonly width: number };
}

const MARKER = 18;
const EDGE = 16;

// The words stand where the two markers leave most room, so that they never lie under one.
function Prevailing({ context, glory, reputation, track }: TrackProps) {
  const across = (value: number): number => EDGE + (Math.max(0, Math.min(30, value)) / 30) * (track.width - 2 * EDGE);
  const [low, high] = [across(Math.min(glory, reputation)), across(Math.max(glory, reputation))];
  const ends = [0, low, high, track.width];
  const gaps = [0, 1, 2].map((index) => {
    const left = (ends[index] ?? 0) + (index === 0 ? 0 : MARKER);
    return { left, width: (ends[index + 1] ?? 0) - left - (index === 2 ? 0 : MARKER) };
  });
  const { left, width } = gaps.reduce((widest, gap) => (gap.width > widest.width ? gap : widest));
  const amount = String(glory - reputation).replace('-', '−');
  const said = context.say({ key: 'table.prevailing', params: { amount } });
  const grown = grownOf(context.settings, LARGEST_PREVAILING);
  return (
    <span
      className="ml-prevailing"
      data-tip="prevailing"
      {...(grown === 1 ? {} : { 'data-own-letters': '' })}
      style={{
        ...{ left: track.x + left, top: track.y + 3, width },
        ...(grown === 1 ? {} : { fontSize: fitted(said, 14 * grown, width, 0.48) }),
      }}
    >
      {said}
    </span>
  );
}
