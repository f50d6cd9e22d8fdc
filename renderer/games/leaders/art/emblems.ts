// Which icon stands for which character, and the tinctures' gradients of this game's figures and cards.
import type { CardId, FigureKind } from '../../../../engine/games/leaders/data/characters';
import { type IconName, iconPath } from '../../../art/game-icons';
import { TINCTURE, type Tincture } from '../../../art/palette';
import { round } from '../../../art/svg';

export type Character = CardId | FigureKind;
/** A seat's tincture, or the deck's own violet. */
export type CardTincture = Tincture | 'none';

export const CHARACTER_ICON: Readonly<Record<Character, IconName>> = {
  king: 'chess-king',
  queen: 'queen-crown',
  acrobat: 'contortionist',
  rider: 'horse-head',
  bruiser: 'biceps',
  royalGuard: 'visored-helm',
  illusionist: 'duality-mask',
  clawLauncher: 'harpoon-chain',
  manipulator: 'puppet',
  wanderer: 'hooded-figure',
  brewmaster: 'beer-stein',
  archer: 'high-shot',
  assassin: 'cloak-dagger',
  jailer: 'house-keys',
  protector: 'templar-shield',
  vizier: 'scroll-quill',
  hermitAndCub: 'tarot-09-the-hermit',
  hermit: 'tarot-09-the-hermit',
  cub: 'bear-face',
  nemesis: 'winged-sword',
};

// Thin emblems get a stroke so that they read at 30 pixels.
const BOLD: Readonly<Partial<Record<Character, number>>> = {
  hermit: 10,
  hermitAndCub: 10,
  manipulator: 12,
  clawLauncher: 20,
  archer: 16,
  nemesis: 12,
  jailer: 8,
  acrobat: 6,
};

/** A character's emblem centred on (x, y). */
export const emblemAt = (character: Character, x: number, y: number, size: number, colour: string): string => {
  const stroke = BOLD[character];
  const bold = stroke === undefined ? '' : ` stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round"`;
  return `<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${(size / 512).toFixed(4)})"${bold}>${iconPath(CHARACTER_ICON[character], colour)}</g>`;
};

const VIOLET = { colour: '#5B4484', light: '#7E65AC', dark: '#33244F' };

export const coloursOf = (tincture: CardTincture): { colour: string; light: string; dark: string } =>
  tincture === 'none' ? VIOLET : TINCTURE[tincture];

const cloth = (tincture: CardTincture): string => {
  const { colour, light, dark } = coloursOf(tincture);
  return (
    `<linearGradient id="ld-cloth-${tincture}" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
    `<radialGradient id="ld-base-${tincture}" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="${light}"/><stop offset=".6" stop-color="${colour}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`
  );
};

/** Definitions of this game's drawings; bodies begin with it and `svg` keeps what is used. */
export const LEADERS_DEFS: string = `<defs>${(['gules', 'azure', 'vert', 'or', 'none'] as const).map(cloth).join('')}<pattern id="ld-hatch-gules" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M1.500 0V5" stroke="#fff" opacity=".22"/><path d="M2.500 0V5" stroke="#000" opacity=".16"/></pattern><pattern id="ld-hatch-azure" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1.500H5" stroke="#fff" opacity=".22"/><path d="M0 2.500H5" stroke="#000" opacity=".16"/></pattern><pattern id="ld-hatch-vert" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M1.500 0V5" stroke="#fff" opacity=".22"/><path d="M2.500 0V5" stroke="#000" opacity=".16"/></pattern><pattern id="ld-hatch-or" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="1.500" cy="1.500" r=".9" fill="#3a2503" opacity=".4"/><circle cx="4" cy="4" r=".9" fill="#3a2503" opacity=".4"/></pattern><pattern id="ld-hatch-none" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M4 1L7 4L4 7L1 4Z" fill="none" stroke="#fff" stroke-width=".7" opacity=".14"/></pattern><linearGradient id="ld-parchment" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#F8EFD8"/><stop offset=".6" stop-color="#EADBB8"/><stop offset="1" stop-color="#CDB483"/></linearGradient><radialGradient id="ld-stone" cx=".42" cy=".32" r=".8"><stop offset="0" stop-color="#EDE6DA"/><stop offset=".55" stop-color="#CFC6BD"/><stop offset="1" stop-color="#A79DA0"/></radialGradient><linearGradient id="ld-slate" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#6D6478"/><stop offset=".5" stop-color="#4E485C"/><stop offset="1" stop-color="#38334A"/></linearGradient><radialGradient id="ld-dusk" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".2"/><stop offset=".5" stop-color="#ff9a5a" stop-opacity=".04"/><stop offset="1" stop-color="#1a0f38" stop-opacity=".38"/></radialGradient></defs>`;
