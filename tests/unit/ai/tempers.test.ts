// Tempers in every game: how far they may sway, what they like, and that matches with them come to an end.
import { describe, expect, it } from 'vitest';
import { INDULGENCE, likingOf, mostLiked, swayed, type Tastes } from '../../../engine/ai/temper';
import { TEMPERS } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import { candidatesFor } from '../../../engine/games/grunwald/ai/candidates';
import { temperLiking as grunwaldLiking, partOf as grunwaldPart } from '../../../engine/games/grunwald/ai/tempers';
import { imagine } from '../../../engine/games/grunwald/determinize';
import { kernel as grunwaldKernel } from '../../../engine/games/grunwald/kernel';
import { monsterLands } from '../../../engine/games/monster-lands';
import { turnPlans } from '../../../engine/games/monster-lands/ai/quick';
import { temperLiking as monsterLiking } from '../../../engine/games/monster-lands/ai/tempers';
import { kernel as monsterKernel } from '../../../engine/games/monster-lands/kernel';
import { SKILLS } from '../../../engine/games/zizka/ai/skill';
import { TASTES, withTemper } from '../../../engine/games/zizka/ai/tempers';
import { GAME_IDS, type GameId, games } from '../../../engine/registry';
import { playHeadless } from '../../../main/cli/headless-match';

describe('the scale of a temper', () => {
  const plans = [
    { share: 0.6, wild: 0 },
    { share: 0.59, wild: 1 },
    { share: 0.6 - INDULGENCE * 1.5, wild: 9 },
  ];
  const tastes: Tastes<'wild'> = {
    ...{ bold: { wild: 0.05 }, careful: { wild: -0.05 }, greedy: {}, sly: {}, vengeful: {}, steady: {} },
  };

  it('decides among plans that are nearly as good, never for one that is clearly worse', () => {
    const liked = (temper: 'bold' | 'careful' | undefined) =>
      mostLiked(plans, (plan) => likingOf(tastes, temper, () => plan.wild));
    expect(liked('bold')).toBe(plans[1]);
    expect(liked('careful')).toBe(plans[0]);
    expect(liked(undefined)).toBe(plans[0]);
  });

  it('moves no share further than the indulgence goes', () => {
    const seen = swayed(plans, (plan) => likingOf(tastes, 'bold', () => plan.wild));
    for (const [index, share] of seen.entries())
      expect(Math.abs(share - (plans[index]?.share ?? 0))).toBeLessThanOrEqual(INDULGENCE + 1e-12);
  });
});

describe('Na Grunwald!', () => {
  it('bold goes where the Teutons are, careful where the bread is, greedy where ducats are and none are staked', () => {
    const rng = makeRng(4);
    const state = grunwald.setup({}, 3, rng);
    grunwaldKernel.begin(state, rng);
    const world = imagine(grunwald.viewFor(state, 0).table, rng);
    const ideas = candidatesFor(world, 60).map((idea) => ({ ...idea, share: 0.4 }));
    const part = (temper: 'bold' | 'careful' | 'greedy', of: Parameters<typeof grunwaldPart>[0]) =>
      grunwaldPart(of, world, mostLiked(ideas, ({ plan }) => grunwaldLiking(temper, world, plan, 0)).plan, 0);
    const most = (of: Parameters<typeof grunwaldPart>[0]) =>
      Math.max(...ideas.map(({ plan }) => grunwaldPart(of, world, plan, 0)));
    expect(part('bold', 'fight')).toBe(most('fight'));
    expect(part('careful', 'bread')).toBe(most('bread'));
    expect(part('greedy', 'purse')).toBe(most('purse'));
  });
});

describe('Monster Lands', () => {
  it('bold is sent out, greedy goes for coins, sly for traps, steady hires', () => {
    const parsed = monsterLands.parseOptions({}, 3);
    if (!parsed.ok) throw new Error(parsed.message);
    const rng = makeRng(4);
    const state = monsterLands.setup(parsed.value, 3, rng);
    monsterKernel.begin(state, rng);
    const seat = monsterLands.requestFor(state)?.seat ?? 0;
    const plans = turnPlans(state, seat, monsterLands.legalDecisions(state)).map((plan) => ({ ...plan, share: 0.4 }));
    const first = (temper: 'bold' | 'greedy' | 'sly' | 'steady') =>
      monsterLands.makeKey(known(mostLiked(plans, (plan) => 0.05 * monsterLiking(temper, state, seat, plan)).steps[0]));
    expect(first('bold')).toMatch(/^send:/);
    expect(first('greedy')).toMatch(/^visit:(mine|merchant)$/);
    expect(first('sly')).toBe('visit:hut');
    expect(first('steady')).toBe('visit:tavern');
  });
});

describe('Jan Žižka', () => {
  it('tempers differ in what they believe things to be worth, and a plain level in nothing', () => {
    expect(withTemper(SKILLS.knight, undefined)).toBe(SKILLS.knight);
    const { prices } = SKILLS.knight;
    for (const temper of TEMPERS) {
      const swayed = withTemper(SKILLS.knight, temper).prices;
      for (const name of Object.keys(prices) as (keyof typeof prices)[])
        expect(swayed[name] / prices[name], `${temper} ${name}`).toBeCloseTo(TASTES[temper][name] ?? 1);
    }
  });
});

describe('every game', () => {
  const seats = (id: GameId, first: 'page:bold' | 'page:steady') => [
    first,
    ...Array.from({ length: games[id].seatRange.min <= 2 ? 1 : 2 }, () => 'page' as const),
  ];
  it.each(GAME_IDS)('%s is played to its end by a page with a temper', (id) => {
    for (const first of ['page:bold', 'page:steady'] as const) {
      const result = playHeadless({ game: games[id], seats: seats(id, first), seed: 5, options: {}, now: () => 0 });
      expect(result.decisions).toBeGreaterThan(5);
    }
  });
});
