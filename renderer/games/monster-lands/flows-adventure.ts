// Where pieces go in the adventure, where they cannot know it themselves.
import type { Event, View } from '../../../engine/games/monster-lands/view-types';
import type { Flows } from '../../table/difference';

export function adventureFlows(event: Event, _before: View, _after: View): Flows {
  switch (event.type) {
    // Who falls does not come home.
    case 'memberFell':
      return { to: { [`figure:${event.member}`]: 'gone' } };
    case 'monsterDriven':
      return event.to === 'discard' ? { to: { [`monster:${event.monster}`]: 'gone' } } : {};
    default:
      return {};
  }
}
