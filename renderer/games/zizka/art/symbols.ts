// The symbols of rules and cards: our own drawings for the printed icons, game-icons for the rest. Each has its own ink.
import { type IconName, iconPath } from '../../../art/game-icons';
import { round } from '../../../art/svg';

const LEAF =
  'M256 244c-30-46-128-76-128-146 0-44 34-68 68-68 28 0 50 18 60 44 10-26 32-44 60-44 34 0 68 24 68 68 0 70-98 100-128 146z';

// Own drawings in a 512 × 512 square; `currentColor` is the symbol's ink.
const OWN = {
  shield:
    '<path fill="currentColor" d="M256 24 72 70v170c0 122 74 206 184 252 110-46 184-130 184-252V70zm0 58 130 32v126c0 86-48 148-130 188z"/>',
  speech:
    '<path fill="currentColor" d="M256 56C128 56 32 130 32 226c0 58 34 108 88 140-4 36-22 70-56 98 62-4 112-28 146-66 15 2 30 3 46 3 128 0 224-79 224-175S384 56 256 56z"/><path d="M140 180h232M140 232h232M140 284h150" stroke="#f6ecd3" stroke-width="26" stroke-linecap="round"/>',
  luck: `<g fill="currentColor">${[0, 90, 180, 270].map((turn) => `<path d="${LEAF}" transform="rotate(${turn} 256 250)"/>`).join('')}</g><path d="M300 300c40 60 60 110 110 170" stroke="currentColor" stroke-width="34" stroke-linecap="round" fill="none"/>`,
  die: '<g stroke="currentColor" stroke-width="26" stroke-linejoin="round"><path d="M256 40 460 140 256 244 52 140z" fill="#fff8e6"/><path d="M52 140v216l204 110V244z" fill="#e2d1a6"/><path d="M460 140v216L256 466V244z" fill="#c4ac78"/></g><ellipse cx="256" cy="142" rx="48" ry="26" fill="currentColor"/><ellipse cx="120" cy="250" rx="28" ry="36" fill="currentColor"/><ellipse cx="190" cy="352" rx="28" ry="36" fill="currentColor"/><ellipse cx="360" cy="300" rx="30" ry="38" fill="currentColor"/>',
  coin: '<circle cx="256" cy="256" r="216" fill="#e0b64c" stroke="#7a5a12" stroke-width="28"/><circle cx="256" cy="256" r="150" fill="none" stroke="#a87f22" stroke-width="18"/><path d="M176 330l-22-140 62 48 40-74 40 74 62-48-22 140z" fill="#7a5a12"/>',
  warrant:
    '<path d="M92 40h300c30 0 30 50 0 50h-20v330H120c-40 0-44-50-8-56V90H92c-30 0-30-50 0-50z" fill="#f3e3bb" stroke="#5d3a1a" stroke-width="22" stroke-linejoin="round"/><path d="M168 150h150M168 204h150M168 258h100" stroke="#5d3a1a" stroke-width="22"/><circle cx="330" cy="386" r="84" fill="#8E2420" stroke="#5c1210" stroke-width="18"/><path d="M290 386h80M330 346v80" stroke="#e9a79c" stroke-width="20"/>',
} as const;

const STORED = {
  sword: 'broadsword',
  reroll: 'cycle',
  eye: 'semi-closed-eye',
  step: 'boot-prints',
  virtue: 'peace-dove',
  vice: 'devil-mask',
  lance: 'frog-mouth-helm',
  member: 'person',
  scroll: 'tied-scroll',
  pickpocketing: 'snatch',
  criminals: 'manacles',
  hunting: 'deer-head',
  raid: 'primitive-torch',
  court: 'church',
  tournament: 'frog-mouth-helm',
  donation: 'shiny-purse',
  levy: 'rally-the-troops',
  vp: 'laurels',
  tavern: 'beer-stein',
  attack: 'crossed-swords',
  castle: 'castle',
  wenceslas: 'queen-crown',
  sigismund: 'imperial-crown',
  zizka: 'flail',
  katerina: 'rose',
  bores: 'bear-head',
  torak: 'wolf-head',
  jouster: 'mounted-knight',
  chest: 'open-treasure-chest',
  dice: 'rolling-dices',
} as const satisfies Readonly<Record<string, IconName>>;

type OwnSymbol = keyof typeof OWN;
type StoredSymbol = keyof typeof STORED;
export type ZizkaSymbol = OwnSymbol | StoredSymbol;

const INK: Readonly<Partial<Record<ZizkaSymbol, string>>> = {
  sword: '#8E2420',
  shield: '#27508f',
  speech: '#7a4a10',
  luck: '#2f6d36',
  virtue: '#2f5f86',
  vice: '#6a1d3a',
  coin: '#8d680c',
  vp: '#7a1d1a',
  warrant: '#5d3a1a',
  scroll: '#7a4a10',
};

const isOwn = (symbol: ZizkaSymbol): symbol is OwnSymbol => symbol in OWN;

const insideOf = (symbol: ZizkaSymbol, colour: string | undefined): string => {
  const ink = colour ?? INK[symbol] ?? '#241A12';
  return isOwn(symbol) ? OWN[symbol].replaceAll('currentColor', ink) : iconPath(STORED[symbol], ink);
};

/** A symbol centred on (x, y). */
export const symbolAt = (symbol: ZizkaSymbol, x: number, y: number, size: number, colour?: string): string =>
  `<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${(size / 512).toFixed(4)})">${insideOf(symbol, colour)}</g>`;

/** A whole SVG of one symbol, for inline use. */
export const symbolSvg = (symbol: ZizkaSymbol, size = 18, colour?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512" aria-hidden="true">${insideOf(symbol, colour)}</svg>`;
