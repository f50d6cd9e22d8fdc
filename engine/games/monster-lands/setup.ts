// The table before the first round (MON-1 to MON-7, MON-210, scenario set-ups).
import { known } from '../../core/invariant';
import { type Rng, shuffle } from '../../core/rng';
import { PANIC } from './data/buildings';
import { LANDS } from './data/lands';
import { buildingOf, difficultyOf, EQUIPMENT_CARDS, memberOf, monsterOf, ROOKIE_IDS, scenarioRule } from './data/lookup';
import { LOOT } from './data/loot';
import { MERCENARIES, STARTING_MEMBERS } from './data/members';
import { MONSTERS } from './data/monsters';
import { QUESTS } from './data/quests';
import { AFFINITIES } from './data/records';
import { VIRTUAL_PLAYER } from './data/solo';
import { LAND_COUNT, LIMITS, ROUND_TRACK, START } from './data/tables';
import { TRAIL_TILES } from './data/trail-tiles';
import { TRAPS } from './data/traps';
import { drawLandFor, drawMonsterFor, drawQuests, gateMonsterOfLevel, type MonsterStep } from './effects/supply';
import { emptyTrail } from './outlands/trails';
import { type Affinity, type Clan, type Config, LAND_A, type Options, type PlaceIndex, type State } from './types';

const SMALL_REPUTATION = 4;
// A solo game is laid out as for two.
const LEAST_OFFER = 2;
const HUT_SLOTS = 6;
const MARKET_SLOTS = 3;

function makeConfig(options: Options, seats: number): Config {
  const difficulty = difficultyOf(options.difficulty);
  const rounds = scenarioRule(options.scenario, 'roundLimit')?.rounds ?? LIMITS.rounds;
  return {
    seats,
    difficulty: options.difficulty,
    scenario: options.scenario,
    queensGift: options.queensGift,
    moreMonsters: options.moreMonsters,
    trickery: options.trickery,
    clash: options.trickery || scenarioRule(options.scenario, 'samborTricks') !== null,
    rounds,
    track: ROUND_TRACK[difficulty.roundTrack],
  };
}

const blanks = (count: number): string[] => Array.from({ length: count }, () => '');

export function setup(options: Options, seats: number, rng: Rng): State {
  const config = makeConfig(options, seats);
  const state = emptyState(config);
  const step: MonsterStep = { state, rng, emit: () => undefined, silent: true };
  state.clans = dealAffinities(options, config, rng).map((affinity) => foundClan(affinity, config));
  fillPiles(state, rng);
  layOutTavern(state, rng);
  fillSlots(state.hut, state.trapDeck);
  fillSlots(state.market, state.equipmentDeck);
  fillSlots(state.lootShown, state.lootDeck);
  for (let index = 0; index < state.lands.length; index++) drawLandFor(step, index);
  placeFirstMonsters(step);
  const gateLevel = scenarioRule(config.scenario, 'gateMonsterAtSetup')?.level;
  if (gateLevel !== undefined) gateMonsterOfLevel(step, gateLevel);
  drawQuests(step);
  state.firstPlayer = seats === 1 ? 0 : rng.int(seats);
  state.turnSeat = state.firstPlayer;
  return state;
}

function emptyState(config: Config): State {
  const seats = String(config.seats);
  return {
    phase: 'boot',
    config,
    round: 1,
    firstPlayer: 0,
    turnSeat: 0,
    mix: null,
    heirlooms: [],
    work: null,
    scene: null,
    clans: [],
    uses: {},
    moved: [],
    tavern: blanks(known(buildingOf('tavern').display?.[seats])),
    rookies: ROOKIE_IDS.slice(),
    market: blanks(MARKET_SLOTS),
    hut: blanks(HUT_SLOTS),
    lootShown: blanks(LIMITS.lootDisplay),
    buildings: { hut: [], alchemist: [], tavern: [], merchant: [], armoury: [], market: [], mine: [] },
    panic: [],
    quests: [0, 1].map(() => ({ quest: '', trails: [emptyTrail(), emptyTrail()] })),
    lands: Array.from({ length: known(LAND_COUNT[seats]) }, () => ({
      land: '',
      tile: '',
      face: 'a' as const,
      monster: '',
      trails: [emptyTrail(), emptyTrail(), emptyTrail(), emptyTrail()],
      unbeaten: false,
    })),
    gate: { monster: '', trails: [emptyTrail(), emptyTrail()] },
    escaped: [],
    samborTokens: config.seats === 1 ? VIRTUAL_PLAYER.assignmentTokens : 0,
    mercenaryDiscard: [],
    equipmentDiscard: [],
    trapDiscard: [],
    lootDiscard: [],
    tileDiscard: [],
    monsterDiscard: [],
    landDiscard: [],
    questDiscard: [],
    trickDiscard: [],
    gone: [],
    mercenaryDeck: [],
    equipmentDeck: [],
    trapDeck: [],
    lootDeck: [],
    tileDeck: [],
    monsterDeck: [],
    landDeck: [],
    questBag: [],
    panicPile: [],
    trickPile: [],
  };
}

// MON-7: distinct affinities, random where none was asked for.
function dealAffinities(options: Options, config: Config, rng: Rng): Affinity[] {
  const fixed = scenarioRule(config.scenario, 'startAffinity')?.affinity;
  const wanted = Array.from({ length: config.seats }, (_, seat) => fixed ?? options.affinities[seat] ?? 'random');
  const free = shuffle(
    AFFINITIES.filter((affinity) => !wanted.includes(affinity)),
    rng,
  );
  return wanted.map((affinity) => (affinity === 'random' ? known(free.pop()) : affinity));
}

function foundClan(affinity: Affinity, config: Config): Clan {
  const [leader, first] = ['leader', 'first'].map((role) =>
    known(STARTING_MEMBERS.find((member) => member.affinity === affinity && member.role === role)),
  );
  // MON-223: other amounts to start with.
  const given = scenarioRule(config.scenario, 'startResources')?.gain;
  return {
    affinity,
    leader: known(leader).id,
    members: [known(leader), known(first)].map((member) => ({ id: member.id, wounded: false, away: false, gear: [] })),
    glory: START.glory,
    coins: given?.coins ?? START.coins,
    S: 0,
    M: 0,
    I: [],
    traps: [START.trap],
    knownTraps: [START.trap],
    defence: given?.defence ?? 0,
    potion: given?.potion ?? 0,
    venom: given?.venom ?? 0,
    loot: [],
    trophies: [],
    lands: [],
    passed: false,
    quests: 0,
  };
}

function fillPiles(state: State, rng: Rng): void {
  const { config } = state;
  const filter = scenarioRule(config.scenario, 'deckFilter')?.colour;
  const mercenaries = MERCENARIES.filter((card) => filter === undefined || card.dice.includes(filter));
  state.mercenaryDeck = shuffle(
    mercenaries.map((card) => card.id),
    rng,
  );
  state.equipmentDeck = shuffle(EQUIPMENT_CARDS.slice(), rng);
  // MON-200; scenario 8 gives the tricks to Sambor alone.
  const kinds = config.trickery ? ['improved', 'secured', 'trick'] : config.clash ? ['improved', 'secured'] : ['improved'];
  state.trapDeck = shuffle(copiesOf(kinds), rng);
  if (config.clash && !config.trickery) state.trickPile = shuffle(copiesOf(['trick']), rng);
  state.lootDeck = shuffle(
    LOOT.map((token) => token.id),
    rng,
  );
  state.tileDeck = shuffle(
    TRAIL_TILES.map((tile) => tile.id),
    rng,
  );
  state.landDeck = shuffle(
    LANDS.map((land) => land.id),
    rng,
  );
  state.questBag = shuffle(
    QUESTS.map((quest) => quest.id),
    rng,
  );
  state.panicPile = shuffle(PANIC.slice(), rng);
  state.monsterDeck = shuffle(
    MONSTERS.map((monster) => monster.id),
    rng,
  );
}

const copiesOf = (kinds: readonly string[]): string[] =>
  TRAPS.filter((trap) => kinds.includes(trap.kind)).flatMap((trap) => Array.from({ length: trap.copies }, () => trap.id));

function fillSlots(display: string[], pile: string[]): void {
  for (let slot = 0; slot < display.length; slot++) display[slot] = pile.pop() ?? '';
}

// MON-4: enough mercenaries whom a new clan could hire.
export function layOutTavern(state: State, rng: Rng): void {
  fillSlots(state.tavern, state.mercenaryDeck);
  const aside: string[] = [];
  const wanted = Math.max(LEAST_OFFER, state.config.seats);
  while (state.tavern.filter((card) => card !== '' && memberOf(card).reputation <= SMALL_REPUTATION).length < wanted) {
    let highest = 0;
    for (let slot = 1; slot < state.tavern.length; slot++) {
      if (memberOf(known(state.tavern[slot])).reputation > memberOf(known(state.tavern[highest])).reputation) highest = slot;
    }
    aside.push(known(state.tavern[highest]));
    state.tavern[highest] = known(state.mercenaryDeck.pop());
  }
  if (aside.length === 0) return;
  state.mercenaryDeck.push(...aside);
  shuffle(state.mercenaryDeck, rng);
}

// MON-5, MON-190: at the lower levels the first monsters are of level A.
function placeFirstMonsters(step: MonsterStep): void {
  const { state } = step;
  const easy = difficultyOf(state.config.difficulty).firstMonsters === 'A';
  for (let index = 0; index < state.lands.length; index++) {
    if (easy) {
      const top = state.monsterDeck.findLastIndex((monster) => monsterOf(monster).level === 'A');
      state.monsterDeck.push(...state.monsterDeck.splice(top, 1));
    }
    drawMonsterFor(step, (LAND_A + index) as PlaceIndex);
  }
}
