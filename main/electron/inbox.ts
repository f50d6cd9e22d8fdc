// Saves that are handed over, by a double click or by a second program. Until the host stands they wait, and the last counts.
export interface Inbox {
  put(path: string): void;
  // What waits, once.
  take(): string | null;
  // From now on everything goes there, what came meanwhile first.
  deliverTo(open: (path: string) => void): void;
}

export function makeInbox(first: string | null): Inbox {
  let waiting = first;
  let deliver: ((path: string) => void) | null = null;
  const take = () => {
    const path = waiting;
    waiting = null;
    return path;
  };
  return {
    put(path) {
      if (deliver === null) waiting = path;
      else deliver(path);
    },
    take,
    deliverTo(open) {
      deliver = open;
      const late = take();
      if (late !== null) open(late);
    },
  };
}
