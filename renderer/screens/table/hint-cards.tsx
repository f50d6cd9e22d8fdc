// An open hint: the best ways as cards, each with its share, its doubt and one reason, and a number where it would happen.
import type { Advice } from '../../../engine/protocol';
import type { Box, Spot } from '../../table/game-table';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { doubtOf, plainReason } from './hint-note';
import { boxOfSpot, endOfPlan, spotBoxes } from './lit-places';
import { useCameraEdition } from './places';
import { planName } from './plan-name';
import { chooseAside } from './sheet-place';
import './hint.css';

const CARD = { width: 240, height: 100 };
const GAP = 6;
const TAG = 26;
// Wider places hold words.
const CELL = 130;

export function HintCards(open: Open) {
  const { session, snapshot } = open;
  useCameraEdition(session.stage.camera);
  const best = session.hint?.best ?? [];
  if (best.length === 0 || snapshot.offered.length === 0) return null;
  const ends = best.map((advice) => endOfPlan(open, advice));
  const places = ends.map((spot) => (spot === undefined ? null : boxOfSpot(open, spot)));
  const size = { width: CARD.width * best.length + (best.length - 1) * GAP, height: CARD.height };
  const x = (1280 - size.width) / 2;
  const sides = [
    { ...size, x, y: 642 - size.height },
    { ...size, x, y: 46 },
  ];
  const spots = spotBoxes(open).map(([, box]) => box);
  const there = places.flatMap((box) => box ?? []);
  const place = chooseAside(sides, there, spots);
  return (
    <>
      {best.map((advice, index) => {
        const box = places[index] ?? null;
        // Plans that end at the same place stand below each other.
        const below = places.slice(0, index).filter((other) => other?.x === box?.x && other?.y === box?.y).length;
        return box === null ? null : (
          <HintTag
            key={keyOf(advice)}
            {...{ advice, index, box, below, isLed: index === session.led }}
            isInside={isEmptyCell(ends[index], box)}
          />
        );
      })}
      <section className="hint-cards" style={{ left: x, top: place?.y }} aria-label={t('hint.plans')} data-testid="hint-cards">
        {best.map((advice, index) => (
          <HintCard key={keyOf(advice)} advice={advice} index={index} open={open} />
        ))}
      </section>
    </>
  );
}

// Several plans may begin with the same decision.
const keyOf = ({ steps }: Advice) => steps.map(({ key }) => key).join(' ');
const percent = ({ share }: Advice) => Math.round(share * 100);

interface HintTagProps {
  readonly advice: Advice;
  readonly index: number;
  readonly box: Box;
  readonly below: number;
  readonly isLed: boolean;
  // In the middle of its place; else at its right edge, so that what lies there is seen.
  readonly isInside: boolean;
}

// In a field of cells a number between two of them could belong to either.
function isEmptyCell(spot: Spot | undefined, box: Box): boolean {
  return spot !== undefined && spot.place !== 'part' && spot.piece === undefined && box.width < CELL;
}

function HintTag({ advice, index, box, below, isLed, isInside }: HintTagProps) {
  const x = isInside ? box.x + box.width / 2 : Math.min(box.x + box.width, 1210);
  return (
    <span
      className={`hint-tag ${isLed ? 'led' : ''} ${isInside ? 'inside' : ''}`}
      style={{ left: x, top: Math.max(60, box.y + box.height / 2 + below * TAG) }}
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

function HintCard({ advice, index, open }: HintCardProps) {
  const { session, context } = open;
  const isLed = index === session.led;
  const [named] = advice.reasons;
  const reason = named === undefined ? plainReason(session.hint?.best ?? [], index) : context.say(named);
  return (
    <div className={`hint-card ink ${isLed ? 'led' : ''}`}>
      <button type="button" data-action={`plan-${index + 1}`} aria-pressed={isLed} onClick={() => session.leadTo(index)}>
        <i className="hint-number">{index + 1}</i>
        <span className="hint-words">
          <b className="sc">{planName(open, advice)}</b>
          {reason === null ? null : <span className="sa">{reason}</span>}
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
