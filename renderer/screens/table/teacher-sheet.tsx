// The teacher of a first match: a sheet with one thing to know and one question, light on what it speaks of, and at the
// end what was learned and what was left for later. It never stops the learner: whatever the rules allow can be chosen.
import { useRef, useState } from 'react';
import { fullName, type TeachingNote } from '../../../engine/protocol';
import { go, leaveTable } from '../../app/actions';
import { useGames } from '../../app/use-games';
import { gameName } from '../../games/manifest';
import type { Open } from '../../table/session-context';
import { hasGameText, t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { CoachOption } from '../coach-option';
import { boxesOf, spotBoxes } from './lit-places';
import { useCameraEdition, useLaid } from './places';
import { chooseAside, keptAside, type Lain, placeSheet } from './sheet-place';
import { SpeakerFace } from './speaker-face';
import { TeacherLight } from './teacher-light';
import { tellingRefusal } from './telling-refusal';
import './teacher.css';

const SHAPES = [
  { width: 640, height: 246 },
  { width: 368, height: 384 },
];
const FAREWELL = { x: 270, y: 84, width: 740, height: 540 };
// Stands for the farewell where a point would: laid aside it leaves the last table to be looked at.
const END = 'end';

export function TeacherSheet(open: Open) {
  const { teaching, match } = open.shown;
  if (teaching === undefined) return null;
  return <Taught key={match} teaching={teaching} open={open} />;
}

interface TaughtProps {
  readonly teaching: TeachingNote;
  readonly open: Open;
}

function Taught({ teaching, open }: TaughtProps) {
  const { session, snapshot, shown } = open;
  // The point that the learner wants to try alone, and the one whose "why not" is asked.
  const [alone, setAlone] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const lain = useRef<Lain | null>(null);
  useCameraEdition(session.stage.camera);
  useLaid(`${shown.entry} ${snapshot.isSettled}`);
  if (!snapshot.isSettled) return <Progress teaching={teaching} open={open} onOpen={null} />;
  if (shown.outcome !== null) {
    return alone === END ? (
      <Progress teaching={teaching} open={open} onOpen={() => setAlone(null)} />
    ) : (
      <Farewell teaching={teaching} open={open} onLook={() => setAlone(END)} />
    );
  }
  const { point } = teaching;
  const isSilent = point === null || snapshot.offered.length === 0;
  if (isSilent || alone === point)
    return <Progress teaching={teaching} open={open} onOpen={isSilent ? null : () => setAlone(null)} />;
  const about = boxesOf(open, teaching.about);
  const spots = spotBoxes(open).map(([, box]) => box);
  const place =
    keptAside(lain.current, point, about, spots) ??
    chooseAside(open.table.asides ?? [], about, spots) ??
    placeSheet(SHAPES, about, spots);
  lain.current = { point, place };
  const isTall = place.height > place.width / 2;
  return (
    <>
      {snapshot.choices.picks.length === 0 ? <TeacherLight boxes={about} free={spots} /> : null}
      <section
        className={`teacher-sheet ink ${isTall ? 'tall' : ''}`}
        style={{ left: place.x, top: place.y, width: place.width, maxHeight: place.height }}
        data-testid="teacher"
        data-point={point}
        aria-live="polite"
      >
        <SpeakerFace id={teaching.teacher} width={isTall ? 78 : 124} height={isTall ? 90 : 148} />
        {isTall ? <Name teaching={teaching} open={open} steps /> : null}
        <div className="teacher-words">
          {isTall ? null : <Name teaching={teaching} open={open} steps />}
          <Said teaching={teaching} open={open} point={point} asked={asked} />
        </div>
        <div className="teacher-buttons">
          <Button look="quiet" size="small" action="teacher-show" onPress={() => void session.askHint()}>
            {t('teacher.show')}
          </Button>
          <WhyNot open={open} asked={asked} onAsk={setAsked} />
          <span className="grow" />
          <Button size="small" action="teacher-alone" onPress={() => setAlone(point)}>
            {t('teacher.alone')}
          </Button>
        </div>
      </section>
    </>
  );
}

function Name({ teaching, open, steps = false }: TaughtProps & { readonly steps?: boolean }) {
  return (
    <h3 className="teacher-name">
      <b className="gg">{fullName(teaching.teacher)}</b>
      <span className="sa ink2">{t('teacher.teaches', { game: gameName(open.shown.game) })}</span>
      {steps ? <Steps teaching={teaching} open={open} /> : null}
    </h3>
  );
}

interface SaidProps extends TaughtProps {
  readonly point: string;
  // The refusal whose reason is told instead of the point.
  readonly asked: string | null;
}

function Said({ teaching, open, point, asked }: SaidProps) {
  const { context, shown } = open;
  const refusal = asked === null ? undefined : shown.request?.refusals.find((each) => each.target === asked);
  if (refusal !== undefined) return <p className="teacher-say">{context.say(refusal.reason)}</p>;
  const params = teaching.words;
  const reply = replyOf(teaching);
  const hello = shown.entry === 0 && hasGameText(shown.game, 'teach.hello') ? context.say('teach.hello') : null;
  return (
    <>
      {hello !== null ? (
        <p className="teacher-reply">{hello}</p>
      ) : reply === null ? null : (
        <p className="teacher-reply">{reply}</p>
      )}
      <p className="teacher-say">{context.say({ key: `teach.${point}.say`, params })}</p>
      <p className="teacher-ask">{context.say({ key: `teach.${point}.ask`, params })}</p>
    </>
  );
}

function replyOf({ reply, learned }: TeachingNote): string | null {
  if (reply === null) return null;
  // Not the same words every time.
  return t(`teacher.${reply ? 'hoped' : 'other'}.${(learned.length % 3) + 1}`);
}

interface WhyNotProps {
  readonly open: Open;
  readonly asked: string | null;
  onAsk(target: string | null): void;
}

// What looks possible and is not, by its name.
function WhyNot({ open, asked, onAsk }: WhyNotProps) {
  const nameOf = (target: string) => open.table.tooltip?.(target, open.shown.view)?.title;
  const refusal = tellingRefusal(open.shown.request?.refusals ?? [], (target) => nameOf(target) !== undefined);
  const name = refusal === undefined ? undefined : nameOf(refusal.target);
  if (refusal === undefined || name === undefined) return null;
  const isAsked = asked === refusal.target;
  return (
    <span onPointerEnter={() => open.session.hover(refusal.target)} onPointerLeave={() => open.session.hover(null)}>
      <Button look="quiet" size="small" action="teacher-why" onPress={() => onAsk(isAsked ? null : refusal.target)}>
        {isAsked ? t('teacher.goOn') : t('teacher.whyNot', { thing: open.context.say(name) })}
      </Button>
    </span>
  );
}

interface ProgressProps extends TaughtProps {
  // Brings the sheet back that was laid aside.
  readonly onOpen: (() => void) | null;
}

function Progress({ teaching, open, onOpen }: ProgressProps) {
  return (
    <div className="teacher-progress">
      <Steps teaching={teaching} open={open} />
      {onOpen === null ? null : (
        <Button look="common" size="small" action="teacher-open" onPress={onOpen}>
          {t('teacher.listen')}
        </Button>
      )}
    </div>
  );
}

// How much there is to learn, and what has been.
function Steps({ teaching: { learned, points }, open }: TaughtProps) {
  return (
    <span className="teacher-steps" title={learned.map((id) => titleOf(open, id)).join(' · ')}>
      <span className="sa">{t('teacher.learned', { learned: learned.length, all: points.length })}</span>
      {points.map((id, index) => (
        <i key={id} data-state={index < learned.length ? 'done' : index === learned.length ? 'now' : 'open'} />
      ))}
    </span>
  );
}

const titleOf = (open: Open, id: string): string => open.context.say(`teach.${id}.title`);

interface FarewellProps extends TaughtProps {
  onLook(): void;
}

function Farewell({ teaching, open, onLook }: FarewellProps) {
  const { learned, points } = teaching;
  const { shown, context } = open;
  const left = points.filter((id) => !learned.includes(id));
  const isCoached = useGames().some(({ id, coached }) => id === shown.game && coached);
  const isWon = shown.outcome?.winners.includes(shown.viewer ?? -1) ?? false;
  return (
    <section
      className="teacher-sheet farewell ink"
      style={{ left: FAREWELL.x, top: FAREWELL.y, width: FAREWELL.width, maxHeight: FAREWELL.height }}
      data-testid="teacher-farewell"
      role="status"
    >
      <SpeakerFace id={teaching.teacher} width={124} height={148} />
      <div className="teacher-words">
        <Name teaching={teaching} open={open} />
        <p className="teacher-ask">{t(isWon ? 'teacher.won' : 'teacher.lost')}</p>
        <h4 className="sc">{t('teacher.youLearned')}</h4>
        <ul className="teacher-list">
          {learned.map((id) => (
            <li key={id}>{titleOf(open, id)}</li>
          ))}
        </ul>
        {left.length === 0 ? null : (
          <p className="teacher-left sa">{t('teacher.notMet', { list: left.map((id) => titleOf(open, id)).join(', ') })}</p>
        )}
        <p className="teacher-left sa">{context.say('teach.left')}</p>
        {isCoached ? <CoachOption isOffered={false} /> : null}
      </div>
      <div className="teacher-buttons">
        <Button look="quiet" size="small" action="teacher-look" onPress={onLook}>
          {t('teacher.look')}
        </Button>
        <Button look="quiet" size="small" action="results" onPress={() => go({ name: 'results' })}>
          {t('table.results')}
        </Button>
        <Button look="quiet" size="small" action="learn" onPress={() => void leaveTable({ name: 'learn', game: shown.game })}>
          {t('teacher.lessons')}
        </Button>
        <span className="grow" />
        <Button
          look="primary"
          size="small"
          icon="crossed-swords"
          action="teacher-onward"
          autoFocus
          onPress={() => void leaveTable({ name: 'new-match', game: shown.game })}
        >
          {t('teacher.onward')}
        </Button>
      </div>
    </section>
  );
}
