// The event card of the round: a red spine with its sign, the title and a few lines.
import type { EventId } from '../../../../engine/games/grunwald/view-types';
import { type IconName, iconAt } from '../../../art/game-icons';
import type { Box } from '../../../art/svg';
import { fitted, words } from '../../../art/text';
import { GRUNWALD_DEFS } from './defs';

export const EVENT_CARD: Box = { x: -10, y: -6, width: 254, height: 104 };

export const EVENT_ICON: Readonly<Record<EventId, IconName>> = {
  samogitia: 'flame',
  dobrzyn: 'castle',
  pomerania: 'tower-flag',
  hunt: 'deer-head',
  grain: 'caravel',
  bydgoszcz: 'white-tower',
  ransom: 'manacles',
  brzesc: 'shaking-hands',
  favour: 'queen-crown',
  wartax: 'swap-bag',
  gifts: 'shiny-purse',
  joust: 'frog-mouth-helm',
  winter: 'snowflake-1',
  bridge: 'stone-bridge',
};

export interface EventOptions {
  readonly label?: string;
  readonly title?: string;
  readonly lines?: readonly string[];
}

const SPINE = 'M1.500 6A4.500 4.500 0 0 1 6 1.500H54V82.500H6A4.500 4.500 0 0 1 1.500 78Z';

/** The card, 232 × 84 from its top left corner. */
export const eventCardBody = (event: EventId, options: EventOptions = {}): string =>
  `${GRUNWALD_DEFS}<rect width="232" height="84" rx="5" fill="url(#gr-page)" stroke="#3a2815" filter="url(#f-drop6)"/><path d="${SPINE}" fill="#7a1f1b"/><path d="${SPINE}" fill="url(#damask)"/><path d="M54.800 1.500V82.500" stroke="#C8A04A" stroke-width="2"/>` +
  iconAt(EVENT_ICON[event], 28, options.label === undefined ? 42 : 34, 40, '#f3dfae') +
  words(28, 73, options.label, { face: 'small', size: fitted(options.label, 14, 48), colour: '#f3dfae', anchor: 'middle' }) +
  words(63, 24, options.title, { face: 'small', size: fitted(options.title, 16, 160, 0.58), colour: '#6b1512' }) +
  '<path d="M63 33H222" stroke="#b6955c"/>' +
  (options.lines ?? [])
    .map((line, i) => words(63, 50 + i * 15, line, { face: 'serif', size: fitted(line, 14, 162, 0.47), weight: 500 }))
    .join('');

/** The back of the event deck, 232 × 84. */
export const eventBackBody = (): string =>
  `${GRUNWALD_DEFS}<rect width="232" height="84" rx="5" fill="#e6d4a8" stroke="#3a2815" filter="url(#f-drop1)"/><rect x="4" y="4" width="224" height="76" rx="3" fill="#7a1f1b"/><rect x="4" y="4" width="224" height="76" rx="3" fill="url(#damask)"/>` +
  `<path d="M116 12L196 42L116 72L36 42Z" fill="none" stroke="#d9b567" stroke-width="1.200"/><circle cx="116" cy="42" r="20" fill="#4d0f0f" stroke="#d9b567" stroke-width="1.500"/>${iconAt('tied-scroll', 116, 42, 26, '#e9cf8a')}`;
