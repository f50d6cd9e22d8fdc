// Escape goes back, unless something on top of the screen takes it first.
import { useEffect } from 'react';

export function useEscape(goBack: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      // The first Escape in a filled search field empties it.
      if (event.target instanceof HTMLInputElement && event.target.type === 'search' && event.target.value !== '') return;
      goBack();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [goBack]);
}
