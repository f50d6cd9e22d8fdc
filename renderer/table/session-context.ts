// How the parts of the table screen and of the games reach the open table.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TablePush } from '../../engine/protocol';
import type { AnyTable, TableContext } from './game-table';
import type { Pointer, TableSession, TableSnapshot } from './session';

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

// What is pointed at: the one thing of the table that changes with every move of the hand.
export function usePointer(): Pointer {
  const session = useSession();
  return useSyncExternalStore(session.subscribePointer, () => session.pointer);
}

// Whether this spot, target or area is pointed at: re-renders only when the answer changes.
export function useIsHovered(id: string): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribePointer, () => session.pointer.hovered === id);
}

// What the frame's parts need together, once something is shown.
export interface Open {
  readonly session: TableSession;
  readonly table: AnyTable;
  readonly snapshot: TableSnapshot;
  readonly shown: TablePush;
  readonly context: TableContext;
}
