// The outlands: land cards, trails, the citadel's gate, quests and equipment.
import { icon, iconAt } from '../../../art/game-icons';
import { at, type Box } from '../../../art/svg';
import { fitted, words } from '../../../art/text';
import type { Affinity } from './affinity';
import { clearingBody } from './clearing';
import { MONSTER_DEFS } from './defs';
import { equipmentIcon } from './icons';
import { affinityCard } from './monster';
import { sceneBody, seedOf } from './scene';
import { coinBody, valueBody } from './tokens';

export const LAND_CARD: Box = { x: -4, y: -3, width: 134, height: 126 };
export const TRAIL: Box = { x: -3, y: -2, width: 105, height: 138 };
export const GATE: Box = { x: -4, y: 0, width: 280, height: 134 };
export const QUEST: Box = { x: -3, y: -2, width: 136, height: 104 };
export const EQUIPMENT_CARD: Box = { x: -3, y: -3, width: 66, height: 92 };

export interface LandCardOptions {
  readonly name?: string;
  readonly conquest?: number;
  readonly glory?: number;
}

/** A land's card, 126 × 116 from its top left corner; its feature is laid on the pale foot (y 90). */
export const landCardBody = (land: string, affinity: Affinity, options: LandCardOptions = {}): string =>
  affinityCard(
    affinity,
    126,
    116,
    sceneBody(affinity, 126, 92, seedOf(land)) +
      (options.conquest === undefined ? '' : at(7, 61, valueBody('conquest', options.conquest, 24))) +
      (options.glory === undefined ? '' : at(74, 61, valueBody('glory', options.glory, 24))) +
      '<rect y="90" width="126" height="26" fill="url(#ml-page)"/><path d="M0 90H126" stroke="#6b4a1c"/>',
    options.name,
  );

export interface TrailOptions {
  readonly number?: number | string;
  readonly fallenGlory?: number;
  readonly state?: 'rest' | 'lit' | 'chosen';
}

/** A trail, 99 × 130 from its top left corner: requirement above (y 19–67), standing place below (y 70–130). */
export const trailBody = (affinity: Affinity, options: TrailOptions = {}): string => {
  const state = options.state ?? 'rest';
  const ring =
    state === 'rest'
      ? ''
      : `<rect x="-1" y="-1" width="101" height="132" rx="8" fill="none" stroke="#FFD98A" stroke-width="4" filter="url(#blur3)"/><rect width="99" height="130" rx="7" fill="none" stroke="${state === 'chosen' ? '#E8CC7A' : '#FFE7A8'}" stroke-width="${state === 'chosen' ? 3 : 1.6}"/>`;
  return (
    `${MONSTER_DEFS}<rect width="99" height="130" rx="7" fill="url(#ml-page)" stroke="#2a1a0a" filter="url(#f-drop1)"/><path d="M.5 19V7A6.500 6.500 0 0 1 7 .5H92A6.500 6.500 0 0 1 98.500 7V19Z" fill="#6e4b19" opacity=".2"/><path d="M.5 19V7A6.500 6.500 0 0 1 7 .5H22V11A8 8 0 0 1 14 19Z" fill="#4a3420"/>` +
    words(11, 14.5, options.number, { face: 'small', size: 15, colour: '#FFF3DA', anchor: 'middle' }) +
    (options.fallenGlory === undefined
      ? ''
      : icon('tombstone', 56, 3, 13, '#5a4630') +
        words(73, 14, options.fallenGlory, { size: 13, weight: 800, anchor: 'middle', colour: '#4a3618' }) +
        icon('laurels', 80, 3, 13, '#8a6218')) +
    `${at(0.5, 70, clearingBody(affinity, 98, 59.5, { x: 22, y: 46 }, Number(options.number ?? 1)))}<path d="M.5 70H98.500V123A6.500 6.500 0 0 1 92 129.500H7A6.500 6.500 0 0 1 .5 123Z" fill="none" stroke="#2a1a0a"/>${ring}`
  );
};

const TOWER_TOP = 'M0 126V12H12V4H24V12H36V4H48V12H60V4H212V12H224V4H236V12H248V4H260V12H272V126Z';

/** The citadel's gate, 272 × 130 from its top left corner; a monster's card of 150 × 96 fits at (10, 25). */
export const gateBody = (): string =>
  `${MONSTER_DEFS}<path d="${TOWER_TOP}" fill="#75675a"/><path d="${TOWER_TOP}" fill="url(#ml-brick)"/><path d="${TOWER_TOP}" fill="none" stroke="#1b130c" stroke-width="2"/><rect x="6" y="22" width="158" height="102" rx="10" fill="#120c08"/><path d="M0 128H272" stroke="#000" stroke-opacity=".5" stroke-width="6" filter="url(#blur3)"/>`;

// A long title takes the scroll's place too, rather than become unreadable.
const questTitle = (title: string | undefined): string => {
  const size = fitted(title, 14, 101, 0.52);
  if (size >= 12)
    return icon('tied-scroll', 5, 2, 15, '#F6ECD3') + words(24, 14.5, title, { face: 'small', size, colour: '#F6ECD3' });
  return words(65, 14.5, title, {
    face: 'small',
    size: Math.max(12, fitted(title, 14, 122, 0.52)),
    colour: '#F6ECD3',
    anchor: 'middle',
  });
};

/** A quest's field, 130 × 96 from its top left corner, with two standing places at (33, 81) and (97, 81). */
export const questBody = (title?: string): string =>
  `${MONSTER_DEFS}<rect width="130" height="96" rx="6" fill="url(#ml-page)" stroke="#2a1a0a" filter="url(#f-drop1)"/><path d="M.5 19V6A5.500 5.500 0 0 1 6 .5H124A5.500 5.500 0 0 1 129.500 6V19Z" fill="#5a3b74"/>${questTitle(title)}` +
  '<path d="M.5 67H129.500V90A5.500 5.500 0 0 1 124 95.500H6A5.500 5.500 0 0 1 .5 90Z" fill="#715638"/><ellipse cx="33" cy="81" rx="13" ry="9" fill="#000" fill-opacity=".25" stroke="#E8CC7A" stroke-opacity=".5"/><ellipse cx="97" cy="81" rx="13" ry="9" fill="#000" fill-opacity=".25" stroke="#E8CC7A" stroke-opacity=".5"/>';

export interface EquipmentOptions {
  readonly name?: string;
  readonly cost?: number;
}

/** A card of the market, 58 × 82 from its top left corner; its effect is laid on the foot (y 58). */
export const equipmentCardBody = (equipment: string, options: EquipmentOptions = {}): string =>
  `${MONSTER_DEFS}<rect width="58" height="82" rx="5" fill="url(#ml-page)" stroke="#2a1a0a" filter="url(#f-drop1)"/><path d="M.5 17V5.500A5 5 0 0 1 5.500 .5H52.500A5 5 0 0 1 57.500 5.500V17Z" fill="#655539"/>${words(29, 12.8, options.name, { face: 'small', size: 13, room: 55, colour: '#FFF6E2', anchor: 'middle' })}${iconAt(equipmentIcon(equipment), 28, 38, 34, '#3a2a17')}<path d="M.5 58H57.500V76.500A5 5 0 0 1 52.500 81.500H5.500A5 5 0 0 1 .5 76.500Z" fill="#78551e" opacity=".2"/><path d="M0 58H58" stroke="#a98a55"/>` +
  (options.cost === undefined ? '' : at(38, 14, coinBody(options.cost, 22)));

/** A trap token, 44 × 38 from its top left corner; its effect is written on it. */
export const trapBody = (kind: 'trap' | 'secured' | 'trick' = 'trap', cost?: number): string => {
  const ground = kind === 'trick' ? '#4d3b63' : kind === 'secured' ? '#5c6b3a' : '#6b7078';
  return (
    `<rect y="2" width="44" height="38" rx="6" fill="#120904"/><rect width="44" height="38" rx="6" fill="${ground}" stroke="#C8A04A"/>${iconAt('wolf-trap', 22, 19, 38, '#0d0f11', 'opacity=".5"')}` +
    (cost === undefined ? '' : at(27, 22, coinBody(cost, 19)))
  );
};
