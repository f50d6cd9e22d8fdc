// The data as numbered tables for the rules: indexes, distances, summed icons. Built once, never changed.
import { invariant, known } from '../../../core/invariant';
import { ICONS } from '../types';
import { LINKS, SPACES } from './board';
import { COMMANDERS, type Gives, STARTING_MEMBERS } from './commanders';
import { CONQUEST } from './conquest';
import { DICE } from './constants';
import { EVENT_KINDS, EVENTS, type IconNeeds, type Reward } from './events';
import { MEMBERS } from './members';

export const ABILITIES = ['sword', 'shield', 'speech', 'luck', 'die', 'reroll', 'eye', 'step'] as const;
export const DIE = 4;
export const REROLL = 5;
export const EYE = 6;
export const STEP = 7;

export const SWORD = 0;
export const SHIELD = 1;
export const LUCK = 3;
export const COIN = 4;
const faceIndex = { sword: 0, shield: 1, speech: 2, luck: 3, coin: 4, blank: 5 } as const;
export const RETINUE_FACES: readonly number[] = DICE.retinue.faces.map((face) => faceIndex[face]);
export const SOVEREIGN_FACES: readonly (readonly number[])[] = [
  DICE.wenceslas.faces.map((face) => faceIndex[face]),
  DICE.sigismund.faces.map((face) => faceIndex[face]),
];

const givesList = (gives: Gives): readonly number[] => ABILITIES.map((ability) => gives[ability] ?? 0);

// Spaces
export const SPACE_COUNT = SPACES.length;
const spaceIndexes = new Map(SPACES.map((space, index) => [space.id, index]));
export const spaceIndex = (id: string): number => spaceIndexes.get(id) ?? -1;
export const spaceId = (index: number): string => known(SPACES[index]).id;
export const EVENT_SPACES = SPACES.flatMap((space, index) => (space.kind === 'event' ? [index] : []));
export const START_SPACES = SPACES.flatMap((space, index) => (space.start === true ? [index] : []));
export const IS_TAVERN = SPACES.map((space) => space.kind === 'tavern');
export const TAVERNS = SPACES.flatMap((space, index) => (space.kind === 'tavern' ? [index] : []));
export const KEEP_SPACES = [spaceIndex(CONQUEST.easy.space), spaceIndex(CONQUEST.hard.space)] as const;
export const NEIGHBOURS: readonly (readonly number[])[] = SPACES.map((space) =>
  LINKS.flatMap(([from, to]) => (from === space.id ? [spaceIndex(to)] : to === space.id ? [spaceIndex(from)] : [])).sort(
    (left, right) => left - right,
  ),
);
export const DISTANCE: readonly (readonly number[])[] = SPACES.map((_, from) => distancesFrom(from));

function distancesFrom(from: number): number[] {
  const distances = SPACES.map(() => -1);
  distances[from] = 0;
  const queue = [from];
  for (const at of queue) {
    for (const next of known(NEIGHBOURS[at])) {
      if (known(distances[next]) >= 0) continue;
      distances[next] = known(distances[at]) + 1;
      queue.push(next);
    }
  }
  invariant(!distances.includes(-1), 'the map hangs together');
  return distances;
}

export function distance(from: number, to: number): number {
  return (DISTANCE[from] as readonly number[])[to] as number;
}

// A shortest way, ties by space order; the first is `from`.
export function shortestPath(from: number, to: number): number[] {
  const path = [from];
  for (let at = from; at !== to; ) {
    at = known(known(NEIGHBOURS[at]).find((next) => distance(next, to) < distance(at, to)));
    path.push(at);
  }
  return path;
}

// Members: those for hire first, the starting ones after them (level 0).
export const HIRE_COUNT = MEMBERS.length;
const allMembers = [
  ...MEMBERS.map((member) => ({ ...member, level: member.level as number })),
  ...STARTING_MEMBERS.map((member) => ({ ...member, level: 0, cost: 0, dislikes: null, scroll: null })),
];
const kindIndexes = new Map(EVENT_KINDS.map((kind, index) => [kind.id, index]));
export const kindIndex = (id: string): number => kindIndexes.get(id) ?? -1;
export const MEMBER_IDS: readonly string[] = allMembers.map((member) => member.id);
const memberIndexes = new Map(MEMBER_IDS.map((id, index) => [id, index]));
export const memberIndex = (id: string): number => memberIndexes.get(id) ?? -1;
export const memberId = (index: number): string => known(MEMBER_IDS[index]);
export const MEMBER_LEVEL: readonly number[] = allMembers.map((member) => member.level);
export const MEMBER_COST: readonly number[] = allMembers.map((member) => member.cost);
// Margin at which a member leaves: +2 virtue, -2 vice, 0 never.
export const MEMBER_DISLIKES: readonly number[] = allMembers.map((member) =>
  member.dislikes === 'virtue' ? 2 : member.dislikes === 'vice' ? -2 : 0,
);
export const MEMBER_GIVES: readonly (readonly number[])[] = allMembers.map((member) => givesList(member.gives));
export const MEMBER_SCROLL: readonly number[] = allMembers.map((member) =>
  member.scroll === null ? -1 : kindIndex(member.scroll),
);
export const TOURNAMENT_KIND = kindIndex('tournament');

// Commanders
export const COMMANDER_IDS: readonly string[] = COMMANDERS.map((commander) => commander.id);
export const commanderIndex = (id: string): number => COMMANDER_IDS.indexOf(id);
export const TORAK_COMMANDER = commanderIndex('torak');
// By side (A, B), then commander.
export const COMMANDER_GIVES: readonly (readonly (readonly number[])[])[] = [
  COMMANDERS.map((commander) => givesList(commander.sideA.gives)),
  COMMANDERS.map((commander) => givesList(commander.sideB.gives)),
];
export const STARTERS_OF: readonly (readonly number[])[] = COMMANDER_IDS.map((id) =>
  STARTING_MEMBERS.flatMap((member, index) => (member.commander === id ? [HIRE_COUNT + index] : [])),
);

// Tokens
export interface RowTable {
  readonly needs: readonly number[];
  readonly pay: number;
  readonly discard: number;
  readonly reward: Reward;
  readonly warrant: boolean;
}

const needsList = (needs: IconNeeds | undefined): readonly number[] => ICONS.map((icon) => needs?.[icon] ?? 0);
export const TOKEN_IDS: readonly string[] = EVENTS.map((event) => event.id);
const tokenIndexes = new Map(TOKEN_IDS.map((id, index) => [id, index]));
export const tokenIndex = (id: string): number => tokenIndexes.get(id) ?? -1;
export const tokenId = (index: number): string => known(TOKEN_IDS[index]);
export const TOKEN_KIND: readonly number[] = EVENTS.map((event) => kindIndex(event.kind));
export const KIND_IDS: readonly string[] = EVENT_KINDS.map((kind) => kind.id);
export const KIND_RESOLVE = EVENT_KINDS.map((kind) => kind.resolve);
export const TOKEN_ROWS: readonly (readonly RowTable[])[] = EVENTS.map((event) =>
  (event.rows ?? []).map((row) => ({
    needs: needsList(row.icons),
    pay: row.pay ?? 0,
    discard: row.discard ?? 0,
    reward: row.reward,
    warrant: (row.reward.warrant ?? 0) > 0,
  })),
);

// Conquest cards by keep (easy, hard).
export const KEEP_CARDS = [CONQUEST.easy.cards, CONQUEST.hard.cards] as const;
export const KEEP_ROWS: readonly (readonly (readonly (readonly number[])[])[])[] = KEEP_CARDS.map((cards) =>
  cards.map((card) => card.rows.map(needsList)),
);
export const KEEP_REWARD = [CONQUEST.easy.reward, CONQUEST.hard.reward] as const;
