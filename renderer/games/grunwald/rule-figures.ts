// Pictures of the rules of Na Grunwald!: banners, pieces, cards and sums.
import type { RuleFigure, RuleFigures, Say } from '../rule-figures';
import * as cards from './rule-figures-cards';
import * as fields from './rule-figures-fields';
import { CAPTIONS } from './rule-figures-text';

function figure(caption: keyof typeof CAPTIONS, draw: (say: Say) => string): RuleFigure {
  return { caption: CAPTIONS[caption], draw };
}

const order = figure('order', fields.drawOrder);
const placement = figure('placement', fields.drawPlacement);
const joining = figure('joining', fields.drawJoining);
const battle = figure('battle', cards.drawBattle);
const camp = figure('camp', cards.drawCamp);
const event = figure('event', cards.drawEvent('winter'));
const strength = figure('strength', cards.drawStrength);
const secrecy = figure('secrecy', cards.drawSecrecy);

export const figures: RuleFigures = {
  byRule: {
    'GRU-1': figure('start', cards.drawStart),
    'GRU-2': figure('decks', cards.drawDecks),
    'GRU-3': figure('display', cards.drawDisplay),
    'GRU-4': figure('startPlayer', cards.drawStartPlayer),
    'GRU-5': figure('bank', cards.drawBank),
    'GRU-10': event,
    'GRU-11': event,
    'GRU-12': figure('truce', fields.drawTruce),
    'GRU-20': placement,
    'GRU-21': joining,
    'GRU-22': joining,
    'GRU-23': figure('pass', fields.drawPass),
    'GRU-24': figure('piecesOnly', fields.drawPiecesOnly),
    'GRU-25': figure('teutonField', fields.drawTeutonField),
    'GRU-26': figure('provisionBid', fields.drawProvisionBid),
    'GRU-27': figure('mercenaryBid', fields.drawMercenaryBid),
    'GRU-30': order,
    'GRU-31': figure('points', fields.drawPoints),
    'GRU-33': figure('homecoming', fields.drawHomecoming),
    'GRU-40': figure('teutonStrength', cards.drawTeutonStrength),
    'GRU-41': figure('secret', cards.drawSecret),
    'GRU-42': figure('captives', cards.drawCaptives),
    'GRU-43': battle,
    'GRU-44': figure('defeat', cards.drawDefeat),
    'GRU-45': figure('nobody', cards.drawNobody),
    'GRU-46': camp,
    'GRU-47': camp,
    'GRU-50': figure('crownRanks', fields.drawRanks('crown')),
    'GRU-51': figure('provisionPrizes', fields.drawGoodsPrizes('provision')),
    'GRU-52': figure('ducatPrizes', fields.drawGoodsPrizes('ducats')),
    'GRU-53': figure('mercenaryRanks', fields.drawRanks('mercenaries')),
    'GRU-54': figure('helperPrizes', fields.drawHelperPrizes),
    'GRU-55': figure('roundEnd', fields.drawRoundEnd),
    'GRU-60': figure('feeding', cards.drawFeeding),
    'GRU-61': strength,
    'GRU-62': figure('commander', cards.drawCommander),
    'GRU-63': figure('quartermaster', cards.drawQuartermaster),
    'GRU-64': figure('ducatsLeft', cards.drawDucatsLeft),
    'GRU-70': figure('auction', cards.drawAuction),
    'GRU-71': figure('purchase', cards.drawPurchase),
    'GRU-72': figure('task', cards.drawTask),
    'GRU-73': figure('thirdTeuton', cards.drawThirdTeuton),
  },
  bySection: {
    setup: figure('display', cards.drawDisplay),
    events: event,
    officers: placement,
    resolution: figure('crownRanks', fields.drawRanks('crown')),
    skirmish: battle,
    fields: order,
    end: strength,
    cards: event,
    secrecy,
  },
};
