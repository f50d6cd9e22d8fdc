// What a seat may know: the public state with hidden kinds masked, and numbers worked out for the renderer and the AI.
import { known } from '../../core/invariant';
import { fieldCount, isClosed, latestInfluence } from './citadel/prices';
import {
  clanOf,
  gloryDice,
  prevailingGlory,
  reputationOf,
  settledLand,
  sourcesOf,
  trapLimit,
  trophyCount,
  wageOf,
  wagesOwed,
} from './clan/clan';
import { cloneState } from './clone';
import { buildingOf, equipmentOf, memberOf, trapOf } from './data/lookup';
import { BUILDING_IDS } from './data/records';
import { deserters } from './decisions/clean-up';
import { absorbLeft } from './outlands/battle-math';
import {
  fallenGlory,
  PLACE_INDEXES,
  requiredDice,
  trailAbsorbs,
  trailBonus,
  trailKey,
  trailRecord,
  trailsOf,
} from './outlands/trails';
import { actionOf, askedSeat, askOf, stageOf } from './requests';
import { sceneView } from './scene-view';
import { compareClans, leaderReputation, scoreParts, symbolsOf } from './scoring';
import { type Clan, HIDDEN, type Member, type PlaceIndex, type PublicState, SAMBOR, type State, type Trail } from './types';
import type { BuildingView, ClanView, Event, FieldView, MemberView, TrailView, View } from './view-types';

export function allTrails(state: PublicState): Trail[] {
  return PLACE_INDEXES.flatMap((place) => trailsOf(state, place));
}

// Tokens of a clan that lie face down, in the supply and on trails.
function hiddenTraps(state: PublicState, seat: number): string[] {
  const tokens = clanOf(state, seat).traps.slice();
  for (const trail of allTrails(state)) if (trail.seat === seat) tokens.push(...trail.tokens);
  return tokens;
}

// MON-331: hidden tokens whose kind nobody else saw.
function unknownTraps(state: State, seat: number): string[] {
  const tokens = hiddenTraps(state, seat);
  for (const trap of clanOf(state, seat).knownTraps) tokens.splice(tokens.indexOf(trap), 1);
  return tokens;
}

const sorted = <Item extends string>(items: readonly Item[]): Item[] => items.slice().sort();

export function viewFor(state: State, seat: number | null): View {
  const copy = cloneState(state);
  const traps = copy.trapDeck.slice();
  const tricks = copy.trickPile.slice();
  for (let other = 0; other < state.config.seats; other++) if (other !== seat) traps.push(...unknownTraps(copy, other));
  for (const trail of allTrails(copy)) {
    if (trail.seat === SAMBOR) tricks.push(...trail.tokens);
    if (trail.seat !== seat) trail.tokens.fill(HIDDEN);
  }
  const unknown = state.clans.map((_, owner) => unknownTraps(state, owner).length);
  copy.clans.forEach((clan, owner) => {
    if (owner !== seat) clan.traps.fill(HIDDEN);
  });
  if (copy.work !== null && askedSeat(state) !== seat) copy.work.tokens.fill(HIDDEN);
  const {
    mercenaryDeck,
    equipmentDeck,
    trapDeck,
    lootDeck,
    tileDeck,
    monsterDeck,
    landDeck,
    questBag,
    panicPile,
    trickPile,
    ...open
  } = copy;
  return {
    ...open,
    ask: askOf(state),
    stage: stageOf(state),
    work: open.work === null ? null : { ...open.work, action: actionOf(state) },
    viewer: seat,
    piles: {
      mercenaries: mercenaryDeck.length,
      equipment: equipmentDeck.length,
      traps: trapDeck.length,
      loot: lootDeck.length,
      tiles: tileDeck.length,
      monsters: monsterDeck.length,
      lands: landDeck.length,
      quests: questBag.length,
      panic: panicPile.length,
      tricks: trickPile.length,
    },
    unseen: {
      mercenaries: sorted(mercenaryDeck),
      equipment: sorted(equipmentDeck),
      traps: sorted(traps),
      loot: sorted(lootDeck),
      tiles: sorted(tileDeck),
      monsters: sorted(monsterDeck),
      lands: sorted(landDeck),
      quests: sorted(questBag),
      panic: sorted(panicPile),
      tricks: sorted(tricks),
    },
    clanViews: open.clans.map((clan, owner) => clanView(open, clan, owner, known(unknown[owner]))),
    buildingViews: BUILDING_IDS.map((building) => buildingView(open, building)),
    trailViews: PLACE_INDEXES.map((place) => trailsOf(open, place).map((_, index) => trailView(open, place, index))),
    prices: {
      hut: open.hut.map((trap) => (trap === '' ? -1 : trapOf(trap).cost)),
      tavern: open.tavern.map((card) => (card === '' ? -1 : memberOf(card).cost)),
      market: open.market.map((card) => (card === '' ? -1 : equipmentOf(card).cost)),
    },
    attackTrack: open.config.track[open.round - 1] ?? 0,
    sceneView: sceneView(open),
  };
}

function clanView(state: PublicState, clan: Clan, seat: number, unknown: number): ClanView {
  const parts = scoreParts(clan);
  return {
    seat,
    reputation: reputationOf(clan),
    prevailing: prevailingGlory(clan),
    members: clan.members.map((member) => memberView(state, clan, member, seat)),
    diceTier: gloryDice(clan.glory).slice(),
    wagePerMember: wageOf(clan.glory),
    wages: wagesOwed(clan),
    deserters: deserters(clan).map((member) => member.id),
    trapLimit: trapLimit(clan),
    trophyCount: trophyCount(clan),
    symbols: symbolsOf(clan),
    score: parts.reduce((sum, part) => sum + part.points, 0),
    place: 1 + state.clans.filter((other) => compareClans(other, clan) > 0).length,
    leaderReputation: leaderReputation(clan),
    scoreParts: parts,
    unknownTraps: unknown,
  };
}

function memberView(state: PublicState, clan: Clan, member: Member, seat: number): MemberView {
  const record = memberOf(member.id);
  return {
    id: member.id,
    wounded: member.wounded,
    away: member.away,
    gear: member.gear.slice(),
    name: record.name,
    affinity: record.affinity,
    reputation: record.reputation,
    cost: record.cost,
    dice: record.dice.slice(),
    leader: clan.leader === member.id,
    land: settledLand(clan, member.id)?.id ?? '',
    trail: trailOfMember(state, member.id, seat),
    absorbs: sourcesOf(member).reduce((sum, source) => sum + absorbLeft(state, source, ''), 0),
  };
}

function trailOfMember(state: PublicState, member: string, seat: number): string {
  for (const place of PLACE_INDEXES) {
    const index = trailsOf(state, place).findIndex((trail) => trail.seat === seat && trail.member === member);
    if (index >= 0) return trailKey(place, index);
  }
  return '';
}

function buildingView(state: PublicState, building: (typeof BUILDING_IDS)[number]): BuildingView {
  const record = buildingOf(building);
  const placed = state.buildings[building];
  const bare = (die: (typeof placed)[number]) => ({ seat: die.seat, colour: die.colour, value: die.value });
  const count = fieldCount(state, building);
  const fields: FieldView[] = [];
  for (let field = 0; Number.isFinite(count) && field < count; field++) {
    fields.push({
      dice: record.incomeByField?.[field]?.dice ?? 1,
      gain: record.incomeByField?.[field]?.coins ?? record.tokensByField?.[field] ?? 0,
      placed: placed.filter((die) => die.field === field).map(bare),
    });
  }
  return {
    id: building,
    closed: isClosed(state, building),
    panic: state.panic.includes(building),
    fields,
    loose: fields.length === 0 ? placed.map(bare) : [],
    chain: latestInfluence(state, building),
  };
}

function trailView(state: PublicState, place: PlaceIndex, index: number): TrailView {
  const record = trailRecord(state, place, index);
  const tokenBonus: Record<string, number> = {};
  const rerolls: { colours: readonly ('S' | 'M' | 'I')[]; times: number }[] = [];
  for (const effect of trailBonus(state, place, index)) {
    if (effect.effect === 'tokenBonus') Object.assign(tokenBonus, effect.gain);
    if (effect.effect === 'reroll') rerolls.push({ colours: effect.colours.slice(), times: effect.times });
  }
  return {
    key: trailKey(place, index),
    required: requiredDice(state, place, index).map((colours) => colours.slice()),
    reinforceColours: record?.reinforce.colours.slice() ?? (place === 4 ? ['S', 'M'] : []),
    reinforceMax: record?.reinforce.max ?? (place === 4 ? 8 : 0),
    absorbs: trailAbsorbs(state, place, index) - known(trailsOf(state, place)[index]).absorbed,
    rerolls,
    tokenBonus,
    fallenGlory: place < 2 ? 0 : fallenGlory(place, index),
  };
}

// Kinds of tokens laid face down and of traps drawn unseen are the owner's alone.
export function redactEvent(event: Event, seat: number | null): Event | null {
  if (event.type === 'memberSent' && event.seat !== seat && event.tokens.length > 0) {
    return { ...event, tokens: event.tokens.map(() => HIDDEN) };
  }
  if (event.type === 'trapDrawn' && event.seat !== seat) return { ...event, trap: HIDDEN };
  return event;
}

// MON-332: only the faces of traps are secret, and only if others could mistake them.
export function hasSecret(state: State, seat: number): boolean {
  if (unknownTraps(state, seat).length > 0) return true;
  const laid = allTrails(state).some((trail) => trail.seat === seat && trail.tokens.length > 0);
  const picked = askedSeat(state) === seat && (state.work?.tokens.length ?? 0) > 0;
  return (laid || picked) && new Set(hiddenTraps(state, seat)).size > 1;
}
