// An open hint: the best ways as cards, each with its share, its doubt and one reason, and a number where it would happen.
import type { Advice } from '../../../engine/protocol';
import type { Box } from '../../table/game-table';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { doubtOf } from './hint-note';
import { boxOfDecision, spotBoxes } from './lit-places';
import { useCameraEdition } from './places';
import { placeSheet } from './sheet-place';
import { overlap, type Size } from './tip-place';
import './hint.css';

const CARD = { width: 256, height: 80 };
const GAP = 6;

export function HintCards(open: Open) {
  const { session, snapshot } = open;
  useCameraEdition(session.stage.camera);
  const best = session.hint?.best ?? [];
  if (best.length === 0 || snapshot.offered.length === 0) return null;
  const places = best.map(({ key }) => boxOfDecision(open, key));
  const there = places.flatMap((box) => box ?? []);
  const size = (count: number) => (count - 1) * GAP;
  const across = { width: CARD.width * best.length + size(best.length), height: CARD.height };
  const down = { width: CARD.width, height: CARD.height * best.length + size(best.length) };
  const spots = spotBoxes(open).map(([, box]) => box);
  const place = freeSide(across, [...there, ...spots]) ?? placeSheet([across, down], there, spots);
  return (
    <>
      {best.map((advice, index) => {
        const box = places[index];
        return box === null || box === undefined ? null : (
          <HintTag key={advice.key} advice={advice} index={index} box={box} isLed={index === session.led} />
        );
      })}
      <section
        className={`hint-cards ${place.width > place.height ? '' : 'down'}`}
        style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
        aria-label={t('hint.plans')}
        data-testid="hint-cards"
      >
        {best.map((advice, index) => (
          <HintCard key={advice.key} advice={advice} index={index} open={open} />
        ))}
      </section>
    </>
  );
}

// Below the board or above it, if nothing that matters lies there.
function freeSide(size: Size, taken: readonly Box[]): Box | undefined {
  const x = (1280 - size.width) / 2;
  return [
    { ...size, x, y: 640 - size.height },
    { ...size, x, y: 48 },
  ].find((side) => taken.every((box) => overlap(side, box) === 0));
}

const percent = ({ share }: Advice) => Math.round(share * 100);

interface HintTagProps {
  readonly advice: Advice;
  readonly index: number;
  readonly box: Box;
  readonly isLed: boolean;
}

function HintTag({ advice, index, box, isLed }: HintTagProps) {
  return (
    <span
      className={`hint-tag ${isLed ? 'led' : ''}`}
      style={{ left: Math.min(box.x + box.width, 1210), top: Math.max(60, box.y + box.height / 2) }}
      aria-hidden="true"
    >
      <i className="hint-number">{index + 1}</i>
      {t('coach.percent', { share: percent(advice) })}
    </span>
  );
}

interface HintCardProps {
  readonly advice: Advice;
  readonly index: number;
  readonly open: Open;
}

function HintCard({ advice, index, open: { session, table, snapshot, shown, context } }: HintCardProps) {
  const isLed = index === session.led;
  const offer = snapshot.offered.find(({ key }) => key === advice.key);
  const [reason] = advice.reasons;
  return (
    <div className={`hint-card ink ${isLed ? 'led' : ''}`}>
      <button type="button" data-action={`plan-${index + 1}`} aria-pressed={isLed} onClick={() => session.leadTo(index)}>
        <i className="hint-number">{index + 1}</i>
        <span className="hint-words">
          <b className="sc">{offer === undefined ? '' : context.say(table.describeDecision(offer.decision, shown.view))}</b>
          {reason === undefined ? null : <span className="sa">{context.say(reason)}</span>}
        </span>
        <span className="hint-share">
          <b>{percent(advice)}</b>
          <span className="sa">{t('hint.doubt', { doubt: doubtOf(advice) })}</span>
        </span>
      </button>
      {isLed ? (
        <Button look="primary" size="small" action="plan-do" onPress={() => void session.decide(advice.key)}>
          {t('hint.do')}
        </Button>
      ) : null}
    </div>
  );
}
