// The note at the side: what the figure pointed at or chosen can do, or what the other side did last, or what is to be done.
import { SORT_BY_CARD } from '../../../../engine/games/leaders/data/characters';
import { describeEvent } from '../../../../engine/games/leaders/text/phrases';
import type { Event, FigureView, View } from '../../../../engine/games/leaders/view-types';
import type { PartProps } from '../../../table/game-table';
import { usePointer, useSnapshot } from '../../../table/session-context';
import { Icon } from '../../../ui/art';
import { CHARACTER_ICON } from '../art/emblems';
import { type Deed, lastDeeds } from '../chronicle';
import { figuresNamed } from '../reach';

interface Props extends PartProps<View> {
  // The seat at the bottom.
  readonly own: number;
}

const MOST_LINES = 7;

export function Note(props: Props) {
  const { view, context, marks, own } = props;
  const id = usePointer(({ pointed }) => (pointed !== null && /^(?:figure|team):/.test(pointed) ? pointed : null));
  const { log } = useSnapshot();
  const pointed = id === null ? undefined : figuresNamed(view, id)[0];
  const chosen = view.figures.find((figure) => marks.picks[0] === `figure:${figure.id}`);
  const figure = pointed ?? chosen;
  const asked = context.table.toMove;
  const deeds = lastDeeds(log, asked === null ? 1 - own : 1 - asked);
  return (
    <aside className="leaders-note">
      {figure ? (
        <FigureAdvice figure={figure} isChosen={figure === chosen} say={context.say} />
      ) : deeds.length > 0 ? (
        <LastTurn deeds={deeds} who={context.seatName(asked === null ? 1 - own : 1 - asked)} say={context.say} />
      ) : (
        <TeamAdvice view={view} asked={asked === own} say={context.say} />
      )}
      {asked !== null && view.phase === 'acting' && <StillToAct {...props} seat={asked} />}
    </aside>
  );
}

type Say = PartProps<View>['context']['say'];

interface FigureAdviceProps {
  readonly figure: FigureView;
  readonly isChosen: boolean;
  readonly say: Say;
}

function FigureAdvice({ figure, isChosen, say }: FigureAdviceProps) {
  return (
    <>
      <h3>
        {say(`figure.${figure.kind}.name`)} {isChosen && <small>{say('table.chosen')}</small>}
      </h3>
      {figure.kind !== 'nemesis' && <p className="mark-step">{say('table.stepText')}</p>}
      {figure.card === null ? (
        <p>{say('table.leaderText')}</p>
      ) : (
        <p className={`mark-${SORT_BY_CARD[figure.card]}`}>{say(`card.${figure.card}.text`)}</p>
      )}
      {figure.jailed && <p className="warning">{say('table.jailed')}</p>}
      {figure.shielded && figure.kind !== 'protector' && <p className="shielded">{say('table.shielded')}</p>}
    </>
  );
}

interface LastTurnProps {
  readonly deeds: readonly Deed[];
  readonly who: string;
  readonly say: Say;
}

function LastTurn({ deeds, who, say }: LastTurnProps) {
  return (
    <>
      <h3>
        {say('table.lastTurn')} <small>{who}</small>
      </h3>
      <ul>
        {deeds.slice(-MOST_LINES).map(({ event, view }, index) => {
          const phrase = describeEvent(event, view);
          return phrase === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever replaced as a whole
            <li key={index}>
              <Icon name={iconOf(event)} size={19} />
              <span>{say(phrase)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function iconOf(event: Event) {
  if ('way' in event) return CHARACTER_ICON[event.way.kind];
  if ('kind' in event) return CHARACTER_ICON[event.kind];
  if ('card' in event) return CHARACTER_ICON[event.card];
  return event.type === 'leaderFell' ? 'crossed-swords' : 'hourglass';
}

function TeamAdvice({ view, asked, say }: { readonly view: View; readonly asked: boolean; readonly say: Say }) {
  const isRecruiting = asked && (view.phase === 'recruiting' || view.phase.startsWith('placing'));
  return (
    <>
      <h3>{say(isRecruiting ? 'table.recruitTitle' : 'table.team')}</h3>
      <p>{say(isRecruiting ? 'table.recruitText' : 'table.teamText')}</p>
    </>
  );
}

function StillToAct({ view, context, seat }: PartProps<View> & { readonly seat: number }) {
  const waiting = view.figures.filter(
    (figure) =>
      figure.seat === seat && !figure.acted && figure.kind !== 'nemesis' && figure.steps.length + figure.powers.length > 0,
  );
  if (waiting.length === 0) return null;
  return (
    <div className={`still ${context.table.seats[seat]?.tincture ?? 'gules'}`}>
      {context.say('table.still')}
      {waiting.map((figure) => (
        <span key={figure.id} data-tip={`figure:${figure.id}`}>
          <Icon name={CHARACTER_ICON[figure.kind]} size={20} />
        </span>
      ))}
    </div>
  );
}
