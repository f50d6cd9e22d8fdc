// The buttons of the request bar: pieces in the seat's own colour, ducats as a row of coins, all else as it comes.
import { known } from '../../../../engine/core/invariant';
import type { Decision } from '../../../../engine/games/grunwald/types';
import type { View } from '../../../../engine/games/grunwald/view-types';
import type { OfferedDecision } from '../../../../engine/protocol';
import { ChoiceButton } from '../../../table/choice-button';
import type { PartProps } from '../../../table/game-table';
import { Icon } from '../../../ui/art';
import { isOnTable } from '../choosing';
import { coinFace, ENDINGS, faceOf } from '../faces';

const FEW = 8;
// More buttons than this leave no room for the words of every one.
const FEW_PIECES = 3;

export function Choices({ view, context, offered }: PartProps<View>) {
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
      {others.map((offer) => {
        const decision = offer.decision as Decision;
        const isBrief = others.length > FEW_PIECES && decision.type === 'take' && decision.pieces === 'helpers';
        const face = faceOf(decision, view, tincture);
        const button = (
          <ChoiceButton
            key={offer.key}
            offer={offer}
            view={view}
            context={context}
            face={isBrief ? { ...face, label: { key: 'table.coins', params: { amount: decision.count } } } : face}
          />
        );
        return isBrief ? (
          <span key={offer.key} className="grunwald-brief" data-tip={`pieces:${decision.count}`}>
            {button}
          </span>
        ) : (
          button
        );
      })}
      <Refused context={context} />
    </>
  );
}

// What one would buy with more ducats.
function Refused({ context }: Pick<PartProps<View>, 'context'>) {
  const refused = (context.table.request?.refusals ?? []).filter(({ target }) => /^buy:\d$/.test(target));
  return refused.map(({ target, reason }) => (
    <span key={target} className="grunwald-refused" data-refused={target}>
      <Icon name="padlock" size={14} colour="#8d7f6c" />
      {context.say(reason)}
    </span>
  ));
}

function amountOf({ key, decision }: OfferedDecision): number {
  return known('ducats' in decision && typeof decision.ducats === 'number' ? decision.ducats : undefined, key);
}
