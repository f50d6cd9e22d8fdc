// Conservation of components and bounds of stores. Empty when all is well.
import { trapLimit } from './clan/clan';
import { LANDS } from './data/lands';
import { EQUIPMENT_CARDS, scenarioRule } from './data/lookup';
import { LOOT } from './data/loot';
import { MERCENARIES } from './data/members';
import { MONSTERS } from './data/monsters';
import { QUESTS } from './data/quests';
import { LIMITS } from './data/tables';
import { TRAIL_TILES } from './data/trail-tiles';
import { TRAPS } from './data/traps';
import { askOf, stageOf } from './requests';
import type { State } from './types';
import { allTrails } from './view';

function compare(name: string, held: readonly string[], all: readonly string[], faults: string[]): void {
  const left = held.filter((item) => item !== '').sort();
  const right = all.slice().sort();
  if (left.length !== right.length || left.some((item, index) => item !== right[index])) {
    faults.push(`${name}: ${left.length} pieces instead of ${right.length}`);
  }
}

export function checkInvariants(state: State): string[] {
  const faults: string[] = [];
  const { config } = state;
  const filter = scenarioRule(config.scenario, 'deckFilter')?.colour;
  const mercenaries = MERCENARIES.filter((card) => filter === undefined || card.dice.includes(filter)).map((card) => card.id);
  const isMercenary = (id: string) => mercenaries.includes(id);
  const members = state.clans.flatMap((clan) => clan.members.map((member) => member.id));
  compare(
    'mercenaries',
    [...state.mercenaryDeck, ...state.mercenaryDiscard, ...state.tavern, ...members.filter(isMercenary)],
    mercenaries,
    faults,
  );
  const gear = state.clans.flatMap((clan) => clan.members.flatMap((member) => member.gear));
  compare(
    'equipment',
    [...state.equipmentDeck, ...state.equipmentDiscard, ...state.market, ...gear, ...state.heirlooms],
    EQUIPMENT_CARDS,
    faults,
  );
  const trophies = state.clans.flatMap((clan) => clan.trophies);
  const standing = [...state.lands.map((land) => land.monster), state.gate.monster, ...state.escaped];
  compare(
    'monsters',
    [...state.monsterDeck, ...state.monsterDiscard, ...trophies, ...standing],
    MONSTERS.map((card) => card.id),
    faults,
  );
  const conquered = state.clans.flatMap((clan) => clan.lands.map((land) => land.id));
  compare(
    'lands',
    [...state.landDeck, ...state.landDiscard, ...conquered, ...state.lands.map((land) => land.land)],
    LANDS.map((card) => card.id),
    faults,
  );
  compare(
    'loot',
    [...state.lootDeck, ...state.lootDiscard, ...state.lootShown, ...state.clans.flatMap((clan) => clan.loot)],
    LOOT.map((token) => token.id),
    faults,
  );
  compare(
    'quests',
    [...state.questBag, ...state.questDiscard, ...state.quests.map((place) => place.quest)],
    QUESTS.map((quest) => quest.id),
    faults,
  );
  compare(
    'tiles',
    [...state.tileDeck, ...state.tileDiscard, ...state.lands.map((land) => land.tile)],
    TRAIL_TILES.map((tile) => tile.id),
    faults,
  );
  if (state.panic.length + state.panicPile.length !== 7) faults.push('panic tokens');
  checkTraps(state, faults);
  checkStores(state, faults);
  return faults;
}

function checkTraps(state: State, faults: string[]): void {
  const { config } = state;
  const trails = allTrails(state);
  const onTrails = trails.flatMap((trail) => [...trail.tokens, ...trail.shown.map((token) => token.id)]);
  const held = [
    ...state.trapDeck,
    ...state.trapDiscard,
    ...state.hut,
    ...state.clans.flatMap((clan) => clan.traps),
    ...onTrails,
    ...state.trickPile,
    ...state.trickDiscard,
    ...state.gone.filter((id) => id === 'startingTrap'),
  ];
  const kinds = config.clash ? ['improved', 'secured', 'trick'] : ['improved'];
  const all = TRAPS.filter((trap) => kinds.includes(trap.kind)).flatMap((trap) => Array<string>(trap.copies).fill(trap.id));
  for (let seat = 0; seat < config.seats; seat++) all.push('startingTrap');
  compare('traps', held, all, faults);
}

function checkStores(state: State, faults: string[]): void {
  state.clans.forEach((clan, seat) => {
    const fault = (text: string) => faults.push(`seat ${seat}: ${text}`);
    const amounts = [clan.glory, clan.coins, clan.S, clan.M, clan.defence, clan.potion, clan.venom];
    if (amounts.some((amount) => amount < 0 || !Number.isInteger(amount))) fault('an amount below 0');
    const discards = askOf(state)?.kind === 'discardTrap' || state.mix !== null || state.heirlooms.length > 0;
    if (clan.traps.length > trapLimit(clan) && !discards) fault('too many traps');
    if (clan.defence > LIMITS.defence) fault('too many defence tokens');
    const recovering = stageOf(state) === 'cleanUp';
    if (!recovering && (clan.potion > LIMITS.potion || clan.venom > LIMITS.venom)) fault('too many potions or venoms');
    const ids = clan.members.map((member) => member.id);
    if (new Set(ids).size !== ids.length) fault('a member twice');
    if (clan.leader !== '' && !ids.includes(clan.leader)) fault('a leader from elsewhere');
    for (const land of clan.lands) if (land.settler !== '' && !ids.includes(land.settler)) fault('a settler from elsewhere');
  });
  for (const trail of allTrails(state)) {
    if ([trail.S, trail.M, trail.defence, trail.potion, trail.venom].some((amount) => amount < 0)) faults.push('a trail below 0');
  }
}
