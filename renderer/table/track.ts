// A marker on a track of places (points, glory, reputation): it hops over every place in between.
import { Miniature } from './miniature';
import type { Motion } from './motion';
import type { PieceOptions, Point } from './piece';
import type { TableStage } from './stage';

const QUICK = 110;
const LONGEST = 1100;

export class TrackMarker extends Miniature {
  readonly #places: readonly Point[];
  #at: number;

  constructor(stage: TableStage, options: PieceOptions, places: readonly Point[], at: number) {
    super(stage, options);
    this.#places = places;
    this.#at = at;
    this.place(at);
  }

  get at(): number {
    return this.#at;
  }

  // Places beyond the ends are the ends.
  place(at: number, offset: Point = { x: 0, y: 0 }): void {
    this.#at = at;
    const point = this.#places[Math.max(0, Math.min(this.#places.length - 1, at))];
    if (point) this.putAt({ x: point.x + offset.x, y: point.y + offset.y });
  }

  moveTo(at: number, offset: Point = { x: 0, y: 0 }): Motion {
    const step = at >= this.#at ? 1 : -1;
    const way: Point[] = [];
    for (let place = this.#at; place !== at; ) {
      place += step;
      const point = this.#places[Math.max(0, Math.min(this.#places.length - 1, place))];
      if (point) way.push({ x: point.x + offset.x, y: point.y + offset.y });
    }
    this.#at = at;
    return this.walk(way, Math.min(QUICK, LONGEST / Math.max(1, way.length)));
  }
}
