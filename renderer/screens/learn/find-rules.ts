// Finding rules by words or ids, and the pieces of a text that match. Pure.
import type { Language } from '../../../engine/protocol';
import type { ReadableRule } from '../../text/readable-rules';

// Letters without their marks, so that "zizka" finds Žižka and "podstep" finds podstęp.
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toLowerCase();
}

// Every word must occur somewhere in the rule; rules that name the id come first.
export function findRules(
  rules: readonly ReadableRule[],
  search: string,
  language: Language,
  sectionName: (section: string) => string,
): readonly ReadableRule[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rules;
  const found = rules.filter((rule) => {
    const text = plain(`${rule.id} ${sectionName(rule.section)} ${rule.title[language]} ${rule.text[language]}`);
    return words.every((word) => text.includes(word));
  });
  return found.toSorted((a, b) => Number(plain(b.id) === words[0]) - Number(plain(a.id) === words[0]));
}

export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
  readonly at: number;
}

// The text cut where search words begin and end. `plain` keeps the length of every precomposed letter of ours.
export function markWords(text: string, search: string): readonly TextPart[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const searched = plain(text.normalize('NFC'));
  if (words.length === 0 || searched.length !== text.length) return [{ text, marked: false, at: 0 }];
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) marked.fill(true, at, at + word.length);
  }
  const parts: TextPart[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marked[at] === marked[start]) continue;
    parts.push({ text: text.slice(start, at), marked: marked[start] ?? false, at: start });
    start = at;
  }
  return parts;
}

export interface RuleSection {
  readonly section: string;
  readonly rules: readonly ReadableRule[];
}

// Sections in the order of their first rule.
export function bySection(rules: readonly ReadableRule[]): readonly RuleSection[] {
  const sections = new Map<string, ReadableRule[]>();
  for (const rule of rules) {
    const own = sections.get(rule.section);
    if (own === undefined) sections.set(rule.section, [rule]);
    else own.push(rule);
  }
  return [...sections].map(([section, own]) => ({ section, rules: own }));
}
