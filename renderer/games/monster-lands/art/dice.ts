// The clans' dice (strength, magic, influence) and the monsters' attack dice; small squares for requirements.
import { PIPS } from '../../../art/die-faces';
import { type IconName, icon } from '../../../art/game-icons';
import { at, type Box, clippedRect, round } from '../../../art/svg';
import { MONSTER_DEFS } from './defs';

export type DieColour = 'S' | 'M' | 'I' | 'A';

interface DieLook {
  readonly top: string;
  readonly right: string;
  readonly mark: string;
  readonly flat: string;
  readonly sign: IconName;
}

export const DIE_LOOK: Readonly<Record<DieColour, DieLook>> = {
  S: { top: '#F08372', right: '#6E1815', mark: '#FFF1DC', flat: '#B3322B', sign: 'fist' },
  M: { top: '#B891E0', right: '#361A5A', mark: '#F3E7FF', flat: '#6B3FA0', sign: 'crystal-shine' },
  I: { top: '#FFF0AE', right: '#8A5E0C', mark: '#3A2404', flat: '#DBA521', sign: 'crown' },
  A: { top: '#7A7F88', right: '#101215', mark: '#F1E6CC', flat: '#484C54', sign: 'claw-slashes' },
};

export const clanDieBox = (size = 26): Box => ({ x: -size * 0.08, y: -size * 0.05, width: size * 1.16, height: size * 1.2 });

/** A die from its top left corner; unrolled dice (null) show their sign. */
export const clanDieBody = (colour: DieColour, value: number | null = null, size = 26): string => {
  const look = DIE_LOOK[colour];
  const mark =
    value === null
      ? icon(look.sign, 6.5, 12.5, 21, look.mark)
      : (PIPS[value] ?? [])
          .map(([x, y]) => `<circle cx="${17 + x * 8}" cy="${23 + y * 8}" r="${size < 20 ? 3.6 : 3.1}" fill="${look.mark}"/>`)
          .join('');
  return (
    MONSTER_DEFS +
    at(
      0,
      0,
      `<ellipse cx="21" cy="39" rx="19" ry="4.500" fill="#000" opacity=".4"/><path d="M2 14Q2 9 5.500 7L11 3Q13 2 16 2H34Q38 2 38 6V25Q38 28 36 30.500L31 36.500Q29 38 26 38H7Q2 38 2 33Z" fill="${look.right}"/><path d="M5 8.500L12 3.200Q13.500 2.400 16 2.400H34Q36.600 2.400 36 4L31.500 8.500Z" fill="${look.top}"/>` +
        `<rect x="2" y="8" width="30" height="30" rx="6" fill="url(#ml-die-${colour})"/><path d="M8 9.300H27" stroke="#fff" stroke-opacity=".45" stroke-width="1.400" stroke-linecap="round"/>${mark}`,
      { scale: round((size / 40) * 100) / 100 },
    )
  );
};

export interface RequirementOptions {
  readonly dashed?: boolean;
}

/** A flat square of the colours that may be used, from its top left corner. */
export const requirementBody = (colours: readonly DieColour[], size = 18, options: RequirementOptions = {}): string => {
  const looks = colours.map((colour) => DIE_LOOK[colour]);
  const [first, second] = looks;
  const fields =
    looks.length === 2
      ? `<path d="M0 0H40L0 40Z" fill="${first?.flat}"/><path d="M40 0V40H0Z" fill="${second?.flat}"/>`
      : looks
          .map(
            (look, i) =>
              `<rect x="${round((40 / looks.length) * i)}" width="${round(40 / looks.length + 0.5)}" height="40" fill="${look.flat}"/>`,
          )
          .join('');
  const signs =
    first === undefined || looks.length > 2
      ? ''
      : second === undefined
        ? icon(first.sign, 8, 8, 24, first.mark)
        : icon(first.sign, 5, 5, 16, first.mark) + icon(second.sign, 19, 19, 16, second.mark);
  const dashed = options.dashed === true;
  return at(
    0,
    0,
    `${clippedRect(3, 3, 34, 34, 7, fields)}${signs}<rect x="3" y="3" width="34" height="34" rx="7" fill="none" stroke="${dashed ? '#F6ECD3' : '#241A12'}" stroke-width="2.500"${dashed ? ' stroke-dasharray="6 4"' : ''}/>`,
    { scale: size / 40 },
  );
};

/** An empty place for a die, from its top left corner. */
export const dieSlotBody = (size = 30, state: 'rest' | 'lit' = 'rest'): string =>
  (state === 'lit'
    ? `<rect x="-3" y="-3" width="${size + 6}" height="${size + 6}" rx="8" fill="none" stroke="#FFD98A" stroke-width="4" filter="url(#blur3)"/>`
    : '') +
  `<rect width="${size}" height="${size}" rx="6" fill="#1b110a"/><rect width="${size}" height="${size}" rx="6" fill="none" stroke="#E8CC7A" stroke-opacity="${state === 'lit' ? 1 : 0.45}" stroke-width="${state === 'lit' ? 2 : 1}"/><path d="M3 3H${size - 3}" stroke="#000" stroke-width="3" opacity=".6"/>`;
