// Decisions as text and back, and the whole table as text for golden files and bug reports.
import { known } from '../../core/invariant';
import { SPACES } from './data/board';
import { EVENT_KINDS } from './data/events';
import { SOLO_WARRANTS, TORAK_CARDS } from './data/solo';
import { COMMANDER_IDS, KEEP_CARDS, memberId, memberIndex, spaceId, spaceIndex, TOKEN_KIND, tokenId } from './data/tables';
import { type Decision, type DieChoice, FACES, ICONS, type Icon, KEEPS, SOVEREIGNS, type State } from './types';

const ICON_NAMES: readonly string[] = ICONS;

export function makeKey(decision: Decision): string {
  switch (decision.type) {
    case 'commander':
      return `commander:${decision.commander}`;
    case 'move':
      return `move:${decision.space}`;
    case 'attack':
      return `attack:${decision.target}`;
    case 'peekAt':
      return `peek:${decision.target}`;
    case 'reroll':
    case 'buy':
      return `${decision.type}:${decision.die}`;
    case 'row':
      return `row:${decision.row}`;
    case 'hireMember':
      return `hire:${decision.member}`;
    case 'give':
    case 'gain':
    case 'replace':
    case 'refresh':
    case 'lose':
      return `${decision.type}:${decision.member}`;
    case 'morale':
      return decision.direction;
    case 'free':
    case 'aside':
      return `${decision.type}:${decision.face}`;
    case 'throw':
      return `throw:${makeCounts(decision.counts)}`;
    case 'spend':
      return `luck:${decision.tokens}`;
    case 'drop':
      return `drop:${decision.warrant}`;
    default:
      return decision.type;
  }
}

function makeCounts(counts: readonly number[]): string {
  return ICONS.flatMap((icon, index) => ((counts[index] ?? 0) > 0 ? [`${icon}${counts[index]}`] : [])).join(',');
}

const PLAIN = [
  'event',
  'conquest',
  'hire',
  'peek',
  'end',
  'back',
  'coin',
  'keep',
  'fail',
  'done',
  'decline',
  'luck',
  'join',
  'pass',
] as const;

export function parseKey(key: string): Decision | null {
  const plain = PLAIN.find((type) => type === key);
  if (plain !== undefined) return { type: plain };
  if (key === 'virtue' || key === 'vice') return { type: 'morale', direction: key };
  const colon = key.indexOf(':');
  if (colon < 0) return null;
  return parseArgument(key.slice(0, colon), key.slice(colon + 1));
}

function parseArgument(verb: string, argument: string): Decision | null {
  switch (verb) {
    case 'commander':
      return COMMANDER_IDS.includes(argument) ? { type: 'commander', commander: argument } : null;
    case 'move':
      return spaceIndex(argument) >= 0 ? { type: 'move', space: argument } : null;
    case 'attack':
      if (argument === 'torak') return { type: 'attack', target: 'torak' };
      return isSmall(argument) ? { type: 'attack', target: Number(argument) } : null;
    case 'peek':
      return spaceIndex(argument) >= 0 || KEEPS.some((keep) => keep === argument) ? { type: 'peekAt', target: argument } : null;
    case 'reroll':
    case 'buy': {
      const die = parseDie(argument);
      return die === null ? null : { type: verb, die };
    }
    case 'row':
      return isSmall(argument) && argument !== '0' ? { type: 'row', row: Number(argument) } : null;
    case 'hire':
      return memberIndex(argument) >= 0 ? { type: 'hireMember', member: argument } : null;
    case 'give':
    case 'gain':
    case 'replace':
    case 'refresh':
    case 'lose':
      return memberIndex(argument) >= 0 ? { type: verb, member: argument } : null;
    case 'free':
    case 'aside': {
      const face = parseIcon(argument);
      return face === null ? null : { type: verb, face };
    }
    case 'throw':
      return parseThrow(argument);
    case 'luck':
      return /^(0|[1-9]\d?)$/.test(argument) ? { type: 'spend', tokens: Number(argument) } : null;
    case 'drop':
      return SOLO_WARRANTS.some((warrant) => warrant.id === argument) ? { type: 'drop', warrant: argument } : null;
    default:
      return null;
  }
}

function isSmall(text: string): boolean {
  return /^\d$/.test(text);
}

function parseIcon(text: string): Icon | null {
  return ICONS.find((icon) => icon === text) ?? null;
}

function parseDie(text: string): DieChoice | null {
  return parseIcon(text) ?? SOVEREIGNS.find((sovereign) => sovereign === text) ?? null;
}

function parseThrow(text: string): Decision | null {
  const counts = [0, 0, 0, 0];
  let last = -1;
  for (const part of text.split(',')) {
    const match = /^([a-z]+)([1-9])$/.exec(part);
    const icon = ICON_NAMES.indexOf(match?.[1] ?? '');
    if (match === null || icon <= last) return null;
    counts[icon] = Number(match[2]);
    last = icon;
  }
  return { type: 'throw', counts };
}

export function drawBoard(state: State): string {
  const lines = [`round ${state.round} turn ${state.turn} actions ${state.actions} ${state.phase}`];
  state.seats.forEach((seat, index) => {
    const favours = SOVEREIGNS.filter((_, at) => state.favours[at] === index).join('+') || '-';
    const won = seat.won.map((card, keep) => (card < 0 ? '-' : known(known(KEEP_CARDS[keep])[card]).id)).join(' ');
    lines.push(
      `seat ${index} ${seat.commander < 0 ? '?' : COMMANDER_IDS[seat.commander]} at ${spaceId(seat.space)} vp ${seat.vp} coins ${seat.coins} ` +
        `luck ${seat.luck} morale ${seat.morale} favours ${favours} warrant ${seat.warrant === 1 ? seat.warrantCoins : '-'} ` +
        `won ${won}${seat.laid === 1 ? ' laid' : ''}: ${seat.members.map(memberId).join(' ')}`,
    );
  });
  const { solo } = state;
  if (solo !== null) {
    const held = solo.warrants.map((index) => known(SOLO_WARRANTS[index]).id).join(' ') || '-';
    const used = solo.used.map((card) => known(TORAK_CARDS[card]).id).join(' ');
    lines.push(`torak at ${spaceId(solo.space)} vp ${solo.vp}${solo.laid === 1 ? ' laid' : ''} warrants ${held} used ${used}`);
  }
  const onBoard = SPACES.flatMap((space, index) => {
    const token = state.tokens[index] as number;
    if (token < 0) return [];
    return [`${space.id}=${state.faceUp[index] === 1 ? tokenId(token) : known(EVENT_KINDS[known(TOKEN_KIND[token])]).id}`];
  });
  lines.push(`tokens ${onBoard.join(' ')}`, `pile ${state.pile.length} used ${state.used.map(tokenId).join(' ') || '-'}`);
  state.tables.forEach((table, level) => {
    const top = known(state.decks[level]).at(-1);
    lines.push(
      `table ${level + 1}: ${table.map((member) => (member < 0 ? '-' : memberId(member))).join(' ')} / ${top === undefined ? '-' : memberId(top)}`,
    );
  });
  if (state.roll !== null) {
    const { dice, wenceslas, sigismund, rerolls } = state.roll;
    const sovereigns = [wenceslas, sigismund].map((face) => (face < 0 ? '-' : FACES[face])).join(' ');
    lines.push(`roll ${dice.map((face) => FACES[face]).join(' ')} | ${sovereigns} | rerolls ${rerolls}`);
  }
  return lines.join('\n');
}
