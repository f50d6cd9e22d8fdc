// The whole cast on one sheet: every character's miniature in its team's colour, name, kind and ability.
import { SORT_BY_CARD } from '../../../../engine/games/leaders/data/characters';
import type { CardId, View } from '../../../../engine/games/leaders/view-types';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { Dialog } from '../../../ui/dialog';
import { kindMarkBody } from '../art/card';
import { FIGURE, figureBody } from '../art/figure';

const CARDS = Object.keys(SORT_BY_CARD) as CardId[];
const MARK = { x: -10, y: -10, width: 20, height: 20 };

export function Cast({ view, context, onClose }: PartProps<View> & { readonly onClose: () => void }) {
  return (
    <Dialog title={context.say('table.cast')} width={1216} height={640} onClose={onClose}>
      <div className="leaders-cast" data-testid="cast">
        <Leaders context={context} />
        {CARDS.map((card) => (
          <Character key={card} card={card} view={view} context={context} />
        ))}
      </div>
    </Dialog>
  );
}

type Tincture = Parameters<typeof figureBody>[1];

function Miniature({ kind, tincture }: { readonly kind: Parameters<typeof figureBody>[0]; readonly tincture: Tincture }) {
  const markup = painted(`leaders cast ${kind} ${tincture}`, () => pieceOfWidth(FIGURE, figureBody(kind, tincture), 80));
  return <Markup markup={markup} />;
}

function Leaders({ context }: Pick<PartProps<View>, 'context'>) {
  const [first, second] = context.table.seats;
  return (
    <article className="leader">
      <div className="figures">
        <Miniature kind="king" tincture={first?.tincture ?? 'gules'} />
        <Miniature kind="queen" tincture={second?.tincture ?? 'azure'} />
      </div>
      <div>
        <h3>{context.say('table.cast.leaders')}</h3>
        <p>{context.say('table.leaderText')}</p>
      </div>
    </article>
  );
}

interface CharacterProps extends Pick<PartProps<View>, 'view' | 'context'> {
  readonly card: CardId;
}

function Character({ card, view, context }: CharacterProps) {
  const sort = SORT_BY_CARD[card];
  const seat = view.seats.findIndex((each) => each.cards.includes(card));
  const tincture = context.table.seats[seat]?.tincture ?? 'or';
  const mark = painted(`leaders cast ${sort}`, () => pieceOfWidth(MARK, kindMarkBody(sort, 7), 20));
  return (
    <article>
      <div className={`figures ${card === 'hermitAndCub' ? 'pair' : ''}`}>
        {card === 'hermitAndCub' ? (
          <>
            <Miniature kind="hermit" tincture={tincture} />
            <Miniature kind="cub" tincture={tincture} />
          </>
        ) : (
          <Miniature kind={card} tincture={tincture} />
        )}
      </div>
      <div>
        <h3>{context.say(`card.${card}.name`)}</h3>
        <small>
          <Markup markup={mark} />
          {context.say(`table.kind.${sort}`)}
        </small>
        <p>{context.say(`card.${card}.text`)}</p>
      </div>
    </article>
  );
}
