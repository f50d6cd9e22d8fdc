// Frame cost of the table kit: 300 figures walk through presenter, motions and pictures while our own time per frame is
// taken; afterwards the table is left alone and must not draw. The result is `window.benchResult`.
import type { TablePush } from '../engine/protocol';
import { STANDARD_SETTINGS } from '../engine/protocol';
import { figurePicture } from './art/figures/figure';
import { OTHER_FIGURES } from './art/figures/other-figures';
import type { GameBoard } from './table/game-table';
import { type Living, LivingBoard } from './table/living-board';
import { together } from './table/motion';
import { Presenter } from './table/presenter';
import type { Piece, Point } from './table/scene';
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

type AnyBoard = GameBoard<unknown, { readonly type: string }>;

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
    view: entry,
    beats: entry === 0 ? [] : [{ event: { type: 'walked' }, view: entry }],
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

const PLINTHS = TINCTURES.map((tincture) => figurePicture(OTHER_FIGURES.helper, tincture, 0.4));

function figureAt(index: number, step: number): Piece {
  const picture = PLINTHS[index % PLINTHS.length] ?? figurePicture(OTHER_FIGURES.helper, 'gules', 0.4);
  return {
    id: `figure ${index}`,
    kind: 'figure',
    zone: 'board',
    at: {
      x: 60 + ((index * 53 + step * 37) % (STAGE_WIDTH - 120)),
      y: 80 + ((index * 97 + step * 23) % (STAGE_HEIGHT - 160)),
    },
    face: 'front',
    size: { width: 30, height: 40 },
    picture,
  };
}

// Everything moves at once: the view is the number of the step.
const LIVING: Living<number, { readonly type: string }> = {
  sceneOf: (step) => ({
    zones: [{ id: 'board', box: { x: 0, y: 0, width: STAGE_WIDTH, height: STAGE_HEIGHT }, arrange: { as: 'free' } }],
    pieces: Array.from({ length: SPRITES }, (_, index) => figureAt(index, step)),
  }),
  motions: {
    walked: (_event, { changes, move }) => together(...changes.map(({ id }) => move(id, { via: wayOf(id), millis: 200 }))),
  },
};

function wayOf(id: string): readonly Point[] {
  const index = Number(id.split(' ')[1] ?? 0);
  return Array.from({ length: HOPS }, (_, hop) => {
    const piece = figureAt(index, 0);
    const at = hop === HOPS - 1 ? figureAt(index, 1).at : undefined;
    return at ?? { x: (piece.at?.x ?? 0) + ((hop * 37 + index) % 60) - 30, y: (piece.at?.y ?? 0) + ((hop * 23) % 40) - 20 };
  });
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
  const board: AnyBoard = new LivingBoard<number, { readonly type: string }, null>(stage, LIVING);
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
      own: null,
    }),
    speed: () => 1,
    changed: () => {},
  });
  presenter.receive(makeTable(0));
  await stage.pictures.whenReady();
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
