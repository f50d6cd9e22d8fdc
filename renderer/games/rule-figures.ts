// Pictures of rules: what a game brings so that the reference can show a rule, loaded only when the reference is read.
import type { GameId, Language } from '../../engine/protocol';
import type { Box } from '../art/svg';

// Every picture fills this box; its ground covers it all.
export const FIGURE: Box = { x: 0, y: 0, width: 500, height: 284 };

// A text of the game in the reader's language: pictures never hold words of their own.
export type Say = (key: string) => string;

export interface RuleFigure {
  // Says in words what is to be seen; it stands below the picture and replaces it for whoever cannot see it.
  readonly caption: Readonly<Record<Language, string>>;
  // The whole SVG, of the size of FIGURE. Pure.
  draw(say: Say): string;
}

export interface RuleFigures {
  readonly byRule: Readonly<Record<string, RuleFigure>>;
  // For rules of a section that have none of their own.
  readonly bySection: Readonly<Record<string, RuleFigure>>;
  // Small signs (SVG, 16 × 16) of rules about one character, for their chips.
  readonly signs?: Readonly<Record<string, string>>;
}

// A game's pictures are exported as `figures` from renderer/games/<id>/rule-figures.ts.
const modules = import.meta.glob<{ figures: RuleFigures }>('./*/rule-figures.ts');

export async function loadRuleFigures(game: GameId): Promise<RuleFigures | null> {
  const module = await modules[`./${game}/rule-figures.ts`]?.();
  return module?.figures ?? null;
}

export function figureOf(figures: RuleFigures, rule: { readonly id: string; readonly section: string }): RuleFigure | null {
  return figures.byRule[rule.id] ?? figures.bySection[rule.section] ?? null;
}

// One picture for several rules, by their numbers.
export function sharedBy(prefix: string) {
  return (figure: RuleFigure, ...numbers: readonly number[]): Readonly<Record<string, RuleFigure>> =>
    Object.fromEntries(numbers.map((number) => [`${prefix}-${number}`, figure]));
}
