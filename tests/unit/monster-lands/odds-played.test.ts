// Every chance on the odds card against plays of the real engine by the play it stands for: generated trails of every kind,
// with several seats and solo, in lands, at the gate and on dice quests.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng, type Rng } from '../../../engine/core/rng';
import { monsterLands, oddsForTrail, type TrailPlan } from '../../../engine/games/monster-lands';
import { cloneState } from '../../../engine/games/monster-lands/clone';
import { EQUIPMENT_CARDS, equipmentOf, monsterOf } from '../../../engine/games/monster-lands/data/lookup';
import { MERCENARIES } from '../../../engine/games/monster-lands/data/members';
import { MONSTERS } from '../../../engine/games/monster-lands/data/monsters';
import { TRAPS } from '../../../engine/games/monster-lands/data/traps';
import { withBonus } from '../../../engine/games/monster-lands/odds';
import { perDie, reachOf, rollOf, rollTarget, totalOf } from '../../../engine/games/monster-lands/outlands/battle-math';
import { parseTrailKey, requiredDice } from '../../../engine/games/monster-lands/outlands/trails';
import { askOf } from '../../../engine/games/monster-lands/requests';
import type { State } from '../../../engine/games/monster-lands/types';
import type { Event } from '../../../engine/games/monster-lands/view-types';
import { arm, clan, enlist, keys, place, play, pool, send, table } from './support';

const PLAYS = 2000;
// Four and a half standard errors of a share of that many plays: about one test in 100 000 would fail by chance alone.
const ERROR = 4.5 * 0.5 * PLAYS ** -0.5;

type Aim = 'capture' | 'kill' | 'success' | 'conquest';

interface Situation {
  readonly name: string;
  readonly state: State;
  readonly plan: TrailPlan;
}

const pick = <Item>(rng: Rng, items: readonly Item[]): Item => known(items[rng.int(items.length)]);

const TABLES: readonly (readonly [name: string, seats: number, options: Record<string, unknown>, round: number])[] = [
  ['two seats', 2, {}, 1],
  ['cruel, last round', 2, { difficulty: 'cruel' }, 6],
  ['tricks', 3, { trickery: true }, 4],
  ['solo', 1, { scenario: 1 }, 2],
  ['solo without defence', 1, { scenario: 4 }, 3],
  ['solo with misses rerolled', 1, { scenario: 10 }, 4],
];

function makeSituation(seed: number, where: 'land' | 'gate' | 'empty land' | 'quest'): Situation {
  const rng = makeRng(seed);
  const [name, seats, options, round] = known(TABLES[seed % TABLES.length]);
  const state = table(seats, options, seed);
  state.round = round;
  const trail =
    where === 'gate' ? pick(rng, ['gate1', 'gate2']) : where === 'quest' ? 'questA1' : pick(rng, ['A1', 'A2', 'A3', 'A4']);
  const id = pick(rng, MERCENARIES).id;
  if (!clan(state).members.some((each) => each.id === id)) enlist(state, 0, id).wounded = rng.int(3) === 0;
  const types = new Set<string>();
  for (const card of [pick(rng, EQUIPMENT_CARDS), pick(rng, EQUIPMENT_CARDS)]) {
    const { type } = equipmentOf(card);
    if (!types.has(type)) arm(state, id, card);
    types.add(type);
  }
  // No monster that runs to the gate by itself; the place of the other stays as it is.
  const monster = pick(
    rng,
    MONSTERS.filter((each) => monsterOf(each.id).power.every((power) => power.effect !== 'gateOnReveal')),
  ).id;
  if (where === 'empty land') {
    known(state.lands[0]).monster = '';
  } else if (where !== 'quest') {
    place(state, where === 'gate' ? 'gate' : 'A', monster);
  }
  const [at, index] = parseTrailKey(trail);
  const dice = requiredDice(state, at, index).map((colours) => pick(rng, colours));
  if (where !== 'quest') while (dice.length < 6 && rng.int(4) > 0) dice.push(pick(rng, ['S', 'M'] as const));
  const traps = TRAPS.filter((trap) => trap.kind === 'improved' || (trap.kind === 'secured' && state.config.clash));
  const tokens = where === 'quest' ? [] : Array.from({ length: rng.int(3) }, () => pick(rng, traps).id);
  const goods =
    where === 'quest' ? { defence: 0, potion: 0, venom: 0 } : { defence: rng.int(3), potion: rng.int(2), venom: rng.int(3) };
  const plan = withBonus(monsterLands.viewFor(state, 0), {
    seat: 0,
    member: id,
    trail,
    dice: dice.map((colour) => (colour === 'I' ? 'I3' : colour)),
    tokens,
    ...goods,
    ward: 0,
    carry: 0,
  });
  const { defence, potion, venom } = plan;
  send(state, trail, 0, id, dice.map((colour) => (colour === 'I' ? 'I3' : colour)).join(''), {
    tokens: tokens.slice(),
    defence,
    potion,
    venom,
  });
  for (const each of state.clans) pool(each, '');
  pool(clan(state, state.turnSeat), 'S');
  return { name: `${name}, ${where}, ${id} against ${monster} with ${dice.join('')} ${tokens.join(' ')}`, state, plan };
}

// The lowest die that may be rolled again: by what it counts, then strength, magic, influence.
function lowestReroll(state: State, legal: readonly string[]): string | undefined {
  const worth = (key: string) => Math.max(0, Number(key.slice(8)) + perDie(state, key.charAt(7) as 'S' | 'M' | 'I'));
  const rerolls = legal.filter((key) => key.startsWith('reroll:'));
  return rerolls.reduce<string | undefined>(
    (best, key) => (best === undefined || worth(key) < worth(best) ? key : best),
    undefined,
  );
}

function strike(state: State, plan: TrailPlan, aim: Aim, legal: readonly string[]): string {
  const record = monsterOf(known(state.scene).monster);
  const reach = reachOf(state);
  const total = totalOf(state);
  const open = (key: string) => legal.includes(key);
  const venoms = open('venom') ? plan.venom - rollOf(state).venoms : 0;
  if (aim !== 'kill' && open('capture')) return 'capture';
  if (aim !== 'capture' && open('kill')) return 'kill';
  if (reach.full) return open('kill') ? 'kill' : 'capture';
  // Venom where it decides at once: for a capture below the kill value, for a kill however much.
  for (let spent = 1; spent <= venoms; spent++) {
    const raised = total + 2 * spent;
    const bonus = bonusOf(plan.member);
    if (aim !== 'kill' && reach.traps && raised < record.kill && raised + bonus.capture >= record.capture) return 'venom';
    if (aim !== 'capture' && raised + bonus.kill >= record.kill) return 'venom';
  }
  for (const key of ['roll:S', 'roll:M', 'rollAll']) if (open(key)) return key;
  return lowestReroll(state, legal) ?? (open('giveUp') ? 'giveUp' : open('kill') ? 'kill' : 'capture');
}

function bonusOf(member: string): { capture: number; kill: number } {
  const ability = MERCENARIES.find((each) => each.id === member)?.ability ?? [];
  const bonus = { capture: 0, kill: 0 };
  for (const effect of ability) {
    if (effect.effect === 'addTotal' && (effect.against === 'capture' || effect.against === 'kill'))
      bonus[effect.against] += effect.amount;
  }
  return bonus;
}

// One decision by the play that the card stands for.
function answer(state: State, plan: TrailPlan, aim: Aim): string {
  const legal = keys(state);
  switch (askOf(state)?.kind) {
    case 'clash':
      return 'reveal';
    case 'ward':
      return 'ward:0';
    case 'redirect':
      return 'keep';
    case 'defend':
      return known(['defend:unhurt', 'defend:wounded', 'defend:fall'].find((key) => legal.includes(key)));
    case 'strike':
      return strike(state, plan, aim, legal);
    case 'openRoll':
      return totalOf(state) >= rollTarget(state) ? 'done' : (lowestReroll(state, legal) ?? 'done');
    default:
      return known(legal.at(-1));
  }
}

const ENDS: ReadonlySet<Event['type']> = new Set(['strikeEnded', 'memberFell', 'conquestEnded', 'questResolved']);

function playOut({ state, plan }: Situation, aim: Aim, rng: Rng): Event[] {
  const copy = cloneState(state);
  const events = play(copy, ['visit:merchant', 'sell:S', 'done'], [], rng);
  for (let steps = 0; steps < 100 && !events.some((event) => ENDS.has(event.type)); steps++) {
    if (keys(copy).includes('pass')) events.push(...play(copy, ['pass'], [], rng));
    else events.push(...play(copy, [answer(copy, plan, aim)], [], rng));
  }
  return events;
}

const share = (runs: readonly Event[][], holds: (events: readonly Event[]) => boolean): number =>
  runs.filter(holds).length / runs.length;
const ended = (result: string) => (events: readonly Event[]) =>
  events.some((event) => event.type === 'strikeEnded' && event.result === result);
const fate = (events: readonly Event[]): string => {
  const taken = events.find((event) => event.type === 'hitsTaken');
  return taken?.type === 'hitsTaken' ? taken.outcome : 'unhurt';
};

function runs(situation: Situation, aim: Aim, seed: number): Event[][] {
  const rng = makeRng(seed);
  return Array.from({ length: PLAYS }, () => playOut(situation, aim, rng));
}

const BATTLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const CONQUESTS = [21, 22, 23, 24, 25, 26, 27];
const QUESTS = [31, 32, 33, 34, 35, 36, 37];

const battleOf = (seed: number): Situation => makeSituation(seed, seed % 4 === 0 ? 'gate' : 'land');

describe('MON-253, MON-120 to MON-130: the odds card against the engine', () => {
  it('the situations are of every kind, and open', () => {
    const all = [...BATTLES.map(battleOf), ...CONQUESTS.map((seed) => makeSituation(seed, 'empty land'))];
    const odds = all.map((each) => oddsForTrail(monsterLands.viewFor(each.state, 0), each.plan));
    for (const chance of ['capture', 'kill', 'unhurt', 'wounded', 'fallen', 'conquest'] as const) {
      expect(odds.filter((each) => each[chance] > 0.05 && each[chance] < 0.95).length, chance).toBeGreaterThan(2);
    }
    expect(new Set(all.map((each) => each.state.config.scenario))).toEqual(new Set([0, 1, 4, 10]));
  });

  it.each(BATTLES)('battles, situation %i', (seed) => {
    const situation = battleOf(seed);
    const odds = oddsForTrail(monsterLands.viewFor(situation.state, 0), situation.plan);
    for (const [aim, result] of [
      ['capture', 'captured'],
      ['kill', 'killed'],
      ['success', ''],
    ] as const) {
      const played = runs(situation, aim, seed);
      const won =
        result === '' ? (events: readonly Event[]) => ended('captured')(events) || ended('killed')(events) : ended(result);
      expect(Math.abs(share(played, won) - odds[aim]), `${aim}: ${situation.name}`).toBeLessThan(ERROR);
      if (aim !== 'kill') continue;
      for (const [outcome, chance] of [
        ['unhurt', odds.unhurt],
        ['wounded', odds.wounded],
        ['fall', odds.fallen],
      ] as const) {
        const seen = share(played, (events) => fate(events) === outcome);
        expect(Math.abs(seen - chance), `${outcome}: ${situation.name}`).toBeLessThan(ERROR);
      }
    }
  });

  it.each(CONQUESTS)('conquests, situation %i', (seed) => {
    const situation = makeSituation(seed, 'empty land');
    const odds = oddsForTrail(monsterLands.viewFor(situation.state, 0), situation.plan);
    const won = share(runs(situation, 'conquest', seed), (events) =>
      events.some((event) => event.type === 'conquestEnded' && event.won),
    );
    expect(Math.abs(won - odds.conquest), situation.name).toBeLessThan(ERROR);
  });

  it.each(QUESTS)('dice quests, situation %i', (seed) => {
    const situation = makeSituation(seed, 'quest');
    const odds = oddsForTrail(monsterLands.viewFor(situation.state, 0), situation.plan);
    const won = share(runs(situation, 'success', seed), (events) =>
      events.some((event) => event.type === 'questResolved' && event.total >= event.target),
    );
    expect(Math.abs(won - odds.success), situation.name).toBeLessThan(ERROR);
  });
});
