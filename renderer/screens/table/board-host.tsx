// Puts the Pixi canvas on the page and gives the camera its wheel, pinch and drag.
import { useEffect, useRef } from 'react';
import { type Camera, type CameraState, shiftBetween } from '../../table/camera';
import type { TableSession } from '../../table/session';
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { stageScale, toStage } from '../../ui/stage';
import { useCamera } from './places';

// Where the wheel and the pointer belong to something else than the board.
const NOT_BOARD = '.table-around, .table-overlay, .log-drawer, .request-bar, .table-top, .note-strip, .camera-back';
// The games' words on the table.
const SAID = '.table-around, .table-overlay';
// Laid out for the camera at rest.
const CARRIED = '.choice-mirror, .refused-layer';
// What is dragged itself.
const DRAGGED = '[data-spot]';
// Zoom of one notch of a wheel, and of one unit of a touchpad's pinch.
const NOTCH = 0.0014;
const PINCH = 0.011;

export function BoardHost({ session }: { readonly session: TableSession }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { canvas, camera } = session.stage;
    const screen = host.current?.parentElement;
    host.current?.append(canvas);
    session.stage.invalidate();
    const unfollow = screen ? followHands(screen, camera, () => session.wake()) : () => {};
    // What is said of the table lies on it: words grow and go with what they name.
    const said = session.board.scene === undefined ? [] : [...(screen?.querySelectorAll<HTMLElement>(SAID) ?? [])];
    const unmark = camera.subscribe(() => {
      for (const { style } of said) style.transform = transformOf(camera.state);
      const shift = transformOf(shiftBetween(camera.restingState, camera.state));
      for (const { style } of screen?.querySelectorAll<HTMLElement>(CARRIED) ?? []) style.transform = shift;
    });
    return () => {
      unfollow();
      unmark();
      canvas.remove();
    };
  }, [session]);
  return (
    <>
      <div ref={host} className="board-host" />
      <BackToTable camera={session.stage.camera} />
    </>
  );
}

function transformOf({ zoom, x, y }: CameraState): string {
  return zoom === 1 && x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) scale(${zoom})`;
}

function BackToTable({ camera }: { readonly camera: Camera }) {
  const isNear = useCamera(camera, () => camera.state.zoom > 1.02 && !camera.isLed);
  if (!isNear) return null;
  return (
    <span className="camera-back">
      <Button look="common" size="small" action="whole-table" onPress={() => camera.reset()}>
        {t('table.whole')}
      </Button>
    </span>
  );
}

function isOnBoard(event: Event): boolean {
  return event.target instanceof Element && event.target.closest(NOT_BOARD) === null;
}

// Wheel and touchpad zoom about the pointer, two fingers pinch and pan, one hand drags the empty table.
function followHands(screen: HTMLElement, camera: Camera, wake: () => void): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let isDragging = false;
  const zoom = (event: WheelEvent): void => {
    if (!isOnBoard(event)) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : NOTCH));
    camera.zoomAt(toStage(event.clientX, event.clientY), Math.min(1.6, Math.max(0.6, factor)));
  };
  const press = (event: PointerEvent): void => {
    if (!isOnBoard(event)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    isDragging = event.button === 0 && event.target instanceof Element && event.target.closest(DRAGGED) === null;
  };
  const move = (event: PointerEvent): void => {
    wake();
    const was = fingers.get(event.pointerId);
    if (!was || event.buttons === 0) return;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (other) pinch(camera, was, { x: event.clientX, y: event.clientY }, other);
    else if (isDragging && camera.state.zoom > 1) {
      camera.pan((event.clientX - was.x) / stageScale(), (event.clientY - was.y) / stageScale());
    }
  };
  const lift = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    isDragging = false;
  };
  screen.addEventListener('wheel', zoom, { passive: false });
  screen.addEventListener('pointerdown', press);
  screen.addEventListener('pointermove', move);
  window.addEventListener('pointerup', lift);
  window.addEventListener('pointercancel', lift);
  return () => {
    screen.removeEventListener('wheel', zoom);
    screen.removeEventListener('pointerdown', press);
    screen.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', lift);
    window.removeEventListener('pointercancel', lift);
  };
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

// One finger of two has moved: the table grows and goes with them.
function pinch(camera: Camera, from: Finger, to: Finger, other: Finger): void {
  const before = Math.hypot(from.x - other.x, from.y - other.y);
  const after = Math.hypot(to.x - other.x, to.y - other.y);
  if (before < 8 || after < 8) return;
  camera.zoomAt(toStage((to.x + other.x) / 2, (to.y + other.y) / 2), after / before);
  camera.pan((to.x - from.x) / 2 / stageScale(), (to.y - from.y) / 2 / stageScale());
}
