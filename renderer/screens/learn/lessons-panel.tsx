// The lessons of a game with their seals, and the next one to take. All fit at once: many lessons stand closer.
import { Button as AriaButton } from 'react-aria-components';
import { fullName, type GameId, type LessonInfo } from '../../../engine/protocol';
import { openTable } from '../../app/actions';
import { useAnswer } from '../../app/use-answer';
import { gameText, hasGameText, t } from '../../text/i18n';
import { Seal } from '../../ui/art';
import { Button } from '../../ui/button';
import { Meter } from '../../ui/controls';
import { Panel } from '../../ui/panel';

// More than this many rows have no room for a second line below their title.
const ROOMY = 7;

export function LessonsPanel({ game, lessons: all }: { readonly game: GameId; readonly lessons: readonly LessonInfo[] }) {
  const lessons = all.filter((lesson) => lesson.game === game);
  const done = lessons.filter((lesson) => lesson.done).length;
  const next = lessons.find((lesson) => !lesson.done) ?? lessons[0];
  const open = (lesson: LessonInfo) => void openTable('match.lesson', { game, lesson: lesson.lesson });
  const roomy = lessons.length <= ROOMY;
  const size = roomy ? 50 : lessons.length > 10 ? 34 : 38;
  return (
    <Panel x={22} y={56} width={284} height={646} className="lessons-panel">
      <h2>{t('learn.lessons')}</h2>
      <div className="row gap8 lessons-progress">
        <Meter label={t('learn.lessons')} share={lessons.length === 0 ? 0 : done / lessons.length} />
        <span className="sa ink2">{t('learn.done', { done, all: lessons.length })}</span>
      </div>
      <TeacherRow game={game} />
      <div className={`lessons-list ${roomy ? 'roomy' : 'close'}`}>
        {lessons.length === 0 ? <p className="rules-none">{t('learn.noLessons')}</p> : null}
        {lessons.map((lesson, index) => {
          const state = t(lesson.done ? 'learn.again' : lesson === next ? 'learn.nextUp' : 'learn.open');
          const title = titleOf(game, lesson);
          return (
            <AriaButton
              key={lesson.lesson}
              className={`lesson list-row ${lesson === next ? 'next' : ''}`}
              data-lesson={lesson.lesson}
              aria-label={`${index + 1}. ${title}: ${state}`}
              onPress={() => open(lesson)}
            >
              {lesson.done ? (
                <Seal size={size} icon="check-mark" ink="#ffd6a8" seed={3 + index * 4} />
              ) : (
                <LessonNumber number={index + 1} size={size} isNext={lesson === next} />
              )}
              <span>
                <b className="sc">{title}</b>
                {roomy ? <small>{state}</small> : null}
              </span>
            </AriaButton>
          );
        })}
      </div>
      {next === undefined ? null : (
        <Button look="primary" icon="play-button" action="next-lesson" className="lessons-go" onPress={() => open(next)}>
          {done === 0
            ? t('learn.first')
            : done === lessons.length
              ? t('learn.oneMore')
              : t('learn.goOn', { number: lessons.indexOf(next) + 1 })}
        </Button>
      )}
    </Panel>
  );
}

// The whole match that comes before all lessons.
function TeacherRow({ game }: { readonly game: GameId }) {
  const [teachings] = useAnswer('teachings.list');
  const teaching = teachings?.find((each) => each.game === game);
  if (teaching === undefined) return null;
  const teacher = fullName(teaching.teacher);
  return (
    <AriaButton
      className={`lesson list-row teacher-row ${teaching.done ? '' : 'next'}`}
      data-lesson="teacher"
      onPress={() => void openTable('match.teach', { game })}
    >
      {teaching.done ? <Seal size={34} icon="check-mark" ink="#ffd6a8" seed={2} /> : null}
      <span>
        <b className="sc">{t('learn.teacher', { teacher })}</b>
        <small>{t('learn.teacherText')}</small>
      </span>
    </AriaButton>
  );
}

interface LessonNumberProps {
  readonly number: number;
  readonly size: number;
  readonly isNext: boolean;
}

// The number of a lesson still to be taken, in a ring that is lit for the next one.
function LessonNumber({ number, size, isNext }: LessonNumberProps) {
  return (
    <svg className="lesson-ring" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="19" fill="#fff8e6" stroke="#8a6a3a" strokeOpacity=".4" strokeWidth="6" />
      {isNext ? <circle cx="24" cy="24" r="19" fill="none" stroke="#c8a04a" strokeWidth="5" /> : null}
      <text x="24" y="31" textAnchor="middle" className="lesson-number">
        {number}
      </text>
    </svg>
  );
}

// The host gives a text key of the game, or words when the game has none.
function titleOf(game: GameId, lesson: LessonInfo): string {
  return hasGameText(game, lesson.title) ? gameText(game, lesson.title) : lesson.title;
}
