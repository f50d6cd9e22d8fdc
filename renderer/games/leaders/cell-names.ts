// The names of the cells, cut into the stone: the log speaks of them.
import { Container, type Text } from 'pixi.js';
import { cellLabel } from '../../../engine/games/leaders/text/phrases';
import type { View } from '../../../engine/games/leaders/view-types';
import { makeLabel } from '../../table/label';
import type { TableStage } from '../../table/stage';
import { cellSeen } from './layout';

// A lighter rim keeps them readable where the stone lies in the dusk.
export const CELL_NAME = { ink: '#2a2036', rim: '#d6cdc4' } as const;

const STYLE = {
  font: 'data',
  fontSize: 12.5,
  fontWeight: '700',
  fill: CELL_NAME.ink,
  stroke: { color: CELL_NAME.rim, width: 3, join: 'round' },
} as const;

export class CellNames {
  readonly #stage: TableStage;
  readonly #layer = new Container();
  readonly #labels: Text[] = [];

  constructor(stage: TableStage) {
    this.#stage = stage;
    // Over the board, which lies in the same layer.
    this.#layer.zIndex = 1_000_000;
    stage.layers.ground.addChild(this.#layer);
  }

  show(view: View, bottom: number): void {
    for (const cell of view.cells.keys()) {
      const label = this.#labels[cell] ?? this.#layer.addChild(makeLabel(this.#stage, cellLabel(view, cell), STYLE));
      const { x, y, scale } = cellSeen(view, cell, bottom);
      label.position.set(x, y + 20 * scale);
      this.#labels[cell] = label;
    }
  }

  destroy(): void {
    this.#layer.destroy({ children: true });
  }
}
