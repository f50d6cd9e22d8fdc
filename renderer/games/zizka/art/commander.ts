// The commanders' standees: pointed arch, the commander's sign, a round base in the seat's tincture.
import { hatchFill, shapePath } from '../../../art/badge';
import { TINCTURE, type Tincture } from '../../../art/palette';
import { at, type Box } from '../../../art/svg';
import { ZIZKA_DEFS } from './defs';
import { symbolAt } from './symbols';

export const COMMANDERS = ['zizka', 'katerina', 'bores', 'torak'] as const;
export type Commander = (typeof COMMANDERS)[number];

export const isCommander = (id: string): id is Commander => COMMANDERS.some((commander) => commander === id);

export const COMMANDER: Box = { x: -42, y: -70, width: 84, height: 88 };

export interface CommanderOptions {
  readonly glow?: boolean;
  readonly warrant?: boolean;
}

const PLATE = 'M-14 -8V-40Q-14 -54 0 -62Q14 -54 14 -40V-8z';
const LINE = 'M-11.300 -9.500V-39.500Q-11.300 -51 0 -58.300Q11.300 -51 11.300 -39.500V-9.500z';

/** The standee; (0,0) is the middle of its base. */
export const commanderBody = (commander: Commander, tincture: Tincture, options: CommanderOptions = {}): string => {
  const { dark } = TINCTURE[tincture];
  const warrant =
    options.warrant === true
      ? at(-15, -15, `<circle r="9.500" fill="#f3e3bb" stroke="#5d3a1a" stroke-width="1.200"/>${symbolAt('warrant', 0, 0, 13)}`)
      : '';
  return (
    `${ZIZKA_DEFS}${options.glow === true ? '<ellipse cy="-20" rx="40" ry="48" fill="url(#zi-glow)" opacity=".75"/>' : ''}<ellipse cx="7" cy="3" rx="27" ry="11" fill="url(#zi-shade)"/>` +
    `<path d="M-19 -3v5c0 5.500 8.500 9.500 19 9.500s19-4 19-9.500v-5z" fill="${dark}" stroke="#1d120a" stroke-width=".9"/><ellipse cy="-3" rx="19" ry="8.600" fill="url(#zi-cloth-${tincture})" stroke="#1d120a" stroke-width=".7"/><ellipse cy="-3" rx="19" ry="8.600" ${hatchFill(tincture, 0.7)}/><ellipse cy="-3" rx="16" ry="6.800" fill="none" stroke="#f3dd97"/>` +
    `<path d="${PLATE}" transform="translate(2.600 0)" fill="#2b1a0c"/><path d="${PLATE}" transform="translate(1.300 0)" fill="#8b6a25"/><path d="${PLATE}" fill="url(#zi-cloth-${tincture})" stroke="#2a1a0a" stroke-width=".8"/><path d="${PLATE}" ${hatchFill(tincture, 0.7)}/><path d="${LINE}" fill="none" stroke="#f3dd97" stroke-width="1.500"/>` +
    `<g filter="url(#f-drop1)">${symbolAt(commander, 0, -33, 24.5, tincture === 'or' ? '#2a1804' : '#fbf1d6')}</g><path d="${shapePath(tincture, 4)}" transform="translate(0 -15)" fill="#f3dd97" stroke="#2a1a0a" stroke-width=".7"/>${warrant}`
  );
};
