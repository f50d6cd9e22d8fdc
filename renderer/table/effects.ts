// Passing things in the air and on the ground: dust, sparks, bursts, numbers, ways. They live no longer than their
// motion; what an ended motion leaves behind is cleared with the next state.
import { Container, Graphics } from 'pixi.js';
import { makeLabel } from './label';
import { cue, type Ease, easeOut, linear, type Motion, sequence, tween } from './motion';
import { dashesAlong } from './path-arrow';
import type { Point } from './scene';
import type { TableStage } from './stage';

export type Paint = (graphics: Graphics, progress: number) => void;

export class Effects {
  readonly #stage: TableStage;
  readonly #ground = new Container();
  readonly #air = new Container();

  constructor(stage: TableStage) {
    this.#stage = stage;
    stage.layers.glow.addChild(this.#ground);
    stage.layers.air.addChild(this.#air);
  }

  // Painted anew for every moment of its time, over the pieces.
  show(millis: number, paint: Paint, ease: Ease = linear): Motion {
    return this.#painted(this.#air, millis, paint, ease);
  }

  // The same under the pieces.
  under(millis: number, paint: Paint, ease: Ease = linear): Motion {
    return this.#painted(this.#ground, millis, paint, ease);
  }

  // A ring of dust that spreads under whoever lands.
  dust(at: Point, colour = 0xe9dcc4): Motion {
    return this.under(
      320,
      (graphics, progress) => {
        const spread = 18 + 30 * progress;
        graphics
          .ellipse(at.x, at.y + 8, spread, spread * 0.6)
          .stroke({ width: 9 * (1 - progress), color: colour, alpha: 0.6 * (1 - progress) });
        for (let puff = 0; puff < 8; puff++) {
          const angle = (puff / 8) * Math.PI * 2;
          graphics
            .circle(at.x + Math.cos(angle) * spread, at.y + 8 + Math.sin(angle) * spread * 0.6, 6 * (1 - progress) + 1)
            .fill({ color: colour, alpha: 0.55 * (1 - progress) });
        }
      },
      easeOut,
    );
  }

  // Sparks that rise around somebody who comes or goes by magic.
  shimmer(at: Point, millis: number, colour: number): Motion {
    return this.show(millis, (graphics, progress) => {
      const fade = Math.sin(Math.PI * progress);
      graphics.ellipse(at.x, at.y + 2, 38, 26).fill({ color: colour, alpha: 0.4 * fade });
      for (let spark = 0; spark < 14; spark++) {
        const angle = spark * 2.4 + progress * 5;
        const rise = ((spark * 0.37 + progress) % 1) * 78;
        const x = at.x + Math.cos(angle) * (30 - rise * 0.18);
        const y = at.y + 10 + Math.sin(angle) * 13 - rise;
        const size = 2 + (spark % 3);
        graphics.star(x, y, 4, size * 1.9, size * 0.6).fill({ color: spark % 2 === 0 ? 0xfff4d8 : colour, alpha: fade });
      }
    });
  }

  // A burst where two bodies meet.
  burst(at: Point): Motion {
    return this.show(
      300,
      (graphics, progress) => {
        graphics
          .star(at.x, at.y - 22, 9, 14 + 26 * progress, 7 + 8 * progress)
          .fill({ color: 0xffe3a0, alpha: 0.9 * (1 - progress) });
        graphics.star(at.x, at.y - 22, 9, 8 + 14 * progress, 4).fill({ color: 0xffffff, alpha: 0.9 * (1 - progress) });
      },
      easeOut,
    );
  }

  // A number that rises and fades: points won, a life lost.
  float(words: string, at: Point, colour = 0xffd98a, size = 30): Motion {
    let label: Container | null = null;
    return sequence(
      cue(() => {
        label = makeLabel(this.#stage, words, {
          font: 'data',
          fontWeight: '700',
          fontSize: size,
          fill: colour,
          stroke: { color: 0x241208, width: 5, join: 'round' },
        });
        this.#air.addChild(label);
      }),
      tween(
        900,
        (progress) => {
          if (!label || label.destroyed) return;
          label.position.set(at.x, at.y - 46 * progress);
          label.alpha = Math.min(1, (1 - progress) * 2.4);
          label.scale.set(0.8 + 0.3 * Math.min(1, progress * 5));
        },
        easeOut,
      ),
      cue(() => {
        if (label && !label.destroyed) label.destroy();
      }),
    );
  }

  // A dashed way that is drawn and fades: where something goes when a move is taken back.
  way(from: Point, to: Point, millis: number, colour = 0x9dc0ff): Motion {
    const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.hypot(to.x - from.x, to.y - from.y) * 0.16 };
    const points = Array.from({ length: 13 }, (_, index) => bezier(from, bend, to, index / 12));
    return this.show(millis, (graphics, progress) => {
      for (const dash of dashesAlong(points, 7, 5, Math.min(1, progress * 1.4))) {
        graphics.moveTo(dash.from.x, dash.from.y).lineTo(dash.to.x, dash.to.y);
      }
      graphics.stroke({ width: 2.5, color: colour, alpha: Math.min(1, (1 - progress) * 3), cap: 'round' });
    });
  }

  clear(): void {
    for (const layer of [this.#ground, this.#air]) for (const child of layer.removeChildren()) child.destroy();
  }

  destroy(): void {
    this.clear();
    this.#ground.destroy();
    this.#air.destroy();
  }

  #painted(layer: Container, millis: number, paint: Paint, ease: Ease): Motion {
    const graphics = new Graphics();
    return sequence(
      cue(() => layer.addChild(graphics)),
      tween(
        millis,
        (progress) => {
          if (graphics.destroyed) return;
          graphics.clear();
          paint(graphics, progress);
          this.#stage.invalidate();
        },
        ease,
      ),
      cue(() => {
        if (!graphics.destroyed) graphics.destroy();
      }),
    );
  }
}

function bezier(from: Point, bend: Point, to: Point, at: number): Point {
  const [a, b, c] = [(1 - at) ** 2, 2 * at * (1 - at), at ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}
