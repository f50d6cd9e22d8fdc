// An icon painted in layers: cast shadow, dark outline, rim light, lit body. For monsters and people alike.
import { type IconName, iconPath } from '../../../art/game-icons';
import { localDef, round, stops } from '../../../art/svg';
import { AFFINITY, type Affinity } from './affinity';

const STONE = { colour: '#8a7352', light: '#E9D6A8', dark: '#3a3026' };

/** A painted emblem centred on (0,0); without an affinity it is stone-coloured. */
export const paintedBody = (name: IconName, affinity: Affinity | null, size: number): string => {
  const { colour, light, dark } = affinity === null ? STONE : AFFINITY[affinity];
  const body = localDef(
    'linearGradient',
    'x1=".2" y1="0" x2=".7" y2="1"',
    stops([
      [0, '#FFF8E6'],
      [0.32, light],
      [0.75, colour],
      [1, dark],
    ]),
  );
  const scale = size / 592;
  return (
    `${body.markup}<g transform="translate(${round(-size / 2 + 40 * scale)} ${round(-size / 2 + 40 * scale)}) scale(${scale.toFixed(4)})">` +
    `<g opacity=".5" filter="url(#blur14)" transform="translate(22 34)">${iconPath(name, '#000')}</g>` +
    `<g stroke="#0b0705" stroke-width="34" stroke-linejoin="round">${iconPath(name, '#0b0705')}</g>` +
    `<g transform="translate(-5 -7)">${iconPath(name, '#FFF3D6')}</g>${iconPath(name, body.url)}</g>`
  );
};
