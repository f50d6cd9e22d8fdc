// A die that tumbles through several pictures, bounces and always lands on the engine's result.
import { easeOut, type Motion, tween } from './motion';
import { Piece, type Point } from './piece';
import type { TableStage } from './stage';

export interface DieOptions {
  // Pictures of the die lying still, by face.
  readonly settled: Readonly<Record<string, string>>;
  // Pictures of the die in the air, shown in turn.
  readonly tumbling: readonly string[];
  // Edge of the cube: how high it bounces.
  readonly size: number;
  readonly face: string;
  // Size and anchor of the pictures when they are larger than the cube.
  readonly picture?: {
    readonly width: number;
    readonly height: number;
    readonly anchor: { readonly x: number; readonly y: number };
  };
}

const FRAME = 70;

export class Die extends Piece {
  readonly #options: DieOptions;
  #face: string;

  constructor(stage: TableStage, options: DieOptions) {
    const { size, face, settled } = options;
    const picture = options.picture ?? { width: size, height: size, anchor: { x: 0.5, y: 0.5 } };
    super(stage, { ...picture, markup: settled[face] ?? '', shadow: { rx: size * 0.5, ry: size * 0.24 } });
    this.#options = options;
    this.#face = options.face;
  }

  get face(): string {
    return this.#face;
  }

  showFace(face: string): void {
    this.#face = face;
    this.lift = 0;
    this.rotation = 0;
    this.draw(this.#options.settled[face] ?? '');
  }

  // Thrown from a place to where it comes to rest.
  roll(face: string, from: Point, to: Point, millis = 900): Motion {
    const { tumbling, size } = this.#options;
    const turn = (to.x >= from.x ? 1 : -1) * Math.PI * 2;
    return tween(
      millis,
      (progress) => {
        this.position.set(from.x + (to.x - from.x) * progress, from.y + (to.y - from.y) * progress);
        // Three bounces, each lower than the last.
        this.lift = Math.abs(Math.cos(progress * Math.PI * 2.5)) * size * 0.9 * (1 - progress) ** 1.4;
        this.rotation = turn * (progress - 1);
        if (progress >= 0.86) {
          if (this.#face !== face || progress >= 1) this.showLanding(face, progress);
          return;
        }
        const picture = tumbling[Math.floor((progress * millis) / FRAME) % Math.max(1, tumbling.length)];
        if (picture !== undefined) this.draw(picture);
      },
      easeOut,
      () => {
        this.#face = '';
        this.position.set(from.x, from.y);
      },
    );
  }

  // In its last bounce the die already shows its face.
  private showLanding(face: string, progress: number): void {
    this.#face = face;
    this.draw(this.#options.settled[face] ?? '');
    if (progress >= 1) this.showFace(face);
  }
}
