// A rule as it is read: a short title and the text without that title. Pure.
import type { Language, RuleText } from '../../engine/protocol';

export interface ReadableRule {
  readonly id: string;
  readonly section: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
}

export type RuleTitles = Readonly<Record<string, readonly [en: string, pl: string]>>;

// "Acrobat: leaps …" brings its own title.
const NAMED = /^([^:.;,]{2,34}): (.*)$/su;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function split(text: string, given: string | undefined): { readonly title: string; readonly text: string } {
  const [, name, rest] = NAMED.exec(text) ?? [];
  if (name === undefined || rest === undefined || (given !== undefined && given !== name)) return { title: given ?? '', text };
  return { title: name, text: capital(rest) };
}

export function readableRule(rule: RuleText, titles: RuleTitles): ReadableRule {
  const [en, pl] = titles[rule.id] ?? [];
  const english = split(rule.en, en);
  const polish = split(rule.pl, pl);
  return {
    id: rule.id,
    section: rule.section,
    title: { en: english.title, pl: polish.title },
    text: { en: english.text, pl: polish.text },
  };
}
