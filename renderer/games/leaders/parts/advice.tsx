// The foot of a column: what the figure pointed at or chosen can do, or what this side did last, or what is to be done.
import { useSyncExternalStore } from 'react';
import { SORT_BY_CARD } from '../../../../engine/games/leaders/data/characters';
import { describeEvent } from '../../../../engine/games/leaders/text/phrases';
import type { FigureView, LeadersEvent, LeadersView } from '../../../../engine/games/leaders/view-types';
import type { PartProps } from '../../../table/game-table';
import { Icon } from '../../../ui/art';
import { CHARACTER_ICON } from '../art/emblems';
import { chronicle, type Deed, lastDeeds } from '../chronicle';
import { pointing } from '../pointing';
import { figuresNamed } from '../reach';

interface Props extends PartProps<LeadersView> {
  readonly seat: number;
  readonly side: 'left' | 'right';
}

const MOST_LINES = 6;

export function Advice(props: Props) {
  const { view, context, marks, seat, side } = props;
  const { id } = useSyncExternalStore(pointing.subscribe, pointing.get);
  const { lines } = useSyncExternalStore(chronicle.subscribe, chronicle.get);
  const pointed = id === null ? undefined : figuresNamed(view, id)[0];
  const chosen = view.figures.find((figure) => marks.picks[0] === `figure:${figure.id}`);
  const figure = [pointed, chosen].find((candidate) => candidate?.seat === seat);
  const asked = context.table.toMove === seat;
  const deeds = asked ? [] : lastDeeds(lines, seat);
  return (
    <div className={`leaders-advice ${side === 'left' ? 'paper' : 'dark'}`}>
      {figure ? (
        <FigureAdvice figure={figure} isChosen={figure === chosen} say={context.say} />
      ) : deeds.length > 0 ? (
        <LastTurn deeds={deeds} say={context.say} />
      ) : (
        <TeamAdvice view={view} asked={asked} say={context.say} />
      )}
      {asked && view.phase === 'acting' && <StillToAct {...props} />}
    </div>
  );
}

type Say = PartProps<LeadersView>['context']['say'];

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

function LastTurn({ deeds, say }: { readonly deeds: readonly Deed[]; readonly say: Say }) {
  return (
    <>
      <h3>{say('table.lastTurn')}</h3>
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

function iconOf(event: LeadersEvent) {
  if ('way' in event) return CHARACTER_ICON[event.way.kind];
  if ('kind' in event) return CHARACTER_ICON[event.kind];
  if ('card' in event) return CHARACTER_ICON[event.card];
  return event.type === 'leaderFell' ? 'crossed-swords' : 'hourglass';
}

function TeamAdvice({ view, asked, say }: { readonly view: LeadersView; readonly asked: boolean; readonly say: Say }) {
  const isRecruiting = asked && (view.phase === 'recruiting' || view.phase.startsWith('placing'));
  return (
    <>
      <h3>{say(isRecruiting ? 'table.recruitTitle' : 'table.team')}</h3>
      <p>{say(isRecruiting ? 'table.recruitText' : 'table.teamText')}</p>
    </>
  );
}

function StillToAct({ view, context, seat }: Props) {
  const waiting = view.figures.filter(
    (figure) =>
      figure.seat === seat && !figure.acted && figure.kind !== 'nemesis' && figure.steps.length + figure.powers.length > 0,
  );
  if (waiting.length === 0) return null;
  return (
    <div className="still">
      {context.say('table.still')}
      {waiting.map((figure) => (
        <span key={figure.id} data-tip={`figure:${figure.id}`}>
          <Icon name={CHARACTER_ICON[figure.kind]} size={22} />
        </span>
      ))}
    </div>
  );
}
