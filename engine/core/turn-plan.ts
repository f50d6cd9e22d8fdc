// A chart as a page to read: chapters with their states in order, and where each state leads. Made from the chart itself
// and the game's words for it; what is drawn can be neither more nor less than what is played.
import { type ChartNode, isResting, leafOf, readChart } from './chart-nodes';
import { invariant, known } from './invariant';
import { type PhaseChart, splitPath } from './phase-chart';
import type { Named, TurnState, TurnText } from './turn-text';

export interface TurnRow {
  readonly path: string;
  // The phases it stands for, its own first.
  readonly phases: readonly string[];
  readonly name: Named;
  readonly sign: string;
  readonly rules: readonly string[];
  // Somebody is asked here; otherwise the table goes on by itself.
  readonly asks: boolean;
  readonly ends: boolean;
  // Paths of the rows that may follow, turnings in the way left out.
  readonly next: readonly string[];
  // Stands above the row: the state around it inside the chapter, where a new one begins.
  readonly heading: Named | null;
}

export interface TurnChapter {
  readonly id: string;
  readonly name: Named;
  readonly rows: readonly TurnRow[];
}

export type TurnPlan = readonly TurnChapter[];

export function planTurn(chart: PhaseChart, text: TurnText): TurnPlan {
  const leaves = readChart(chart).filter((node) => node.initial === null);
  const drawn = leaves.filter((leaf) => wordsFor(text, leaf).quiet !== true);
  const own = drawn.filter((leaf) => rowPath(text, leaf) === leaf.path);
  return Object.entries(text.chapters).map(([id, name]) => {
    const inside = own.filter((leaf) => chapterOf(text, leaf) === id);
    return {
      id,
      name,
      rows: inside.map((leaf, index) => {
        const alike = drawn.filter((each) => rowPath(text, each) === leaf.path);
        return rowOf(text, leaf, alike, inside[index - 1] ?? null);
      }),
    };
  });
}

function wordsFor(text: TurnText, node: ChartNode): TurnState {
  return known(text.states[node.path], `a name for the state ${node.path}`);
}

function rowPath(text: TurnText, leaf: ChartNode): string {
  return wordsFor(text, leaf).as ?? leaf.path;
}

function chapterOf(text: TurnText, leaf: ChartNode): string {
  let chapter: string | undefined;
  for (let node: ChartNode | null = leaf; node !== null && chapter === undefined; node = node.parent)
    chapter = text.states[node.path]?.chapter;
  chapter ??= known(splitPath(leaf.path)[0]);
  invariant(text.chapters[chapter], `${leaf.path}: no chapter ${chapter}`);
  return chapter;
}

function rowOf(text: TurnText, leaf: ChartNode, alike: readonly ChartNode[], above: ChartNode | null): TurnRow {
  const { en, pl, sign = 'meeple', rules = [] } = wordsFor(text, leaf);
  const around = outerOf(text, leaf);
  const isNew = around !== null && around !== (above === null ? null : outerOf(text, above));
  const next = new Set(alike.flatMap((each) => [...followers(text, each)]));
  return {
    path: leaf.path,
    phases: [leaf.path, ...alike.filter((each) => each !== leaf).map((each) => each.path)],
    name: { en, pl },
    sign,
    rules,
    asks: isResting(leaf) && !leaf.isFinal,
    ends: leaf.isFinal,
    next: [...next].filter((path) => path !== leaf.path),
    heading: isNew ? pickName(wordsFor(text, around)) : null,
  };
}

const pickName = ({ en, pl }: Named): Named => ({ en, pl });

// The innermost state around a leaf that is no chapter.
function outerOf(text: TurnText, leaf: ChartNode): ChartNode | null {
  const { parent } = leaf;
  if (parent === null || parent.parent === null) return null;
  return wordsFor(text, parent).chapter === undefined ? parent : null;
}

function followers(text: TurnText, leaf: ChartNode, found = new Set<string>(), passed = new Set<ChartNode>()): Set<string> {
  if (passed.has(leaf)) return found;
  passed.add(leaf);
  for (let node: ChartNode | null = leaf; node !== null; node = node.parent) {
    for (const { target } of [...node.on.values()].flat().concat(node.always)) {
      if (target === null) continue;
      const next = leafOf(target);
      if (wordsFor(text, next).quiet === true) followers(text, next, found, passed);
      else found.add(rowPath(text, next));
    }
  }
  return found;
}
