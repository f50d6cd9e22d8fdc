// ZIZ-120 to ZIZ-123, ZIZ-157: every chance shown of a fight against plays of the engine, over situations made at random;
// and the chances of a tournament's throw (ZIZ-87, ZIZ-90).
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { fightNow, fightOdds, hitOdds } from '../../../engine/games/zizka/fight-odds';
import type { Decision, DieChoice, State } from '../../../engine/games/zizka/types';
import type { Icon } from '../../../engine/games/zizka/view-types';
import { goalChance } from '../../../renderer/games/zizka/tournament-odds';
import { at, facing, play } from './helpers';
import { compare, PLAYS, same, seatOf, situation, view } from './odds-plays';

const kernel = compileKernel(zizka);

function duel(seed: number, experienced: boolean): State {
  const state = at(at(situation(seed, 2, experienced), 0, 'tabor'), 1, 'tabor');
  Object.assign(seatOf(state, 1), { warrant: 1, warrantCoins: 3 });
  return state;
}

function hunted(seed: number, experienced: boolean): State {
  const state = at(situation(seed, 1, experienced), 0, 'tabor');
  if (state.solo !== null) state.solo.space = seatOf(state).space;
  return state;
}

// Decisions until this phase or beyond it.
function until(state: State, phase: string, first: Decision): State | null {
  const going = zizka.cloneState(state);
  const rng = makeRng(5);
  kernel.apply(going, first, rng, () => {});
  while (going.fight !== null && going.phase !== phase) {
    const legal = zizka.legalDecisions(going);
    kernel.apply(going, legal.find(({ type }) => type === 'keep') ?? (legal[0] as Decision), rng, () => {});
  }
  return going.phase === phase ? going : null;
}

it('ZIZ-121: a fight that is over has no chances left, whatever tokens the loser kept', () => {
  const state = hunted(311, false);
  const fight = { attacker: -1, defender: 0, attackLuck: 0, attack: 2, defenceLuck: 0, defence: 1, torakDice: [] };
  Object.assign(state, { phase: 'losing', fight });
  Object.assign(seatOf(state), { luck: 1 });
  const none = { sword: 0, shield: 0, speech: 0, luck: 0 };
  const roll = { seat: 0, dice: [], wenceslas: null, sigismund: null, coinTaken: false, rerolls: 0, bought: 0 };
  const lost = { ...view(state), roll: { ...roll, printed: none, pool: none } };
  expect(fightNow(lost)).toEqual({ chance: 0, coins: 0 });
  expect(fightNow({ ...lost, fight: { ...known(lost.fight), defence: 2 } })).toEqual({ chance: 1, coins: 0 });
});

describe.each([false, true])('fights, experienced %s', (experienced) => {
  const attack: Decision = { type: 'attack', target: 1 };

  it('ZIZ-121: before the dice fall, with the luck tokens of both sides', () => {
    for (const seed of [71, 72, 73, 74, 75, 76]) {
      const state = duel(seed, experienced);
      const start = { make: same(state), first: [attack], seat: 0 };
      compare(`situation ${seed}`, fightOdds(view(state), 0, 1), 'fight', start, seed);
    }
  });

  it('ZIZ-122: with the attacker’s dice as they lie, after one more throw, and for every number of tokens', () => {
    for (const seed of [81, 82, 83, 84]) {
      const rolling = until(duel(seed, experienced), 'attackRolling', attack);
      if (rolling !== null) {
        const start = { make: same(rolling), first: [], seat: 0 };
        compare(`situation ${seed}, rolling`, fightNow(view(rolling)), 'fight', start, seed);
        const thrown = zizka.legalDecisions(rolling).find(({ type }) => type === 'reroll' || type === 'buy');
        if (thrown !== undefined && 'die' in thrown) {
          const stake = fightNow(view(rolling), thrown.die as DieChoice);
          compare(`situation ${seed}, thrown`, stake, 'fight', { ...start, first: [thrown] }, seed);
        }
      }
      const spending = until(duel(seed, experienced), 'attackLuck', attack);
      if (spending === null) continue;
      const { pool } = view(spending).roll ?? { pool: { sword: 0, luck: 0 } };
      for (let tokens = 0; tokens <= spending.usable; tokens++) {
        const stake = { chance: hitOdds(view(spending), 1, pool.sword + pool.luck + tokens), coins: 0 };
        const start = { make: same(spending), first: [{ type: 'spend' as const, tokens }], seat: 0 };
        compare(`situation ${seed}, ${tokens} tokens`, stake, 'fight', start, seed);
      }
    }
  });

  it('ZIZ-121, ZIZ-123: the defender’s chance to hold', () => {
    let seen = 0;
    for (const seed of [91, 92, 93, 94]) {
      const state = until(duel(seed, experienced), 'defenceRolling', attack);
      if (state === null) continue;
      seen++;
      const start = { make: same(state), first: [], seat: 1, attacks: false };
      compare(`situation ${seed}`, fightNow(view(state, 1)), 'fight', start, seed);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('ZIZ-157 to ZIZ-159: against Torak, and when he attacks', () => {
    for (const seed of [101, 102, 103]) {
      const state = hunted(seed, experienced);
      const start = { make: same(state), first: [{ type: 'attack' as const, target: 'torak' as const }], seat: 0 };
      compare(`situation ${seed}`, fightOdds(view(state), 0, -1), 'fight', start, seed);
      const attacked = until(state, 'defenceRolling', { type: 'end' });
      if (attacked === null) continue;
      const holding = { make: same(attacked), first: [], seat: 0, attacks: false };
      compare(`situation ${seed}, attacked`, fightNow(view(attacked)), 'fight', holding, seed);
    }
  });
});

describe('tournaments', () => {
  it('ZIZ-87, ZIZ-90: what a throw may bring, kept after it', () => {
    for (const [seed, token] of [
      [111, 'T1'],
      [112, 'T2'],
      [113, 'T3'],
      [114, 'T4'],
    ] as const) {
      const posed = facing(situation(seed, 1, false), token);
      const aside = play(play(posed, ['event'], [], seed).state, [], [], seed).state;
      const first = zizka.legalDecisions(aside).find(({ type }) => type === 'aside') as Decision;
      kernel.apply(aside, first, makeRng(seed), () => {});
      const shown = view(aside).tournament;
      const throws = zizka.legalDecisions(aside).filter((each) => each.type === 'throw');
      const thrown = throws[seed % throws.length];
      if (shown == null || thrown?.type !== 'throw') throw new Error('nothing to throw');
      const left = [...thrown.counts];
      const icons: readonly Icon[] = ['sword', 'shield', 'speech', 'luck'];
      const kept = shown.dice.filter((face) => {
        const at = icons.indexOf(face);
        const isThrown = (left[at] ?? 0) > 0;
        if (isThrown) left[at] = (left[at] ?? 0) - 1;
        return !isThrown;
      });
      const count = thrown.counts.reduce((sum, each) => sum + each, 0);
      const best = Math.max(...shown.players.flatMap(({ score }) => (score === null ? [] : [score])));
      let goals = 0;
      let ahead = 0;
      for (let round = 0; round < PLAYS; round++) {
        const state = zizka.cloneState(aside);
        const rng = makeRng(seed * 5003 + round);
        kernel.apply(state, thrown, rng, () => {});
        // With a single die left in play the throw is kept by itself and the tournament is over.
        if (state.phase === 'tournamentRolling') {
          kernel.apply(state, { type: 'keep' }, rng, (event) => {
            if (event.type !== 'tournamentEnded') return;
            goals += event.goalMet ? 1 : 0;
            ahead += (event.results.find(({ seat }) => seat === 0)?.score ?? 0) > best ? 1 : 0;
          });
        }
      }
      const compared = [
        [goals / PLAYS, goalChance(kept, count, shown.goal)],
        [ahead / PLAYS, goalChance(kept, count, { count: 'score', atLeast: best + 1 })],
      ] as const;
      for (const [played, chance] of compared) {
        const told = `${token}: shown ${chance}, played ${played}`;
        expect(Math.abs(played - chance), told).toBeLessThanOrEqual(4.5 * Math.sqrt((chance * (1 - chance)) / PLAYS) + 1e-9);
      }
    }
  });
});
