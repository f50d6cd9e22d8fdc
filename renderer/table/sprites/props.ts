// Makes the sprites of a table's pieces and owns what they share: shadows, the cube of all dice, their faces.
import type { Geometry } from 'pixi.js';
import { DieAtlases } from '../dice/atlas';
import { makeDieGeometry } from '../dice/die-mesh';
import type { Props } from '../director';
import { type Lettering, PLAIN_LETTERING } from '../label-size';
import type { Piece } from '../scene';
import type { TableStage } from '../stage';
import { CardSprite } from './card-sprite';
import { DieSprite, type DieWorkshop } from './die-sprite';
import { FigureSprite } from './figure-sprite';
import { FlatSprite } from './flat-sprite';
import { Shadows } from './shadow';
import type { BaseSprite } from './sprite';

export class PieceProps implements Props, DieWorkshop {
  readonly stage: TableStage;
  readonly shadows = new Shadows();
  readonly atlases: DieAtlases;
  readonly dieGeometry: Geometry = makeDieGeometry();
  readonly #made = new Set<BaseSprite>();
  #isNear = false;
  #lettering: Lettering = PLAIN_LETTERING;

  constructor(stage: TableStage) {
    this.stage = stage;
    this.atlases = new DieAtlases(() => stage.invalidate());
  }

  get lettering(): Lettering {
    return this.#lettering;
  }

  // For whoever wants larger words or numbers: seen with the next scene.
  setLettering(wanted: Lettering): void {
    const { words, numbers } = this.#lettering;
    if (wanted.words !== words || wanted.numbers !== numbers) this.#lettering = wanted;
  }

  get isNear(): boolean {
    return this.#isNear;
  }

  // Cards show their words when the camera is near, their signs when it is far.
  setNear(isNear: boolean): void {
    if (this.#isNear === isNear) return;
    this.#isNear = isNear;
    for (const sprite of this.#made) if (!sprite.container.destroyed) sprite.dress();
  }

  make(piece: Piece): BaseSprite {
    const sprite = this.#sprite(piece);
    this.#made.add(sprite);
    sprite.container.once('destroyed', () => this.#made.delete(sprite));
    return sprite;
  }

  destroy(): void {
    this.shadows.destroy();
    this.atlases.destroy();
    this.dieGeometry.destroy(true);
  }

  #sprite(piece: Piece): BaseSprite {
    switch (piece.kind) {
      case 'card':
        return new CardSprite(this, piece);
      case 'figure':
        return new FigureSprite(this, piece);
      case 'die':
        return new DieSprite(this, piece);
      default:
        return new FlatSprite(this, piece);
    }
  }
}
