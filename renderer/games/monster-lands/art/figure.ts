// The clans' miniatures: a person on a tall standee in the affinity's colours, the base in the seat's tincture.
import { hatchFill } from '../../../art/badge';
import { iconAt } from '../../../art/game-icons';
import { TINCTURE, type Tincture } from '../../../art/palette';
import { type Box, localDef, stops } from '../../../art/svg';
import { AFFINITY, type Affinity } from './affinity';
import { personIcon } from './icons';

const PLAIN = { colour: '#7a6a55', light: '#d8c8a8', dark: '#3a3026' };

/** The standee alone, without the base: the figure of the table stands on a plinth of its own. */
export const MEMBER_FIGURE: Box = { x: -24, y: -64, width: 48, height: 70 };

export const memberFigureBody = (person: string, affinity: Affinity | null): string => {
  const { colour, light, dark } = affinity === null ? PLAIN : AFFINITY[affinity];
  const paint = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, light],
      [0.55, colour],
      [1, dark],
    ]),
  );
  return (
    `${paint.markup}<path d="M-17 0V-44C-17 -55 -10 -61 1 -61S20 -55 20 -44V0Q1 5 -17 0Z" fill="#1d130b"/><path d="M-20 -1V-44C-20 -55 -12 -61 -1 -61S17 -55 17 -44V-1Q-1 4 -20 -1Z" fill="${paint.url}" stroke="#F6ECD3" stroke-width="2.200"/>` +
    iconAt(personIcon(person), -0.5, -30, 34, '#140c06', 'opacity=".55"') +
    iconAt(personIcon(person), -1.5, -31.5, 34, '#FFF6E2')
  );
};

/** (0,0) is the middle of the base; draw it smaller on trails (54 of 80 high). */
export const CLAN_FIGURE: Box = { x: -32, y: -66, width: 66, height: 84 };

/** A clan member's figure, 80 high. */
export const clanFigureBody = (tincture: Tincture, person: string, affinity: Affinity | null): string => {
  const seat = TINCTURE[tincture];
  return (
    `<ellipse cx="2" cy="8" rx="28" ry="7" fill="#000" opacity=".45"/><path d="M-28 0V5A28 9 0 0 0 28 5V0Z" fill="${seat.dark}"/><ellipse rx="28" ry="9" fill="${seat.colour}"/><ellipse rx="28" ry="9" ${hatchFill(tincture, 0.7)}/><ellipse rx="28" ry="9" fill="none" stroke="#E8CC7A" stroke-width="1.600"/>` +
    memberFigureBody(person, affinity)
  );
};
