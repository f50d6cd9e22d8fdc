// How the parts of the table screen and of the games reach the open table.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TablePush } from '../../engine/protocol';
import type { AnyTable, TableContext } from './game-table';
import type { Pointer } from './pointing';
import type { TableSession, TableSnapshot } from './session';

export const SessionContext = createContext<TableSession | null>(null);

export function useSession(): TableSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('Parts of a table live inside the table screen.');
  return session;
}

export function useSnapshot(): TableSnapshot {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.snapshot);
}

// What is pointed at, the one thing of the table that changes with every move of the hand: whoever asks is drawn anew
// only when the answer changes.
export function usePointer<Answer extends string | number | boolean | null>(ask: (pointer: Pointer) => Answer): Answer {
  const session = useSession();
  return useSyncExternalStore(session.subscribePointer, () => ask(session.pointer));
}

// What comes after the name of a kind: `space:tabor` is the space `tabor`; null for other kinds.
export function nameAfter(kind: string, id: string | null): string | null {
  return id?.startsWith(kind) ? id.slice(kind.length) : null;
}

// What the frame's parts need together, once something is shown.
export interface Open {
  readonly session: TableSession;
  readonly table: AnyTable;
  readonly snapshot: TableSnapshot;
  readonly shown: TablePush;
  readonly context: TableContext;
}
