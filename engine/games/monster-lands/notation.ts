// Decisions as text: `type` or `type:of`. One text form for IPC, journal, search and golden files.
import { DECISION_TYPES, type Decision, type DecisionType } from './types';

const TYPES: ReadonlySet<string> = new Set(DECISION_TYPES);
const OF = /^[A-Za-z0-9]*$/;

export const makeKey = (decision: Decision): string => (decision.of === '' ? decision.type : `${decision.type}:${decision.of}`);

export function parseKey(key: string): Decision | null {
  const colon = key.indexOf(':');
  const type = colon < 0 ? key : key.slice(0, colon);
  const of = colon < 0 ? '' : key.slice(colon + 1);
  if (!TYPES.has(type) || !OF.test(of) || (colon >= 0 && of === '')) return null;
  return { type: type as DecisionType, of };
}

// Decisions are read only, so equal ones share one object: search lists them by the million.
const interned = new Map<DecisionType, Map<string, Decision>>();

export function decide(type: DecisionType, of: string | number = ''): Decision {
  let byOf = interned.get(type);
  if (byOf === undefined) {
    byOf = new Map();
    interned.set(type, byOf);
  }
  const text = typeof of === 'number' ? String(of) : of;
  let decision = byOf.get(text);
  if (decision === undefined) {
    decision = { type, of: text };
    byOf.set(text, decision);
  }
  return decision;
}
