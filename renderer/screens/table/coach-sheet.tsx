// The coach asks before a decision that gives much away: what would be lost, shown where it lies, and what that does to the
// share of winning. The safer way has the focus; Escape leaves the choice open.
import { useEffect } from 'react';
import { type Advice, type CoachQuestion, fullName, type Phrase } from '../../../engine/protocol';
import { ask } from '../../app/actions';
import type { Box } from '../../table/game-table';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { boxOfPlan, boxOfSpot, hungBoxes } from './lit-places';
import { useCameraEdition } from './places';
import { firstName, planName } from './plan-name';
import { chooseAside } from './sheet-place';
import { SpeakerFace } from './speaker-face';
import { TeacherLight } from './teacher-light';
import './coach.css';

const WIDTH = 456;
const HEIGHT = 300;
// So much of what the letters grow by the sheet grows with them: the face and the buttons keep their size.
const GROWN = 0.75;

// Beside what is shown: at the right, at the left, above or below; the first that covers nothing of it.
function sidesFor(textScale: number): readonly [Box, ...Box[]] {
  const size = { width: WIDTH, height: Math.round(HEIGHT * (1 + (textScale - 1) * GROWN)) };
  const y = Math.min(180, 640 - size.height);
  return [
    { ...size, x: 812, y },
    { ...size, x: 12, y },
    { ...size, x: 412, y: 640 - size.height },
    { ...size, x: 412, y: 52 },
  ];
}

export function CoachSheet(open: Open) {
  const { question } = open.session;
  return question === null ? null : <Asked question={question} open={open} />;
}

interface AskedProps {
  readonly question: CoachQuestion;
  readonly open: Open;
}

function Asked({ question, open }: AskedProps) {
  const { session, context } = open;
  const { chosen, safer, reason } = question;
  useCameraEdition(session.stage.camera);
  useEscapeOf(() => session.answerCoach(null));
  const lit = litBoxes(open, question);
  const safe = boxOfPlan(open, safer);
  const sides = sidesFor(open.context.settings.textScale);
  const place = chooseAside(sides, lit, safe === null ? [] : [safe]) ?? sides[0];
  const names = { chosen: firstName(open, chosen), safer: planName(open, safer) };
  return (
    <>
      <TeacherLight boxes={lit} />
      <div className="coach-veil" />
      <section
        className="teacher-sheet coach-sheet ink"
        style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
        role="alertdialog"
        aria-labelledby="coach-title"
        aria-describedby="coach-reason"
        data-testid="coach"
      >
        <SpeakerFace id={question.coach} width={98} height={112} />
        <div className="teacher-words">
          <h3 id="coach-title" className="teacher-name">
            <b className="gg">{t('coach.sure')}</b>
            <span className="sa ink2">{t('coach.count', { asked: question.asked, most: question.most })}</span>
          </h3>
          <p id="coach-reason" className="teacher-say">
            {t(isOfSafer(reason) ? 'coach.better' : 'coach.reason', { decision: names.chosen, reason: context.say(reason) })}
          </p>
          <p className="coach-who sa ink2">{fullName(question.coach)}</p>
        </div>
        <p className="coach-shares sa">
          {t('coach.share')}
          <span>
            <b className="more">{percent(safer)}</b> {t('coach.safer')}
          </span>
          <span>
            <b className="less">{percent(chosen)}</b> {t('coach.with')}
          </span>
        </p>
        <div className="coach-buttons">
          <Button look="primary" action="coach-safe" autoFocus onPress={() => session.answerCoach(safer.key)}>
            <span className="coach-words">{names.safer}</span>
          </Button>
          <Button look="common" action="coach-sure" onPress={() => session.answerCoach(chosen.key)}>
            <span className="coach-words">{t('coach.allTheSame')}</span>
          </Button>
        </div>
        <p className="coach-foot sa">
          <button type="button" data-action="coach-again" onClick={() => session.answerCoach(null)}>
            {t('coach.again')}
          </button>
          <button type="button" data-action="coach-silent" onClick={() => void silence(open, chosen.key)}>
            {t('coach.silent')}
          </button>
        </p>
      </section>
    </>
  );
}

async function silence({ session }: Open, key: string): Promise<void> {
  await ask('match.silenceCoach', {});
  session.answerCoach(key);
}

// What speaks for the other way must not be read as said of one's own.
const isOfSafer = ({ key }: Phrase): boolean => key.endsWith('.more');

const percent = ({ share }: Advice) => t('coach.percent', { share: Math.round(share * 100) });

// What would be touched, and what would be lost where it lies.
function litBoxes(open: Open, { chosen, reason }: CoachQuestion) {
  const { session, table, shown } = open;
  const touched = session.wayTo(chosen.key).flatMap((spot) => boxOfSpot(open, spot) ?? []);
  const part = reason.key.split('.')[1] ?? '';
  const lost = table.reasonPlaces?.(part, shown.view, shown.viewer ?? 0) ?? [];
  return [...touched, ...hungBoxes(open, lost)];
}

// Before the table's own keys: they would go back a step.
function useEscapeOf(leave: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  });
}
