// Where things are on the stage: DOM parts of the games measured in design pixels, and the camera's changes for React.
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Camera } from '../../table/camera';
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

export function useCameraEdition(camera: Camera): unknown {
  return useSyncExternalStore(
    (listener) => camera.subscribe(listener),
    () => camera.state,
  );
}

// Renders once more when what is new has been laid out: parts cannot be measured before they are there.
export function useLaid(what: string): void {
  const [, setLaid] = useState('');
  useLayoutEffect(() => setLaid(what), [what]);
}
