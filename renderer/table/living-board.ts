// The board of a game with scenes: everything on it is shown and moved by the director. A game brings `sceneOf` and,
// where a difference cannot tell it, special motions and drawings of its own.
import { arrange, boxOf } from './arrange';
import type { Flows } from './difference';
import { Director } from './director';
import { Effects } from './effects';
import type { GameBoard, Hung, Marks, PlayContext, SpotBox, TableContext } from './game-table';
import { drawnLettersOf, letteringOf } from './label-size';
import { cue, type Motion, together } from './motion';
import { type Box, type DieLook, isInside, isPlaceOn, NO_SCENE, type Piece, type Point, type Scene } from './scene';
import { PieceProps } from './sprites/props';
import type { TableStage } from './stage';
import type { Directing } from './staging';

// What a special motion works with: the beat's differences, the views around it, effects and the game's own drawings.
export interface Stagecraft<View, Extras> extends Directing {
  readonly before: View;
  readonly after: View;
  readonly context: TableContext;
  readonly effects: Effects;
  readonly stage: TableStage;
  readonly extras: Extras;
  // Takes away the words over a place that closes, before it goes.
  hush(): Motion;
}

// By event type; null leaves the beat to the kinds.
export type Motions<View, Event extends { readonly type: string }, Extras> = {
  readonly [Type in Event['type']]?: (
    event: Extract<Event, { readonly type: Type }>,
    craft: Stagecraft<View, Extras>,
  ) => Motion | null;
};

// A game's own drawings on the canvas that are no pieces: marks on cells, lines of danger, names of places.
export interface BoardExtras<View> {
  // With every true view, and again when the marks change.
  show(view: View, context: TableContext, marks: Marks): void;
  // A motion begins: what belongs to the former state goes.
  hide(): void;
  destroy(): void;
}

export interface ExtrasTools {
  readonly stage: TableStage;
  readonly effects: Effects;
  // Where a piece or a zone is now.
  boxOf(hung: Hung): Box | null;
}

export interface Living<View, Event extends { readonly type: string }, Extras extends BoardExtras<View> | null = null> {
  // Pure: the same view and context always make the same scene.
  sceneOf(view: View, context: TableContext): Scene;
  // Where pieces come from and go to in this event, where they cannot say it themselves.
  flows?(event: Event, before: View, after: View): Flows;
  // Ids of the dice that were rolled, when a die may be rolled onto the face it shows.
  rolled?(event: Event, after: View, before: View): readonly string[] | undefined;
  readonly motions?: Motions<View, Event, Extras>;
  // Faces that show only when dice are thrown: painted before, so that no throw begins blank.
  readonly dice?: readonly DieLook[];
  readonly extras?: (tools: ExtrasTools) => Extras;
}

// How high something is held: under the pointer, and chosen.
const POINTED = 7;
const CHOSEN = 12;
// A carried piece hangs from the pointer by its middle.
const GRIP = 30;
const CARRIED = 20;
// From so near on cards show their words.
const NEAR = 1.8;

export class LivingBoard<View, Event extends { readonly type: string }, Extras extends BoardExtras<View> | null>
  implements GameBoard<View, Event>
{
  readonly isLiving = true;
  readonly #stage: TableStage;
  readonly #living: Living<View, Event, Extras>;
  readonly #props: PieceProps;
  readonly #director: Director;
  readonly #effects: Effects;
  readonly #extras: Extras | null;
  readonly #unfollow: () => void;
  #view: View | null = null;
  #context: TableContext | null = null;
  #marks: Marks = { spots: [], picks: [], hovered: null, hint: null };
  // Heights of what is held over its place.
  #held: ReadonlyMap<string, number> = new Map();
  #isMoving = false;
  // In the hand of who drags it.
  #carried: string | null = null;
  // The pieces of the present scene by id, once somebody asks for one.
  #found: { readonly scene: Scene; readonly pieces: ReadonlyMap<string, Piece> } = { scene: NO_SCENE, pieces: new Map() };
  // Nearest first, for what lies under the pointer.
  #pointable: readonly { readonly piece: Piece; readonly box: Box }[] = [];

  constructor(stage: TableStage, living: Living<View, Event, Extras>) {
    this.#stage = stage;
    this.#living = living;
    this.#props = new PieceProps(stage);
    this.#director = new Director(this.#props);
    for (const look of living.dice ?? []) this.#props.atlases.get(look);
    this.#effects = new Effects(stage);
    this.#extras = living.extras?.({ stage, effects: this.#effects, boxOf: (hung) => this.boxOf(hung) }) ?? null;
    this.#unfollow = stage.onZoom((zoom) => this.#props.setNear(zoom >= NEAR));
  }

  get scene(): Scene {
    return this.#director.scene;
  }

  show(view: View, context: TableContext): void {
    this.#view = view;
    this.#context = context;
    this.#isMoving = false;
    this.#carried = null;
    this.#held = new Map();
    this.#effects.clear();
    this.#stage.camera.endRide();
    this.#props.setLettering(letteringOf(context.settings));
    this.#stage.pictures.setLetters(drawnLettersOf(context.settings));
    this.#director.show(this.#living.sceneOf(view, context), context.table.entry);
    this.#pointable = this.#pointableNow();
    this.mark(this.#marks);
  }

  play(event: Event, context: PlayContext<View>): Motion | null {
    const before = this.#view ?? context.before;
    const { after } = context;
    const { flows, rolled, motions, sceneOf } = this.#living;
    this.#begin();
    this.#view = after;
    const told = flows?.(event, before, after);
    const dice = rolled?.(event, after, before);
    return this.#director.play({
      scene: sceneOf(after, context),
      entry: context.table.entry,
      ...(told === undefined ? {} : { flows: told }),
      ...(dice === undefined ? {} : { rolled: dice }),
      sound: (name) => context.sound(name),
      landed: () => context.landed(),
      arrived: () => context.arrived(),
      special: (directing) => {
        // Each event finds the motion of its own type: the table's type says so, the lookup cannot.
        const special = motions?.[event.type as Event['type']] as
          | ((event: Event, craft: Stagecraft<View, Extras>) => Motion | null)
          | undefined;
        return special?.(event, this.#craft(directing, before, after, context)) ?? null;
      },
    });
  }

  // Back to an earlier state: the differences reversed, with the ways the pieces take.
  rewind(view: View, context: TableContext): Motion | null {
    this.#begin();
    this.#view = view;
    const scene = this.#living.sceneOf(view, context);
    const ways = this.#waysTo(scene);
    return together(this.#director.rewind(scene, context.table.entry), ...ways);
  }

  mark(marks: Marks): void {
    this.#marks = marks;
    const view = this.#view;
    const context = this.#context;
    if (this.#isMoving || view === null || context === null) return;
    this.#holdOnly(heldBy(marks));
    this.#extras?.show(view, context, marks);
  }

  carry(piece: string, at: Point | null): void {
    if (this.#isMoving) return;
    this.#carried = at === null ? null : piece;
    if (at === null) {
      this.#lift(piece);
      return;
    }
    this.#director.adjust(piece, (pose) => {
      pose.x = at.x;
      pose.y = at.y + GRIP;
      pose.height = CARRIED;
    });
  }

  boxOf(hung: Hung): SpotBox | null {
    if ('zone' in hung) return this.scene.zones.find(({ id }) => id === hung.zone)?.box ?? null;
    const piece = this.#piece(hung.piece);
    const place = piece ? this.#director.layout.get(piece.id) : undefined;
    if (!piece || !place) return null;
    const isAskew = piece.kind === 'card' && Math.abs(place.spin) > 0.01;
    return isAskew ? { ...boxOf(piece, place), spin: place.spin } : boxOf(piece, place);
  }

  isOnCard(box: Box): boolean {
    return this.#pointable.some(({ piece, box: card }) => piece.kind === 'card' && isPlaceOn(card, box));
  }

  // What explains itself under a point of the table.
  tipAt(point: Point): { readonly id: string; readonly box: Box } | null {
    if (this.#isMoving) return null;
    for (const { piece, box } of this.#pointable) {
      if (isInside(box, point)) return piece.tip === undefined ? null : { id: piece.tip, box };
    }
    const zone = this.scene.zones.findLast(({ tip, box }) => tip !== undefined && isInside(box, point));
    return zone?.tip === undefined ? null : { id: zone.tip, box: zone.box };
  }

  get textureBytes(): number {
    return this.#props.atlases.bytes;
  }

  destroy(): void {
    this.#unfollow();
    this.#extras?.destroy();
    this.#effects.destroy();
    this.#director.destroy();
    this.#props.destroy();
  }

  // A carried piece goes on from the hand; whatever else was held is laid down.
  #begin(): void {
    for (const id of this.#held.keys()) if (id !== this.#carried) this.#director.adjust(id, null);
    this.#carried = null;
    this.#held = new Map();
    this.#isMoving = true;
    this.#extras?.hide();
  }

  // Only what is held otherwise than before is moved, and only then is there something new to see.
  #holdOnly(wanted: ReadonlyMap<string, number>): void {
    const former = this.#held;
    this.#held = wanted;
    const changed = [...new Set([...former.keys(), ...wanted.keys()])].filter(
      (id) => id !== this.#carried && former.get(id) !== wanted.get(id),
    );
    for (const id of changed) this.#lift(id);
    if (changed.length > 0) this.#stage.invalidate();
  }

  #lift(id: string): void {
    const height = this.#held.get(id) ?? 0;
    this.#director.adjust(id, (pose) => {
      pose.height += height;
    });
  }

  #craft(directing: Directing, before: View, after: View, context: PlayContext<View>): Stagecraft<View, Extras> {
    return {
      changes: directing.changes,
      pose: (id) => directing.pose(id),
      place: (id) => directing.place(id),
      move: (id, how) => directing.move(id, how),
      act: (id, millis, step) => directing.act(id, millis, step),
      throwDice: () => directing.throwDice(),
      others: () => directing.others(),
      before,
      after,
      context,
      effects: this.#effects,
      stage: this.#stage,
      extras: this.#extras as Extras,
      hush: () => cue(() => context.hush()),
    };
  }

  #waysTo(scene: Scene): readonly Motion[] {
    const next = arrange(scene);
    return this.scene.pieces.flatMap(({ id, kind }) => {
      const [from, to] = [this.#director.layout.get(id), next.get(id)];
      const isWay = from && to && kind !== 'board' && Math.hypot(from.x - to.x, from.y - to.y) > 24;
      return isWay ? [this.#effects.way(from, to, 700)] : [];
    });
  }

  #piece(id: string): Piece | undefined {
    const { scene } = this;
    if (this.#found.scene !== scene) this.#found = { scene, pieces: new Map(scene.pieces.map((piece) => [piece.id, piece])) };
    return this.#found.pieces.get(id);
  }

  // Boards and markers without words of their own do not cover what lies below them.
  #pointableNow(): readonly { readonly piece: Piece; readonly box: Box }[] {
    const { layout, scene } = this.#director;
    return scene.pieces
      .filter((piece) => piece.tip !== undefined || (piece.kind !== 'board' && piece.kind !== 'marker'))
      .flatMap((piece) => {
        const place = layout.get(piece.id);
        return place ? [{ piece, box: boxOf(piece, place), depth: place.depth }] : [];
      })
      .toSorted((one, other) => other.depth - one.depth);
  }
}

function heldBy({ spots, hovered, pickedPieces = [] }: Marks): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  for (const { id, piece } of spots) if (piece !== undefined && id === hovered) held.set(piece, POINTED);
  for (const piece of pickedPieces) held.set(piece, CHOSEN);
  return held;
}
