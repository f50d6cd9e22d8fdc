// What Leaders draws on the canvas beside its pieces: marks on cells, danger, trails, the names of the cells, and a
// figure that is only imagined. Only what has changed is drawn anew.
import type { FigureView, View } from '../../../engine/games/leaders/view-types';
import type { Marks, TableContext } from '../../table/game-table';
import type { BoardExtras, ExtrasTools } from '../../table/living-board';
import { CellNames } from './cell-names';
import { freshWays } from './chronicle';
import { Ghost } from './ghost';
import { CellMarks } from './marks';
import { bottomOf, ownOf } from './own';
import { reachOf } from './reach';

export class LeadersExtras implements BoardExtras<View> {
  readonly #stage: ExtrasTools['stage'];
  readonly #names: CellNames;
  readonly #cells: CellMarks;
  readonly #ghost: Ghost;
  #shown: View | null = null;
  #bottom = 0;
  #drawn = '';
  #pointed: string | null = null;
  // Figures that could be chosen before one was.
  #choosable: readonly string[] = [];

  constructor({ stage }: ExtrasTools) {
    this.#stage = stage;
    this.#cells = new CellMarks(stage);
    this.#names = new CellNames(stage);
    this.#ghost = new Ghost(stage);
  }

  show(view: View, context: TableContext, marks: Marks): void {
    const bottom = bottomOf(context);
    const isNew = this.#shown !== view || this.#bottom !== bottom;
    if (isNew) this.#showState(view, context, bottom);
    if (marks.picks.length === 0) this.#choosable = marks.spots.map(({ id }) => id).filter((id) => id.startsWith('figure:'));
    const drawn = signatureOf(marks);
    const pointed = marks.pointed ?? null;
    if (!isNew && drawn === this.#drawn && pointed === this.#pointed) return;
    if (isNew || drawn !== this.#drawn) this.#showMarks(view, context, marks, bottom);
    if (isNew || pointed !== this.#pointed) this.#showReach(view, marks, pointed);
    this.#drawn = drawn;
    this.#pointed = pointed;
    this.#stage.invalidate();
  }

  hide(): void {
    this.#cells.hide();
    this.#ghost.hide();
    this.#shown = null;
    this.#drawn = '';
    this.#pointed = null;
  }

  destroy(): void {
    this.#names.destroy();
    this.#cells.destroy();
    this.#ghost.destroy();
  }

  #showState(view: View, context: TableContext, bottom: number): void {
    this.#shown = view;
    this.#bottom = bottom;
    this.#cells.look(bottom);
    this.#names.show(view, bottom);
    this.#cells.hide();
    this.#cells.showTrails(view, freshWays(ownOf(context).linesUpTo(context.table)));
    if (context.settings.dangerHints) this.#cells.showDanger(view);
  }

  #showMarks(view: View, context: TableContext, marks: Marks, bottom: number): void {
    // A puzzle is no puzzle when the board tells the answer.
    const isTold = context.settings.dangerHints && context.table.mode.kind !== 'puzzle';
    const told = isTold ? view : { ...view, winning: [] };
    this.#cells.showSpots(told, marks, context.say, this.#choosable);
    this.#showGhost(view, context, marks, bottom);
  }

  // Half-way through an ability the question on the board must stay readable.
  #showReach(view: View, marks: Marks, pointed: string | null): void {
    const isBusy = view.loser >= 0 || marks.picks.length > 1 || (pointed !== null && marks.picks.includes(pointed));
    this.#cells.showReach(view, pointed === null || isBusy ? null : reachOf(view, pointed));
  }

  // The recruit, or the chosen figure at the end of its way.
  #showGhost(view: View, context: TableContext, marks: Marks, bottom: number): void {
    const { hovered, picks, spots } = marks;
    const cell = Number(/^cell:(\d+)$/.exec(hovered ?? '')?.[1] ?? -1);
    const isFree = spots.some(({ id }) => id === hovered) && cell >= 0 && !view.figures.some((figure) => figure.cell === cell);
    const chosen = view.figures.find((figure) => picks[0] === `figure:${figure.id}`);
    const kind = view.phase.startsWith('placing') ? recruitKind(view) : picks.length === 1 ? (chosen?.kind ?? null) : null;
    const tincture = context.table.seats[chosen?.seat ?? view.seat]?.tincture ?? 'gules';
    if (!isFree || kind === null) this.#ghost.hide();
    else this.#ghost.show(view, cell, bottom, kind, tincture);
  }
}

function signatureOf({ spots, picks, hovered, hint }: Marks): string {
  return `${spots.map(({ id, keys }) => `${id}${keys.length}`).join()}|${picks.join()}|${hovered}|${hint}`;
}

function recruitKind(view: View): FigureView['kind'] | null {
  if (view.chosen !== 'hermitAndCub') return view.chosen;
  return view.phase === 'placingCub' ? 'cub' : 'hermit';
}
