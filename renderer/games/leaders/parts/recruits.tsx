// The recruits' words: beside each card of the wide tray what it does; later what the marks on the board mean.
import { SORT_BY_CARD } from '../../../../engine/games/leaders/data/characters';
import type { View } from '../../../../engine/games/leaders/view-types';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { abilityBody, jailedBody, MARK, SEAL, shieldedBody, stepBody, threatSealBody } from '../art/marks';
import { OFFER_STEP } from '../layout';

const TEAM_OF_RECRUITS = 4;
// More letters than this are set smaller.
const LONG = 75;

// When nobody will recruit any more the place explains the marks.
export function MarksLegend(props: PartProps<View>) {
  const { view } = props;
  const isOver = view.display.every((card) => card === null) || view.seats.every((seat) => seat.cards.length >= TEAM_OF_RECRUITS);
  return isOver ? <Legend {...props} /> : null;
}

export function OfferWords({ view, context }: PartProps<View>) {
  const cards = view.display.filter((card) => card !== null);
  const isBanishing = view.phase === 'banishing';
  const note = view.chosen !== null ? 'placing' : isBanishing ? 'banishNote' : 'note';
  return (
    <section className="leaders-offers">
      <header>
        <b>{context.say(isBanishing ? 'table.offer.banish' : 'table.offer')}</b>
        <span>{context.say(`table.offer.${note}`)}</span>
      </header>
      {cards.length > 3
        ? null
        : cards.map((card, index) => {
            const words = context.say(`card.${card}.text`);
            const look = `${view.chosen === card ? 'chosen' : ''} ${words.length > LONG ? 'long' : ''}`;
            return (
              <div key={card} className={`words ${look}`} style={{ top: 40 + index * OFFER_STEP }}>
                <b>{context.say(`card.${card}.name`)}</b>
                <small className={`sort-${SORT_BY_CARD[card]}`}>{context.say(`table.sort.${SORT_BY_CARD[card]}`)}</small>
                <p>{words}</p>
              </div>
            );
          })}
    </section>
  );
}

const LEGEND = [
  { name: 'step', box: MARK, body: stepBody },
  { name: 'ability', box: MARK, body: abilityBody },
  { name: 'threat', box: SEAL, body: threatSealBody },
  { name: 'jailed', box: SEAL, body: jailedBody },
  { name: 'shielded', box: SEAL, body: shieldedBody },
] as const;

function Legend({ context }: PartProps<View>) {
  return (
    <section className="leaders-legend">
      <h3>{context.say('table.legend')}</h3>
      {LEGEND.map(({ name, box, body }) => (
        <div key={name}>
          <Markup markup={painted(`leaders legend ${name}`, () => pieceOfWidth(box, body(), box === MARK ? 52 : 30))} />
          <span>{context.say(`table.legend.${name}`)}</span>
        </div>
      ))}
    </section>
  );
}
