// The chosen game: its table, what it is, how long it takes, with whom one plays it, and who sits where.
import { Radio, RadioGroup } from 'react-aria-components';
import type { GameInfo, Level, SeatSpec } from '../../../engine/protocol';
import { portrait } from '../../art/portrait/portrait';
import { gameName, manifestOf, minutesFor } from '../../games/manifest';
import { rivalOf } from '../../games/rival';
import { t, useLanguage } from '../../text/i18n';
import { Icon, Markup, painted } from '../../ui/art';
import { Segments } from '../../ui/controls';
import { Panel } from '../../ui/panel';
import { FaceShelf } from './face-shelf';
import { FreeSeat, SeatRow } from './seat-row';
import { TablePicture } from './table-picture';
import { type TablePlan, withCount } from './table-plan';

interface MatchPanelProps {
  readonly plan: TablePlan;
  readonly info: GameInfo;
  readonly onSeats: (seats: readonly SeatSpec[]) => void;
}

export function MatchPanel({ plan, info, onSeats }: MatchPanelProps) {
  const { min, max } = info.seatRange;
  const rival = min === 1 ? rivalOf(info.id) : null;
  return (
    <Panel x={232} y={52} width={660} height={586} className={`match-panel ${rival === null ? 'without-modes' : ''}`}>
      <About info={info} seats={plan.seats.length} />
      {rival === null ? null : <Modes plan={plan} info={info} onSeats={onSeats} />}
      <SeatsHead plan={plan} info={info} onSeats={onSeats} />
      <div className="seat-rows">
        {plan.seats.map((seat, index) => (
          <SeatRow
            key={seat.tincture}
            seat={seat}
            index={index}
            seats={plan.seats}
            canLeave={index > 0 && plan.seats.length > Math.max(min, 2)}
            onSeats={onSeats}
          />
        ))}
        {plan.seats.length < max && plan.seats.length > 1 ? <FreeSeat seats={plan.seats} onSeats={onSeats} /> : null}
        {plan.seats.length === 1 && rival !== null ? <RivalRow info={info} /> : null}
        {max === 2 ? <FaceShelf seats={plan.seats} onSeats={onSeats} /> : null}
      </div>
    </Panel>
  );
}

function About({ info, seats }: { readonly info: GameInfo; readonly seats: number }) {
  const language = useLanguage();
  const { min, max } = info.seatRange;
  const { about } = manifestOf(info.id);
  return (
    <div className="match-about">
      <span className="match-picture">
        <TablePicture game={info.id} width={228} />
      </span>
      <div className="grow">
        <h2>{gameName(info.id)}</h2>
        <p>{about[language]}</p>
        <div className="match-facts sa">
          <span>
            <Icon name="hourglass" size={17} colour="#6d1a16" />
            <b>{t('newMatch.minutesFor', { minutes: minutesFor(info.id, seats) })}</b> {t('newMatch.forSeats', { count: seats })}
          </span>
          <span>
            <Icon name="three-friends" size={18} colour="#6d1a16" />
            <b>{min === max ? t('game.seats', { count: max }) : t('game.seatsRange', { min, max })}</b>
          </span>
        </div>
      </div>
    </div>
  );
}

// Alone against the game's own rival, or with others: a choice that is seen.
function Modes({ plan, info, onSeats }: MatchPanelProps) {
  const language = useLanguage();
  const rival = rivalOf(info.id);
  if (rival === null) return null;
  const face = painted(`rival ${info.id} 54`, () => portrait(rival.face, { width: 54, height: 62, ring: '#8E2420' }));
  const choose = (mode: string) => {
    if (mode === 'solo') onSeats(plan.seats.slice(0, 1));
    else if (plan.seats.length < 2) onSeats(withCount(plan.seats, 2));
  };
  return (
    <RadioGroup
      aria-label={t('newMatch.mode')}
      className="match-modes"
      orientation="horizontal"
      value={plan.seats.length === 1 ? 'solo' : 'table'}
      onChange={choose}
      data-action="mode"
    >
      <Radio value="table" className="match-mode" data-value="table">
        <Icon name="three-friends" size={44} colour="#4a2c0c" />
        <span>
          <b>{t('newMatch.table')}</b>
          <small className="sa">{t('newMatch.tableNote', { min: 2, max: info.seatRange.max })}</small>
        </span>
      </Radio>
      <Radio value="solo" className="match-mode" data-value="solo">
        <Markup markup={face} />
        <span>
          <b>{t('newMatch.solo', { name: rival.name })}</b>
          <small className="sa">{rival.about[language]}</small>
        </span>
      </Radio>
    </RadioGroup>
  );
}

// Alone one sees who sits opposite all the same.
function RivalRow({ info }: { readonly info: GameInfo }) {
  const language = useLanguage();
  const rival = rivalOf(info.id);
  if (rival === null) return null;
  return (
    <div className="rival-row">
      <Markup
        markup={painted(`rival ${info.id} 128`, () => portrait(rival.face, { width: 128, height: 161, ring: '#8E2420' }))}
      />
      <div>
        <span className="gg">{rival.name}</span>
        <ul>
          {rival.ways[language].map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const isLevel = (seat: SeatSpec): seat is SeatSpec & { readonly kind: 'ai' } => seat.kind === 'ai';

function SeatsHead({ plan, info, onSeats }: MatchPanelProps) {
  const { min, max } = info.seatRange;
  const first = Math.max(min, 2);
  const counts = Array.from({ length: max - first + 1 }, (_, index) => String(first + index));
  // How strong the last opponent of the table is.
  const level: Level | undefined = plan.seats.filter(isLevel).at(-1)?.level;
  // Of two the words are about one against one.
  const words = plan.seats.length === 2 ? 'duel' : 'strength';
  return (
    <div className="seats-head row">
      <h2>{t('newMatch.who')}</h2>
      <span className="grow" />
      {level === undefined ? null : <span className="sa seats-strength">{t(`newMatch.${words}.${level}`)}</span>}
      {counts.length < 2 || plan.seats.length === 1 ? null : (
        <Segments
          label={t('newMatch.seatCount')}
          action="seat-count"
          segments={counts.map((count) => ({ value: count, label: count }))}
          value={String(plan.seats.length)}
          onChange={(count) => onSeats(withCount(plan.seats, Number(count)))}
        />
      )}
    </div>
  );
}
