// Small moves between ordered zones (piles, hands, displays), so that no component is lost or doubled.
import { InvariantError, invariant } from './invariant';

export function takeTop<Item>(pile: Item[]): Item {
  const top = pile.pop();
  invariant(top !== undefined, 'a pile that is not empty');
  return top;
}

export function takeFrom<Item>(zone: Item[], item: Item): Item {
  const index = zone.indexOf(item);
  if (index < 0) throw new InvariantError(`a zone that holds ${String(item)}`);
  // By hand: `splice` makes a list of what it takes out, and search takes out all the time.
  for (let next = index + 1; next < zone.length; next++) zone[next - 1] = zone[next] as Item;
  zone.pop();
  return item;
}
