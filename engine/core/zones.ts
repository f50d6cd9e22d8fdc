// Small moves between ordered zones (piles, hands, displays), so that no component is lost or doubled.
import { invariant } from './invariant';

export function takeTop<Item>(pile: Item[]): Item {
  const top = pile.pop();
  invariant(top !== undefined, 'a pile that is not empty');
  return top;
}

export function takeFrom<Item>(zone: Item[], item: Item): Item {
  const index = zone.indexOf(item);
  invariant(index >= 0, `a zone that holds ${String(item)}`);
  zone.splice(index, 1);
  return item;
}
