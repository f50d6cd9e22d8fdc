// A chart read once, with its targets resolved and checked by XState: what both drivers and the drawing are made from.
// Refuses what lies outside our charts.
import { createMachine } from 'xstate';
import { invariant, known } from './invariant';
import { type ChartState, joinPath, type PhaseChart } from './phase-chart';

export interface ChartNode {
  // Names from the top, joined by dots.
  readonly path: string;
  readonly parent: ChartNode | null;
  readonly children: readonly ChartNode[];
  // Entered with this state; null in a leaf.
  readonly initial: ChartNode | null;
  readonly isFinal: boolean;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly on: ReadonlyMap<string, readonly ChartLink[]>;
  readonly always: readonly ChartLink[];
}

export interface ChartLink {
  readonly source: ChartNode;
  readonly guard: string | null;
  readonly effects: readonly string[];
  // Null: stays where it is.
  readonly target: ChartNode | null;
  readonly reenter: boolean;
}

// All states, parents before their children, in the order of the chart.
export function readChart(chart: PhaseChart): readonly ChartNode[] {
  invariant(chart.initial === 'boot', `${chart.id}: a chart starts in boot`);
  refuseStates(chart.states, '');
  const nodes = new Map<string, Reading>();
  const machine = createMachine(chart as never) as unknown as ResolvedNode;
  for (const state of Object.values(machine.states)) addNode(nodes, state, null);
  for (const node of nodes.values()) link(nodes, node);
  return [...nodes.values()];
}

// The leaf in which somebody comes to stand who goes to the state.
export function leafOf(node: ChartNode): ChartNode {
  return node.initial === null ? node : leafOf(node.initial);
}

// Whether the match can stand in a leaf: it is over there, or somebody is asked.
export function isResting(leaf: ChartNode): boolean {
  if (leaf.isFinal) return true;
  const around = upTo(leaf, null);
  const goesOn = around.some((node) => node.always.some((link) => link.guard === null));
  return !goesOn && around.some((node) => node.on.size > 0);
}

// What a transition leaves when the chart stands in a leaf (innermost first), and what it enters (outermost first).
export function crossing(leaf: ChartNode, { source, target, reenter }: ChartLink) {
  if (target === null) return { left: [], entered: [] };
  const domain = domainOf(source, target, reenter);
  const left = upTo(leaf, domain);
  const entered = upTo(leafOf(target), domain).reverse();
  return { left, entered };
}

// The innermost state that is neither left nor entered, as in XState: a state that goes to itself or into itself stays,
// unless it asks to be entered again.
function domainOf(source: ChartNode, target: ChartNode, reenter: boolean): ChartNode | null {
  if (!reenter && (target === source || isInside(target, source))) return source;
  let domain = target.parent;
  while (domain !== null && !isInside(source, domain)) domain = domain.parent;
  return domain;
}

function isInside(node: ChartNode, outer: ChartNode): boolean {
  for (let parent = node.parent; parent !== null; parent = parent.parent) if (parent === outer) return true;
  return false;
}

function upTo(node: ChartNode, end: ChartNode | null): ChartNode[] {
  const path: ChartNode[] = [];
  for (let at: ChartNode | null = node; at !== null && at !== end; at = at.parent) path.push(at);
  return path;
}

// The part of XState's resolved nodes that is read here.
interface ResolvedNode {
  readonly path: readonly string[];
  readonly type: string;
  readonly states: Readonly<Record<string, ResolvedNode>>;
  readonly initial?: { readonly target?: readonly ResolvedNode[] };
  readonly entry: readonly unknown[];
  readonly exit: readonly unknown[];
  readonly transitions: ReadonlyMap<string, readonly ResolvedLink[]>;
  readonly always?: readonly ResolvedLink[];
}

interface ResolvedLink {
  readonly target?: readonly ResolvedNode[];
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly reenter: boolean;
}

type Reading = { -readonly [Part in keyof ChartNode]: ChartNode[Part] } & { readonly resolved: ResolvedNode };

const pathOf = (node: ResolvedNode) => node.path.reduce(joinPath, '');

function addNode(nodes: Map<string, Reading>, resolved: ResolvedNode, parent: ChartNode | null): ChartNode {
  const node: Reading = {
    path: pathOf(resolved),
    parent,
    children: [],
    initial: null,
    isFinal: resolved.type === 'final',
    entry: resolved.entry.map(nameOf),
    exit: resolved.exit.map(nameOf),
    on: new Map(),
    always: [],
    resolved,
  };
  nodes.set(node.path, node);
  node.children = Object.values(resolved.states).map((child) => addNode(nodes, child, node));
  const initial = resolved.initial?.target?.[0];
  if (initial !== undefined) node.initial = known(nodes.get(pathOf(initial)));
  return node;
}

function link(nodes: ReadonlyMap<string, Reading>, node: Reading): void {
  const linkOf = ({ target, guard, actions, reenter }: ResolvedLink): ChartLink => ({
    source: node,
    guard: guard === undefined ? null : nameOf(guard),
    effects: actions.map(nameOf),
    target: target?.[0] === undefined ? null : known(nodes.get(pathOf(target[0]))),
    reenter,
  });
  node.on = new Map([...node.resolved.transitions].map(([type, links]) => [type, links.map(linkOf)]));
  node.always = (node.resolved.always ?? []).map(linkOf);
}

function nameOf(reference: unknown): string {
  const name = typeof reference === 'string' ? reference : (reference as { type?: unknown }).type;
  invariant(typeof name === 'string', 'an inline function in the chart');
  return name;
}

const SUBSET = new Set(['initial', 'states', 'on', 'always', 'entry', 'exit', 'type']);
const TRANSITION_SUBSET = new Set(['target', 'guard', 'actions', 'reenter']);

function refuseStates(states: Readonly<Record<string, ChartState>>, parent: string): void {
  for (const [name, state] of Object.entries(states)) {
    const path = joinPath(parent, name);
    invariant(!/[.#*]/.test(name), `${path}: a name without dots, stars and crosses`);
    for (const part of Object.keys(state)) invariant(SUBSET.has(part), `${path}: '${part}' lies outside our charts`);
    invariant(state.type === undefined || state.type === 'final', `${path}: type '${state.type}' lies outside our charts`);
    invariant(
      state.type === undefined || (parent === '' && state.states === undefined),
      `${path}: only a leaf at the top is final`,
    );
    for (const [type, transitions] of Object.entries(state.on ?? {})) {
      invariant(!type.includes('*'), `${path}: wildcards lie outside our charts`);
      refuseTransitions(path, transitions);
    }
    refuseTransitions(path, state.always ?? []);
    refuseNames(path, [state.entry, state.exit]);
    if (state.states === undefined) {
      invariant(state.initial === undefined, `${path}: an initial state without states`);
      continue;
    }
    invariant(typeof state.initial === 'string', `${path}: which of its states is entered first?`);
    invariant(Object.hasOwn(state.states, state.initial), `${path}: no state ${state.initial} to begin with`);
    refuseStates(state.states, path);
  }
}

function refuseTransitions(path: string, transitions: unknown): void {
  for (const transition of Array.isArray(transitions) ? transitions : [transitions]) {
    if (typeof transition === 'string') continue;
    invariant(typeof transition === 'object' && transition !== null, `${path}: a transition that is none`);
    const { reenter, ...named } = transition as Record<string, unknown>;
    invariant(reenter === undefined || typeof reenter === 'boolean', `${path}: reenter is true or false`);
    for (const part of Object.keys(named)) invariant(TRANSITION_SUBSET.has(part), `${path}: '${part}' lies outside our charts`);
    const { target, ...called } = named;
    invariant(target === undefined || typeof target === 'string', `${path}: several targets lie outside our charts`);
    refuseNames(path, Object.values(called));
  }
}

function refuseNames(path: string, parts: readonly unknown[]): void {
  const isPlain = parts.flat().every((each) => each === undefined || typeof each === 'string');
  invariant(isPlain, `${path}: inline functions lie outside our charts`);
}
