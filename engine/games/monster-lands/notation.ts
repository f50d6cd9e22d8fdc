// Decisions as text: `type` or `type:what`. One text form for IPC, journal, search and golden files.
import { BUILDING_IDS, COLOURS } from './data/records';
import { DECISION_TYPES, type Decision, type DecisionType } from './types';

type Value = string | number;
type Reader = (text: string) => Value | null;

const name: Reader = (text) => (/^[A-Za-z0-9]+$/.test(text) ? text : null);
const count: Reader = (text) => (/^\d{1,3}$/.test(text) ? Number(text) : null);
const one =
  (...values: readonly string[]): Reader =>
  (text) =>
    values.includes(text) ? text : null;
const slotOr =
  (other: Reader): Reader =>
  (text) =>
    count(text) ?? other(text);
const side = one('left', 'right');

// What a decision names beside its type, and how it is read. Types that are not here name nothing.
const PARTS: Readonly<Partial<Record<DecisionType, readonly (readonly [field: string, read: Reader])[]>>> = {
  visit: [['building', one(...BUILDING_IDS)]],
  send: [['member', name]],
  feature: [['land', name]],
  collect: [['member', name]],
  buyDie: [['member', name]],
  heal: [['member', name]],
  settle: [['land', name]],
  sellTrophy: [['trophies', count]],
  loot: [['token', name]],
  die: [['die', name]],
  rebate: [['card', name]],
  trap: [['slot', count]],
  hire: [['slot', slotOr(one('rookie'))]],
  buy: [['count', count]],
  brew: [['potions', count]],
  mine: [['field', one('double', 'single')]],
  card: [['card', slotOr(name)]],
  to: [['member', name]],
  with: [['member', name]],
  sell: [['die', name]],
  give: [['die', name]],
  take: [['what', slotOr(one(...COLOURS))]],
  trail: [['trail', name]],
  add: [['what', name]],
  reroll: [
    ['colour', one(...COLOURS)],
    ['face', count],
  ],
  giveTrap: [['trap', name]],
  target: [['side', side]],
  steal: [['dice', (text) => (/^[SM]*$/.test(text) ? text : null)]],
  redirect: [
    ['dice', count],
    ['side', side],
  ],
  ward: [['count', count]],
  defend: [['outcome', one('unhurt', 'wounded', 'fall')]],
  roll: [['colour', one('S', 'M')]],
  promote: [['member', name]],
  desert: [['member', name]],
  discardTrap: [['trap', name]],
  gift: [['gift', one(...COLOURS, 'potion', 'venom', 'defence', 'coins')]],
};

const NONE: readonly (readonly [string, Reader])[] = [];

// What the shared decisions name: read by the million, put together once.
const subjects = new WeakMap<Decision, string>();

// What a decision names, as it stands in its key.
export function subjectOf(decision: Decision): string {
  return subjects.get(decision) ?? spell(decision);
}

function spell(decision: Decision): string {
  const parts = PARTS[decision.type] ?? NONE;
  let text = '';
  for (const [field] of parts) text += String((decision as unknown as Record<string, Value>)[field]);
  return text;
}

export function makeKey(decision: Decision): string {
  const subject = subjectOf(decision);
  return subject === '' ? decision.type : `${decision.type}:${subject}`;
}

const TYPES: ReadonlySet<string> = new Set(DECISION_TYPES satisfies readonly DecisionType[]);

export function parseKey(key: string): Decision | null {
  const colon = key.indexOf(':');
  const type = colon < 0 ? key : key.slice(0, colon);
  const subject = colon < 0 ? '' : key.slice(colon + 1);
  if (!TYPES.has(type) || (colon >= 0 && subject === '')) return null;
  return read(type as DecisionType, subject);
}

function read(type: DecisionType, subject: string): Decision | null {
  const parts = PARTS[type] ?? NONE;
  if (parts.length === 0) return subject === '' ? ({ type } as Decision) : null;
  const decision: Record<string, Value> = { type };
  parts.forEach(([field, reader], index) => {
    // Of two parts the first has one sign.
    const text = parts.length === 1 ? subject : index === 0 ? subject.slice(0, 1) : subject.slice(1);
    const value = reader(text);
    if (value !== null) decision[field] = value;
  });
  return Object.keys(decision).length === parts.length + 1 ? (decision as unknown as Decision) : null;
}

// Decisions are read only, so equal ones share one object: search lists them by the million.
const interned = new Map<DecisionType, Map<Value, Decision>>();

export function decide(type: DecisionType, subject: Value = ''): Decision {
  let bySubject = interned.get(type);
  if (bySubject === undefined) {
    bySubject = new Map();
    interned.set(type, bySubject);
  }
  let decision = bySubject.get(subject);
  if (decision === undefined) {
    decision = read(type, String(subject)) as Decision;
    bySubject.set(subject, decision);
    subjects.set(decision, spell(decision));
  }
  return decision;
}
