// Motions: what an animation is to the table. A motion is a length and a function of time; nothing here knows clocks.
// They compose, begin lazily (so that each starts where the one before it ended) and always reach their last frame.
export interface Motion {
  // Length at speed 1.
  readonly millis: number;
  // Dice are thrown in it: what they come to is not told before they lie still.
  readonly throws?: true;
  // Called once, before the first seek: read starting values here.
  begin?(): void;
  // Called with rising times from 0 to `millis`, the end always included.
  seek(millis: number): void;
}

export type Ease = (progress: number) => number;

export const linear: Ease = (progress) => progress;
export const easeIn: Ease = (progress) => progress * progress;
export const easeOut: Ease = (progress) => 1 - (1 - progress) ** 3;
export const easeInOut: Ease = (progress) => (progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2);
// Goes a little too far and comes back: things that are put down.
export const easeBack: Ease = (progress) => 1 + 2.70158 * (progress - 1) ** 3 + 1.70158 * (progress - 1) ** 2;
// Falls and bounces twice.
export const easeBounce: Ease = (progress) => {
  if (progress < 0.55) return (progress / 0.55) ** 2;
  if (progress < 0.82) return 1 - 0.22 * (1 - ((progress - 0.685) / 0.135) ** 2);
  return 1 - 0.06 * (1 - ((progress - 0.91) / 0.09) ** 2);
};

// The basic motion: `step` gets the eased progress from 0 to 1.
export function tween(millis: number, step: (progress: number) => void, ease: Ease = easeInOut, begin?: () => void): Motion {
  const seek = (at: number): void => step(ease(millis <= 0 ? 1 : Math.min(1, Math.max(0, at / millis))));
  return begin ? { millis, begin, seek } : { millis, seek };
}

// Something that happens at one moment, such as a sound or a change of picture.
export function cue(act: () => void): Motion {
  return { millis: 0, begin: act, seek: () => {} };
}

export function pause(millis: number): Motion {
  return { millis, seek: () => {} };
}

// Plays one motion's part of a longer time, with its begin exactly once.
function runner(motion: Motion): (at: number) => void {
  let begun = false;
  let done = false;
  return (at) => {
    if (done) return;
    if (!begun) {
      begun = true;
      motion.begin?.();
    }
    motion.seek(Math.min(at, motion.millis));
    done = at >= motion.millis;
  };
}

export function sequence(...motions: readonly (Motion | null)[]): Motion {
  const parts = motions.filter((motion) => motion !== null);
  const starts: number[] = [];
  let millis = 0;
  for (const part of parts) {
    starts.push(millis);
    millis += part.millis;
  }
  const runs = parts.map(runner);
  return {
    millis,
    seek(at) {
      for (const [index, run] of runs.entries()) {
        const since = at - (starts[index] ?? 0);
        if (since < 0) return;
        run(since);
      }
    },
  };
}

export function together(...motions: readonly (Motion | null)[]): Motion {
  const parts = motions.filter((motion) => motion !== null);
  const runs = parts.map(runner);
  return {
    millis: parts.reduce((longest, part) => Math.max(longest, part.millis), 0),
    seek(at) {
      for (const run of runs) run(at);
    },
  };
}

// The same kind of motion for several things, each starting `gap` after the one before.
export function staggered(gap: number, motions: readonly Motion[]): Motion {
  return together(...motions.map((motion, index) => sequence(pause(gap * index), motion)));
}

// Numbers of an object from where they are to where they should be. Works on sprites, containers and plain objects.
export function glide<Key extends string>(
  target: { [Name in NoInfer<Key>]: number },
  to: { readonly [Name in Key]: number },
  millis: number,
  ease: Ease = easeInOut,
): Motion {
  const names = Object.keys(to) as Key[];
  const from = new Map<Key, number>();
  return tween(
    millis,
    (progress) => {
      for (const name of names) {
        const start = from.get(name) ?? to[name];
        target[name] = (start + (to[name] - start) * progress) as (typeof target)[Key];
      }
    },
    ease,
    () => {
      for (const name of names) from.set(name, target[name]);
    },
  );
}

// Along an arc `height` pixels above the straight line: coins, tokens and cards that fly.
export function arc(
  target: { x: number; y: number },
  to: { readonly x: number; readonly y: number },
  height: number,
  millis: number,
  ease: Ease = easeInOut,
): Motion {
  let from = { x: target.x, y: target.y };
  return tween(
    millis,
    (progress) => {
      target.x = from.x + (to.x - from.x) * progress;
      target.y = from.y + (to.y - from.y) * progress - Math.sin(Math.PI * progress) * height;
    },
    ease,
    () => {
      from = { x: target.x, y: target.y };
    },
  );
}
