// A standing figure: walks in hops, lies down when beaten, stands in front of what is farther up the board.
import { easeBounce, easeIn, glide, type Motion, sequence, together, tween } from './motion';
import { Piece, type PieceOptions, type Point } from './piece';
import type { TableStage } from './stage';

const HOP = 12;

export class Miniature extends Piece {
  constructor(stage: TableStage, options: PieceOptions) {
    super(stage, options);
    this.putAt({ x: 0, y: 0 });
  }

  putAt({ x, y }: Point): void {
    this.position.set(x, y);
    this.zIndex = y;
    this.lift = 0;
    this.rotation = 0;
    this.alpha = 1;
    this.scale.set(1);
  }

  // One hop per point. Over longer ways the hop is higher.
  walk(points: readonly Point[], millisPerHop = 260): Motion {
    return sequence(...points.map((point) => this.#hop(point, HOP, millisPerHop)));
  }

  // One high leap, over others.
  leap(to: Point, height = 70, millis = 520): Motion {
    return this.#hop(to, height, millis);
  }

  // Falls on its side and fades: captured, defeated.
  lieDown(millis = 520): Motion {
    return sequence(
      tween(
        millis * 0.6,
        (progress) => {
          this.rotation = 1.35 * progress;
        },
        easeBounce,
      ),
      glide(this, { alpha: 0 }, millis * 0.4, easeIn),
    );
  }

  // A short push towards a place and back: an attack.
  lunge(towards: Point, millis = 300): Motion {
    let from = { x: this.x, y: this.y };
    return tween(
      millis,
      (progress) => {
        const reach = Math.sin(Math.PI * progress) * 0.35;
        this.position.set(from.x + (towards.x - from.x) * reach, from.y + (towards.y - from.y) * reach);
      },
      (progress) => progress,
      () => {
        from = { x: this.x, y: this.y };
      },
    );
  }

  #hop(to: Point, height: number, millis: number): Motion {
    return together(
      glide(this, { x: to.x, y: to.y }, millis, (progress) => progress),
      tween(
        millis,
        (progress) => {
          this.lift = Math.sin(Math.PI * progress) * height;
          this.zIndex = this.y;
        },
        (progress) => progress,
      ),
    );
  }
}
