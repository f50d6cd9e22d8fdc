// Knights' cards with their coats of arms, backs and piles, the small ones of panels, and the prize cards of goods.
import type { CardKind } from '../../../../engine/games/grunwald/view-types';
import { type IconName, icon, iconAt } from '../../../art/game-icons';
import { at, type Box, round } from '../../../art/svg';
import { fitted, words } from '../../../art/text';
import { armsBody } from './arms';
import { GRUNWALD_DEFS } from './defs';
import { ducatBody, provisionBody } from './pieces';

export const KNIGHT_CARD: Box = { x: -4, y: -3, width: 70, height: 90 };
export const KNIGHT_MINI: Box = { x: -3, y: -2, width: 38, height: 50 };

interface KindLook {
  readonly colour: string;
  readonly dark: string;
  readonly figure: IconName;
  readonly sign: IconName;
}

export const KNIGHT_LOOK: Readonly<Record<CardKind, KindLook>> = {
  crown: { colour: '#9A2A22', dark: '#5F1310', figure: 'mounted-knight', sign: 'queen-crown' },
  mercenary: { colour: '#544468', dark: '#2E2440', figure: 'visored-helm', sign: 'lion' },
  teuton: { colour: '#26262a', dark: '#0f0f12', figure: 'black-knight-helm', sign: 'iron-cross' },
  peasant: { colour: '#6f5a34', dark: '#42341b', figure: 'farmer', sign: 'farmer' },
};

export interface KnightOptions {
  readonly title?: string;
  /** Id of the coat of arms. */
  readonly arms?: string;
  readonly used?: boolean;
  /** Others lie over its right half: sign and number stand at the left. */
  readonly isCovered?: boolean;
}

/** Peasants bear no arms. */
export const armsOf = (card: { readonly kind: CardKind; readonly arms: string }): KnightOptions =>
  card.kind === 'peasant' ? {} : { arms: card.arms };

const HEAD = 'M1.600 5.500A4 4 0 0 1 5.500 1.600H52.500A4 4 0 0 1 56.400 5.500V17H1.600Z';

/** A knight's card, 58 × 80 from its top left corner; scale it for scenes. */
export const knightCardBody = (kind: CardKind, value: number | string | undefined, options: KnightOptions = {}): string => {
  const look = KNIGHT_LOOK[kind];
  const order = kind === 'teuton';
  const ink = order ? '#1e1e22' : look.dark;
  const size = options.title === undefined ? 42 : 36;
  const y = options.title === undefined ? 52 : 48;
  const ground = order
    ? '<path d="M26 18H38V40H56.400V51H38V78.400H26V51H1.600V40H26Z" fill="#1e1e22" opacity=".1"/>'
    : `<path d="M29 21L54 40L29 76L4 40Z" fill="${look.colour}" opacity=".07"/>`;
  const coat =
    options.arms === undefined ? '' : at(46.5, options.title === undefined ? 66 : 60, armsBody(options.arms), { scale: 0.42 });
  return (
    `${GRUNWALD_DEFS}<rect width="58" height="80" rx="4.500" fill="${order ? '#f1ede2' : 'url(#gr-page)'}" stroke="#3a2815" filter="url(#f-drop1)"/>` +
    `<path d="${HEAD}" fill="${look.colour}"/><path d="${HEAD}" fill="url(#damask)"/><path d="M1.600 17H56.400" stroke="#C8A04A" stroke-width="1.600"/>${ground}` +
    `${iconAt(look.figure, 27.5, y, size, ink)}${coat}${icon(look.sign, 39, 3, 13, '#f5e3b4')}` +
    `<path d="M4 3.500H24V18C24 25 19 28 14 30.500C9 28 4 25 4 18Z" fill="${order ? '#f6f2e8' : '#F8EFD8'}" stroke="${look.dark}" stroke-width="1.500"/>${words(14, 23, value, { face: 'gothic', size: 23, colour: look.dark, anchor: 'middle' })}` +
    words(29, 74.5, options.title, { face: 'small', size: fitted(options.title, 9.4, 52), colour: ink, anchor: 'middle' }) +
    `<rect x="3" y="3" width="52" height="74" rx="3" fill="none" stroke="${look.dark}" stroke-opacity=".25" stroke-width=".7"/>${options.used === true ? '<rect width="58" height="80" rx="4.500" fill="#6b4a2b" opacity=".3"/>' : ''}`
  );
};

/** The back of a pile's cards, 58 × 80. */
export const knightBackBody = (kind: CardKind): string => {
  const look = KNIGHT_LOOK[kind];
  return (
    `${GRUNWALD_DEFS}<rect width="58" height="80" rx="4.500" fill="#e6d4a8" stroke="#3a2815" filter="url(#f-drop1)"/><rect x="3" y="3" width="52" height="74" rx="3" fill="${look.colour}"/><rect x="3" y="3" width="52" height="74" rx="3" fill="url(#damask)"/>` +
    `<path d="M29 9L50 40L29 71L8 40Z" fill="none" stroke="#d9b567" stroke-width="1.200"/><circle cx="29" cy="40" r="13" fill="${look.dark}" stroke="#d9b567" stroke-width="1.400"/>${icon(look.sign, 20, 31, 18, '#e9cf8a')}`
  );
};

/** A pile of backs; at most three are seen. */
export const pileBody = (kind: CardKind, count: number): string =>
  [2, 1, 0]
    .filter((depth) => depth < count)
    .map((depth) => at(depth * 2, depth * 1.5, knightBackBody(kind)))
    .join('');

/** A card of a panel, 32 × 44. */
export const knightMiniBody = (kind: CardKind, value: number | string | undefined, options: KnightOptions = {}): string => {
  const look = KNIGHT_LOOK[kind];
  const page = options.used === true ? '#cfbb8e' : kind === 'teuton' ? '#f1ede2' : 'url(#gr-page)';
  const middle = options.isCovered === true ? 7 : 16;
  return (
    `${GRUNWALD_DEFS}<rect width="32" height="44" rx="3.500" fill="${page}" stroke="${look.dark}" stroke-width="1.100" filter="url(#f-drop1)"/><path d="M1 4A3 3 0 0 1 4 1H28A3 3 0 0 1 31 4V14H1Z" fill="${look.colour}"/>` +
    `${icon(look.sign, middle - 6, 1.6, 12, '#f7e6bb')}${words(middle, 36.5, value, { face: 'gothic', size: 25, colour: look.dark, anchor: 'middle' })}` +
    (options.used === true
      ? '<path d="M1 14H31V41A2.500 2.500 0 0 1 28.500 43H3.500A2.500 2.500 0 0 1 1 41Z" fill="#6b4a2b" opacity=".18"/>'
      : '')
  );
};

export interface PrizeOptions {
  /** Rank labels over the prizes. */
  readonly labels?: readonly string[];
}

const PRIZE_WIDTH = 58;

export const prizeWidth = (prizes: number): number => Math.max(2, prizes) * PRIZE_WIDTH;
export const prizeBox = (prizes: number): Box => ({ x: -3, y: -3, width: prizeWidth(prizes) + 12, height: 90 });

/** The open card of Provision or Ducats with its prizes by rank, 58 per prize × 80. */
export const prizeCardBody = (
  goods: 'provision' | 'ducats',
  values: readonly (number | string)[],
  options: PrizeOptions = {},
): string => {
  const colour = goods === 'provision' ? '#5d6a2e' : '#8a5f14';
  const width = prizeWidth(values.length);
  const step = width / Math.max(1, values.length);
  const prizes = values.map((value, index) => {
    const x = round(step * (index + 0.5));
    const rule = index === 0 ? '' : `<path d="M${round(step * index)} 24V72" stroke="#b6955c"/>`;
    return (
      rule +
      words(x, 33, options.labels?.[index], { face: 'small', size: 13, colour: '#6a4a24', anchor: 'middle' }) +
      at(x - 11, 56, goods === 'provision' ? provisionBody(11) : ducatBody(11)) +
      words(x + 13, 65, value, { face: 'gothic', size: 28, anchor: 'middle' })
    );
  });
  return (
    `${GRUNWALD_DEFS}<rect x="4" y="3" width="${width}" height="80" rx="4.500" fill="${colour}" stroke="#3a2815"/><rect width="${width}" height="80" rx="4.500" fill="url(#gr-page)" stroke="#3a2815" filter="url(#f-drop1)"/>` +
    `<path d="M1.600 5.500A4 4 0 0 1 5.500 1.600H${width - 5.5}A4 4 0 0 1 ${width - 1.6} 5.500V17H1.600Z" fill="${colour}"/><path d="M1.600 17H${width - 1.6}" stroke="#C8A04A" stroke-width="1.600"/>` +
    `${icon(goods === 'provision' ? 'wheat' : 'crown-coin', width / 2 - 7.5, 2, 15, '#f7e6bb')}<rect x="3" y="3" width="${width - 6}" height="74" rx="3" fill="none" stroke="#3a2815" stroke-opacity=".25" stroke-width=".7"/>${prizes.join('')}`
  );
};
