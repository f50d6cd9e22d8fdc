// The upper half of the skirmish: the Order on the left, the royal host on the right, sums between.
import type { CardView, GrunwaldView, PlayerView } from '../../../../engine/games/grunwald/view-types';
import { piece } from '../../../art/svg';
import { Markup, painted, pieceOfWidth, SeatBadge } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { BATTLEFIELD, battlefieldBody } from '../art/battle';
import { KNIGHT_CARD, knightBackBody, knightCardBody } from '../art/card';

const WIDTH = 118;

interface Props extends PartProps<GrunwaldView> {
  readonly kind: 'skirmish' | 'task';
}

export function Battle({ view, context, kind }: Props) {
  const battle = view.battle;
  const teutons = view.fields.find((field) => field.id === 'teutons')?.cards ?? [];
  const captives = view.players.flatMap((player) => (player.captive ? [player.captive.id] : []));
  const fighters = view.players.filter(
    (player) => kind === 'task' || player.hidden || player.played !== null || isOnField(view, player.seat),
  );
  const event = view.event;
  return (
    <div className="grunwald-battle">
      <Markup className="sky" markup={painted('grunwald battlefield', () => piece(BATTLEFIELD, battlefieldBody()))} />
      <h2 className="order">{kind === 'task' && event ? context.say(`event.${event.id}.name`) : context.say('table.order')}</h2>
      <h2 className="host">{context.say('table.host')}</h2>
      {kind === 'skirmish' ? (
        <>
          <div className="teutons">
            {teutons.map((card) => (
              <Duellist
                key={card.id}
                card={card}
                caption={takenBy(view, card, context.seatName)}
                dim={captives.includes(card.id)}
              />
            ))}
            {battle && (
              <ul>
                <li>
                  <b>+{battle.bonus}</b> {context.say('table.bonus')}
                </li>
                {battle.event > 0 && (
                  <li>
                    <b>+{battle.event}</b> {context.say('table.bonusEvent')}
                  </li>
                )}
              </ul>
            )}
          </div>
          {battle && (
            <div className="reckoner">
              <span>{battle.strength}</span>
              <span className={battle.won === false ? 'less' : ''}>{battle.ours ?? '?'}</span>
              {battle.won !== null && (
                <b className={battle.won ? 'won' : 'lost'}>
                  {battle.won ? context.say('table.won') : context.say({ key: 'table.lostBy', params: { debt: battle.debt } })}
                </b>
              )}
            </div>
          )}
        </>
      ) : (
        event && <p className="task">{context.say(`event.${event.id}.text`)}</p>
      )}
      <div className="fighters">
        {fighters.map((player) => (
          <figure key={player.seat}>
            <FighterCard player={player} own={view.you === player.seat} />
            <figcaption>
              <SeatBadge tincture={context.table.seats[player.seat]?.tincture ?? 'gules'} size={20} />
              <b>{context.seatName(player.seat)}</b>
              <small>{context.say(captionOf(player, context.table.toMove))}</small>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

function isOnField(view: GrunwaldView, seat: number): boolean {
  return view.fields.some((field) => field.id === 'teutons' && field.queue.some((stake) => stake.seat === seat));
}

function takenBy(view: GrunwaldView, card: CardView, nameOf: (seat: number) => string): string {
  const winner = view.players.find((player) => player.captive?.id === card.id);
  return winner ? nameOf(winner.seat) : '';
}

function captionOf(player: PlayerView, toMove: number | null) {
  if (player.captive) return { key: 'table.takes', params: { strength: player.captive.strength } };
  if (player.played) return player.played.kind === 'peasant' ? 'table.peasant' : 'table.noDuel';
  if (player.hidden) return 'table.laid';
  return toMove === player.seat ? 'table.thinks' : 'table.waitCards';
}

function FighterCard({ player, own }: { readonly player: PlayerView; readonly own: boolean }) {
  const card = player.played ?? (own ? player.hiddenCard : null);
  if (card) return <BigCard card={card} />;
  const isLaid = player.hidden;
  return (
    <Markup
      className={isLaid ? '' : 'empty'}
      markup={painted(`grunwald back ${isLaid}`, () =>
        pieceOfWidth(KNIGHT_CARD, `<g opacity="${isLaid ? 1 : 0.3}">${knightBackBody('crown')}</g>`, WIDTH),
      )}
    />
  );
}

export function BigCard({ card, width = WIDTH }: { readonly card: CardView; readonly width?: number }) {
  return (
    <Markup
      markup={painted(`grunwald big ${card.kind} ${card.strength} ${card.arms} ${width}`, () =>
        pieceOfWidth(KNIGHT_CARD, knightCardBody(card.kind, card.strength), width),
      )}
    />
  );
}

function Duellist({ card, caption, dim }: { readonly card: CardView; readonly caption: string; readonly dim: boolean }) {
  return (
    <figure className={dim ? 'taken' : ''}>
      <BigCard card={card} />
      <figcaption>
        <b>{caption}</b>
      </figcaption>
    </figure>
  );
}
