// All effects that the chart names.
import { auctionEffects } from './auction';
import { eventEffects } from './events';
import { feedingEffects } from './feeding';
import { fieldEffects } from './fields';
import type { Effect } from './goods';
import { placingEffects } from './placing';
import { roundEffects } from './round';
import { secretEffects } from './secrets';
import { skirmishEffects } from './skirmish';

export const effects: Readonly<Record<string, Effect>> = {
  ...roundEffects,
  ...eventEffects,
  ...auctionEffects,
  ...secretEffects,
  ...placingEffects,
  ...skirmishEffects,
  ...fieldEffects,
  ...feedingEffects,
};
