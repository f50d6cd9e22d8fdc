// Buildings that can be visited are lit, not framed: their sign shines, and the one pointed at glows.
import { Container } from 'pixi.js';
import type { View } from '../../../engine/games/monster-lands/view-types';
import { AURA_MARGIN, auraMark } from '../../table/aura';
import type { Marks, TableContext } from '../../table/game-table';
import type { BoardExtras, ExtrasTools } from '../../table/living-board';
import { buildingBox, facadeAt, isBuilding } from './layout';
import { facadeOf } from './scene-citadel';

const CANDLE = '#ffd98a';

export class LitBuildings implements BoardExtras<View> {
  readonly #stage: ExtrasTools['stage'];
  readonly #layer = new Container({ label: 'lit buildings' });
  #shown = '';

  constructor({ stage }: ExtrasTools) {
    this.#stage = stage;
    stage.layers.glow.addChildAt(this.#layer, 0);
  }

  show(view: View, context: TableContext, marks: Marks): void {
    const lit = marks.spots.flatMap(({ id }) => (id.startsWith('building:') ? [id.slice('building:'.length)] : []));
    const strong = [marks.hovered, marks.hint].flatMap((id) =>
      id?.startsWith('building:') ? [id.slice('building:'.length)] : [],
    );
    const signature = `${view.work?.subject} ${lit.join()} ${strong.join()} ${context.settings.language}`;
    if (signature === this.#shown) return;
    this.#clear();
    this.#shown = signature;
    for (const building of view.buildingViews) {
      if (!lit.includes(building.id)) continue;
      if (strong.includes(building.id)) this.#glow(building.id);
      const picture = facadeOf(building, view, context, 'lit');
      const sprite = this.#stage.pictures.picture(picture.markup, picture.width, picture.height, picture.anchor);
      const { x, y } = facadeAt(building.id);
      sprite.position.set(x, y);
      this.#layer.addChild(sprite);
    }
    this.#stage.invalidate();
  }

  #glow(id: string): void {
    if (!isBuilding(id)) return;
    const { x, y, width, height } = buildingBox(id);
    const aura = auraMark('box', width, height, CANDLE, 'far');
    for (let layer = 0; layer < 2; layer++) {
      const sprite = this.#stage.pictures.picture(aura, width + 2 * AURA_MARGIN, height + 2 * AURA_MARGIN);
      sprite.position.set(x + width / 2, y + height / 2);
      this.#layer.addChild(sprite);
    }
  }

  hide(): void {
    this.#clear();
  }

  destroy(): void {
    this.#layer.destroy({ children: true });
  }

  #clear(): void {
    this.#shown = '';
    for (const child of this.#layer.removeChildren()) child.destroy();
  }
}
