// Pictures of Monster Lands' rules about trails, quests, battles, conquest, the gate, monsters and tokens.
import { MONSTERS } from '../../../engine/games/monster-lands/data/monsters';
import { at } from '../../art/svg';
import { words } from '../../art/text';
import { arrow, count, cross, label, plate, rowOf, sign } from '../rule-figure-parts';
import type { Say } from '../rule-figures';
import { clanDieBody, requirementBody } from './art/dice';
import { gateBody, questBody, trapBody } from './art/land';
import { coinBody, goodsBody, heartBody, laurelBody, panicBody } from './art/tokens';
import { dice, figure, goods, land, medal, member, monster, openLoot, paint, paintOutlands, trail } from './rule-figures-parts';

export const drawOutlands = (say: Say): string =>
  paintOutlands(
    'jungle',
    at(24, 20, land(say, 'yuha')) +
      at(180, 22, monster(say, 'gator', 'plain'), { scale: 0.72 }) +
      rowOf(
        [1, 2, 3, 4].map((number) => trail('jungle', { number, required: number === 3 ? [['M']] : [['S'], ['S']] })),
        24,
        146,
        116,
      ),
  );

export const drawSending = (): string =>
  paintOutlands(
    'fire',
    at(
      40,
      60,
      trail('fire', { number: 1, required: [['S'], ['S']], laid: ['S', 'S'], who: ['gules', 'korgo'], state: 'chosen' }),
      {
        scale: 1.4,
      },
    ) +
      plate(206, 60, 262, 182) +
      dice(['S', 'S'], 230, 80, 46) +
      sign(358, 102, '+', 32) +
      dice(['M'], 386, 80, 46) +
      goods(['trap', 'defence', 'potion'], 236, 164, 50),
  );

export const drawBonus = (): string =>
  paintOutlands(
    'water',
    at(60, 60, trail('water', { number: 2, required: [['S'], ['S']], who: ['azure', 'tortock'] }), { scale: 1.4 }) +
      arrow(220, 142) +
      goods(['potion'], 296, 114, 56) +
      at(376, 114, coinBody(2, 56)),
  );

export const drawQuest = (say: Say): string =>
  paint(
    at(30, 64, questBody(say('place.questA')), { scale: 1.5 }) +
      at(80, 182, figure('gules', 'purkas'), { scale: 0.85 }) +
      dice(['S4', 'S3', 'S5'], 252, 76, 48) +
      sign(438, 100, '=', 34) +
      count(300, 190, 12, 'gold', 28) +
      sign(356, 190, '≥', 40) +
      count(412, 190, 9, 'iron', 28),
  );

export const drawContract = (say: Say): string =>
  paint(
    at(40, 74, questBody(say('place.questB')), { scale: 1.45 }) +
      at(256, 112, coinBody(5, 60)) +
      arrow(328, 142) +
      at(396, 106, laurelBody('glory', 3, 70)),
  );

const gate = (say: Say): string => gateBody() + at(10, 25, monster(say, 'krinx', 'plain'), { scale: 0.64 });

export const drawGate = (say: Say): string =>
  paint(
    at(24, 60, gate(say), { scale: 1.2 }) +
      rowOf(
        [1, 2].map((number) => trail('fire', { number, required: [] })),
        366,
        20,
        0,
        0.95,
      ) +
      at(366, 20, trail('fire', { number: 1, required: [], laid: ['S', 'S'], who: ['gules', 'purkas'] }), { scale: 0.95 }) +
      at(366, 150, trail('fire', { number: 2, required: [] }), { scale: 0.95 }),
  );

export const drawPanic = (say: Say): string =>
  paint(
    at(24, 60, gate(say), { scale: 1.2 }) + arrow(362, 142, 0, 0.7) + at(446, 142, panicBody(say('term.panic')), { scale: 0.8 }),
  );

export const drawGateRace = (say: Say): string =>
  paint(
    at(24, 40, monster(say, 'moldo', 'plain'), { scale: 0.72 }) +
      at(24, 160, monster(say, 'krinx', 'plain'), { scale: 0.72 }) +
      arrow(206, 216) +
      cross(230, 94, 20) +
      at(276, 110, gateBody(), { scale: 0.76 }),
  );

export const drawSettled = (say: Say): string =>
  paintOutlands(
    'water',
    at(60, 44, land(say, 'kyzhul'), { scale: 1.6 }) +
      at(318, 206, figure('vert', 'taron'), { scale: 1.6 }) +
      dice(['S'], 372, 120, 48),
  );

export const drawOrder = (say: Say): string =>
  paint(
    at(20, 92, questBody(), { scale: 0.62 }) +
      at(112, 92, questBody(), { scale: 0.62 }) +
      at(206, 84, land(say, 'kyzhul'), { scale: 0.66 }) +
      at(300, 84, land(say, 'yuha'), { scale: 0.66 }) +
      at(392, 96, gateBody(), { scale: 0.36 }) +
      [60, 152, 247, 341, 440].map((x, index) => count(x, 206, index + 1, 'gold', 17)).join(''),
  );

export const drawReveal = (): string =>
  paintOutlands('air', at(60, 100, trapBody('trap'), { scale: 2 }) + arrow(172, 142) + dice(['S', 'S'], 250, 112, 56));

export const drawLeftToRight = (say: Say): string =>
  paintOutlands(
    'air',
    at(150, 14, monster(say, 'moldo', 'plain'), { scale: 0.82 }) +
      rowOf(
        [1, 2, 3, 4].map((number) =>
          trail('air', {
            number,
            required: [['S']],
            ...(number === 1 ? { who: ['gules', 'korgo'] as const } : number === 3 ? { who: ['azure', 'tortock'] as const } : {}),
          }),
        ),
        24,
        148,
        116,
      ) +
      count(74, 142, 1, 'gold', 14) +
      count(306, 142, 2, 'gold', 14),
  );

// MON-110: Krushus of water attacks with four dice, in a land of water with one more.
export const drawAttackDice = (say: Say): string =>
  paintOutlands(
    'water',
    at(24, 50, monster(say, 'krushus', 'plain'), { scale: 0.95 }) +
      sign(262, 122, '→', 36) +
      dice(['A', 'A', 'A', 'A'], 288, 80, 42) +
      sign(304, 166, '+', 32) +
      dice(['A'], 334, 146, 42),
  );

export const drawWard = (): string =>
  paint(dice(['M'], 96, 106, 72) + arrow(196, 142) + dice(['A'], 296, 106, 72) + cross(332, 146, 34));

export const drawHits = (): string =>
  paint(
    dice(['A1', 'A2'], 46, 76, 56) +
      dice(['A3', 'A4', 'A5', 'A6'], 214, 76, 56) +
      cross(106, 182, 22) +
      [242, 304, 367, 430].map((x) => at(x - 22, 160, heartBody('lost', 44))).join(''),
  );

export const drawAbsorb = (say: Say): string =>
  paint(
    dice(['A5', 'A3', 'A6'], 34, 28, 44) +
      at(34, 100, member(say, 'nimra'), { scale: 1.1 }) +
      count(52, 262, 1, 'gold', 13) +
      arrow(176, 180, 0, 0.7) +
      goods(['defence'], 226, 150, 58) +
      count(254, 240, 2, 'gold', 15) +
      arrow(306, 180, 0, 0.7) +
      goods(['potion'], 356, 150, 58) +
      count(384, 240, 3, 'gold', 15),
  );

export const drawOutcomes = (): string =>
  paint(
    (
      [
        ['full', 'full'],
        ['full', 'lost'],
        ['lost', 'lost'],
      ] as const
    )
      .map((hearts, index) => hearts.map((state, place) => at(48 + index * 152 + place * 56, 118, heartBody(state, 50))).join(''))
      .join('') + [158, 310].map((x) => arrow(x, 142, 0, 0.6)).join(''),
  );

export const drawFallen = (): string =>
  paint(
    medal('fallen', 120, 142, 54) +
      arrow(196, 142) +
      at(268, 108, laurelBody('glory', '+3', 72)) +
      at(366, 108, laurelBody('reputation', '−4', 72)),
  );

export const drawPotion = (): string =>
  paint(
    dice(['A5'], 60, 112, 60) +
      sign(160, 142, '→', 40) +
      at(196, 108, heartBody('lost', 66)) +
      cross(229, 144, 26) +
      sign(296, 142, '+', 40) +
      goods(['potion'], 344, 112, 62),
  );

// The gauge of a strike: from nothing over the capture value to the kill value.
function gauge(id: string, total: number): string {
  const { capture = 9, kill = 12 } = MONSTERS.find((each) => each.id === id) ?? {};
  const [left, width] = [40, 420];
  const most = kill + 4;
  const x = (value: number): number => left + (width * value) / most;
  const zone = (from: number, to: number, colour: string): string =>
    `<rect x="${x(from).toFixed(1)}" y="196" width="${(x(to) - x(from)).toFixed(1)}" height="34" fill="${colour}" stroke="#1b110a"/>`;
  const flag = (value: number, thing: 'capture' | 'kill'): string =>
    medal(thing, x(value), 250, 15) + words(x(value) + 20, 257, value, { size: 20, colour: '#FFF3DA', halo: '#1b110a' });
  return (
    zone(0, capture, '#4B5057') +
    zone(capture, kill, '#C8A04A') +
    zone(kill, most, '#8E2420') +
    `<path d="M${x(total).toFixed(1)} 232V186L${(x(total) - 11).toFixed(1)} 168H${(x(total) + 11).toFixed(1)}L${x(total).toFixed(1)} 186" fill="#FFE9B8" stroke="#1b110a" stroke-width="2"/>${words(x(total), 162, total, { face: 'gothic', size: 26, colour: '#FFE9B8', anchor: 'middle', halo: '#1b110a' })}` +
    flag(capture, 'capture') +
    flag(kill, 'kill')
  );
}

// A net that adds 4 to the total.
const net = (x: number, y: number, scale: number): string =>
  at(x, y, trapBody('trap') + words(22, 29, '+4', { size: 24, colour: '#FFF3DA', anchor: 'middle', halo: '#1b110a' }), { scale });

// Against Krushus: 5 is too little, 9 captures, 13 kills.
const STRIKES = {
  short: { total: 5, with: dice(['S3', 'S2'], 280, 54, 50) },
  capture: { total: 9, with: net(254, 58, 1.1) + sign(322, 80, '+', 28) + dice(['S3', 'S2'], 340, 56, 44) },
  kill: {
    total: 13,
    with:
      net(248, 58, 1.1) +
      sign(310, 80, '+', 26) +
      dice(['S3', 'S4'], 322, 56, 42) +
      sign(428, 80, '+', 26) +
      goods(['venom'], 442, 60, 40),
  },
} as const;

export const drawStrike = (strike: keyof typeof STRIKES) => (say: Say) => {
  const { total, with: laid } = STRIKES[strike];
  return paintOutlands('water', at(24, 12, monster(say, 'krushus', 'plain'), { scale: 0.86 }) + laid + gauge('krushus', total));
};

export const drawTotal = (): string =>
  paint(
    net(26, 116, 1.4) +
      sign(112, 142, '+', 34) +
      dice(['S3', 'M2'], 134, 116, 48) +
      sign(258, 142, '+', 34) +
      goods(['venom'], 282, 116, 52) +
      words(308, 200, '+2', { face: 'gothic', size: 28, colour: '#FFE9B8', anchor: 'middle' }) +
      sign(366, 142, '=', 40) +
      count(428, 142, 11, 'gold', 36),
  );

export const drawCarryOver = (): string =>
  paintOutlands(
    'jungle',
    at(36, 76, trail('jungle', { number: 1, required: [['S'], ['S']] }), { scale: 1.2 }) +
      count(96, 54, 6, 'iron', 22) +
      arrow(178, 142) +
      at(250, 76, trail('jungle', { number: 2, required: [['M']], who: ['azure', 'tortock'], laid: ['S', 'S'] }), {
        scale: 1.2,
      }) +
      sign(404, 142, '+6', 44),
  );

export const drawConquest = (say: Say): string =>
  paintOutlands(
    'water',
    at(30, 50, land(say, 'kyzhul'), { scale: 1.5 }) +
      at(270, 170, figure('vert', 'taron'), { scale: 1.2 }) +
      dice(['S5', 'S4', 'M3'], 316, 86, 46) +
      count(352, 196, 12, 'gold', 26) +
      sign(402, 196, '≥', 36) +
      count(446, 196, 12, 'iron', 26),
  );

export const drawLoot = (): string =>
  paint(openLoot(['potion', 'coins'], 110, 66, 58, 150) + openLoot(['die', 'glory'], 110, 152, 58, 150));

export const drawTricks = (): string =>
  paintOutlands(
    'fire',
    rowOf(
      [1, 2].map((number) =>
        trail('fire', {
          number,
          required: [['S'], ['S']],
          who: number === 1 ? ['gules', 'korgo'] : ['azure', 'tortock'],
          laid: number === 2 ? ['S', 'S'] : [],
        }),
      ),
      40,
      66,
      170,
      1.25,
    ) +
      at(66, 14, trapBody('trick'), { scale: 1.2 }) +
      arrow(150, 40, 12, 0.9) +
      at(384, 90, trapBody('trick'), { scale: 1.6 }) +
      dice(['S'], 402, 160, 42),
  );

export const drawCancel = (): string =>
  paint(
    at(96, 108, trapBody('trick'), { scale: 1.9 }) +
      cross(138, 146, 32) +
      arrow(272, 142, 180) +
      goods(['defence'], 300, 104, 78),
  );

export const drawTrapKinds = (): string =>
  paint(
    (['trap', 'secured', 'trick'] as const)
      .map((kind, index) => at(64 + index * 140, 98, trapBody(kind, 4 + index), { scale: 2.2 }))
      .join(''),
  );

// Two dice laid, two more on every strength die, six more on the total.
export const drawTrapEffects = (): string =>
  paint(
    [0, 1, 2].map((index) => at(46, 20 + index * 84, trapBody('trap'), { scale: 1.7 }) + arrow(150, 54 + index * 84)).join('') +
      dice(['S', 'S'], 240, 30, 50) +
      dice(['S'], 240, 114, 50) +
      sign(328, 138, '+2', 40) +
      sign(268, 222, '+6', 46),
  );

export const drawMonsters =
  (...ids: readonly string[]) =>
  (say: Say) => {
    const [first = '', second] = ids;
    if (second === undefined) return paint(at(250 - 114 * 1.5, 142 - 76 * 1.5, monster(say, first), { scale: 1.5 }));
    return paint(
      ids
        .map((id, index) => {
          const [x, y] = ids.length === 2 ? [14 + index * 242, 66] : [14 + (index % 2) * 242, 6 + Math.floor(index / 2) * 138];
          return at(x, y, monster(say, id), { scale: ids.length === 2 ? 1.02 : 0.86 });
        })
        .join(''),
    );
  };

// What each number of a monster's card is.
export const drawMonsterCard = (say: Say): string =>
  paint(
    at(20, 28, monster(say, 'krushus'), { scale: 1.15 }) +
      (['attack', 'capture', 'kill', 'glory'] as const)
        .map(
          (thing, index) =>
            medal(thing, 316, 54 + index * 60, 22) + label(412, 54 + index * 60, say(`table.value.${thing}`), 130),
        )
        .join(''),
  );

export const drawRedirect = (): string =>
  paint(
    dice(['A', 'A', 'A'], 60, 60, 50) +
      at(100, 230, figure('gules', 'korgo'), { scale: 1.4 }) +
      arrow(250, 120, 40, 1) +
      dice(['A'], 330, 126, 50) +
      at(420, 230, figure('azure', 'tortock'), { scale: 1.4 }),
  );

export const drawRerolls = (): string =>
  paint(
    at(60, 106, clanDieBody('S', 1, 72)) +
      medal('reroll', 216, 142, 40) +
      at(304, 106, clanDieBody('S', 5, 72)) +
      at(420, 130, requirementBody(['S', 'M'], 34)),
  );

export const drawDefence = (): string =>
  paint(dice(['A4'], 84, 108, 66) + arrow(182, 142) + at(258, 106, goodsBody('defence', 74)) + cross(400, 142, 34));
