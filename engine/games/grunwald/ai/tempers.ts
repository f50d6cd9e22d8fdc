// What each temper likes on the road to Grunwald, told from the table and the plan.
import { likingOf, type Tastes } from '../../../ai/temper';
import type { Temper } from '../../../core/agent';
import { FIELD, FIELD_COUNT, MAX_SEATS, type OpenTable } from '../types';
import type { FieldId } from '../view-types';
import type { Plan } from './plans';

const PARTS = ['fight', 'bread', 'purse', 'rivals', 'knights', 'foe'] as const;
export type Part = (typeof PARTS)[number];

// A seat places some 28 times in a match, so that a little liking adds up.
const TASTES: Tastes<Part> = {
  // Where Teutons are, and where others already stand.
  bold: { fight: 0.03, rivals: 0.006 },
  // Bread first.
  careful: { bread: 0.02 },
  // Ducats won, and none staked without need.
  greedy: { purse: 0.008 },
  // Where nobody stands yet.
  sly: { rivals: -0.012 },
  // Where the rival stands who has come furthest in this round.
  vengeful: { foe: 0.015 },
  // Knights, round by round.
  steady: { knights: 0.018 },
};

// The part by which each is known; the sly one by little of it.
export const HABITS: Readonly<Record<Temper, Part>> = {
  bold: 'fight',
  careful: 'bread',
  greedy: 'purse',
  sly: 'rivals',
  vengeful: 'foe',
  steady: 'knights',
};

export function temperLiking(temper: Temper | undefined, table: OpenTable, plan: Plan, seat: number): number {
  return likingOf(TASTES, temper, (part) => partOf(part, table, plan, seat));
}

export function partOf(part: Part, table: OpenTable, plan: Plan, seat: number): number {
  const field = fieldOf(table, plan);
  switch (part) {
    case 'fight':
      return field === FIELD.teutons ? 1 : 0;
    case 'bread':
      return field === FIELD.provision ? 1 : 0;
    case 'knights':
      return field === FIELD.crown || field === FIELD.mercenaries ? 1 : 0;
    case 'purse':
      return (field === FIELD.ducats ? 2 : 0) - stakeOf(plan);
    case 'rivals':
      return field < 0 ? 0 : rivalsOn(table, field, seat);
    case 'foe': {
      const foe = foeOf(table, seat);
      return field >= 0 && foe >= 0 && piecesOn(table, field, foe) > 0 ? 1 : 0;
    }
  }
}

const FIELDS = Object.keys(FIELD) as readonly FieldId[];

function fieldOf(table: OpenTable, plan: Plan): number {
  for (const decision of plan) if (decision.type === 'goTo') return FIELDS.indexOf(decision.field);
  return table.takeField;
}

function stakeOf(plan: Plan): number {
  let ducats = 0;
  for (const decision of plan) if (decision.type === 'stake' || decision.type === 'bid') ducats += decision.ducats;
  return ducats;
}

function piecesOn(table: OpenTable, field: number, seat: number): number {
  const at = field * MAX_SEATS + seat;
  return (table.officersOn[at] ?? 0) + (table.helpersOn[at] ?? 0);
}

function rivalsOn(table: OpenTable, field: number, seat: number): number {
  let count = 0;
  for (let other = 0; other < table.seats; other++) if (other !== seat && piecesOn(table, field, other) > 0) count++;
  return count;
}

// The rival who stands on most fields of this round; nobody while none stands anywhere.
function foeOf(table: OpenTable, seat: number): number {
  let foe = -1;
  let most = 0;
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    let pieces = 0;
    for (let field = 0; field < FIELD_COUNT; field++) pieces += piecesOn(table, field, other);
    if (pieces <= most) continue;
    foe = other;
    most = pieces;
  }
  return foe;
}
