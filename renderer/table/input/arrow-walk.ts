// Arrow keys between places: the nearest one that lies in the key's direction.
export type Direction = 'left' | 'right' | 'up' | 'down';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const VECTORS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
// How much worse a step aside is than a step ahead.
const ASIDE = 2;

export function directionOf(key: string): Direction | null {
  return DIRECTIONS[key] ?? null;
}

export function nearestInDirection<Item>(
  from: Rect,
  candidates: readonly { readonly item: Item; readonly box: Rect }[],
  direction: Direction,
): Item | null {
  const [dx, dy] = VECTORS[direction];
  let best: { item: Item; cost: number } | null = null;
  for (const { item, box } of candidates) {
    const x = box.x + box.width / 2 - (from.x + from.width / 2);
    const y = box.y + box.height / 2 - (from.y + from.height / 2);
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 1) continue;
    const cost = ahead + ASIDE * aside;
    if (best === null || cost < best.cost) best = { item, cost };
  }
  return best?.item ?? null;
}
