// What can still stop the hits that were just rolled, and how many lives are at stake.

import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { Icon, type IconName } from '../../../ui/art';
import { trailsAt } from '../reading';
import { Lives } from './lives';

type Stop = readonly [kind: 'ability' | 'token' | 'potion', icon: IconName, count: number];

export function Defences({ view, context }: PartProps<View>) {
  const attack = view.sceneView?.attack ?? null;
  if (attack === null || view.scene === null || view.ask === null) return null;
  const id = trailsAt(view, view.scene.place)[attack.trail]?.trail.member;
  const member = view.clanViews[view.ask.seat]?.members.find((each) => each.id === id);
  const lives = member?.wounded ? 1 : 2;
  const stops: readonly Stop[] = [
    ['ability', 'templar-shield', attack.abilities],
    ['token', 'checked-shield', attack.tokens],
    ['potion', 'drink-me', attack.potions],
  ];
  return (
    <section className="ml-panel defences" data-tip="defences">
      <h3>
        <Icon name="templar-shield" size={18} colour="#f0ddae" />
        {context.say('table.defences')}
      </h3>
      <div>
        {stops.map(([kind, icon, count]) => (
          <span key={kind} className={`stop ${kind} ${count === 0 ? 'none' : ''}`} data-tip={`stop:${kind}`}>
            <Icon name={icon} size={26} colour="#fff3da" />
            <b>{count}</b>
            <small>{context.say(`table.fate.${kind}`)}</small>
          </span>
        ))}
        <span className="stop lives" data-tip="lives">
          <em>
            <Lives left={lives} size={24} whole="#e8483c" broken="#5a4636" />
          </em>
          <small>{context.say('table.lives')}</small>
        </span>
      </div>
    </section>
  );
}
