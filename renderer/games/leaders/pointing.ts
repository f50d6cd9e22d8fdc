// What the pointer or the focus rests on: a figure on the board, a card of a team or a card to be had, by its tip.
import { createStore } from '../../app/store';

export const pointing = createStore<{ readonly id: string | null }>({ id: null });

const POINTABLE = /^(?:figure|team|card):/;

function idOf(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tip], [data-spot], [data-refused]') : null;
  const id = element?.dataset['tip'] ?? element?.dataset['spot'] ?? element?.dataset['refused'] ?? '';
  return POINTABLE.test(id) ? id : null;
}

// Follows the pointer and the focus until the answer is called.
export function followPointer(): () => void {
  const point = (event: Event): void => {
    const id = idOf(event.target);
    if (id !== pointing.get().id) pointing.set({ id });
  };
  const names = ['pointerover', 'focusin'] as const;
  for (const name of names) document.addEventListener(name, point);
  return () => {
    for (const name of names) document.removeEventListener(name, point);
    pointing.set({ id: null });
  };
}
