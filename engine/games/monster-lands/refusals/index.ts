// What looks possible and is not, with the reason. Targets are places of the table (`building:hut`, `member:korgo`,
// `trail:A1`) or, for what has only a button, `choice:<key>`.
import type { Refusal } from '../../../core/decision';
import { clanOf } from '../clan/clan';
import { askOf } from '../requests';
import type { Clan, State } from '../types';
import type { Ask } from '../view-types';
import { bargain, battle, openRoll, strike } from './adventure';
import { buildings, choosingDie, freeHire, hut, market, mine, tavern } from './citadel';
import { heirsOrDeserters, recover, wages } from './clean-up';
import { bearer, equip, loading, sending, settling, trailsBefore } from './sending';
import { freeSteps, members } from './turn';

type Reasons = (state: State, clan: Clan, ask: Ask) => readonly Refusal[];

const REASONS: Readonly<Partial<Record<Ask['kind'], Reasons>>> = {
  turn: (state, clan, ask) => [
    ...buildings(state, clan, ask.seat),
    ...members(state, clan),
    ...freeSteps(state, clan),
    ...trailsBefore(state, clan),
  ],
  die: choosingDie,
  hut,
  tavern,
  mine,
  market,
  bearer,
  equip,
  settle: settling,
  send: sending,
  load: loading,
  freeHire,
  contract: bargain,
  openRoll,
  ward: battle,
  defend: battle,
  strike,
  recover,
  promote: heirsOrDeserters,
  desert: heirsOrDeserters,
  wages,
};

export function refusals(state: State): readonly Refusal[] {
  const ask = askOf(state);
  return ask === null ? [] : (REASONS[ask.kind]?.(state, clanOf(state, ask.seat), ask) ?? []);
}
