// The bottom strip: whose turn it is, what is asked, the choices as buttons, undo, redo and hint, and the end far right.
import { type ReactNode, useState } from 'react';
import type { OfferedDecision, OpenRequest, TablePush } from '../../../engine/protocol';
import { ask } from '../../app/actions';
import { useStore } from '../../app/store';
import { ChoiceButton } from '../../table/choice-button';
import { advisedGuard, type Guard, guardOf } from '../../table/end-guard';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { SeatBadge } from '../../ui/art';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/dialog';
import { hintNote } from './hint-note';
import { partProps } from './part-props';
import { ResultsButton } from './results-button';

const FEW_CHOICES = 6;

export function RequestBar(open: Open) {
  const { session, table, snapshot, context } = open;
  const ends = new Set(table.endKeys(snapshot.offered));
  const rest = snapshot.choices.rest.filter(({ key }) => !ends.has(key));
  const end = snapshot.offered.filter(({ key }) => ends.has(key));
  const Custom = table.parts.Choices;
  return (
    <footer className="request-bar" data-testid="request-bar">
      <WhoAndWhat {...open} />
      <fieldset className={`bar-choices ${rest.length > FEW_CHOICES ? 'many' : ''}`} aria-label={t('table.choices')}>
        {Custom && snapshot.offered.length > 0 ? <Custom {...partProps(open)} /> : <Grouped offers={rest} open={open} />}
      </fieldset>
      {snapshot.choices.picks.length > 0 ? (
        <Button look="common" icon="return-arrow" action="unpick" onPress={() => session.unpick()}>
          {t('table.back')}
        </Button>
      ) : null}
      <Tools {...open} />
      <span className="bar-end">
        {end.map((offer, index) => (
          <EndButton key={offer.key} offer={offer} open={open} {...(index === 0 ? { action: 'end' } : {})} context={context} />
        ))}
        <ResultsButton {...open} />
      </span>
    </footer>
  );
}

function Grouped({ offers, open }: { readonly offers: readonly OfferedDecision[]; readonly open: Open }) {
  const { table, shown, context } = open;
  const nodes: ReactNode[] = [];
  let group: string | undefined;
  for (const offer of offers) {
    const own = table.choiceFace?.(offer.decision, shown.view).group;
    if (nodes.length > 0 && own !== group) nodes.push(<i key={`line ${offer.key}`} className="bar-line" />);
    group = own;
    nodes.push(<ChoiceButton key={offer.key} offer={offer} view={shown.view} context={context} />);
  }
  return nodes;
}

function WhoAndWhat(open: Open) {
  const { session, table, snapshot, shown, context } = open;
  const thinking = useStore((state) => state.thinking);
  // While something is shown the bar tells it, and who it is about: whose turn it was is no longer true.
  const told = snapshot.playing ? table.describeEvent(snapshot.playing.event, snapshot.playing.after) : null;
  // What dice come to is told when they lie still.
  const saying = told === null ? null : snapshot.playing?.isRolling ? t('table.rolling') : context.say(told);
  const teller = told !== null && snapshot.playing ? (table.eventSeat?.(snapshot.playing.event) ?? null) : null;
  const isOver = told === null && shown.outcome !== null && shown.mode.kind === 'match';
  const seat = told !== null ? teller : isOver ? winnerOf(shown) : (shown.request?.seat ?? shown.toMove);
  const tincture = seat === null ? undefined : shown.seats[seat]?.tincture;
  const note =
    snapshot.offered.length === 0 ? null : table.promptNote?.(shown.view, snapshot.choices.offered, snapshot.choices.picks);
  const hinted = session.isHintOnward && session.hint !== null ? t('hint.onward') : hintNote(session.hint?.best ?? []);
  return (
    <div className="bar-who">
      {tincture === undefined ? null : <SeatBadge tincture={tincture} size={44} />}
      <div className="bar-words" tabIndex={-1}>
        <p className={isOver ? 'bar-prompt gg' : 'bar-prompt'}>
          {saying ?? promptOf(shown, snapshot.isSettled, thinking, context)}
        </p>
        {hinted !== null || note ? <p className="bar-note sa">{hinted ?? (note ? context.say(note) : '')}</p> : null}
        {snapshot.isSettled ? null : (
          <p className="row gap12">
            <button type="button" className="bar-skip sa" data-action="skip" onClick={() => session.skip()}>
              {t('table.skip')}
            </button>
            <button
              type="button"
              className="bar-skip sa"
              data-action="pause"
              onClick={() => session.setPaused(!snapshot.isPaused)}
            >
              {snapshot.isPaused ? t('table.resume') : t('table.pause')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

// Nobody's when several share it.
function winnerOf({ outcome }: TablePush): number | null {
  return outcome?.winners.length === 1 ? (outcome.winners[0] ?? null) : null;
}

function promptOf(shown: TablePush, isSettled: boolean, thinking: number | null, context: Open['context']): string {
  if (shown.mode.kind === 'lesson' && shown.mode.finished) return t('table.lesson.finished');
  // A puzzle that is over waits for nobody.
  if (shown.mode.kind === 'puzzle' && shown.mode.state !== 'open') return t(`table.puzzle.${shown.mode.state}`);
  // Whoever would move does not: the table waits for the reader.
  if (shown.mode.kind === 'lesson' && shown.mode.reading && shown.outcome === null) return t('table.lesson.read');
  if (shown.outcome !== null) return context.say(shown.outcome.reason);
  if (shown.request !== null) return questionOf(shown, shown.request, context);
  const seat = thinking ?? shown.toMove;
  if (seat === null) return isSettled ? t('table.over') : t('table.moving');
  const name = context.seatName(seat);
  return shown.seats[seat]?.kind === 'ai' ? t('table.thinking', { name }) : t('table.toMove', { name });
}

// The badge beside it says whose question it is; only where several people play it is said by name.
function questionOf(shown: TablePush, { seat, prompt }: OpenRequest, context: Open['context']): string {
  const question = context.say(prompt);
  const isShared = shown.seats.filter((each) => each.kind === 'human').length > 1;
  return isShared ? t('table.ask', { name: context.seatName(seat), question }) : question;
}

function Tools({ session, snapshot, shown }: Open) {
  const canAct = snapshot.offered.length > 0;
  if (shown.mode.kind !== 'match' && shown.mode.kind !== 'puzzle') return null;
  return (
    <span className="bar-tools">
      <Button
        icon="anticlockwise-rotation"
        label={t('table.undo')}
        action="undo"
        disabled={!shown.canUndo}
        onPress={() => void ask('match.undo', {})}
      />
      <Button
        icon="clockwise-rotation"
        label={t('table.redo')}
        action="redo"
        disabled={!shown.canRedo}
        onPress={() => void ask('match.redo', {})}
      />
      <Button
        icon="film-spool"
        label={t('table.recap')}
        action="recap"
        disabled={!session.canRecap}
        onPress={() => session.recap()}
      />
      <Button
        icon="candle-flame"
        label={t(session.hint === null ? 'table.hint' : 'hint.away')}
        action="hint"
        disabled={!canAct}
        onPress={() => (session.putHintAway() ? undefined : void session.askHint())}
      />
    </span>
  );
}

interface EndButtonProps {
  readonly offer: OfferedDecision;
  readonly open: Open;
  readonly context: Open['context'];
  readonly action?: string;
}

function EndButton({ offer, open: { session, table, snapshot, shown }, context, action }: EndButtonProps) {
  const guarded = useStore((state) => state.settings.endTurnGuard);
  const [asked, setAsked] = useState<Guard | null>(null);
  const press = (): void => {
    const guard = guarded ? guardOf(table, shown.view, snapshot.offered, { key: offer.key, advised: session.advisedKey }) : null;
    setAsked(guard);
    if (guard === null) void session.decide(offer.key);
    else if (shown.mode.kind === 'match') void learn();
  };
  const learn = async (): Promise<void> => {
    const advised = await session.advise();
    setAsked((open) => (open === null ? null : advisedGuard(open, { key: offer.key, advised })));
  };
  const isWise = asked?.wiser === 'end';
  return (
    <>
      <ChoiceButton
        offer={offer}
        view={shown.view}
        context={context}
        weight="danger"
        onPress={press}
        {...(action ? { action } : {})}
      />
      {asked === null ? null : (
        <Confirm
          title={t('table.endGuard.title')}
          text={isWise ? t('table.endGuard.wise') : t('table.endGuard.text', { count: asked.left })}
          yes={t(isWise ? 'table.endGuard.yesWise' : 'table.endGuard.yes')}
          no={t('table.endGuard.no')}
          wiser={asked.wiser === null ? 'neither' : isWise ? 'yes' : 'no'}
          onYes={() => {
            setAsked(null);
            void session.decide(offer.key);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
