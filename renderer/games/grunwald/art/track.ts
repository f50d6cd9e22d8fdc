// The eight rounds as pennons: doves while the truce lasts, swords when the Teutons come.
import { icon } from '../../../art/game-icons';
import { at, type Box } from '../../../art/svg';
import { words } from '../../../art/text';
import { GRUNWALD_DEFS } from './defs';

export const ROUND_TRACK: Box = { x: -1, y: 0, width: 286, height: 36 };

const LAST_TRUCE = 3;

const pennon = (round: number, current: number): string => {
  const now = round === current;
  const truce = round <= LAST_TRUCE;
  const fill = now ? 'url(#gr-brass)' : truce ? '#4d5a4c' : round < current ? '#5a2f24' : '#3c1c16';
  return (
    `<g${now ? ' filter="url(#f-lit)"' : ''}${round < current ? ' opacity=".8"' : ''}><path d="M0 2H32V26L16 33L0 26Z" fill="${fill}" stroke="${now ? '#fff0c0' : '#8a6c35'}"/></g>` +
    words(8.8, 21.5, round, { face: 'gothic', size: 20, anchor: 'middle', colour: now ? '#2a1c12' : '#e9d6a6' }) +
    icon(truce ? 'peace-dove' : 'crossed-swords', 15.5, 6.5, 15, now ? '#6b1512' : truce ? '#f4f1e2' : '#e3a184')
  );
};

/** The track from its top left corner. */
export const roundTrackBody = (current: number): string =>
  GRUNWALD_DEFS + [1, 2, 3, 4, 5, 6, 7, 8].map((round) => at((round - 1) * 36, 0, pennon(round, current))).join('');
