// What full tables and starts cost, in words beside their bars.
import type { RendererFigures } from './renderer-bench';

const POINTER_BARS = [2, 6] as const;
const CAMERA_BARS = [2, 5] as const;
const TEXTURE_BAR = 256;
const START_BAR = 1.5;

export function tableLines({ renderer, tables, startup, coldStart }: RendererFigures): readonly string[] {
  const [median, p95] = POINTER_BARS;
  return [
    `renderer: our code per frame with 300 moving pieces ${millis(renderer.frameMillisMedian)} / ${millis(renderer.frameMillisP95)} ms median / p95 (bars 2 / 5); idle frames ${renderer.idleFrames} (bar 0)`,
    ...tables.map((table) =>
      [
        `${table.scene}: ${table.nodes} DOM nodes (bar ${table.mostNodes})`,
        `a pointer move ${millis(table.pointerMedian)} / ${millis(table.pointerP95)} ms of processor time median / p95 (bars ${median} / ${p95})`,
        `a frame of the moving camera ${millis(table.cameraMedian)} / ${millis(table.cameraP95)} ms (bars ${CAMERA_BARS.join(' / ')}), the dearest one when it is made sharp ${millis(table.restLongest)} ms`,
        `idle frames ${table.idleFrames} (bar 0)`,
        `textures at 1920×1080 ${table.textureMegabytes.toFixed(0)} MB (bar ${TEXTURE_BAR}), ${table.leftMegabytes.toFixed(0)} MB after leaving`,
      ].join('; '),
    ),
    `start-up: ${startup.ratioToEmptyPixi.toFixed(2)} × an empty Pixi page (bar ${START_BAR})`,
    coldStart === null
      ? 'cold start: not measured, there is no Electron or no screen'
      : `cold start in Electron: ${coldStart.titleMillis.toFixed(0)} ms to a title that answers = ${coldStart.ratioToEmptyPixi.toFixed(2)} × an empty window with Pixi, ${coldStart.emptyMillis.toFixed(0)} ms (bar ${START_BAR})`,
  ];
}

function millis(value: number): string {
  return value.toFixed(1);
}
