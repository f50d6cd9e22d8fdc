// Holding a button down until it gives way: the share of the time held so far, for a filling ring.
// With no time to hold, a mere press is enough.
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Hold {
  readonly share: number;
  readonly hold: () => void;
  readonly letGo: () => void;
}

export function useHold(millis: number, onDone: () => void): Hold {
  const [share, setShare] = useState(0);
  const frame = useRef(0);
  const done = useRef(onDone);
  done.current = onDone;

  const letGo = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    setShare(0);
  }, []);

  const hold = useCallback(() => {
    if (frame.current !== 0) return;
    if (millis === 0) {
      done.current();
      return;
    }
    const start = performance.now();
    const grow = (now: number) => {
      const next = Math.min(1, Math.max(0, (now - start) / millis));
      setShare(next);
      if (next < 1) {
        frame.current = requestAnimationFrame(grow);
        return;
      }
      frame.current = 0;
      done.current();
    };
    frame.current = requestAnimationFrame(grow);
  }, [millis]);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { share, hold, letGo };
}
