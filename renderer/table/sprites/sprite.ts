// What every sprite of a piece shares: its container, its depth and its labels.
import { CanvasTextMetrics, Container, type Text } from 'pixi.js';
import { sameLabels } from '../difference';
import type { PieceSprite } from '../director';
import { type LabelStyle, makeLabel, styleOf } from '../label';
import { type Lettering, labelFactors } from '../label-size';
import type { Picture } from '../picture';
import type { Pose } from '../pose';
import type { Piece, PieceKind, PieceLabel, Size } from '../scene';
import type { TableStage } from '../stage';
import type { Shadows } from './shadow';

export interface Workshop {
  readonly stage: TableStage;
  readonly shadows: Shadows;
  // Whether the camera is near enough for words.
  readonly isNear: boolean;
  readonly lettering: Lettering;
}

// Higher than this it flies over everything that lies or stands.
const FLIGHT_HEIGHT = 3;
const LEAP_HEIGHT = 56;
const FLIGHT_DEPTH = 10_000_000;
// How much sharper words for a near camera are.
const NEARER = 1.5;
const DIMMED = 0xa8a196;

export abstract class BaseSprite implements PieceSprite {
  readonly container = new Container();
  // Moves with what carries it.
  protected readonly labels = new Container();
  protected readonly workshop: Workshop;
  // What it shows now.
  protected abstract readonly piece: Piece;
  readonly #labels: Text[] = [];
  #written: readonly PieceLabel[] = [];
  #lettering: Lettering | null = null;
  #tone = 0xffffff;

  constructor(workshop: Workshop, kind: PieceKind) {
    this.workshop = workshop;
    this.container.eventMode = 'none';
    workshop.stage.layers[kind === 'board' ? 'ground' : 'pieces'].addChild(this.container);
  }

  // Whether it looks otherwise from near.
  get hasNear(): boolean {
    const { nearLabels, picture } = this.piece;
    return nearLabels !== undefined || ('near' in picture && picture.near !== undefined);
  }

  abstract look(piece: Piece): void;
  // Draws the piece's pictures anew.
  abstract dress(): void;
  abstract pose(pose: Pose): void;

  destroy(): void {
    this.container.destroy({ children: true });
  }

  protected setDepth(pose: Pose): void {
    const limit = this.piece.kind === 'figure' ? LEAP_HEIGHT : FLIGHT_HEIGHT;
    const depth = pose.depth + (pose.height > limit ? FLIGHT_DEPTH : 0);
    if (depth !== this.container.zIndex) this.container.zIndex = depth;
  }

  // The light on what is seen; set only when it changes.
  protected light(target: Container, pose: Pose): number {
    const tone = pose.dim <= 0 ? 0xffffff : mix(0xffffff, DIMMED, pose.dim);
    if (tone !== this.#tone) target.tint = tone;
    this.#tone = tone;
    return tone;
  }

  // A shadow without the thing that casts it would be a stain.
  protected castWith(picture: Picture, shadow: Container): void {
    shadow.visible = false;
    picture.drawn(() => {
      shadow.visible = true;
    });
  }

  // Words and numbers on the piece.
  protected writeLabels(): void {
    const { labels = [], nearLabels } = this.piece;
    const { isNear, lettering, stage } = this.workshop;
    const written = isNear && nearLabels ? nearLabels : labels;
    if (this.#lettering === lettering && sameLabels(this.#written, written)) return;
    this.#written = written;
    this.#lettering = lettering;
    for (const label of this.#labels.splice(0)) label.destroy();
    const factors = labelFactors(this.piece, written, lettering, measure);
    for (const [index, each] of written.entries()) {
      const label = makeLabel(stage, each.text, lettersOf(each, each.size * (factors[index] ?? 1)));
      if (written === nearLabels) label.resolution = stage.textResolution * NEARER;
      label.position.set(each.x, each.y);
      this.labels.addChild(label);
      this.#labels.push(label);
    }
  }
}

function lettersOf({ font, colour, bold, halo, wrap }: PieceLabel, size: number): LabelStyle {
  return {
    font,
    fontSize: size,
    fill: colour,
    ...(bold ? { fontWeight: '700' as const } : {}),
    ...(wrap === undefined ? {} : { wordWrap: true, wordWrapWidth: wrap, align: 'center' as const, lineHeight: size * 1.12 }),
    ...(halo === undefined ? {} : { stroke: { color: halo, width: 3, join: 'round' as const } }),
  };
}

function measure(label: PieceLabel, size: number): Size {
  return CanvasTextMetrics.measureText(label.text, styleOf(lettersOf(label, size)));
}

export function mix(one: number, other: number, share: number): number {
  const channel = (shift: number): number => {
    const from = (one >> shift) & 255;
    return Math.round(from + (((other >> shift) & 255) - from) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
