// The presenter: takes tables as the host sends them, plays their beats one after the other and always ends on the
// true state. What goes wrong in an animation ends that animation, never the match.
import type { BeatView, TablePush } from '../../engine/protocol';
import type { Clock } from './clock';
import type { GameBoard, PlayContext, TableContext } from './game-table';
import { type Motion, pause } from './motion';

export interface PresenterOptions {
  readonly board: GameBoard<unknown, { readonly type: string }>;
  readonly clock: Pick<Clock, 'listen' | 'requestFrame'>;
  context(table: TablePush): TableContext;
  // Speed for the beats that lead to `next`; 0 shows the result at once.
  speed(next: TablePush, shown: TablePush): number;
  // Milliseconds to look at what was done on `former` before the next table is played.
  rest?(former: TablePush): number;
  // Everything that came is shown.
  settled?(table: TablePush): void;
  // Called after every change of what is shown or playing.
  changed(): void;
  reportProblem?(error: unknown): void;
  readonly timers?: { set(act: () => void, millis: number): unknown; clear(handle: unknown): void };
}

// The beat that is being shown: the views right before and right after its fact, which of them lies on the table now, and
// where all its beats lead. `isHushed`
// from when the place it was told over goes, `isRolling` until its dice lie still.
export interface Playing {
  readonly event: { readonly type: string };
  readonly before: unknown;
  readonly after: unknown;
  readonly now: unknown;
  readonly end: unknown;
  readonly isHushed: boolean;
  readonly isRolling: boolean;
}

// No single event may take longer, whatever its motion says.
const LONGEST_MOTION = 20_000;
// Waiting tables beyond this are not played but jumped over. Several opponents decide in many small steps within a
// moment, and people want to see each; only a table that runs away from its watchers is caught up with.
const LONGEST_QUEUE = 400;
// Undo runs the same beats backwards, twice as fast; farther back it is not played but shown.
const REWIND_PACE = 2;
const LONGEST_REWIND = 12;
// The clock may stand still (a hidden window): real time after which a motion is ended from outside.
const GRACE = 1500;

const realTimers = {
  set: (act: () => void, millis: number): unknown => setTimeout(act, millis),
  clear: (handle: unknown): void => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

export class Presenter {
  readonly #options: PresenterOptions;
  readonly #timers: NonNullable<PresenterOptions['timers']>;
  #queue: TablePush[] = [];
  #shown: TablePush | null = null;
  #current: TablePush | null = null;
  #beats: BeatView[] = [];
  // The view that the next beat leads away from.
  #before: unknown = null;
  #playing: Playing | null = null;
  #stop: (() => void) | null = null;
  // Whether the current table has shown anything that takes time.
  #moved = false;
  #paused = false;
  #destroyed = false;

  constructor(options: PresenterOptions) {
    this.#options = options;
    this.#timers = options.timers ?? realTimers;
  }

  // The last table whose beats have all been played.
  get shown(): TablePush | null {
    return this.#shown;
  }

  get playing(): Playing | null {
    return this.#playing;
  }

  get isSettled(): boolean {
    return this.#current === null && this.#queue.length === 0;
  }

  get isPaused(): boolean {
    return this.#paused;
  }

  receive(table: TablePush): void {
    if (this.#destroyed) return;
    if (this.#shown === null || this.#shown.match !== table.match) {
      this.#settleOn(table);
      return;
    }
    if (this.#isStepBack(table)) {
      this.#stepBack(table);
      return;
    }
    this.#queue.push(table);
    if (this.#queue.length > LONGEST_QUEUE) this.#settleOn(table);
    // While it rests nothing is current, but something runs.
    else if (this.#current === null && this.#stop === null) this.#next();
  }

  // Ends everything that moves or waits on the newest true state.
  skip(): void {
    this.#paused = false;
    const last = this.#queue.at(-1) ?? this.#current;
    if (last) this.#settleOn(last);
  }

  // Plays tables again that have been shown, and ends on the newest as ever. Only from a table at rest.
  recap(tables: readonly TablePush[]): void {
    const [first, ...rest] = tables;
    if (!this.isSettled || this.#stop !== null || first === undefined || rest.length === 0) return;
    this.#queue = [...rest];
    this.#show(first);
    this.#next();
  }

  pause(): void {
    this.#paused = true;
    this.#options.changed();
  }

  resume(): void {
    this.#paused = false;
    this.#options.clock.requestFrame();
    this.#options.changed();
  }

  // Shows the same state again, after a change of language or settings.
  refresh(): void {
    if (this.isSettled && this.#shown) this.#show(this.#shown);
  }

  destroy(): void {
    this.#destroyed = true;
    this.#stop?.();
    this.#stop = null;
    this.#queue = [];
  }

  // A step back from a table at rest is played backwards; a leap back, or out of something that moves, is shown at once.
  #stepBack(table: TablePush): void {
    const shown = this.#shown;
    const speed = shown ? this.#speed(shown) : 0;
    const isShort = shown !== null && shown.entry - table.entry <= LONGEST_REWIND;
    const isNear = this.isSettled && this.#stop === null && isShort;
    let motion: Motion | null = null;
    if (isNear && speed > 0) {
      this.#attempt(() => {
        motion = this.#options.board.rewind?.(table.view, this.#options.context(table)) ?? null;
      });
    }
    const back = motion as Motion | null;
    if (back === null || back.millis <= 0) {
      this.#settleOn(table);
      return;
    }
    this.#current = table;
    this.#options.changed();
    this.#run(back, speed * REWIND_PACE, () => this.#finishTable(table));
  }

  #isStepBack(table: TablePush): boolean {
    const newest = this.#queue.at(-1) ?? this.#current ?? this.#shown;
    return newest !== null && table.entry < newest.entry;
  }

  #next(): void {
    const table = this.#queue.shift();
    if (!table || !this.#shown) {
      this.#options.changed();
      return;
    }
    this.#current = table;
    this.#moved = false;
    this.#beats = [...table.beats];
    this.#before = this.#shown.view;
    if (this.#speed(table) <= 0) this.#beats = [];
    this.#nextBeat();
  }

  #speed(table: TablePush): number {
    const speed = this.#shown ? this.#options.speed(table, this.#shown) : 0;
    return Number.isFinite(speed) ? Math.max(0, speed) : 0;
  }

  // A loop rather than a recursion: beats without a motion follow each other at once.
  #nextBeat(): void {
    while (this.#current) {
      const beat = this.#beats.shift();
      if (!beat) {
        this.#finishTable(this.#current);
        return;
      }
      const facts = { event: beat.event, before: this.#before, after: beat.view, end: this.#current.view };
      this.#before = beat.view;
      const motion = this.#motionFor(facts, this.#current);
      if (motion && motion.millis > 0) {
        this.#playing = { ...facts, now: facts.before, isHushed: false, isRolling: motion.throws === true };
        this.#options.changed();
        this.#moved = true;
        this.#run(motion, this.#speed(this.#current), (result) => {
          this.#playing = null;
          if (result === 'failed') this.#beats = [];
          this.#nextBeat();
        });
        return;
      }
      if (motion && !this.#attempt(() => complete(motion))) this.#beats = [];
    }
  }

  #motionFor({ event, before, after }: Omit<Playing, 'now' | 'isHushed' | 'isRolling'>, table: TablePush): Motion | null {
    let motion: Motion | null = null;
    const note = (news: Partial<Playing>): void => {
      if (this.#playing?.event !== event) return;
      this.#playing = { ...this.#playing, ...news };
      this.#options.changed();
    };
    const hush = (): void => note({ isHushed: true });
    const landed = (): void => note({ isRolling: false });
    const arrived = (): void => note({ now: after });
    const context: PlayContext<unknown> = { ...this.#options.context(table), before, after, hush, landed, arrived };
    const worked = this.#attempt(() => {
      motion = this.#options.board.play(event, context);
    });
    if (!worked) this.#beats = [];
    return motion;
  }

  #run(motion: Motion, speed: number, then: (result: 'played' | 'failed') => void): void {
    const length = Math.min(LONGEST_MOTION, Number.isFinite(motion.millis) ? motion.millis : LONGEST_MOTION);
    let elapsed = 0;
    const end = (result: 'played' | 'failed'): void => {
      this.#stop?.();
      this.#stop = null;
      then(result);
    };
    let begun = false;
    const advance = (millis: number): void => {
      elapsed = Math.min(length, elapsed + millis);
      const worked = this.#attempt(() => {
        if (!begun) motion.begin?.();
        begun = true;
        motion.seek(elapsed);
      });
      if (!worked) end('failed');
      else if (elapsed >= length) end('played');
    };
    const unlisten = this.#options.clock.listen((delta) => {
      if (!this.#paused) advance(delta * speed);
    });
    const watch = (): unknown =>
      this.#timers.set(
        () => {
          if (this.#paused) guard = watch();
          else advance(length);
        },
        length / speed + GRACE,
      );
    let guard = watch();
    this.#stop = () => {
      unlisten();
      this.#timers.clear(guard);
    };
  }

  #finishTable(table: TablePush): void {
    const rest = this.#moved && this.#shown ? (this.#options.rest?.(this.#shown) ?? 0) : 0;
    this.#current = null;
    this.#show(table);
    if (this.#queue.length === 0) return;
    if (rest > 0) this.#run(pause(rest), 1, () => this.#next());
    else this.#next();
  }

  #settleOn(table: TablePush): void {
    this.#stop?.();
    this.#stop = null;
    this.#playing = null;
    this.#current = null;
    this.#beats = [];
    this.#queue = [];
    this.#show(table);
  }

  #show(table: TablePush): void {
    this.#shown = table;
    if (this.isSettled) this.#options.settled?.(table);
    this.#attempt(() => this.#options.board.show(table.view, this.#options.context(table)));
    this.#options.clock.requestFrame();
    this.#options.changed();
  }

  #attempt(act: () => void): boolean {
    try {
      act();
      return true;
    } catch (error) {
      this.#options.reportProblem?.(error);
      return false;
    }
  }
}

function complete(motion: Motion): void {
  motion.begin?.();
  motion.seek(motion.millis);
}
