// The monster's side of a battle: whose trail it faces, redirection, wards, attack dice, wounds and falls (MON-100 to MON-118).
import { known } from '../../../core/invariant';
import { shuffle } from '../../../core/rng';
import { clanOf, findMember, livesOf, markUsed, settledLand, sourcesOf } from '../clan/clan';
import { effectIn, monsterOf, scenarioRule, trapOf } from '../data/lookup';
import { LIMITS } from '../data/tables';
import { nextRedirect } from '../decisions/adventure';
import { absorbersOn, absorbLeft, attackParts, sceneOf, sumOf } from '../outlands/battle-math';
import { fallenGlory, isGate, landAt, nextOccupied, trailAbsorbs, trailAt, trailKey, trailsOf } from '../outlands/trails';
import { type Assault, type Of, type PlaceIndex, SAMBOR, type Scene, type State, type Trail } from '../types';
import { changeGlory, rollDie } from './gains';
import { discardMember, discardSamborTrick, discardTrapToken, type MonsterStep, showTrap } from './supply';

const makeAssault = (trail: number, dice: number, cause: Assault['cause'], extra = 0): Assault => ({
  trail,
  dice,
  extra,
  cause,
  faces: [],
  hits: 0,
  rolled: false,
});

// MON-102: the next trail from the left faces the monster.
export function faceNextTrail(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  faceNext(state);
  scene.attack = sumOf(attackParts(state, scene.place, scene.monster));
}

function faceNext(state: State): Trail {
  const scene = sceneOf(state);
  scene.trail = nextOccupied(state);
  scene.assaults = [];
  scene.redirects = 0;
  const trail = trailAt(state, scene.place, scene.trail);
  trail.fought = true;
  return trail;
}

// MON-228: his redirected dice are rolled when his trail is reached.
export function faceSambor(step: MonsterStep): void {
  const trail = faceNext(step.state);
  const scene = sceneOf(step.state);
  for (const token of trail.shown) {
    const redirect = effectIn(trapOf(token.id).effects, 'redirectAttack');
    if (redirect !== null && token.target >= 0) redirectTo(scene, token.target, redirect.dice);
  }
}

// The attack itself comes behind what was sent away.
export function lineUpAttack(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  const { power } = monsterOf(scene.monster);
  scene.assaults.push(makeAssault(scene.trail, scene.attack, 'attack', effectIn(power, 'extraHits')?.hits ?? 0));
  const everyone = effectIn(power, 'attackAll');
  if (everyone !== null) {
    trailsOf(state, scene.place).forEach((trail, index) => {
      if (index !== scene.trail && trail.member !== '' && trail.seat >= 0) {
        scene.assaults.push(makeAssault(index, everyone.dice, 'everyone'));
      }
    });
  }
}

// MON-258: each source is asked once.
export function keep(step: MonsterStep): void {
  const { index } = known(nextRedirect(step.state));
  sceneOf(step.state).redirects = index + 1;
}

export function redirect(step: MonsterStep, decision: Of<'redirect'>, seat: number): void {
  const { state } = step;
  const scene = sceneOf(state);
  const { source, index } = known(nextRedirect(state));
  scene.redirects = index + 1;
  const { dice, side } = decision;
  const target = known(source.targets.find((each) => each.side === side)).trail;
  scene.attack -= dice;
  const trail = trailAt(state, scene.place, scene.trail);
  if (source.id === trail.member) {
    markUsed(state, source.id);
    // The ability leaves the list of sources once used, so the pointer stays.
    scene.redirects--;
  }
  // MON-216: dice redirected at Sambor are lost.
  if (trailAt(state, scene.place, target).seat >= 0) redirectTo(scene, target, dice);
  step.emit({
    type: 'attackRedirected',
    seat,
    from: trailKey(scene.place, scene.trail),
    to: trailKey(scene.place, target),
    dice,
    source: source.id,
  });
}

// Dice sent at the same member by several sources are one attack on him.
function redirectTo(scene: Scene, target: number, dice: number): void {
  const same = scene.assaults.find((assault) => assault.trail === target);
  if (same === undefined) scene.assaults.push(makeAssault(target, dice, 'redirected'));
  else same.dice += dice;
}

export function nextAssault(step: MonsterStep): void {
  sceneOf(step.state).assaults.shift();
}

// MON-111: removed magic dice take attack dice away.
export function ward(step: MonsterStep, decision: Of<'ward'>): void {
  const scene = sceneOf(step.state);
  const assault = known(scene.assaults[0]);
  const trail = trailAt(step.state, scene.place, assault.trail);
  const { count } = decision;
  for (let removed = 0; removed < count; removed++) removeMagic(trail);
  assault.dice -= count;
  rollAssault(step, count);
}

export const rollAttack = (step: MonsterStep): void => rollAssault(step, 0);

function removeMagic(trail: Trail): void {
  if (trail.M > 0) trail.M--;
  else known(trail.shown.find((token) => token.M > 0)).M--;
}

// MON-112: 3 to 6 hits; MON-230 rerolls misses once.
function rollAssault(step: MonsterStep, warded: number): void {
  const { state } = step;
  const scene = sceneOf(state);
  const assault = known(scene.assaults[0]);
  const trail = trailAt(state, scene.place, assault.trail);
  const again = scenarioRule(state.config.scenario, 'rerollMisses')?.times ?? 0;
  let rerolled = 0;
  assault.hits = assault.extra;
  assault.rolled = true;
  for (let die = 0; die < assault.dice; die++) {
    let face = rollDie(step);
    for (let times = 0; times < again && face < LIMITS.hitFrom; times++) {
      face = rollDie(step);
      rerolled++;
    }
    assault.faces.push(face);
    if (face >= LIMITS.hitFrom) assault.hits++;
  }
  if (!step.silent) {
    step.emit({
      type: 'attackRolled',
      seat: trail.seat,
      trail: trailKey(scene.place, assault.trail),
      member: trail.member,
      monster: scene.monster,
      cause: assault.cause,
      parts: assault.cause === 'attack' ? attackParts(state, scene.place, scene.monster) : [],
      warded,
      faces: assault.faces.slice(),
      rerolled,
      extra: assault.extra,
      hits: assault.hits,
    });
  }
}

export function takeHits(step: MonsterStep, decision: Of<'defend'>, seat: number): void {
  const { state } = step;
  const scene = sceneOf(state);
  const assault = known(scene.assaults.shift());
  const trail = trailAt(state, scene.place, assault.trail);
  const member = findMember(clanOf(state, seat), trail.member);
  const { outcome } = decision;
  const wounds = outcome === 'unhurt' ? 0 : outcome === 'wounded' ? 1 : livesOf(member);
  const used = outcome === 'fall' ? NOTHING : absorb(state, assault.trail, assault.hits - wounds);
  if (outcome === 'wounded') member.wounded = true;
  step.emit({
    type: 'hitsTaken',
    seat,
    trail: trailKey(scene.place, assault.trail),
    member: trail.member,
    hits: assault.hits,
    abilities: used.abilities,
    tokens: used.tokens,
    potions: used.potions,
    wounds,
    outcome,
  });
  // MON-280: once an attack, whatever the number of wounds.
  const perWound = effectIn(monsterOf(scene.monster).power, 'gloryPerWound')?.amount ?? 0;
  if (perWound > 0 && wounds > 0) changeGlory(step, seat, -perWound, scene.monster);
  if (outcome === 'fall') fall(step, scene.place, assault.trail);
}

const NOTHING = { abilities: 0, tokens: 0, potions: 0 };

// MON-113: abilities, then tokens, then potions.
function absorb(state: State, index: number, hits: number): typeof NOTHING {
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, index);
  const open = absorbersOn(state, scene.place, index, scene.monster);
  const abilities = Math.min(hits, open.abilities);
  const tokens = Math.min(hits - abilities, open.tokens);
  const potions = hits - abilities - tokens;
  spendAbilities(state, index, abilities);
  trail.defence -= tokens;
  trail.potion -= potions;
  return { abilities, tokens, potions };
}

// Trail bonus and guard first: they serve nowhere else.
function spendAbilities(state: State, index: number, hits: number): void {
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, index);
  const byTrail = Math.min(hits, trailAbsorbs(state, scene.place, index) - trail.absorbed);
  trail.absorbed += byTrail;
  let left = hits - byTrail;
  for (const source of sourcesOf(findMember(clanOf(state, trail.seat), trail.member))) {
    const taken = Math.min(left, absorbLeft(state, source, scene.monster));
    if (taken <= 0) continue;
    markUsed(state, source.card, taken);
    left -= taken;
  }
}

// MON-115
function fall(step: MonsterStep, place: PlaceIndex, index: number): void {
  const { state } = step;
  const trail = trailAt(state, place, index);
  const { seat, member } = trail;
  const clan = clanOf(state, seat);
  const glory = fallenGlory(place, index);
  const card = findMember(clan, member);
  state.equipmentDiscard.push(...card.gear);
  clan.members.splice(clan.members.indexOf(card), 1);
  if (clan.leader === member) clan.leader = '';
  const land = settledLand(clan, member);
  if (land !== null) land.settler = '';
  discardMember(state, member);
  clearTrail(step, trail);
  trail.member = '';
  trail.potion = 0;
  trail.venom = 0;
  trail.coins = 0;
  step.emit({ type: 'memberFell', seat, member, trail: trailKey(place, index), glory });
  changeGlory(step, seat, glory, 'fallen');
}

// Dice, traps and defence of a trail leave it; face-down tokens are shown.
export function clearTrail(step: MonsterStep, trail: Trail): void {
  const { state } = step;
  trail.S = 0;
  trail.M = 0;
  trail.I = [];
  trail.defence = 0;
  const tokens: string[] = [];
  for (const token of trail.shown) tokens.push(token.id);
  for (const id of trail.tokens) {
    tokens.push(id);
    if (trail.seat >= 0) showTrap(clanOf(state, trail.seat), id);
  }
  trail.shown = [];
  trail.tokens = [];
  if (tokens.length === 0) return;
  for (const id of tokens) {
    if (trail.seat === SAMBOR) discardSamborTrick(state, id);
    else discardTrapToken(state, id);
  }
  step.emit({ type: 'trailsCleared', tokens });
}

// MON-272: after the reward, one hit on everybody there, the killer included.
export function lineUpDeathBlow(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  const blow = effectIn(monsterOf(scene.monster).power, 'deathBlow');
  scene.assaults = [];
  if (blow === null || scene.result !== 'killed') return;
  trailsOf(state, scene.place).forEach((trail, index) => {
    if (trail.member !== '' && trail.seat >= 0) scene.assaults.push(makeAssault(index, 0, 'deathBlow', blow.hits));
  });
}

// MON-216: at Sambor's trail the monster is discarded; no kill, no powers.
export function driveAway(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  landAt(state, scene.place).monster = '';
  state.monsterDiscard.push(scene.monster);
  scene.result = 'discarded';
  step.emit({ type: 'monsterDriven', monster: scene.monster, to: 'discard' });
}

// MON-127, MON-141
export function endBattle(step: MonsterStep): void {
  const { state } = step;
  const scene = sceneOf(state);
  for (const trail of trailsOf(state, scene.place)) if (trail.fought) clearTrail(step, trail);
  scene.carry = 0;
  if (!isGate(scene.place)) landAt(state, scene.place).unbeaten = scene.result === '';
  else if (scene.result !== '') calmDown(step);
}

function calmDown(step: MonsterStep): void {
  const { state } = step;
  if (state.panic.length === 0) return;
  const buildings = state.panic;
  state.panicPile.push(...buildings);
  state.panic = [];
  shuffle(state.panicPile, step.rng);
  step.emit({ type: 'panicCleared', buildings });
}
