// The wide tray of recruitment and banishing: every card that can be had, with its words where there is room.
import { SORT_BY_CARD } from '../../../../engine/games/leaders/data/characters';
import type { CardId, LeadersView } from '../../../../engine/games/leaders/view-types';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { medallionBody } from '../art/card';
import { Medal } from './recruit-tray';
import { CharacterCard } from './seat-column';

export function OfferTray(props: PartProps<LeadersView>) {
  const { view, context } = props;
  const cards = view.display.filter((card) => card !== null);
  const isBanishing = view.phase === 'banishing';
  return (
    <section className={`leaders-offers ${cards.length > 3 ? 'many' : ''}`}>
      <header>
        <b>{context.say(isBanishing ? 'table.offer.banish' : 'table.offer')}</b>
        <span>{view.banished.length === 0 && context.say(isBanishing ? 'table.offer.banishNote' : 'table.offer.note')}</span>
        {view.banished.length > 0 && (
          <span className="banished">
            {context.say('table.banished')}
            {view.banished.map((card) => (
              <Medal key={card} card={card} />
            ))}
          </span>
        )}
        {view.mode === 'standard' && <i>{context.say({ key: 'table.deck', params: { count: view.deckCount } })}</i>}
      </header>
      <div className="list">
        {cards.map((card) => (
          <SpotArea key={card} id={`card:${card}`} className={`leaders-offer ${view.chosen === card ? 'chosen' : ''}`}>
            {cards.length > 3 ? (
              <span data-tip={`card:${card}`}>
                <CharacterCard
                  card={card}
                  tincture="none"
                  context={context}
                  width={80}
                  state={view.chosen === card ? 'chosen' : 'rest'}
                />
              </span>
            ) : (
              <WideOffer card={card} {...props} />
            )}
          </SpotArea>
        ))}
      </div>
    </section>
  );
}

function WideOffer({ card, view, context }: PartProps<LeadersView> & { readonly card: CardId }) {
  const tincture = view.chosen === card ? (context.table.seats[view.seat]?.tincture ?? 'gules') : 'none';
  const emblem = painted(`leaders offer ${card} ${tincture}`, () =>
    pieceOfWidth({ x: -50, y: -50, width: 100, height: 100 }, medallionBody(card, tincture, 46), 100),
  );
  return (
    <div className="wide">
      <Markup className={`emblem ${tincture}`} markup={emblem} />
      <div className="words">
        <b>{context.say(`card.${card}.name`)}</b>
        <small className={`sort-${SORT_BY_CARD[card]}`}>{context.say(`table.sort.${SORT_BY_CARD[card]}`)}</small>
        <p>{context.say(`card.${card}.text`)}</p>
      </div>
    </div>
  );
}
