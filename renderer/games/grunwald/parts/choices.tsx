// The buttons of the request bar: pieces in the seat's own colour, ducats as a row of coins, all else as it comes.
import { known } from '../../../../engine/core/invariant';
import type { GrunwaldDecision } from '../../../../engine/games/grunwald/types';
import type { GrunwaldView } from '../../../../engine/games/grunwald/view-types';
import type { OfferedDecision } from '../../../../engine/protocol';
import { ChoiceButton } from '../../../screens/table/choice-button';
import type { PartProps } from '../../game-table';
import { isOnTable } from '../choosing';
import { coinFace, ENDINGS, faceOf } from '../faces';

const FEW = 8;

export function Choices({ view, context, offered }: PartProps<GrunwaldView>) {
  const buttons = offered.filter(({ decision }) => !ENDINGS.has(decision.type) && !isOnTable(decision.type));
  const coins = buttons.filter(({ decision }) => decision.type === 'stake' || decision.type === 'bid');
  const others = buttons.filter((offer) => !coins.includes(offer));
  const tincture = context.table.seats[context.table.toMove ?? 0]?.tincture ?? 'gules';
  return (
    <>
      {coins.length > 0 && (
        <div className={`grunwald-coins ${coins.length > FEW ? 'many' : ''}`}>
          {coins.map((offer) => (
            <span key={offer.key} data-tip={`coins:${amountOf(offer)}`}>
              <ChoiceButton offer={offer} view={view} context={context} face={coinFace(amountOf(offer))} />
            </span>
          ))}
        </div>
      )}
      {others.map((offer) => (
        <ChoiceButton
          key={offer.key}
          offer={offer}
          view={view}
          context={context}
          face={faceOf(offer.decision as GrunwaldDecision, view, tincture)}
        />
      ))}
    </>
  );
}

function amountOf({ key, decision }: OfferedDecision): number {
  return known('ducats' in decision && typeof decision.ducats === 'number' ? decision.ducats : undefined, key);
}
