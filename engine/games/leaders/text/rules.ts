// All rules for the reference, in the order of their ids.
import { abilityRules } from './rules-abilities';
import { flowRules } from './rules-flow';

export const rules = [...flowRules, ...abilityRules];
