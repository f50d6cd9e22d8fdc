// What only Leaders shows in the air: the chain and claw, the puppeteer's strings, a full mug, lines of speed.
import type { Graphics } from 'pixi.js';
import type { Point } from '../../table/scene';

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

// A mug full to the brim.
export function paintMug(graphics: Graphics, { x, y }: Point): void {
  graphics
    .roundRect(x - 8, y - 9, 16, 18, 3)
    .fill(0xd9a23c)
    .stroke({ width: 2, color: 0x4a2f0c });
  graphics.roundRect(x + 7, y - 5, 7, 10, 3).stroke({ width: 2.4, color: 0x4a2f0c });
  for (const [dx, size] of [
    [-6, 5],
    [0, 6],
    [6, 5],
  ] as const) {
    graphics.circle(x + dx, y - 10, size).fill(0xfffaf0);
  }
}

// Lines of speed from where somebody started to where he is.
export function paintStreaks(graphics: Graphics, from: Point, now: Point, to: Point, alpha: number): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  for (const [index, side] of [-18, -7, 6, 16].entries()) {
    const start = 0.3 + 0.12 * (index % 3);
    const tail = { x: from.x + (now.x - from.x) * start, y: from.y + (now.y - from.y) * start };
    graphics
      .moveTo(tail.x + normal.x * side, tail.y - 22 + normal.y * side)
      .lineTo(now.x + normal.x * side, now.y - 22 + normal.y * side)
      .stroke({ width: 3, color: 0xfff1c8, alpha, cap: 'round' });
  }
}
