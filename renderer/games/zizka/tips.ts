// What symbols and components mean, for hovering.
import { fightNow } from '../../../engine/games/zizka/fight-odds';
import { oddsAfterThrow, oddsFor } from '../../../engine/games/zizka/odds';
import { ICONS, SOVEREIGNS } from '../../../engine/games/zizka/types';
import type { DieChoice, View } from '../../../engine/games/zizka/view-types';
import type { Phrase } from '../../../engine/protocol';
import { sharedName } from '../../table/alike';
import type { Tip } from '../../table/game-table';
import { symbolSvg } from './art/symbols';
import { chancePhrase, percentOf } from './chance';
import { placeTextKey, stepsTo } from './places';
import { rewardSymbol } from './symbols';

const SIGNS = new Set([
  'coins',
  'rowCost',
  'luck',
  'luckIcon',
  'warrant',
  'vp',
  'morale',
  'die',
  'reroll',
  'step',
  'eye',
  'sword',
  'shield',
  'speech',
  'deck',
  'levy',
  'aside',
  'attackIcons',
  'defenceIcons',
  'torak',
  'torakDice',
  'torakLuck',
  'torakDeck',
]);

export function tipOf(spot: string, view: View): Tip | null {
  const id = sharedName(spot);
  const [kind = '', name = ''] = id.split(/:(.*)/);
  switch (kind) {
    case 'cast':
      return dieTip(name, view);
    case 'die':
      return name === '' ? wordOf(id) : dieTip(name, view);
    case 'throw':
      return { title: { key: `face.${view.tournament?.dice[Number(name)] ?? 'blank'}` } };
    case 'space':
      return spaceTip(name, view);
    case 'commander':
      // Only the side that is played with.
      return { title: { key: `commander.${name}.name` }, text: { key: `commander.${name}.${view.side}` } };
    case 'score':
      return scoreTip(Number(name), view);
    default:
      return wordOf(id);
  }
}

/** What means the same at every table; the glossary tells it too. */
export function wordOf(id: string): Tip | null {
  const [kind = '', name = ''] = id.split(/:(.*)/);
  switch (kind) {
    case 'member':
    case 'own':
      return { title: { key: `member.${name}.name` }, text: { key: `member.${name}.text` } };
    case 'commander':
      return { title: { key: `commander.${name}.name` }, text: { key: `commander.${name}.text` } };
    case 'favour':
      return { title: { key: `reward.${name}` }, text: { key: `table.favourText.${name}` }, icon: symbolSvg(favourOf(name), 36) };
    case 'face':
    case 'lane':
      return { title: { key: `face.${name}` }, text: { key: `table.faceText.${name}` } };
    case 'reward':
      return rewardTip(name);
    case 'won':
      return { title: { key: `keep.${name}.name` }, text: { key: 'table.wonText' } };
    case 'action':
      return { title: { key: `table.action.${name}` }, text: { key: `table.actionText.${name}` } };
    case 'soloWarrant':
      return { title: { key: `warrant.${name}.name` }, text: { key: `warrant.${name}.text` } };
    case 'coin':
      return signTip('coins');
    case 'pile':
    case 'used':
      return { title: { key: `table.${kind}Name` }, text: { key: `table.${kind}Text` } };
    case 'seen':
      return { title: { key: 'table.seen' } };
    default:
      return SIGNS.has(kind) ? signTip(kind) : null;
  }
}

// Points as they stand, and what the coins would add if the match ended now.
function scoreTip(seat: number, view: View): Tip {
  const held = view.seats[seat];
  const title = { key: 'table.vp' };
  if (held === undefined || view.solo !== null) return { title, text: { key: 'table.vpText' } };
  const { points, fromCoins, coins, place } = held.projected;
  const isTied = view.seats.some((other) => other.seat !== seat && other.projected.points === points);
  const params = { vp: held.vp, fromCoins, points, coins, place };
  return { title, text: { key: isTied ? 'table.projectedTied' : 'table.projected', params } };
}

const favourOf = (name: string): 'wenceslas' | 'sigismund' => (name === 'sigismund' ? 'sigismund' : 'wenceslas');

function rewardTip(name: string): Tip {
  const symbol = rewardSymbol(name);
  return { title: { key: `reward.${name}` }, ...(symbol === null ? {} : { icon: symbolSvg(symbol, 36) }) };
}

function signTip(sign: string): Tip {
  return { title: { key: `table.${sign}` }, text: { key: `table.${sign}Text` } };
}

// Where the one who moves stands and may go is told about by the sheet on the map.
function spaceTip(id: string, view: View): Tip | null {
  if (view.viewer === view.turn && stepsTo(view, view.turn, id) !== null) return null;
  const space = view.spaces.find((each) => each.id === id);
  const seat = view.viewer ?? view.turn;
  const title = placeName(id, view, seat);
  const odds = oddsFor(view, seat, id);
  if (space?.token) {
    const text = `token.${space.token}.text`;
    return { title, text: odds === null ? { key: text } : chancePhrase('table.tokenOdds', odds.whole, { text: `@${text}` }) };
  }
  if (space?.kind) {
    const params = { kind: `@kind.${space.kind}`, marks: `@kind.${space.kind}.back` };
    return { title, text: odds === null ? { key: 'table.back', params } : chancePhrase('table.backOdds', odds.whole, params) };
  }
  return { title, text: { key: placeTextKey(view, seat, id) } };
}

// With the rival who stands there, and how far that one rides: of several the one who rides farthest.
function placeName(id: string, view: View, seat: number): Phrase {
  const [rival] = view.seats
    .filter((each) => each.seat !== seat && each.space === id)
    .toSorted((one, other) => other.totals.range - one.totals.range);
  const space = `@space.${id}.name`;
  if (rival === undefined) return { key: `space.${id}.name` };
  return { key: 'table.rivalAt', params: { space, seat: rival.seat, count: rival.totals.range } };
}

// A die in the tray: what it shows, and what one more throw of it would do to the rows.
function dieTip(die: string, view: View): Tip {
  const isSovereign = die === 'wenceslas' || die === 'sigismund';
  const title = { key: isSovereign ? `reward.${die}` : `face.${die}` };
  const choice = DICE.find((each) => each === die);
  const text = choice === undefined || !isThrowable(view) ? null : afterThrow(choice, view);
  return { title, text: text ?? { key: isSovereign ? `table.favourText.${die}` : `table.faceText.${die}` } };
}

function afterThrow(die: DieChoice, view: View): Phrase | null {
  if (view.fight !== null) {
    const stake = fightNow(view, die);
    if (stake === null) return null;
    return chancePhrase(view.phase === 'attackRolling' ? 'table.dieWins' : 'table.dieHolds', stake);
  }
  const odds = oddsAfterThrow(view, die);
  if (odds === null) return null;
  const rows = odds.flatMap((stake, index) => (stake === null ? [] : [`${index + 1} – ${percentOf(stake.chance)} %`]));
  return { key: 'table.dieOdds', params: { rows: rows.join(', ') } };
}

const DICE: readonly DieChoice[] = [...ICONS, ...SOVEREIGNS];

const ROLLING = new Set(['eventRolling', 'conquestRolling', 'attackRolling', 'defenceRolling']);

function isThrowable({ phase, roll, experienced }: View): boolean {
  return ROLLING.has(phase) && roll !== null && (roll.rerolls > 0 || experienced);
}
