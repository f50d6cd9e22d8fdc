// Small tracks of the top strip: pennons for rounds, arrow-shaped steps for phases.
import type { Box } from './svg';
import { words } from './text';

export type TrackState = 'past' | 'now' | 'next';

const FILL: Readonly<Record<TrackState, string>> = { past: '#5a4429', now: 'url(#brass)', next: '#2a1c12' };
const INK: Readonly<Record<TrackState, string>> = { past: '#cdb483', now: '#2a1c12', next: '#cdb483' };

export const PENNON: Box = { x: -6, y: -6, width: 44, height: 48 };

/** A pennon of 32 × 33 from its top left corner. */
export const pennonBody = (state: TrackState, text?: string | number): string =>
  `<g${state === 'now' ? ' filter="url(#f-lit)"' : ''}><path d="M0 2H32V26L16 33L0 26Z" fill="${FILL[state]}" stroke="${state === 'now' ? '#fff0c0' : '#8a6c35'}"/></g>` +
  words(16, 22, text, { face: 'gothic', size: 20, colour: INK[state], anchor: 'middle' });

export const phaseStepBox = (width: number): Box => ({ x: -2, y: 0, width: width + 14, height: 28 });

/** A step of a phase track, `width` × 28, from its top left corner; the next one begins at x = width + 2. */
export const phaseStepBody = (width: number, state: TrackState, text?: string): string =>
  `<path d="M0 2H${width}L${width + 8} 14L${width} 26H0L8 14Z" fill="${FILL[state]}" stroke="${state === 'now' ? '#fff0c0' : '#8a6c35'}"/>` +
  words(width / 2 + 4, 19, text, { face: 'small', size: 14, colour: INK[state], anchor: 'middle' });
