// Pictures of Žižka's rules about dice, members, morale, luck, tournaments, favours, warrants and fights.
import { DICE, TOURNAMENT } from '../../../engine/games/zizka/data/constants';
import { at } from '../../art/svg';
import { arrow, count, cross, label, plate, rowOf, sign } from '../rule-figure-parts';
import type { Say } from '../rule-figures';
import { commanderBody } from './art/commander';
import { penBody, scoreShieldBody } from './art/lists';
import { medallionBody } from './art/medallion';
import { memberBackBody } from './art/member-card';
import { symbolAt } from './art/symbols';
import { coinsBody, favourBody, luckTokenBody, moraleBody, warrantTokenBody } from './art/tokens';
import { dice, memberOf, paint, rowStrip, symbols } from './rule-figures-parts';

const coin = (x: number, y: number, size = 44): string => symbolAt('coin', x, y, size);

export const drawIcons = (): string =>
  paint(
    (['sword', 'shield', 'speech', 'luck', 'die', 'reroll', 'eye', 'step'] as const)
      .map((symbol, index) => {
        const [x, y] = [76 + (index % 4) * 116, 84 + Math.floor(index / 4) * 116];
        return at(x, y, `<circle r="42" fill="#F6ECD3" stroke="#7d5c1f" stroke-width="2"/>${symbolAt(symbol, 0, 0, 54)}`);
      })
      .join(''),
  );

export const drawDiceCount = (): string =>
  paint(
    at(26, 76, memberOf('matej'), { scale: 1.1 }) +
      sign(162, 118, '+') +
      at(184, 76, memberOf('jakub'), { scale: 1.1 }) +
      sign(322, 118, '=') +
      dice(['sword', 'luck'], 374, 96, 46) +
      dice(['shield'], 404, 166, 46),
  );

export const drawFaces = (): string =>
  paint(
    dice(DICE.retinue.faces, 70, 62, 58) +
      dice(DICE.wenceslas.faces, 70, 144, 58, { material: 'blue' }) +
      dice(DICE.sigismund.faces, 70, 226, 58, { material: 'red' }),
  );

export const drawReroll = (): string =>
  paint(
    dice(['sword', 'luck'], 70, 142, 60) +
      dice(['speech'], 218, 142, 60, { ring: '#FFD98A' }) +
      symbolAt('reroll', 312, 142, 56, '#FFE9B8') +
      dice(['sword'], 414, 142, 60),
  );

export const drawCoinFace = (): string =>
  paint(dice(['coin'], 150, 142, 90, { material: 'red' }) + arrow(230, 142) + coin(360, 142, 84));

export const drawPool = (): string =>
  paint(
    dice(['sword', 'shield', 'luck'], 54, 92, 50) +
      sign(240, 92, '+') +
      at(266, 46, memberOf('albrecht'), { scale: 1.15 }) +
      sign(416, 92, '=', 44) +
      plate(56, 178, 388, 76) +
      '<rect x="66" y="186" width="368" height="60" rx="8" fill="#F6ECD3"/>' +
      symbols(['sword', 'sword', 'sword', 'shield', 'luck'], 120, 216, 46),
  );

export const drawJoker = (): string =>
  paint(
    dice(['luck'], 110, 142, 78) +
      sign(206, 142, '=', 48) +
      (['sword', 'shield', 'speech'] as const)
        .map((symbol, index) =>
          at(
            278 + index * 76,
            142,
            `<circle r="33" fill="#F6ECD3" stroke="#7d5c1f" stroke-width="2"/>${symbolAt(symbol, 0, 0, 42)}`,
          ),
        )
        .join(''),
  );

export const drawCovering = (): string =>
  paint(
    at(108, 40, rowStrip({ icons: { sword: 2 }, reward: { coins: 3 } }, 1, 'done')) +
      at(108, 94, rowStrip({ icons: { speech: 1, shield: 1 }, reward: { vp: 1 } }, 2)) +
      dice(['sword', 'sword', 'speech'], 150, 210, 54) +
      at(372, 206, luckTokenBody(), { scale: 2 }),
  );

export const drawCompany = (): string =>
  paint(
    at(82, 196, commanderBody('zizka', 'gules'), { scale: 2.1 }) +
      ['jakub', 'simon', 'barnabas', 'vit']
        .map((id, index) => at(176 + (index % 2) * 148, 38 + Math.floor(index / 2) * 112, memberOf(id), { scale: 1.2 }))
        .join(''),
  );

export const drawStartingSet = (): string =>
  paint(
    at(82, 170, commanderBody('zizka', 'gules'), { scale: 1.9 }) +
      at(24, 208, moraleBody(0, 'gules')) +
      ['jakub', 'simon', 'barnabas', 'vit']
        .map((id, index) => at(250 + (index % 2) * 122, 26 + Math.floor(index / 2) * 92, memberOf(id)))
        .join('') +
      at(290, 212, coinsBody(4), { scale: 1.6 }),
  );

export const drawTavern = (): string =>
  paint(
    ['matej', 'albrecht', 'mikulas', 'radka', 'prokop', 'hana', 'dorota', 'sezima']
      .map((id, index) => at(20 + (index % 4) * 118, 44 + Math.floor(index / 4) * 108, memberOf(id)))
      .join(''),
  );

export const drawMemberCard = (): string =>
  paint(at(36, 62, memberOf('bohus'), { scale: 2 }) + at(270, 62, memberOf('mikulas'), { scale: 2 }));

export const drawScroll = (): string =>
  paint(
    at(28, 86, memberOf('vanek'), { scale: 1.4 }) +
      sign(206, 142, '+') +
      at(268, 142, medallionBody('hunting', { radius: 42, faceUp: true })) +
      sign(344, 142, '=') +
      dice(['luck'], 412, 138, 66),
  );

export const drawReplace = (): string =>
  paint(
    at(40, 84, memberOf('matej'), { scale: 1.5 }) +
      arrow(222, 142) +
      at(296, 84, memberOf('bara'), { scale: 1.5 }) +
      cross(376, 142, 30),
  );

export const drawDeparture = (): string =>
  paint(
    at(28, 84, memberOf('bara'), { scale: 1.4 }) +
      cross(102, 138, 26) +
      at(214, 84, memberOf('albrecht'), { scale: 1.2 }) +
      arrow(344, 130, 0, 0.7) +
      at(388, 90, memberBackBody(1), { scale: 0.95 }),
  );

export const drawMorale = (): string =>
  paint(
    at(34, 116, moraleBody(2, 'gules'), { scale: 1.5 }) +
      arrow(356, 134, 0, 0.8) +
      symbolAt('vp', 436, 134, 50, '#FFE9B8') +
      sign(476, 134, '1', 34),
  );

export const drawDislike = (): string =>
  paint(
    at(92, 40, moraleBody(2, 'gules'), { scale: 1.5 }) +
      at(92, 118, memberOf('albrecht'), { scale: 1.5 }) +
      cross(172, 176, 30) +
      at(290, 118, memberOf('mikulas'), { scale: 1.5 }),
  );

export const drawLuckToken = (): string =>
  paint(
    at(90, 142, luckTokenBody(), { scale: 3.4 }) +
      sign(186, 142, '=', 48) +
      (['sword', 'shield', 'speech', 'luck'] as const)
        .map((symbol, index) =>
          at(
            250 + index * 66,
            142,
            `<circle r="29" fill="#F6ECD3" stroke="#7d5c1f" stroke-width="2"/>${symbolAt(symbol, 0, 0, 37)}`,
          ),
        )
        .join(''),
  );

export const drawScore = (): string =>
  paint(
    (['sword', 'shield', 'speech', 'luck'] as const)
      .map(
        (face, index) =>
          dice([face], 82 + index * 112, 108, 72, { rotation: 0 }) +
          count(82 + index * 112, 200, TOURNAMENT.values[face], 'gold', 24),
      )
      .join(''),
  );

export const drawInvitation = (): string =>
  paint(
    at(96, 142, medallionBody('tournament', { radius: 54, faceUp: true })) +
      at(178, 88, coinsBody(3), { scale: 1.8 }) +
      (['azure', 'vert', 'or'] as const)
        .map((seat, index) => {
          const x = 276 + index * 84;
          const commander = (['katerina', 'bores', 'torak'] as const)[index] ?? 'torak';
          return at(x, 170, commanderBody(commander, seat), { scale: 1.5 }) + coin(x, 222, 34);
        })
        .join(''),
  );

export const drawSixDice = (): string => paint(dice(['sword', 'luck', 'shield', 'speech', 'sword', 'shield'], 60, 142, 60));

export const drawSetAside = (say: Say): string =>
  paint(
    at(24, 142, penBody(say('table.aside')), { scale: 1.1 }) +
      dice(['sword'], 86, 152, 46) +
      dice(['luck', 'luck'], 188, 142, 44) +
      dice(['shield', 'sword', 'shield'], 326, 142, 44, { ring: '#FFD98A', dashed: true }) +
      symbolAt('reroll', 384, 222, 48, '#FFE9B8'),
  );

export const drawPlaces = (): string =>
  paint(
    at(90, 146, scoreShieldBody('gules', 11, 3, 'leads'), { scale: 1.35 }) +
      at(200, 146, scoreShieldBody('azure', 9, 2), { scale: 1.15 }) +
      at(302, 146, scoreShieldBody('vert', 7, 1), { scale: 1.15 }) +
      at(404, 146, scoreShieldBody('or', 5, 0), { scale: 1.15 }),
  );

export const drawPot = (): string =>
  paint(
    at(90, 76, coinsBody(6), { scale: 2.6 }) +
      arrow(222, 142) +
      at(354, 146, scoreShieldBody('gules', 11, undefined, 'leads'), { scale: 1.5 }),
  );

export const drawGoal = (): string =>
  paint(
    dice(['sword', 'sword', 'sword', 'sword'], 70, 142, 54) +
      sign(322, 142, '→', 40) +
      symbolAt('virtue', 380, 142, 50, '#dff0ff') +
      symbolAt('vp', 444, 142, 50, '#FFE9B8'),
  );

export const drawFavour = (): string =>
  paint(
    at(90, 176, commanderBody('katerina', 'azure'), { scale: 1.8 }) +
      at(140, 98, favourBody('wenceslas'), { scale: 1.6 }) +
      arrow(196, 142) +
      at(320, 176, commanderBody('zizka', 'gules', { glow: true }), { scale: 1.8 }) +
      at(374, 98, favourBody('wenceslas'), { scale: 1.6 }) +
      symbolAt('vp', 90, 230, 38, '#FFE9B8') +
      sign(126, 230, '+1', 28),
  );

export const drawFavourDie = (): string =>
  paint(
    at(74, 142, favourBody('wenceslas'), { scale: 2.4 }) +
      sign(146, 142, '→', 36) +
      dice(['sword', 'shield', 'luck'], 206, 142, 54) +
      sign(390, 142, '+') +
      dice(['speech'], 442, 142, 54, { material: 'blue' }),
  );

export const drawWarrant = (): string =>
  paint(
    at(110, 200, commanderBody('bores', 'vert', { warrant: true }), { scale: 2.4 }) +
      at(242, 132, warrantTokenBody(3), { scale: 2.4 }) +
      symbolAt('step', 366, 136, 70, '#FFE9B8') +
      sign(430, 136, '−1', 46),
  );

export const drawPrey = (): string =>
  paint(
    '<ellipse cx="250" cy="200" rx="150" ry="46" fill="#F6ECD3" stroke="#7d5c1f" stroke-width="3"/>' +
      at(196, 206, commanderBody('zizka', 'gules', { glow: true }), { scale: 2 }) +
      at(316, 206, commanderBody('bores', 'vert', { warrant: true }), { scale: 2 }) +
      symbolAt('attack', 256, 70, 60, '#FFE9B8'),
  );

export const drawFight = (): string =>
  paint(
    plate(24, 30, 452, 104) +
      at(70, 118, commanderBody('zizka', 'gules'), { scale: 1.35 }) +
      dice(['sword', 'luck', 'sword'], 156, 80, 46) +
      dice(['shield'], 336, 80, 46, { material: 'bone' }) +
      cross(336, 80, 16) +
      count(432, 80, 3, 'gold', 24) +
      plate(24, 152, 452, 104) +
      at(70, 240, commanderBody('bores', 'vert', { warrant: true }), { scale: 1.35 }) +
      dice(['shield', 'shield'], 156, 202, 46) +
      dice(['speech'], 336, 202, 46) +
      cross(336, 202, 16) +
      count(432, 202, 2, 'iron', 24),
  );

export const drawSpoils = (): string =>
  paint(
    at(90, 200, commanderBody('zizka', 'gules', { glow: true }), { scale: 2 }) +
      sign(172, 142, '+', 44) +
      symbolAt('vp', 234, 142, 60, '#FFE9B8') +
      sign(286, 142, '2', 44) +
      sign(330, 142, '+', 44) +
      at(362, 88, coinsBody(6), { scale: 2 }),
  );

export const drawLaidDown = (): string =>
  paint(
    at(200, 172, commanderBody('bores', 'vert'), { scale: 2.2, rotate: 84 }) +
      symbolAt('attack', 396, 132, 60, '#FFE9B8') +
      cross(396, 132, 34),
  );

export const drawPaidReroll = (): string =>
  paint(coin(110, 142, 84) + arrow(176, 142) + symbolAt('reroll', 286, 142, 80, '#FFE9B8') + dice(['luck'], 404, 142, 70));

export const drawTorakFight = (): string =>
  paint(
    at(96, 210, commanderBody('zizka', 'gules'), { scale: 2 }) +
      symbolAt('attack', 250, 120, 64, '#FFE9B8') +
      at(404, 210, commanderBody('torak', 'or'), { scale: 2 }) +
      dice(['sword', 'luck'], 160, 222, 42) +
      dice(['shield', 'shield'], 288, 222, 42),
  );

export const drawTorakWarrants = (): string =>
  paint(
    at(90, 210, commanderBody('torak', 'or'), { scale: 2 }) +
      rowOf(
        [0, 1, 2, 3].map(() => warrantTokenBody()),
        200,
        142,
        78,
        2,
      ),
  );

export const drawTorakPrize = (say: Say): string =>
  paint(
    at(120, 200, commanderBody('torak', 'or'), { scale: 2.1 }) +
      label(120, 240, say('commander.torak.name'), 110) +
      symbolAt('vp', 250, 142, 60, '#FFE9B8') +
      at(370, 200, commanderBody('zizka', 'gules', { glow: true }), { scale: 2.1 }) +
      label(370, 240, say('commander.zizka.name'), 110),
  );
