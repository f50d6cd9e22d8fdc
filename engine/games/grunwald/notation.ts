// Text forms: decision keys (the one form of IPC, journal and golden files) and the board as text.

import { teutonicStrength } from './battle';
import { CARD_INDEX, CARDS } from './data/cards';
import { EVENTS } from './data/events';
import { DUCAT_CARDS, PROVISION_CARDS } from './data/supplies';
import { pointsOn, stakeIndex } from './ranking';
import type { Decision, State } from './types';
import { FIELDS, type FieldId } from './view-types';

export function makeKey(decision: Decision): string {
  switch (decision.type) {
    case 'take':
      return decision.pieces === 'officer' ? 'take:officer' : `take:helpers-${decision.count}`;
    case 'goTo':
      return `field:${decision.field}`;
    case 'stake':
    case 'bid':
      return `${decision.type}:${decision.ducats}`;
    case 'buy':
      return `buy:${decision.amount}`;
    case 'pay':
      return `pay:${decision.with}`;
    case 'send':
    case 'give':
    case 'dismiss':
      return `${decision.type}:${decision.card}`;
    default:
      return decision.type;
  }
}

export function parseKey(key: string): Decision | null {
  const [type, rest] = splitKey(key);
  switch (type) {
    case 'take':
      return parseTake(rest);
    case 'field':
      return isField(rest) ? { type: 'goTo', field: rest } : null;
    case 'stake':
    case 'bid': {
      const ducats = parseCount(rest);
      return ducats === null ? null : { type, ducats };
    }
    case 'buy': {
      const amount = parseCount(rest);
      return amount === null ? null : { type, amount };
    }
    case 'pay':
      return rest === 'provision' || rest === 'ducats' ? { type, with: rest } : null;
    case 'send':
    case 'dismiss':
      return rest !== null && Object.hasOwn(CARD_INDEX, rest) ? { type, card: rest } : null;
    case 'give':
      return rest !== null && (rest === 'provision' || Object.hasOwn(CARD_INDEX, rest)) ? { type, card: rest } : null;
    case 'pass':
    case 'back':
    case 'drop':
    case 'decline':
    case 'done':
      return rest === null ? { type } : null;
    default:
      return null;
  }
}

function splitKey(key: string): [string, string | null] {
  const at = key.indexOf(':');
  return at < 0 ? [key, null] : [key.slice(0, at), key.slice(at + 1)];
}

function parseTake(rest: string | null): Decision | null {
  if (rest === 'officer') return { type: 'take', pieces: 'officer', count: 1 };
  if (rest === null || !rest.startsWith('helpers-')) return null;
  const count = parseCount(rest.slice('helpers-'.length));
  return count === null || count < 1 || count > 5 ? null : { type: 'take', pieces: 'helpers', count };
}

function parseCount(text: string | null): number | null {
  return text !== null && /^(0|[1-9]\d?)$/.test(text) ? Number(text) : null;
}

function isField(text: string | null): text is FieldId {
  return FIELDS.some((field) => field === text);
}

const MARKS = { crown: 'C', mercenary: 'M', teuton: 'T', peasant: 'P' } as const;

function drawCard(card: number): string {
  const view = CARDS[card];
  return view === undefined ? '-' : `${MARKS[view.kind]}${view.strength}`;
}

function drawCards(cards: readonly number[]): string {
  return cards.length === 0 ? '-' : cards.map(drawCard).join(' ');
}

export function drawBoard(state: State): string {
  const event = state.event < 0 ? '-' : (EVENTS[state.event]?.id ?? '-');
  const lines = [
    `round ${state.round}/8  ${state.phase}  start ${state.start}  event ${event}  prize ${drawCard(state.prize)}`,
    ...FIELDS.map((id, field) => drawField(state, id, field)),
    ...state.ducats.map((_, seat) => drawSeat(state, seat)),
  ];
  if (state.battle >= 0) lines.push(`battle ${state.battle} against ${teutonicStrength(state).total}, debt ${state.debt}`);
  if (state.bid > 0) lines.push(`bid ${state.bid} by seat ${state.leader}`);
  if (state.given.length > 0) lines.push(`given ${state.given.map((card) => (CARDS[card] ? drawCard(card) : 'prov')).join(' ')}`);
  return lines.join('\n');
}

function drawField(state: State, id: FieldId, field: number): string {
  const stakes = (state.queue[field] ?? []).map((seat) => {
    const at = stakeIndex(field, seat);
    const pieces = 'O'.repeat(state.officersOn[at] ?? 0) + 'h'.repeat(state.helpersOn[at] ?? 0);
    const ducats = state.ducatsOn[at] ?? 0;
    return `${seat}:${pieces}${ducats > 0 ? `+${ducats}d` : ''}=${pointsOn(state, field, seat)}`;
  });
  return `${field + 1} ${id.padEnd(11)} [${drawOpen(state, id)}] ${stakes.join('  ')}`.trimEnd();
}

function drawOpen(state: State, id: FieldId): string {
  switch (id) {
    case 'teutons':
      return drawCards(state.teutons);
    case 'crown':
      return drawCards(state.crown);
    case 'mercenaries':
      return drawCards(state.mercenary);
    case 'provision':
      return (PROVISION_CARDS[state.provisionCard] ?? []).join('/');
    case 'ducats':
      return (DUCAT_CARDS[state.ducatCard] ?? []).join('/');
    case 'helpers':
      return '';
  }
}

function drawSeat(state: State, seat: number): string {
  const pieces = `${state.officerFree[seat] === 1 ? 'O' : '.'}${'h'.repeat(state.helpersFree[seat] ?? 0)}`;
  const own = `helpers ${state.helpers[seat]}${state.extra[seat] === 1 ? '+1' : ''}`;
  const goods = `ducats ${state.ducats[seat]}  provision ${state.provision[seat]}  ${own} (${pieces})`;
  const cards = `hand ${drawCards(state.hand[seat] ?? [])}  camp ${drawCards(state.camp[seat] ?? [])}`;
  const played = (state.played[seat] ?? -1) >= 0 ? `  played ${drawCard(state.played[seat] ?? -1)}` : '';
  const hidden = (state.secret[seat] ?? -1) >= 0 ? `  hidden ${drawCard(state.secret[seat] ?? -1)}` : '';
  return `seat ${seat}  ${goods}  ${cards}${played}${hidden}`;
}
