// Sending members out: what each trail, member and load may bring, and the decisions that carry it out.
import { known } from '../../../core/invariant';
import { canBeSent, clanOf } from '../clan/clan';
import { landOf, monsterOf } from '../data/lookup';
import { GATE, LIMITS } from '../data/tables';
import { distinctTraps } from '../decisions/turn';
import { decide } from '../notation';
import {
  fallenGlory,
  fitsTrail,
  isQuest,
  monsterAt,
  openTrails,
  parseTrailKey,
  trailBonus,
  trailRecord,
  trailsOf,
} from '../outlands/trails';
import { type Clan, type Decision, GATE_PLACE, LAND_A, type Member, NOBODY, type PlaceIndex, SAMBOR, type State } from '../types';
import {
  armed,
  type Fighter,
  fateOf,
  fighterOf,
  forceOf,
  type Guard,
  guardOf,
  type Load,
  memberIn,
  reaches,
  trapsToCapture,
} from './forces';
import type { Offer } from './plan';
import { addQuestPlans } from './questing';
import { coinWish, goodsWish } from './solo-goals';
import { WEIGHTS } from './weights';
import { coinWorth, diceShare, lootWorth, memberWorth, roundsLeft, symbolGain, trapWorth } from './worth';

interface Prospect {
  // Chance that the monster is gone before this trail is reached, and totals carried so far.
  gone: number;
  carry: number;
  variance: number;
  // The land was discarded by the virtual player.
  landLost: boolean;
}

// What happens before trail `index` of the place by those who stand there now.
function before(state: State, place: PlaceIndex, index: number, monster: string): Prospect {
  const prospect: Prospect = { gone: monster === '' ? 1 : 0, carry: 0, variance: 0, landLost: false };
  const trails = trailsOf(state, place);
  for (let earlier = 0; earlier < index; earlier++) {
    const trail = known(trails[earlier]);
    if (trail.seat === NOBODY || trail.member === '') {
      if (trail.seat !== SAMBOR) continue;
    }
    if (trail.seat === SAMBOR) {
      if (prospect.gone > 0.6) prospect.landLost = true;
      prospect.gone = 1;
      continue;
    }
    if (prospect.gone >= 1) continue;
    const member = memberIn(state, trail.seat, trail.member);
    if (member === null) continue;
    const force = forceOf(state, member, place, earlier, trail, monster);
    const alive = 1 - fateOf(guardOf(state, member, place, earlier, monster), trail, 0).fallen;
    prospect.carry += alive * force.mean;
    prospect.variance += alive * force.variance + alive * (1 - alive) * force.mean * force.mean;
    const { capture, kill } = monsterOf(monster);
    const target = force.traps >= trapsToCapture(monster) ? capture - force.captureBonus : kill - force.killBonus;
    prospect.gone = Math.max(prospect.gone, alive * reaches(prospect.carry, prospect.variance, target));
  }
  return prospect;
}

export interface Stakes {
  readonly left: number;
  readonly coin: number;
  // What dice cost now, as a share.
  readonly dice: number;
  readonly loot: number;
  // Points for a captured or killed monster.
  readonly capture: number;
  readonly kill: number;
  readonly conquest: number;
}

export function stakesOf(state: State, clan: Clan, place: PlaceIndex, monster: string): Stakes {
  const left = roundsLeft(state);
  const coin = left > 0 || coinWish(state, left) !== null ? Math.max(0.25, coinWorth(state, clan)) : 0.03;
  let loot = 0;
  if (place !== GATE_PLACE) {
    loot = left > 0 ? WEIGHTS.loot : 0.1;
    for (const token of state.lootShown) {
      if (token === 'greatTrophy') loot = Math.max(loot, WEIGHTS.lootTrophy);
      else if (token !== '') loot = Math.max(loot, WEIGHTS.lootShown * lootWorth(token, left));
    }
  }
  const land = place === GATE_PLACE ? '' : (state.lands[place - LAND_A]?.land ?? '');
  const growth = 1 + WEIGHTS.gloryGrowth * Math.min(3, left);
  let capture = 0;
  let kill = 0;
  if (monster !== '') {
    const record = monsterOf(monster);
    const calm = place === GATE_PLACE ? WEIGHTS.calm * state.panic.length * Math.min(1, left) : 0;
    capture = record.glory * growth + coin * record.captureCoins + calm;
    kill = record.glory * growth + record.trophies + calm;
  }
  const conquest =
    land === ''
      ? 0
      : landOf(land).glory * growth + symbolGain(clan, landOf(land).affinity) + WEIGHTS.landPerRound * Math.min(3, left);
  return { left, coin, dice: diceShare(clan, left), loot, capture, kill, conquest };
}

interface TrailGain {
  readonly coins: number;
  readonly potion: number;
  readonly venom: number;
}

function trailGain(state: State, place: PlaceIndex, index: number): TrailGain {
  const gain = { coins: 0, potion: 0, venom: 0 };
  for (const effect of trailBonus(state, place, index)) {
    if (effect.effect !== 'tokenBonus') continue;
    gain.coins += effect.gain.coins ?? 0;
    gain.potion += effect.gain.potion ?? 0;
    gain.venom += effect.gain.venom ?? 0;
  }
  return gain;
}

// All of a member on a trail that does not depend on the load: it is asked for many loads.
interface Sending {
  readonly fighter: Fighter | null;
  readonly guard: Guard | null;
  readonly conqueror: Fighter | null;
  readonly monster: string;
  readonly prospect: Prospect;
  readonly stakes: Stakes;
  readonly bonus: TrailGain;
  // Worth of the bonus brought home, of falling, and of going wounded.
  readonly home: number;
  readonly fallen: number;
  readonly start: number;
  // Value to reach for the land, 0 when there is none.
  readonly conquest: number;
}

function sendingOf(
  state: State,
  clan: Clan,
  member: Member,
  place: PlaceIndex,
  index: number,
  monster: string,
  prospect: Prospect,
  stakes: Stakes,
  bonus: TrailGain,
): Sending {
  const fights = monster !== '' && prospect.gone < 1;
  const land = place === GATE_PLACE || prospect.landLost ? '' : (state.lands[place - LAND_A]?.land ?? '');
  return {
    fighter: fights ? fighterOf(state, member, place, index, monster) : null,
    guard: fights ? guardOf(state, member, place, index, monster) : null,
    conqueror: prospect.gone > 0 ? fighterOf(state, member, place, index, '') : null,
    monster,
    prospect,
    stakes,
    bonus,
    home: stakes.coin * bonus.coins + (stakes.left > 0 ? WEIGHTS.homeGoods * (bonus.potion + bonus.venom) : 0),
    fallen: fights ? fallenGlory(place, index) - memberWorth(clan, member.id, stakes.left) - WEIGHTS.fall : 0,
    start: member.wounded ? -WEIGHTS.goWounded - WEIGHTS.go : -WEIGHTS.go,
    conquest: land === '' ? 0 : landOf(land).conquest,
  };
}

function fightWorth(sending: Sending, fighter: Fighter, guard: Guard, full: Load): number {
  const { monster, prospect, stakes, home } = sending;
  const force = armed(fighter, full, true);
  const { capture, kill } = monsterOf(monster);
  const canCapture = force.traps >= trapsToCapture(monster);
  const variance = prospect.variance + force.variance;
  let best = Number.NEGATIVE_INFINITY;
  for (let ward = 0; ward <= Math.min(force.magic, 2); ward++) {
    const fate = fateOf(guard, full, ward);
    const alive = 1 - fate.fallen;
    const mean = prospect.carry + force.mean - ward * force.magicMean;
    const killed = reaches(mean, variance, kill - force.killBonus);
    const caught = canCapture ? reaches(mean, variance, capture - force.captureBonus) : 0;
    const won = Math.max(caught, killed);
    const prize = killed * Math.max(stakes.kill, canCapture ? stakes.capture : 0) + Math.max(0, won - killed) * stakes.capture;
    const worth = alive * (prize + (1 - won) * stakes.loot + home) - WEIGHTS.wound * fate.wounded + fate.fallen * sending.fallen;
    if (worth > best) best = worth;
  }
  return best;
}

function sendWorth(sending: Sending, load: Load): number {
  const { fighter, guard, conqueror, prospect, stakes, bonus, home } = sending;
  const isPlain = bonus.potion + bonus.venom === 0;
  const full = isPlain ? load : { ...load, potion: load.potion + bonus.potion, venom: load.venom + bonus.venom };
  const fight = fighter === null || guard === null ? 0 : fightWorth(sending, fighter, guard, full);
  let free = home;
  if (conqueror !== null) {
    const force = armed(conqueror, full, false);
    const won = sending.conquest === 0 ? 0 : reaches(force.mean, force.variance, sending.conquest);
    free += won * stakes.conquest + (1 - won) * stakes.loot;
  }
  let worth = prospect.gone * free + (1 - prospect.gone) * fight;
  worth -= stakes.dice * (WEIGHTS.dieS * load.S + WEIGHTS.dieM * load.M);
  const fresh = stakes.left > 0 ? 1 : WEIGHTS.usedLast;
  for (const token of load.tokens) worth -= WEIGHTS.trapUsed * fresh * trapWorth(token);
  return worth - WEIGHTS.defenceUsed * fresh * load.defence + sending.start;
}

function loadSteps(member: string, trail: string, load: Load, required: number, S: number): Decision[] {
  const steps: Decision[] = [decide('send', member), decide('trail', trail)];
  const strength = load.S - S;
  for (let count = 0; count < strength; count++) steps.push(decide('add', 'S'));
  for (let count = 0; count < load.M - (required - S); count++) steps.push(decide('add', 'M'));
  for (const token of [...load.tokens].sort()) steps.push(decide('add', token));
  for (let count = 0; count < load.defence; count++) steps.push(decide('add', 'defence'));
  for (let count = 0; count < load.potion; count++) steps.push(decide('add', 'potion'));
  for (let count = 0; count < load.venom; count++) steps.push(decide('add', 'venom'));
  steps.push(decide('confirm'));
  return steps;
}

interface Choice {
  readonly load: Load;
  readonly worth: number;
}

// The best load, and where others are asked for too the best with more dice and the best with fewer.
function bestLoads(choices: readonly Choice[]): readonly Choice[] {
  const best = (among: (dice: number) => boolean): Choice | null => {
    let chosen: Choice | null = null;
    for (const each of choices)
      if (among(each.load.S + each.load.M) && each.worth > (chosen?.worth ?? Number.NEGATIVE_INFINITY)) chosen = each;
    return chosen;
  };
  const first = best(() => true);
  if (first === null) return [];
  const dice = first.load.S + first.load.M;
  return [first, best((count) => count > dice), best((count) => count < dice)].filter((each) => each !== null);
}

// Loads worth a look: dice from few to all, with and without traps, rising defence.
function addLandPlans(state: State, clan: Clan, trail: string, offer: Offer, others: boolean): void {
  const [place, index] = parseTrailKey(trail);
  const monster = monsterAt(state, place);
  const record = trailRecord(state, place, index);
  const required = record?.required ?? [];
  const needS = required.filter((colour) => colour === 'S').length;
  const needM = required.length - needS;
  const colours = record?.reinforce.colours ?? GATE.colours;
  const room = Math.min(record?.reinforce.max ?? GATE.diceFields, 8);
  const spareS = colours.includes('S') ? clan.S - needS : 0;
  const spareM = colours.includes('M') ? clan.M - needM : 0;
  const prospect = before(state, place, index, monster);
  const stakes = stakesOf(state, clan, place, monster);
  const bonus = trailGain(state, place, index);
  const traps = distinctTraps(clan, []).sort((one, other) => trapWorth(other) - trapWorth(one));
  const keep = goodsWish(state, stakes.left);
  const potion = monster === '' || keep > 1 ? 0 : Math.min(clan.potion, LIMITS.ownPotionsPerTrail);
  const venom = monster === '' || keep > 1 ? 0 : Math.min(clan.venom, LIMITS.ownVenomsPerTrail);
  for (const member of clan.members) {
    if (!canBeSent(member)) continue;
    const sending = sendingOf(state, clan, member, place, index, monster, prospect, stakes, bonus);
    let best: Load | null = null;
    let bestWorth = Number.NEGATIVE_INFINITY;
    const choices: Choice[] = [];
    const consider = (extraS: number, extraM: number, tokens: readonly string[], defence: number) => {
      const dice = required.length + extraS + extraM;
      if (!fitsTrail(place, dice, tokens.length + defence)) return;
      if (place === GATE_PLACE && dice + tokens.length + defence < GATE.minimumPieces) return;
      const load = { S: needS + extraS, M: needM + extraM, tokens, defence, potion, venom };
      const used = 2 * tokens.length + defence + load.potion + load.venom;
      const worth = sendWorth(sending, load) - keep * used;
      if (others) choices.push({ load, worth });
      if (worth > bestWorth) {
        bestWorth = worth;
        best = load;
      }
    };
    const most = Math.min(room, spareS + spareM);
    const mixes: [number, number][] = [];
    for (let extra = 0; extra <= most; extra++) {
      const strength = Math.min(spareS, extra);
      if (extra - strength <= spareM) mixes.push([strength, extra - strength]);
      const magic = Math.min(spareM, extra);
      if (magic > extra - strength && extra - magic <= spareS) mixes.push([extra - magic, magic]);
    }
    for (const [extraS, extraM] of mixes) consider(extraS, extraM, [], 0);
    const first = best as Load | null;
    if (monster !== '' || traps.length > 0) {
      const sets: string[][] = [];
      for (const trap of traps.slice(0, 3)) sets.push([trap]);
      if (clan.traps.length > 1) sets.push([...clan.traps].sort((one, other) => trapWorth(other) - trapWorth(one)).slice(0, 2));
      const dice: [number, number][] = [];
      if (mixes.length > 0) dice.push(known(mixes.at(-1)));
      if (mixes.length > 2) dice.push(known(mixes[mixes.length >> 1]));
      if (first !== null) dice.push([(first as Load).S - needS, (first as Load).M - needM]);
      const shields = Math.min(clan.defence, 3);
      for (const [extraS, extraM] of dice) {
        for (let defence = 0; defence <= shields; defence++) {
          if (defence > 0) consider(extraS, extraM, [], defence);
          for (const set of sets) consider(extraS, extraM, set, defence);
        }
      }
    }
    const chosen = best as Load | null;
    if (others) {
      for (const { load, worth } of bestLoads(choices))
        offer(worth, () => loadSteps(member.id, trail, load, required.length, needS));
    } else if (chosen !== null) offer(bestWorth, () => loadSteps(member.id, trail, chosen, required.length, needS));
  }
}

// `others`: not only the load that is thought best for a member and a trail.
export function addSendPlans(state: State, seat: number, offer: Offer, others = false): void {
  const clan = clanOf(state, seat);
  if (!clan.members.some(canBeSent)) return;
  for (const trail of openTrails(state, clan)) {
    const [place] = parseTrailKey(trail);
    if (isQuest(place)) addQuestPlans(state, clan, trail, offer);
    else addLandPlans(state, clan, trail, offer, others);
  }
}
