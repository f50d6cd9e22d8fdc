// Who plays a headless seat, as written on the command line: an agent, or a level with a temper (`knight:bold`).
import { AGENT_NAMES, type AgentName, LEVELS, type Level, TEMPERS, type Temper } from '../../engine/core/agent';

export type PlayerName = AgentName | `${Level}:${Temper}`;

export interface Player {
  readonly agent: AgentName;
  readonly temper?: Temper;
}

export function readPlayer(name: string): Player | null {
  const [first = '', second, ...more] = name.split(':');
  if (more.length > 0) return null;
  const agent = AGENT_NAMES.find((each) => each === first);
  if (agent === undefined) return null;
  if (second === undefined) return { agent };
  const temper = TEMPERS.find((each) => each === second);
  return temper === undefined || !LEVELS.some((level) => level === agent) ? null : { agent, temper };
}

export function isPlayerName(name: string): name is PlayerName {
  return readPlayer(name) !== null;
}
