// The hint at a table: which of its plans is shown, and what is left of a plan that is being carried out.
import type { Advice, Hint, TablePush } from '../../engine/protocol';
import { hintFrom, planAfter } from './followed-plan';

export class ShownHint {
  #hint: Hint | null = null;
  // Which of the hint's plans is shown.
  #led = 0;
  // What is left of the plan whose step was sent to the host.
  #followed: Advice | null = null;
  // The hint is the rest of a plan whose beginning was carried out.
  #isOnward = false;
  // What was learned without showing it.
  #advised: string | null = null;

  get hint(): Hint | null {
    return this.#hint;
  }

  get led(): number {
    return this.#led;
  }

  get key(): string | null {
    return this.#hint?.best?.[this.#led]?.key ?? this.#hint?.key ?? null;
  }

  // What a hint says here, shown or not; null when nobody has asked.
  get advisedKey(): string | null {
    return this.key ?? this.#advised;
  }

  get isOnward(): boolean {
    return this.#isOnward;
  }

  show(hint: Hint): void {
    this.#hint = hint;
    this.#isOnward = false;
    this.#led = 0;
  }

  // Learned without showing it.
  advise(key: string | null): void {
    this.#advised = key;
  }

  // Another of its plans; false when it has none such.
  leadTo(place: number): boolean {
    if (this.#hint?.best?.[place] === undefined) return false;
    this.#led = place;
    return true;
  }

  // False when there was none.
  putAway(): boolean {
    const was = this.#hint;
    this.#hint = null;
    return was !== null;
  }

  decided(key: string): void {
    this.#followed = planAfter(this.#hint, this.#led, key);
  }

  // At a new table only what was followed goes on.
  receive(push: TablePush): void {
    this.#hint = hintFrom(this.#followed, push);
    this.#isOnward = this.#hint !== null;
    this.#led = 0;
    this.#followed = null;
    this.#advised = null;
  }
}
