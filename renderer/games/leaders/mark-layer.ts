// A layer of marks on the board: pictures on cells, arrows between them, words on ribbons. Cleared as a whole.
import { Container, Graphics } from 'pixi.js';
import { anchorOf, type Box, piece } from '../../art/svg';
import { makeLabel } from '../../table/label';
import { PathArrow } from '../../table/path-arrow';
import type { Picture } from '../../table/picture';
import type { Point } from '../../table/scene';
import type { TableStage } from '../../table/stage';
import type { Seen } from './art/projection';

const TONES = { threat: 0xf0574a, sight: 0xb48cff } as const;
const DARK = 0x1a0d12;
// Marks are drawn a little rounder than the cells are seen.
const FLATTER = 0.87;

export class MarkLayer {
  readonly #stage: TableStage;
  readonly #container = new Container();
  // Markup by drawing: marks are laid anew with every move of the pointer.
  readonly #markup = new Map<string, string>();

  constructor(stage: TableStage, parent: Container) {
    this.#stage = stage;
    parent.addChild(this.#container);
  }

  set alpha(alpha: number) {
    this.#container.alpha = alpha;
  }

  put(box: Box, body: string, at: Point): Picture {
    const markup = this.#markup.get(body) ?? piece(box, body);
    this.#markup.set(body, markup);
    const picture = this.#stage.pictures.picture(markup, box.width, box.height, anchorOf(box));
    picture.position.set(at.x, at.y);
    this.#container.addChild(picture);
    return picture;
  }

  // Flat on a cell: as large as the cell is seen, and as flat.
  lay(box: Box, body: string, { x, y, scale }: Seen): Picture {
    const picture = this.put(box, body, { x, y });
    picture.scale.set(scale, scale * FLATTER);
    return picture;
  }

  // From the rim of one cell to the rim of another.
  arrow(from: Point, to: Point, tone: keyof typeof TONES): void {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const along = (point: Point, by: number): Point => ({
      x: point.x + ((to.x - from.x) / length) * by,
      y: point.y + ((to.y - from.y) / length) * by,
    });
    // Between neighbours it would be nothing but its head.
    const start = along(from, Math.min(28, length * 0.24));
    const end = along(to, -Math.min(34, length * 0.3));
    const shadow = new Graphics().moveTo(start.x, start.y).lineTo(end.x, end.y);
    shadow.stroke({ width: 7, color: DARK, alpha: 0.55, cap: 'round' });
    this.#container.addChild(shadow, new PathArrow([start, end], { colour: TONES[tone], width: 3.8, dash: 10, gap: 7 }));
  }

  draw(paint: (graphics: Graphics) => void): void {
    const graphics = new Graphics();
    paint(graphics);
    this.#container.addChild(graphics);
  }

  words(text: string, at: Point, size: number, colour: number): void {
    const label = makeLabel(this.#stage, text, { font: 'data', fontSize: size, fontWeight: '700', fill: colour });
    label.position.set(at.x, at.y);
    this.#container.addChild(label);
  }

  ribbon(text: string, at: Point, colour: number): void {
    const label = makeLabel(this.#stage, text, { font: 'label', fontSize: 15, fontWeight: '700', fill: 0xfff4dc });
    const half = label.width / 2 + 11;
    const shape = (grow: number): number[] =>
      [-half - 7, -10, half + 7, -10, half, 0, half + 7, 10, -half - 7, 10, -half, 0].map(
        (value) => value + Math.sign(value) * grow,
      );
    const ribbon = new Container({ x: at.x, y: at.y });
    ribbon.addChild(new Graphics().poly(shape(1)).fill({ color: DARK, alpha: 0.85 }).poly(shape(0)).fill(colour), label);
    this.#container.addChild(ribbon);
  }

  clear(): void {
    for (const child of this.#container.removeChildren()) child.destroy({ children: true });
  }

  destroy(): void {
    this.clear();
    this.#container.destroy();
  }
}
