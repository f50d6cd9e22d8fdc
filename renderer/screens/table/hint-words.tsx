// A hint in words: the share of the best decision with its doubt and one reason, and what comes next to it.
import type { Advice } from '../../../engine/protocol';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';

const percent = (share: number) => Math.round(share * 100);

// Two shares within their common doubt cannot be told apart.
function isLevel(one: Advice, other: Advice): boolean {
  return Math.abs(one.share - other.share) < 2 * Math.hypot(one.spread, other.spread);
}

export function HintWords({ session, table, snapshot, shown, context }: Open) {
  const [first, second, third] = session.hint?.best ?? [];
  if (first === undefined) return null;
  const nameOf = (advice: Advice) => {
    const offer = snapshot.offered.find(({ key }) => key === advice.key);
    return offer === undefined ? '' : context.say(table.describeDecision(offer.decision, shown.view));
  };
  const [reason] = first.reasons;
  const level = second !== undefined && isLevel(first, second);
  const others = [second, third].flatMap((advice) =>
    advice === undefined ? [] : [t('table.hintOther', { name: nameOf(advice), share: percent(advice.share) })],
  );
  const doubt = Math.max(1, percent(2 * first.spread));
  return (
    <p className="bar-note sa" data-testid="hint-words">
      {t('table.hintBest', { name: nameOf(first), share: percent(first.share), doubt })}
      {reason === undefined ? '' : ` ${context.say(reason)}.`} {level ? t('table.hintLevel') : ''} {others.join(', ')}
    </p>
  );
}
