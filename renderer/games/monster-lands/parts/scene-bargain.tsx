// A contract: what it costs, what one has of it, and what the own side of it pays.
import { questOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { Resources } from '../../../../engine/games/monster-lands/data/records';
import type { Clan } from '../../../../engine/games/monster-lands/types';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { Icon } from '../../../ui/art';
import { resourceSigns } from '../signs';
import type { Story } from '../story';
import { Signs } from './signs';

export function Bargain({ story, view, context }: PartProps<View> & { readonly story: Story }) {
  const id = view.quests[1]?.quest ?? '';
  if (id === '') return null;
  const { price, left, right } = questOf(id).b;
  const clan = view.clans[story.seat];
  const sides = [left, right] as const;
  const own = story.trail.endsWith('2') ? 1 : 0;
  return (
    <section className="ml-panel bargain" data-tip={`contract:${id}`}>
      <h3>
        <Icon name="tied-scroll" size={18} colour="#f0ddae" />
        {context.say('table.bargain')}
      </h3>
      <div className="deal">
        <div className="side-of">
          <small>{context.say('table.bargain.price')}</small>
          <Signs atoms={resourceSigns(price)} size={44} ink="#3a2a17" />
          {clan !== undefined && (
            <i>{context.say({ key: 'table.bargain.have', params: { things: stockOf(clan, price).join(' · ') } })}</i>
          )}
        </div>
        <b>→</b>
        <div className="side-of">
          <small>{context.say('table.bargain.reward')}</small>
          <Signs atoms={resourceSigns(sides[own])} size={44} ink="#3a2a17" />
          <i>{context.say(own === 0 ? 'table.bargain.left' : 'table.bargain.right')}</i>
        </div>
      </div>
      <p className="other-side">
        {context.say(own === 0 ? 'table.bargain.onRight' : 'table.bargain.onLeft')}
        <Signs atoms={resourceSigns(sides[1 - own] ?? right)} size={18} ink="#fff3da" />
      </p>
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
