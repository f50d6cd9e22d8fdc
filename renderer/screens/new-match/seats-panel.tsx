// Who sits at the table: one row a seat, and the next free one.
import { LEVELS, type SeatSpec, TINCTURES } from '../../../engine/protocol';
import { hatchBody } from '../../art/badge';
import { svg } from '../../art/svg';
import { t } from '../../text/i18n';
import { type IconName, Markup, painted, SeatBadge } from '../../ui/art';
import { Button } from '../../ui/button';
import { Field, IconLabel, Segments, Tip } from '../../ui/controls';
import { Panel } from '../../ui/panel';
import { addSeat, type TablePlan, withCount, withKind, withLevel, withName, withTincture } from './table-plan';

export const LEVEL_ICONS: Readonly<Record<(typeof LEVELS)[number], IconName>> = {
  page: 'feather',
  squire: 'light-helm',
  knight: 'visored-helm',
  hetman: 'flanged-mace',
};

interface SeatsPanelProps {
  readonly plan: TablePlan;
  readonly range: { readonly min: number; readonly max: number };
  readonly onSeats: (seats: readonly SeatSpec[]) => void;
}

export function SeatsPanel({ plan, range, onSeats }: SeatsPanelProps) {
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, index) => String(range.min + index));
  return (
    <Panel x={266} y={56} width={602} height={578} className="seats-panel">
      <div className="seats-head row">
        <h2>{t('newMatch.who')}</h2>
        <span className="grow" />
        {counts.length < 2 ? null : (
          <Segments
            label={t('newMatch.seatCount')}
            action="seat-count"
            segments={counts.map((count) => ({ value: count, label: count }))}
            value={String(plan.seats.length)}
            onChange={(count) => onSeats(withCount(plan.seats, Number(count)))}
          />
        )}
      </div>
      {plan.seats.map((seat, index) => (
        <SeatRow
          key={seat.tincture}
          seat={seat}
          index={index}
          plan={plan}
          canLeave={plan.seats.length > range.min}
          onSeats={onSeats}
        />
      ))}
      {plan.seats.length < range.max ? <FreeSeat plan={plan} onSeats={onSeats} /> : null}
    </Panel>
  );
}

interface SeatRowProps {
  readonly seat: SeatSpec;
  readonly index: number;
  readonly plan: TablePlan;
  readonly canLeave: boolean;
  readonly onSeats: (seats: readonly SeatSpec[]) => void;
}

function SeatRow({ seat, index, plan, canLeave, onSeats }: SeatRowProps) {
  const { seats } = plan;
  const humans = seats.filter((each) => each.kind === 'human').length;
  const hatch = painted(`hatch ${seat.tincture} 70 118`, () => svg(70, 118, hatchBody(seat.tincture, 70, 118)));
  const label = t('newMatch.seatLabel', { number: index + 1 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
    <div className="seat-row" role="group" aria-label={label} data-seat={index}>
      <div className={`seat-sash ${seat.tincture}`}>
        <Markup markup={hatch} />
        <SeatBadge
          tincture={seat.tincture}
          size={56}
          {...(seat.kind === 'ai' ? { icon: LEVEL_ICONS[seat.level] } : { number: index + 1 })}
        />
        <span className="sc">{t(`tincture.${seat.tincture}`)}</span>
      </div>
      <div className="seat-fields">
        <div className="row gap8">
          <Segments
            label={label}
            action={`seat-kind-${index}`}
            segments={[
              { value: 'human', label: t('newMatch.human') },
              { value: 'ai', label: t('newMatch.ai') },
            ]}
            value={seat.kind}
            onChange={(kind) => onSeats(withKind(seats, index, kind, t('newMatch.player', { number: index + 1 })))}
          />
          <Field
            label={t('newMatch.name', { number: index + 1 })}
            value={seat.name}
            width={158}
            action={`seat-name-${index}`}
            onChange={(name) => onSeats(withName(seats, index, name))}
          />
          <span className="grow" />
          <TincturePick seat={seat} index={index} seats={seats} onSeats={onSeats} />
        </div>
        <div className="row gap8">
          {seat.kind === 'ai' ? (
            <Segments
              label={t('newMatch.level', { number: index + 1 })}
              action={`seat-level-${index}`}
              segments={LEVELS.map((level) => ({
                value: level,
                label: <IconLabel icon={LEVEL_ICONS[level]}>{t(`level.${level}`)}</IconLabel>,
              }))}
              value={seat.level}
              onChange={(level) => onSeats(withLevel(seats, index, level))}
            />
          ) : (
            <span className="sa seat-note">{t(humans > 1 ? 'newMatch.curtainNote' : 'newMatch.hereNote')}</span>
          )}
          <span className="grow" />
          {canLeave && index > 0 ? (
            <Tip text={t('newMatch.removeSeat')} side="end">
              <Button
                look="quiet"
                size="small"
                icon="cancel"
                action={`seat-remove-${index}`}
                label={t('newMatch.removeSeat')}
                onPress={() => onSeats(seats.filter((_, at) => at !== index))}
              />
            </Tip>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function TincturePick({
  seat,
  index,
  seats,
  onSeats,
}: Omit<SeatRowProps, 'plan' | 'canLeave'> & { readonly seats: readonly SeatSpec[] }) {
  return (
    <div className="tinctures">
      <Segments
        label={t('newMatch.tincture', { number: index + 1 })}
        segments={TINCTURES.map((tincture) => ({
          value: tincture,
          name: t(`tincture.${tincture}`),
          label: (
            <SeatBadge
              tincture={tincture}
              size={28}
              {...(tincture !== seat.tincture && seats.some((each) => each.tincture === tincture) ? { dim: true } : {})}
            />
          ),
        }))}
        value={seat.tincture}
        onChange={(tincture) => onSeats(withTincture(seats, index, tincture))}
      />
    </div>
  );
}

function FreeSeat({ plan, onSeats }: Pick<SeatsPanelProps, 'plan' | 'onSeats'>) {
  const next = addSeat(plan.seats);
  const tincture = next[next.length - 1]?.tincture ?? 'or';
  return (
    <div className="free-seat">
      <SeatBadge tincture={tincture} size={44} dim />
      <div>
        <div className="sc free-title">{t('newMatch.free', { number: plan.seats.length + 1 })}</div>
        <div className="ink2">{t('newMatch.freeNote')}</div>
      </div>
      <Button look="quiet" icon="meeple" action="add-seat" onPress={() => onSeats(next)}>
        {t('newMatch.addSeat')}
      </Button>
    </div>
  );
}
