// The board of Leaders on the canvas: ground, cell marks and figures, and what moves on it.
import type { FigureView, LeadersEvent, LeadersView } from '../../../engine/games/leaders/view-types';
import type { Tincture } from '../../../engine/protocol';
import { anchorOf, piece } from '../../art/svg';
import { cue, type Motion, pause, sequence } from '../../table/motion';
import type { Picture } from '../../table/picture';
import type { TableStage } from '../../table/stage';
import type { GameBoard, Marks, PlayContext, TableContext } from '../game-table';
import { BOARD, boardBody } from './art/board';
import { type FigureState, Figures } from './figures';
import { BOARD_CENTRE, basePoint } from './layout';
import { CellMarks } from './marks';
import { abilityMotion, arrive, fall, type MotionTools, walk } from './motions';
import { bottomSeat, sitDown } from './perspective';

const NO_MARKS: Marks = { spots: [], picks: [], hovered: null, hint: null };

export class LeadersBoard implements GameBoard<LeadersView, LeadersEvent> {
  readonly #stage: TableStage;
  readonly #ground: Picture;
  readonly #cells: CellMarks;
  readonly #figures: Figures;
  #view: LeadersView | null = null;
  #marks: Marks = NO_MARKS;
  #tinctures: readonly Tincture[] = ['gules', 'azure'];

  constructor(stage: TableStage) {
    this.#stage = stage;
    this.#ground = stage.pictures.picture(piece(BOARD, boardBody('gules', 'azure')), BOARD.width, BOARD.height, anchorOf(BOARD));
    this.#ground.position.set(BOARD_CENTRE.x, BOARD_CENTRE.y);
    stage.layers.ground.addChild(this.#ground);
    this.#cells = new CellMarks(stage);
    this.#figures = new Figures(stage);
  }

  show(view: LeadersView, context: TableContext): void {
    sitDown(context.table.match, context.table.seats);
    this.#view = view;
    this.#tinctures = context.table.seats.map((seat) => seat.tincture);
    const bottom = bottomSeat();
    this.#ground.draw(piece(BOARD, boardBody(this.#tinctures[bottom] ?? 'gules', this.#tinctures[1 - bottom] ?? 'azure')));
    this.#draw();
    this.#cells.showDanger(view, context.settings.dangerHints);
    this.#stage.invalidate();
  }

  mark(marks: Marks): void {
    this.#marks = marks;
    if (!this.#view) return;
    this.#draw();
    this.#stage.invalidate();
  }

  #draw(): void {
    const view = this.#view;
    if (!view) return;
    const ready = new Set([...this.#marks.spots.map(({ id }) => id), ...(this.#marks.hint ? [this.#marks.hint] : [])]);
    this.#figures.set(view, this.#tinctures, (figure) => this.#stateOf(view, figure, ready));
    this.#cells.showSpots(view, this.#marks);
  }

  #stateOf(view: LeadersView, figure: FigureView, ready: ReadonlySet<string>): FigureState {
    const id = `figure:${figure.id}`;
    if (this.#marks.picks.includes(id)) return 'chosen';
    if (ready.has(id) || ready.has(`cell:${figure.cell}`)) return 'ready';
    return figure.acted && figure.seat === view.seat && view.phase === 'acting' ? 'used' : 'rest';
  }

  play(event: LeadersEvent, context: PlayContext<LeadersView>): Motion | null {
    const tools: MotionTools = {
      stage: this.#stage,
      figures: this.#figures,
      view: context.after,
      sound: (name) => context.sound(name),
    };
    const motion = this.#motionOf(event, tools);
    return motion === null
      ? null
      : sequence(
          cue(() => this.#cells.hide()),
          motion,
          pause(120),
        );
  }

  #motionOf(event: LeadersEvent, tools: MotionTools): Motion | null {
    switch (event.type) {
      case 'figureStepped':
      case 'nemesisReacted':
        return walk(tools, event.way);
      case 'abilityUsed':
        return abilityMotion(tools, event.ability, event.ways, event.cell);
      case 'figureRecruited': {
        const tincture = this.#tinctures[event.seat] ?? 'gules';
        const picture = this.#figures.add(`${event.seat}.${event.name}`, event.kind, tincture, 'rest');
        picture.alpha = 0;
        return sequence(
          arrive(picture, basePoint(tools.view, event.cell)),
          cue(() => tools.sound('piece')),
        );
      }
      case 'leaderFell': {
        const leader = tools.view.figures.find((figure) => figure.seat === event.seat && figure.card === null);
        const picture = leader ? this.#figures.get(leader.id) : null;
        return picture
          ? sequence(
              cue(() => tools.sound('strike')),
              fall(picture),
            )
          : null;
      }
      default:
        return null;
    }
  }

  destroy(): void {
    this.#cells.destroy();
    this.#figures.destroy();
    this.#ground.destroy();
  }
}
