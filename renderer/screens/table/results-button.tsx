// The end of a match at the table: a short moment with the whole board in sight, then the results. The bar says how it ended.
import { useEffect } from 'react';
import { go } from '../../app/actions';
import { throwConfetti } from '../../table/confetti';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';

const LOOK_AT_THE_BOARD = 2600;
// Matches whose results have been shown: coming back to look at the board does not lead away again.
const told = new Set<string>();

export function ResultsButton({ session, snapshot, shown, context }: Open) {
  const isOver = shown.outcome !== null && snapshot.isSettled && shown.mode.kind === 'match' && shown.teaching === undefined;
  const { match, outcome, seats } = shown;
  const isJoy = outcome?.winners.some((seat) => seats[seat]?.kind === 'human') ?? false;
  const isStill = context.reducedMotion || context.settings.ownSpeed === 0;
  const { stage } = session;
  useEffect(() => {
    if (!isOver || told.has(match)) return;
    const stop = isJoy && !isStill ? throwConfetti(stage) : () => {};
    const timer = setTimeout(
      () => {
        told.add(match);
        go({ name: 'results' });
      },
      isStill ? 50 : LOOK_AT_THE_BOARD,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isOver, match, isJoy, isStill, stage]);
  if (!isOver) return null;
  return (
    <Button
      look="primary"
      action="results"
      onPress={() => {
        told.add(match);
        go({ name: 'results' });
      }}
    >
      {t('table.results')}
    </Button>
  );
}
