// What went wrong, in words, over whatever screen is shown; goes away by itself or by hand.

import { useEffect } from 'react';
import { t } from '../text/i18n';
import { problemInWords } from '../text/problem-in-words';
import { Button } from '../ui/button';
import { closeProblem, setPlaceAside } from './actions';
import { useStore } from './store';

const SHOWN_MILLIS = 9000;

export function ProblemToast() {
  const problem = useStore((state) => state.problem);
  const place = problem?.place;
  useEffect(() => {
    // What waits for an answer stays.
    if (problem === null || problem.place !== undefined) return;
    const timer = window.setTimeout(closeProblem, SHOWN_MILLIS);
    return () => window.clearTimeout(timer);
  }, [problem]);
  return (
    <div className="toast-place" role="status" aria-live="assertive">
      {problem === null ? null : (
        <div className="toast" data-problem={problem.code}>
          <span className="toast-text">{problemInWords(problem.code, problem.message)}</span>
          {place === undefined ? null : (
            <Button look="common" size="small" action="set-aside" onPress={() => void setPlaceAside(place)}>
              {t('common.setAside')}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            icon="cancel"
            className="bare light"
            label={t('common.close')}
            onPress={closeProblem}
          />
        </div>
      )}
    </div>
  );
}
