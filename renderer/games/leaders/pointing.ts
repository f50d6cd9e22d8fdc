// What the pointer or the focus rests on (a figure on the board, a card of a team or a card to be had, by its tip), and
// where it carries a figure.
import { toStage } from '../../app/stage';
import { createStore } from '../../app/store';
import type { Point } from './layout';

export const pointing = createStore<{ readonly id: string | null }>({ id: null });

// In design pixels of the stage, while a figure is being dragged.
export const carrying = createStore<{ readonly at: Point | null }>({ at: null });

// As far as the table waits before it takes a press for a drag.
const DRAG_START = 12;

const POINTABLE = /^(?:figure|team|card):/;

// After a deed something else may lie under a pointer that nobody has moved: that is not pointing.
let isResting = false;

export function restPointer(): void {
  isResting = true;
  if (pointing.get().id !== null) pointing.set({ id: null });
}

function idOf(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tip], [data-spot], [data-refused]') : null;
  const id = element?.dataset['tip'] ?? element?.dataset['spot'] ?? element?.dataset['refused'] ?? '';
  return POINTABLE.test(id) ? id : null;
}

// Follows the pointer and the focus until the answer is called.
export function followPointer(): () => void {
  const point = (event: Event): void => {
    if (isResting) return;
    const id = idOf(event.target);
    if (id !== pointing.get().id) pointing.set({ id });
  };
  const wake = (event: PointerEvent): void => {
    if (!isResting || (event.movementX === 0 && event.movementY === 0)) return;
    isResting = false;
    point(event);
  };
  const byKeyboard = (event: Event): void => {
    isResting = false;
    point(event);
  };
  let grip: PointerEvent | null = null;
  const grasp = (event: PointerEvent): void => {
    const isFigure = event.target instanceof Element && event.target.closest('[data-spot^="figure:"]') !== null;
    grip = event.button === 0 && isFigure ? event : null;
  };
  const carry = (event: PointerEvent): void => {
    if (grip === null || Math.hypot(event.clientX - grip.clientX, event.clientY - grip.clientY) < DRAG_START) return;
    carrying.set({ at: toStage(event.clientX, event.clientY) });
  };
  const letGo = (): void => {
    grip = null;
    if (carrying.get().at !== null) carrying.set({ at: null });
  };
  const unlisten = [
    listen('pointerover', point),
    listen('pointermove', wake),
    listen('focusin', byKeyboard),
    listen('pointerdown', grasp),
    listen('pointermove', carry),
    listen('pointerup', letGo),
    listen('pointercancel', letGo),
  ];
  return () => {
    for (const stop of unlisten) stop();
    letGo();
    pointing.set({ id: null });
  };
}

function listen<Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void): () => void {
  window.addEventListener(name, act);
  return () => window.removeEventListener(name, act);
}
