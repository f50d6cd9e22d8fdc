// Pictures of the rules of Monster Lands: clan, citadel, trails, battles, cards of those whom a rule names.
import { at } from '../../art/svg';
import { arrow, rowOf } from '../rule-figure-parts';
import { type RuleFigure, type RuleFigures, type Say, sharedBy } from '../rule-figures';
import { trapBody } from './art/land';
import { coinBody } from './art/tokens';
import * as citadel from './rule-figures-citadel';
import * as outlands from './rule-figures-outlands';
import { dice, equipment, goods, mercenary } from './rule-figures-parts';
import { CAPTIONS } from './rule-figures-text';

function figure(caption: keyof typeof CAPTIONS, draw: (say: Say) => string): RuleFigure {
  return { caption: CAPTIONS[caption], draw };
}

const shared = sharedBy('MON');

const people = (...ids: readonly string[]): RuleFigure => figure('people', citadel.drawPeople(...ids));
const monsters = (...ids: readonly string[]): RuleFigure => figure('monsters', outlands.drawMonsters(...ids));

const hut = figure(
  'hut',
  citadel.drawBuilding('hut', { fields: [['I5'], null] }, () =>
    rowOf(
      [4, 5, 7].map((cost) => trapBody('trap', cost)),
      232,
      116,
      84,
      1.6,
    ),
  ),
);
const alchemist = figure(
  'alchemist',
  citadel.drawBuilding(
    'alchemist',
    { fields: [['M'], null] },
    () => goods(['potion', 'potion', 'venom'], 210, 76, 52) + goods(['potion', 'venom'], 210, 158, 52),
  ),
);
const tavern = figure(
  'tavern',
  citadel.drawBuilding('tavern', { fields: [['S'], null, null] }, (say) => at(394, 72, mercenary(say, 'nimra'), { scale: 1.5 })),
);
const armoury = figure(
  'armoury',
  citadel.drawBuilding(
    'armoury',
    { fields: [['S'], null] },
    () => at(190, 116, coinBody(6, 58)) + arrow(262, 146) + goods(['defence', 'defence', 'defence'], 326, 120, 48),
  ),
);
const merchant = figure(
  'merchant',
  citadel.drawBuilding(
    'merchant',
    {},
    () => dice(['S', 'M', 'I'], 176, 112, 52) + arrow(362, 142, 0, 0.8) + at(416, 112, coinBody(3, 60)),
  ),
);
const market = figure(
  'market',
  citadel.drawBuilding('market', { fields: [['S'], null] }, (say) => rowOf(equipment(say), 266, 84, 74, 1.2)),
);
const mine = figure(
  'mine',
  citadel.drawBuilding('mine', { fields: [] }, () =>
    [6, 4, 2]
      .map(
        (coins, index) =>
          dice(coins === 2 ? ['S'] : ['S', 'S'], 200, 46 + index * 72, 46) +
          arrow(316, 70 + index * 72, 0, 0.7) +
          at(374, 44 + index * 72, coinBody(coins, 50)),
      )
      .join(''),
  ),
);

const clan = figure('clan', citadel.drawClan);
const oneAction = figure('oneAction', citadel.drawOneAction);
const sending = figure('sending', outlands.drawSending);
const quest = figure('quest', outlands.drawQuest);
const gate = figure('gate', outlands.drawGate);
const capture = figure('strikeCapture', outlands.drawStrike('capture'));
const tricks = figure('tricks', outlands.drawTricks);
const sambor = figure('sambor', citadel.drawSambor);
const ranks = figure('ranks', citadel.drawRanks);
const rookie = figure('rookie', citadel.drawRookie);
const settled = figure('settled', outlands.drawSettled);
const loot = figure('loot', outlands.drawLoot);
const total = figure('total', outlands.drawTotal);
const hidden = figure('hidden', citadel.drawHidden);
const trapKinds = figure('trapKinds', outlands.drawTrapKinds);
const rerolls = figure('rerolls', outlands.drawRerolls);
const carried = figure('equipment', citadel.drawEquipment);

export const figures: RuleFigures = {
  byRule: {
    ...shared(figure('goods', citadel.drawGoods), 1),
    ...shared(figure('piles', citadel.drawPiles), 2, 167),
    ...shared(figure('display', citadel.drawDisplay), 3),
    ...shared(tavern, 4, 55, 267, 304),
    ...shared(figure('outlands', outlands.drawOutlands), 5, 310),
    ...shared(figure('glory', citadel.drawGlory), 10, 11, 12),
    ...shared(figure('prevailing', citadel.drawPrevailing), 13),
    ...shared(figure('wounds', citadel.drawWounds), 14, 161),
    ...shared(figure('trophies', citadel.drawTrophies), 17),
    ...shared(figure('pool', citadel.drawPool), 22, 23),
    ...shared(rookie, 21, 64, 263),
    ...shared(figure('blocked', citadel.drawBlocked), 42),
    ...shared(figure('gift', citadel.drawGift), 191, 319),
    ...shared(hut, 50, 53, 303),
    ...shared(figure('influence', citadel.drawInfluence), 51, 52),
    ...shared(alchemist, 54, 305),
    ...shared(figure('beer', citadel.drawBeer), 56),
    ...shared(armoury, 57),
    ...shared(merchant, 58, 307),
    ...shared(market, 59, 306),
    ...shared(mine, 60),
    ...shared(carried, 15, 65, 309),
    ...shared(figure('defence', outlands.drawDefence), 67, 250),
    ...shared(quest, 71, 92, 93, 312),
    ...shared(figure('bonus', outlands.drawBonus), 73, 265),
    ...shared(gate, 74),
    ...shared(settled, 75, 131, 266),
    ...shared(figure('contract', outlands.drawContract), 94, 313),
    ...shared(trapKinds, 95, 331),
    ...shared(figure('trapEffects', outlands.drawTrapEffects), 285),
    ...shared(figure('reveal', outlands.drawReveal), 101),
    ...shared(figure('leftToRight', outlands.drawLeftToRight), 100, 102),
    ...shared(figure('attackDice', outlands.drawAttackDice), 110),
    ...shared(figure('ward', outlands.drawWard), 111),
    ...shared(figure('hits', outlands.drawHits), 112),
    ...shared(figure('absorb', outlands.drawAbsorb), 113, 315),
    ...shared(figure('outcomes', outlands.drawOutcomes), 114),
    ...shared(figure('fallen', outlands.drawFallen), 115),
    ...shared(figure('potion', outlands.drawPotion), 66, 118),
    ...shared(total, 120, 122, 251, 252),
    ...shared(rerolls, 121, 253),
    ...shared(capture, 123, 316),
    ...shared(figure('strikeKill', outlands.drawStrike('kill')), 124),
    ...shared(figure('strikeShort', outlands.drawStrike('short')), 125, 127),
    ...shared(figure('carryOver', outlands.drawCarryOver), 126),
    ...shared(loot, 132, 287, 317),
    ...shared(figure('panic', outlands.drawPanic), 141, 163, 192),
    ...shared(figure('homecoming', citadel.drawHomecoming), 160),
    ...shared(figure('gateRace', outlands.drawGateRace), 162),
    ...shared(clan, 164),
    ...shared(figure('wages', citadel.drawWages), 165, 318),
    ...shared(figure('first', citadel.drawFirst), 168),
    ...shared(figure('phases', citadel.drawPhases), 166, 169),
    ...shared(figure('end', citadel.drawEnd), 180),
    ...shared(figure('scoring', citadel.drawScoring), 181, 182),
    ...shared(figure('cancel', outlands.drawCancel), 203),
    ...shared(figure('redirect', outlands.drawRedirect), 205, 258),
    ...shared(ranks, 217),
    ...shared(people('saruna'), 254),
    ...shared(people('puargh'), 255),
    ...shared(people('lusara'), 256),
    ...shared(people('dalina'), 257),
    ...shared(people('fandor', 'wormee'), 260),
    ...shared(people('taron', 'rashnek'), 261),
    ...shared(people('nuduru', 'lorios', 'frostor', 'tranok'), 45, 264),
    ...shared(people('vaidala', 'wishor', 'turzoks'), 262),
    ...shared(monsters('snailer', 'surbol', 'sckon', 'blandor'), 270),
    ...shared(monsters('sporus'), 271),
    ...shared(monsters('korcko', 'krunn'), 272),
    ...shared(monsters('gator', 'gorgosh', 'caribdis'), 273),
    ...shared(monsters('turfus'), 274),
    ...shared(monsters('warkors', 'snagnus'), 275),
    ...shared(monsters('krinx'), 276),
    ...shared(monsters('dogor'), 277),
    ...shared(monsters('sandor'), 278),
    ...shared(monsters('trons'), 279),
    ...shared(monsters('abysur'), 280),
    ...shared(tricks, 286, 314),
    ...shared(sending, 311),
  },
  bySection: {
    setup: clan,
    clan,
    round: figure('phases', citadel.drawPhases),
    turn: oneAction,
    citadel: hut,
    goods: figure('stores', citadel.drawStores),
    sending,
    adventure: figure('order', outlands.drawOrder),
    quests: quest,
    battle: figure('attackDice', outlands.drawAttackDice),
    strike: capture,
    conquest: figure('conquest', outlands.drawConquest),
    gate,
    cleanUp: figure('phases', citadel.drawPhases),
    end: figure('scoring', citadel.drawScoring),
    variants: figure('difficulty', citadel.drawDifficulty),
    trickery: tricks,
    solo: sambor,
    scenarios: ranks,
    effects: carried,
    monsters: figure('monsterCard', outlands.drawMonsterCard),
    tokens: trapKinds,
    digital: oneAction,
    secrets: hidden,
  },
};
