// One beat on the stage: the differences of two scenes as motions, each by its kind's way, overlapping sensibly. A
// game's special motion takes single pieces out; what it leaves is played as ever.
import type { Place } from './arrange';
import { axisAngle, between, type Matrix, multiply } from './dice/cube';
import { toTable } from './dice/landing';
import { poseAt, STEP } from './dice/throw';
import type { Throw, Thrown } from './dice/throwing';
import type { Change, Difference } from './difference';
import type { Held } from './director';
import { cue, easeInOut, type Motion, pause, sequence, together } from './motion';
import { change as changed, type How, PACE, type Path, pathFor, shift, turnOver } from './paths';
import { copyPose, type Pose, restPose } from './pose';
import type { Piece, PieceKind } from './scene';

export type DirectorSound = 'piece' | 'card' | 'coin' | 'dice';

// What a special motion works with.
export interface Directing {
  readonly changes: readonly Change[];
  // Where a piece is now, and where the next scene has it.
  pose(id: string): Readonly<Pose> | null;
  place(id: string): Place | null;
  // One piece from where it is to its next place, by its kind's way or as told. It is then no longer among the others.
  move(id: string, how?: How): Motion;
  // A free hand over one piece: `step` writes the pose of each moment. A `move` after it leads home what differs; what
  // stays where it is comes back by itself.
  act(id: string, millis: number, step: (progress: number, pose: Pose, from: Readonly<Pose>) => void): Motion;
  // The dice that were rolled.
  throwDice(): Motion;
  // Every other difference, by kind. Played along with the special motion when that does not ask for it.
  others(): Motion;
}

// The director's hands.
interface Hands {
  pose(id: string): Readonly<Pose> | null;
  hold(piece: Piece, place: Place): Held;
  find(id: string): Held | null;
  dress(held: Held, piece: Piece): void;
  drop(id: string): void;
  rest(held: Held, piece: Piece, place: Place): Pose;
}

// The starts of one beat are spread over at most this.
const LONGEST_SPREAD = 900;
const PICK_UP = 260;
// Dice that come from elsewhere take longer, and are small while they are far.
const FETCH = 460;
const FAR_AWAY = 0.5;
// Anticipation: so far the hand goes back before it lets go.
const DRAW_BACK = 22;
const TUMBLE = [0.48, 0.8, 0.36] as const;
const GATHER = 280;
const SOUNDS: Readonly<Record<PieceKind, DirectorSound | null>> = {
  board: null,
  marker: null,
  token: 'piece',
  coin: 'coin',
  card: 'card',
  die: 'piece',
  figure: 'piece',
};
// Between the kinds of one depth and what flies over all of them.
const STANDING: ReadonlySet<PieceKind> = new Set(['figure', 'die']);

// Comes or goes where it lies: it is seen to fade.
const isInPlace = ({ how, from, to }: Change): boolean =>
  (how === 'entered' || how === 'left') && from.x === to.x && from.y === to.y;

// Who is told of sounds, of dice that have come to rest and of everything having arrived.
interface Told {
  sound?(name: DirectorSound): void;
  landed?(): void;
  arrived?(): void;
}

export class Staging implements Directing {
  readonly changes: readonly Change[];
  readonly #hands: Hands;
  readonly #difference: Difference;
  readonly #thrown: Throw;
  readonly #sound: (name: DirectorSound) => void;
  readonly #landed: () => void;
  readonly #arrived: () => void;
  readonly #used = new Set<string>();
  #isAsked = false;

  constructor(hands: Hands, difference: Difference, thrown: Throw, told: Told) {
    this.#hands = hands;
    this.#difference = difference;
    this.#thrown = thrown;
    this.#sound = (name) => told.sound?.(name);
    this.#landed = () => told.landed?.();
    this.#arrived = () => told.arrived?.();
    this.changes = difference.changes;
  }

  pose(id: string): Readonly<Pose> | null {
    return this.#hands.pose(id);
  }

  place(id: string): Place | null {
    return this.#difference.layout.get(id) ?? null;
  }

  move(id: string, how: How = {}): Motion {
    const found = this.changes.find((each) => each.id === id);
    this.#used.add(id);
    return found ? this.#motionOf(found, how) : pause(0);
  }

  act(id: string, millis: number, step: (progress: number, pose: Pose, from: Readonly<Pose>) => void): Motion {
    const found = this.changes.find((each) => each.id === id);
    this.#used.add(id);
    let from: Pose | null = null;
    let held: Held | null = null;
    return {
      millis,
      begin: () => {
        held = found ? this.#hands.hold(asItWas(found), found.from) : this.#hands.find(id);
        if (held && found) this.#hands.dress(held, found.piece);
        from = held ? { ...held.pose } : null;
      },
      seek: (at) => {
        if (!held || !from) return;
        const progress = millis <= 0 ? 1 : Math.min(1, at / millis);
        step(progress, held.pose, from);
        if (!found && progress >= 1) copyPose(held.pose, from);
        held.sprite.pose(held.pose);
      },
    };
  }

  throwDice(): Motion {
    const dice = [...this.#thrown.dice].filter(([id]) => !this.#used.has(id));
    for (const [id] of dice) this.#used.add(id);
    if (dice.length === 0) return pause(0);
    return sequence(together(...dice.map(([id, thrown], index) => this.#throwMotion(id, thrown, index))), cue(this.#landed));
  }

  others(): Motion {
    this.#isAsked = true;
    const starts = new Map<PieceKind, number>();
    const left = this.changes.filter(({ id }) => !this.#used.has(id) && !this.#thrown.dice.has(id));
    const spread = Math.min(1, LONGEST_SPREAD / Math.max(1, this.#spreadOf(left)));
    const motions = left.map((each) => {
      this.#used.add(each.id);
      const motion = this.#motionOf(each, {});
      if (each.how === 'shifted' || each.how === 'looked' || each.how === 'turned') return motion;
      const start = starts.get(each.piece.kind) ?? 0;
      starts.set(each.piece.kind, start + PACE[each.piece.kind].gap * spread);
      return sequence(pause(start), motion);
    });
    return sequence(together(this.throwDice(), ...motions), cue(this.#arrived));
  }

  // What a special motion has not asked for.
  remaining(): Motion {
    return this.#isAsked ? pause(0) : this.others();
  }

  #spreadOf(changes: readonly Change[]): number {
    return changes.reduce((sum, { piece }) => sum + PACE[piece.kind].gap, 0);
  }

  #motionOf(each: Change, how: How): Motion {
    const { piece, was } = each;
    const start = restPose(was ?? piece, each.from);
    if (each.isHidden) start.turn = Math.PI;
    const plan = pathOf(each, start, restPose(piece, each.to), how);
    const later = isDressedLast(each);
    let path: Path = plan;
    let held: Held | null = null;
    let target: Pose | null = null;
    let isHeard = false;
    return {
      millis: plan.millis,
      begin: () => {
        const hand = this.#hands.hold(asItWas(each), each.from);
        held = hand;
        if (each.isHidden) hand.pose.turn = Math.PI;
        if (!later) this.#hands.dress(hand, how.look ?? piece);
        // What is drawn smaller at its new place sets out as large as it was.
        if (was && !later) hand.pose.scale *= was.size.width / piece.size.width;
        target = this.#hands.rest(hand, piece, each.to);
        if (each.how === 'left') target.alpha = 1;
        path = pathOf(each, { ...hand.pose }, target, how);
      },
      seek: (at) => {
        if (!held || !target) return;
        const progress = plan.millis <= 0 ? 1 : Math.min(1, at / plan.millis);
        path.at(progress, held.pose);
        held.pose.depth = depthOf(each, held.pose);
        if (isInPlace(each)) held.pose.alpha = each.how === 'left' ? start.alpha * (1 - progress) : target.alpha * progress;
        else if (each.how === 'left' && progress > 0.8) held.pose.alpha = (1 - progress) / 0.2;
        if (later && progress >= 0.5) this.#hands.dress(held, piece);
        if (!isHeard && progress > 0.82) {
          isHeard = true;
          this.#hear(each);
        }
        if (progress >= 1) this.#finish(each, held, target);
        else held.sprite.pose(held.pose);
      },
    };
  }

  #finish(each: Change, held: Held, target: Pose): void {
    if (each.how === 'left') {
      this.#hands.drop(each.id);
      return;
    }
    const { swing } = held.pose;
    this.#hands.dress(held, each.piece);
    copyPose(held.pose, target);
    if (each.piece.kind === 'figure' && each.piece.pose?.flipped === undefined) held.pose.swing = swing;
    held.sprite.pose(held.pose);
  }

  #hear({ how, piece }: Change): void {
    const sound = SOUNDS[piece.kind];
    if (sound && how !== 'looked' && how !== 'shifted') this.#sound(sound);
  }

  // Picked up or fetched, drawn back, thrown, and gathered to its own place when that is not the tray.
  #throwMotion(id: string, { piece, die, tray, millis }: Thrown, index: number): Motion {
    const to = this.place(id);
    const entered = this.changes.find((each) => each.id === id && each.how === 'entered');
    let held: Held | null = null;
    let from: Pose | null = null;
    const first = poseAt(die, 0);
    const start = { ...toTable(tray, first.x, first.y), height: first.gap * tray.unit, turn: first.turn };
    const last = poseAt(die, millis);
    const end = toTable(tray, last.x, last.y);
    const far = to ? Math.hypot(to.x - end.x, to.y - end.y) : 0;
    const gather = far > 2 ? GATHER : 1;
    const taken = entered ? FETCH : PICK_UP;
    let struck = 0;
    return {
      millis: taken + millis + gather,
      begin: () => {
        held = to ? this.#hands.hold(piece, entered?.from ?? to) : null;
        if (held && entered) held.pose.scale *= FAR_AWAY;
        from = held ? { ...held.pose } : null;
      },
      seek: (at) => {
        if (!held || !from || !to) return;
        const pose = held.pose;
        if (at < taken) {
          // What comes from afar shows no face before it is thrown.
          inHand(pose, from, { ...start, scale: to.scale, tumbles: entered !== undefined }, at / taken, index);
        } else if (at < taken + millis) {
          this.#hands.dress(held, piece);
          const now = poseAt(die, at - taken);
          Object.assign(pose, toTable(tray, now.x, now.y));
          // The sprite itself lifts a cube that stands on its edge.
          pose.height = now.gap * tray.unit;
          pose.rotation = now.turn;
          pose.scale = to.scale;
          pose.alpha = 1;
          pose.depth = to.depth - to.y + pose.y;
          const hits = die.hits.filter((step) => step * STEP <= at - taken).length;
          if (hits > struck && (struck === 0 || index < 3)) this.#sound(struck === 0 && index === 0 ? 'dice' : 'piece');
          struck = Math.max(struck, hits);
        } else {
          const rest = this.#hands.rest(held, piece, to);
          const share = easeInOut(Math.min(1, (at - taken - millis) / gather));
          copyPose(pose, rest);
          pose.x = end.x + (rest.x - end.x) * share;
          pose.y = end.y + (rest.y - end.y) * share;
          pose.height = far < 2 ? rest.height : rest.height + Math.sin(Math.PI * share) * Math.min(40, far / 3);
          if (far > 2 && rest.rotation) pose.rotation = between(last.turn, rest.rotation, share);
        }
        held.sprite.pose(pose);
      },
    };
  }
}

interface Release {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly turn: Matrix;
  readonly scale: number;
  readonly tumbles: boolean;
}

// A die on its way into the throwing hand: one after the other in an arc, then all are drawn back together.
function inHand(pose: Pose, from: Pose, release: Release, progress: number, index: number): void {
  const late = Math.min(index, 8) * 0.035;
  const way = Math.min(1, Math.max(0, (progress - late) / (0.72 - late)));
  const share = easeInOut(way);
  const back = progress < 0.72 ? 0 : easeInOut((progress - 0.72) / 0.28);
  pose.x = from.x + (release.x + DRAW_BACK - from.x) * share - DRAW_BACK * back;
  pose.y = from.y + (release.y - from.y) * share;
  const far = Math.hypot(release.x - from.x, release.y - from.y);
  pose.height = from.height + (release.height - from.height) * share + Math.sin(Math.PI * share) * Math.min(70, 12 + far / 6);
  pose.scale = from.scale + (release.scale - from.scale) * share;
  pose.alpha = release.tumbles ? Math.min(1, way * 5) : from.alpha;
  pose.depth = from.depth;
  if (release.tumbles) pose.rotation = multiply(axisAngle(TUMBLE, (1 - progress) * 7), release.turn);
  else if (from.rotation) pose.rotation = between(from.rotation, release.turn, easeInOut(progress));
}

// As it looked before, under the name it has now.
function asItWas({ id, was, piece }: Change): Piece {
  if (was === null) return piece;
  return was.id === id ? was : { ...was, id };
}

function pathOf(each: Change, from: Pose, to: Pose, how: How): Path {
  const { kind } = each.piece;
  if (how.style === undefined && how.via === undefined) {
    if (each.how === 'shifted') return shift(from, to);
    if (each.how === 'looked') return changed(from, to);
    if (each.how === 'turned')
      return to.fall > from.fall ? pathFor(kind, from, to, { ...how, style: 'fall' }) : turnOver(kind, from, to);
    // From or to the side of the table a figure is lifted over the others.
    if (kind === 'figure' && (each.how === 'entered' || each.how === 'left'))
      return pathFor(kind, from, to, { height: 90, millis: 460, ...how });
  }
  return pathFor(kind, from, to, how);
}

// A card that is turned face down, and what only changes its look, keep the old picture for the first half.
function isDressedLast({ how, piece }: Change): boolean {
  if (how === 'entered' || how === 'left') return false;
  return piece.kind === 'card' ? piece.face === 'back' : how === 'turned' || how === 'looked';
}

function depthOf({ piece, from, to }: Change, pose: Pose): number {
  return STANDING.has(piece.kind) ? to.depth - to.y + pose.y : Math.max(from.depth, to.depth);
}
