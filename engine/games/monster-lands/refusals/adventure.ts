// Why something is not open on a trail: contract, rerolls, loot, defence, capture and kill (MON-94, MON-113 to MON-125).
import type { Refusal } from '../../../core/decision';
import { known } from '../../../core/invariant';
import { canPayResources, findMember, livesOf } from '../clan/clan';
import { lootOf, monsterOf, questOf } from '../data/lookup';
import { COLOURS } from '../data/records';
import { rollLoot } from '../decisions/adventure';
import { isUsableAnytime } from '../decisions/turn';
import { absorbersOn, forbids, goalBonus, reachOf, rerollFor, rollOf, sceneOf, trapsNeeded } from '../outlands/battle-math';
import { trailAt } from '../outlands/trails';
import { type Clan, CONTRACT, type Roll, type State } from '../types';
import { refuse } from './refuse';
import { againstLoot, againstTrophies, whyNotLoot } from './turn';

// MON-94
export function bargain(state: State, clan: Clan): Refusal[] {
  const { price } = questOf(known(state.quests[CONTRACT]).quest).b;
  return [
    ...(canPayResources(clan, price) ? [] : [refuse('choice:fulfil', 'contractPrice')]),
    ...againstLoot(clan, (token) => isUsableAnytime(state, clan, token)),
    ...againstTrophies(clan),
  ];
}

function againstRerolls(roll: Roll): Refusal[] {
  const found: Refusal[] = [];
  for (const colour of COLOURS) {
    if (rerollFor(roll, colour) !== null) continue;
    const faces = new Set(roll.dice.filter((die) => die.colour === colour).map((die) => die.face));
    const spent = roll.rerolls.some((source) => source.colours.includes(colour));
    for (const face of faces) found.push(refuse(`rolled:${colour}${face}`, spent ? 'rerollsSpent' : 'noReroll'));
  }
  return found;
}

function againstRollLoot(clan: Clan, roll: Roll, only: 'all' | 'reroll'): Refusal[] {
  const open = rollLoot(clan, roll, only);
  return clan.loot
    .filter((token) => !open.includes(token))
    .map((token) => refuse(`loot:${token}`, isForRoll(token, roll) ? 'lootNoDice' : whyNotLoot(token)));
}

function isForRoll(token: string, roll: Roll): boolean {
  const { window } = lootOf(token);
  return window === 'roll' || (window === 'strike' && roll.purpose === 'monster');
}

export function openRoll(state: State, clan: Clan): Refusal[] {
  const roll = rollOf(state);
  return [...againstRerolls(roll), ...againstRollLoot(clan, roll, 'all')];
}

// What the present hits leave open (MON-114).
export function battle(state: State, clan: Clan): Refusal[] {
  const scene = sceneOf(state);
  const assault = known(scene.assaults[0]);
  const loot = againstLoot(clan, () => false);
  if (!assault.rolled) return loot;
  const member = findMember(clan, trailAt(state, scene.place, assault.trail).member);
  const { abilities, tokens, potions } = absorbersOn(state, scene.place, assault.trail, scene.monster);
  const capacity = abilities + tokens + potions;
  const params = { hits: assault.hits, capacity };
  const found = loot;
  if (capacity < assault.hits) found.push(refuse('choice:defend:unhurt', 'absorb', params));
  if (member.wounded) found.push(refuse('choice:defend:wounded', 'secondWound'));
  else if (capacity < assault.hits - 1) found.push(refuse('choice:defend:wounded', 'absorb', params));
  if (assault.hits < livesOf(member)) found.push(refuse('choice:defend:fall', 'oneHit'));
  return found;
}

// MON-123 to MON-125
export function strike(state: State, clan: Clan): Refusal[] {
  const scene = sceneOf(state);
  const roll = rollOf(state);
  const reach = reachOf(state);
  const record = monsterOf(scene.monster);
  const found: Refusal[] = [];
  if (!reach.capture) {
    if (!reach.traps) found.push(refuse('choice:capture', 'noTrap', { count: trapsNeeded(state) }));
    else if (reach.full) found.push(refuse('choice:capture', 'overKill', { kill: record.kill }));
    else found.push(refuse('choice:capture', 'missing', { missing: record.capture - goalBonus(state, 'capture') - reach.total }));
  }
  if (!reach.kill)
    found.push(refuse('choice:kill', 'missing', { missing: record.kill - goalBonus(state, 'kill') - reach.total }));
  const { venom } = trailAt(state, scene.place, scene.trail);
  if (forbids(scene.monster, 'venom'))
    found.push(refuse('choice:venom', 'forbidden', { monster: `@card.${scene.monster}.name` }));
  else if (venom === 0) found.push(refuse('choice:venom', 'noVenom'));
  else if (reach.full) found.push(refuse('choice:venom', 'enough'));
  if (!reach.full || reach.traps) found.push(...againstRerolls(roll));
  else for (const { colour, face } of roll.dice) found.push(refuse(`rolled:${colour}${face}`, 'enough'));
  if (!reach.full) found.push(...againstRollLoot(clan, roll, 'all'));
  else
    found.push(
      ...(reach.traps ? againstRollLoot(clan, roll, 'reroll') : clan.loot.map((token) => refuse(`loot:${token}`, 'enough'))),
    );
  return found;
}
