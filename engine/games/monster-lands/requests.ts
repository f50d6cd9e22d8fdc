// Who is asked, and how the request is worded.
import type { Phrase } from '../../core/decision';
import { nameKey } from './battle-math';
import { clanOf, wagesOwed } from './clan';
import { trailNow } from './text/phrases';
import type { Ask, State } from './types';

export function requestFor(state: State): { readonly seat: number; readonly prompt: Phrase } | null {
  const { ask } = state;
  return ask === null ? null : { seat: ask.seat, prompt: promptOf(state, ask) };
}

function promptOf(state: State, ask: Ask): Phrase {
  const key = `prompt.${ask.kind}`;
  const { work, scene } = state;
  switch (ask.kind) {
    case 'die':
      return { key, params: { building: `@card.${work?.subject ?? 'hut'}.name` } };
    case 'brew':
    case 'giveTrap':
      return { key, params: { count: Number(ask.of) } };
    case 'send':
    case 'load':
      return { key, params: { member: `@${nameKey(work?.subject ?? '')}`, trail: trailNow(work?.trail ?? '', state.lands) } };
    case 'settle':
      return { key, params: { land: `@card.${work?.subject ?? ''}.name` } };
    case 'give':
      return { key: `prompt.give.${work?.action ?? 'send'}` };
    case 'bearer':
      return { key: work?.action === 'equip' ? 'prompt.bearer.equip' : 'prompt.bearer' };
    case 'inherit':
      return { key, params: { card: `@${nameKey(ask.of)}` } };
    case 'defend':
      return { key, params: { count: scene?.assaults[0]?.hits ?? 0 } };
    case 'ward':
      return { key, params: { count: scene?.assaults[0]?.dice ?? 0 } };
    case 'openRoll':
      return { key: scene?.roll?.purpose === 'quest' ? 'prompt.openRoll.quest' : 'prompt.openRoll.conquest' };
    case 'strike':
    case 'redirect':
      return { key, params: { monster: `@card.${scene?.monster ?? ''}.name` } };
    case 'wages':
      return { key, params: { owed: wagesOwed(clanOf(state, ask.seat)), coins: clanOf(state, ask.seat).coins } };
    default:
      return { key };
  }
}
