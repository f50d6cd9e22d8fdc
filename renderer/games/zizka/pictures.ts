// The pictures of the table's pieces, made once for each look. Words are labels or the page's; only numbers and names of
// the map are drawn.
import type { KeepName, Sovereign } from '../../../engine/games/zizka/view-types';
import type { Tincture } from '../../../engine/protocol';
import { badgeBody, badgeBox, hatchBody } from '../../art/badge';
import { figurePicture } from '../../art/figures/figure';
import { oakBody } from '../../art/ground';
import { PALETTE } from '../../art/palette';
import { anchorOf, at, type Box, clippedRect, localDef, piece, round, stops, svg } from '../../art/svg';
import type { DieLook, FigurePiece, Painted, Point, Size } from '../../table/scene';
import { painted } from '../../ui/art';
import { type Commander, commanderPlinthBody, shapesOf } from './art/commander';
import { countryBody } from './art/country';
import { ZIZKA_DEFS } from './art/defs';
import { cubeFaces, type Material } from './art/dice';
import { LISTS, laneBody, listsBody } from './art/lists';
import { MAP, mapBody } from './art/map';
import {
  cartoucheBody,
  compassBody,
  NEEDS,
  needsBody,
  REACH,
  reachRingBody,
  routeBody,
  SEEN,
  STEPS,
  seenBody,
  stepsBadgeBody,
  trackBadgeBody,
  VP_TRACK,
  vpTrackBody,
} from './art/marks';
import { type EventKind, medallionBody, medallionBox, TOKEN_STACK, tokenStackBody } from './art/medallion';
import { type Form, type MemberLook, memberFormBack, memberFormBody } from './art/member-forms';
import { namesBody } from './art/names';
import { portraitBody } from './art/portrait';
import { roadBox, routePath, type SpaceKind } from './art/spaces';
import { symbolAt } from './art/symbols';
import { favourBody, luckTokenBody, moraleCells, TOKEN, warrantTokenBody } from './art/tokens';
import { trayBody } from './art/tray';
import {
  FAVOURS,
  favourPlate,
  GROUND,
  LISTS_AT,
  MAP_AT,
  MAP_BOX,
  PILES,
  POT_PANEL,
  SHEET,
  TORAK_CARD,
  TORAK_PANEL,
  tavernBox,
} from './layout';
import { FORMS } from './panel-layout';

const MIDDLE = { x: 0.5, y: 0.5 };

const framed = (name: string, box: Box, body: () => string, scale = 1): Painted => ({
  markup: painted(`zizka ${name}`, () => piece(box, body())),
  width: round(box.width * scale),
  height: round(box.height * scale),
  anchor: anchorOf(box),
});

const sized = (name: string, { width, height }: Size, body: () => string): Painted => ({
  markup: painted(`zizka ${name}`, () => svg(width, height, body())),
  width,
  height,
  anchor: MIDDLE,
});

/** The oak table with the map on it and the country around, larger than the window is ever wide. */
export function groundPicture(): Painted {
  const place = (x: number, y: number, body: string): string => at(x - GROUND.x, y - GROUND.y, body);
  const plate = (box: Box): string =>
    `<rect width="${box.width}" height="${box.height}" rx="6" fill="${PALETTE.oak0}" fill-opacity=".82" stroke="${PALETTE['brass-d']}"/>`;
  return sized(
    'ground',
    GROUND,
    () =>
      oakBody(GROUND.width, GROUND.height) +
      countryBody(GROUND) +
      place(MAP_AT.x, MAP_AT.y, mapBody() + at(710, 430, compassBody()) + at(12, 56, cartoucheBody())) +
      place(PILES.x, PILES.y, plate(PILES)),
  );
}

export const namesPicture = (): Painted => framed('names', MAP, namesBody);

export function trackPicture(goal: number, taken: readonly number[]): Painted {
  return framed(`track ${goal} ${taken.join(' ')}`, VP_TRACK, () => vpTrackBody(goal, taken));
}

export const trackBadge = (tincture: Tincture): Painted =>
  framed(`track ${tincture}`, badgeBox(9), () => trackBadgeBody(tincture));

export interface TokenLook {
  readonly faceUp: boolean;
  readonly needs?: Parameters<typeof needsBody>[0];
  readonly seen: boolean;
}

/** An event token; what its first row asks for and the eye of who looked at it are written on its rim. */
export function tokenPicture(kind: EventKind, { faceUp, needs, seen }: TokenLook): Painted {
  const medallion = medallionBox();
  const box = { x: NEEDS.x, y: medallion.y, width: NEEDS.width, height: medallion.height };
  return framed(`token ${kind} ${faceUp} ${JSON.stringify(needs ?? '')} ${seen}`, box, () => {
    const slip = needs === undefined ? '' : at(0, 13, needsBody(needs));
    return medallionBody(kind, { faceUp }) + slip + (seen ? at(-17, -13, seenBody()) : '');
  });
}

export const eyePicture = (): Painted => framed('eye', SEEN, seenBody);
export const stackPicture = (count: number, faceUp: boolean): Painted =>
  framed(`stack ${Math.min(6, count)} ${faceUp}`, { ...TOKEN_STACK, x: -20, y: -23 }, () =>
    at(-20, -23, tokenStackBody(count, { faceUp })),
  );

const GLOWING: Box = { x: -84, y: -58, width: 168, height: 118 };
const FIGURE_SCALE = 0.56;

export interface StandingLook {
  readonly mounted: boolean;
  readonly warrant: boolean;
  readonly glow: boolean;
}

const looks = new Map<string, FigurePiece['picture']>();

export function commanderLook(commander: Commander, tincture: Tincture, look: StandingLook): FigurePiece['picture'] {
  const key = `${commander} ${tincture} ${look.mounted} ${look.warrant} ${look.glow}`;
  const known = looks.get(key);
  if (known) return known;
  const { body, shadow } = figurePicture(shapesOf(commander, look.mounted), tincture, FIGURE_SCALE);
  const plinth = framed(
    `plinth ${tincture} ${look.warrant} ${look.glow}`,
    GLOWING,
    () => commanderPlinthBody(tincture, look),
    FIGURE_SCALE,
  );
  const made = { body, shadow, plinth };
  looks.set(key, made);
  return made;
}

export function memberPicture(form: Form, id: string, look: MemberLook): Painted {
  return sized(`member ${form} ${id} ${look.cost ?? ''}`, FORMS[form], () => memberFormBody(form, id, look, FORMS[form]));
}

export const memberBack = (form: Form, level: 0 | 1 | 2): Painted =>
  sized(`member back ${form} ${level}`, FORMS[form], () => memberFormBack(level, FORMS[form]));

const page = (lit: boolean) =>
  localDef(
    'linearGradient',
    'x1="0" y1="0" x2=".5" y2="1"',
    stops(
      lit
        ? [
            [0, PALETTE.milk],
            [1, PALETTE.parch],
          ]
        : [
            [0, PALETTE['parch-l']],
            [0.7, PALETTE.parch],
            [1, PALETTE['parch-d']],
          ],
    ),
  );

// A parchment with a frame; light around it when it is somebody's turn.
function parchment({ width, height }: Size, lit: boolean, inside: string): string {
  const paper = page(lit);
  const glow = lit
    ? `<rect x="-5" y="-5" width="${width + 10}" height="${height + 10}" rx="11" fill="${PALETTE.candle}" opacity=".85" filter="url(#blur6)"/>`
    : '';
  return (
    `${paper.markup}${glow}<rect width="${width}" height="${height}" rx="7" fill="#000" opacity=".5" filter="url(#blur6)" transform="translate(0 5)"/>` +
    clippedRect(0, 0, width, height, 7, `<rect width="${width}" height="${height}" fill="${paper.url}"/>${inside}`) +
    `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="6.500" fill="none" stroke="${lit ? PALETTE['gilt-l'] : PALETTE['brass-d']}" stroke-width="2"/>`
  );
}

const withMargin = ({ width, height }: Size): Box => ({ x: -24, y: -24, width: width + 48, height: height + 48 });

export interface PanelLook {
  readonly tincture: Tincture;
  readonly lit: boolean;
  readonly head: number;
  readonly face: string | null;
  // Where coins, luck and a warrant lie: their places are printed.
  readonly goods: readonly Point[];
}

const GOODS = ['coin', 'luck', 'warrant'] as const;

export function panelPicture(size: Size, { tincture, lit, head, face, goods }: PanelLook): Painted {
  const name = `panel ${size.width} ${size.height} ${tincture} ${lit} ${head} ${face}`;
  return framed(name, withMargin(size), () =>
    parchment(
      size,
      lit,
      `${hatchBody(tincture, size.width, head)}<path d="M0 ${head + 1}H${size.width}" stroke="${PALETTE.brass}" stroke-width="2"/>` +
        (face === null ? '' : at(5, 2, portraitBody(face, 2), { scale: (head - 3) / 64 })) +
        `<g opacity=".28">${goods.map(({ x, y }, index) => symbolAt(GOODS[index] ?? 'coin', x, y, head > 40 ? 21 : 17)).join('')}</g>`,
    ),
  );
}

/** The hunter's panel: dark, with the wolf. */
export function torakPanelPicture(lit: boolean): Painted {
  const { width, height } = TORAK_PANEL;
  return framed(`torak panel ${lit}`, withMargin(TORAK_PANEL), () =>
    parchment(
      TORAK_PANEL,
      lit,
      `<rect width="${width}" height="${height}" fill="${PALETTE.oak0}"/><rect width="${width}" height="46" fill="${PALETTE['seal-d']}"/><rect width="${width}" height="46" fill="#000" opacity=".35"/><path d="M0 47H${width}" stroke="${PALETTE.brass}" stroke-width="2"/>` +
        at(5, 2, portraitBody('torak', 2), { scale: 0.67 }) +
        `<g opacity=".12">${symbolAt('torak', width / 2, height - 80, 120, PALETTE['brass-l'])}</g>`,
    ),
  );
}

export const torakCardPicture = (): Painted =>
  sized(
    'torak card',
    TORAK_CARD,
    () =>
      `${page(false).markup}<rect x="1" y="1" width="${TORAK_CARD.width - 2}" height="${TORAK_CARD.height - 2}" rx="7" fill="${page(false).url}" stroke="${PALETTE.brass}" stroke-width="2"/><g opacity=".1">${symbolAt('torak', TORAK_CARD.width - 52, TORAK_CARD.height - 52, 92, PALETTE.seal)}</g>`,
  );

export const torakBackPicture = (): Painted =>
  sized(
    'torak back',
    TORAK_CARD,
    () =>
      `<rect x="1" y="1" width="${TORAK_CARD.width - 2}" height="${TORAK_CARD.height - 2}" rx="9" fill="${PALETTE['parch-d']}" stroke="${PALETTE.oak0}" stroke-width="2"/><rect x="9" y="9" width="${TORAK_CARD.width - 18}" height="${TORAK_CARD.height - 18}" rx="6" fill="${PALETTE['seal-d']}"/><rect x="9" y="9" width="${TORAK_CARD.width - 18}" height="${TORAK_CARD.height - 18}" rx="6" fill="url(#damask)"/>${symbolAt('torak', TORAK_CARD.width / 2, TORAK_CARD.height / 2, 96, PALETTE['brass-l'])}`,
  );

/** A morale track of five steps: the whole one of the large panel, or the narrow one of the others. */
export function moralePicture(step: number): Painted {
  const small = step < 20;
  const height = small ? 18 : 24;
  return sized(`morale ${step}`, { width: step * 5, height }, () => moraleCells(step, height));
}

export const badgePicture = (tincture: Tincture, radius: number): Painted =>
  framed(`badge ${tincture} ${radius}`, badgeBox(radius), () => badgeBody(tincture, radius));

const COIN: Box = { x: -12, y: -12, width: 24, height: 25 };
export const coinPicture = (): Painted =>
  framed('coin', COIN, () => `<circle cy="1.600" r="10.500" fill="${PALETTE['brass-d']}"/>${symbolAt('coin', 0, 0, 24)}`);
export const luckPicture = (): Painted => framed('luck', TOKEN, luckTokenBody, 0.74);
export const warrantPicture = (): Painted => framed('warrant', TOKEN, () => warrantTokenBody());
export const favourPicture = (sovereign: Sovereign): Painted => framed(`favour ${sovereign}`, TOKEN, () => favourBody(sovereign));
export const wonPicture = (keep: KeepName): Painted =>
  sized(`won ${keep}`, { width: 18, height: 18 }, () =>
    symbolAt('castle', 9, 9, 17, keep === 'easy' ? PALETTE.vert : PALETTE.seal),
  );

export const DICE: Readonly<Record<Material, DieLook>> = {
  bone: { name: 'zizka bone', faces: cubeFaces('bone') },
  blue: { name: 'zizka wenceslas', faces: cubeFaces('blue') },
  red: { name: 'zizka sigismund', faces: cubeFaces('red') },
};

/** A tavern's table: bare planks for the common people, white linen for the lords. */
export function tavernPicture(level: 1 | 2, open: boolean): Painted {
  const { width, height } = tavernBox(level);
  return framed(`tavern ${level} ${open}`, withMargin({ width, height }), () => {
    const planks = [58, 116, 174].map((x) => `<path d="M${x} 0V${height}" stroke="${PALETTE.oak1}" opacity=".45"/>`).join('');
    const linen = `<rect x="6" y="6" width="${width - 12}" height="${height - 12}" rx="4" fill="none" stroke="#a05060" stroke-opacity=".6" stroke-width="1.500" stroke-dasharray="5 4"/>`;
    const [from, to] = level === 1 ? ['#73502f', PALETTE.oak2] : [PALETTE['parch-l'], '#dccba6'];
    const cloth = localDef(
      'linearGradient',
      'x1="0" y1="0" x2="0" y2="1"',
      stops([
        [0, from],
        [1, to],
      ]),
    );
    const glow = open
      ? `<rect x="-5" y="-5" width="${width + 10}" height="${height + 10}" rx="12" fill="${PALETTE.candle}" opacity=".7" filter="url(#blur6)"/>`
      : '';
    return `${cloth.markup}${glow}<rect width="${width}" height="${height}" rx="8" fill="#000" opacity=".5" filter="url(#blur6)" transform="translate(0 5)"/><rect width="${width}" height="${height}" rx="8" fill="${cloth.url}" stroke="${open ? PALETTE['gilt-l'] : PALETTE['brass-d']}" stroke-width="2"/>${level === 1 ? planks : linen}`;
  });
}

/** The plates of both sovereigns with the faces of their dice. */
export function favoursPicture(faces: Readonly<Record<Sovereign, readonly string[]>>): Painted {
  return sized('favours', FAVOURS, () =>
    (['wenceslas', 'sigismund'] as const)
      .map((sovereign) => {
        const { x, width, height } = favourPlate(sovereign);
        const signs = faces[sovereign].map((face, index) => {
          const left = 9 + index * 16.8;
          const sign =
            face === 'sword' || face === 'shield' || face === 'speech' || face === 'luck' || face === 'coin'
              ? symbolAt(face, left + 7.8, 113, 13)
              : '';
          return `<rect x="${round(left)}" y="105" width="15.600" height="16" rx="3" fill="${PALETTE['parch-l']}"/>${sign}`;
        });
        return at(
          x - FAVOURS.x,
          0,
          `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6" fill="${PALETTE.oak0}" fill-opacity=".85" stroke="${PALETTE['brass-d']}"/>${signs.join('')}`,
        );
      })
      .join(''),
  );
}

export function trayPicture(size: Size, parted: boolean): Painted {
  const box = { x: -12, y: -12, width: size.width + 24, height: size.height + 28 };
  return framed(`tray ${size.width} ${parted}`, box, () => trayBody(size.width, size.height, parted));
}

/** The parchment of rows and fights. */
export const sheetPicture = (): Painted =>
  framed('sheet', withMargin(SHEET), () => {
    const { width, height } = SHEET;
    return `${parchment(SHEET, false, '')}<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="8" fill="none" stroke="${PALETTE.brass}" stroke-width="5"/><rect x="5.500" y="5.500" width="${width - 11}" height="${height - 11}" rx="5" fill="none" stroke="${PALETTE['brass-d']}"/>`;
  });

export const KEEP_CARD = { width: 56, height: 72 } as const;
const KEEP_COLOUR: Readonly<Record<KeepName, string>> = { easy: PALETTE.vert, hard: PALETTE.seal };

export const keepCardPicture = (keep: KeepName): Painted =>
  sized(
    `keep card ${keep}`,
    KEEP_CARD,
    () =>
      `${ZIZKA_DEFS}<rect x=".5" y=".5" width="55" height="71" rx="5" fill="url(#zi-vellum)" stroke="${PALETTE.oak0}"/><rect x="4" y="4" width="48" height="64" rx="3" fill="none" stroke="${KEEP_COLOUR[keep]}" stroke-width="1.500"/>${symbolAt('castle', 28, 36, 40, KEEP_COLOUR[keep])}`,
  );

export const keepBackPicture = (keep: KeepName): Painted =>
  sized(
    `keep back ${keep}`,
    KEEP_CARD,
    () =>
      `<rect x=".5" y=".5" width="55" height="71" rx="5" fill="${PALETTE['parch-d']}" stroke="${PALETTE.oak0}"/><rect x="4" y="4" width="48" height="64" rx="3" fill="${KEEP_COLOUR[keep]}"/><rect x="4" y="4" width="48" height="64" rx="3" fill="url(#damask)"/>${symbolAt('castle', 28, 36, 34, PALETTE['brass-l'])}`,
  );

/** The lists before the town. */
export const listsPicture = (lanes: number): Painted =>
  sized(
    `lists ${lanes}`,
    LISTS_AT,
    () =>
      clippedRect(0, 0, LISTS.width, LISTS.height, 7, listsBody(lanes)) +
      at(
        POT_PANEL.x - LISTS_AT.x,
        POT_PANEL.y - LISTS_AT.y,
        parchment(POT_PANEL, false, symbolAt('chest', 58, 76, 72, PALETTE.leather)),
      ) +
      `<rect x="1.500" y="1.500" width="${LISTS.width - 3}" height="${LISTS.height - 3}" rx="6" fill="none" stroke="${PALETTE.brass}" stroke-width="3"/>`,
  );

export const lanePicture = (tincture: Tincture, size: Size, dice: boolean, leads: boolean): Painted =>
  sized(`lane ${tincture} ${size.height} ${dice} ${leads}`, size, () => laneBody(tincture, size.height, { dice, leads }));

/** The cloth over the map while commanders are chosen, and a commander's card. */
export const clothPicture = (): Painted =>
  sized(
    'cloth',
    MAP_BOX,
    () => `<rect width="${MAP_BOX.width}" height="${MAP_BOX.height}" rx="7" fill="${PALETTE.soot}" opacity=".8"/>`,
  );

export function choicePicture(commander: string, size: Size): Painted {
  const { width } = size;
  const face = Math.min(150, width - 40);
  return framed(
    `choice ${commander} ${width}`,
    withMargin(size),
    () =>
      `${parchment(size, false, at((width - face) / 2, 16, portraitBody(commander, 0), { scale: face / 60 }))}<rect x="2" y="2" width="${width - 4}" height="${size.height - 4}" rx="7" fill="none" stroke="${PALETTE.brass}" stroke-width="4"/>`,
  );
}

// Marks of what can be reached, drawn over the map.
export const ringPicture = (kind: SpaceKind): Painted => framed(`ring ${kind}`, REACH, () => reachRingBody(kind));
export const stepsPicture = (hot: boolean): Painted =>
  framed(`steps ${hot}`, STEPS, () => stepsBadgeBody(undefined, hot ? 'hovered' : 'rest'));
export const routePicture = (from: string, to: string): Painted =>
  framed(`route ${from} ${to}`, roadBox(from, to), () => routeBody(routePath(from, to)));
