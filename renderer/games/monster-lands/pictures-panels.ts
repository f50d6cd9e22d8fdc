// The pictures of the clans' panels: the scale of glory, felts, parchments, shelves and decks. Made once a look.
import type { Tincture } from '../../../engine/protocol';
import { hatchBody } from '../../art/badge';
import { iconAt } from '../../art/game-icons';
import { parchmentBody } from '../../art/ground';
import { TINCTURE } from '../../art/palette';
import { at, type Box, clippedRect, localDef, stops } from '../../art/svg';
import { words } from '../../art/text';
import type { Painted, Point, Size } from '../../table/scene';
import { clanDieBody } from './art/dice';
import { monsterBackBody } from './art/monster';
import { goodsBody } from './art/tokens';
import type { RivalLayout } from './layout';
import { CLOTH, type ClanLayout, PLACE, WIDE_CARD } from './layout-clan';
import { framed, sized } from './pictures';

const TIERS = [
  { from: -0.5, to: 10.5, fill: '#e9d8ae', dice: ['I'] },
  { from: 10.5, to: 20.5, fill: '#dcc182', dice: ['I', 'S'] },
  { from: 20.5, to: 30.5, fill: '#c9a24e', dice: ['I', 'S', 'M'] },
] as const;
export const TRACK = { left: 16, top: 27, last: 30 };

/** The scale of glory and reputation with what each part of it gives, and the stretch by which one prevails. */
export function trackPicture(size: Size, tincture: Tincture, glory: number, reputation: number): Painted {
  const { left, top, last } = TRACK;
  const step = (size.width - 2 * left) / last;
  const across = (value: number): number => left + Math.max(0, Math.min(last, value)) * step;
  const [low, high] = [Math.min(glory, reputation), Math.max(glory, reputation)];
  return sized(`track ${size.width} ${tincture} ${glory} ${reputation}`, size, () => {
    const scale = TIERS.map(
      ({ from, to, fill }) =>
        `<rect x="${left + from * step}" y="${top}" width="${(to - from) * step}" height="16" fill="${fill}"/>`,
    ).join('');
    const dots = Array.from({ length: last + 1 }, (_, value) =>
      value % 5 === 0
        ? words(left + value * step, top + 13, value, {
            size: 13,
            weight: 800,
            anchor: 'middle',
            colour: value > low && value < high ? '#fff' : '#3a2606',
          })
        : `<circle cx="${left + value * step}" cy="${top + 8}" r="1.300" fill="#5b4526"/>`,
    ).join('');
    const dice = TIERS.map(({ from, dice: tier }) =>
      tier.map((die, index) => at(left + (from + 3.6) * step + index * 15, top + 18, clanDieBody(die, null, 14))).join(''),
    ).join('');
    const span = `<rect x="${across(low)}" y="${top}" width="${across(high) - across(low)}" height="16" fill="${glory >= reputation ? TINCTURE[tincture].colour : '#8E2420'}" opacity=".85"/>`;
    return `<rect x="${left - 8}" y="${top - 2}" width="${last * step + 16}" height="20" rx="4" fill="#2a1c12"/>${scale}${span}${dots}${dice}`;
  });
}

/** The clan's cloth with the felt on which its dice are thrown. */
export const clothPicture = (tincture: Tincture, pool: Box, isLit: boolean): Painted =>
  framed(`cloth ${tincture} ${pool.y} ${isLit}`, { x: -8, y: -8, width: CLOTH.width + 16, height: CLOTH.height + 16 }, () => {
    const { width, height } = CLOTH;
    const felt = { x: pool.x - CLOTH.x - 4, y: pool.y - CLOTH.y - 4, width: pool.width + 8, height: pool.height + 8 };
    const glow = isLit
      ? `<rect x="-4" y="-4" width="${width + 8}" height="${height + 8}" rx="11" fill="#ffd98a" opacity=".9" filter="url(#blur3)"/>`
      : '';
    const green = localDef(
      'radialGradient',
      'cx=".5" cy=".4" r=".75"',
      stops([
        [0, '#24493a'],
        [1, '#0f241b'],
      ]),
    );
    return (
      `${green.markup}${glow}${clippedRect(0, 0, width, height, 7, hatchBody(tincture, width, height))}<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="6" fill="none" stroke="#C8A04A" stroke-width="2"/>` +
      `<rect x="${felt.x - 3}" y="${felt.y - 3}" width="${felt.width + 6}" height="${felt.height + 6}" rx="9" fill="#4b3220" stroke="#1b110a"/><rect x="${felt.x}" y="${felt.y}" width="${felt.width}" height="${felt.height}" rx="7" fill="${green.url}" stroke="#0b1a13"/>`
    );
  });

/** The parchment on which glory and stores lie, with the ring where its coins are stacked. */
export const wealthPicture = ({ wealth, purse }: ClanLayout): Painted => {
  const { width, height } = wealth;
  const [x, y] = [purse.x - wealth.x, purse.y - wealth.y];
  return sized(
    `wealth ${width} ${x} ${y}`,
    wealth,
    () =>
      `${clippedRect(0, 0, width, height, 7, parchmentBody(width, height))}<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="6" fill="none" stroke="#7d5c1f" stroke-width="2"/>` +
      `<circle cx="${x}" cy="${y}" r="11" fill="#8a6218" fill-opacity=".18" stroke="#8a6218" stroke-opacity=".45" stroke-dasharray="3 3"/>`,
  );
};

/** Where the next member of a small clan will lie. */
export const vacantPicture = (): Painted =>
  sized(
    'vacant',
    WIDE_CARD,
    () =>
      `<rect x="3" y="3" width="${WIDE_CARD.width - 6}" height="${WIDE_CARD.height - 6}" rx="8" fill="#0d0703" fill-opacity=".3" stroke="#C8A04A" stroke-opacity=".5" stroke-width="1.500" stroke-dasharray="6 5"/>${iconAt('hood', WIDE_CARD.width / 2, WIDE_CARD.height / 2, 52, '#C8A04A', 'opacity=".22"')}`,
  );

/** Empty places of a shelf, in a groove of their own. */
export function shelfPicture(kind: 'trap' | 'defence' | 'potion' | 'venom', places: number, scale: number): Painted {
  const step = (kind === 'trap' ? PLACE.trap : PLACE.other) * scale;
  const size = { width: places * step, height: 27 * scale };
  const [wide, high] = [size.width + 4 * scale, 30 * scale];
  return framed(`shelf ${kind} ${places} ${scale}`, { x: -3 * scale, y: -2 * scale, width: wide + 2, height: high + 2 }, () => {
    const groove = `<rect x="${-3 * scale}" y="${-2 * scale}" width="${wide}" height="${high}" rx="${7 * scale}" fill="#5a3c14" fill-opacity=".32"/><path d="M${4 * scale} ${-2 * scale + 0.8}H${wide - 10 * scale}" stroke="#3a2606" stroke-opacity=".4" stroke-width="1.600" stroke-linecap="round"/>`;
    return (
      groove +
      Array.from({ length: places }, (_, index) =>
        at(index * step + (kind === 'trap' ? 2 : 0) * scale, 0, goodsBody(kind, 26 * scale, 'empty')),
      ).join('')
    );
  });
}

// The edge of a tent's roof.
const SCALLOPS = 12;
function valance(tincture: Tincture, width: number): string {
  const { colour, dark } = TINCTURE[tincture];
  const step = width / SCALLOPS;
  const edge = `M0 0${Array.from({ length: SCALLOPS }, () => `q${step / 2} 8 ${step} 0`).join('')}`;
  return `<path d="${edge}" transform="translate(0 2)" fill="#2a1a0a" opacity=".3"/><path d="${edge}" fill="${colour}" stroke="${dark}" stroke-width=".8"/><path d="${edge}" fill="none" stroke="#E8CC7A" stroke-width="1.200"/>`;
}

/** A rival's parchment with its coloured head and the felt of its dice. */
export function rivalPicture(
  tincture: Tincture,
  { panel, head, dice, purse }: RivalLayout,
  isLit: boolean,
  isPassed: boolean,
): Painted {
  const { width, height } = panel;
  const felt = { x: dice.x - panel.x - 3, y: dice.y - panel.y - 2, width: dice.width + 6, height: dice.height + 4 };
  return framed(
    `rival ${tincture} ${height} ${head} ${isLit} ${isPassed}`,
    { x: -8, y: -8, width: width + 16, height: height + 16 },
    () => {
      const glow = isLit
        ? `<rect x="-4" y="-4" width="${width + 8}" height="${height + 8}" rx="11" fill="#ffd98a" opacity=".9" filter="url(#blur3)"/>`
        : '';
      const green = `<rect x="${felt.x}" y="${felt.y}" width="${felt.width}" height="${felt.height}" rx="6" fill="#1a3429" stroke="#0b1a13"/>`;
      return (
        glow +
        clippedRect(
          0,
          0,
          width,
          height,
          7,
          `${parchmentBody(width, height)}${hatchBody(tincture, width, head)}${at(0, head - 0.5, valance(tincture, width))}${green}<circle cx="${purse.x - panel.x}" cy="${purse.y - panel.y}" r="9" fill="#8a6218" opacity=".25"/>`,
        ) +
        (isPassed
          ? `<rect y="${head + 1}" width="${width}" height="${height - head - 1}" rx="6" fill="#3a2a17" opacity=".18"/>`
          : '') +
        `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="6.500" fill="none" stroke="${isLit ? '#ffe7a8' : '#6f5328'}" stroke-width="2"/>`
      );
    },
  );
}

export const samborPicture = (size: Size): Painted =>
  sized(
    `sambor ${size.height}`,
    size,
    () =>
      `${clippedRect(0, 0, size.width, size.height, 7, `${parchmentBody(size.width, size.height)}${hatchBody('or', size.width, 26)}`)}<path d="M0 26.500H${size.width}" stroke="#7d5c1f" stroke-width="1.500"/><rect x="1" y="1" width="${size.width - 2}" height="${size.height - 2}" rx="6" fill="none" stroke="#7d5c1f" stroke-width="2"/>`,
  );

export const crownPicture = (): Painted =>
  sized(
    'crown',
    { width: 24, height: 20 },
    () =>
      `<rect x=".5" y=".5" width="23" height="19" rx="9.500" fill="#F6D77A" stroke="#3a2404"/>${iconAt('crown', 12, 10, 15, '#3a2404')}`,
  );

const DECK: Readonly<Record<string, readonly [ground: string, sign: Parameters<typeof iconAt>[0]]>> = {
  monsters: ['#3a2f4a', 'claw-slashes'],
  lands: ['#3f5a34', 'flying-flag'],
  quests: ['#5a3b74', 'tied-scroll'],
  panic: ['#7a1f1b', 'terror'],
  mercenaries: ['#6b5a45', 'hood'],
  equipment: ['#655539', 'broadsword'],
  traps: ['#2f2419', 'wolf-trap'],
  loot: ['#8a6218', 'open-treasure-chest'],
};

export const DECK_SIZE = { width: 20, height: 18 };
const deckLook = (pile: string) => DECK[pile] ?? (['#3a2f4a', 'claw-slashes'] as const);

export function deckPicture(pile: string): Painted {
  const [ground, sign] = deckLook(pile);
  return sized(
    `deck ${pile}`,
    DECK_SIZE,
    () =>
      `<rect x=".5" y=".5" width="19" height="17" rx="3" fill="${ground}" stroke="#C8A04A"/>${iconAt(sign, 10, 9, 14, '#f3dfae')}`,
  );
}

/** Where the decks lie, each with its sign: it is seen when there is nothing left. */
export const pilesPicture = (size: Size, places: readonly (readonly [pile: string, at: Point])[]): Painted =>
  sized(`piles ${size.width}`, size, () => {
    const ground = `<rect width="${size.width}" height="${size.height}" rx="7" fill="#140b06" fill-opacity=".8"/><rect x=".5" y=".5" width="${size.width - 1}" height="${size.height - 1}" rx="6.500" fill="none" stroke="#C8A04A" stroke-opacity=".6"/>`;
    const empty = places.map(([pile, { x, y }]) => {
      const { width, height } = DECK_SIZE;
      const frame = `<rect x="${x - width / 2 + 1}" y="${y - height / 2 + 1}" width="${width - 2}" height="${height - 2}" rx="3" fill="none" stroke="#C8A04A" stroke-opacity=".55" stroke-dasharray="2.500 2"/>`;
      return `${frame}${iconAt(deckLook(pile)[1], x, y, 13, '#C8A04A', 'opacity=".6"')}`;
    });
    return ground + empty.join('');
  });

export const monsterBackPicture = (size: Size): Painted =>
  sized(`monster back ${size.width}`, size, () => monsterBackBody('A', size.width, size.height));
