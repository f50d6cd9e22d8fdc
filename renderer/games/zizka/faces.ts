// How decisions look as buttons of the request bar.
import { describeDecision } from '../../../engine/games/zizka/text/phrases';
import type { Decision, View } from '../../../engine/games/zizka/view-types';
import type { ChoiceFace } from '../game-table';
import { symbolSvg, type ZizkaSymbol } from './art/symbols';

const SYMBOL: Readonly<Partial<Record<Decision['type'], ZizkaSymbol>>> = {
  reroll: 'reroll',
  buy: 'coin',
  coin: 'coin',
  peek: 'eye',
  luck: 'luck',
  attack: 'sword',
};

export function faceOf(decision: Decision, view: View): ChoiceFace {
  const label = describeDecision(decision, view);
  const symbol = SYMBOL[decision.type];
  const icon = symbol === undefined ? {} : { icon: symbolSvg(symbol, 24) };
  switch (decision.type) {
    case 'keep':
    case 'done':
    case 'join':
      return { label, weight: 'confirm', ...icon };
    case 'end':
    case 'fail':
      return { label, weight: 'danger', ...icon };
    case 'event':
    case 'conquest':
    case 'hire':
    case 'attack':
      return { label, weight: 'paper', group: 'actions', ...icon };
    default:
      return { label, weight: 'paper', ...icon };
  }
}
