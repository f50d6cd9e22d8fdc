// The table's clock: asks for animation frames only while someone listens or a frame was requested, else it stands still.
export type FrameListener = (deltaMillis: number, now: number) => void;

// Longest time one frame may stand for: after a hidden window nothing leaps.
const LONGEST_FRAME = 100;

export interface FrameSource {
  request(callback: (now: number) => void): number;
  cancel(handle: number): void;
}

const browserFrames: FrameSource = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
};

export class Clock {
  readonly #draw: () => void;
  readonly #source: FrameSource;
  readonly #listeners = new Set<FrameListener>();
  #handle: number | null = null;
  #last: number | null = null;
  #destroyed = false;

  constructor(draw: () => void, source: FrameSource = browserFrames) {
    this.#draw = draw;
    this.#source = source;
  }

  // Calls the listener every frame until the returned function is called.
  listen(listener: FrameListener): () => void {
    this.#listeners.add(listener);
    this.requestFrame();
    return () => this.#listeners.delete(listener);
  }

  get isRunning(): boolean {
    return this.#handle !== null;
  }

  requestFrame(): void {
    if (this.#destroyed || this.#handle !== null) return;
    this.#handle = this.#source.request((now) => this.#frame(now));
  }

  #frame(now: number): void {
    this.#handle = null;
    const delta = this.#last === null ? 16 : Math.min(LONGEST_FRAME, now - this.#last);
    this.#last = now;
    for (const listener of [...this.#listeners]) listener(delta, now);
    this.#draw();
    if (this.#listeners.size > 0) this.requestFrame();
    else if (this.#handle === null) this.#last = null;
  }

  destroy(): void {
    this.#destroyed = true;
    this.#listeners.clear();
    if (this.#handle !== null) this.#source.cancel(this.#handle);
    this.#handle = null;
  }
}
