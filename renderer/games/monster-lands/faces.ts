// How decisions look as buttons of the request bar.
import { fallsByKill, strikeOdds, wardOdds } from '../../../engine/games/monster-lands/option-odds';
import { describeDecision } from '../../../engine/games/monster-lands/text/phrases';
import type { Colour, Decision } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { Phrase } from '../../../engine/protocol';
import { type IconName, iconAt, iconSvg } from '../../art/game-icons';
import { at, svg } from '../../art/svg';
import type { ChoiceFace } from '../../table/game-table';
import { clanDieBody } from './art/dice';
import { chancesNote, wardNote } from './odds-adventure';

const ICON: Readonly<Partial<Record<Decision['type'], IconName>>> = {
  back: 'return-arrow',
  send: 'trail',
  feature: 'flying-flag',
  collect: 'hand',
  buyDie: 'dice-six-faces-four',
  settle: 'flying-flag',
  sellTrophy: 'trophy',
  done: 'check-mark',
  confirm: 'trail',
  equip: 'battle-gear',
  swap: 'cycle',
  pay: 'two-coins',
  capture: 'fishing-net',
  kill: 'death-skull',
  giveUp: 'cancel',
  venom: 'poison-bottle',
  fulfil: 'check-mark',
  decline: 'cancel',
  reveal: 'card-draw',
  stop: 'cancel',
  cancel: 'checked-shield',
  allow: 'return-arrow',
  redirect: 'cycle',
  keep: 'shield',
  loot: 'open-treasure-chest',
  rebate: 'two-coins',
  drop: 'trash-can',
  heal: 'health-potion',
  buy: 'checked-shield',
};
const OUTCOME: Readonly<Record<string, IconName>> = { unhurt: 'checked-shield', wounded: 'broken-heart', fall: 'tombstone' };
const GIFT: Readonly<Record<string, IconName>> = {
  potion: 'drink-me',
  venom: 'poison-bottle',
  defence: 'checked-shield',
  coins: 'two-coins',
};
// Far right and guarded, apart from the other buttons.
export const ENDINGS: ReadonlySet<Decision['type']> = new Set(['pass', 'payShort', 'giveUp']);
const CONFIRMS = new Set<Decision['type']>(['confirm', 'pay', 'rollAll', 'fulfil', 'capture', 'reveal']);
const PAPERS = new Set<Decision['type']>(['leave', 'keep', 'allow', 'stop', 'decline', 'drop']);
const DANGERS = new Set<Decision['type']>(['giveUp', 'payShort', 'pass']);

// Dark on gold and paper, light on oak and wax.
const picture = (name: IconName, type: Decision['type']): string =>
  iconSvg(name, 26, CONFIRMS.has(type) || PAPERS.has(type) ? '#2a1a08' : '#f0ddae');
const dicePicture = (dice: readonly Colour[]): string =>
  svg(dice.length * 25 + 3, 28, dice.map((die, index) => at(index * 25, 1, clanDieBody(die, null, 24))).join(''));

export function faceOf(decision: Decision, view: View): ChoiceFace {
  const { type } = decision;
  const icon = iconOf(decision, view);
  const note = noteOf(decision, view);
  return {
    label: labelOf(decision, view),
    weight: CONFIRMS.has(type) ? 'confirm' : DANGERS.has(type) ? 'danger' : PAPERS.has(type) ? 'paper' : 'common',
    group: groupOf(type),
    ...(icon === null ? {} : { icon }),
    ...(note === null ? {} : { note }),
    ...(decision.type === 'defend' && decision.outcome === 'fall' ? { weight: 'danger' as const } : {}),
  };
}

// Where the icon tells the rest, few words leave room for the question.
function labelOf(decision: Decision, view: View): Phrase {
  if (decision.type === 'roll') return { key: 'table.rollOne' };
  if (decision.type === 'rollAll') return { key: 'table.rollAll' };
  if (decision.type === 'ward' && decision.count === 0) return { key: 'table.keepMagic' };
  if (decision.type !== 'brew') return describeDecision(decision, view);
  return { key: 'table.brew', params: { potions: decision.potions, venoms: venomsOf(decision.potions, view) } };
}

const venomsOf = (potions: number, view: View): number => Number(view.ask?.of ?? 0) - potions;

// As many flasks as one gets, potions before venoms.
function flasks(potions: number, venoms: number): string {
  const names = [...Array<IconName>(potions).fill('drink-me'), ...Array<IconName>(venoms).fill('poison-bottle')];
  const body = names.map((name, index) => iconAt(name, index * 22 + 12, 13, 24, name === 'drink-me' ? '#ff9c8f' : '#9fdc8f'));
  return svg(names.length * 22 + 2, 26, body.join(''));
}

function iconOf(decision: Decision, view: View): string | null {
  const { type } = decision;
  switch (decision.type) {
    case 'roll':
      return dicePicture([decision.colour]);
    case 'take':
      return typeof decision.what === 'number' ? null : dicePicture([decision.what]);
    case 'rollAll': {
      const left = view.sceneView?.strike?.left;
      const dice: Colour[] = [...Array<Colour>(left?.S ?? 0).fill('S'), ...Array<Colour>(left?.M ?? 0).fill('M')];
      return dicePicture(new Set(dice).size > 1 ? ['S', 'M'] : dice.slice(0, 2));
    }
    case 'brew':
      return flasks(decision.potions, venomsOf(decision.potions, view));
    case 'visit':
      return picture(BUILDING[decision.building] ?? 'castle', type);
    case 'steal':
      return decision.dice === '' ? null : dicePicture([...decision.dice].filter(isColour));
    case 'ward':
      return decision.count === 0 ? null : dicePicture(['M']);
    case 'defend':
      return picture(OUTCOME[decision.outcome] ?? 'shield', type);
    case 'gift':
      return isColour(decision.gift) ? dicePicture([decision.gift]) : picture(GIFT[decision.gift] ?? 'two-coins', type);
    default: {
      const name = ICON[type];
      return name === undefined ? null : picture(name, type);
    }
  }
}

// The sign over the door, as on the board.
const BUILDING: Readonly<Record<string, IconName>> = {
  hut: 'wolf-trap',
  alchemist: 'fizzing-flask',
  tavern: 'beer-stein',
  merchant: 'swap-bag',
  armoury: 'anvil',
  market: 'battle-gear',
  mine: 'mine-wagon',
};

const isColour = (of: string): of is Colour => of === 'S' || of === 'M' || of === 'I';

function groupOf(type: Decision['type']): string {
  if (type === 'capture' || type === 'kill') return 'take';
  if (type === 'roll' || type === 'rollAll') return 'roll';
  return type === 'back' ? 'back' : 'other';
}

// What it comes to: the chances after it, what it leaves to the next, what it costs.
function noteOf(decision: Decision, view: View): Phrase | null {
  const strike = view.sceneView?.strike;
  if (decision.type === 'ward') {
    const odds = wardOdds(view, decision.count);
    return odds === null ? null : wardNote(odds);
  }
  if (decision.type === 'defend' && decision.outcome === 'fall') return { key: 'table.note.fall' };
  if (strike?.purpose !== 'monster') return null;
  if (decision.type === 'giveUp') return { key: 'table.note.carry', params: { total: strike.total } };
  if (decision.type === 'kill') return fallsByKill(view) ? { key: 'table.note.fall' } : null;
  const odds = strikeOdds(strike, decision);
  return odds === null ? null : chancesNote(odds, strike);
}
