// The foot of a column: on the own side what the chosen figure can do, on the other what its team is about.
import { SORT_BY_CARD } from '../../../../engine/games/leaders/data/characters';
import type { FigureView, LeadersView } from '../../../../engine/games/leaders/view-types';
import { Icon } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { CHARACTER_ICON } from '../art/emblems';

interface Props extends PartProps<LeadersView> {
  readonly seat: number;
  readonly side: 'left' | 'right';
}

export function Advice({ view, context, marks, offered, seat, side }: Props) {
  const chosen = view.figures.find((figure) => marks.picks[0] === `figure:${figure.id}`);
  const asked = context.table.toMove === seat;
  const waiting =
    asked && view.phase === 'acting'
      ? stillToAct(
          view,
          offered.map(({ decision }) => decision),
        )
      : [];
  return (
    <div className={`leaders-advice ${side === 'left' ? 'paper' : 'dark'}`}>
      {chosen && chosen.seat === seat ? (
        <FigureAdvice figure={chosen} say={context.say} />
      ) : (
        <TeamAdvice view={view} asked={asked} say={context.say} />
      )}
      {waiting.length > 0 && (
        <div className="still">
          {context.say('table.still')}
          {waiting.map((figure) => (
            <span key={figure.id} data-tip={`figure:${figure.kind}`}>
              <Icon name={CHARACTER_ICON[figure.kind]} size={22} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

type Say = PartProps<LeadersView>['context']['say'];

function FigureAdvice({ figure, say }: { readonly figure: FigureView; readonly say: Say }) {
  return (
    <>
      <h3>
        {say(`figure.${figure.kind}.name`)} <small>{say('table.chosen')}</small>
      </h3>
      <p className="mark-step">{say('table.stepText')}</p>
      {figure.card !== null && <p className={`mark-${SORT_BY_CARD[figure.card]}`}>{say(`card.${figure.card}.text`)}</p>}
      {figure.jailed && <p className="warning">{say('table.jailed')}</p>}
    </>
  );
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

function stillToAct(view: LeadersView, decisions: readonly { readonly type: string }[]): readonly FigureView[] {
  const names = new Set(decisions.flatMap((decision) => ('figure' in decision ? [String(decision.figure)] : [])));
  return view.figures.filter((figure) => figure.seat === view.seat && names.has(figure.name));
}
