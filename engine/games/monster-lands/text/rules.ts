// All rules for the reference, in the order of their ids.
import { digitalRules, effectRules } from './rules-effects';
import { endRules } from './rules-end';
import { outlandRules } from './rules-outlands';
import { soloRules } from './rules-solo';
import { tableRules } from './rules-table';

export const rules = [...tableRules, ...outlandRules, ...endRules, ...soloRules, ...effectRules, ...digitalRules];
