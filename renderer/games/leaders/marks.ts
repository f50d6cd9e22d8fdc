// What lies on the cells under the figures: discs and stars of what can be chosen, recruitment glow, danger, trails.
import { Container } from 'pixi.js';
import type { LeadersView } from '../../../engine/games/leaders/view-types';
import { anchorOf, type Box, piece } from '../../art/svg';
import type { TableStage } from '../../table/stage';
import type { Marks, Spot } from '../game-table';
import { abilityBody, dangerBody, dangerSealBody, MARK, recruitBody, SEAL, stepBody, threatSealBody } from './art/marks';
import { cellPoint } from './layout';

export class CellMarks {
  readonly #stage: TableStage;
  readonly #under = new Container();
  readonly #over = new Container();
  readonly #dangers = new Container();

  constructor(stage: TableStage) {
    this.#stage = stage;
    stage.layers.glow.addChild(this.#dangers, this.#under);
    stage.layers.air.addChild(this.#over);
  }

  // Discs and stars of the offered cells.
  showSpots(view: LeadersView, marks: Marks): void {
    clear(this.#under);
    for (const spot of marks.spots) {
      const cell = cellOf(spot);
      if (cell === null) continue;
      const body = view.phase.startsWith('placing') ? recruitBody() : spot.style === 'step' ? stepBody() : abilityBody();
      const mark = this.#put(this.#under, MARK, body, cellPoint(view, cell));
      if (marks.hovered === spot.id || marks.hint === spot.id) mark.scale.set(1.12);
    }
  }

  // Red rings and seals of leaders that somebody threatens.
  showDanger(view: LeadersView, isShown: boolean): void {
    clear(this.#dangers);
    clear(this.#over);
    if (!isShown) return;
    for (const [seat, { pressure }] of view.seats.entries()) {
      const leader = view.figures.find((figure) => figure.seat === seat && figure.card === null);
      if (!leader || pressure === 0) continue;
      const at = cellPoint(view, leader.cell);
      this.#put(this.#dangers, MARK, dangerBody(), at);
      this.#put(this.#over, SEAL, dangerSealBody(`${Math.min(2, pressure)}/2`), { x: at.x + 33, y: at.y + 20 });
    }
    for (const figure of view.figures) {
      if (figure.pressure === 0) continue;
      const at = cellPoint(view, figure.cell);
      this.#put(this.#over, SEAL, threatSealBody(), { x: at.x - 27, y: at.y + 19 });
    }
  }

  // While something moves the seals would lie over empty cells.
  hide(): void {
    clear(this.#under);
    clear(this.#dangers);
    clear(this.#over);
  }

  #put(layer: Container, box: Box, body: string, at: { readonly x: number; readonly y: number }) {
    const picture = this.#stage.pictures.picture(piece(box, body), box.width, box.height, anchorOf(box));
    picture.position.set(at.x, at.y);
    layer.addChild(picture);
    return picture;
  }

  destroy(): void {
    for (const layer of [this.#under, this.#over, this.#dangers]) {
      clear(layer);
      layer.destroy();
    }
  }
}

function clear(layer: Container): void {
  for (const child of layer.removeChildren()) child.destroy();
}

function cellOf(spot: Spot): number | null {
  const match = /^(?:cell|stop):(\d+)$/.exec(spot.id);
  return match ? Number(match[1]) : null;
}
