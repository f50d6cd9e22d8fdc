// The pictures of cards, each made for the size it lies at: members, equipment, monsters, lands, quests and their backs.
// The nearer face tells in words what the farther one shows in signs.
import { equipmentOf, landOf, memberOf, monsterOf, questOf } from '../../../engine/games/monster-lands/data/lookup';
import { icon, iconAt } from '../../art/game-icons';
import { at, clippedRect } from '../../art/svg';
import { fitted, words } from '../../art/text';
import type { Painted, Size } from '../../table/scene';
import { AFFINITY } from './art/affinity';
import { clanDieBody, requirementBody } from './art/dice';
import { AFFINITY_ICON, equipmentIcon, personIcon } from './art/icons';
import { equipmentCardBody, landCardBody, questBody } from './art/land';
import { memberCardBody, mercenaryCardBody, personBody, type Ribbon, ribbonBody } from './art/member';
import { monsterBackBody, monsterCardBody } from './art/monster';
import { signsBody } from './art/signs';
import { coinBody, heartBody, laurelBody } from './art/tokens';
import { wrappedBody } from './art/wrapped';
import { LAND, MERC, QUEST, WARE } from './layout';
import { SLENDER_CARD, WIDE_CARD } from './layout-clan';
import { sized } from './pictures';
import { type Atom, resourceSigns, signsOfAll } from './signs';

export interface Faces {
  readonly front: Painted;
  readonly near: Painted;
  readonly back: Painted;
}

const NEUTRAL = { colour: '#8a7a62', dark: '#4a3e30' };

const backBody = (ground: string, sign: Parameters<typeof iconAt>[0], { width, height }: Size): string =>
  `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6" fill="#e6d4a8" stroke="#2a1a0a"/><rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="4" fill="${ground}"/><rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="4" fill="url(#damask)"/>${iconAt(sign, width / 2, height / 2, Math.min(width, height) * 0.5, '#e9cf8a')}`;

const back = (ground: string, sign: Parameters<typeof iconAt>[0], size: Size): Painted =>
  sized(`back ${sign} ${size.width}×${size.height}`, size, () => backBody(ground, sign, size));

const memberBack = (size: Size): Painted => back('#6b5a45', 'hood', size);
const gearBack = (size: Size): Painted => back('#655539', 'broadsword', size);

// --- Members ---

export interface MemberLook {
  readonly name: string;
  // What the card does, for whoever looks near.
  readonly text: string;
  readonly wounded?: boolean;
  readonly leader?: boolean;
  readonly ribbon?: Ribbon;
  readonly state?: 'rest' | 'away' | 'chosen';
  readonly isUsed?: boolean;
}

const keyOf = (id: string, look: MemberLook): string =>
  `${id} ${look.name} ${look.wounded} ${look.leader} ${look.ribbon?.text} ${look.ribbon?.tincture} ${look.state} ${look.isUsed}`;

/** As it lies in the tavern: with its price. */
export function mercenaryFaces(member: string, look: MemberLook, cost: number): Faces {
  const record = memberOf(member);
  const { affinity, reputation, dice } = record;
  const scale = MERC.width / 60;
  const card = (isNear: boolean): string =>
    at(
      0,
      0,
      mercenaryCardBody(record.id, affinity, {
        name: look.name,
        reputation,
        dice: isNear ? [] : dice,
        ...(isNear ? {} : { cost }),
      }) +
        // The words take the room of the price.
        (isNear
          ? at(40, 13, coinBody(cost, 22)) +
            wrappedBody(look.text, { x: 30, y: 62, width: 54, size: 6.4, lines: 3, anchor: 'middle' }) +
            dice.map((die, i) => at(3 + i * 9, 78, clanDieBody(die, null, 8.5))).join('')
          : at(3, 72, signsBody(shortened(signsOfAll(record.ability)), { size: 13, room: 35 }))),
      { scale },
    );
  const key = `${record.id} ${look.name} ${cost}`;
  return {
    front: sized(`merc ${key}`, MERC, () => card(false)),
    near: sized(`merc near ${key} ${look.text}`, MERC, () => card(true)),
    back: memberBack(MERC),
  };
}

// Beside the price there is room for three signs.
function shortened(atoms: readonly Atom[]): readonly Atom[] {
  if (atoms.some((atom) => atom.kind === 'text' && atom.text === '→')) return atoms.filter((atom) => atom.kind !== 'text');
  return atoms.length <= 3 ? atoms : atoms.filter((atom) => atom.kind !== 'text' || atom.text !== '1').slice(0, 3);
}

/** As it lies in a clan of six or fewer. */
export function memberFaces(member: string, look: MemberLook): Faces {
  const record = memberOf(member);
  const card = (isNear: boolean): string =>
    at(
      0,
      0,
      memberCardBody(record.id, record.affinity, {
        name: look.name,
        reputation: record.reputation,
        dice: record.dice,
        lives: look.wounded ? 1 : 2,
        leader: look.leader === true,
        state: look.state ?? 'rest',
        ...(look.ribbon === undefined ? {} : { ribbon: look.ribbon }),
      }) +
        (isNear
          ? wrappedBody(look.text, { x: 54, y: 92, width: 98, size: 8, lines: 3, anchor: 'middle' })
          : at(54, 91, signsBody(signsOfAll(record.ability), { size: 17, align: 'middle', room: look.isUsed ? 80 : 100 }))) +
        (look.isUsed ? icon('check-mark', 3, 94, 13, '#3b7440') : ''),
      { scale: WIDE_CARD.width / 108 },
    );
  const key = keyOf(record.id, look);
  return {
    front: sized(`member ${key}`, WIDE_CARD, () => card(false)),
    near: sized(`member near ${key} ${look.text}`, WIDE_CARD, () => card(true)),
    back: memberBack(WIDE_CARD),
  };
}

// Where gear and lives lie on a member's card, from its middle.
export const WIDE_GEAR = { x: -47, y: 43, step: 27.5, size: 25 };
export const SLENDER_GEAR = { x: -32, y: 24, step: 22, size: 20 };
const GEAR_SIGN = ['broadsword', 'cape-armor', 'spell-book'] as const;

/** As it lies in a large clan: everything below each other, nothing smaller than it can be read. */
export function slenderFaces(member: string, look: MemberLook): Faces {
  const record = memberOf(member);
  const { width, height } = SLENDER_CARD;
  const { colour, dark } = record.affinity === null ? NEUTRAL : AFFINITY[record.affinity];
  const card = (isNear: boolean): string => {
    const state = look.state ?? 'rest';
    const portrait = at(1, 20, personBody(record.id, record.affinity, width - 2, 50, 46));
    const dice = record.dice.map((die, index) => at(2 + index * 16, 53, clanDieBody(die, null, 16))).join('');
    const gear = GEAR_SIGN.map(
      (sign, index) =>
        `<rect x="${2.5 + index * 22}" y="96" width="20" height="20" rx="4" fill="#5a3c14" fill-opacity=".16" stroke="#a98a55"/>${iconAt(sign, 12.5 + index * 22, 106, 14, '#8f7b58')}`,
    ).join('');
    const hearts = [0, 1]
      .map((index) => at(15 + index * 21, 120, heartBody(index === 0 || !look.wounded ? 'full' : 'lost', 18)))
      .join('');
    const ability = isNear
      ? wrappedBody(look.text, { x: width / 2, y: 79, width: width - 6, size: 6.4, lines: 4, anchor: 'middle' })
      : at(width / 2, 75, signsBody(signsOfAll(record.ability), { size: 16, align: 'middle', room: width - 8 }));
    const ribbon =
      look.ribbon === undefined
        ? ''
        : ribbonBody(look.ribbon, { x: 0, y: 50, width, height: 19 }, Math.max(12, fitted(look.ribbon.text, 13, width - 6, 0.5)));
    return (
      `<rect x=".8" y=".8" width="${width - 1.6}" height="${height - 1.6}" rx="6" fill="#efe0b9" stroke="${state === 'chosen' ? '#E8CC7A' : '#2a1a0a'}" stroke-width="${state === 'chosen' ? 3 : 1.5}"/>` +
      clippedRect(
        1,
        1,
        width - 2,
        height - 2,
        5,
        `<g${state === 'away' ? ' filter="url(#f-used)"' : ''}><rect width="${width}" height="20" fill="${colour}"/><rect y="11" width="${width}" height="9" fill="${dark}" opacity=".5"/>${portrait}${dice}${ability}${gear}${hearts}</g>${ribbon}`,
      ) +
      words(width / 2, 15, look.name, {
        face: 'small',
        size: Math.max(12.5, fitted(look.name, 14, width - 6)),
        room: width - 5,
        colour: '#FFF6E2',
        anchor: 'middle',
        halo: '#00000090',
        haloWidth: 2,
      }) +
      (look.leader ? icon('crown', 2, 20, 18, '#F6D77A') : '') +
      (record.reputation > 0 ? at(46, 21, laurelBody('reputation', record.reputation, 22)) : '') +
      (look.isUsed ? icon('check-mark', 2, 74, 14, '#3b7440') : '')
    );
  };
  const key = keyOf(record.id, look);
  return {
    front: sized(`slender ${key}`, SLENDER_CARD, () => card(false)),
    near: sized(`slender near ${key} ${look.text}`, SLENDER_CARD, () => card(true)),
    back: memberBack(SLENDER_CARD),
  };
}

export const SMALL_CARD = { width: 24, height: 24 };
// Few members lie larger.
const SMALL_SHARP = 1.5;

/** As it lies at a rival's: who it is, and whether wounded, leading or away. */
export function smallFaces(member: string, look: MemberLook): Faces {
  const record = memberOf(member);
  const { colour, dark } = record.affinity === null ? NEUTRAL : AFFINITY[record.affinity];
  const front = sized(`small ${keyOf(record.id, look)}`, SMALL_CARD, () => {
    const rim = look.leader ? '#F6D77A' : '#2a1a0a';
    return (
      `<rect x="1" y="1" width="22" height="22" rx="5" fill="${colour}" stroke="${rim}" stroke-width="${look.leader ? 2 : 1.2}"/><path d="M2 13H22V18A4 4 0 0 1 18 22H6A4 4 0 0 1 2 18Z" fill="${dark}" opacity=".6"/>` +
      iconAt(personIcon(record.id), 12, 12, 18, '#fff6e2', look.state === 'away' ? 'opacity=".45"' : '') +
      (look.wounded ? icon('broken-heart', 12, 12, 12, '#ff8a7a') : '')
    );
  });
  const sharp = { ...front, sharp: SMALL_SHARP };
  return { front: sharp, near: sharp, back: memberBack(SMALL_CARD) };
}

// --- Equipment ---

export function wareFaces(card: string, name: string, text: string, cost: number): Faces {
  const record = equipmentOf(card);
  const face = (isNear: boolean): string =>
    equipmentCardBody(record.id, { name, cost }) +
    (isNear
      ? wrappedBody(text, { x: 29, y: 64, width: 54, size: 6.2, lines: 3, anchor: 'middle' })
      : at(29, 62, signsBody(signsOfAll(record.feature), { size: 15, align: 'middle', room: 52 })));
  const key = `${record.id} ${name} ${cost}`;
  return {
    front: sized(`ware ${key}`, WARE, () => face(false)),
    near: sized(`ware near ${key} ${text}`, WARE, () => face(true)),
    back: gearBack(WARE),
  };
}

export function wornFaces(card: string, size: number): Faces {
  const record = equipmentOf(card);
  const square = { width: size, height: size };
  const front = sized(
    `worn ${record.id} ${size}`,
    square,
    () =>
      `<rect x=".5" y=".5" width="${size - 1}" height="${size - 1}" rx="4" fill="#D9B25A" stroke="#6b4a10"/>${iconAt(equipmentIcon(record.id), size / 2, size / 2, size * 0.76, '#3a2404')}`,
  );
  return { front, near: front, back: gearBack(square) };
}

// --- Monsters, lands, quests ---

export interface MonsterLook {
  readonly name: string;
  readonly tag: string;
  readonly power: string;
  readonly text: string;
}

export function monsterFaces(monster: string, size: Size, look: MonsterLook): Faces {
  const { affinity, attack, capture, kill, glory, captureCoins, trophies, level } = monsterOf(monster);
  const isSmall = size.width < 200;
  const body = (power: string): string =>
    monsterCardBody(monster, affinity, {
      ...size,
      name: look.name,
      tag: isSmall ? level : look.tag,
      ...(power === '' ? {} : { power }),
      values: isSmall ? { attack, capture, kill, glory } : { attack, capture, kill, glory, coins: captureCoins, trophies },
    });
  const front = sized(`monster ${monster} ${size.width} ${look.name} ${look.tag} ${look.power}`, size, () => body(look.power));
  const near = isSmall
    ? front
    : sized(
        `monster near ${monster} ${size.width} ${look.name} ${look.tag} ${look.text}`,
        size,
        () =>
          body('') +
          `<rect x="4" y="${size.height - 27}" width="${size.width - 8}" height="24" rx="3" fill="#0e0804"/>` +
          wrappedBody(look.text, {
            x: size.width / 2,
            y: size.height - 17,
            width: size.width - 16,
            size: 7.4,
            lines: 2,
            anchor: 'middle',
            colour: '#FFF3DA',
          }),
      );
  return {
    front,
    near,
    back: sized(`monster back ${level} ${size.width}`, size, () => monsterBackBody(level, size.width, size.height)),
  };
}

const TROPHY = { width: 26, height: 26 };

/** A beaten monster among the trophies. */
export function trophyFaces(monster: string, sign: Parameters<typeof iconAt>[0]): Faces {
  const { affinity, trophies, level } = monsterOf(monster);
  const front = sized(
    `trophy ${monster}`,
    TROPHY,
    () =>
      `<rect x="1" y="1" width="24" height="24" rx="4" fill="${AFFINITY[affinity].colour}" stroke="#2a1a0a"/>${iconAt(sign, 12, 12, 19, '#fff6e2')}<circle cx="20" cy="20" r="6" fill="#f6d77a" stroke="#3a2505"/>${words(20, 24, trophies, { size: 12, weight: 800, anchor: 'middle' })}`,
  );
  return {
    front,
    near: front,
    back: sized(`trophy back ${level}`, TROPHY, () => monsterBackBody(level, TROPHY.width, TROPHY.height)),
  };
}

export function landFaces(land: string, name: string, letter: string): Faces {
  const { affinity, conquest, glory, feature } = landOf(land);
  const front = sized(
    `land ${land} ${name} ${letter}`,
    LAND,
    () =>
      landCardBody(land, affinity, { name, conquest, glory }) +
      at(63, 95, signsBody(signsOfAll(feature), { size: 16, align: 'middle', room: 118 })) +
      words(119, 17, letter, { face: 'small', size: 15, colour: '#fff3da', anchor: 'end' }),
  );
  return { front, near: front, back: back('#3f5a34', 'flying-flag', LAND) };
}

export const OWN_LAND = { width: 78, height: 26 };

export function ownLandFaces(land: string, name: string, state: 'wild' | 'settled' | 'used', size: Size): Faces {
  const { affinity, feature } = landOf(land);
  const { colour, dark } = AFFINITY[affinity];
  const front = sized(`own land ${land} ${name} ${state} ${size.width}`, size, () => {
    const { width, height } = size;
    const body = clippedRect(
      0,
      0,
      width,
      height,
      5,
      `<rect width="${width}" height="${height}" fill="${state === 'wild' ? '#d9c190' : '#f6ecd3'}"/><rect width="20" height="${height}" fill="${colour}"/><rect y="${height / 2}" width="20" height="${height / 2}" fill="${dark}" opacity=".5"/>${iconAt(AFFINITY_ICON[affinity], 10, height / 2, 15, '#fff')}${at(20 + (width - 20) / 2, height / 2 - 7, signsBody(signsOfAll(feature), { size: 14, align: 'middle', room: width - 25 }))}`,
    );
    return `<g${state === 'used' ? ' opacity=".55"' : ''}>${body}<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5" fill="none" stroke="${state === 'settled' ? '#7d5c1f' : '#5a4429'}"${state === 'wild' ? ' stroke-dasharray="4 3"' : ''}/></g>`;
  });
  return { front, near: front, back: back('#3f5a34', 'flying-flag', size) };
}

export interface QuestWords {
  readonly name: string;
  readonly pay: string;
}

export function questFaces(quest: string, side: 'a' | 'b', said: QuestWords): Faces {
  const front = sized(`quest ${quest} ${side} ${said.name} ${said.pay}`, QUEST, () => {
    const { a, b } = questOf(quest);
    const dice = (side === 'a' ? a : b).dice
      .map((colours, index) => at(6 + index * 21, 23, requirementBody(colours, 18)))
      .join('');
    const after = 6 + (side === 'a' ? a : b).dice.length * 21 + 3;
    const asked =
      side === 'a'
        ? words(after, 38, `≥ ${a.target}`, { size: 17, weight: 800 }) +
          at(6, 48, signsBody(resourceSigns(a.reward), { size: 16, room: 84 })) +
          `<rect x="96" y="46" width="28" height="19" rx="4" fill="#8e2420"/>${words(110, 60.5, `−${a.penalty}`, { size: 14, weight: 800, colour: '#fff', anchor: 'middle' })}`
        : words(after, 37, said.pay, { size: 13 }) +
          at(
            after + said.pay.length * 7 + 4,
            25,
            signsBody(resourceSigns(b.price), { size: 15, room: 124 - after - said.pay.length * 7 }),
          ) +
          at(33, 49, signsBody(resourceSigns(b.left), { size: 15, align: 'middle', room: 60 })) +
          at(97, 49, signsBody(resourceSigns(b.right), { size: 15, align: 'middle', room: 60 }));
    return questBody(said.name) + dice + asked;
  });
  return { front, near: front, back: back('#5a3b74', 'tied-scroll', QUEST) };
}

export const emptyQuestPicture = (said: string): Painted =>
  sized(
    `no quest ${said}`,
    QUEST,
    () =>
      `<g opacity=".75">${questBody()}</g>${words(65, 44, said, { face: 'serif', size: 14, italic: true, anchor: 'middle' })}`,
  );

export const emptyPicture = (size: Size, said: string): Painted =>
  sized(
    `empty ${size.width} ${said}`,
    size,
    () =>
      `<rect x="1" y="1" width="${size.width - 2}" height="${size.height - 2}" rx="8" fill="#120a05" fill-opacity=".45" stroke="#E8CC7A" stroke-opacity=".4" stroke-dasharray="6 5"/>${words(size.width / 2, size.height / 2 + 5, said, { face: 'serif', size: Math.max(12, fitted(said, 15, size.width - 12, 0.48)), italic: true, colour: '#f6ecd3', anchor: 'middle' })}`,
  );
