// The standing figures: one picture each, kept over the whole match, drawn by state.
import { Container } from 'pixi.js';
import type { FigureView, LeadersView } from '../../../engine/games/leaders/view-types';
import type { Tincture } from '../../../engine/protocol';
import { anchorOf, piece } from '../../art/svg';
import type { Picture } from '../../table/picture';
import type { TableStage } from '../../table/stage';
import { FIGURE, figureBody } from './art/figure';
import { basePoint, depthOf } from './layout';

export type FigureState = 'rest' | 'ready' | 'chosen' | 'used' | 'ghost';

// Enlarged so that it stays crisp when it is lifted.
export class Figures {
  readonly #stage: TableStage;
  readonly #layer = new Container();
  readonly #pictures = new Map<string, Picture>();

  constructor(stage: TableStage) {
    this.#stage = stage;
    this.#layer.sortableChildren = true;
    stage.layers.pieces.addChild(this.#layer);
  }

  get(id: string): Picture | null {
    return this.#pictures.get(id) ?? null;
  }

  // Puts every figure where the view has it, in the state asked for.
  set(view: LeadersView, tinctures: readonly Tincture[], stateOf: (figure: FigureView) => FigureState): void {
    const ids = new Set(view.figures.map(({ id }) => id));
    for (const [id, picture] of this.#pictures) {
      if (ids.has(id)) continue;
      picture.destroy();
      this.#pictures.delete(id);
    }
    for (const figure of view.figures) {
      const picture = this.add(figure.id, figure.kind, tinctures[figure.seat] ?? 'gules', stateOf(figure));
      const at = basePoint(view, figure.cell);
      picture.position.set(at.x, at.y);
      picture.zIndex = depthOf(at);
      picture.alpha = 1;
      picture.scale.set(1);
      picture.rotation = 0;
    }
  }

  add(id: string, kind: FigureView['kind'], tincture: Tincture, state: FigureState): Picture {
    const markup = piece(FIGURE, figureBody(kind, tincture, state));
    const found = this.#pictures.get(id);
    if (found) {
      found.draw(markup);
      return found;
    }
    const picture = this.#stage.pictures.picture(markup, FIGURE.width, FIGURE.height, anchorOf(FIGURE));
    this.#pictures.set(id, picture);
    this.#layer.addChild(picture);
    return picture;
  }

  destroy(): void {
    for (const picture of this.#pictures.values()) picture.destroy();
    this.#pictures.clear();
    this.#layer.destroy();
  }
}
