// The points of everyone on the field that is being settled, counted niche by niche, and what each rank wins.
import type { Event, FieldId, RankedStake, View } from '../../../../engine/games/grunwald/view-types';
import { at, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted } from '../../../ui/art';
import { ducatBody, helperBody, provisionBody } from '../art/pieces';
import { nichePoint } from '../layout';

// Scenes are laid out below the top strip.
const OVERLAY_TOP = 40;

type Settled = Extract<Event, { type: 'fieldSettled' }>;

// The field whose settling is being told: from its ranks until its last prize has gone out.
export function settledField(events: readonly Event[]): Settled | null {
  const settled = events.findLast((event): event is Settled => event.type === 'fieldSettled');
  const current = events.at(-1);
  if (settled === undefined || current === undefined || settled.ranks.length === 0) return null;
  return current === settled || ('source' in current && current.source === settled.field) ? settled : null;
}

interface Props {
  readonly settled: Settled;
  readonly view: View;
  readonly context: PartProps<View>['context'];
}

export function Tally({ settled, view, context }: Props) {
  const queue = view.fields.find(({ id }) => id === settled.field)?.queue ?? [];
  // Whoever placed last is not in the view yet: their niche is the next free one.
  const placeOf = (seat: number): number => {
    const place = queue.findIndex((stake) => stake.seat === seat);
    return place < 0 ? queue.length : place;
  };
  return (
    <div className="grunwald-tally">
      {settled.ranks.map((stake) => {
        const { x, y } = nichePoint(settled.field, placeOf(stake.seat), view.seats);
        const wins = winsSomething(stake, settled.field);
        return (
          <span
            key={stake.seat}
            className={wins ? 'wins' : ''}
            style={{ left: x - 25, top: y - 12 - OVERLAY_TOP, animationDelay: `${placeOf(stake.seat) * 220}ms` }}
          >
            <small>{partsOf(stake, settled.field, officerPoints(view)).join('+')}</small>
            <b>{stake.points}</b>
            <em>{wins ? <Prize stake={stake} field={settled.field} tincture={tinctureOf(context, stake.seat)} /> : '–'}</em>
          </span>
        );
      })}
    </div>
  );
}

// The Hard winter lasts as long as its card.
function officerPoints(view: View): number {
  return view.event?.id === 'winter' ? 1 : 2;
}

export function partsOf(stake: RankedStake, field: FieldId, officer: number): readonly number[] {
  if (field === 'mercenaries') return [stake.ducats];
  return [stake.officer ? officer : 0, stake.helpers, stake.ducats].filter((part) => part > 0);
}

function winsSomething(stake: RankedStake, field: FieldId): boolean {
  return stake.card !== null || stake.amount > 0 || (field === 'helpers' && stake.rank === 1);
}

function tinctureOf(context: Props['context'], seat: number) {
  return context.table.seats[seat]?.tincture ?? 'gules';
}

interface PrizeProps {
  readonly stake: RankedStake;
  readonly field: FieldId;
  readonly tincture: Parameters<typeof helperBody>[0];
}

function Prize({ stake, field, tincture }: PrizeProps) {
  if (stake.card !== null) return stake.card.strength;
  const body = field === 'helpers' ? at(9, 16, helperBody(tincture), { scale: 0.6 }) : at(9, 9, goodsBody(field));
  return (
    <>
      +{stake.amount}
      <Markup markup={painted(`grunwald tally ${field} ${tincture}`, () => svg(18, 18, body))} />
    </>
  );
}

function goodsBody(field: FieldId): string {
  return field === 'provision' ? provisionBody(8) : ducatBody(8);
}
