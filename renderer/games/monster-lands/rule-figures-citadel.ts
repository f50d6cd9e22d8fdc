// Pictures of Monster Lands' rules about the clan, the round, buildings, goods, clean-up and the end.

import { AFFINITY_SCORE } from '../../../engine/games/monster-lands/data/tables';
import { iconAt } from '../../art/game-icons';
import { at } from '../../art/svg';
import { arrow, count, cross, rowOf, sign } from '../rule-figure-parts';
import type { Say } from '../rule-figures';
import { AFFINITIES } from './art/affinity';
import type { Building } from './art/building';
import { medalBody } from './art/campaign';
import { AFFINITY_ICON } from './art/icons';
import { trapBody } from './art/land';
import { monsterBackBody } from './art/monster';
import { coinBody, goodsBody, heartBody, laurelBody, lootBody, panicBody } from './art/tokens';
import {
  building,
  dice,
  equipment,
  equipmentCard,
  figure,
  goods,
  isEquipment,
  land,
  medal,
  member,
  mercenary,
  monster,
  openLoot,
  paint,
  trail,
} from './rule-figures-parts';

export const drawGoods = (): string =>
  paint(
    rowOf([coinBody(1, 54), goodsBody('potion', 54), goodsBody('venom', 54), goodsBody('defence', 54)], 90, 60, 84) +
      dice(['S', 'M', 'I', 'A'], 90, 164, 58),
  );

export const drawPiles = (): string =>
  paint(
    at(40, 66, monsterBackBody('A'), { scale: 0.72 }) +
      at(252, 92, trapBody('trap', 4), { scale: 1.4 }) +
      at(336, 92, trapBody('trap', 7), { scale: 1.4 }) +
      at(40, 196, lootBody(38, 'hidden')) +
      at(130, 196, lootBody(38, 'hidden')),
  );

export const drawDisplay = (say: Say): string =>
  paint(
    rowOf(
      ['nimra', 'fandor', 'saruna'].map((id) => mercenary(say, id)),
      28,
      26,
      72,
      1.1,
    ) +
      rowOf([4, 7, 5, 4, 7, 6].map((cost) => trapBody('trap', cost)).slice(0, 3), 290, 34, 64, 1.2) +
      rowOf(
        [5, 4, 7].map((cost) => trapBody('trap', cost)),
        290,
        90,
        64,
        1.2,
      ) +
      rowOf(equipment(say), 40, 160, 76, 1.2) +
      openLoot(['potion', 'coins'], 290, 170, 36, 92) +
      openLoot(['die', 'glory'], 290, 220, 36, 92),
  );

export const drawClan = (say: Say): string =>
  paint(
    at(26, 34, member(say, 'purkas', { leader: true }), { scale: 1.4 }) +
      at(186, 34, member(say, 'korgo'), { scale: 1.4 }) +
      at(362, 46, laurelBody('glory', 5, 52)) +
      at(426, 46, laurelBody('reputation', 1, 52)) +
      at(362, 122, coinBody(7, 52)) +
      at(426, 124, trapBody('trap'), { scale: 1.2 }),
  );

export const drawPrevailing = (say: Say): string =>
  paint(
    at(28, 106, laurelBody('glory', 9, 70)) +
      sign(122, 142, '−') +
      at(144, 106, laurelBody('reputation', 5, 70)) +
      sign(238, 142, '=') +
      count(282, 142, 4, 'gold', 28) +
      sign(334, 142, '≥', 40) +
      at(372, 72, mercenary(say, 'nimra'), { scale: 1.6 }),
  );

export const drawGlory = (): string =>
  paint(at(140, 90, laurelBody('glory', 12, 104)) + at(256, 90, laurelBody('reputation', 5, 104)));

export const drawWounds = (say: Say): string =>
  paint(
    rowOf(
      [2, 1].map((lives) => member(say, 'nimra', { lives })),
      30,
      40,
      164,
      1.35,
    ) +
      sign(378, 140, '→', 40) +
      at(408, 112, heartBody('lost', 58)),
  );

export const drawTrophies = (say: Say): string =>
  paint(
    at(30, 70, monster(say, 'abysur', 'plain'), { scale: 0.9 }) +
      sign(262, 140, '=') +
      rowOf(
        [0, 1].map(() => goodsBody('trophy', 40)),
        288,
        118,
        48,
      ) +
      sign(400, 138, '→', 34) +
      at(424, 112, coinBody(10, 54)),
  );

export const drawPhases = (): string =>
  paint(
    (['die', 'firstPlayer', 'attack', 'reroll'] as const)
      .map((thing, index) => medal(thing, 76 + index * 116, 128, 42) + count(76 + index * 116, 204, index + 1, 'gold', 18))
      .join('') + [134, 250, 366].map((x) => arrow(x - 12, 128, 0, 0.5)).join(''),
  );

export const drawPool = (say: Say): string =>
  paint(
    at(24, 54, member(say, 'purkas', { leader: true }), { scale: 1.15 }) +
      at(160, 54, member(say, 'fandor'), { scale: 1.15 }) +
      arrow(296, 142) +
      dice(['S', 'M', 'S'], 360, 96, 38) +
      dice(['I4', 'I2'], 360, 152, 38),
  );

export const drawOneAction = (say: Say): string =>
  paint(
    at(34, 54, building(say, 'mine', { fields: [null, null] })) +
      at(196, 78, trail('jungle', { number: 1, required: [['S'], ['S']], state: 'lit' }), { scale: 1.15 }) +
      at(346, 80, land(say, 'kyzhul')),
  );

export const drawBlocked = (say: Say): string =>
  paint(
    at(60, 48, building(say, 'alchemist', { fields: [['M'], null] }), { scale: 1.1 }) +
      at(260, 48, building(say, 'market', { state: 'off' })) +
      at(357, 160, panicBody(say('term.panic'))),
  );

export const drawBuilding = (id: Building, pose: Parameters<typeof building>[2], beside: (say: Say) => string) => (say: Say) =>
  paint(at(36, 46, building(say, id, { state: 'lit', ...pose }), { scale: 1.08 }) + beside(say));

export const drawInfluence = (): string =>
  paint(
    at(30, 112, trapBody('trap', 9), { scale: 1.7 }) +
      sign(132, 144, '−') +
      dice(['I3'], 158, 116, 54) +
      sign(238, 144, '+', 34) +
      dice(['I5'], 262, 116, 54) +
      sign(344, 144, '=') +
      at(382, 112, coinBody(1, 66)),
  );

export const drawBeer = (say: Say): string =>
  paint(
    rowOf(
      ['nimra', 'fandor', 'saruna'].map((id) => mercenary(say, id)),
      30,
      80,
      62,
    ) +
      at(226, 118, coinBody(2, 46)) +
      arrow(280, 142, 0, 0.7) +
      rowOf(
        ['taron', 'frostor', 'dalina'].map((id) => mercenary(say, id)),
        318,
        82,
        57,
        0.9,
      ),
  );

export const drawStores = (): string =>
  paint(
    goods(['trap', 'trap', 'trap', 'trap', 'trap'], 112, 30, 48) +
      goods(['defence', 'defence', 'defence', 'defence', 'defence'], 112, 92, 48) +
      goods(['potion', 'potion', 'potion'], 166, 154, 48) +
      goods(['venom', 'venom', 'venom'], 166, 216, 48),
  );

export const drawEquipment = (say: Say): string =>
  paint(
    at(44, 34, member(say, 'nimra', { gear: { weapon: true, garment: true, spell: true } }), { scale: 1.4 }) +
      medal('weapon', 292, 142, 44) +
      medal('garment', 384, 96, 36) +
      medal('spell', 384, 190, 36),
  );

export const drawRookie = (say: Say): string =>
  paint(
    at(60, 40, mercenary(say, 'rookie'), { scale: 2.2 }) +
      dice(['S'], 262, 122, 46) +
      arrow(326, 144, 0, 0.8) +
      dice(['M'], 384, 122, 46),
  );

export const drawWages = (say: Say): string =>
  paint(
    at(24, 52, member(say, 'purkas', { leader: true, ability: [] }), { scale: 1.15 }) +
      at(164, 52, member(say, 'nimra', { ability: [] }), { scale: 1.15 }) +
      at(304, 52, member(say, 'fandor', { ability: [] }), { scale: 1.15 }) +
      cross(86, 252, 16) +
      at(206, 232, coinBody(1, 40)) +
      at(346, 232, coinBody(1, 40)),
  );

export const drawHomecoming = (): string =>
  paint(
    at(36, 66, trail('fire', { number: 1, required: [['S'], ['S']] }), { scale: 1.25 }) +
      arrow(180, 142) +
      at(292, 190, figure('gules', 'purkas'), { scale: 1.4 }) +
      goods(['potion', 'venom'], 350, 118, 44),
  );

export const drawFirst = (): string =>
  paint(
    at(90, 96, laurelBody('reputation', 4, 84)) +
      at(208, 96, laurelBody('reputation', 9, 84)) +
      at(326, 96, laurelBody('reputation', 7, 84)) +
      medal('firstPlayer', 132, 222, 28),
  );

export const drawEnd = (): string => paint(at(176, 58, laurelBody('glory', 30, 150)));

export const drawScoring = (): string =>
  paint(
    AFFINITIES.map((affinity, index) => {
      const owned = [3, 6, 1, 2][index] ?? 1;
      const y = 40 + index * 58;
      const signs = Array.from({ length: owned }, (_, place) =>
        at(
          70 + place * 48,
          y + 20,
          `<circle r="20" fill="#F6ECD3" stroke="#7d5c1f"/>${iconAt(AFFINITY_ICON[affinity], 0, 0, 26, '#3b2412')}`,
        ),
      );
      return signs.join('') + sign(380, y + 20, '=', 30) + count(430, y + 20, AFFINITY_SCORE[owned] ?? 0, 'gold', 20);
    }).join(''),
  );

export const drawGift = (): string =>
  paint(
    medal('firstPlayer', 76, 142, 44) +
      arrow(134, 142, 0, 0.8) +
      dice(['S', 'M', 'I'], 190, 84, 46) +
      goods(['potion', 'venom', 'defence'], 190, 160, 46) +
      at(352, 160, coinBody(2, 48)),
  );

export const drawDifficulty = (): string =>
  paint(
    [1, 2, 3]
      .map((extra, index) => dice(new Array(extra).fill('A'), 60 + index * 150, 120, 40) + sign(80 + index * 150, 92, '+', 30))
      .join(''),
  );

export const drawRanks = (): string =>
  paint(
    (['snack', 'adept', 'veteran', 'hero'] as const)
      .map((rank, index) => at(42 + index * 112, 86, medalBody(rank), { scale: 2.2 }))
      .join(''),
  );

export const drawSambor = (say: Say): string =>
  paint(
    dice(['S4', 'I2'], 44, 112, 62) +
      arrow(196, 142) +
      at(268, 46, building(say, 'alchemist', { fields: [['I2'], null], state: 'lit' }), { scale: 1.05 }) +
      iconAt('hood', 430, 140, 84, '#FFE9B8'),
  );

export const drawHidden = (): string =>
  paint(
    at(36, 60, monsterBackBody('A'), { scale: 0.75 }) +
      at(230, 60, monsterBackBody('B'), { scale: 0.75 }) +
      at(60, 202, lootBody(44, 'hidden')) +
      at(170, 202, lootBody(44, 'hidden')) +
      iconAt('brass-eye', 380, 224, 54, '#E8CC7A') +
      '<path d="M350 196L410 252" stroke="#8E2420" stroke-width="7" stroke-linecap="round"/>',
  );

// Cards of those whom a rule names; equipment among them is drawn as equipment.
export const drawPeople =
  (...ids: readonly string[]) =>
  (say: Say): string => {
    const scale = ids.length > 3 ? 1 : ids.length === 3 ? 1.3 : 1.6;
    const step = ids.length > 3 ? 118 : ids.length === 3 ? 158 : 196;
    const left = 250 - (step * (ids.length - 1) + 108 * scale) / 2;
    const cards = ids.map((id, index) => {
      const [x, y] = [left + index * step, 142 - 74 * scale];
      return isEquipment(id)
        ? at(x, y + 16, equipmentCard(say, id), { scale: scale * 1.5 })
        : at(x, y, member(say, id), { scale });
    });
    return paint(cards.join(''));
  };
