// The pictures of the board and of what is small: ground, facades, trails, gate, tokens, coins. Made once a look.
import type { BuildingId, Colour } from '../../../engine/games/monster-lands/types';
import type { Tincture } from '../../../engine/protocol';
import { badgeBody, badgeBox } from '../../art/badge';
import { plinthBody } from '../../art/figures/figure';
import { icon, iconAt } from '../../art/game-icons';
import { oakBody } from '../../art/ground';
import { anchorOf, at, type Box, clippedRect, piece, svg } from '../../art/svg';
import { words } from '../../art/text';
import type { FigurePiece, Painted, Size } from '../../table/scene';
import { painted } from '../../ui/art';
import type { Affinity } from './art/affinity';
import { BUILDINGS, buildingBody, buildingBox as facadeBox, nicheBody } from './art/building';
import { countryBody } from './art/country';
import { MONSTER_DEFS } from './art/defs';
import { dieSlotBody, requirementBody } from './art/dice';
import { MEMBER_FIGURE, memberFigureBody } from './art/figure';
import { GROUND as BOARD, groundBody } from './art/ground';
import { GATE, gateBody, TRAIL as TRAIL_ART, trailBody, trapBody } from './art/land';
import { sceneBody, seedOf } from './art/scene';
import { signsBody } from './art/signs';
import { coinBody, goodsBody, laurelBody, PANIC, panicBody } from './art/tokens';
import { fieldCorners, GATE_TRAIL, GROUND, LOOT, LOOT_PILL, NICHE, SOLD, TRAP, WILDS } from './layout';
import type { Atom } from './signs';

const MIDDLE = { x: 0.5, y: 0.5 };

export const framed = (name: string, box: Box, body: () => string): Painted => ({
  markup: painted(`monster-lands ${name}`, () => piece(box, body())),
  width: box.width,
  height: box.height,
  anchor: anchorOf(box),
});

export const sized = (name: string, { width, height }: Size, body: () => string): Painted => ({
  markup: painted(`monster-lands ${name}`, () => svg(width, height, body())),
  width,
  height,
  anchor: MIDDLE,
});

/** The oak table, larger than the window is ever wide. */
export const groundPicture = (): Painted =>
  sized('ground', GROUND, () => MONSTER_DEFS + oakBody(GROUND.width, GROUND.height) + countryBody(GROUND));

export const boardPicture = (left: Affinity, right: Affinity): Painted =>
  framed(`board ${left} ${right}`, BOARD, () => groundBody({ left, right }));

// --- The citadel ---

export interface FacadeWords {
  readonly name: string;
  readonly beer: string;
  readonly beerCoins: number;
}

export interface FacadeField {
  readonly dice: number;
  readonly gain: number;
}

export function facadePicture(
  id: BuildingId,
  state: 'rest' | 'lit' | 'off',
  accepts: readonly Colour[],
  fields: readonly FacadeField[],
  said: FacadeWords,
): Painted {
  const key = `facade ${id} ${state} ${said.name} ${said.beer} ${said.beerCoins} ${fields.map(({ dice, gain }) => `${dice}.${gain}`).join(' ')}`;
  return framed(key, facadeBox(id), () => {
    const inside = `<g${state === 'off' ? ' filter="url(#f-off)"' : ''}>${insideOf(id, accepts, fields, said)}</g>`;
    return buildingBody(id, { name: said.name, state }) + inside;
  });
}

function insideOf(id: BuildingId, accepts: readonly Colour[], fields: readonly FacadeField[], said: FacadeWords): string {
  const { width } = BUILDINGS[id];
  const slots = fieldCorners(id, fields)
    .flat()
    .map(({ x, y }) => at(x, y, dieSlotBody(29) + at(4.5, 4.5, requirementBody(accepts, 20), { opacity: 0.42 })))
    .join('');
  const niche = at(NICHE.x, NICHE.y, nicheBody(width - 2 * NICHE.x, NICHE.height));
  const arrow = (x: number, y: number, sign = '→'): string => words(x, y, sign, { size: 16, weight: 800, colour: '#E8CC7A' });
  switch (id) {
    case 'hut':
    case 'market':
      return niche + slots;
    case 'tavern':
      return (
        niche +
        slots +
        iconAt('beer-stein', width - 42 - said.beer.length * (said.beer.length > 11 ? 6.6 : 7.4), 166, 20, '#f3c65c') +
        words(width - 29, 171, said.beer, {
          face: 'small',
          size: said.beer.length > 11 ? 12.5 : 14,
          colour: '#f6e3b4',
          anchor: 'end',
        }) +
        at(width - 24, 156, coinBody(said.beerCoins, 19))
      );
    case 'alchemist':
      return (
        iconAt('cauldron', width / 2, 82, 38, '#1c1426') +
        iconAt('fizzing-flask', width / 2, 72, 30, '#9be07a') +
        slots +
        fields
          .map(({ gain }, index) => {
            const y = 104 + index * 38;
            return `${arrow(40, y + 20)}${words(57, y + 21, gain, { size: 18, weight: 800, colour: '#f6ecd3' })}${icon('drink-me', 70, y, 15, '#f29b8e')}${icon('poison-bottle', 70, y + 15, 15, '#a7e07f')}`;
          })
          .join('')
      );
    case 'merchant':
      return (
        iconAt('swap-bag', width / 2, 79, 42, '#e0c48a') +
        at(15, 111, requirementBody(['S', 'M', 'I'], 19)) +
        arrow(38, 126) +
        at(57, 109, coinBody(1, 22)) +
        at(SOLD.x, SOLD.y, nicheBody(SOLD.width, SOLD.height))
      );
    case 'armoury':
      return (
        iconAt('anvil', width / 2, 80, 44, '#1b1d20') +
        iconAt('checked-shield', 30, 126, 22, '#d9dee6') +
        arrow(46, 131, '←') +
        at(64, 115, coinBody(2, 21)) +
        slots
      );
    case 'mine':
      return `<path d="M18 88V78A39 22 0 0 1 96 78V88Z" fill="#120b07"/>${iconAt('mine-wagon', width / 2, 74, 28, '#d9b25a')}${slots}${gains(fields)}`;
  }
}

function gains(fields: readonly FacadeField[]): string {
  const corners = fieldCorners('mine', fields);
  return fields
    .map(({ dice, gain }, index) => {
      const last = corners[index]?.at(-1) ?? { x: 0, y: 0 };
      return at(last.x + (dice === 2 ? 46 : 30), last.y + 4, coinBody(gain, dice === 2 ? 23 : 20));
    })
    .join('');
}

export function trapPicture(
  kind: 'trap' | 'secured' | 'trick',
  signs: readonly Atom[],
  cost: number | null,
  key: string,
): Painted {
  return sized(`trap ${key} ${cost}`, TRAP, () => {
    const row = at(22, cost === null ? 12 : 5, signsBody(signs, { size: 16, ink: '#fff3da', align: 'middle', room: 40 }));
    return trapBody(kind, cost ?? undefined) + row;
  });
}

const OWN_TRAP = { width: 31, height: 26 };

/** Among the own stores: small, but its numbers as large as any. */
export function ownTrapPicture(kind: 'trap' | 'secured' | 'trick', signs: readonly Atom[], key: string): Painted {
  const { width, height } = OWN_TRAP;
  return sized(`own trap ${key}`, OWN_TRAP, () => {
    const ground = at(0, 0, trapBody(kind), { scale: 0.66 });
    return (
      ground + at(width / 2, height / 2 - 7, signsBody(signs, { size: 13, ink: '#fff3da', align: 'middle', room: width - 3 }))
    );
  });
}

export const trapBackPicture = (): Painted =>
  sized('trap back', TRAP, () => at(0, 0, trapBody('trap')) + iconAt('wolf-trap', 22, 19, 26, '#c8a04a'));

export function panicPicture(word: string, scale: number): Painted {
  const box = { x: PANIC.x, y: PANIC.y, width: PANIC.width, height: PANIC.height };
  const picture = framed(`panic ${word}`, box, () => panicBody(word));
  return { ...picture, width: picture.width * scale, height: picture.height * scale };
}

/** What a lower die would get here, or what the chosen one takes off. */
export function tagPicture(kind: 'chain' | 'discount', value: number): Painted {
  const size = { width: 42, height: 24 };
  return sized(`tag ${kind} ${value}`, size, () =>
    kind === 'chain'
      ? `<rect width="42" height="24" rx="4" fill="#120a05" fill-opacity=".7"/>${at(4, 4, requirementBody(['I'], 16))}${words(23, 17, `<${value}`, { size: 14, weight: 800, colour: '#f6ecd3' })}`
      : `<rect width="42" height="24" rx="4" fill="#ffe3a0" stroke="#7d5c1f"/>${words(21, 17.5, `−${value}`, { size: 16, weight: 800, anchor: 'middle', colour: '#2a1a04' })}`,
  );
}

export const badgePicture = (tincture: Tincture, radius = 7): Painted =>
  framed(`badge ${tincture} ${radius}`, badgeBox(radius), () => badgeBody(tincture, radius));

// --- The outlands ---

export interface TrailWords {
  readonly number: number;
  readonly fallenGlory: number;
  readonly required: readonly (readonly Colour[])[];
  readonly more: number;
  readonly moreColours: readonly Colour[];
  readonly bonus: readonly Atom[];
}

export function trailPicture(affinity: Affinity, trail: TrailWords, isChosen: boolean): Painted {
  const { number, fallenGlory, required, more, moreColours, bonus } = trail;
  const key = `trail ${affinity} ${number} ${fallenGlory} ${required.join('/')} ${more} ${moreColours} ${JSON.stringify(bonus)} ${isChosen}`;
  return framed(key, TRAIL_ART, () => {
    const needs = required.map((colours, index) => at(7 + index * 23, 21, requirementBody(colours, 21))).join('');
    const gift = bonus.length === 0 ? '' : bonusPlate(bonus);
    return `${trailBody(affinity, { number, fallenGlory, state: isChosen ? 'chosen' : 'rest' })}${needs}${words(7, 61, `+${more}`, { size: 14, weight: 800 })}${at(26, 47, requirementBody(moreColours, 17))}${gift}`;
  });
}

const bonusPlate = (bonus: readonly Atom[]): string =>
  `<rect x="49" y="45" width="46" height="22" rx="4" fill="#f9f0d8" stroke="#a98a55"/>${at(72, 49, signsBody(bonus, { size: 14, align: 'middle', room: 42 }))}`;

export const gatePicture = (name: string): Painted =>
  framed(`gate ${name}`, { ...GATE, y: -4, height: 138 }, () => {
    const width = Math.min(240, name.length * 9.4 + 24);
    return `${gateBody()}<rect x="${138 - width / 2}" y="-1" width="${width}" height="22" rx="3" fill="url(#ml-page)" stroke="#6b4d1c"/>${words(138, 15, name, { face: 'small', size: 15, anchor: 'middle' })}`;
  });

export function gateTrailPicture(number: number, bonus: readonly Atom[], isTaken: boolean, isChosen: boolean): Painted {
  return sized(`gate trail ${number} ${JSON.stringify(bonus)} ${isTaken} ${isChosen}`, GATE_TRAIL, () => {
    const { width, height } = GATE_TRAIL;
    const needs = isTaken
      ? ''
      : `<rect x="4" y="4" width="18" height="18" rx="4" fill="#4a3420"/>${words(13, 18, number, { face: 'small', size: 15, colour: '#FFF3DA', anchor: 'middle' })}${at(27, 4, requirementBody(['S', 'M'], 18))}${words(50, 18, 8, { size: 15, weight: 800 })}${at(27, 25, signsBody(bonus, { size: 15, room: 66 }))}`;
    return `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6" fill="url(#parchment)" stroke="${isChosen ? '#e8cc7a' : '#2a1a0a'}" stroke-width="${isChosen ? 3 : 1}"/>${needs}`;
  });
}

export const lootShelfPicture = (): Painted =>
  sized('loot shelf', LOOT, () => {
    const { width, height } = LOOT;
    return `<rect width="${width}" height="${height}" rx="6" fill="#140c06" fill-opacity=".72"/><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5.500" fill="none" stroke="#E8CC7A" stroke-opacity=".4"/>${iconAt('open-treasure-chest', 17, height / 2, 21, '#e8cc7a')}`;
  });

export function lootPicture(token: string | null, signs: readonly Atom[]): Painted {
  const { width, height } = LOOT_PILL;
  return sized(`loot ${token}`, LOOT_PILL, () => {
    const pill = `<rect y="2" width="${width}" height="${height - 3}" rx="13" fill="#5a3f0a"/><rect x=".5" y=".5" width="${width - 1}" height="${height - 4}" rx="12" fill="#e3b545" stroke="#6b4a10"/><rect x="4" y="2" width="${width - 8}" height="8" rx="4" fill="#fff0b0" opacity=".5"/>`;
    return (
      pill +
      (token === null
        ? iconAt('open-treasure-chest', width / 2, 13, 19, '#5a3f0a')
        : at(width / 2, 5, signsBody(signs, { size: 15, align: 'middle', room: width - 5 })))
    );
  });
}

export const wildsPicture = (affinity: Affinity, name: string): Painted =>
  sized(`wilds ${affinity} ${name}`, WILDS, () => {
    const { width, height } = WILDS;
    return `${clippedRect(0, 0, width, height, 10, sceneBody(affinity, width, height, seedOf('wilds')))}<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="9" fill="none" stroke="#C8A04A" stroke-width="2"/>${words(100, 34, name, { face: 'gothic', size: 25, weight: 500, anchor: 'middle', colour: '#241a12', halo: '#f6ecd3b0', haloWidth: 4 })}`;
  });

export const tombPicture = (): Painted => sized('tomb', { width: 30, height: 30 }, () => icon('tombstone', 1, 1, 28, '#241a12'));

export function deedPicture(deed: string): Painted {
  const name = deed === 'killed' ? 'death-skull' : deed === 'captured' ? 'fishing-net' : 'flying-flag';
  return sized(
    `deed ${deed}`,
    { width: 20, height: 20 },
    () => `<circle cx="10" cy="10" r="9" fill="#7a1f1b" stroke="#e8cc7a"/>${iconAt(name, 10, 10, 13, '#ffe9b8')}`,
  );
}

// --- Figures, coins, goods ---

export function memberFigure(
  tincture: Tincture,
  person: string,
  affinity: Affinity | null,
  scale: number,
): FigurePiece['picture'] {
  const plinth = { x: -60, y: -34, width: 120, height: 76 };
  const body = framed(`figure ${person}`, MEMBER_FIGURE, () => memberFigureBody(person, affinity));
  const base = framed(`plinth ${tincture}`, plinth, () => plinthBody(tincture));
  const small = (picture: Painted, by: number): Painted => ({
    ...picture,
    width: picture.width * by,
    height: picture.height * by,
  });
  return { body: small(body, scale), plinth: small(base, scale * 0.62), shadow: { width: 74 * scale, height: 40 * scale } };
}

const COIN = { width: 22, height: 23 };
export const coinPicture = (): Painted => sized('coin', COIN, () => coinBody(undefined, 22));

export const GOODS = { width: 26, height: 27 };
export const goodsPicture = (kind: 'defence' | 'potion' | 'venom' | 'trophy'): Painted =>
  sized(`goods ${kind}`, GOODS, () => goodsBody(kind, 26));

const LAUREL = { width: 26, height: 34 };
export function laurelPicture(kind: 'glory' | 'reputation', value: number): Painted {
  const fill = kind === 'glory' ? '#E8CC7A' : '#D9DEE6';
  return sized(
    `laurel ${kind} ${value}`,
    LAUREL,
    () => `<path d="M13 33l-6 -9h12z" fill="${fill}" stroke="#1d130b"/>${laurelBody(kind, value, 26)}`,
  );
}
