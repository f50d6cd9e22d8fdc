// Pictures of rules about cards: what everybody starts with, the skirmish and its sums, events, the last reckoning.
import type { EventId, EventKind } from '../../../engine/games/grunwald/view-types';
import { TINCTURES } from '../../../engine/protocol';
import { badgeBody } from '../../art/badge';
import { iconAt } from '../../art/game-icons';
import { at } from '../../art/svg';
import { arrow, count, cross, label, plate, pointer, rowOf, sign } from '../rule-figure-parts';
import type { Say } from '../rule-figures';
import { knightBackBody, knightCardBody, knightMiniBody, pileBody, prizeCardBody } from './art/card';
import { eventBackBody, eventCardBody } from './art/event-card';
import { strengthShieldBody } from './art/field';
import { ducatBody, ducatStackBody, helperBody, officerBody, provisionBody, provisionTokenBody } from './art/pieces';
import { paint } from './rule-figures-fields';

export const drawStart = (say: Say): string =>
  paint(
    plate(24, 30, 452, 224) +
      at(74, 136, officerBody('gules'), { scale: 1.7 }) +
      at(132, 136, helperBody('gules'), { scale: 1.7 }) +
      at(174, 136, helperBody('gules'), { scale: 1.7 }) +
      rowOf(
        [0, 1, 2].map(() => `<g opacity=".4">${helperBody('gules')}</g>`),
        220,
        136,
        36,
        1.5,
      ) +
      at(372, 48, knightCardBody('peasant', 0, { title: say('card.peasant.name') }), { scale: 1.15 }) +
      rowOf(
        [0, 1, 2].map(() => ducatBody(20)),
        84,
        204,
        50,
      ) +
      at(284, 204, provisionBody(21)),
  );

export const drawDecks = (say: Say): string =>
  paint(
    (['crown', 'mercenary', 'teuton'] as const)
      .map((kind, index) => {
        const x = 26 + index * 158;
        const top = { crown: 6, mercenary: 5, teuton: 4 }[kind];
        return (
          at(x, 22, pileBody(kind, 3)) + at(x + 70, 22, knightCardBody(kind, top)) + label(x + 66, 126, say(`kind.${kind}`), 140)
        );
      })
      .join('') +
      at(26, 160, prizeCardBody('provision', [3, 2])) +
      at(154, 160, prizeCardBody('ducats', [5, 3, 2])) +
      at(344, 164, eventBackBody(), { scale: 0.58 }) +
      at(350, 170, eventBackBody(), { scale: 0.58 }),
  );

export const drawDisplay = (): string =>
  paint(
    rowOf([knightCardBody('crown', 5), knightCardBody('crown', 2)], 36, 34, 68, 1.1) +
      rowOf([knightCardBody('mercenary', 4), knightCardBody('mercenary', 3)], 326, 34, 68, 1.1) +
      at(64, 164, prizeCardBody('provision', [4, 2])) +
      at(246, 164, prizeCardBody('ducats', [6, 4, 1])),
  );

const ROUND_TABLE = [
  { x: 250, y: 66 },
  { x: 360, y: 142 },
  { x: 250, y: 218 },
  { x: 140, y: 142 },
] as const;

// The token goes to the left: clockwise around the table.
export const drawStartPlayer = (): string =>
  paint(
    '<ellipse cx="250" cy="142" rx="92" ry="58" fill="#4B3220" stroke="#C8A04A" stroke-width="2"/>' +
      ROUND_TABLE.map(({ x, y }, index) => at(x, y, badgeBody(TINCTURES[index] ?? 'gules', 25))).join('') +
      at(292, 42, `<circle r="15" fill="url(#brass)" stroke="#2a1508"/>${iconAt('queen-crown', 0, 0, 19, '#3a2404')}`) +
      pointer({ x: 312, y: 54 }, { x: 366, y: 102 }),
  );

export const drawBank = (): string =>
  paint(
    plate(44, 78, 412, 132) +
      rowOf(
        [6, 6, 4].map((coins) => ducatStackBody(coins, 20)),
        94,
        166,
        56,
      ) +
      rowOf(
        [5, 3, 1].map((value) => provisionTokenBody(value, 23)),
        290,
        144,
        58,
      ),
  );

const eventCard = (say: Say, event: EventId, kind: EventKind): string =>
  eventCardBody(event, { label: say('table.event'), title: say(`event.${event}.name`), lines: [say(`eventKind.${kind}`)] });

export const drawEvent = (event: EventId) => (say: Say) =>
  paint(at(40, 40, eventBackBody(), { scale: 0.9 }) + at(110, 92, eventCard(say, event, 'modifier'), { scale: 1.45 }));

// GRU-40: both cards and two for each player.
export const drawTeutonStrength = (say: Say): string =>
  paint(
    at(40, 84, knightCardBody('teuton', 3), { scale: 1.4 }) +
      sign(140, 142, '+') +
      at(158, 84, knightCardBody('teuton', 1), { scale: 1.4 }) +
      sign(258, 142, '+') +
      rowOf([badgeBody('gules', 17), badgeBody('azure', 17)], 288, 120, 44) +
      count(310, 168, 2, 'iron', 17) +
      sign(366, 142, '=') +
      at(426, 142, strengthShieldBody(6, say('table.strength'), '3+1+2'), { scale: 1.35 }),
  );

export const drawSecret = (say: Say): string =>
  paint(
    rowOf([knightBackBody('crown'), knightBackBody('mercenary')], 46, 80, 76, 1.25) +
      arrow(206, 132) +
      at(274, 80, knightCardBody('crown', 5), { scale: 1.25 }) +
      at(364, 80, knightCardBody('peasant', 0, { title: say('card.peasant.name') }), { scale: 1.25 }),
  );

// GRU-42: five beats three, two beats one.
export const drawCaptives = (): string =>
  paint(
    plate(44, 22, 412, 112) +
      at(64, 36, knightCardBody('crown', 5)) +
      sign(166, 78, '>') +
      at(206, 36, knightCardBody('teuton', 3)) +
      arrow(288, 78) +
      at(364, 36, knightCardBody('teuton', 3, { used: true })) +
      at(408, 52, badgeBody('gules', 13)) +
      plate(44, 150, 412, 112) +
      at(64, 164, knightCardBody('mercenary', 1)) +
      sign(166, 206, '=') +
      at(206, 164, knightCardBody('teuton', 1)) +
      cross(318, 206, 20),
  );

export const drawBattle = (say: Say): string =>
  paint(
    plate(24, 62, 212, 160) +
      rowOf([knightCardBody('crown', 5), knightCardBody('mercenary', 2)], 44, 84, 74, 1.15) +
      count(130, 204, 7, 'gold', 20) +
      sign(250, 142, '≥', 44) +
      plate(264, 62, 212, 160) +
      rowOf([knightCardBody('teuton', 3), knightCardBody('teuton', 1)], 276, 88, 62) +
      at(436, 140, strengthShieldBody(6, say('table.strength'), '3+1+2')),
  );

export const drawDefeat = (say: Say): string =>
  paint(
    at(66, 108, strengthShieldBody(8, say('table.strength'), '4+2+2'), { scale: 1.2 }) +
      sign(128, 108, '−') +
      at(148, 60, knightCardBody('mercenary', 5), { scale: 1.15 }) +
      sign(238, 108, '=') +
      count(276, 108, 3, 'red', 22) +
      plate(40, 176, 420, 92) +
      at(70, 182, knightCardBody('teuton', 1, { used: true })) +
      sign(150, 222, '+', 30) +
      at(172, 182, knightCardBody('crown', 2, { used: true })) +
      sign(252, 222, '=', 30) +
      count(286, 222, 3, 'gold', 18) +
      at(352, 222, provisionBody(19)) +
      at(414, 182, knightMiniBody('crown', 6), { scale: 1.6 }),
  );

export const drawNobody = (say: Say): string =>
  paint(
    count(140, 142, 0, 'iron', 34) +
      sign(220, 142, '<', 52) +
      at(330, 142, strengthShieldBody(6, say('table.strength'), '3+1+2'), { scale: 1.9 }),
  );

export const drawCamp = (say: Say): string =>
  paint(
    label(250, 40, say('table.camp'), 120) +
      rowOf(
        [
          knightCardBody('crown', 5, { used: true }),
          knightCardBody('mercenary', 3, { used: true }),
          knightCardBody('teuton', 3, { used: true }),
        ],
        68,
        82,
        92,
        1.3,
      ) +
      at(360, 82, knightCardBody('peasant', 0), { scale: 1.3 }) +
      arrow(398, 72, -90, 0.8),
  );

// GRU-60: four knights, three loaves; the weakest rides home, the captive eats nothing.
export const drawFeeding = (): string =>
  paint(
    [6, 5, 4, 2]
      .map((strength, index) => {
        const x = 34 + index * 88;
        const fed = index < 3;
        const kind = index % 2 === 0 ? 'crown' : 'mercenary';
        return (
          at(x, 54, knightCardBody(kind, strength, { used: !fed }), { scale: 1.2 }) +
          (fed ? at(x + 35, 196, provisionBody(21)) : cross(x + 35, 196, 19))
        );
      })
      .join('') + at(398, 54, knightCardBody('teuton', 3), { scale: 1.2 }),
  );

export const drawStrength = (): string =>
  paint(
    at(30, 84, knightCardBody('crown', 6), { scale: 1.3 }) +
      sign(124, 136, '+') +
      at(142, 84, knightCardBody('mercenary', 4), { scale: 1.3 }) +
      sign(236, 136, '+') +
      at(254, 84, knightCardBody('teuton', 3), { scale: 1.3 }) +
      sign(352, 136, '=') +
      count(412, 136, 13, 'gold', 34),
  );

export const drawCommander = (): string =>
  paint(
    plate(24, 26, 452, 108) +
      at(62, 80, badgeBody('gules', 22)) +
      rowOf(
        [1, 4, 2].map((strength) => knightCardBody('crown', strength)),
        110,
        40,
        66,
      ) +
      sign(344, 80, '→', 34) +
      count(410, 80, 3, 'gold', 24) +
      plate(24, 150, 452, 108) +
      at(62, 204, badgeBody('azure', 22)) +
      rowOf(
        [6, 5].map((strength) => knightCardBody('crown', strength)),
        110,
        164,
        66,
      ) +
      sign(344, 204, '→', 34) +
      count(410, 204, 0, 'iron', 24),
  );

export const drawQuartermaster = (): string =>
  paint(
    plate(60, 40, 380, 92) +
      at(104, 86, badgeBody('gules', 22)) +
      rowOf(
        [0, 1, 2].map(() => provisionBody(19)),
        168,
        86,
        46,
      ) +
      sign(316, 86, '→', 34) +
      count(380, 86, 3, 'gold', 24) +
      plate(60, 152, 380, 92) +
      at(104, 198, badgeBody('azure', 22)) +
      at(168, 198, provisionBody(19)) +
      sign(316, 198, '→', 34) +
      count(380, 198, 0, 'iron', 24),
  );

export const drawDucatsLeft = (): string =>
  paint(
    plate(60, 92, 380, 100) +
      rowOf(
        [0, 1, 2, 3, 4].map(() => ducatBody(21)),
        100,
        142,
        47,
      ) +
      sign(338, 142, '→', 34) +
      count(398, 142, 2, 'gold', 26),
  );

export const drawAuction = (say: Say): string =>
  paint(
    at(36, 26, eventCard(say, 'grain', 'auction'), { scale: 1.1 }) +
      rowOf(
        [0, 1, 2].map(() => provisionBody(19)),
        340,
        72,
        46,
      ) +
      plate(36, 142, 428, 116) +
      [
        { seat: 'gules', bid: 1 },
        { seat: 'azure', bid: 2 },
        { seat: 'gules', bid: 3 },
      ]
        .map(
          ({ seat, bid }, index) =>
            at(84 + index * 136, 200, badgeBody(seat === 'gules' ? 'gules' : 'azure', 21)) +
            at(128 + index * 136, 214, ducatStackBody(bid, 14)) +
            (index < 2 ? arrow(156 + index * 136, 202, 0, 0.6) : ''),
        )
        .join(''),
  );

export const drawPurchase = (say: Say): string =>
  paint(
    at(36, 26, eventCard(say, 'bridge', 'purchase'), { scale: 1.1 }) +
      plate(100, 146, 300, 104) +
      rowOf(
        [0, 1].map(() => ducatBody(19)),
        152,
        198,
        46,
      ) +
      arrow(232, 198) +
      at(336, 222, helperBody('gules'), { scale: 2 }),
  );

export const drawTask = (say: Say): string =>
  paint(
    at(36, 26, eventCard(say, 'joust', 'task'), { scale: 1.1 }) +
      rowOf([knightBackBody('crown'), knightBackBody('mercenary'), knightBackBody('crown')], 60, 146, 76, 1.2) +
      arrow(294, 196) +
      at(362, 146, knightCardBody('crown', 5), { scale: 1.2 }),
  );

export const drawThirdTeuton = (): string =>
  paint(
    at(42, 88, pileBody('teuton', 3), { scale: 1.25 }) +
      arrow(132, 138, 0, 0.8) +
      rowOf(
        [3, 2, 1].map((strength) => knightCardBody('teuton', strength)),
        196,
        88,
        88,
        1.25,
      ),
  );

export const drawSecrecy = (): string =>
  paint(
    rowOf(
      (['crown', 'mercenary', 'teuton'] as const).map((kind) => pileBody(kind, 3)),
      52,
      84,
      96,
      1.3,
    ) +
      at(350, 96, eventBackBody(), { scale: 0.55 }) +
      iconAt('brass-eye', 250, 238, 46, '#E8CC7A') +
      '<path d="M226 216L274 260" stroke="#8E2420" stroke-width="6" stroke-linecap="round"/>',
  );
