// The request bar's second line: prices and what is missing, in words.
import { trapOf } from '../../../engine/games/monster-lands/data/lookup';
import type { Decision } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { Phrase } from '../../../engine/protocol';
import type { Offered } from '../../table/game-table';
import { offIn, priceNow } from './price-now';
import { memberName } from './reading';

export function noteFor(view: View, offered: readonly Offered<Decision>[]): Phrase | null {
  const { ask, work } = view;
  if (ask === null) return null;
  const clan = view.clans[ask.seat];
  switch (ask.kind) {
    case 'turn': {
      const dice = clan === undefined ? 0 : clan.S + clan.M + clan.I.length;
      const closed = view.panic.length;
      return { key: closed > 0 ? 'table.note.turnPanic' : 'table.note.turn', params: { dice, closed } };
    }
    case 'hut': {
      const sum = (work?.picks ?? []).reduce((total, slot) => total + costOfTrap(view.hut[slot] ?? ''), 0);
      return { key: 'table.note.hut', params: { price: priceNow(work, sum), discount: offIn(work), coins: clan?.coins ?? 0 } };
    }
    case 'tavern':
    case 'market':
    case 'amount':
      return { key: 'table.note.shop', params: { discount: offIn(work), coins: clan?.coins ?? 0 } };
    case 'die':
      return { key: 'table.note.die' };
    case 'send':
      return { key: 'table.note.send' };
    case 'load':
      return { key: 'table.note.load' };
    case 'strike':
      return strikeNote(view, offered);
    case 'openRoll':
      return rollNote(view, offered);
    case 'wages':
      return wagesNote(view, ask.seat);
    case 'ward': {
      const attack = view.sceneView?.attack;
      if (!attack) return null;
      return { key: 'table.note.ward', params: { stops: attack.abilities + attack.tokens + attack.potions } };
    }
    case 'defend': {
      const attack = view.sceneView?.attack;
      return attack === null || attack === undefined
        ? null
        : { key: 'table.note.defend', params: { abilities: attack.abilities, tokens: attack.tokens, potions: attack.potions } };
    }
    default:
      return null;
  }
}

const costOfTrap = (trap: string): number => (trap === '' ? 0 : trapOf(trap).cost);

function rollNote(view: View, offered: readonly Offered<Decision>[]): Phrase | null {
  const roll = view.sceneView?.strike;
  if (!roll) return null;
  const { total, target } = roll;
  if (total >= target) return { key: 'table.note.reached', params: { total, target } };
  const missing = target - total;
  if (!offered.some(({ decision }) => decision.type === 'reroll')) return { key: 'table.note.missing', params: { missing } };
  const left = roll.rerolls.reduce((sum, source) => sum + source.left, 0);
  return { key: 'table.note.reroll', params: { missing, left } };
}

// Whoever is short of coins must know who would leave.
function wagesNote(view: View, seat: number): Phrase {
  const [member] = view.clanViews[seat]?.deserters ?? [];
  const isShort = (view.clans[seat]?.coins ?? 0) < (view.clanViews[seat]?.wages ?? 0);
  return member === undefined || !isShort
    ? { key: 'table.note.wages' }
    : { key: 'table.note.wagesShort', params: { member: `@${memberName(member)}` } };
}

function strikeNote(view: View, offered: readonly Offered<Decision>[]): Phrase | null {
  const strike = view.sceneView?.strike;
  if (!strike) return null;
  const loot = offered.some(({ decision }) => decision.type === 'loot') ? '@table.note.loot' : '';
  if (strike.traps < strike.trapsNeeded) {
    return {
      key: 'table.note.noTrap',
      params: { traps: strike.trapsNeeded - strike.traps, kill: strike.kill - strike.killBonus, loot },
    };
  }
  // What is missing stands on the scale above.
  return loot === '' ? null : { key: 'table.note.loot' };
}
