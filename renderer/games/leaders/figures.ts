// The standing figures: one picture each, kept over the whole match, drawn by state; and one that is only imagined.
import { Container } from 'pixi.js';
import type { FigureView, LeadersView } from '../../../engine/games/leaders/view-types';
import type { Tincture } from '../../../engine/protocol';
import { anchorOf, piece } from '../../art/svg';
import type { Picture } from '../../table/picture';
import type { TableStage } from '../../table/stage';
import { FIGURE, type FigureState, figureBody } from './art/figure';
import { basePoint, depthOf, type Point } from './layout';

export type { FigureState } from './art/figure';

export interface FigureLook {
  readonly state: FigureState;
  readonly isLifted: boolean;
}

const LIFT = 5;
// A carried figure hangs from the pointer by its middle, in front of all others.
const GRIP = 26;
const CARRIED_DEPTH = 10_000;

export class Figures {
  readonly #stage: TableStage;
  readonly #layer = new Container();
  readonly #pictures = new Map<string, Picture>();
  #ghost: Picture | null = null;

  constructor(stage: TableStage) {
    this.#stage = stage;
    this.#layer.sortableChildren = true;
    stage.layers.pieces.addChild(this.#layer);
  }

  get(id: string): Picture | null {
    return this.#pictures.get(id) ?? null;
  }

  // Puts every figure where the view has it, with the look asked for.
  set(view: LeadersView, tinctures: readonly Tincture[], lookOf: (figure: FigureView) => FigureLook): void {
    const ids = new Set(view.figures.map(({ id }) => id));
    for (const [id, picture] of this.#pictures) {
      if (ids.has(id)) continue;
      picture.destroy();
      this.#pictures.delete(id);
    }
    for (const figure of view.figures) {
      const { state, isLifted } = lookOf(figure);
      const picture = this.add(figure.id, figure.kind, tinctures[figure.seat] ?? 'gules', state);
      const at = basePoint(view, figure.cell);
      picture.position.set(at.x, at.y - (isLifted ? LIFT : 0));
      picture.zIndex = depthOf(at);
      picture.alpha = 1;
      picture.scale.set(1);
      picture.rotation = view.loser === figure.seat && figure.card === null ? FALLEN : 0;
    }
  }

  add(id: string, kind: FigureView['kind'], tincture: Tincture, state: FigureState): Picture {
    const markup = markupOf(kind, tincture, state);
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

  // In the hand of who drags it, at a place of the stage.
  carry(id: string, at: Point): void {
    const picture = this.#pictures.get(id);
    if (!picture) return;
    const { x, y } = this.#layer.toLocal(at);
    picture.position.set(x, y + GRIP);
    picture.zIndex = CARRIED_DEPTH;
    picture.scale.set(1.08);
  }

  letDown(id: string): void {
    this.#pictures.get(id)?.scale.set(1);
  }

  showGhost(view: LeadersView, cell: number, kind: FigureView['kind'], tincture: Tincture): void {
    const markup = markupOf(kind, tincture, 'ghost');
    const at = basePoint(view, cell);
    this.#ghost ??= this.#layer.addChild(this.#stage.pictures.picture(markup, FIGURE.width, FIGURE.height, anchorOf(FIGURE)));
    this.#ghost.draw(markup);
    this.#ghost.position.set(at.x, at.y);
    this.#ghost.zIndex = depthOf(at);
  }

  hideGhost(): void {
    this.#ghost?.destroy();
    this.#ghost = null;
  }

  destroy(): void {
    this.hideGhost();
    for (const picture of this.#pictures.values()) picture.destroy();
    this.#pictures.clear();
    this.#layer.destroy();
  }
}

// How far a fallen leader has tipped over.
export const FALLEN = 1.35;

function markupOf(kind: FigureView['kind'], tincture: Tincture, state: FigureState): string {
  return piece(FIGURE, figureBody(kind, tincture, state));
}
