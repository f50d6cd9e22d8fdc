// A figure that is only imagined: where a recruit or the chosen figure would stand.
import { Container } from 'pixi.js';
import type { FigureKind, View } from '../../../engine/games/leaders/view-types';
import type { Tincture } from '../../../engine/protocol';
import type { Painted } from '../../table/scene';
import type { TableStage } from '../../table/stage';
import { basePoint, cellSeen, figureScale } from './layout';
import { figureLook } from './pictures';

export class Ghost {
  readonly #stage: TableStage;
  #figure: Container | null = null;
  #drawn = '';

  constructor(stage: TableStage) {
    this.#stage = stage;
  }

  show(view: View, cell: number, bottom: number, kind: FigureKind, tincture: Tincture): void {
    const drawn = `${cell} ${bottom} ${kind} ${tincture}`;
    if (this.#figure && drawn === this.#drawn) return;
    this.hide();
    this.#drawn = drawn;
    const at = cellSeen(view, cell, bottom);
    const { body, plinth } = figureLook(kind, tincture);
    const picture = ({ markup, width, height, anchor }: Painted) => this.#stage.pictures.picture(markup, width, height, anchor);
    const figure = new Container({ alpha: 0.72, scale: figureScale(at), position: basePoint(at) });
    figure.addChild(picture(plinth), picture(body));
    this.#stage.layers.air.addChild(figure);
    this.#figure = figure;
  }

  hide(): void {
    this.#figure?.destroy({ children: true });
    this.#figure = null;
  }

  destroy(): void {
    this.hide();
  }
}
