// The narrow tray of the action phase: what can be recruited next, and the deck.
import type { CardId, LeadersView } from '../../../../engine/games/leaders/view-types';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { CARD, characterBackBody, medallionBody } from '../art/card';
import { abilityBody, jailedBody, MARK, SEAL, shieldedBody, stepBody, threatSealBody } from '../art/marks';
import { CharacterCard } from './seat-column';

const TEAM_OF_RECRUITS = 4;

// When nobody will recruit any more the tray explains the marks instead.
export function RecruitTray(props: PartProps<LeadersView>) {
  const { view, context } = props;
  const cards = view.display.filter((card) => card !== null);
  const isOver = cards.length === 0 || view.seats.every((seat) => seat.cards.length >= TEAM_OF_RECRUITS);
  if (isOver) return <Legend {...props} />;
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

const LEGEND = [
  { name: 'step', box: MARK, body: stepBody },
  { name: 'ability', box: MARK, body: abilityBody },
  { name: 'threat', box: SEAL, body: threatSealBody },
  { name: 'jailed', box: SEAL, body: jailedBody },
  { name: 'shielded', box: SEAL, body: shieldedBody },
] as const;

function Legend({ context }: PartProps<LeadersView>) {
  return (
    <section className="leaders-tray leaders-legend">
      <h3>{context.say('table.legend')}</h3>
      {LEGEND.map(({ name, box, body }) => (
        <div key={name}>
          <Markup markup={painted(`leaders legend ${name}`, () => pieceOfWidth(box, body(), box === MARK ? 88 : 44))} />
          <span>{context.say(`table.legend.${name}`)}</span>
        </div>
      ))}
    </section>
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
