// The scenes over the map: skirmish and tasks, losses and feeding, the last reckoning.
import type { GrunwaldView } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../game-table';
import { Battle } from './battle';
import { CardSheet } from './card-sheet';
import { Reckoning } from './reckoning';

const SKIRMISH_EVENTS = new Set(['cardsRevealed', 'duelFought', 'battleFought', 'lossPaid', 'knightsRested']);
const RECKONING_EVENTS = new Set(['strengthCounted', 'commanderNamed', 'quartermasterNamed', 'ducatsCounted', 'matchEnded']);

export function Overlay(props: PartProps<GrunwaldView>) {
  const { view, playing } = props;
  const event = playing?.event.type ?? '';
  if (view.reckoning !== null || RECKONING_EVENTS.has(event)) {
    const rows = view.reckoning ?? playing?.after.reckoning ?? null;
    return rows === null ? null : <Reckoning {...props} rows={rows} />;
  }
  const isFight = view.phase === 'choosingFighter' || view.phase === 'choosingLoss' || SKIRMISH_EVENTS.has(event);
  const isTask = view.phase === 'choosingTask' && !isFight;
  const isFeeding = view.phase === 'dismissing';
  if (!isFight && !isTask && !isFeeding) return null;
  const shown = SKIRMISH_EVENTS.has(event) && playing ? { ...props, view: playing.after } : props;
  return (
    <div className="grunwald-scene">
      {!isFeeding && <Battle {...shown} kind={isTask ? 'task' : 'skirmish'} />}
      <CardSheet {...props} />
    </div>
  );
}
