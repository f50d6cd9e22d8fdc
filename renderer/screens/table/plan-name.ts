// A plan of advice in words: its steps one after the other, without the end of the turn.
import type { Advice, OfferedDecision } from '../../../engine/protocol';
import type { Open } from '../../table/session-context';

// As many as a card has room for.
const MOST_STEPS = 3;

export function planName(open: Open, advice: Advice): string {
  const ends = open.table.endKeys(advice.steps);
  const told = advice.steps.filter(({ key }) => !ends.includes(key));
  if (told.length < 2) return firstName(open, advice);
  const names = namesOf(open, told);
  return [...names.slice(0, MOST_STEPS), ...(names.length > MOST_STEPS ? ['…'] : [])].join(' → ');
}

// The decision that it begins with.
export function firstName(open: Open, { key }: Advice): string {
  const offer = open.shown.request?.decisions.find((each) => each.key === key);
  return offer === undefined ? '' : nameOf(open, offer);
}

function namesOf(open: Open, steps: readonly OfferedDecision[]): readonly string[] {
  const { table, shown, context } = open;
  const words = table.planWords?.(
    steps.map(({ decision }) => decision),
    shown.view,
  );
  return words?.map((phrase) => context.say(phrase)) ?? steps.map((step) => nameOf(open, step));
}

function nameOf({ table, shown, context }: Open, { decision }: OfferedDecision): string {
  return context.say(table.describeDecision(decision, shown.view));
}
