// Pictures of Žižka's rules about the map, the turn, tokens, the end and Torak.
import { CONQUEST } from '../../../engine/games/zizka/data/conquest';
import { badgeBody } from '../../art/badge';
import { at } from '../../art/svg';
import { arrow, count, label, plate, rowOf, sign } from '../rule-figure-parts';
import type { Say } from '../rule-figures';
import { COMMANDERS, commanderBody } from './art/commander';
import { trackBadgeBody, vpCellAt, vpTrackBody } from './art/marks';
import { EVENT_KINDS, medallionBody, tokenStackBody } from './art/medallion';
import { symbolAt } from './art/symbols';
import { coinsBody, favourBody, luckTokenBody, warrantTokenBody } from './art/tokens';
import {
  dice,
  mapAround,
  onSpace,
  paint,
  prizes,
  reach,
  rowStrip,
  symbols,
  symbolsOf,
  tokenRows,
  wholeMap,
} from './rule-figures-parts';

const SEATS = ['gules', 'azure', 'vert', 'or'] as const;
const STANDS = [20, 17, 14, 9] as const;

export const drawMap = (say: Say): string => wholeMap(say);

export const drawStarts = (say: Say): string =>
  wholeMap(
    say,
    onSpace('pisek', commanderBody('zizka', 'gules', { glow: true }), 1.7) +
      onSpace('trebon', commanderBody('katerina', 'azure', { glow: true }), 1.7),
  );

export const drawMove = (say: Say): string =>
  mapAround(say, 'pisek', 1, reach('pisek', 2) + onSpace('pisek', commanderBody('zizka', 'gules', { glow: true }), 1.1));

export const drawOpenRoads = (say: Say): string =>
  mapAround(
    say,
    'albrechtice',
    1,
    reach('zvikov', 2) +
      onSpace('zvikov', commanderBody('zizka', 'gules', { glow: true }), 1.1) +
      onSpace('pisek', commanderBody('bores', 'vert'), 1.1) +
      onSpace('orlik', commanderBody('katerina', 'azure'), 1.1),
  );

export const drawKinds = (say: Say): string =>
  paint(
    EVENT_KINDS.map((kind, index) => {
      const [x, y] = [66 + (index % 4) * 123, 66 + Math.floor(index / 4) * 134];
      return at(x, y, medallionBody(kind, { radius: 38 })) + label(x, y + 58, say(`kind.${kind}`), 120);
    }).join(''),
  );

export const drawPile = (): string =>
  paint(
    at(60, 70, tokenStackBody(6), { scale: 2.6 }) +
      arrow(190, 142) +
      rowOf(
        (['hunting', 'court', 'raid'] as const).map((kind) => medallionBody(kind, { radius: 34 })),
        300,
        142,
        78,
      ),
  );

export const drawEye = (): string =>
  paint(
    symbolAt('eye', 82, 142, 96, '#FFE9B8') +
      arrow(150, 142) +
      at(264, 142, medallionBody('hunting', { radius: 46 })) +
      arrow(326, 142) +
      at(432, 142, medallionBody('hunting', { radius: 46, faceUp: true })),
  );

export const drawToken =
  (id: string, states: readonly ('open' | 'done' | 'failed')[] = []) =>
  () =>
    paint(tokenRows(id, states));

export const drawAttempt = (say: Say): string =>
  mapAround(
    say,
    'tabor',
    1.25,
    onSpace('tabor', medallionBody('hunting', { radius: 26, faceUp: true })) +
      at(0, 0, onSpace('tabor', at(30, 8, commanderBody('zizka', 'gules', { glow: true })))),
  );

export const drawFailure = (): string =>
  paint(
    tokenRows('C4', ['failed']) + plate(20, 206, 140, 62) + sign(52, 237, '+') + at(106, 237, luckTokenBody(), { scale: 1.6 }),
  );

export const drawKeep = (keep: 'easy' | 'hard') => () => {
  const { cards, reward } = CONQUEST[keep];
  const rows = (cards[0]?.rows ?? []).map((needs, index) => {
    const y = 20 + index * 50;
    return (
      at(176, y, '<rect width="220" height="42" rx="6" fill="#F6ECD3" stroke="#5b431f"/>') +
      symbols(symbolsOf(needs), 206, y + 21, 27)
    );
  });
  return paint(
    symbolAt('castle', 90, 112, 128, keep === 'easy' ? '#cfe3b8' : '#f0b09a') +
      rows.join('') +
      plate(150, 224, 300, 50) +
      '<rect x="158" y="229" width="284" height="40" rx="6" fill="#fff3cf"/>' +
      prizes(reward, 206, 249),
  );
};

export const drawKeepTry = (): string =>
  paint(
    at(30, 26, rowStrip({ icons: { shield: 2 }, reward: {} }, 1, 'done')) +
      dice(['shield', 'shield', 'luck'], 352, 46, 34) +
      at(30, 92, rowStrip({ icons: { sword: 2, shield: 1 }, reward: {} }, 2, 'done')) +
      dice(['sword', 'sword', 'shield'], 352, 112, 34) +
      at(30, 158, rowStrip({ icons: { luck: 1 }, reward: {} }, 3)) +
      dice(['speech', 'sword', 'shield'], 352, 178, 34) +
      at(250, 244, luckTokenBody(), { scale: 1.5 }),
  );

export const drawKeepLost = (): string =>
  paint(
    at(30, 40, rowStrip({ icons: { shield: 2 }, reward: {} }, 1, 'done')) +
      at(30, 106, rowStrip({ icons: { sword: 2, shield: 1 }, reward: {} }, 2, 'failed')) +
      sign(366, 128, '→', 40) +
      at(430, 128, luckTokenBody(), { scale: 2 }),
  );

export const drawActions = (): string =>
  paint(
    (['step', 'hunting', 'tavern', 'attack'] as const)
      .map((symbol, index) =>
        at(
          75 + index * 116,
          116,
          `<circle r="44" fill="#F6ECD3" stroke="#7d5c1f" stroke-width="2"/>${symbolAt(symbol, 0, 0, 56)}`,
        ),
      )
      .join('') +
      count(205, 220, 1, 'gold', 24) +
      sign(250, 220, '+') +
      count(295, 220, 2, 'gold', 24),
  );

export const drawTurnEnd = (): string =>
  paint(
    at(40, 86, tokenStackBody(6), { scale: 2 }) +
      arrow(134, 142, 0, 0.9) +
      at(222, 142, medallionBody('court', { radius: 34 })) +
      arrow(270, 142, 0, 0.9) +
      at(350, 160, badgeBody('gules', 26)) +
      arrow(386, 142, 0, 0.6) +
      at(446, 160, badgeBody('azure', 26)),
  );

export const drawStandUp = (): string =>
  paint(
    at(130, 170, commanderBody('zizka', 'gules'), { scale: 2, rotate: -82 }) +
      arrow(226, 142) +
      at(350, 214, commanderBody('zizka', 'gules', { glow: true }), { scale: 2.2 }) +
      symbolAt('eye', 442, 90, 60, '#FFE9B8'),
  );

export const drawTrack = (goal: 20 | 30) => () =>
  paint(
    at(
      14,
      122,
      vpTrackBody(goal, STANDS) +
        SEATS.map((tincture, index) => {
          const { x, y } = vpCellAt(STANDS[index] ?? 0, goal);
          return at(x, y, trackBadgeBody(tincture));
        }).join(''),
      { scale: 0.63 },
    ),
  );

export const drawLastCount = (): string =>
  paint(
    plate(60, 82, 380, 120) +
      at(96, 104, coinsBody(10), { scale: 2 }) +
      sign(246, 142, '→', 40) +
      symbolAt('vp', 320, 142, 54, '#FFE9B8') +
      count(388, 142, 2, 'gold', 26),
  );

export const drawPointSources = (): string =>
  paint(
    (['hunting', 'castle', 'virtue', 'wenceslas', 'attack', 'tournament'] as const)
      .map((symbol, index) => {
        const [x, y] = [100 + (index % 3) * 150, 74 + Math.floor(index / 3) * 96];
        return at(x, y, `<circle r="36" fill="#F6ECD3" stroke="#7d5c1f" stroke-width="2"/>${symbolAt(symbol, 0, 0, 44)}`);
      })
      .join('') + symbolAt('vp', 250, 246, 50, '#FFE9B8'),
  );

export const drawSupply = (): string =>
  paint(
    at(66, 84, favourBody('wenceslas'), { scale: 1.9 }) +
      dice(['speech'], 132, 82, 42, { material: 'blue' }) +
      at(66, 194, favourBody('sigismund'), { scale: 1.9 }) +
      dice(['coin'], 132, 192, 42, { material: 'red' }) +
      rowOf(
        [0, 1, 2, 3].map(() => warrantTokenBody()),
        212,
        84,
        46,
        1.2,
      ) +
      dice(['sword', 'shield', 'speech', 'luck'], 212, 166, 36) +
      at(200, 206, coinsBody(9), { scale: 1.6 }) +
      rowOf(
        [0, 1, 2].map(() => luckTokenBody()),
        314,
        238,
        48,
        1.4,
      ),
  );

export const drawCommanders = (say: Say): string =>
  paint(
    COMMANDERS.map((id, index) => {
      const x = 68 + index * 121;
      return (
        at(x, 186, commanderBody(id, SEATS[index] ?? 'gules'), { scale: 1.9 }) + label(x, 232, say(`commander.${id}.name`), 112)
      );
    }).join(''),
  );

export const drawHunter = (say: Say): string =>
  mapAround(
    say,
    'veseli',
    1.05,
    onSpace('sobeslav', commanderBody('zizka', 'gules', { glow: true }), 1.2) +
      onSpace('trebon', commanderBody('torak', 'or'), 1.2),
  );

export const drawRefilled = (say: Say): string =>
  mapAround(
    say,
    'tabor',
    1.2,
    onSpace('tabor', medallionBody('court', { radius: 24 })) + onSpace('milevsko', commanderBody('zizka', 'gules'), 1),
  );
