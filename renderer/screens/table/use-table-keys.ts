// Keys of the table and the commands that the shell's menu gives; `SHORTCUTS` says them all to the player.
import { useEffect, useRef } from 'react';
import { ask } from '../../app/actions';
import { addCommands, runCommand } from '../../app/commands';
import type { TableSession } from '../../table/session';

const CLOSER = 1.25;
// Of a hint.
const PLANS = ['1', '2', '3'];

// Keys by the text that explains them.
export const SHORTCUTS: readonly { readonly keys: readonly string[]; readonly text: string }[] = [
  { keys: ['Tab', '←↑↓→'], text: 'walk' },
  { keys: ['Enter'], text: 'choose' },
  { keys: ['Esc'], text: 'back' },
  { keys: ['Space'], text: 'skip' },
  { keys: ['Ctrl', 'Z'], text: 'undo' },
  { keys: ['Ctrl', 'Y'], text: 'redo' },
  { keys: ['H'], text: 'hint' },
  { keys: ['1', '2', '3'], text: 'plans' },
  { keys: ['E'], text: 'end' },
  { keys: ['R'], text: 'recap' },
  { keys: ['L'], text: 'log' },
  { keys: ['+', '−', '0'], text: 'zoom' },
  { keys: ['?'], text: 'help' },
];

export interface KeyTargets {
  toggleLog(): void;
  // Null while it is shut.
  readonly closeLog: (() => void) | null;
  help(): void;
}

// Undo, redo and hint for the menu of the shell and for keys; the bar's buttons do the same.
export function useTableCommands(session: TableSession): void {
  useEffect(
    () =>
      addCommands({
        undo() {
          if (session.snapshot.shown?.canUndo) void ask('match.undo', {});
        },
        redo() {
          if (session.snapshot.shown?.canRedo) void ask('match.redo', {});
        },
        hint() {
          if (!session.putHintAway() && session.snapshot.offered.length > 0) void session.askHint();
        },
      }),
    [session],
  );
}

// Onto the button that ends the turn or the phase: it may stand many Tabs away. Pressing it stays a second act.
function toEnd(): void {
  document.querySelector<HTMLElement>('.bar-end [data-choice]')?.focus();
}

// Escape closes the log, else skips what moves, else goes back a step.
export function useTableKeys(session: TableSession, targets: KeyTargets): void {
  const now = useRef(targets);
  now.current = targets;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return;
      if (event.target instanceof HTMLInputElement) return;
      const { isSettled } = session.snapshot;
      const withControl = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (key === 'escape') {
        if (now.current.closeLog !== null) now.current.closeLog();
        else if (!isSettled) session.skip();
        else if (!session.unpick()) session.putHintAway();
      } else if (withControl && (key === 'y' || (key === 'z' && event.shiftKey))) {
        runCommand('redo');
      } else if (withControl && key === 'z') {
        runCommand('undo');
      } else if (key === ' ' && !isSettled && !(event.target instanceof HTMLButtonElement)) session.skip();
      else if (!withControl && key === 'h') runCommand('hint');
      else if (!withControl && PLANS.includes(key)) session.leadTo(PLANS.indexOf(key));
      else if (!withControl && key === 'e') toEnd();
      else if (!withControl && key === 'r') session.recap();
      else if (!withControl && key === 'l') now.current.toggleLog();
      else if (!withControl && key === '?') now.current.help();
      else if (!withControl && (key === '+' || key === '=')) session.stage.camera.zoomBy(CLOSER);
      else if (!withControl && key === '-') session.stage.camera.zoomBy(1 / CLOSER);
      else if (!withControl && key === '0') session.stage.camera.reset();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [session]);
}
