// Puts the Pixi canvas on the page and gives the camera its wheel and drag.
import { useEffect, useRef } from 'react';
import type { TableSession } from '../../table/session';
import { stageScale, toStage } from '../../ui/stage';

// Where the wheel and the pointer belong to something else than the board.
const NOT_BOARD = '.table-around, .table-overlay, .log-drawer, .request-bar, .table-top, .note-strip';

export function BoardHost({ session }: { readonly session: TableSession }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { canvas, camera } = session.stage;
    const screen = host.current?.parentElement;
    host.current?.append(canvas);
    session.stage.invalidate();
    const isOnBoard = (event: Event): boolean => event.target instanceof Element && event.target.closest(NOT_BOARD) === null;
    const zoom = (event: WheelEvent): void => {
      if (!isOnBoard(event)) return;
      event.preventDefault();
      camera.zoomAt(toStage(event.clientX, event.clientY), event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    const move = (event: PointerEvent): void => {
      session.wake();
      if (event.buttons !== 1 || camera.state.zoom === 1 || !isOnBoard(event)) return;
      camera.pan(event.movementX / stageScale(), event.movementY / stageScale());
    };
    screen?.addEventListener('wheel', zoom, { passive: false });
    screen?.addEventListener('pointermove', move);
    return () => {
      screen?.removeEventListener('wheel', zoom);
      screen?.removeEventListener('pointermove', move);
      canvas.remove();
    };
  }, [session]);
  return <div ref={host} className="board-host" />;
}
