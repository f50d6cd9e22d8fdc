// What can be chosen before a match, and how untrusted choices are read.
import type { OptionSpec } from '../../core/game-module';
import { fail, type Result, succeed } from '../../core/result';
import { scenarioRule } from './data/lookup';
import { AFFINITIES, type Affinity, DIFFICULTY_IDS, type DifficultyId } from './data/records';
import { SCENARIOS } from './data/solo';
import type { Options } from './types';

const SEVERAL = [2, 3, 4];
const AFFINITY_CHOICES = ['random', ...AFFINITIES] as const;

export const options: readonly OptionSpec[] = [
  { id: 'difficulty', values: DIFFICULTY_IDS, standard: 'normal' },
  { id: 'scenario', values: [...SCENARIOS.map((scenario) => scenario.number), 0], standard: 1, seats: [1] },
  { id: 'queensGift', values: [false, true], standard: false },
  { id: 'moreMonsters', values: [false, true], standard: false },
  { id: 'trickery', values: [false, true], standard: false, seats: SEVERAL },
  { id: 'affinity1', group: 'affinity', values: AFFINITY_CHOICES, standard: 'random' },
  { id: 'affinity2', group: 'affinity', values: AFFINITY_CHOICES, standard: 'random', seats: SEVERAL },
  { id: 'affinity3', group: 'affinity', values: AFFINITY_CHOICES, standard: 'random', seats: [3, 4] },
  { id: 'affinity4', group: 'affinity', values: AFFINITY_CHOICES, standard: 'random', seats: [4] },
];

function read(raw: Record<string, unknown>, spec: OptionSpec, seats: number): Result<string | number | boolean> {
  const offered = spec.seats === undefined || spec.seats.includes(seats);
  const given = raw[spec.id];
  if (given === undefined || !offered) return succeed(offered || spec.id !== 'scenario' ? spec.standard : 0);
  const value = spec.values.find((each) => each === given);
  return value === undefined ? fail('options.value', `${spec.id} cannot be ${String(given)}`) : succeed(value);
}

export function parseOptions(raw: unknown, seats: number): Result<Options> {
  if (raw !== undefined && raw !== null && (typeof raw !== 'object' || Array.isArray(raw))) {
    return fail('options.shape', 'options must be an object');
  }
  const given = (raw ?? {}) as Record<string, unknown>;
  const values: Record<string, string | number | boolean> = {};
  for (const spec of options) {
    const value = read(given, spec, seats);
    if (!value.ok) return value;
    values[spec.id] = value.value;
  }
  const affinities = ['affinity1', 'affinity2', 'affinity3', 'affinity4']
    .slice(0, seats)
    .map((id) => values[id] as Affinity | 'random');
  const chosen = affinities.filter((affinity) => affinity !== 'random');
  // MON-7: no two clans of one affinity.
  if (new Set(chosen).size !== chosen.length) return fail('options.affinity', 'two clans of one affinity');
  const parsed: Options = {
    difficulty: values['difficulty'] as DifficultyId,
    scenario: values['scenario'] as number,
    queensGift: values['queensGift'] === true,
    moreMonsters: values['moreMonsters'] === true,
    trickery: values['trickery'] === true,
    affinities,
  };
  // MON-230: the last scenario is not for beginners.
  const least = scenarioRule(parsed.scenario, 'minimumDifficulty')?.difficulty;
  if (least !== undefined && DIFFICULTY_IDS.indexOf(parsed.difficulty) < DIFFICULTY_IDS.indexOf(least)) {
    return fail('options.difficulty', `scenario ${parsed.scenario} needs at least ${least}`);
  }
  return succeed(parsed);
}
