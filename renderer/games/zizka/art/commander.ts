// The commanders: on foot in town, mounted on the road; the plinth tells the seat.
import { figureBody, plinthBody } from '../../../art/figures/figure';
import { OTHER_FIGURES } from '../../../art/figures/other-figures';
import type { Tincture } from '../../../art/palette';
import { at, type Box } from '../../../art/svg';
import { ZIZKA_DEFS } from './defs';
import { symbolAt } from './symbols';

export const COMMANDERS = ['zizka', 'katerina', 'bores', 'torak'] as const;
export type Commander = (typeof COMMANDERS)[number];

export const isCommander = (id: string): id is Commander => COMMANDERS.some((commander) => commander === id);

export const COMMANDER: Box = { x: -42, y: -70, width: 84, height: 96 };
const SCALE = 0.56;

export interface CommanderOptions {
  readonly glow?: boolean;
  readonly warrant?: boolean;
}

export const shapesOf = (commander: Commander, mounted: boolean) =>
  OTHER_FIGURES[mounted ? (`${commander}Horse` as const) : commander];

/** What lies under a commander's feet, in the figure's own measure: light for whose turn it is, a warrant on the rim. */
export const commanderPlinthBody = (tincture: Tincture, options: CommanderOptions = {}): string =>
  (options.glow === true ? `${ZIZKA_DEFS}<ellipse cy="0" rx="80" ry="54" fill="url(#zi-glow)" opacity=".9"/>` : '') +
  plinthBody(tincture) +
  (options.warrant === true
    ? at(-34, 12, `<circle r="17" fill="#f3e3bb" stroke="#5d3a1a" stroke-width="2"/>${symbolAt('warrant', 0, 0, 24)}`)
    : '');

/** A commander on foot; (0,0) is the middle of the plinth. */
export const commanderBody = (commander: Commander, tincture: Tincture, options: CommanderOptions = {}): string =>
  at(0, 0, commanderPlinthBody(tincture, options) + figureBody(shapesOf(commander, false), tincture), { scale: SCALE });
