// The director: holds the present scene and turns the difference to the next one into motion. Everything that lies on
// the table is moved by it and by nothing else, so skipping, pausing, speeds, reduced motion and rewinding work for all
// at once. It knows sprites only as something that can be given a look and a pose.
import { arrange, type Layout, type Place } from './arrange';
import { type Landing, withLandings } from './dice/landing';
import { makeThrow, NO_THROW, rolledDice, type Throw } from './dice/throwing';
import { type Change, type Direction, differenceOf, type Flows, type Shown } from './difference';
import { cue, type Motion, sequence, together } from './motion';
import { copyPose, type Pose, restPose } from './pose';
import { NO_SCENE, type Piece, type Scene } from './scene';
import { type Directing, type DirectorSound, Staging } from './staging';

export interface PieceSprite {
  look(piece: Piece): void;
  pose(pose: Pose): void;
  destroy(): void;
}

// Makes what is seen.
export interface Props {
  make(piece: Piece): PieceSprite;
}

export interface Beat {
  readonly scene: Scene;
  // Number of the journal's entry: throws are seeded by it.
  readonly entry: number;
  readonly flows?: Flows;
  // Dice that were rolled, also onto the face they showed before.
  readonly rolled?: readonly string[];
  sound?(name: DirectorSound): void;
  // The dice that were thrown lie still.
  landed?(): void;
  // Everything lies where it belongs, though it may be looked at for longer.
  arrived?(): void;
  // What a difference cannot tell; null leaves it to the kinds.
  special?(directing: Directing): Motion | null;
}

export interface Held {
  piece: Piece;
  readonly pose: Pose;
  readonly sprite: PieceSprite;
}

interface Step {
  readonly entry: number;
  readonly before: Scene;
  readonly flows: Flows;
}

// Further back nothing is remembered: undo then goes straight.
const LONGEST_PAST = 60;

export class Director {
  readonly #props: Props;
  readonly #held = new Map<string, Held>();
  readonly #landings = new Map<string, Landing>();
  #shown: Shown = { scene: NO_SCENE, layout: new Map() };
  #past: Step[] = [];
  // How many beats of the entry have been played: two throws of one entry differ.
  #beats = { entry: -1, count: 0 };

  constructor(props: Props) {
    this.#props = props;
  }

  get scene(): Scene {
    return this.#shown.scene;
  }

  get layout(): Layout {
    return this.#shown.layout;
  }

  pose(id: string): Readonly<Pose> | null {
    return this.#held.get(id)?.pose ?? null;
  }

  // The true scene at once, whatever was shown before.
  show(scene: Scene, entry: number): void {
    this.#past = this.#past.filter((step) => step.entry <= entry);
    const layout = this.#layoutOf(scene);
    const ids = new Set(scene.pieces.map(({ id }) => id));
    for (const id of [...this.#held.keys()]) if (!ids.has(id)) this.drop(id);
    for (const piece of scene.pieces) {
      const place = layout.get(piece.id);
      if (place) this.#put(piece, place);
    }
    const zones = new Map(scene.pieces.map((piece) => [piece.id, piece.zone]));
    for (const [id, { zone }] of this.#landings) if (zones.get(id) !== zone) this.#landings.delete(id);
    this.#shown = { scene, layout };
  }

  // Holds one piece differently without a new scene: pointed at, chosen, carried. Null lays it down again.
  adjust(id: string, act: ((pose: Pose) => void) | null): void {
    const held = this.#held.get(id);
    const place = this.#shown.layout.get(id);
    if (!held || !place) return;
    copyPose(held.pose, this.rest(held, held.piece, place));
    act?.(held.pose);
    held.sprite.pose(held.pose);
  }

  // The motion from the present scene to the next.
  play(beat: Beat): Motion {
    const { entry, flows = {} } = beat;
    this.#past.push({ entry, before: this.#shown.scene, flows });
    if (this.#past.length > LONGEST_PAST) this.#past.shift();
    return this.#plan(beat, 'forwards');
  }

  // Back to an earlier entry: the differences in between, reversed. `scene` is the truth it ends on.
  rewind(scene: Scene, entry: number): Motion {
    const steps = this.#past.filter((step) => step.entry > entry).reverse();
    this.#past = this.#past.filter((step) => step.entry <= entry);
    const back = steps.map((step) => this.#plan({ scene: step.before, flows: step.flows, entry }, 'backwards'));
    return sequence(...back, this.#plan({ scene, entry }, 'backwards'));
  }

  // For the staging: the piece in the hand, made when it is new.
  hold(piece: Piece, place: Place): Held {
    return this.#held.get(piece.id) ?? this.#take(piece, restPose(piece, place));
  }

  find(id: string): Held | null {
    return this.#held.get(id) ?? null;
  }

  dress(held: Held, piece: Piece): void {
    if (held.piece === piece) return;
    held.piece = piece;
    held.sprite.look(piece);
  }

  drop(id: string): void {
    this.#held.get(id)?.sprite.destroy();
    this.#held.delete(id);
  }

  // A figure goes on looking where it last went, unless its pose says otherwise.
  rest(held: Held, piece: Piece, place: Place): Pose {
    const pose = restPose(piece, place);
    if (piece.kind === 'figure' && piece.pose?.flipped === undefined) pose.swing = held.pose.swing;
    return pose;
  }

  destroy(): void {
    for (const id of [...this.#held.keys()]) this.drop(id);
    this.#past = [];
  }

  #layoutOf(scene: Scene): Layout {
    return withLandings(scene, arrange(scene), this.#landings);
  }

  #put(piece: Piece, place: Place): void {
    const held = this.hold(piece, place);
    this.dress(held, piece);
    copyPose(held.pose, this.rest(held, piece, place));
    held.sprite.pose(held.pose);
  }

  #take(piece: Piece, pose: Pose): Held {
    const held: Held = { piece, pose, sprite: this.#props.make(piece) };
    held.sprite.pose(pose);
    this.#held.set(piece.id, held);
    return held;
  }

  // Plans from scene to scene alone: the hands move when the motion is played.
  #plan(beat: Beat, direction: Direction): Motion {
    const { scene, flows = {} } = beat;
    const thrown = direction === 'forwards' ? this.#throw(beat) : NO_THROW;
    for (const [id, landing] of thrown.landings) this.#landings.set(id, landing);
    const difference = differenceOf(this.#shown, scene, { flows, direction, layout: this.#layoutOf(scene) });
    this.#shown = { scene, layout: difference.layout };
    const staging = new Staging(this, difference, thrown, beat);
    const special = direction === 'forwards' ? (beat.special?.(staging) ?? null) : null;
    const rename = cue(() => this.#rename(difference.changes));
    const motion = sequence(rename, special ? together(special, staging.remaining()) : staging.others());
    return thrown.dice.size > 0 ? { ...motion, throws: true } : motion;
  }

  #throw({ scene, entry, rolled }: Beat): Throw {
    const dice = rolledDice(this.#shown.scene, scene, rolled);
    if (dice.length === 0) return NO_THROW;
    this.#beats = { entry, count: this.#beats.entry === entry ? this.#beats.count + 1 : 0 };
    for (const { id } of dice) this.#landings.delete(id);
    return makeThrow(dice, scene, this.#layoutOf(scene), entry * 131 + this.#beats.count);
  }

  // All at once: one may take the name that another gives up.
  #rename(changes: readonly Change[]): void {
    const renamed = changes.flatMap(({ id, took }) => {
      const held = took === undefined ? undefined : this.#held.get(took);
      return held && took !== undefined ? [{ id, took, held }] : [];
    });
    for (const { took } of renamed) this.#held.delete(took);
    for (const { id, held } of renamed) {
      this.drop(id);
      this.#held.set(id, held);
    }
  }
}
