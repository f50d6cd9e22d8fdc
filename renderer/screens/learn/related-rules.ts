// Which other rules to read beside one: those it names, those that name it, then its neighbours. Pure.
import type { ReadableRule } from '../../text/readable-rules';

const MOST = 5;
// Titles that are everyday words name nothing.
const PLAIN_WORDS = ['end', 'rest', 'turn', 'rolling', 'who begins'];
const ARTICLE = /^(the|an?|your|his|her|their) /;

// Names are looked for in English, which bends its words least: "Capture" is found in "captured" and "captures".
function nameOf(rule: ReadableRule): RegExp | null {
  const words = rule.title.en.toLowerCase().replace(ARTICLE, '');
  if (words.length < 3 || PLAIN_WORDS.includes(words)) return null;
  const stem = words.replace(/(ing|es|e|s|y)$/, (ending) => (words.length - ending.length > 3 ? '' : ending));
  return new RegExp(`\\b${stem.replaceAll(/[^\p{L}\d ]/gu, '.')}(ing|es|ed|ies|e|s|y)?\\b`, 'u');
}

function placeIn(text: string, name: RegExp | null): number {
  return name === null ? -1 : text.toLowerCase().search(name);
}

export function relatedRules(rule: ReadableRule, rules: readonly ReadableRule[]): readonly ReadableRule[] {
  const others = rules.filter((other) => other.id !== rule.id);
  const named = others
    .map((other) => ({ other, place: placeIn(rule.text.en, nameOf(other)) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ other }) => other);
  const own = nameOf(rule);
  const naming = others.filter((other) => placeIn(other.text.en, own) >= 0);
  // What follows is nearer than what went before.
  const at = rules.indexOf(rule);
  const farness = (other: ReadableRule): number => {
    const steps = rules.indexOf(other) - at;
    return steps > 0 ? steps : 2 - steps;
  };
  const near = others
    .filter((other) => other.section === rule.section)
    .toSorted((a, b) => farness(a) - farness(b))
    .slice(0, 3);
  return [...new Set([...named, ...naming, ...near])].slice(0, MOST);
}
