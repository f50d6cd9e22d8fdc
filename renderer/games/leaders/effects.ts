// Passing things in the air and on the ground: chains, strings, dust, sparks. They live no longer than their motion;
// what an ended motion leaves behind is cleared with the next state.
import { Container, Graphics } from 'pixi.js';
import { cue, easeOut, linear, type Motion, sequence, tween } from '../../table/motion';
import type { TableStage } from '../../table/stage';
import type { Point } from './layout';

type Paint = (graphics: Graphics, progress: number) => void;

export class Effects {
  readonly #stage: TableStage;
  readonly #ground = new Container();
  readonly #air = new Container();

  constructor(stage: TableStage) {
    this.#stage = stage;
    stage.layers.glow.addChild(this.#ground);
    stage.layers.air.addChild(this.#air);
  }

  // Painted anew for every moment of its time, in front of the figures.
  show(millis: number, paint: Paint, ease = linear): Motion {
    return this.#painted(this.#air, millis, paint, ease);
  }

  // A ring of dust that spreads under whoever lands.
  dust(at: Point, colour = 0xe9dcc4): Motion {
    return this.#painted(
      this.#ground,
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

  clear(): void {
    for (const layer of [this.#ground, this.#air]) for (const child of layer.removeChildren()) child.destroy();
  }

  destroy(): void {
    this.clear();
    this.#ground.destroy();
    this.#air.destroy();
  }

  #painted(layer: Container, millis: number, paint: Paint, ease: (progress: number) => number): Motion {
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

// A chain of links with a claw at its end.
export function paintChain(graphics: Graphics, from: Point, to: Point): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return;
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  graphics.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke({ width: 7, color: 0x14101a, alpha: 0.5 });
  for (let at = 4, link = 0; at < length; at += 8, link++) {
    const x = from.x + ux * at;
    const y = from.y + uy * at;
    if (link % 2 === 0) graphics.circle(x, y, 4).stroke({ width: 2, color: 0xdfe4ea });
    else
      graphics
        .moveTo(x - ux * 4, y - uy * 4)
        .lineTo(x + ux * 4, y + uy * 4)
        .stroke({ width: 3, color: 0xa9b0ba });
  }
  for (const turn of [-0.7, 0, 0.7]) {
    const angle = Math.atan2(uy, ux) + turn;
    const tip = { x: to.x + Math.cos(angle) * 15, y: to.y + Math.sin(angle) * 15 };
    const bend = { x: to.x + Math.cos(angle + turn) * 13, y: to.y + Math.sin(angle + turn) * 13 };
    graphics
      .moveTo(to.x, to.y)
      .quadraticCurveTo(bend.x, bend.y, tip.x, tip.y)
      .stroke({ width: 4, color: 0xf2f5f8, cap: 'round' });
  }
  graphics.circle(to.x, to.y, 5).fill(0x8f97a3).stroke({ width: 1.5, color: 0x14101a });
}

// A puppeteer's cross above somebody, with strings to head and hands, and a thread to who holds it.
export function paintStrings(graphics: Graphics, holder: Point, puppet: Point, alpha: number): void {
  const cross = { x: puppet.x, y: puppet.y - 104 };
  graphics
    .moveTo(holder.x, holder.y - 40)
    .quadraticCurveTo((holder.x + cross.x) / 2, Math.min(holder.y, cross.y) - 46, cross.x, cross.y)
    .stroke({ width: 2, color: 0xd9c2ff, alpha: alpha * 0.7 });
  for (const [dx, dy] of [
    [-24, -34],
    [-9, -58],
    [9, -58],
    [24, -34],
  ] as const) {
    graphics
      .moveTo(cross.x + dx, cross.y)
      .lineTo(puppet.x + dx * 0.85, puppet.y + dy)
      .stroke({ width: 1.6, color: 0xf4ecff, alpha });
  }
  graphics
    .roundRect(cross.x - 32, cross.y - 4, 64, 8, 3)
    .fill({ color: 0x7a5430, alpha })
    .stroke({ width: 1.4, color: 0x2a1508, alpha });
  graphics
    .roundRect(cross.x - 4, cross.y - 16, 8, 30, 3)
    .fill({ color: 0x8f6538, alpha })
    .stroke({ width: 1.4, color: 0x2a1508, alpha });
}
