// A puzzle's note: its grade, how it stands, and the way on: another try, or the next one when it is solved.
import { leaveTable, openTable } from '../../app/actions';
import { useAnswer } from '../../app/use-answer';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { nextPuzzle } from './next-puzzle';

export function PuzzleStrip({ shown, snapshot }: Open) {
  const { mode } = shown;
  const [puzzles] = useAnswer('puzzles.list');
  if (mode.kind !== 'puzzle') return null;
  const isOver = mode.state !== 'open' && snapshot.isSettled;
  const isSolved = isOver && mode.state === 'solved';
  const next = isSolved ? nextPuzzle(puzzles ?? [], mode.puzzle) : null;
  return (
    <section className="note-strip note-puzzle ink" data-place="bottom" data-puzzle={mode.state} aria-live="polite">
      <div className="note-head">
        <b className="sc">{t('table.puzzle.grade', { grade: mode.grade })}</b>
        <span className="note-say">{t(`table.puzzle.${mode.state}`)}</span>
        <span className="grow" />
        <div className="note-buttons">
          <Button
            look={isSolved && next === null ? 'primary' : 'quiet'}
            size="small"
            action="puzzle-list"
            onPress={() => void leaveTable({ name: 'puzzles' })}
          >
            {t('table.puzzle.list')}
          </Button>
          {isOver ? (
            <Button
              look={isSolved ? 'quiet' : 'primary'}
              size="small"
              action="puzzle-again"
              onPress={() => void openTable('match.puzzle', { puzzle: mode.puzzle })}
            >
              {t('table.puzzle.again')}
            </Button>
          ) : null}
          {next === null ? null : (
            <Button
              look="primary"
              size="small"
              icon="play-button"
              action="puzzle-next"
              autoFocus
              onPress={() => void openTable('match.puzzle', { puzzle: next.id })}
            >
              {t('table.puzzle.next')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
