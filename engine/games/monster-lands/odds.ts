// Odds of a trail before one commits, from what a seat can see. Exact but for two simplifications: rerolls go to the lowest
// dice of a finished roll, and captures are reckoned rolling one by one without rerolls, so the truth is a little better.
import { attackParts, forbids, sumOf } from './battle-math';
import { clanOf, findMember, type Source, sourcesOf } from './clan';
import { effectIn, equipmentOf, landOf, monsterOf, questOf, scenarioRule, trapOf } from './data/lookup';
import type { Colour, Effect } from './data/records';
import { LIMITS } from './data/tables';
import { dieColour } from './dice';
import { isLand, isQuest, landAt, monsterAt, parseTrailKey, trailAbsorbs, trailBonus } from './outlands';
import { DICE_QUEST, HIDDEN, type PlaceIndex, type PublicState } from './types';
import type { Odds, View } from './view-types';

export interface TrailPlan {
  readonly seat: number;
  readonly member: string;
  readonly trail: string;
  // `S`, `M` or `I5`.
  readonly dice: readonly string[];
  readonly tokens: readonly string[];
  readonly defence: number;
  readonly potion: number;
  readonly venom: number;
  // Magic dice to be given up against the attack.
  readonly ward: number;
  // Total carried over from trails before this one.
  readonly carry: number;
}

// The plan that the asked seat is loading; null when there is none or its tokens are hidden from the viewer.
export function planOf(view: View): TrailPlan | null {
  const { work, ask } = view;
  if (work === null || ask === null || work.action !== 'send' || work.trail === '' || work.tokens.includes(HIDDEN)) return null;
  const { subject, trail, dice, tokens, defence } = work;
  let { potion, venom } = work;
  const [place, index] = parseTrailKey(trail);
  for (const effect of trailBonus(view, place, index)) {
    if (effect.effect !== 'tokenBonus') continue;
    potion += effect.gain.potion ?? 0;
    venom += effect.gain.venom ?? 0;
  }
  return { seat: ask.seat, member: subject, trail, dice, tokens, defence, potion, venom, ward: 0, carry: 0 };
}

const NOTHING: Odds = {
  unhurt: 1,
  wounded: 0,
  fallen: 0,
  capture: 0,
  kill: 0,
  success: 0,
  conquest: 0,
  attackDice: 0,
  meanTotal: 0,
};

export function oddsForTrail(view: View, plan: TrailPlan | null = planOf(view)): Odds {
  if (plan === null) return NOTHING;
  const [place] = parseTrailKey(plan.trail);
  const monster = monsterAt(view, place);
  if (isQuest(place)) return place === DICE_QUEST ? questOdds(view, plan) : NOTHING;
  const conquest = isLand(place) ? conquestOdds(view, plan, place) : 0;
  if (monster === '') return { ...NOTHING, conquest };
  return { ...battleOdds(view, plan, place, monster), conquest };
}

interface Dice {
  readonly S: number;
  readonly M: number;
  readonly I: number;
}

function diceOf(plan: TrailPlan): Dice {
  const count = { S: 0, M: 0, I: 0 };
  for (const die of plan.dice) count[dieColour(die)]++;
  for (const token of plan.tokens) {
    const extra = effectIn(trapOf(token).effects, 'trailDice');
    if (extra !== null) count[extra.colour] += extra.count;
  }
  return count;
}

type Purpose = 'quest' | 'monster' | 'conquest';

function sourcesFor(view: PublicState, plan: TrailPlan, purpose: Purpose, monster: string): Source[] {
  const own = sourcesOf(findMember(clanOf(view, plan.seat), plan.member));
  if (purpose !== 'monster' || !forbids(monster, 'weapon')) return own;
  return own.filter((source, index) => index === 0 || equipmentOf(source.card).type !== 'weapon');
}

function bonusOf(effects: readonly Effect[], colour: Colour, purpose: Purpose): number {
  let sum = 0;
  for (const effect of effects) {
    if (effect.effect !== 'addPerDie' || effect.colour !== colour) continue;
    if (effect.against === 'any' || effect.against === purpose) sum += effect.amount;
  }
  return sum;
}

function perDie(view: PublicState, plan: TrailPlan, colour: Colour, purpose: Purpose, monster: string): number {
  let sum = 0;
  for (const source of sourcesFor(view, plan, purpose, monster)) sum += bonusOf(source.effects, colour, purpose);
  for (const token of plan.tokens) sum += bonusOf(trapOf(token).effects, colour, purpose);
  if (purpose === 'monster') sum += bonusOf(monsterOf(monster).power, colour, purpose);
  return sum;
}

function rerollsOf(view: PublicState, plan: TrailPlan, purpose: Purpose, monster: string, colour: Colour): number {
  const [place, index] = parseTrailKey(plan.trail);
  const lists = [...sourcesFor(view, plan, purpose, monster).map((source) => source.effects), trailBonus(view, place, index)];
  let times = 0;
  for (const effects of lists) {
    for (const effect of effects) {
      if (effect.effect !== 'reroll' || !effect.colours.includes(colour)) continue;
      if (effect.against === 'any' || purpose === 'quest') times += effect.times;
    }
  }
  return times;
}

// Chance of every sum: index is the sum.
type Spread = number[];

function addDice(spread: Spread, values: Spread): Spread {
  const sums: Spread = new Array<number>(spread.length + values.length - 1).fill(0);
  for (let left = 0; left < spread.length; left++) {
    const chance = spread[left] ?? 0;
    if (chance === 0) continue;
    for (let right = 0; right < values.length; right++)
      sums[left + right] = (sums[left + right] ?? 0) + chance * (values[right] ?? 0);
  }
  return sums;
}

const FACES = [1, 2, 3, 4, 5, 6];

function faceSpread(bonus: number): Spread {
  const values: Spread = [];
  for (const face of FACES) {
    const value = Math.max(0, face + bonus);
    while (values.length <= value) values.push(0);
    values[value] = (values[value] ?? 0) + 1 / 6;
  }
  return values;
}

// Sums of several dice of one colour; the lowest ones below 4 are rolled again, as many as allowed.
export function colourSpread(count: number, bonus: number, rerolls: number): Spread {
  let total: Spread = [0];
  visitRolls(count, (faces, chance) => {
    const sorted = faces.slice().sort((left, right) => left - right);
    const again = sorted.slice(0, rerolls).filter((face) => face <= 3).length;
    let kept = 0;
    for (const face of sorted.slice(again)) kept += Math.max(0, face + bonus);
    let spread: Spread = new Array<number>(kept + 1).fill(0);
    spread[kept] = chance;
    for (let die = 0; die < again; die++) spread = addDice(spread, faceSpread(bonus));
    while (total.length < spread.length) total.push(0);
    total = total.map((held, sum) => held + (spread[sum] ?? 0));
  });
  return total;
}

// Multisets of faces with their chances: far fewer than all ordered rolls.
function visitRolls(count: number, visit: (faces: number[], chance: number) => void): void {
  const faces: number[] = [];
  const walk = (from: number, left: number, ways: number) => {
    if (left === 0) {
      visit(faces, ways / 6 ** count);
      return;
    }
    if (from > 6) return;
    for (let many = 0; many <= left; many++) {
      for (let each = 0; each < many; each++) faces.push(from);
      walk(from + 1, left - many, ways * choose(left, many));
      faces.length -= many;
    }
  };
  walk(1, count, 1);
}

function choose(all: number, taken: number): number {
  let ways = 1;
  for (let step = 0; step < taken; step++) ways = (ways * (all - step)) / (step + 1);
  return ways;
}

const atLeast = (spread: Spread, value: number): number =>
  spread.reduce((sum, chance, total) => (total >= value ? sum + chance : sum), 0);
const mean = (spread: Spread): number => spread.reduce((sum, chance, total) => sum + chance * total, 0);

function rollSpread(view: PublicState, plan: TrailPlan, purpose: Purpose, monster: string, dice: Dice): Spread {
  let spread: Spread = [1];
  for (const colour of ['S', 'M', 'I'] as const) {
    if (dice[colour] === 0) continue;
    const rerolls = rerollsOf(view, plan, purpose, monster, colour);
    spread = addDice(spread, colourSpread(dice[colour], perDie(view, plan, colour, purpose, monster), rerolls));
  }
  return spread;
}

function questOdds(view: View, plan: TrailPlan): Odds {
  const quest = view.quests[DICE_QUEST]?.quest ?? '';
  if (quest === '') return NOTHING;
  const spread = rollSpread(view, plan, 'quest', '', diceOf(plan));
  return { ...NOTHING, success: atLeast(spread, questOf(quest).a.target), meanTotal: mean(spread) };
}

function conquestOdds(view: View, plan: TrailPlan, place: PlaceIndex): number {
  const { land } = landAt(view, place);
  if (land === '') return 0;
  const spread = rollSpread(view, plan, 'conquest', '', diceOf(plan));
  const bonus = totalBonus(view, plan, 'conquest');
  return atLeast(spread, landOf(land).conquest - bonus);
}

function totalBonus(view: PublicState, plan: TrailPlan, against: 'conquest' | 'capture' | 'kill'): number {
  let sum = 0;
  for (const source of sourcesOf(findMember(clanOf(view, plan.seat), plan.member))) {
    const bonus = effectIn(source.effects, 'addTotal');
    if (bonus !== null && bonus.against === against) sum += bonus.amount;
  }
  return sum;
}

function battleOdds(view: View, plan: TrailPlan, place: PlaceIndex, monster: string): Odds {
  const record = monsterOf(monster);
  const loaded = diceOf(plan);
  const parts = sumOf(attackParts(view, place, monster));
  const ward = Math.min(plan.ward, loaded.M, parts);
  const dice = { S: loaded.S, M: loaded.M - ward, I: 0 };
  const fate = fateOf(view, plan, place, monster, parts - ward);
  let flat = plan.carry;
  for (const token of plan.tokens) {
    const bonus = effectIn(trapOf(token).effects, 'addTotal');
    if (bonus !== null && bonus.against === 'monster') flat += bonus.amount;
  }
  const venom = forbids(monster, 'venom') ? 0 : plan.venom * LIMITS.venomBonus;
  const spread = rollSpread(view, plan, 'monster', monster, dice);
  const alive = fate.unhurt + fate.wounded;
  const kill = atLeast(spread, record.kill - flat - venom - totalBonus(view, plan, 'kill'));
  const capture = canCapture(view, plan, monster)
    ? captureChance(view, plan, monster, dice, flat, venom, totalBonus(view, plan, 'capture'))
    : { capture: 0, either: kill };
  return {
    ...fate,
    capture: alive * capture.capture,
    kill: alive * kill,
    success: alive * Math.max(kill, capture.either),
    conquest: 0,
    attackDice: parts - ward,
    meanTotal: flat + mean(spread),
  };
}

// MON-113, MON-114: hits against everything that absorbs.
function fateOf(
  view: View,
  plan: TrailPlan,
  place: PlaceIndex,
  monster: string,
  dice: number,
): Pick<Odds, 'unhurt' | 'wounded' | 'fallen'> {
  const [, index] = parseTrailKey(plan.trail);
  const record = monsterOf(monster);
  const member = findMember(clanOf(view, plan.seat), plan.member);
  const noDefence = scenarioRule(view.config.scenario, 'noDefence') !== null;
  let capacity = noDefence ? 0 : plan.defence;
  if (!forbids(monster, 'potion')) capacity += plan.potion;
  if (!noDefence && !forbids(monster, 'defenceAbility')) {
    capacity += trailAbsorbs(view, place, index);
    for (const source of sourcesOf(member)) {
      const absorb = effectIn(source.effects, 'absorbHits');
      if (absorb === null || (absorb.affinities !== undefined && !absorb.affinities.includes(record.affinity))) continue;
      capacity += absorb.hits - (view.uses[source.card] ?? 0);
    }
  }
  const again = scenarioRule(view.config.scenario, 'rerollMisses')?.times ?? 0;
  const chance = 1 - ((LIMITS.hitFrom - 1) / 6) ** (1 + again);
  const extra = effectIn(record.power, 'extraHits')?.hits ?? 0;
  const fate = { unhurt: 0, wounded: 0, fallen: 0 };
  for (let hits = 0; hits <= dice; hits++) {
    const odds = choose(dice, hits) * chance ** hits * (1 - chance) ** (dice - hits);
    const through = hits + extra - capacity;
    if (through <= 0) fate.unhurt += odds;
    else if (through === 1 && !member.wounded) fate.wounded += odds;
    else fate.fallen += odds;
  }
  return fate;
}

function canCapture(view: View, plan: TrailPlan, monster: string): boolean {
  const own = sourcesOf(findMember(clanOf(view, plan.seat), plan.member));
  if (own.some((source) => effectIn(source.effects, 'captureWithoutTrap') !== null)) return true;
  const traps = plan.tokens.filter((token) => trapOf(token).kind !== 'trick').length;
  return traps >= (effectIn(monsterOf(monster).power, 'trapsToCapture')?.count ?? 1);
}

// One die after the other until the capture value is reached below the kill value; beyond it the monster is killed.
function captureChance(
  view: View,
  plan: TrailPlan,
  monster: string,
  dice: Dice,
  flat: number,
  venom: number,
  bonus: number,
): { capture: number; either: number } {
  const record = monsterOf(monster);
  let open: Map<number, number> = new Map([[flat, 1]]);
  let capture = 0;
  let killed = 0;
  const settle = () => {
    const left = new Map<number, number>();
    for (const [total, chance] of open) {
      if (total >= record.kill) killed += chance;
      else if (total + bonus >= record.capture) capture += chance;
      else left.set(total, chance);
    }
    open = left;
  };
  settle();
  for (const colour of ['S', 'M'] as const) {
    const values = faceSpread(perDie(view, plan, colour, 'monster', monster));
    for (let die = 0; die < dice[colour]; die++) {
      const next = new Map<number, number>();
      for (const [total, chance] of open) {
        values.forEach((odds, value) => {
          if (odds > 0) next.set(total + value, (next.get(total + value) ?? 0) + chance * odds);
        });
      }
      open = next;
      settle();
    }
  }
  // Venoms last: they close the gap where that is enough.
  for (const [total, chance] of open) if (total + venom + bonus >= record.capture) capture += chance;
  return { capture, either: capture + killed };
}
