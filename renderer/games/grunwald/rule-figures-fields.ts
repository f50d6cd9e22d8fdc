// Pictures of rules about the fields: banners with pieces, bids and prizes, on the map.
import type { FieldId } from '../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../engine/protocol';
import { at } from '../../art/svg';
import { arrow, cloth, count, cross, label, onGround, plate, sign } from '../rule-figure-parts';
import type { Say } from '../rule-figures';
import { knightCardBody, prizeCardBody } from './art/card';
import { type FieldNumber, type FieldState, fieldBody, nicheAt, rankRibbonBody } from './art/field';
import { ducatBody, ducatStackBody, helperBody, officerBody } from './art/pieces';
import { roundTrackBody } from './art/track';
import { fieldNumber } from './layout';

const GROUND = cloth('#8a5a34', '#3a2112');

export const paint = (body: string): string => onGround(GROUND, body);

// What stands in a niche: the seat, its officer and helpers, its ducats.
interface Stand {
  readonly seat: Tincture;
  readonly officer?: boolean;
  readonly helpers?: number;
  readonly ducats?: number;
}

function stand({ seat, officer = false, helpers = 0, ducats = 0 }: Stand): string {
  const spread = helpers > 1 ? 9 : 0;
  const people = Array.from({ length: helpers }, (_, index) =>
    at(officer ? 10 : (index - (helpers - 1) / 2) * spread * 2, index % 2 === 1 ? 3 : 0, helperBody(seat)),
  );
  return (
    (officer ? at(helpers > 0 ? -8 : 0, 0, officerBody(seat)) : '') +
    people.join('') +
    (ducats > 0 ? at(14, 2, ducatStackBody(ducats, 8)) : '')
  );
}

interface FieldPose {
  readonly field: FieldId;
  readonly stands?: readonly Stand[];
  readonly state?: FieldState;
  // What hangs in the upper half of the banner.
  readonly prizes?: string;
}

const ROMAN = ['I', 'II', 'III', 'IV'];

export function banner(say: Say, { field, stands = [], state = 'rest', prizes = '' }: FieldPose): string {
  const number: FieldNumber = fieldNumber(field);
  const places = stands.map((each, index) => {
    const { x, y } = nicheAt(index);
    return at(x, y, stand(each));
  });
  return fieldBody(number, { title: say(`field.${field}.name`), state, places: ROMAN }) + prizes + places.join('');
}

const knights = (kind: 'crown' | 'mercenary' | 'teuton', strengths: readonly number[]): string =>
  strengths.map((strength, index) => at(44 + index * 68, 40, knightCardBody(kind, strength))).join('');

const one = (say: Say, pose: FieldPose): string => at(143, 44, banner(say, pose));
const two = (say: Say, left: FieldPose, right: FieldPose): string =>
  at(24, 44, banner(say, left)) + at(264, 44, banner(say, right));

// A banner with a remark at its right.
const beside = (say: Say, pose: FieldPose, remark: string): string => at(30, 44, banner(say, pose)) + remark;

export const drawPlacement = (say: Say): string =>
  paint(
    two(
      say,
      { field: 'crown', prizes: knights('crown', [5, 3]), stands: [{ seat: 'gules', officer: true }], state: 'lit' },
      {
        field: 'ducats',
        prizes: at(20, 40, prizeCardBody('ducats', [5, 3, 2])),
        stands: [{ seat: 'azure', helpers: 2 }],
        state: 'lit',
      },
    ),
  );

export const drawJoining = (say: Say): string =>
  paint(
    beside(
      say,
      {
        field: 'crown',
        prizes: knights('crown', [6, 3]),
        stands: [
          { seat: 'gules', officer: true, helpers: 1 },
          { seat: 'azure', officer: true },
        ],
      },
      plate(282, 62, 192, 164) +
        at(318, 128, officerBody('gules'), { scale: 1.4 }) +
        sign(352, 108, '+') +
        at(388, 128, helperBody('gules'), { scale: 1.4 }) +
        at(332, 206, helperBody('gules'), { scale: 1.4 }) +
        sign(364, 192, '+') +
        at(396, 206, helperBody('gules'), { scale: 1.4 }) +
        cross(444, 192) +
        at(444, 108, '<path d="M-12 0L-3 10L14 -12" fill="none" stroke="#9fd08a" stroke-width="6" stroke-linecap="round"/>'),
    ),
  );

export const drawPass = (say: Say): string =>
  paint(
    beside(
      say,
      {
        field: 'helpers',
        stands: [
          { seat: 'azure', officer: true },
          { seat: 'vert', helpers: 1 },
        ],
      },
      plate(290, 84, 180, 122) + at(334, 168, helperBody('gules'), { scale: 1.7 }) + label(410, 146, say('table.out'), 100),
    ),
  );

export const drawPiecesOnly = (say: Say): string =>
  paint(
    (['crown', 'ducats', 'helpers'] as const)
      .map((field, index) =>
        at(
          18 + index * 160,
          66,
          banner(say, {
            field,
            stands: [
              { seat: 'gules', officer: true },
              { seat: 'azure', helpers: 2 },
            ],
          }),
          {
            scale: 0.7,
          },
        ),
      )
      .join(''),
  );

export const drawTeutonField = (say: Say): string =>
  paint(
    one(say, {
      field: 'teutons',
      prizes: knights('teuton', [3, 1]),
      stands: [
        { seat: 'gules', officer: true },
        { seat: 'azure', helpers: 1 },
        { seat: 'vert', helpers: 1 },
      ],
    }),
  );

export const drawProvisionBid = (say: Say): string =>
  paint(
    beside(
      say,
      {
        field: 'provision',
        prizes: at(49, 40, prizeCardBody('provision', [3, 2])),
        stands: [
          { seat: 'gules', officer: true, ducats: 2 },
          { seat: 'azure', officer: true },
        ],
      },
      plate(278, 96, 204, 88) +
        at(306, 160, officerBody('gules')) +
        sign(330, 142, '+', 30) +
        at(354, 144, ducatBody(13)) +
        at(382, 144, ducatBody(13)) +
        sign(408, 142, '=', 30) +
        count(444, 142, 4, 'gold', 18),
    ),
  );

export const drawMercenaryBid = (say: Say): string =>
  paint(
    beside(
      say,
      {
        field: 'mercenaries',
        prizes: knights('mercenary', [5, 2]),
        stands: [
          { seat: 'gules', helpers: 1, ducats: 3 },
          { seat: 'azure', officer: true, ducats: 2 },
        ],
      },
      plate(290, 70, 184, 148) +
        at(326, 130, helperBody('gules'), { scale: 1.4 }) +
        at(366, 128, ducatStackBody(3, 14)) +
        count(436, 112, 1, 'gold') +
        at(326, 202, officerBody('azure'), { scale: 1.2 }) +
        at(366, 200, ducatStackBody(2, 14)) +
        count(436, 182, 2, 'iron'),
    ),
  );

const ORDER: readonly FieldId[] = ['teutons', 'crown', 'provision', 'ducats', 'mercenaries', 'helpers'];

export const drawOrder = (say: Say): string =>
  paint(
    ORDER.map((field, index) =>
      at(26 + (index % 3) * 160, 22 + Math.floor(index / 3) * 128, banner(say, { field }), { scale: 0.56 }),
    ).join('') + [148, 308].flatMap((x) => [22, 150].map((y) => arrow(x, y + 60, 0, 0.55))).join(''),
  );

export const drawPoints = (): string =>
  paint(
    plate(24, 30, 452, 104) +
      at(70, 108, officerBody('gules'), { scale: 1.5 }) +
      sign(112, 82, '=') +
      count(150, 82, 2, 'gold', 19) +
      at(222, 108, helperBody('gules'), { scale: 1.7 }) +
      sign(264, 82, '=') +
      count(302, 82, 1, 'gold', 19) +
      at(370, 82, ducatBody(22)) +
      sign(412, 82, '=') +
      count(448, 82, 1, 'gold', 19) +
      plate(24, 154, 452, 104) +
      at(84, 236, officerBody('gules'), { scale: 1.4 }) +
      count(124, 172, 2) +
      sign(190, 206, '=') +
      at(250, 236, helperBody('azure'), { scale: 1.5 }) +
      at(286, 236, helperBody('azure'), { scale: 1.5 }) +
      count(322, 172, 2) +
      at(370, 198, rankRibbonBody('1', 1), { scale: 1.3 }) +
      at(430, 244, officerBody('gules'), { scale: 1.2 }),
  );

export const drawRanks = (field: 'crown' | 'mercenaries') => (say: Say) =>
  paint(
    beside(
      say,
      {
        field,
        prizes: knights(field === 'crown' ? 'crown' : 'mercenary', [5, 2]),
        stands: [
          { seat: 'azure', helpers: 1, ...(field === 'crown' ? {} : { ducats: 2 }) },
          { seat: 'gules', officer: true, ...(field === 'crown' ? { helpers: 1 } : { ducats: 4 }) },
          { seat: 'vert', helpers: 1, ...(field === 'crown' ? {} : { ducats: 1 }) },
        ],
      },
      plate(284, 56, 194, 178) +
        at(302, 78, rankRibbonBody(say('table.first'), 1), { scale: 1.3 }) +
        at(384, 132, officerBody('gules'), { scale: 1.2 }) +
        at(414, 64, knightCardBody(field === 'crown' ? 'crown' : 'mercenary', 5), { scale: 0.92 }) +
        at(302, 162, rankRibbonBody(say('table.second'), 2), { scale: 1.3 }) +
        at(384, 216, helperBody('azure'), { scale: 1.3 }) +
        at(414, 150, knightCardBody(field === 'crown' ? 'crown' : 'mercenary', 2), { scale: 0.92 }),
    ),
  );

export const drawGoodsPrizes = (goods: 'provision' | 'ducats') => (say: Say) => {
  const labels = ['table.first', 'table.second', 'table.third'].map(say);
  const values = goods === 'provision' ? [4, 2] : [5, 3, 2];
  const width = goods === 'provision' ? 116 : 174;
  return paint(
    one(say, {
      field: goods,
      prizes: at(107 - width / 2, 40, prizeCardBody(goods, values, { labels })),
      stands: [
        { seat: 'gules', officer: true, helpers: 1 },
        { seat: 'azure', officer: true },
        { seat: 'vert', helpers: 1 },
      ],
    }),
  );
};

export const drawHelperPrizes = (say: Say): string =>
  paint(
    beside(
      say,
      {
        field: 'helpers',
        stands: [
          { seat: 'gules', officer: true },
          { seat: 'azure', helpers: 1 },
        ],
      },
      plate(284, 56, 194, 178) +
        at(302, 84, rankRibbonBody(say('table.first'), 1), { scale: 1.3 }) +
        sign(370, 96, '+', 34) +
        at(412, 120, helperBody('gules'), { scale: 1.7 }) +
        at(302, 168, rankRibbonBody(say('table.second'), 2), { scale: 1.3 }) +
        at(368, 180, ducatBody(12)) +
        at(394, 180, ducatBody(12)) +
        sign(424, 180, '→', 26) +
        at(456, 200, helperBody('azure'), { scale: 1.4 }),
    ),
  );

export const drawTruce = (say: Say): string =>
  paint(
    plate(24, 24, 452, 76) +
      at(38, 38, roundTrackBody(3), { scale: 1.48 }) +
      at(100, 116, banner(say, { field: 'teutons', state: 'off' }), { scale: 0.74 }) +
      arrow(268, 190) +
      at(338, 142, knightCardBody('teuton', 3), { scale: 1.15 }) +
      at(404, 142, knightCardBody('teuton', 1), { scale: 1.15 }),
  );

export const drawHomecoming = (say: Say): string =>
  paint(
    beside(
      say,
      { field: 'provision', state: 'off', prizes: at(49, 40, prizeCardBody('provision', [3, 2])) },
      arrow(262, 128) +
        plate(324, 56, 152, 178) +
        at(362, 132, officerBody('gules'), { scale: 1.3 }) +
        at(410, 122, ducatBody(14)) +
        cross(410, 122, 12) +
        at(362, 214, officerBody('azure'), { scale: 1.3 }) +
        at(410, 200, ducatBody(14)) +
        at(442, 200, ducatBody(14)),
    ),
  );

export const drawRoundEnd = (): string =>
  paint(plate(24, 96, 452, 90) + at(38, 116, roundTrackBody(5), { scale: 1.48 }) + arrow(262, 220, 0, 0.8));
