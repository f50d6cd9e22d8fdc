// Where things are on the stage: DOM parts of the games measured in design pixels, and the camera's changes for React.
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type Camera, type CameraState, shiftBetween, unshifted } from '../../table/camera';
import type { Box } from '../../table/game-table';
import { stageScale, toStage } from '../../ui/stage';

export function stageBox(element: Element): Box {
  const rect = element.getBoundingClientRect();
  const { x, y } = toStage(rect.left, rect.top);
  return { x, y, width: rect.width / stageScale(), height: rect.height / stageScale() };
}

export function partElement(id: string): Element | null {
  return document.querySelector(`[data-spot-area="${CSS.escape(id)}"]`);
}

export function measureParts(ids: readonly string[]): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  for (const id of ids) {
    const element = partElement(id);
    if (element) boxes.set(id, stageBox(element));
  }
  return boxes;
}

// For what goes with the camera at every step of its way.
export function useCameraEdition(camera: Camera): unknown {
  return useCamera(camera, () => camera.state);
}

// Draws anew only when the answer is another one.
export function useCamera<Answer>(camera: Camera, ask: () => Answer): Answer {
  return useSyncExternalStore((listener) => camera.subscribe(listener), ask);
}

// For layers that are laid out where the camera rests and carried along on its way (`CARRIED` of the board's host).
export function useRestingCamera(camera: Camera): CameraState {
  return useCamera(camera, () => camera.restingState);
}

// Parts as such a layer has them, wherever the camera is just now.
export function carriedParts(camera: Camera, ids: readonly string[]): ReadonlyMap<string, Box> {
  const shift = shiftBetween(camera.restingState, camera.state);
  return new Map([...measureParts(ids)].map(([id, box]) => [id, unshifted(shift, box)]));
}

// Renders once more when what is new has been laid out: parts cannot be measured before they are there.
export function useLaid(what: string): void {
  const [, setLaid] = useState('');
  useLayoutEffect(() => setLaid(what), [what]);
}
