// The virtual player's turn in the deployment phase (MON-211 to MON-214, MON-228, MON-229).
import { known } from '../../../core/invariant';
import { freeField, isClosed, mineField } from '../citadel/prices';
import { makeDie } from '../clan/dice';
import { buildingOf, scenarioRule } from '../data/lookup';
import { VIRTUAL_PLAYER } from '../data/solo';
import { trailKey, trailsOf } from '../outlands/trails';
import { type BuildingId, CONTRACT, DICE_QUEST, LAND_A, NOBODY, type PlaceIndex, SAMBOR, type State } from '../types';
import { rollDie } from './gains';
import { discardTrapToken, drawTrick, type MonsterStep, refillHut, refillMarket, refillTavern } from './supply';

interface Target {
  readonly place: string;
  // Null when the place is a trail.
  readonly building: BuildingId | null;
  readonly outlands: PlaceIndex;
  readonly index: number;
}

// Where the two dice send him, or null when that is full, closed or he lacks a token.
function targetOf(state: State, red: number, yellow: number): Target | null {
  if (VIRTUAL_PLAYER.areaByRed[red - 1] === 'citadel') {
    const building = known(VIRTUAL_PLAYER.citadelByYellow[yellow - 1]);
    if (isClosed(state, building) || samborField(state, building) < 0) return null;
    return { place: building, building, outlands: LAND_A, index: 0 };
  }
  const table = scenarioRule(state.config.scenario, 'samborOutlands')?.byYellow ?? VIRTUAL_PLAYER.outlandsByYellow;
  const place = known(table[yellow - 1]);
  if (state.samborTokens === 0) return null;
  const outlands: PlaceIndex = place === 'questA' ? DICE_QUEST : place === 'questB' ? CONTRACT : LAND_A;
  const trails = trailsOf(state, outlands);
  const index = outlands === LAND_A ? Number(place.slice(4)) - 1 : trails.findIndex((trail) => trail.seat === NOBODY);
  return trails[index]?.seat === NOBODY ? { place, building: null, outlands, index } : null;
}

// MON-213: in the mine the free field of highest income.
function samborField(state: State, building: BuildingId): number {
  if (building !== 'mine') return freeField(state, building);
  const double = mineField(state, 2);
  return double >= 0 ? double : mineField(state, 1);
}

function hasTarget(state: State): boolean {
  for (let red = 1; red <= 6; red++)
    for (let yellow = 1; yellow <= 6; yellow++) if (targetOf(state, red, yellow) !== null) return true;
  return false;
}

// MON-212: both dice are rolled again until they name a place he can take.
export function samborTurn(step: MonsterStep): void {
  const { state } = step;
  if (!hasTarget(state)) {
    step.emit({ type: 'samborActed', red: 0, yellow: 0, place: '', die: '', removed: [], skipped: true });
    return;
  }
  for (;;) {
    const red = rollDie(step);
    const yellow = rollDie(step);
    const target = targetOf(state, red, yellow);
    if (target === null) continue;
    if (target.building !== null) visitBuilding(step, target.building, red, yellow);
    else takeTrail(step, target, red, yellow);
    return;
  }
}

function visitBuilding(step: MonsterStep, building: BuildingId, red: number, yellow: number): void {
  const { state } = step;
  const colour = known(VIRTUAL_PLAYER.dieByBuilding[building]);
  const value = colour === 'I' ? rollDie(step) : 0;
  const field = samborField(state, building);
  const dice = building === 'mine' ? known(known(buildingOf('mine').incomeByField)[field]).dice : 1;
  for (let count = 0; count < dice; count++) state.buildings[building].push({ seat: SAMBOR, colour, value, field });
  const removed = removeOffer(state, building, red);
  step.emit({ type: 'samborActed', red, yellow, place: building, die: makeDie(colour, value), removed, skipped: false });
  refillHut(step);
  refillTavern(step);
  refillMarket(step);
}

// What he takes from a display is discarded; an empty slot removes nothing.
function removeOffer(state: State, building: BuildingId, red: number): string[] {
  const index = (VIRTUAL_PLAYER.removesByRed[building]?.index[red - 1] ?? 0) - 1;
  const removed: string[] = [];
  const take = (display: string[], slot: number) => {
    const item = display[slot] ?? '';
    if (item === '') return;
    display[slot] = '';
    removed.push(item);
  };
  if (building === 'hut') {
    take(state.hut, 2 * index);
    take(state.hut, 2 * index + 1);
    for (const trap of removed) discardTrapToken(state, trap);
  } else if (building === 'tavern') {
    take(state.tavern, index);
    state.mercenaryDiscard.push(...removed);
  } else if (building === 'market') {
    take(state.market, index);
    state.equipmentDiscard.push(...removed);
  }
  return removed;
}

// MON-214: a token blocks the trail; in scenario 8 with tricks under it.
function takeTrail(step: MonsterStep, target: Target, red: number, yellow: number): void {
  const { state } = step;
  const trail = known(trailsOf(state, target.outlands)[target.index]);
  state.samborTokens--;
  trail.seat = SAMBOR;
  trail.member = 'sambor';
  const tricks = target.outlands === LAND_A ? (scenarioRule(state.config.scenario, 'samborTricks')?.count ?? 0) : 0;
  for (let count = 0; count < tricks; count++) {
    const trick = drawTrick(step);
    if (trick !== '') trail.tokens.push(trick);
  }
  const place = trailKey(target.outlands, target.index);
  step.emit({ type: 'samborActed', red, yellow, place, die: '', removed: [], skipped: false });
}
