// A clan in full: its dice pool, members with gear, glory track and stores. Large for the own clan, on hover for others.
import type { View } from '../../../../engine/games/monster-lands/view-types';
import { hatchBody } from '../../../art/badge';
import { svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Icon, Markup, painted, SeatBadge } from '../../../ui/art';
import { AFFINITY_ICON } from '../art/icons';
import {
  CLAN_SIZE,
  MEMBERS_ROOM,
  MEMBERS_X,
  MOST_CARDS,
  memberStep,
  poolDieSize,
  tileColumns,
  WEALTH_WIDE,
  wealthWidth,
} from '../layout';
import { poolOf, tinctureOf } from '../reading';
import { GloryTrack } from './glory-track';
import { MemberCard } from './member-card';
import { MemberTile } from './member-tile';
import { Paper } from './paper';
import { NamedDie } from './signs';
import { Stores } from './stores';

export interface ClanProps extends PartProps<View> {
  readonly seat: number;
  // Only the own clan can be played from.
  readonly isOwn: boolean;
}

export function ClanPanel(props: ClanProps) {
  const { view, context, seat, isOwn } = props;
  const clan = view.clans[seat];
  const facts = view.clanViews[seat];
  if (clan === undefined || facts === undefined) return null;
  const tincture = tinctureOf(context, seat);
  const cloth = painted(`ml cloth ${tincture}`, () => svg(176, 134, hatchBody(tincture, 176, 134)));
  const step = memberStep(facts.members.length);
  const isAsked = context.table.toMove === seat;
  const width = wealthWidth(facts.members.length);
  return (
    <section className={`ml-clan ${isOwn ? 'own' : 'peek'} ${tincture} ${isAsked ? 'asked' : ''}`}>
      <Paper width={CLAN_SIZE.width} height={CLAN_SIZE.height} />
      <div className="cloth">
        <Markup markup={cloth} />
        <header data-tip={`clan:${seat}`}>
          <SeatBadge tincture={tincture} size={32} />
          <div>
            <b>{context.seatName(seat)}</b>
            <small>{context.say({ key: 'table.clan', params: { affinity: `@affinity.${clan.affinity}` } })}</small>
          </div>
          <span className="marks">
            <Icon name={AFFINITY_ICON[clan.affinity]} size={20} colour="#ffffff" />
            {view.firstPlayer === seat && (
              <span className="first" data-tip="firstPlayer">
                <Icon name="crown" size={14} colour="#3a2404" />
              </span>
            )}
          </span>
        </header>
        <Pool {...props} dice={poolOf(clan)} />
      </div>
      {facts.members.length > MOST_CARDS ? (
        <div
          className="tiles"
          style={{ left: MEMBERS_X, width: MEMBERS_ROOM, gridTemplateColumns: tileColumns(facts.members.length) }}
        >
          {facts.members.map((member) => (
            <MemberTile key={member.id} {...props} member={member} />
          ))}
        </div>
      ) : (
        <div className="members" style={{ left: MEMBERS_X }}>
          {facts.members.map((member, index) => (
            <MemberCard key={member.id} {...props} member={member} x={index * step} />
          ))}
        </div>
      )}
      <div className={`wealth ${width >= WEALTH_WIDE ? 'wide' : ''}`} style={{ width }}>
        <GloryTrack {...props} width={width} />
        <Stores {...props} clan={clan} facts={facts} isWide={width >= WEALTH_WIDE} />
      </div>
    </section>
  );
}

function Pool({ view, context, seat, isOwn, dice }: ClanProps & { readonly dice: readonly string[] }) {
  const given = view.ask?.seat === seat && isOwn ? (view.work?.dice ?? []) : [];
  const left = [...dice];
  const used: string[] = [];
  for (const die of given) {
    const at = left.indexOf(die);
    if (at >= 0) used.push(...left.splice(at, 1));
  }
  const kinds = [...new Set(dice)];
  const size = poolDieSize(kinds.map((kind) => dice.filter((die) => die === kind).length));
  return (
    <div className="pool" data-tip="pool">
      {dice.length === 0 && <em>{context.say(view.clans[seat]?.passed ? 'table.passed' : 'table.noDice')}</em>}
      {kinds.map((kind) => {
        const free = left.filter((die) => die === kind);
        const spent = used.filter((die) => die === kind);
        const body = [
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one kind are alike
          ...free.map((die, index) => <NamedDie key={index} die={die} size={size} />),
          ...spent.map((die, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one kind are alike
            <NamedDie key={`used ${index}`} die={die} size={size} className="used" />
          )),
        ];
        return isOwn ? (
          <SpotArea key={kind} id={`pool:${kind}`} className="kind" tip={`die:${kind.charAt(0)}`}>
            {body}
          </SpotArea>
        ) : (
          <span key={kind} className="kind" data-tip={`die:${kind.charAt(0)}`}>
            {body}
          </span>
        );
      })}
    </div>
  );
}
