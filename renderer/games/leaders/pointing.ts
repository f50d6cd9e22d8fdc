// What the pointer or the focus rests on (a figure on the board, a card of a team or a card to be had, by its tip), and
// where it carries a figure.

import { createStore } from '../../app/store';
import { toStage } from '../../ui/stage';
import type { Point } from './layout';

export const pointing = createStore<{ readonly id: string | null }>({ id: null });

// Which figure is in the hand, and where, in design pixels of the stage. Dropped on a place that can be chosen, it stays
// there until the table answers.
export const carrying = createStore<{ readonly id: string; readonly at: Point | null }>({ id: '', at: null });

// How long a dropped figure waits for the answer, in milliseconds.
const ANSWER_WAIT = 600;

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

function spotOf(target: EventTarget | null): string {
  return (target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined) ?? '';
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
  let id = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const grasp = (event: PointerEvent): void => {
    const spot = spotOf(event.target);
    grip = event.button === 0 && spot.startsWith('figure:') ? event : null;
    id = spot.replace('figure:', '');
  };
  const carry = (event: PointerEvent): void => {
    if (grip === null || Math.hypot(event.clientX - grip.clientX, event.clientY - grip.clientY) < DRAG_START) return;
    clearTimeout(waiting);
    carrying.set({ id, at: toStage(event.clientX, event.clientY) });
  };
  const putBack = (): void => {
    clearTimeout(waiting);
    if (carrying.get().at !== null) carrying.set({ id: '', at: null });
  };
  const drop = (event: PointerEvent): void => {
    grip = null;
    if (carrying.get().at === null) return;
    const spot = spotOf(document.elementFromPoint(event.clientX, event.clientY));
    if (spot === '' || spot === `figure:${id}`) putBack();
    else waiting = setTimeout(putBack, ANSWER_WAIT);
  };
  const letGo = (): void => {
    grip = null;
    putBack();
  };
  const unlisten = [
    listen('pointerover', point),
    listen('pointermove', wake),
    listen('focusin', byKeyboard),
    listen('pointerdown', grasp),
    listen('pointermove', carry),
    listen('pointerup', drop),
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
