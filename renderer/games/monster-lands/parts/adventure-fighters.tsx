// Who acts, with lives, ability and gear, and the names of those who wait, each below his figure.
import { equipmentOf, memberOf } from '../../../../engine/games/monster-lands/data/lookup';
import { SAMBOR } from '../../../../engine/games/monster-lands/types';
import type { Phrase } from '../../../../engine/protocol';
import { hatchBody } from '../../../art/badge';
import { svg } from '../../../art/svg';
import { Markup, painted, SeatBadge } from '../../../ui/art';
import { equipmentName, memberName, type PlacedTrail, tinctureOf } from '../reading';
import { laneStand, waitingStand } from '../scene-adventure-layout';
import type { Moment } from '../scene-adventure-moment';
import type { AdventureProps } from './adventure-words';
import { Lives } from './lives';
import { EffectSigns } from './signs';

type Props = AdventureProps & { readonly placed: PlacedTrail };

const WIDTH = 236;

export function Fighter({ placed, ...props }: Props) {
  const { view, context, moment } = props;
  const { trail, key } = placed;
  const tincture = tinctureOf(context, trail.seat);
  const head = painted(`ml fighter head ${tincture}`, () => svg(WIDTH, 30, hatchBody(tincture, WIDTH, 30)));
  const member = view.clanViews[trail.seat]?.members.find(({ id }) => id === trail.member);
  return (
    <section className="fighter" data-tip={tipOf(placed)}>
      <header>
        <Markup className="ground" markup={head} />
        <SeatBadge tincture={tincture} size={22} />
        <b>{nameOf(placed, context)}</b>
        <small>{context.say(fateOf(placed, moment, view))}</small>
      </header>
      {trail.seat !== SAMBOR && (
        <div>
          <p>
            <span className="hearts">
              <Lives left={member?.wounded ? 1 : 2} size={18} whole="#c22a22" broken="#7d6a4e" />
            </span>
            <EffectSigns effects={memberOf(trail.member).ability} size={18} />
            <i>{key.slice(-1)}</i>
          </p>
          <p className="words">{context.say(`card.${memberOf(trail.member).id}.text`)}</p>
          {(member?.gear ?? []).length > 0 && (
            <p>
              {(member?.gear ?? []).map((card) => (
                <span key={card} className="gear" data-tip={`gear:${card}`}>
                  <b>{context.say(equipmentName(card))}</b>
                  <EffectSigns effects={equipmentOf(card).feature} size={14} />
                </span>
              ))}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

// Nothing lies between the figure and its name.
function isBare({ trail }: PlacedTrail): boolean {
  const dice = trail.S + trail.M + trail.I.length;
  const goods = trail.defence + trail.potion + trail.venom + trail.coins;
  return dice + goods + trail.tokens.length + trail.shown.length === 0;
}

export function Captions(props: AdventureProps) {
  const { moment, view, context } = props;
  const others = moment.present.filter((placed) => placed.key !== moment.active?.key);
  return others.map((placed, index) => {
    const isLane = moment.active === null;
    const stand = isLane ? laneStand(index, others.length) : waitingStand(index, others.length);
    const isNow = isLane && moment.place > 1 && placed.key === view.sceneView?.trail;
    return (
      <p
        key={placed.key}
        className={`caption ${isLane ? 'lane' : ''} ${isNow ? 'now' : ''}`}
        style={{ left: stand.foot.x, top: isBare(placed) ? stand.goods.y + 4 : stand.dice.y + stand.dice.height + 3 }}
        data-tip={tipOf(placed)}
      >
        <b>
          {placed.key.slice(-1)} {nameOf(placed, context)}
        </b>
        <small>{context.say(fateOf(placed, moment, view))}</small>
      </p>
    );
  });
}

const tipOf = ({ trail }: PlacedTrail): string => (trail.seat === SAMBOR ? 'sambor' : `member:${trail.member}`);

const nameOf = ({ trail }: PlacedTrail, context: AdventureProps['context']): string =>
  trail.seat === SAMBOR ? 'Sambor' : context.say(memberName(trail.member));

// What became of whoever stands there, what is happening now, or that it is still to come.
function fateOf({ trail, key }: PlacedTrail, moment: Moment, view: AdventureProps['view']): Phrase {
  if (trail.deed !== '') return { key: `table.line.${trail.deed}` };
  const total = moment.place === 0 ? (view.scene?.totals[Number(key.slice(-1)) - 1] ?? -1) : -1;
  if (moment.active?.key === key) {
    if (moment.roll !== null) return { key: moment.roll.purpose === 'monster' ? 'table.line.strikes' : 'table.line.rolls' };
    return { key: moment.attack === null ? 'table.line.now' : 'table.line.attacked' };
  }
  if (total >= 0) return { key: 'table.line.total', params: { total } };
  const isPast = key < (view.sceneView?.trail ?? '');
  if (isPast && trail.fought) return { key: 'table.line.short' };
  return { key: isPast && moment.roll !== null ? 'table.line.done' : 'table.line.waits' };
}
