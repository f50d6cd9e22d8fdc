// What is drawn on the map beside its pieces: rings around the places that can be chosen, how many steps away they are,
// and the way that a move to the place under the pointer would take.
import { Container } from 'pixi.js';
import { SPACES } from '../../../engine/games/zizka/data/board';
import { shortestPath, spaceId, spaceIndex } from '../../../engine/games/zizka/data/tables';
import type { View } from '../../../engine/games/zizka/view-types';
import { PALETTE } from '../../art/palette';
import type { Marks, TableContext } from '../../table/game-table';
import { makeLabel } from '../../table/label';
import type { BoardExtras, ExtrasTools } from '../../table/living-board';
import type { Painted, Point } from '../../table/scene';
import type { TableStage } from '../../table/stage';
import { MAP_AT, spacePoint } from './layout';
import { ringPicture, routePicture, stepsPicture } from './pictures';

const spaceOf = (spot: string): string | undefined => /^space:(.*)$/.exec(spot)?.[1];

export class ZizkaExtras implements BoardExtras<View> {
  readonly #stage: TableStage;
  // Under the tokens the light and the way, over them the numbers.
  readonly #below = new Container();
  readonly #above = new Container();
  #drawn = '';

  constructor({ stage }: ExtrasTools) {
    this.#stage = stage;
    stage.layers.glow.addChild(this.#below);
    stage.layers.air.addChild(this.#above);
  }

  show(view: View, _context: TableContext, marks: Marks): void {
    const spaces = marks.spots.flatMap(({ id }) => spaceOf(id) ?? []);
    const pointed = spaceOf(marks.hovered ?? '') ?? null;
    const hinted = spaceOf(marks.hint ?? '') ?? null;
    const from = view.seats[view.turn]?.space ?? '';
    const drawn = `${from} ${spaces.join()} ${pointed} ${hinted} ${spaces.map((space) => view.reach[space]).join()}`;
    if (drawn === this.#drawn) return;
    this.hide();
    this.#drawn = drawn;
    if (pointed !== null && view.reach[pointed] !== undefined) this.#route(from, pointed);
    for (const space of spaces) this.#mark(view, space, space === pointed || space === hinted);
    this.#stage.invalidate();
  }

  hide(): void {
    for (const layer of [this.#below, this.#above]) for (const child of layer.removeChildren()) child.destroy();
    this.#drawn = '';
  }

  destroy(): void {
    this.hide();
    this.#below.destroy();
    this.#above.destroy();
  }

  #mark(view: View, space: string, isPointed: boolean): void {
    const at = spacePoint(space);
    this.#put(this.#below, ringPicture(SPACES.find(({ id }) => id === space)?.kind ?? 'waypoint'), at);
    const steps = view.reach[space];
    if (steps === undefined) return;
    const badge = { x: at.x + 17, y: at.y - 17 };
    this.#put(this.#above, stepsPicture(isPointed), badge);
    const number = makeLabel(this.#stage, String(steps), {
      font: 'data',
      fontSize: 14,
      fontWeight: '700',
      fill: isPointed ? PALETTE.glow : PALETTE.ink,
    });
    number.position.set(badge.x, badge.y);
    this.#above.addChild(number);
  }

  #route(from: string, to: string): void {
    const path = shortestPath(spaceIndex(from), spaceIndex(to)).map(spaceId);
    for (const [index, space] of path.slice(1).entries())
      this.#put(this.#below, routePicture(path[index] ?? space, space), MAP_AT);
  }

  #put(layer: Container, { markup, width, height, anchor }: Painted, at: Point): void {
    const picture = this.#stage.pictures.picture(markup, width, height, anchor);
    picture.position.set(at.x, at.y);
    layer.addChild(picture);
  }
}
