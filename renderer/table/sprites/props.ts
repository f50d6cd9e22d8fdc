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

// Sprites that change between near and far in one frame.
const IN_A_FRAME = 2;

export class PieceProps implements Props, DieWorkshop {
  readonly stage: TableStage;
  readonly shadows = new Shadows();
  readonly atlases: DieAtlases;
  readonly dieGeometry: Geometry = makeDieGeometry();
  readonly #made = new Set<BaseSprite>();
  #isNear = false;
  // Still to be changed between near and far.
  #undressed: BaseSprite[] = [];
  #stopDressing: (() => void) | null = null;
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

  // Cards show their words when the camera is near, their signs when it is far: a few more with every frame, because
  // words have to be written.
  setNear(isNear: boolean): void {
    if (this.#isNear === isNear) return;
    this.#isNear = isNear;
    this.#undressed = [...this.#made].filter((sprite) => sprite.hasNear);
    this.#stopDressing ??= this.stage.clock.listen(() => this.#dressSome());
  }

  #dressSome(): void {
    for (const sprite of this.#undressed.splice(0, IN_A_FRAME)) if (!sprite.container.destroyed) sprite.dress();
    if (this.#undressed.length === 0) this.#endDressing();
  }

  #endDressing(): void {
    this.#stopDressing?.();
    this.#stopDressing = null;
  }

  make(piece: Piece): BaseSprite {
    const sprite = this.#sprite(piece);
    this.#made.add(sprite);
    sprite.container.once('destroyed', () => this.#made.delete(sprite));
    return sprite;
  }

  destroy(): void {
    this.#endDressing();
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
