// What more worlds bring a hetman of Jan Žižka: in positions of matches by the quick policy every idea is tried in many
// worlds; one half says what each idea is worth, from the other worlds are drawn as the search would, with ever more of them.
// Points of share given away a decision. npx tsx tests/bench/zizka-worlds.ts <positions> <worlds> [seed]
import { bestByShare, compareInLooks } from '../../engine/ai/looks';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, type Rng, rngFor } from '../../engine/core/rng';
import { zizka } from '../../engine/games/zizka';
import { ideasFor } from '../../engine/games/zizka/ai/ideas';
import { policyDecision } from '../../engine/games/zizka/ai/policy';
import { lookAhead } from '../../engine/games/zizka/ai/search';
import { SKILLS } from '../../engine/games/zizka/ai/skill';
import { learnedValue } from '../../engine/games/zizka/ai/value';
import { determinize } from '../../engine/games/zizka/determinize';
import { kernel } from '../../engine/games/zizka/kernel';
import type { Decision, State } from '../../engine/games/zizka/types';

const [countText = '60', worldText = '400', seedText = '70001'] = process.argv.slice(2);
const wanted = Number(countText);
const worlds = Number(worldText);
const half = Math.floor(worlds / 2);
const SEATS = 3;
// Every so many decisions with several ideas one is taken.
const EVERY = 7;
const DRAWS = 10;
const skill = SKILLS.hetman;
const depth = known(skill.depth);
const value = learnedValue();
const options = zizka.parseOptions({}, SEATS);
if (!options.ok) throw new Error(options.message);

// Shares by idea and world, the quick policy's idea first.
type Position = readonly (readonly number[])[];

function positionOf(state: State, seat: number, ideas: readonly Decision[], rng: Rng): Position {
  const view = zizka.viewFor(state, seat);
  const shares = new Float32Array(SEATS + 1);
  const rows = new Map<Decision, number[]>(ideas.map((idea) => [idea, []]));
  const watch = (world: State, idea: Decision) => {
    value(world, shares);
    known(rows.get(idea)).push(known(shares[seat]));
  };
  const all = { ...depth, looks: [{ rounds: 0, samples: worlds, ideas: depth.ideas, error: 0 }], first: worlds + 1 };
  lookAhead(
    (again) => determinize(view, seat, again),
    seat,
    ideas,
    all,
    value,
    () => false,
    rng,
    watch,
  );
  return [...rows.values()];
}

const positions: Position[] = [];
for (let seed = Number(seedText); positions.length < wanted; seed++) {
  const state = zizka.setup(options.value, SEATS, rngFor(seed, 0));
  kernel.begin(state, rngFor(seed, 0));
  const rng = makeRng(seed);
  let made = 0;
  let choices = 0;
  for (let asked = zizka.requestFor(state); asked !== null && positions.length < wanted; asked = zizka.requestFor(state)) {
    const { seat } = asked;
    const seen = determinize(zizka.viewFor(state, seat), seat, makeRng(made));
    const ideas = ideasFor(seen, seat, zizka.legalDecisions(state), skill, depth.ideas, makeRng(1)) ?? [];
    if (ideas.length > 1 && choices++ % EVERY === 0) positions.push(positionOf(state, seat, ideas, makeRng(mixSeed(seed, made))));
    kernel.apply(state, policyDecision(state, seat, skill, rng), rngFor(seed, ++made));
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
const worths = positions.map((rows) => rows.map((row) => mean(row.slice(0, half))));
const given = (lost: readonly number[]) => {
  const middle = mean(lost);
  const spread = Math.sqrt(mean(lost.map((each) => (each - middle) ** 2)) / positions.length);
  return `${(100 * middle).toFixed(3)} ± ${(100 * spread).toFixed(3)} points`;
};
console.log(`quick policy: ${given(worths.map((each) => Math.max(...each) - known(each[0])))}`);
const rng = makeRng(5);
for (const samples of [8, 16, 32, 64, 128, 256]) {
  let tries = 0;
  const lost = positions.map((rows, index) => {
    const worth = known(worths[index]);
    const plans = rows.map((_, idea) => idea);
    const look = {
      ...{ samples, ideas: plans.length, error: 0 },
      tryOut: (world: number, idea: number) => {
        tries++;
        return known(rows[idea]?.[world]);
      },
    };
    const limits = { ...depth, isOver: () => false };
    const imagine = (again: Rng) => half + again.int(worlds - half);
    const draws = Array.from({ length: DRAWS }, () => {
      const { plan } = bestByShare(compareInLooks(imagine, [look], plans, limits, rng));
      return Math.max(...worth) - known(worth[plan]);
    });
    return mean(draws);
  });
  console.log(`${samples} worlds: ${given(lost)}, ${Math.round(tries / positions.length / DRAWS)} tries a decision`);
}
