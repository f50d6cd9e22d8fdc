// The board of Leaders on the canvas: ground, cell marks and figures, and what moves on it.
import type { FigureView, LeadersEvent, LeadersView } from '../../../engine/games/leaders/view-types';
import type { Tincture } from '../../../engine/protocol';
import { anchorOf, piece } from '../../art/svg';
import type { GameBoard, Marks, PlayContext, TableContext } from '../../table/game-table';
import { cue, type Motion, pause, sequence } from '../../table/motion';
import type { Picture } from '../../table/picture';
import type { TableStage } from '../../table/stage';
import { BOARD, boardBody } from './art/board';
import { CellNames } from './cell-names';
import { chronicle, chronicleTable, freshWays } from './chronicle';
import { Effects } from './effects';
import { type FigureState, Figures } from './figures';
import { BOARD_CENTRE } from './layout';
import { CellMarks } from './marks';
import { type MotionTools, motionOf, walkerOf } from './motions';
import { bottomSeat, sitDown } from './perspective';
import { carrying, pointing, restPointer } from './pointing';
import { figuresNamed, reachOf } from './reach';

const NO_MARKS: Marks = { spots: [], picks: [], hovered: null, hint: null };
// The eye needs a moment between two deeds of a turn.
const BREATH = 170;

export class LeadersBoard implements GameBoard<LeadersView, LeadersEvent> {
  readonly #stage: TableStage;
  readonly #ground: Picture;
  readonly #names: CellNames;
  readonly #cells: CellMarks;
  readonly #figures: Figures;
  readonly #effects: Effects;
  readonly #unfollow: () => void;
  #view: LeadersView | null = null;
  #context: TableContext | null = null;
  #marks: Marks = NO_MARKS;
  // Figures that could be chosen before one was.
  #choosable: ReadonlySet<string> = new Set();
  #isMoving = false;
  #tinctures: readonly Tincture[] = ['gules', 'azure'];

  constructor(stage: TableStage) {
    this.#stage = stage;
    this.#ground = stage.pictures.picture(piece(BOARD, boardBody('gules', 'azure')), BOARD.width, BOARD.height, anchorOf(BOARD));
    this.#ground.position.set(BOARD_CENTRE.x, BOARD_CENTRE.y);
    stage.layers.ground.addChild(this.#ground);
    this.#names = new CellNames(stage);
    this.#cells = new CellMarks(stage);
    this.#figures = new Figures(stage);
    this.#effects = new Effects(stage);
    const unfollow = [pointing.subscribe(() => this.#redraw()), carrying.subscribe(() => this.#carry())];
    this.#unfollow = () => {
      for (const stop of unfollow) stop();
    };
  }

  show(view: LeadersView, context: TableContext): void {
    const { table, settings } = context;
    sitDown(table.match, table.seats);
    chronicleTable(table);
    // A puzzle is no puzzle when the board tells the answer.
    const isTold = settings.dangerHints && table.mode.kind !== 'puzzle';
    this.#view = isTold ? view : { ...view, winning: [] };
    this.#context = context;
    this.#isMoving = false;
    this.#effects.clear();
    this.#tinctures = table.seats.map((seat) => seat.tincture);
    const bottom = bottomSeat();
    this.#ground.draw(piece(BOARD, boardBody(this.#tinctures[bottom] ?? 'gules', this.#tinctures[1 - bottom] ?? 'azure')));
    this.#names.show(view);
    this.#cells.hide();
    this.#cells.showTrails(view, freshWays(chronicle.get().lines));
    if (settings.dangerHints) this.#cells.showDanger(view);
    this.#redraw();
  }

  mark(marks: Marks): void {
    this.#marks = marks;
    if (marks.picks.length === 0)
      this.#choosable = new Set(marks.spots.map(({ id }) => id).filter((id) => id.startsWith('figure:')));
    this.#redraw();
  }

  #redraw(): void {
    const view = this.#view;
    const context = this.#context;
    if (!view || !context || this.#isMoving) return;
    const pointed = pointing.get().id;
    const lifted = new Set(pointed === null ? [] : figuresNamed(view, pointed).map(({ id }) => id));
    this.#figures.set(view, this.#tinctures, (figure) => ({
      state: this.#stateOf(view, figure),
      isLifted: lifted.has(figure.id),
    }));
    this.#showGhost(view);
    const { id: carried, at } = carrying.get();
    if (at !== null) this.#figures.carry(carried, at);
    this.#cells.showSpots(view, this.#marks, context.say);
    // Half-way through an ability the question on the board must stay readable.
    const isBusy =
      view.loser >= 0 || at !== null || this.#marks.picks.length > 1 || (pointed !== null && this.#marks.picks.includes(pointed));
    this.#cells.showReach(view, pointed === null || isBusy ? null : reachOf(view, pointed));
    this.#stage.invalidate();
  }

  // The chosen figure follows the hand.
  #carry(): void {
    const { id, at } = carrying.get();
    if (at === null) this.#redraw();
    else if (!this.#isMoving) this.#figures.carry(id, at);
    this.#stage.invalidate();
  }

  // A figure that walks by itself goes on from the hand; for every other deed it stands on its cell first.
  #takeFromHand(event: LeadersEvent): void {
    const { id, at } = carrying.get();
    if (at === null) return;
    this.#isMoving = walkerOf(event) === id;
    carrying.set({ id: '', at: null });
    this.#figures.letDown(id);
  }

  #stateOf(view: LeadersView, figure: FigureView): FigureState {
    const id = `figure:${figure.id}`;
    const { picks, spots, hint } = this.#marks;
    if (picks.includes(id)) return 'chosen';
    const isOffered = spots.some((spot) => spot.id === id || spot.id === `cell:${figure.cell}`);
    if (isOffered || hint === id || (picks.length > 0 && this.#choosable.has(id))) return 'ready';
    return figure.acted && figure.seat === view.seat && view.phase === 'acting' ? 'used' : 'rest';
  }

  // A figure that is only imagined on the cell pointed at: the recruit, or the chosen one at the end of its way.
  #showGhost(view: LeadersView): void {
    const { hovered, picks, spots } = this.#marks;
    const spot = spots.find(({ id }) => id === hovered);
    const cell = Number(/^cell:(\d+)$/.exec(hovered ?? '')?.[1] ?? -1);
    const isFree = spot !== undefined && cell >= 0 && !view.figures.some((figure) => figure.cell === cell);
    const chosen = view.figures.find((figure) => picks[0] === `figure:${figure.id}`);
    const kind = view.phase.startsWith('placing') ? recruitKind(view) : picks.length === 1 ? (chosen?.kind ?? null) : null;
    if (!isFree || kind === null) this.#figures.hideGhost();
    else this.#figures.showGhost(view, cell, kind, this.#tinctures[chosen?.seat ?? view.seat] ?? 'gules');
  }

  play(event: LeadersEvent, context: PlayContext<LeadersView>): Motion | null {
    const tools: MotionTools = {
      effects: this.#effects,
      figures: this.#figures,
      view: context.after,
      tinctures: this.#tinctures,
      sound: (name) => context.sound(name),
    };
    this.#takeFromHand(event);
    const motion = motionOf(tools, event);
    if (motion === null) return null;
    // From here on the figures belong to the motion, until the next state is shown.
    this.#isMoving = true;
    restPointer();
    return sequence(
      cue(() => {
        this.#figures.hideGhost();
        this.#cells.hide();
      }),
      motion,
      pause(BREATH),
    );
  }

  destroy(): void {
    this.#unfollow();
    this.#names.destroy();
    this.#cells.destroy();
    this.#effects.destroy();
    this.#figures.destroy();
    this.#ground.destroy();
  }
}

function recruitKind(view: LeadersView): FigureView['kind'] | null {
  if (view.chosen !== 'hermitAndCub') return view.chosen;
  return view.phase === 'placingCub' ? 'cub' : 'hermit';
}
