// Tables, a clock driven by hand and a board that writes down what it was asked to show.
import { type SeatSpec, STANDARD_SETTINGS, type TablePush, TINCTURES } from '../../engine/protocol';
import type { FrameListener } from '../../renderer/table/clock';
import type { GameBoard, PlayContext, TableContext } from '../../renderer/table/game-table';
import type { Motion } from '../../renderer/table/motion';

// A beat that leads to the view of its table.
export function told(type: string, view: unknown = null) {
  return { event: { type }, view };
}

/** The first seat a person, the others computers. */
export function peopleOf(seats: number): readonly SeatSpec[] {
  return TINCTURES.slice(0, seats).map((tincture, seat) =>
    seat === 0
      ? { kind: 'human', name: `Seat ${seat}`, tincture }
      : { kind: 'ai', name: `Seat ${seat}`, tincture, level: 'page' },
  );
}

export function makeTable(change: Partial<TablePush> = {}): TablePush {
  return {
    match: 'm1',
    game: 'leaders',
    mode: { kind: 'match' },
    seats: [
      { kind: 'human', name: 'Ala', tincture: 'gules' },
      { kind: 'ai', name: 'Bot', tincture: 'azure', level: 'page' },
    ],
    options: {},
    seed: 1,
    viewer: 0,
    view: { at: 0 },
    beats: [],
    request: null,
    toMove: 0,
    curtain: null,
    entry: 0,
    canUndo: false,
    canRedo: false,
    outcome: null,
    progress: { unit: 'turn', number: 1 },
    campaign: null,
    course: [],
    ...change,
  };
}

export function makeContext(table: TablePush): TableContext {
  return {
    table,
    say: (phrase) => (typeof phrase === 'string' ? phrase : phrase.key),
    seatName: (seat) => table.seats[seat]?.name ?? '',
    sound: () => {},
    settings: STANDARD_SETTINGS,
    reducedMotion: false,
    own: null,
  };
}

export class HandClock {
  readonly #listeners = new Set<FrameListener>();
  requests = 0;

  listen(listener: FrameListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  requestFrame(): void {
    this.requests += 1;
  }

  tick(millis: number): void {
    for (const listener of [...this.#listeners]) listener(millis, 0);
  }

  get isIdle(): boolean {
    return this.#listeners.size === 0;
  }
}

export class HandTimers {
  readonly waiting = new Map<number, { act: () => void; millis: number }>();
  #next = 1;

  set(act: () => void, millis: number): unknown {
    this.#next += 1;
    this.waiting.set(this.#next, { act, millis });
    return this.#next;
  }

  clear(handle: unknown): void {
    this.waiting.delete(handle as number);
  }

  fire(): void {
    for (const [handle, { act }] of [...this.waiting]) {
      this.waiting.delete(handle);
      act();
    }
  }
}

export function makeBoard(play: (event: { readonly type: string }, context: PlayContext<unknown>) => Motion | null): GameBoard<
  unknown,
  { readonly type: string }
> & {
  readonly seen: string[];
} {
  const seen: string[] = [];
  return {
    seen,
    show: (view) => seen.push(`show ${JSON.stringify(view)}`),
    play: (event, context) => {
      seen.push(`play ${event.type}`);
      return play(event, context);
    },
    destroy: () => {},
  };
}
