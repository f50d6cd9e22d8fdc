// What the pointer or the focus rests on, and what is lit for it: it changes often and concerns only the board and whoever
// asks for it.
import type { Box, GameBoard, Marks } from './game-table';
import { Highlights } from './highlight';
import type { PixiStage } from './stage';

// A spot or a line's target, and a tip.
export interface Pointer {
  readonly hovered: string | null;
  readonly pointed: string | null;
}

interface Ports {
  // Where something is that is no spot: a log line's or a refusal's target.
  placeOf(target: string): Box | null;
  isStill(): boolean;
}

export class Pointing {
  readonly #stage: PixiStage;
  readonly #board: Pick<GameBoard<unknown, { readonly type: string }>, 'mark'>;
  readonly #ports: Ports;
  readonly #highlights: Highlights;
  readonly #listeners = new Set<() => void>();
  #pointer: Pointer = { hovered: null, pointed: null };
  #marks: Marks;

  constructor(stage: PixiStage, board: Pick<GameBoard<unknown, { readonly type: string }>, 'mark'>, marks: Marks, ports: Ports) {
    this.#stage = stage;
    this.#board = board;
    this.#marks = marks;
    this.#ports = ports;
    this.#highlights = new Highlights(stage);
  }

  get pointer(): Pointer {
    return this.#pointer;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  point(at: Partial<Pointer>): void {
    const next = { ...this.#pointer, ...at };
    if (next.hovered === this.#pointer.hovered && next.pointed === this.#pointer.pointed) return;
    this.#pointer = next;
    this.#light();
    this.tell();
  }

  // The button under the pointer is gone with the choice and will not tell that the pointer left it.
  forget(): void {
    this.#pointer = { hovered: null, pointed: null };
  }

  // While something moves nothing is pointed at: what lies under a resting pointer has come there by itself.
  letGo(): void {
    this.#pointer = { ...this.#pointer, pointed: null };
  }

  show(marks: Marks): void {
    this.#marks = marks;
    this.#light();
  }

  tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  // Somebody moves at the table: the glow breathes again.
  wake(): void {
    if (!this.#stage.isSlow && !this.#ports.isStill()) this.#highlights.wake();
  }

  destroy(): void {
    this.#highlights.destroy();
    this.#listeners.clear();
  }

  #light(): void {
    const marks = { ...this.#marks, ...this.#pointer };
    if (this.#highlights.show(marks, this.#placeOf(marks))) {
      this.wake();
      this.#stage.invalidate();
    }
    this.#board.mark?.(marks);
  }

  // Nothing that is lit or chosen already.
  #placeOf({ hovered, spots, picks }: Marks): Box | null {
    const isLit = hovered === null || picks.includes(hovered) || spots.some((spot) => spot.id === hovered);
    return isLit ? null : this.#ports.placeOf(hovered);
  }
}
