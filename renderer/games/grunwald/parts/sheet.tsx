// Above the cards that lie on a sheet: what they are chosen for, and what each would do.
import type { GivingView, View } from '../../../../engine/games/grunwald/view-types';
import type { Phrase } from '../../../../engine/protocol';
import type { PartProps } from '../../../table/game-table';
import { grownStyle, lettersOf, ownLetters } from '../../../table/letters';
import { PEASANT, sendCaption } from '../battle-show';
import { CARD, CHOICE, TRAY } from '../layout';
import { SHEET } from '../ledger-layout';
import type { Choosing } from '../scene-seats';

interface Props {
  readonly view: View;
  readonly context: PartProps<View>['context'];
  readonly choosing: Choosing;
}

const MARGIN = 26;
// A title and two lines over the cards.
const LARGEST = 1.4;

export function Sheet({ view, context, choosing: { giving, seat } }: Props) {
  const { title, note } = wordsFor(view, giving);
  const player = view.players.find((each) => each.seat === seat);
  const letters = lettersOf(context.settings);
  const { gap, scale } = CHOICE[letters];
  const { x, width } = giving?.purpose === 'feeding' ? SHEET : TRAY;
  return (
    <div
      className={`grunwald-sheet ${letters}`}
      {...ownLetters(context.settings)}
      style={{ left: x + MARGIN, width: width - MARGIN * 2, ...grownStyle(context.settings, LARGEST) }}
    >
      <h3>{context.say(title)}</h3>
      <p>{context.say(note)}</p>
      {giving && (
        <b className={`sum ${giving.given >= giving.owed ? 'enough' : ''}`}>
          {context.say({ key: 'table.chosenSum', params: { given: giving.given, owed: giving.owed } })}
        </b>
      )}
      {giving === null && player && (
        <ul style={{ gap }}>
          {[...player.hand, PEASANT].map((card) => (
            <li key={card.id} style={{ flexBasis: CARD.width * scale }}>
              {context.say(sendCaption(card, view))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function wordsFor(view: View, giving: GivingView | null): { readonly title: Phrase; readonly note: Phrase } {
  if (giving === null) {
    const isTask = view.phase === 'choosingTask';
    return { title: { key: 'table.chooseCard' }, note: { key: isTask ? 'table.chooseTaskNote' : 'table.chooseNote' } };
  }
  const purpose = giving.purpose === 'loss' ? 'loss' : 'feed';
  const params = purpose === 'loss' ? { owed: giving.owed } : { count: giving.owed };
  return { title: { key: `table.${purpose}Title`, params }, note: { key: `table.${purpose}Note` } };
}
