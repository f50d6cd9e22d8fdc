// What lies on and over the cells: what can be chosen, who threatens or is bound, where figures came from of late.
import type { View, Way } from '../../../engine/games/leaders/view-types';
import { piece } from '../../art/svg';
import type { Marks, Spot } from '../../table/game-table';
import type { TableStage } from '../../table/stage';
import {
  abilityBody,
  chosenBody,
  dangerBody,
  dangerSealBody,
  huntedBody,
  jailedBody,
  MARK,
  pickedStarBody,
  readyBody,
  recruitBody,
  SEAL,
  shieldedBody,
  stepBody,
  threatSealBody,
  winningBody,
} from './art/marks';
import { CELL_FLATNESS, type Seen } from './art/projection';
import { cellSeen } from './layout';
import { MarkLayer } from './mark-layer';
import type { Reach } from './reach';
import { distance } from './reach';

type Say = (key: string) => string;

const VIOLET = 0x5b3f96;
const SEAL_RED = 0x8e2420;

export class CellMarks {
  readonly #trails: MarkLayer;
  readonly #dangers: MarkLayer;
  readonly #under: MarkLayer;
  readonly #reach: MarkLayer;
  readonly #seals: MarkLayer;
  readonly #over: MarkLayer;
  readonly #reachOver: MarkLayer;
  #bottom = 0;

  constructor(stage: TableStage) {
    const { glow, air } = stage.layers;
    this.#trails = new MarkLayer(stage, glow);
    this.#dangers = new MarkLayer(stage, glow);
    this.#under = new MarkLayer(stage, glow);
    this.#reach = new MarkLayer(stage, glow);
    this.#seals = new MarkLayer(stage, air);
    this.#over = new MarkLayer(stage, air);
    this.#reachOver = new MarkLayer(stage, air);
    // Drawn before the first hand comes over the board.
    const flat = [stepBody(), abilityBody(), recruitBody(), huntedBody()].map((body) => ({ ...MARK, markup: piece(MARK, body) }));
    const seals = [pickedStarBody(), jailedBody(), shieldedBody()].map((body) => ({ ...SEAL, markup: piece(SEAL, body) }));
    void stage.pictures.preload([...flat, ...seals]);
  }

  // From which side the board is seen.
  look(bottom: number): void {
    this.#bottom = bottom;
  }

  #at(view: View, cell: number): Seen {
    return cellSeen(view, cell, this.#bottom);
  }

  // Discs and stars of the offered cells, the ring of the chosen figure, and words where one cell has several meanings.
  showSpots(view: View, marks: Marks, say: Say, choosable: readonly string[]): void {
    this.#under.clear();
    this.#over.clear();
    const chosen = view.figures.find((figure) => marks.picks[0] === `figure:${figure.id}`);
    this.#showReady(view, marks, choosable);
    if (chosen) this.#under.lay(MARK, chosenBody(), this.#at(view, chosen.cell));
    const wins = marks.spots.filter((spot) => fallBy(view, spot) !== null).length;
    for (const spot of marks.spots) {
      const cell = cellOf(spot);
      if (cell === null) continue;
      const at = this.#at(view, cell);
      const isPointed = marks.hovered === spot.id || marks.hint === spot.id;
      const isTaken = view.figures.some((figure) => figure.cell === cell);
      const mark = this.#under.lay(MARK, bodyOf(view, spot, isPointed), at);
      if (isPointed) mark.scale.set(mark.scale.x * 1.1, mark.scale.y * 1.1);
      if (isTaken) this.#over.put(SEAL, pickedStarBody(), { x: at.x + 24, y: at.y - 34 }).scale.set(isPointed ? 1.2 : 1);
      const words = ribbonOf(view, spot);
      // Side by side the ribbons of several wins would cover each other; their stars say enough.
      const isCrowded = wins > 1 && !isPointed && fallBy(view, spot) !== null;
      if (words && !isCrowded) this.#over.ribbon(say(words.key), { x: at.x, y: at.y + (isTaken ? -66 : 29) }, words.colour);
    }
    this.#showShove(view, marks);
  }

  // A candle's light under every figure that can be chosen.
  #showReady(view: View, { spots, picks, hint }: Marks, choosable: readonly string[]): void {
    for (const figure of view.figures) {
      const id = `figure:${figure.id}`;
      const isOffered = spots.some((spot) => spot.id === id || spot.id === `cell:${figure.cell}`);
      if (picks.includes(id) || !(isOffered || hint === id || (picks.length > 0 && choosable.includes(id)))) continue;
      this.#under.lay(MARK, readyBody(), this.#at(view, figure.cell));
    }
  }

  // From who is being moved to where it could go.
  #showShove(view: View, marks: Marks): void {
    const from = /^cell:(\d+)$/.exec(marks.picks[1] ?? '')?.[1];
    if (from === undefined || !view.figures.some((figure) => figure.cell === Number(from))) return;
    for (const spot of marks.spots) {
      const cell = cellOf(spot);
      if (cell === null || !spot.keys.some((key) => /^(?:push|steer|serve):/.test(key))) continue;
      this.#over.arrow(this.#at(view, Number(from)), this.#at(view, cell), 'sight');
    }
  }

  // Red rings and seals of leaders that somebody threatens, and the keys of the jailed.
  showDanger(view: View): void {
    this.#dangers.clear();
    this.#seals.clear();
    for (const [seat, { pressure }] of view.seats.entries()) {
      const leader = view.figures.find((figure) => figure.seat === seat && figure.card === null);
      if (!leader || pressure === 0) continue;
      const at = this.#at(view, leader.cell);
      const seal = { x: at.x + 32 * at.scale, y: at.y + 16 * at.scale };
      this.#dangers.lay(MARK, dangerBody(), at);
      this.#seals.put(SEAL, dangerSealBody(), seal);
      this.#seals.words(`${Math.min(2, pressure)}/2`, seal, 15, 0xfff1dc);
      for (const figure of view.figures) {
        if (figure.seat === seat || figure.pressure === 0 || distance(view, figure.cell, leader.cell) < 2) continue;
        this.#dangers.arrow(this.#at(view, figure.cell), at, 'threat');
      }
    }
    for (const figure of view.figures) {
      const { x, y } = this.#at(view, figure.cell);
      if (figure.pressure > 0) this.#seals.put(SEAL, threatSealBody(), { x: x - 29, y: y - 9 });
      if (figure.jailed) this.#seals.put(SEAL, jailedBody(), { x: x + 26, y: y + 15 }).scale.set(0.9);
    }
  }

  // What the figure or card pointed at does.
  showReach(view: View, reach: Reach | null): void {
    this.#reach.clear();
    this.#reachOver.clear();
    this.#under.alpha = reach ? 0.3 : 1;
    this.#over.alpha = reach ? 0.3 : 1;
    if (!reach) return;
    const at = (cell: number) => this.#at(view, cell);
    for (const cell of reach.hunted) this.#reach.lay(MARK, huntedBody(), at(cell));
    for (const cell of reach.steps) this.#faint(stepBody(), at(cell));
    for (const cell of reach.rings) this.#faint(recruitBody(), at(cell));
    for (const cell of reach.powers) {
      this.#faint(abilityBody(), at(cell));
      const { x, y } = at(cell);
      if (view.figures.some((figure) => figure.cell === cell))
        this.#reachOver.put(SEAL, pickedStarBody(), { x: x + 24, y: y - 34 });
    }
    for (const [from, to] of reach.sights) this.#reachOver.arrow(at(from), at(to), 'sight');
    for (const [from, to] of reach.threats) this.#reachOver.arrow(at(from), at(to), 'threat');
    for (const cell of reach.jailed) this.#reachOver.put(SEAL, jailedBody(), badgePoint(at(cell))).scale.set(1.25);
    for (const cell of reach.shielded) this.#reachOver.put(SEAL, shieldedBody(), badgePoint(at(cell))).scale.set(1.25);
  }

  #faint(body: string, at: Seen): void {
    const mark = this.#reach.lay(MARK, body, at);
    mark.alpha = 0.8;
    mark.scale.set(mark.scale.x * 0.86, mark.scale.y * 0.86);
  }

  // Footsteps from where figures came.
  showTrails(view: View, ways: readonly Way[]): void {
    this.#trails.clear();
    for (const { path } of ways) {
      const points = path.map((cell) => this.#at(view, cell));
      const [start] = points;
      if (!start) continue;
      this.#trails.draw((graphics) => {
        graphics
          .ellipse(start.x, start.y, 32 * start.scale, 23 * start.scale)
          .fill({ color: 0xffd98a, alpha: 0.28 })
          .stroke({ width: 3, color: 0x8a5a14, alpha: 0.8 });
        for (const [index, to] of points.entries()) {
          const from = points[index - 1];
          if (!from) continue;
          const steps = Math.max(3, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 18));
          for (let step = 0; step < steps; step++) {
            const share = step / steps;
            const size = 4.4 + share * 3.4;
            graphics
              .ellipse(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, size, size * CELL_FLATNESS)
              .fill({ color: 0xffe9b8, alpha: 0.45 + 0.4 * share })
              .stroke({ width: 1, color: 0x6b4a12, alpha: 0.8 });
          }
        }
      });
    }
  }

  // While something moves the marks would lie over empty cells.
  hide(): void {
    for (const layer of this.#all()) layer.clear();
  }

  destroy(): void {
    for (const layer of this.#all()) layer.destroy();
  }

  #all(): readonly MarkLayer[] {
    return [this.#trails, this.#dangers, this.#under, this.#reach, this.#seals, this.#over, this.#reachOver];
  }
}

function badgePoint({ x, y }: { readonly x: number; readonly y: number }) {
  return { x: x + 25, y: y + 16 };
}

function bodyOf(view: View, spot: Spot, isPointed: boolean): string {
  if (view.phase.startsWith('placing')) return recruitBody(isPointed ? 'hovered' : 'rest');
  if (fallBy(view, spot) !== null) return winningBody();
  return spot.style === 'step' ? stepBody() : abilityBody();
}

// How the enemy leader falls if this spot is chosen, whatever follows.
function fallBy(view: View, spot: Spot) {
  const falls = spot.keys.map((key) => view.winning.find((each) => each.key === key)?.fall ?? null);
  return falls.every((fall) => fall !== null) ? (falls[0] ?? null) : null;
}

function ribbonOf(view: View, spot: Spot): { readonly key: string; readonly colour: number } | null {
  const fall = fallBy(view, spot);
  if (fall !== null) return { key: `table.ribbon.${fall}`, colour: SEAL_RED };
  const [only, ...more] = spot.keys.map((key) => key.slice(0, key.indexOf(':')));
  if (only === undefined || more.length > 0) return null;
  if (only === 'jump' && spot.id.startsWith('stop:')) return { key: 'table.ribbon.stop', colour: VIOLET };
  return only === 'fly' || only === 'drag' ? { key: `table.ribbon.${only}`, colour: VIOLET } : null;
}

function cellOf(spot: Spot): number | null {
  const match = /^(?:cell|stop):(\d+)$/.exec(spot.id);
  return match ? Number(match[1]) : null;
}
