// A contract: what it costs, what one has of it, and what the own side of it pays.
import { questOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { Resources } from '../../../../engine/games/monster-lands/data/records';
import type { Clan } from '../../../../engine/games/monster-lands/types';
import { Icon } from '../../../ui/art';
import { resourceSigns } from '../signs';
import type { AdventureProps } from './adventure-words';
import { Signs } from './signs';

export function Bargain({ moment, view, context }: AdventureProps) {
  const id = moment.stake?.kind === 'quest' ? moment.stake.id : '';
  if (id === '' || moment.active === null) return null;
  const { price, left, right } = questOf(id).b;
  const clan = view.clans[moment.active.trail.seat];
  const isLeft = moment.active.key.endsWith('1');
  return (
    <section className="said bargain" data-tip={`contract:${id}`}>
      <h3>
        <Icon name="tied-scroll" size={18} colour="#f0ddae" />
        {context.say('table.bargain')}
      </h3>
      <div className="deal">
        <span>
          <small>{context.say('table.bargain.price')}</small>
          <Signs atoms={resourceSigns(price)} size={32} />
          {clan !== undefined && (
            <i>{context.say({ key: 'table.bargain.have', params: { things: stockOf(clan, price).join(' · ') } })}</i>
          )}
        </span>
        <b>→</b>
        <span>
          <small>{context.say('table.bargain.reward')}</small>
          <Signs atoms={resourceSigns(isLeft ? left : right)} size={32} />
          <i>{context.say(isLeft ? 'table.bargain.left' : 'table.bargain.right')}</i>
        </span>
      </div>
    </section>
  );
}

// How much the payer has of everything that the price names.
function stockOf(clan: Clan, price: Resources): readonly number[] {
  const stock: number[] = [];
  if (price.coins !== undefined) stock.push(clan.coins);
  if (price.potion !== undefined) stock.push(clan.potion);
  if (price.venom !== undefined) stock.push(clan.venom);
  if (price.defence !== undefined) stock.push(clan.defence);
  if (price.trap !== undefined) stock.push(clan.traps.length);
  return stock;
}
