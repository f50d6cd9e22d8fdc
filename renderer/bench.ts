// Frame cost of the table kit: 300 figures walk through presenter, motions and pictures while our own time per frame is
// taken; afterwards the table is left alone and must not draw. The result is `window.benchResult`.
import type { TablePush } from '../engine/protocol';
import { STANDARD_SETTINGS } from '../engine/protocol';
import { badgeBody, badgeBox } from './art/badge';
import { paintedPiece } from './table/art-piece';
import type { GameBoard } from './table/game-table';
import { Miniature } from './table/miniature';
import { together } from './table/motion';
import { Presenter } from './table/presenter';
import { PixiStage, STAGE_HEIGHT, STAGE_WIDTH } from './table/stage';

const SPRITES = 300;
const HOPS = 20;
const TINCTURES = ['gules', 'azure', 'vert', 'or'] as const;

export interface BenchResult {
  readonly sprites: number;
  readonly frames: number;
  // Our own code: motions, pieces, presenter.
  readonly frameMillisMedian: number;
  readonly frameMillisP95: number;
  // The same with Pixi's drawing calls.
  readonly drawnMillisMedian: number;
  // Frames drawn in a second in which nothing happened.
  readonly idleFrames: number;
}

function makeTable(entry: number): TablePush {
  return {
    match: 'bench',
    // Nothing here asks for the game's own table.
    game: 'leaders',
    mode: { kind: 'match' },
    seats: [],
    options: {},
    seed: 0,
    viewer: null,
    view: null,
    events: entry === 0 ? [] : [{ type: 'walked' }],
    request: null,
    toMove: null,
    curtain: null,
    entry,
    canUndo: false,
    canRedo: false,
    outcome: null,
    progress: { unit: 'turn', number: 1 },
    campaign: null,
    course: [],
  };
}

function makeBoard(stage: PixiStage): GameBoard<unknown, { readonly type: string }> {
  const figures = Array.from({ length: SPRITES }, (_, index) => {
    const tincture = TINCTURES[index % TINCTURES.length] ?? 'gules';
    const figure = new Miniature(stage, { ...paintedPiece(badgeBox(14), badgeBody(tincture, 14)), shadow: { rx: 10, ry: 4 } });
    figure.putAt({ x: 40 + ((index * 53) % (STAGE_WIDTH - 80)), y: 60 + ((index * 97) % (STAGE_HEIGHT - 160)) });
    stage.layers.pieces.addChild(figure);
    return figure;
  });
  return {
    show: () => {},
    play: () =>
      together(
        ...figures.map((figure, index) =>
          figure.walk(
            Array.from({ length: HOPS }, (_, hop) => ({
              x: figure.x + ((hop * 37 + index) % 60) - 30,
              y: figure.y + ((hop * 23) % 40) - 20,
            })),
            200,
          ),
        ),
      ),
    destroy: () => {},
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function wait(millis: number): Promise<void> {
  return new Promise((done) => setTimeout(done, millis));
}

async function measure(): Promise<BenchResult> {
  const stage = await PixiStage.create(1);
  document.getElementById('root')?.append(stage.canvas);
  const board = makeBoard(stage);
  await stage.pictures.whenReady();
  const own: number[] = [];
  const drawn: number[] = [];
  let began = 0;
  // First and last among the frame's listeners: what lies between is ours.
  const unmark = stage.clock.listen(() => {
    began = performance.now();
  });
  const presenter = new Presenter({
    board,
    clock: stage.clock,
    context: (table) => ({
      table,
      say: () => '',
      seatName: () => '',
      sound: () => {},
      settings: STANDARD_SETTINGS,
      reducedMotion: false,
    }),
    speed: () => 1,
    changed: () => {},
  });
  presenter.receive(makeTable(0));
  presenter.receive(makeTable(1));
  const unmeasure = stage.clock.listen(() => {
    own.push(performance.now() - began);
    queueMicrotask(() => drawn.push(performance.now() - began));
  });
  while (!presenter.isSettled) await wait(50);
  unmark();
  unmeasure();
  await wait(300);
  const before = stage.frames;
  await wait(1000);
  return {
    sprites: SPRITES,
    frames: own.length,
    frameMillisMedian: quantile(own, 0.5),
    frameMillisP95: quantile(own, 0.95),
    drawnMillisMedian: quantile(drawn, 0.5),
    idleFrames: stage.frames - before,
  };
}

measure().then(
  (result) => Object.assign(window, { benchResult: result }),
  (error: unknown) => Object.assign(window, { benchResult: { error: String(error) } }),
);
