// Every rule of the game for the reference, in reading order.
import type { RuleText } from '../../../core/game-module';
import { endRules } from './rules-end';
import { fieldRules } from './rules-fields';
import { roundRules } from './rules-round';

export const rules: readonly RuleText[] = [...roundRules, ...fieldRules, ...endRules];
