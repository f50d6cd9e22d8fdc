// Pictures of the rules of Žižka: pieces of the map, tokens with rows, dice, members, fights.
import { type RuleFigure, type RuleFigures, type Say, sharedBy } from '../rule-figures';
import * as deeds from './rule-figures-deeds';
import * as map from './rule-figures-map';
import { CAPTIONS } from './rule-figures-text';

function figure(caption: keyof typeof CAPTIONS, draw: (say: Say) => string): RuleFigure {
  return { caption: CAPTIONS[caption], draw };
}

const shared = sharedBy('ZIZ');

const rows = figure('rows', map.drawToken('H1'));
const rowsDone = figure('rowsDone', map.drawToken('H1', ['done', 'open', 'done']));
const kinds = figure('kinds', map.drawKinds);
const pile = figure('pile', map.drawPile);
const tavern = figure('tavern', deeds.drawTavern);
const actions = figure('actions', map.drawActions);
const luckToken = figure('luckToken', deeds.drawLuckToken);
const fight = figure('fight', deeds.drawFight);
const hunter = figure('hunter', map.drawHunter);
const covering = figure('covering', deeds.drawCovering);
const move = figure('move', map.drawMove);
const track = figure('track', map.drawTrack(20));

export const figures: RuleFigures = {
  byRule: {
    ...shared(figure('map', map.drawMap), 2),
    ...shared(pile, 3, 131, 180),
    ...shared(figure('keepEasy', map.drawKeep('easy')), 4, 75),
    ...shared(tavern, 5, 31, 100, 102),
    ...shared(figure('supply', map.drawSupply), 6, 181),
    ...shared(figure('startingSet', deeds.drawStartingSet), 7),
    ...shared(figure('starts', map.drawStarts), 8, 9),
    ...shared(figure('icons', deeds.drawIcons), 10),
    ...shared(figure('diceCount', deeds.drawDiceCount), 11),
    ...shared(figure('faces', deeds.drawFaces), 12),
    ...shared(figure('reroll', deeds.drawReroll), 13),
    ...shared(figure('coinFace', deeds.drawCoinFace), 14),
    ...shared(figure('pool', deeds.drawPool), 15),
    ...shared(figure('joker', deeds.drawJoker), 16),
    ...shared(covering, 17, 173, 190),
    ...shared(figure('eye', map.drawEye), 18, 182),
    ...shared(figure('commanders', map.drawCommanders), 1, 20),
    ...shared(figure('company', deeds.drawCompany), 25),
    ...shared(figure('memberCard', deeds.drawMemberCard), 26),
    ...shared(figure('scroll', deeds.drawScroll), 27, 89),
    ...shared(figure('morale', deeds.drawMorale), 28),
    ...shared(figure('dislike', deeds.drawDislike), 29),
    ...shared(figure('departure', deeds.drawDeparture), 30),
    ...shared(figure('replace', deeds.drawReplace), 59, 101),
    ...shared(figure('standUp', map.drawStandUp), 37),
    ...shared(figure('turnEnd', map.drawTurnEnd), 36, 38),
    ...shared(move, 19, 45),
    ...shared(figure('openRoads', map.drawOpenRoads), 46),
    ...shared(figure('attempt', map.drawAttempt), 50),
    ...shared(kinds, 51, 52),
    ...shared(rowsDone, 55),
    ...shared(figure('failure', map.drawFailure), 56, 71),
    ...shared(figure('donation', map.drawToken('M1')), 57, 65, 66),
    ...shared(figure('keepTry', map.drawKeepTry), 76),
    ...shared(figure('keepHard', map.drawKeep('hard')), 77),
    ...shared(figure('keepLost', map.drawKeepLost), 78),
    ...shared(figure('invitation', deeds.drawInvitation), 85),
    ...shared(figure('sixDice', deeds.drawSixDice), 86),
    ...shared(figure('setAside', deeds.drawSetAside), 87),
    ...shared(figure('goal', deeds.drawGoal), 90, 93),
    ...shared(figure('pot', deeds.drawPot), 91),
    ...shared(figure('places', deeds.drawPlaces), 92, 160),
    ...shared(figure('favour', deeds.drawFavour), 110, 155),
    ...shared(figure('favourDie', deeds.drawFavourDie), 111),
    ...shared(figure('warrant', deeds.drawWarrant), 115),
    ...shared(figure('prey', deeds.drawPrey), 120),
    ...shared(figure('spoils', deeds.drawSpoils), 123),
    ...shared(figure('laidDown', deeds.drawLaidDown), 124),
    ...shared(figure('refilled', map.drawRefilled), 130),
    ...shared(figure('pointSources', map.drawPointSources), 135, 192),
    ...shared(figure('lastCount', map.drawLastCount), 137),
    ...shared(figure('torakWarrants', deeds.drawTorakWarrants), 156),
    ...shared(figure('torakFight', deeds.drawTorakFight), 157, 158, 159),
    ...shared(figure('torakPrize', deeds.drawTorakPrize), 161),
  },
  bySection: {
    setup: kinds,
    dice: figure('faces', deeds.drawFaces),
    commanders: figure('commanders', map.drawCommanders),
    retinue: figure('company', deeds.drawCompany),
    turn: actions,
    movement: move,
    events: rows,
    luck: luckToken,
    conquest: figure('keepEasy', map.drawKeep('easy')),
    tournament: figure('score', deeds.drawScore),
    hiring: tavern,
    favours: figure('favour', deeds.drawFavour),
    warrants: fight,
    end: track,
    variants: figure('paidReroll', deeds.drawPaidReroll),
    solo: hunter,
    table: actions,
    secrets: pile,
    opponents: actions,
  },
};
