// Officers, helpers and stacks of ducats in the niches of the fields.
import { Container } from 'pixi.js';
import { FIELDS, type FieldId, type GrunwaldView, type StakeView } from '../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../engine/protocol';
import { anchorOf, type Box, piece } from '../../art/svg';
import type { Picture } from '../../table/picture';
import type { TableStage } from '../../table/stage';
import { ducatStackBody, HELPER, helperBody, OFFICER, officerBody, STACK } from './art/pieces';
import { nichePoint, type Point } from './layout';

const LARGE = 1.06;

export class Pieces {
  readonly #stage: TableStage;
  readonly #layer = new Container();
  // A field's pieces together, in the order of settling.
  readonly #fields = FIELDS.map(() => new Container());

  constructor(stage: TableStage) {
    this.#stage = stage;
    this.#layer.addChild(...this.#fields);
    stage.layers.pieces.addChild(this.#layer);
  }

  // Everything that stands on the fields, drawn anew: there are never more than a few dozen.
  set(view: GrunwaldView, tinctures: readonly Tincture[]): void {
    this.clear();
    for (const field of view.fields) {
      for (const [place, stake] of field.queue.entries()) {
        const at = nichePoint(field.id, place, view.seats);
        this.#stake(field.id, at, stake, tinctures[stake.seat] ?? 'gules');
      }
    }
  }

  #stake(field: FieldId, at: Point, stake: StakeView, tincture: Tincture): void {
    const helpers = Math.min(stake.helpers, 5);
    const wide = stake.officer ? 11 : 0;
    const ground = this.#fields[FIELDS.indexOf(field)] ?? this.#layer;
    if (stake.officer) this.#put(ground, OFFICER, officerBody(tincture), { x: at.x - (helpers > 0 ? 10 : 0), y: at.y }, LARGE);
    for (let index = 0; index < helpers; index++) {
      const row = index % 3;
      const x = at.x + (stake.officer ? wide : (row - (Math.min(3, helpers) - 1) / 2) * 14) + (stake.officer ? row * 6 : 0);
      this.#put(
        ground,
        HELPER,
        helperBody(tincture),
        { x, y: at.y + (index >= 3 ? 5 : 0) - (index < 3 && helpers > 3 ? 6 : 0) },
        LARGE,
      );
    }
    if (stake.ducats > 0) this.#put(ground, STACK, ducatStackBody(stake.ducats, 9), { x: at.x + 16, y: at.y }, 1);
  }

  #put(ground: Container, box: Box, body: string, at: Point, scale: number): void {
    const picture = this.picture(box, body);
    picture.position.set(at.x, at.y);
    picture.scale.set(scale);
    ground.addChild(picture);
  }

  picture(box: Box, body: string): Picture {
    return this.#stage.pictures.picture(piece(box, body), box.width, box.height, anchorOf(box));
  }

  clear(): void {
    for (const ground of this.#fields) clearGround(ground);
  }

  // While fields are settled one by one: those before this one are empty again.
  clearBefore(field: FieldId): void {
    for (const ground of this.#fields.slice(0, FIELDS.indexOf(field))) clearGround(ground);
    this.#stage.invalidate();
  }

  destroy(): void {
    this.clear();
    this.#layer.destroy({ children: true });
  }
}

function clearGround(ground: Container): void {
  for (const child of ground.removeChildren()) child.destroy();
}
