// All effects the chart names.
import { conquestEffects } from './conquest';
import { eventEffects } from './event';
import { fightEffects } from './fight';
import { menuEffects } from './menu';
import { rollEffects } from './rolls';
import { torakEffects } from './torak';
import { tournamentEffects } from './tournament';
import { turnEffects } from './turn';

export const effects = {
  ...menuEffects,
  ...rollEffects,
  ...eventEffects,
  ...conquestEffects,
  ...fightEffects,
  ...tournamentEffects,
  ...torakEffects,
  ...turnEffects,
};
