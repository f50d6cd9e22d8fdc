// The narrow tray of the action phase: what can be recruited next, and the deck.
import type { CardId, LeadersView } from '../../../../engine/games/leaders/view-types';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { CARD, characterBackBody, medallionBody } from '../art/card';
import { CharacterCard } from './seat-column';

export function RecruitTray({ view, context }: PartProps<LeadersView>) {
  const cards = view.display.filter((card) => card !== null);
  return (
    <section className="leaders-tray">
      <h3>{context.say('table.recruits')}</h3>
      {view.mode === 'standard' ? (
        <>
          <div className="cards">
            {cards.map((card) => (
              <span key={card} data-tip={`card:${card}`}>
                <CharacterCard card={card} tincture="none" context={context} width={95} />
              </span>
            ))}
          </div>
          <Deck count={view.deckCount} label={context.say({ key: 'table.deck', params: { count: view.deckCount } })} />
        </>
      ) : (
        <div className="medals">
          {cards.map((card) => (
            <Medal key={card} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}

export function Medal({ card }: { readonly card: CardId }) {
  const markup = painted(`leaders medal ${card} none`, () =>
    pieceOfWidth({ x: -21, y: -21, width: 42, height: 42 }, medallionBody(card, 'none', 19), 42),
  );
  return (
    <span data-tip={`card:${card}`}>
      <Markup markup={markup} />
    </span>
  );
}

function Deck({ count, label }: { readonly count: number; readonly label: string }) {
  const back = painted('leaders back', () => pieceOfWidth(CARD, characterBackBody(), 76));
  return (
    <div className="deck" data-tip="deck">
      {Array.from({ length: Math.min(3, count) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs of a pile are all alike
        <Markup key={index} className={`back back-${index}`} markup={back} />
      ))}
      <b>{label}</b>
    </div>
  );
}
