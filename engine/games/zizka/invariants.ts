// Conservation laws: no token, card, member or favour is lost or doubled; nothing falls below zero.
import { CONSTANTS } from './data/constants';
import { HIRE_COUNT, KEEP_CARDS, TOKEN_IDS } from './data/tables';
import { isStarter } from './retinue';
import { torakDeck } from './setup';
import type { State } from './types';

export function checkInvariants(state: State): string[] {
  const broken: string[] = [];
  const expect = (condition: boolean, words: string): void => {
    if (!condition) broken.push(words);
  };
  expectSet(
    expect,
    'event tokens',
    [...state.tokens.filter((token) => token >= 0), ...state.pile, ...state.used],
    TOKEN_IDS.length,
  );
  const held = state.seats.flatMap((seat) => seat.members);
  const tables = state.tables.flat().filter((member) => member >= 0);
  const hires = [...held.filter((member) => !isStarter(member)), ...tables, ...state.decks.flat(), ...state.discards.flat()];
  expectSet(expect, 'members', hires, HIRE_COUNT);
  const starters = [...held.filter(isStarter), ...state.gone];
  const equipped = state.seats.filter((seat) => seat.commander >= 0).length;
  expect(new Set(starters).size === starters.length && starters.length === equipped * 4, 'starting members');
  for (let keep = 0; keep < 2; keep++) {
    const won = state.seats.map((seat) => seat.won[keep] ?? -1).filter((card) => card >= 0);
    expectSet(expect, `conquest cards ${keep}`, [...(state.keeps[keep] ?? []), ...won], KEEP_CARDS[keep === 0 ? 0 : 1].length);
  }
  if (state.solo !== null) {
    const cards = [...state.solo.deck, ...state.solo.used].sort((left, right) => left - right);
    expect(cards.join() === torakDeck(state.solo.level).join(), 'cards of Torak');
    expect(new Set(state.solo.warrants).size === state.solo.warrants.length, 'solo warrants');
  }
  state.seats.forEach((seat, index) => {
    expect(seat.coins >= 0 && seat.luck >= 0, `seat ${index} owes coins or luck`);
    expect(seat.members.length <= CONSTANTS.retinueLimit, `seat ${index} leads too many`);
    expect(seat.morale >= CONSTANTS.moraleMin && seat.morale <= CONSTANTS.moraleMax, `seat ${index} left the morale track`);
    expect(seat.warrant === 1 || seat.warrantCoins === 0, `seat ${index} has frozen coins without a warrant`);
    expect(seat.sources.reduce((sum, points) => sum + points, 0) === seat.vp, `points of seat ${index}`);
  });
  expect(
    state.favours.every((holder) => holder >= -1 && holder < state.seats.length),
    'favours',
  );
  expect(state.roll === null || state.roll.dice.length <= CONSTANTS.diceLimit, 'too many dice');
  expect(state.usable >= 0 && state.actions >= 0 && state.actions <= CONSTANTS.actionsPerTurn, 'actions or usable luck');
  return broken;
}

function expectSet(expect: (condition: boolean, words: string) => void, name: string, items: number[], count: number): void {
  expect(items.length === count && new Set(items).size === count, `${name}: ${items.length} of ${count}`);
}
