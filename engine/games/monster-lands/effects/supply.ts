// Piles and displays: drawing, rebuilding from discards, refilling, and where lost pieces go (MON-2).
import { shuffle } from '../../../core/rng';
import type { Step } from '../../../core/step';
import { effectIn, isRookie, monsterOf, ROOKIE_IDS, trapOf } from '../data/lookup';
import { STARTING_MEMBERS } from '../data/members';
import { type Clan, GATE_PLACE, PLACES, type PlaceIndex, type State } from '../types';
import type { Event } from '../view-types';

export type MonsterStep = Step<State, Event>;

const starters = new Set(STARTING_MEMBERS.map((member) => member.id));

// MON-2: an empty pile is rebuilt from its discards; '' when those are empty too.
function drawRebuilt(step: MonsterStep, pile: string[], discard: string[]): string {
  if (pile.length === 0 && discard.length > 0) {
    for (const item of discard) pile.push(item);
    discard.length = 0;
    shuffle(pile, step.rng);
  }
  return pile.pop() ?? '';
}

export const drawMercenary = (step: MonsterStep): string =>
  drawRebuilt(step, step.state.mercenaryDeck, step.state.mercenaryDiscard);
export const drawTrap = (step: MonsterStep): string => drawRebuilt(step, step.state.trapDeck, step.state.trapDiscard);
const drawLoot = (step: MonsterStep): string => drawRebuilt(step, step.state.lootDeck, step.state.lootDiscard);
// MON-228: tricks that only Sambor lays.
export const drawTrick = (step: MonsterStep): string => drawRebuilt(step, step.state.trickPile, step.state.trickDiscard);
const drawTile = (step: MonsterStep): string => drawRebuilt(step, step.state.tileDeck, step.state.tileDiscard);

function fill(display: string[], draw: () => string): boolean {
  let changed = false;
  for (let slot = 0; slot < display.length; slot++) {
    if (display[slot] !== '') continue;
    const drawn = draw();
    display[slot] = drawn;
    changed ||= drawn !== '';
  }
  return changed;
}

export function refillHut(step: MonsterStep): void {
  const { state } = step;
  if (fill(state.hut, () => drawTrap(step)) && !step.silent) step.emit({ type: 'hutRefilled', hut: state.hut.slice() });
}

export function refillTavern(step: MonsterStep): void {
  const { state } = step;
  if (fill(state.tavern, () => drawMercenary(step)) && !step.silent) {
    step.emit({ type: 'tavernRefilled', tavern: state.tavern.slice() });
  }
}

// Equipment is not rebuilt.
export function refillMarket(step: MonsterStep): void {
  const { state } = step;
  if (fill(state.market, () => state.equipmentDeck.pop() ?? '') && !step.silent) {
    step.emit({ type: 'marketRefilled', market: state.market.slice() });
  }
}

export function refillLoot(step: MonsterStep): void {
  const { state } = step;
  if (fill(state.lootShown, () => drawLoot(step)) && !step.silent) {
    step.emit({ type: 'lootRefilled', loot: state.lootShown.slice() });
  }
}

// A trap that was used, shown or thrown away. Starting traps leave the game.
export function discardTrapToken(state: State, trap: string): void {
  const kind = trapOf(trap).kind;
  if (kind === 'starting') state.gone.push(trap);
  else state.trapDiscard.push(trap);
}

// Tricks of scenario 8 have their own pile.
export function discardSamborTrick(state: State, trick: string): void {
  state.trickDiscard.push(trick);
}

// Everybody now knows that this kind is no longer hidden (MON-331).
export function showTrap(clan: Clan, trap: string): void {
  const index = clan.knownTraps.indexOf(trap);
  if (index >= 0) clan.knownTraps.splice(index, 1);
}

// A member who died or deserted. Equipment is the caller's business.
export function discardMember(state: State, member: string): void {
  if (isRookie(member)) {
    if (ROOKIE_IDS.includes(member)) state.rookies.push(member);
  } else if (starters.has(member)) {
    state.gone.push(member);
  } else {
    state.mercenaryDiscard.push(member);
  }
}

// MON-277: a monster of that power goes to the gate at once, and the place gets another.
export function drawMonsterFor(step: MonsterStep, place: PlaceIndex): void {
  const { state } = step;
  for (;;) {
    const monster = state.monsterDeck.pop() ?? '';
    if (monster === '') return;
    if (place === GATE_PLACE || effectIn(monsterOf(monster).power, 'gateOnReveal') !== null) {
      moveToGate(step, monster);
      if (place === GATE_PLACE) return;
      continue;
    }
    const land = state.lands[place - 2];
    if (land !== undefined) land.monster = monster;
    if (!step.silent) step.emit({ type: 'monsterDrawn', place: PLACES[place], monster });
    return;
  }
}

function moveToGate(step: MonsterStep, monster: string): void {
  const { state } = step;
  const ousted = state.gate.monster;
  if (ousted !== '') state.monsterDiscard.push(ousted);
  state.gate.monster = monster;
  step.emit({ type: 'gateFilled', monster, ousted });
}

// MON-226: the topmost monster of the level in the deck, else a random discarded one, else none.
export function gateMonsterOfLevel(step: MonsterStep, level: 'A' | 'B'): void {
  const { state } = step;
  if (state.gate.monster !== '') return;
  for (let index = state.monsterDeck.length - 1; index >= 0; index--) {
    const monster = state.monsterDeck[index] ?? '';
    if (monsterOf(monster).level !== level) continue;
    state.monsterDeck.splice(index, 1);
    moveToGate(step, monster);
    return;
  }
  const discarded = state.monsterDiscard.filter((monster) => monsterOf(monster).level === level);
  if (discarded.length === 0) return;
  const chosen = discarded[step.rng.int(discarded.length)] ?? '';
  state.monsterDiscard.splice(state.monsterDiscard.indexOf(chosen), 1);
  moveToGate(step, chosen);
}

// A new land with its tile on a random side (MON-5, MON-167).
export function drawLandFor(step: MonsterStep, index: number): void {
  const { state } = step;
  const place = state.lands[index];
  const land = state.landDeck.pop() ?? '';
  if (place === undefined || land === '') return;
  if (place.tile !== '') state.tileDiscard.push(place.tile);
  place.land = land;
  place.tile = drawTile(step);
  place.face = step.rng.int(2) === 0 ? 'a' : 'b';
  step.emit({ type: 'landDrawn', place: index === 0 ? 'A' : 'B', land, tile: place.tile, face: place.face });
}

export function drawQuests(step: MonsterStep): void {
  const { state } = step;
  for (const place of state.quests) place.quest = state.questBag.pop() ?? '';
  if (!step.silent) step.emit({ type: 'questsDrawn', quests: state.quests.map((place) => place.quest) });
}
