// The thread where AI seats think. It gets views, never states, and answers with an index, or with
// opinions where several think about the same.
import { parentPort } from 'node:worker_threads';
import { makeBudget } from '../../engine/ai/budget';
import { createAgentFor } from '../../engine/ai/levels';
import type { Agent, AgentName, Assessment, Opinion, Temper } from '../../engine/core/agent';
import type { DecisionBase, Phrase } from '../../engine/core/decision';
import { makeRng } from '../../engine/core/rng';
import type { GameShelf } from './game-shelf';

export interface ThinkTask {
  readonly id: number;
  readonly game: string;
  readonly agent: AgentName;
  // Of a named opponent; a plain level has none.
  readonly temper?: Temper;
  // Agents may remember within a match; this names match and seat.
  readonly memory: string;
  readonly view: unknown;
  readonly request: { readonly seat: number; readonly prompt: Phrase; readonly decisions: readonly DecisionBase[] };
  readonly millis: number;
  readonly seed: number;
  // Asks for shares and reasons too, where the agent gives them.
  readonly assess?: boolean;
  // Several threads may think about this: opinions are the answer, if the agent can share its work out. Who only helps has
  // no other.
  readonly role?: 'first' | 'helper';
  // What they have found out; asks for the conclusion.
  readonly opinions?: readonly (readonly Opinion[])[];
  // One word, set to 1 from outside when nobody waits for the answer any more.
  readonly cancel: SharedArrayBuffer;
}

export type ThinkAnswer =
  | { readonly id: number; readonly index: number; readonly best?: readonly Assessment[] }
  | { readonly id: number; readonly opinions: readonly Opinion[] }
  | { readonly id: number; readonly error: string };

const MAX_AGENTS = 16;
const agents = new Map<string, Agent>();

function agentFor(shelf: GameShelf, task: ThinkTask): Agent {
  const key = `${task.memory}/${task.agent}/${task.temper ?? ''}`;
  const present = agents.get(key);
  if (present !== undefined) return present;
  const game = shelf.find(task.game);
  if (game === null) throw new Error(`no game ${task.game}`);
  if (agents.size >= MAX_AGENTS) agents.clear();
  const agent = createAgentFor(game, task.agent, task.temper);
  agent.reset?.();
  agents.set(key, agent);
  return agent;
}

function think(shelf: GameShelf, task: ThinkTask): ThinkAnswer {
  try {
    const flag = new Int32Array(task.cancel);
    const budget = makeBudget(
      task.millis,
      () => performance.now(),
      () => Atomics.load(flag, 0) === 1,
    );
    const agent = agentFor(shelf, task);
    if (task.opinions !== undefined && agent.conclude !== undefined)
      return { id: task.id, index: agent.conclude(task.view, task.request, task.opinions) };
    const opinions = task.role && agent.ponder?.(task.view, task.request, budget, makeRng(task.seed));
    if (opinions || task.role === 'helper') return { id: task.id, opinions: opinions || [] };
    const best = task.assess ? agent.assess?.(task.view, task.request, budget, makeRng(task.seed)) : undefined;
    const [first] = best ?? [];
    if (best !== undefined && first !== undefined && first.work > 0)
      return { id: task.id, index: first.index, best: best.filter(({ work }) => work > 0) };
    return { id: task.id, index: agent.choose(task.view, task.request, budget, makeRng(task.seed)) };
  } catch (error) {
    return { id: task.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

export function answerTasks(shelf: GameShelf): void {
  parentPort?.on('message', (task: ThinkTask) => parentPort?.postMessage(think(shelf, task)));
}
