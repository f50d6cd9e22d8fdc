// The rule reference: our own words for every rule, both languages. Section names are texts: `section.<id>`.
import type { RuleText } from '../../../core/game-module';
import { deedRules } from './rules-deeds';
import { endRules } from './rules-end';
import { tableRules } from './rules-table';

export const rules: readonly RuleText[] = [...tableRules, ...deedRules, ...endRules];
