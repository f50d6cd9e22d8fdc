// What the pointer or the focus rests on: a figure on the board, a card of a team or a card to be had, by its tip.
import { createStore } from '../../app/store';

export const pointing = createStore<{ readonly id: string | null }>({ id: null });

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
  document.addEventListener('pointerover', point);
  document.addEventListener('pointermove', wake);
  document.addEventListener('focusin', byKeyboard);
  return () => {
    document.removeEventListener('pointerover', point);
    document.removeEventListener('pointermove', wake);
    document.removeEventListener('focusin', byKeyboard);
    pointing.set({ id: null });
  };
}
