// What lies on cells: step discs, ability stars, recruitment rings, danger rings and small seals.
import { iconAt } from '../../../art/game-icons';
import { starPath } from '../../../art/marks';
import { waxOutline } from '../../../art/seal';
import { type Box, round } from '../../../art/svg';
import { CELL, SQUASH } from './board';

/** Marks lie around the middle of their cell. */
export const MARK: Box = { x: -66, y: -58, width: 132, height: 116 };
export const SEAL: Box = { x: -20, y: -20, width: 40, height: 42 };

const pool = (grow: number, paint: string): string =>
  `<ellipse rx="${round(CELL.x + grow)}" ry="${round(CELL.y + grow)}" ${paint}/>`;

/** A step may end here. */
export const stepBody = (): string =>
  `${pool(2, 'fill="url(#candle-glow)"')}${pool(-1, 'fill="none" stroke="#FFE3A0" stroke-width="1.600"')}` +
  '<g transform="translate(0 -6)"><ellipse cy="3" rx="15" ry="12.300" fill="#6b4a12"/><ellipse rx="15" ry="12.300" fill="url(#disc)" stroke="#7d5a1a"/><ellipse rx="9.500" ry="7.600" fill="none" stroke="#A87A26" stroke-width="1.200" opacity=".7"/></g>';

/** An ability may reach this cell. */
export const abilityBody = (): string => {
  const star = starPath(22, 11, SQUASH);
  return `${pool(3, 'fill="url(#violet-glow)"')}${pool(-1, 'fill="none" stroke="#DCC8FF" stroke-width="1.600"')}<g transform="translate(0 -5)"><path d="${star}" transform="translate(0 3)" fill="#2f1b57"/><path d="${star}" fill="url(#star)" stroke="#3a2468" stroke-width="1.200" stroke-linejoin="round"/></g>`;
};

/** A move to this cell captures the enemy's leader. */
export const winningBody = (): string => {
  const star = starPath(31, 18.6, SQUASH);
  return `<ellipse rx="${CELL.x + 22}" ry="${CELL.y + 19}" fill="url(#candle-glow)"/>${pool(-1, 'fill="none" stroke="#FFF0C0" stroke-width="2.600"')}<g transform="translate(0 -4)"><path d="${star}" transform="translate(0 3)" fill="#5c3d08"/><path d="${star}" fill="url(#star-gold)" stroke="#7a3a08" stroke-width="1.200" stroke-linejoin="round"/>${iconAt('crown', 0, 0, 23, '#8E2420')}</g>`;
};

/** A recruit may be placed here; a hovered ring is wider and has no plus. */
export const recruitBody = (state: 'rest' | 'hovered' = 'rest'): string => {
  const hot = state === 'hovered';
  const plus = hot ? '' : '<path d="M-9 0H9M0 -8V8" stroke="#7d5316" stroke-width="3.400" stroke-linecap="round"/>';
  return `<g opacity="${hot ? 1 : 0.85}">${pool(10, 'fill="url(#candle-glow)"')}</g>${pool(-1, `fill="none" stroke="${hot ? '#FFF3C8' : '#FFDF94'}" stroke-width="${hot ? 5 : 3}"`)}${plus}`;
};

/** Under a leader that is threatened. */
export const dangerBody = (): string =>
  `<ellipse rx="${CELL.x + 13}" ry="${CELL.y + 12}" fill="url(#red-glow)"/>${pool(1, 'fill="none" stroke="#B4231C" stroke-width="4"')}${pool(1, 'fill="none" stroke="#FF8C78" stroke-width="1.100" stroke-dasharray="7 5"')}`;

/** Under the figure that is chosen. */
export const chosenBody = (): string =>
  `${pool(1, 'fill="#FFD98A" fill-opacity=".27" stroke="url(#gold)" stroke-width="5"')}${pool(4, 'fill="none" stroke="#FFE9A8"')}`;

/** Under a figure that can be chosen. */
export const readyBody = (): string =>
  `<ellipse rx="${CELL.x + 12}" ry="${CELL.y + 10}" fill="url(#candle-glow)"/>${pool(0, 'fill="none" stroke="#FFE3A0" stroke-width="1.600" opacity=".9"')}`;

/** A seal for the count of threats. */
export const dangerSealBody = (): string =>
  `<g filter="url(#f-drop1)"><path d="${waxOutline(15.5)}" fill="url(#wax)"/><circle r="11.600" fill="none" stroke="#5e100d" stroke-width="1.200"/><circle cy=".8" r="11.600" fill="none" stroke="#e98a78" stroke-width=".6" opacity=".7"/></g>`;

/** A seal with swords on a figure that threatens. */
export const threatSealBody = (): string =>
  `<g filter="url(#f-drop1)"><path d="${waxOutline(11)}" fill="url(#wax)"/>${iconAt('crossed-swords', 0, 0, 13.5, '#FFE9D8')}</g>`;

/** The enemy leader would be threatened here. */
export const huntedBody = (): string =>
  `${pool(-3, 'fill="#8E2420" fill-opacity=".32" stroke="#F0574A" stroke-width="2" stroke-dasharray="6 5"')}${iconAt('crossed-swords', 0, -2, 20, '#7A1A16')}`;

/** A star over a figure that an ability may pick. */
export const pickedStarBody = (): string => {
  const star = starPath(14, 7);
  return `<g filter="url(#f-drop1)"><path d="${star}" fill="url(#star)" stroke="#2f1b57" stroke-width="1.600" stroke-linejoin="round"/></g>`;
};

const badge = (icon: 'house-keys' | 'templar-shield', fill: string, line: string): string =>
  `<g filter="url(#f-drop1)"><circle r="11.500" fill="${fill}" stroke="#1a1420" stroke-width="1.400"/><circle r="9.800" fill="none" stroke="${line}" stroke-width="1"/>${iconAt(icon, 0, 0, 13.5, line)}</g>`;

/** On a figure that an enemy Jailer binds. */
export const jailedBody = (): string => badge('house-keys', '#4B5057', '#E6E9EE');

/** On a figure that a Protector shields. */
export const shieldedBody = (): string => badge('templar-shield', '#8A6A2C', '#FFF1C0');
