// The names of the cells: the log speaks of them. They lie over discs and rings, where no plinth covers them.
import { Container, type Text } from 'pixi.js';
import { cellLabel } from '../../../engine/games/leaders/text/phrases';
import type { View } from '../../../engine/games/leaders/view-types';
import { makeLabel } from '../../table/label';
import type { TableStage } from '../../table/stage';
import { cellSeen } from './layout';

// A lighter rim keeps them readable where the stone lies in the dusk.
export const CELL_NAME = { ink: '#2a2036', rim: '#d6cdc4' } as const;

// From the middle of the cell.
const ASIDE = { x: -27, y: 13 };

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
    stage.layers.glow.addChild(this.#layer);
  }

  show(view: View, bottom: number): void {
    for (const cell of view.cells.keys()) {
      const label = this.#labels[cell] ?? this.#layer.addChild(makeLabel(this.#stage, cellLabel(view, cell), STYLE));
      const { x, y, scale } = cellSeen(view, cell, bottom);
      label.position.set(x + ASIDE.x * scale, y + ASIDE.y * scale);
      this.#labels[cell] = label;
    }
  }

  destroy(): void {
    this.#layer.destroy({ children: true });
  }
}
