// Who gained what since the player last decided, as a strip at the table's lower edge. It stays until it has been read or
// somebody goes on: then it folds into a small tab, which opens it again.
import { useEffect, useState } from 'react';
import type { SeatGains } from '../../table/gains';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { Icon, Markup, SeatBadge } from '../../ui/art';
import { spotBoxes, trayBoxes } from './lit-places';
import { useCamera } from './places';
import { overlap } from './tip-place';
import './gains-strip.css';

// More are told as one number.
const MOST = 6;
// Time to read it while nobody presses anything, in ms; after that the table below it matters more.
const READ = 7000;

// Where it lies, for what it would cover.
const STRIP = { x: 232, y: 548, width: 816, height: 94 };

export function GainsStrip(open: Open) {
  const { session, snapshot, shown, context } = open;
  const { gains, isSettled } = snapshot;
  const [isFolded, setFolded] = useState(false);
  const hasGains = gains.length > 0;
  // What comes anew is shown anew, but not over what is asked nor over a tray on which something is going on.
  const asked = isSettled ? spotBoxes(open).map(([, box]) => box) : [];
  const covers = [...asked, ...trayBoxes(open)].some((box) => overlap(STRIP, box) > 0);
  useEffect(() => {
    if (covers) setFolded(true);
    else if (!isSettled) setFolded(false);
  }, [covers, isSettled]);
  useEffect(() => {
    if (!hasGains || !isSettled) return;
    const fold = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('.gains-strip, .gains-tab')) return;
      setFolded(true);
    };
    const read = setTimeout(() => setFolded(true), READ);
    document.addEventListener('pointerdown', fold, true);
    document.addEventListener('keydown', fold, true);
    return () => {
      clearTimeout(read);
      document.removeEventListener('pointerdown', fold, true);
      document.removeEventListener('keydown', fold, true);
    };
  }, [hasGains, isSettled]);
  const { camera } = session.stage;
  // The eye is near a field: what happens there is not to be covered.
  const isNear = useCamera(camera, () => camera.state.zoom > 1) && !isSettled;
  if (!hasGains || isNear) return null;
  if (isFolded)
    return (
      <button type="button" className="gains-tab sc" data-action="gains" onClick={() => setFolded(false)}>
        {t('table.gains')}
      </button>
    );
  return (
    <section className="gains-strip" aria-label={t('table.gains')}>
      <div className="gains-head">
        <b className="sc">{t('table.gains')}</b>
        {session.canRecap ? (
          <button type="button" className="gains-again sa" data-action="gains-recap" onClick={() => session.recap()}>
            <Icon name="film-spool" size={16} colour="#6b1f1a" /> {t('table.again')}
          </button>
        ) : null}
      </div>
      {gains.map((each) => (
        <SeatPart key={each.seat} {...each} tincture={shown.seats[each.seat]?.tincture ?? 'gules'} context={context} />
      ))}
    </section>
  );
}

interface SeatPartProps extends SeatGains {
  readonly tincture: Open['shown']['seats'][number]['tincture'];
  readonly context: Open['context'];
}

function SeatPart({ seat, gains, tincture, context }: SeatPartProps) {
  const told = gains.slice(0, gains.length > MOST ? MOST - 1 : MOST);
  return (
    <div className="gains-seat">
      <p className="sc">
        <SeatBadge tincture={tincture} size={18} /> {context.seatName(seat)}
      </p>
      <div className="gains-row">
        {told.map((gain) => (
          <span
            key={gain.kind}
            className={gain.count < 0 ? 'gain lost' : 'gain'}
            role="img"
            aria-label={`${context.say(gain.name)} ${signed(gain.count)}`}
          >
            <Markup markup={gain.sign} />
            <i>{Math.abs(gain.count) === 1 ? signed(gain.count).slice(0, 1) : signed(gain.count)}</i>
          </span>
        ))}
        {gains.length > told.length ? <em>+{gains.length - told.length}</em> : null}
      </div>
    </div>
  );
}

function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}
